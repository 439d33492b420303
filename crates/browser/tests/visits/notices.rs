//! Notices to people who are away, asked for at the table.

use crate::online::table;
use browser::Site;
use notify::MailSettings;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

/// A mail server that takes everything and tells what it got. It ends with the test.
fn mail_server() -> (MailSettings, Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let server = format!("smtp://{}", listener.local_addr().unwrap());
    let (told, mails) = mpsc::channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let (mut reader, mut writer) =
                stream.map(|it| (BufReader::new(it.try_clone().unwrap()), it)).unwrap();
            writer.write_all(b"220 hello\r\n").unwrap();
            let (mut line, mut mail) = (String::new(), None::<String>);
            while reader.read_line(&mut line).is_ok_and(|read| read > 0) {
                let said = std::mem::take(&mut line);
                match &mut mail {
                    Some(_) if said == ".\r\n" => {
                        // A test that is over reads no more.
                        let _ = told.send(mail.take().unwrap());
                        writer.write_all(b"250 taken\r\n").unwrap();
                    }
                    Some(text) => text.push_str(&said),
                    None if said.starts_with("DATA") => {
                        mail = Some(String::new());
                        writer.write_all(b"354 go on\r\n").unwrap();
                    }
                    None => writer.write_all(b"250 fine\r\n").unwrap(),
                }
            }
        }
    });
    (MailSettings { server, from: "table@example.org".into() }, mails)
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn notices_come_by_email_once_the_code_came_back() {
    let (settings, mails) = mail_server();
    let site = Site::sending(Some(settings));
    let (ada, ben) = table(&site, "requiem", &[("#option-sides", "1")]);
    ada.click(".company details:has([type=email]) summary");
    ada.click("[type=email]");
    ada.keys("ada@example.com\u{e007}");
    assert!(ada.text(".notice").contains("code is on its way"));
    let mail = mails.recv_timeout(Duration::from_secs(20)).unwrap();
    let code = mail.split("Subject: ").nth(1).unwrap()[..6].to_string();
    ada.click("#mail-code");
    ada.keys(&format!("{code}\u{e007}"));
    ada.until("document.querySelector('.notice').textContent.includes('get an e-mail')");
    ada.value("document.querySelector('[data-act=forget]').click()");
    ada.until("document.querySelector('.notice').textContent.includes('Nothing more')");
    assert_eq!((ada.errors(), ben.errors()), (Vec::new(), Vec::new()));
}
