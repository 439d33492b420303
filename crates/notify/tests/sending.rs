//! A push service and a mail server of one's own: what arrives there, and what is made of their answers.
#![allow(clippy::unwrap_used)]

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hkdf::Hkdf;
use notify::{Mail, MailSettings, Notice, Notifier, NotifyError, Push, PushKey, PushSettings, Subscription};
use p256::elliptic_curve::sec1::ToEncodedPoint;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::thread::{self, JoinHandle};

fn notice() -> Notice {
    Notice { title: "Your turn".into(), text: "Everybody waits.".into(), link: "https://example.org/".into() }
}

/// Takes one request and answers with a status. Gives back head and body.
fn service(status: u16) -> (SocketAddr, JoinHandle<(String, Vec<u8>)>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let serving = thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut reader = BufReader::new(stream.try_clone().unwrap());
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            reader.read_line(&mut head).unwrap();
        }
        let head = head.to_lowercase();
        let length = head.split("content-length: ").nth(1).unwrap().lines().next().unwrap().parse().unwrap();
        let mut body = vec![0; length];
        reader.read_exact(&mut body).unwrap();
        write!(stream, "HTTP/1.1 {status} x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n").unwrap();
        (head, body)
    });
    (address, serving)
}

const AUTH: [u8; 16] = [7; 16];

/// What the browser makes of a body: RFC 8291 from the other side.
fn opened(body: &[u8], browser: &SecretKey) -> Vec<u8> {
    let (salt, rest) = body.split_at(16);
    assert_eq!(u32::from_be_bytes(rest[..4].try_into().unwrap()), 4_096);
    let (sender, sealed) = rest[5..].split_at(usize::from(rest[4]));
    let theirs = PublicKey::from_sec1_bytes(sender).unwrap();
    let shared = p256::ecdh::diffie_hellman(browser.to_nonzero_scalar(), theirs.as_affine());
    let own = browser.public_key().to_encoded_point(false);
    let info = [b"WebPush: info\0", own.as_bytes(), sender].concat();
    let mut secret = [0; 32];
    Hkdf::<Sha256>::new(Some(&AUTH), shared.raw_secret_bytes()).expand(&info, &mut secret).unwrap();
    let keys = Hkdf::<Sha256>::new(Some(salt), &secret);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    keys.expand(b"Content-Encoding: aes128gcm\0", &mut key).unwrap();
    keys.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
    let cipher = Aes128Gcm::new_from_slice(&key).unwrap();
    let mut plain = cipher.decrypt(Nonce::from_slice(&nonce), sealed).unwrap();
    assert_eq!(plain.pop(), Some(2));
    plain
}

fn send(status: u16) -> (Result<(), NotifyError>, (String, Vec<u8>), SecretKey) {
    let (address, serving) = service(status);
    let browser = SecretKey::from_slice(&[9; 32]).unwrap();
    let services = vec![format!("http://{address}")];
    let key = PushKey::parse(&notify::new_push_key().unwrap()).unwrap();
    let push = Push::new(PushSettings { key, contact: "mailto:a@example.org".into(), services });
    let subscription = Subscription {
        endpoint: format!("http://{address}/send/abc"),
        p256dh: BASE64.encode(browser.public_key().to_encoded_point(false).as_bytes()),
        auth: BASE64.encode(AUTH),
    };
    let sent = push.send(&serde_json::to_string(&subscription).unwrap(), &notice());
    (sent, serving.join().unwrap(), browser)
}

#[test]
fn only_the_browser_reads_a_push_message() {
    let (sent, (head, body), browser) = send(201);
    sent.unwrap();
    assert!(head.starts_with("post /send/abc ") && head.contains("authorization: vapid t="), "{head}");
    assert!(head.contains("content-encoding: aes128gcm") && head.contains("ttl: "), "{head}");
    let message: serde_json::Value = serde_json::from_slice(&opened(&body, &browser)).unwrap();
    assert_eq!(message["title"], "Your turn");
    assert!(!body.windows(9).any(|part| part == b"Your turn"));
}

#[test]
fn what_the_service_answers_is_understood() {
    assert_eq!(send(410).0, Err(NotifyError::Gone));
    assert_eq!(send(404).0, Err(NotifyError::Gone));
    assert!(matches!(send(500).0, Err(NotifyError::Failed(_))));
}

/// Takes one mail; answers the recipient with a code. Gives back all that was said to it.
fn mail_server(recipient: &'static str) -> (SocketAddr, JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let serving = thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut reader = BufReader::new(stream.try_clone().unwrap());
        let mut said = String::new();
        stream.write_all(b"220 hello\r\n").unwrap();
        let mut is_data = false;
        loop {
            let mut line = String::new();
            if reader.read_line(&mut line).unwrap_or(0) == 0 {
                return said;
            }
            said += &line;
            let answer = match line.get(..4).unwrap_or_default() {
                _ if is_data && line == ".\r\n" => {
                    is_data = false;
                    "250 taken\r\n"
                }
                _ if is_data => continue,
                "EHLO" => "250 hello\r\n",
                "RCPT" => recipient,
                "DATA" => {
                    is_data = true;
                    "354 go on\r\n"
                }
                "QUIT" => {
                    stream.write_all(b"221 bye\r\n").unwrap();
                    return said;
                }
                _ => "250 fine\r\n",
            };
            stream.write_all(answer.as_bytes()).unwrap();
        }
    });
    (address, serving)
}

fn mail(address: SocketAddr) -> Mail {
    let settings = MailSettings { server: format!("smtp://{address}"), from: "Table <t@example.org>".into() };
    Mail::new(&settings).unwrap()
}

#[test]
fn mail_arrives() {
    let (address, serving) = mail_server("250 fine\r\n");
    let mail = mail(address);
    mail.send("a@example.com", &notice()).unwrap();
    drop(mail);
    let said = serving.join().unwrap();
    for part in ["RCPT TO:<a@example.com>", "Subject: Your turn", "Everybody waits.", "https://example.org/"]
    {
        assert!(said.contains(part), "{part} is missing: {said}");
    }
}

#[test]
fn who_does_not_exist_is_gone() {
    let (address, serving) = mail_server("550 nobody\r\n");
    let mail = mail(address);
    assert_eq!(mail.send("a@example.com", &notice()), Err(NotifyError::Gone));
    drop(mail);
    serving.join().unwrap();
    assert!(
        mail_check("not an address").is_err() && mail_check("a@example.com\r\nBcc: b@example.com").is_err()
    );
}

fn mail_check(address: &str) -> Result<(), NotifyError> {
    mail("127.0.0.1:1".parse().unwrap()).check(address)
}
