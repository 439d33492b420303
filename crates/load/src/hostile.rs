//! Frames that make no sense, are too large, come at the wrong time, or mean harm: no panic, no growth, and an answer.

use anyhow::{Context, Result, ensure};
use futures_util::{SinkExt, StreamExt};
use load::client::{Seat, Table, ask, connect};
use load::server::{Folder, Server};
use serde_json::json;
use std::path::Path;
use std::time::Duration;
use table::{Chance, Seeded};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

/// How much is tried.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    /// Frames over WebSockets
    #[arg(long, default_value_t = 1_000_000)]
    frames: u64,
    /// Requests that are no HTTP
    #[arg(long, default_value_t = 2_000)]
    requests: u64,
    /// The most that the server may grow meanwhile, in MB
    #[arg(long, default_value_t = 60.0)]
    growth: f64,
}

impl Default for Args {
    fn default() -> Args {
        Args { frames: 1_000_000, requests: 2_000, growth: 60.0 }
    }
}

const SEEDS: [&str; 12] = [
    r#"{"answer":{"turn":0,"era":0,"index":0}}"#,
    r#"{"answer":{"turn":4294967295,"era":4294967295,"index":4294967295}}"#,
    r#"{"answer":{"turn":-1,"index":0.5}}"#,
    r#"{"answer":{"turn":1e99,"index":[]}}"#,
    r#"{"say":{"text":"\u0000\ud800"}}"#,
    r#"{"history":{"since":4294967295}}"#,
    r#"{"undo":{"to":0}}"#,
    r#"{"consent":{"yes":true}}"#,
    r#"{"hello":{"version":1,"match":"0000000000000000","token":"00000000000000000000000000000000"}}"#,
    "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    "null",
    "",
];

/// A frame that is nearly right, or not at all.
fn frame(chance: &mut Seeded) -> Message {
    let mut bytes = SEEDS[chance.below(SEEDS.len() as u32) as usize].as_bytes().to_vec();
    for _ in 0..chance.below(6) {
        if bytes.is_empty() {
            break;
        }
        let at = chance.below(bytes.len() as u32) as usize;
        match chance.below(4) {
            0 => bytes[at] = chance.below(256) as u8,
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, chance.below(128) as u8),
            _ => bytes.truncate(at),
        }
    }
    match (chance.below(40), String::from_utf8(bytes)) {
        (0, _) => Message::binary(vec![0; 100]),
        (1, _) => Message::Ping(vec![1; 100].into()),
        (2, _) => Message::text("x".repeat(chance.below(8_000) as usize)),
        (_, Ok(text)) => Message::text(text),
        (_, Err(bytes)) => Message::binary(bytes.into_bytes()),
    }
}

pub(crate) async fn run(program: &Path, args: &Args) -> Result<()> {
    let folder = Folder::new("hostile")?;
    let mut server = Server::start(program, &folder.store(), &[])?;
    let table = Table::open(server.address, "lantern", None).await?;
    let mut chance = Seeded::from_number(1);
    // The first tenth makes everything as large as it gets.
    let mut before = 0.0;
    let (mut sent, mut answered, mut connections) = (0, 0, 0);
    while sent < args.frames {
        let mut socket = connect(server.address).await?;
        connections += 1;
        if chance.below(4) > 0 {
            let token = table.seated[chance.below(2) as usize].token;
            let hello = json!({"hello": {"version": 1, "match": table.created.id, "token": token}});
            socket.send(Message::text(hello.to_string())).await?;
        }
        for _ in 0..60 {
            if socket.feed(frame(&mut chance)).await.is_err() {
                break;
            }
            sent += 1;
        }
        // Whoever talks too much nonsense is sent away, which is what they are here for.
        let _ = socket.flush().await;
        let _ = socket.close(None).await;
        while let Ok(Some(Ok(message))) = timeout(Duration::from_secs(10), socket.next()).await {
            answered += u64::from(message.is_text());
        }
        if before == 0.0 && sent > args.frames / 10 {
            before = server.memory()?.0;
        }
    }
    for _ in 0..args.requests {
        nonsense(&mut chance, server.address).await?;
    }
    ensure!(server.is_running()?, "the server lives on");
    ensure!(answered > connections, "nonsense is answered");
    let after = server.memory()?.0;
    ensure!(after - before <= args.growth, "the server grew from {before:.0} to {after:.0} MB");
    // Whoever plays properly is served as before.
    let (_, welcome) = Seat::come(server.address, table.created.id, table.seated[0].token).await?;
    let position = welcome.position.context("the match has begun")?;
    let (health, _) = ask(server.address, "GET", "/health", None, "").await?;
    ensure!(health == 200, "the server is well");
    println!(
        "{}",
        json!({
            "anchor": "dropship", "what": "hostile", "frames": sent, "requests": args.requests,
            "connections": connections, "answers": answered, "rss_before_mb": before.round(),
            "rss_after_mb": after.round(), "turn": position.turn,
        })
    );
    Ok(())
}

/// Something that is no request.
async fn nonsense(chance: &mut Seeded, address: std::net::SocketAddr) -> Result<()> {
    let mut stream = TcpStream::connect(address).await?;
    let text = match chance.below(5) {
        0 => "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n".to_string(),
        1 => format!(
            "POST /api/v1/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 20000\r\n\r\n{}",
            "[".repeat(20_000)
        ),
        2 => format!("GET /{} HTTP/1.1\r\n\r\n", "a".repeat(30_000)),
        3 => "\0\u{1}\u{2}\u{3}".repeat(100),
        _ => "GET /api/v1/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n"
            .to_string(),
    };
    // The server may have enough before all of it is sent.
    let _ = stream.write_all(text.as_bytes()).await;
    let _ = stream.shutdown().await;
    let mut answer = Vec::new();
    let _ = timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await.context("no end came")?;
    Ok(())
}
