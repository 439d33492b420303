//! A visitor: HTTP by hand, and a connection that plays.

use anyhow::{Context, Result, anyhow, bail};
use futures_util::{SinkExt, StreamExt};
use protocol::{
    Answer, Create, Created, Form, FromServer, Hello, MatchId, Position, Seated, Sit, ToServer, Token,
    VERSION, Welcome,
};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use table::Hash;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Asks for something: status and body.
///
/// # Errors
/// If the server does not answer.
pub async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: Option<Token>,
    body: &str,
) -> Result<(u16, String)> {
    let asking = async {
        let mut stream = TcpStream::connect(address).await?;
        let token = token.map_or(String::new(), |token| format!("Authorization: Bearer {token}\r\n"));
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{token}Content-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| anyhow!("half an answer"))?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        Ok((status.ok_or_else(|| anyhow!("no status in {head}"))?, body.to_string()))
    };
    timeout(PATIENCE, asking).await.context("no answer in time")?
}

async fn post<T: serde::de::DeserializeOwned>(address: SocketAddr, path: &str, body: &Value) -> Result<T> {
    let (status, answer) = ask(address, "POST", path, None, &body.to_string()).await?;
    if status != 200 {
        bail!("POST {path}: {status} {answer}");
    }
    Ok(serde_json::from_str(&answer)?)
}

/// A match with somebody on every seat.
pub struct Table {
    /// The match.
    pub created: Created,
    /// By seat.
    pub seated: Vec<Seated>,
}

impl Table {
    /// Opens a match and sits down on every seat.
    ///
    /// # Errors
    /// If the server does not want it.
    pub async fn open(address: SocketAddr, game: &str, options: Option<Value>) -> Result<Table> {
        let wanted = Create { game: game.to_string(), options, bots: Vec::new() };
        let created: Created = post(address, "/api/v1/matches", &json!(wanted)).await?;
        let mut seated = Vec::new();
        for invite in &created.invites {
            let sit = Sit { invite: invite.token, name: "somebody".into(), nonce: Hash([invite.seat.0; 32]) };
            seated.push(post(address, &format!("/api/v1/matches/{}/sit", created.id), &json!(sit)).await?);
        }
        Ok(Table { created, seated })
    }
}

/// A connection to a table.
pub struct Seat {
    socket: WebSocketStream<TcpStream>,
}

impl Seat {
    /// Comes to a table.
    ///
    /// # Errors
    /// If the server does not let anybody in.
    pub async fn come(address: SocketAddr, id: MatchId, token: Token) -> Result<(Seat, Welcome)> {
        let mut seat = Seat { socket: connect(address).await? };
        seat.say(&ToServer::Hello(Hello { version: VERSION, id, token, form: Form::Views })).await?;
        loop {
            if let FromServer::Welcome(welcome) = seat.hear().await? {
                return Ok((seat, *welcome));
            }
        }
    }

    /// Says something.
    ///
    /// # Errors
    /// If the connection is lost.
    pub async fn say(&mut self, message: &ToServer) -> Result<()> {
        Ok(self.socket.send(Message::text(message.text())).await?)
    }

    /// Answers a position.
    ///
    /// # Errors
    /// If the connection is lost.
    pub async fn answer(&mut self, turn: u32, era: u32, index: u32) -> Result<()> {
        self.say(&ToServer::Answer(Answer { turn, era, index })).await
    }

    /// The next message as it came.
    ///
    /// # Errors
    /// If the connection is lost, or nothing comes for long.
    pub async fn hear_text(&mut self) -> Result<String> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.context("nothing was heard for long")? {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Close(_))) | None => bail!("the server has closed the connection"),
                Some(Err(error)) => return Err(error.into()),
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message.
    ///
    /// # Errors
    /// If the connection is lost, or it is none.
    pub async fn hear(&mut self) -> Result<FromServer> {
        Ok(FromServer::read(&self.hear_text().await?)?)
    }

    /// The next position; other messages are passed over.
    ///
    /// # Errors
    /// If the connection is lost, or the server cannot do what was asked.
    pub async fn position(&mut self) -> Result<Position> {
        loop {
            match self.hear().await? {
                FromServer::Position(position) => return Ok(position),
                FromServer::Failed(problem) | FromServer::Bye(problem) => bail!("{problem}"),
                _ => {}
            }
        }
    }

    /// The connection itself, for those who misuse it.
    pub fn socket(&mut self) -> &mut WebSocketStream<TcpStream> {
        &mut self.socket
    }
}

/// A connection to nothing in particular yet.
///
/// # Errors
/// If the server does not let anybody in.
pub async fn connect(address: SocketAddr) -> Result<WebSocketStream<TcpStream>> {
    let request = format!("ws://{address}/api/v1/play").into_client_request()?;
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    Ok(timeout(PATIENCE, tokio_tungstenite::client_async(request, stream)).await.context("no greeting")??.0)
}

/// How many choices a position offers.
pub fn choices(position: &Position) -> u32 {
    let Some(asked) = &position.asked else { return 0 };
    serde_json::from_str::<Vec<Value>>(asked.choices.get()).map_or(0, |choices| choices.len() as u32)
}
