//! People who are away are told, by a push service and a mail server of our own.

use crate::visitor::{Folder, Server, settings};
use notify::{MailSettings, PushKey, PushSettings};
use protocol::Seated;
use serde_json::json;
use server::Settings;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::timeout;

/// A browser's keys, as in the example of RFC 8291.
const P256DH: &str =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

/// A push service that takes everything and tells the heads.
async fn push_service() -> (String, UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let origin = format!("http://{}", listener.local_addr().unwrap());
    let (told, heads) = unbounded_channel();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let mut stream = BufReader::new(stream);
            let mut head = String::new();
            while !head.ends_with("\r\n\r\n") {
                stream.read_line(&mut head).await.unwrap();
            }
            let head = head.to_lowercase();
            let length =
                head.split("content-length: ").nth(1).unwrap().lines().next().unwrap().parse().unwrap();
            let mut body = vec![0; length];
            stream.read_exact(&mut body).await.unwrap();
            stream
                .write_all(b"HTTP/1.1 201 x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                .await
                .unwrap();
            told.send(head).unwrap();
        }
    });
    (origin, heads)
}

/// A mail server that takes everything and tells the mails.
async fn mail_server() -> (String, UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("smtp://{}", listener.local_addr().unwrap());
    let (told, mails) = unbounded_channel();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let mut stream = BufReader::new(stream);
            stream.write_all(b"220 hello\r\n").await.unwrap();
            let mut mail: Option<String> = None;
            loop {
                let mut line = String::new();
                if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
                    break;
                }
                if let Some(text) = &mut mail {
                    if line == ".\r\n" {
                        told.send(mail.take().unwrap()).unwrap();
                        stream.write_all(b"250 taken\r\n").await.unwrap();
                    } else {
                        *text += &line;
                    }
                    continue;
                }
                let answer: &[u8] = if line.starts_with("DATA") {
                    mail = Some(String::new());
                    b"354 go on\r\n"
                } else {
                    b"250 fine\r\n"
                };
                stream.write_all(answer).await.unwrap();
            }
        }
    });
    (address, mails)
}

async fn next(told: &mut UnboundedReceiver<String>) -> String {
    timeout(Duration::from_secs(20), told.recv()).await.expect("nothing was sent").unwrap()
}

async fn enrol(server: &Server, id: protocol::MatchId, seated: &Seated, reminder: serde_json::Value) -> u16 {
    let body = json!({"reminder": reminder, "language": "en"}).to_string();
    let asked = server.ask("PUT", &format!("/api/v1/matches/{id}/reminder"), Some(seated.token), &body).await;
    asked.0
}

#[tokio::test]
async fn who_is_away_is_told_once_a_turn() {
    let ((service, mut pushed), (mail, mut mails)) = (push_service().await, mail_server().await);
    let folder = Folder::new();
    let mut wanted = settings(&folder.store());
    wanted.tables.grace = Duration::from_millis(300);
    let key = PushKey::parse(&notify::new_push_key().unwrap()).unwrap();
    wanted.push =
        Some(PushSettings { key, contact: "mailto:a@example.org".into(), services: vec![service.clone()] });
    wanted.mail = Some(MailSettings { server: mail, from: "t@example.org".into() });
    let server = Server::start(Settings { public: "https://table.example".into(), ..wanted }).await;
    let offered: serde_json::Value =
        server.get("GET", "/api/v1/reminders", None, &serde_json::Value::Null).await;
    assert_eq!((offered["push"].as_str().unwrap().len(), &offered["email"]), (87, &json!(true)));
    let (created, seated) = server.table("tictactoe", &[]).await;
    let id = created.id;

    let push = |endpoint: String| json!({"push": {"endpoint": endpoint, "p256dh": P256DH, "auth": AUTH}});
    assert_eq!(
        enrol(&server, id, &seated[1], push("http://127.0.0.1:1/x".into())).await,
        400,
        "not anywhere"
    );
    assert_eq!(enrol(&server, id, &seated[1], push(format!("{service}/x"))).await, 204);
    // An e-mail address has to be confirmed first.
    let address = "ada@example.com";
    assert_eq!(enrol(&server, id, &seated[1], json!({"email": {"address": address}})).await, 202);
    let mail = next(&mut mails).await;
    let code = mail.split("Subject: ").nth(1).unwrap()[..6].to_string();
    let wrong = if code == "000000" { "000001" } else { "000000" };
    assert_eq!(
        enrol(&server, id, &seated[1], json!({"email": {"address": address, "code": wrong}})).await,
        403
    );
    assert_eq!(
        enrol(&server, id, &seated[1], json!({"email": {"address": address, "code": code}})).await,
        204
    );

    let mut first = server.come(id, seated[0].token).await;
    let position = first.welcome().await.position.unwrap();
    first.answer(&position, 4).await;
    assert_eq!(first.position().await.turn, 1);
    assert!(next(&mut pushed).await.contains("post /x "));
    // Long lines of a mail are broken by `=`.
    let mail = next(&mut mails).await.replace("=\r\n", "");
    assert!(mail.contains("Your turn") && mail.contains(&format!("https://table.example/at/{id}")), "{mail}");
    // Coming and going changes nothing: they were told of this turn.
    drop(server.come(id, seated[1].token).await);
    tokio::time::sleep(Duration::from_millis(900)).await;
    assert!(pushed.try_recv().is_err() && mails.try_recv().is_err(), "once a turn");
    let path = format!("/api/v1/matches/{id}/reminder");
    assert_eq!(server.ask("DELETE", &path, Some(seated[1].token), "").await.0, 204);
    server.stop().await;
}

#[tokio::test]
async fn a_code_can_be_tried_a_few_times_only() {
    let (mail, mut mails) = mail_server().await;
    let folder = Folder::new();
    let mut wanted = settings(&folder.store());
    wanted.mail = Some(MailSettings { server: mail, from: "t@example.org".into() });
    let server = Server::start(wanted).await;
    let (created, seated) = server.table("tictactoe", &[]).await;
    let email = |code: Option<&str>| json!({"email": {"address": "ada@example.com", "code": code}});
    assert_eq!(enrol(&server, created.id, &seated[0], email(None)).await, 202);
    let mail = next(&mut mails).await;
    let code = mail.split("Subject: ").nth(1).unwrap()[..6].to_string();
    for _ in 0..5 {
        assert_eq!(enrol(&server, created.id, &seated[0], email(Some("wrong"))).await, 403);
    }
    assert_eq!(enrol(&server, created.id, &seated[0], email(Some(&code))).await, 403, "too late");
    server.stop().await;
}
