//! What visitors may not do, and how they are told.

use crate::visitor::{Folder, Server, Visitor, settings};
use futures_util::SinkExt;
use protocol::{FromServer, Trouble};
use serde_json::{Value, json};
use server::{Limits, Settings};
use std::time::Duration;
use table::{Chance, Seeded};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

async fn start(folder: &Folder, limits: Limits) -> Server {
    Server::start(Settings { limits, ..settings(&folder.store()) }).await
}

fn wide() -> Limits {
    settings("").limits
}

async fn end(visitor: &mut Visitor) -> Option<Trouble> {
    let mut last = None;
    while let Some(message) = visitor.next().await {
        if let FromServer::Bye(problem) = message {
            last = Some(problem.error);
        }
    }
    last
}

#[tokio::test]
async fn requests_matches_and_connections_have_limits() {
    let folder = Folder::new();
    let limits = Limits { requests: 2.0, matches: 3.0, sockets: 2, ..wide() };
    let server = start(&folder, limits).await;
    let create = json!({"game": "tictactoe"}).to_string();
    let mut statuses = Vec::new();
    for _ in 0..4 {
        statuses.push(server.ask("POST", "/api/v1/matches", None, &create).await.0);
    }
    assert_eq!(statuses, [200, 200, 200, 429]);
    let _one = server.raw().await;
    let _two = server.raw().await;
    let third = server.try_raw().await.err().unwrap();
    assert!(third.to_string().contains("429"), "{third}");
    let mut refused = 0;
    for _ in 0..30 {
        refused += u32::from(server.ask("GET", "/api/v1/games", None, "").await.0 == 429);
    }
    assert!(refused > 5, "{refused}");
    drop((_one, _two));
    server.stop().await;
}

#[tokio::test]
async fn too_many_messages_are_told_and_then_ended() {
    let folder = Folder::new();
    let server = start(&folder, Limits { messages: 2.0, ..wide() }).await;
    let (created, seated) = server.table("tictactoe", &[]).await;
    let mut visitor = server.come(created.id, seated[0].token).await;
    for _ in 0..100 {
        if visitor.socket.send(Message::text(r#"{"history":{}}"#)).await.is_err() {
            break;
        }
    }
    let mut told = 0;
    let mut ended = None;
    while let Some(message) = visitor.next().await {
        match message {
            FromServer::Failed(problem) if problem.error == Trouble::TooMany => told += 1,
            FromServer::Bye(problem) => ended = Some(problem.error),
            _ => {}
        }
    }
    assert!(told > 10, "{told}");
    assert_eq!(ended, Some(Trouble::TooMany));
    server.stop().await;
}

#[tokio::test]
async fn who_does_not_greet_properly_is_sent_away() {
    let folder = Folder::new();
    let server = start(&folder, Limits { patience: Duration::from_millis(300), ..wide() }).await;
    let (created, seated) = server.table("tictactoe", &[]).await;
    let silent = &mut Visitor { socket: server.raw().await, heard: Vec::new() };
    assert_eq!(end(silent).await, Some(Trouble::Malformed), "nobody greeted");
    let greetings = [
        ("nonsense".to_string(), Trouble::Malformed),
        (r#"{"answer":{"turn":0,"index":0}}"#.to_string(), Trouble::Malformed),
        (
            json!({"hello": {"version": 99, "match": created.id, "token": created.watch}}).to_string(),
            Trouble::Malformed,
        ),
        (
            json!({"hello": {"version": 1, "match": created.id, "token": created.host}}).to_string(),
            Trouble::NotYours,
        ),
        (
            json!({"hello": {"version": 1, "match": "0000000000000001", "token": seated[0].token}})
                .to_string(),
            Trouble::NotFound,
        ),
    ];
    for (greeting, trouble) in greetings {
        let visitor = &mut Visitor { socket: server.raw().await, heard: Vec::new() };
        visitor.say_text(&greeting).await;
        assert_eq!(end(visitor).await, Some(trouble), "{greeting}");
    }
    server.stop().await;
}

#[tokio::test]
async fn large_and_slow_ones_are_not_waited_for() {
    let folder = Folder::new();
    let server = start(&folder, Limits { patience: Duration::from_millis(300), ..wide() }).await;
    let (created, seated) = server.table("tictactoe", &[]).await;
    let mut visitor = server.come(created.id, seated[0].token).await;
    visitor.welcome().await;
    visitor.say_text(&"x".repeat(5_000)).await;
    while visitor.next().await.is_some() {}
    let large = json!({"game": "x".repeat(20_000)}).to_string();
    let (status, body) = server.ask("POST", "/api/v1/matches", None, &large).await;
    assert_eq!((status, body.contains("too_large")), (413, true), "{body}");
    // Half a request, and nothing more.
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n").await.unwrap();
    let mut rest = Vec::new();
    tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut rest)).await.unwrap().ok();
    server.stop().await;
}

#[tokio::test]
async fn a_silent_connection_is_ended_and_the_seat_is_empty() {
    let folder = Folder::new();
    let server = start(&folder, Limits { silence: Duration::from_millis(200), ..wide() }).await;
    let (created, seated) = server.table("tictactoe", &[]).await;
    let mut watching = server.come(created.id, created.watch).await;
    assert!(!watching.welcome().await.table.seats[0].here);
    // A socket that nobody reads from answers no pings.
    let asleep = server.come(created.id, seated[0].token).await;
    let here = |message| match message {
        FromServer::Table(table) => Some(table.seats[0].here),
        _ => None,
    };
    assert!(watching.until(here).await);
    assert!(!watching.until(here).await, "who gives no sign of life is not here");
    drop(asleep);
    server.stop().await;
}

#[tokio::test]
async fn pages_of_strangers_may_not_use_the_server() {
    let folder = Folder::new();
    let origins = vec!["https://friend.example".to_string()];
    let server = Server::start(Settings { origins, ..settings(&folder.store()) }).await;
    let create = json!({"game": "tictactoe"}).to_string();
    let own = format!("http://{}", server.address);
    for (origin, status) in [
        ("https://stranger.example", 403),
        ("null", 403),
        ("https://friend.example", 200),
        (own.as_str(), 200),
    ] {
        let head = format!("Origin: {origin}\r\n");
        let asked = server.ask_with("POST", "/api/v1/matches", &head, &create).await;
        assert_eq!(asked.0, status, "{origin}: {}", asked.1);
    }
    let upgrade = "Origin: https://stranger.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
                   Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    assert_eq!(server.ask_with("GET", "/api/v1/play", upgrade, "").await.0, 403);
    server.stop().await;
}

#[tokio::test]
async fn nonsense_is_answered_and_harms_nobody() {
    let folder = Folder::new();
    let server = start(&folder, Limits { messages: 100_000.0, ..wide() }).await;
    let (created, seated) = server.table("lantern", &[]).await;
    let mut chance = Seeded::from_number(5);
    let frames = [
        r#"{"answer":{"turn":0,"era":0,"index":99}}"#,
        r#"{"answer":{"turn":-1,"index":0}}"#,
        r#"{"undo":{"to":7}}"#,
        r#"{"consent":{"yes":true}}"#,
        r#"{"hello":{"version":1,"match":"00","token":""}}"#,
        r#"{"say":{"text":""}}"#,
        r#"{"answer":{"turn":0,"index":0},"say":{"text":"a"}}"#,
        "[]",
        "",
    ];
    for _ in 0..40 {
        let mut visitor = server.come(created.id, seated[chance.below(2) as usize].token).await;
        visitor.welcome().await;
        for _ in 0..30 {
            let mut frame = frames[chance.below(frames.len() as u32) as usize].to_string();
            frame.truncate(chance.below(frame.len() as u32 + 1) as usize);
            visitor.say_text(&frame).await;
            let answer = visitor.until(|message| match message {
                FromServer::Failed(problem) => Some(problem.error),
                FromServer::Refused(_) => Some(Trouble::NotNow),
                _ => None,
            });
            answer.await;
        }
    }
    let mut visitor = server.come(created.id, seated[0].token).await;
    assert_eq!(visitor.welcome().await.position.unwrap().turn, 0);
    server.stop().await;
}

#[tokio::test]
async fn everything_in_the_description_is_there_and_nothing_else_is_needed() {
    let folder = Folder::new();
    let server = start(&folder, wide()).await;
    let (created, seated) = server.table("tictactoe", &[]).await;
    let description: Value = server.get("GET", "/api/v1/openapi.json", None, &Value::Null).await;
    for (path, methods) in description["paths"].as_object().unwrap() {
        let real = path.replace("{id}", &created.id.to_string()).replace("{seat}", "0");
        for method in methods.as_object().unwrap().keys() {
            let method = method.to_uppercase();
            let (status, body) = server.ask(&method, &real, Some(seated[0].token), "{}").await;
            assert!(
                status != 405 && (status != 404 || path.ends_with("/push")),
                "{method} {path}: {status} {body}"
            );
            if status >= 400 {
                let problem: protocol::Problem = serde_json::from_str(&body).unwrap();
                let kinds = &description["components"]["schemas"]["Problem"]["properties"]["error"]["enum"];
                assert!(kinds.as_array().unwrap().contains(&json!(problem.error)), "{body}");
            }
        }
    }
    let (status, body) = server.ask("GET", "/api/v1/nothing", None, "").await;
    assert_eq!(status, 404, "{body}");
    server.stop().await;
}

#[tokio::test]
async fn figures_are_for_whoever_runs_the_server() {
    let folder = Folder::new();
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let server = Server::start(Settings { figures: Some(port), ..settings(&folder.store()) }).await;
    server.table("tictactoe", &[]).await;
    assert_eq!(server.ask("GET", "/health", None, "").await.0, 200);
    let (_, body) = server.ask("GET", "/metrics", None, "").await;
    assert!(!body.contains("dropship_"), "not for everybody: {body}");
    let mut stream = TcpStream::connect(port).await.unwrap();
    stream.write_all(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    assert!(
        text.contains("\ndropship_matches_in_memory 1\n")
            && text.contains("# TYPE dropship_decisions_total counter"),
        "{text}"
    );
    server.stop().await;
}
