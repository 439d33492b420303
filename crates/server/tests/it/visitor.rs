//! Visitors of a real server: a table of its own for each test, HTTP by hand, and seats that play.

use futures_util::{SinkExt, StreamExt};
use protocol::{
    Answer, Create, Created, Form, FromServer, Hello, MatchId, Position, Seated, Sit, ToServer, Token,
    VERSION, Welcome,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::{Limits, Settings};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use table::Hash;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

/// A server that runs as long as the test wants.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<std::io::Result<()>>,
}

/// A folder that nobody else uses, gone with the test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("dropship-server-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn store(&self) -> String {
        format!("sqlite:{}/tables.db", self.0.display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn settings(store: &str) -> Settings {
    Settings {
        limits: Limits { requests: 10_000.0, matches: 100_000.0, messages: 1_000.0, ..Limits::default() },
        ..Settings::new("127.0.0.1:0".parse().unwrap(), store)
    }
}

impl Server {
    pub(crate) async fn start(settings: Settings) -> Server {
        let (ready, address) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async {
            let _ = stopped.await;
        };
        let task = tokio::spawn(server::run(settings, stopped, |address| ready.send(address).unwrap()));
        Server { address: address.await.unwrap(), stop: Some(stop), task }
    }

    /// Stops it as Ctrl-C would.
    pub(crate) async fn stop(mut self) {
        let _ = self.stop.take().unwrap().send(());
        timeout(Duration::from_secs(20), self.task).await.unwrap().unwrap().unwrap();
    }

    /// Asks for something: status and body.
    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        token: Option<Token>,
        body: &str,
    ) -> (u16, String) {
        let head = token.map_or(String::new(), |token| format!("Authorization: Bearer {token}\r\n"));
        self.ask_with(method, path, &head, body).await
    }

    pub(crate) async fn ask_with(&self, method: &str, path: &str, head: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{head}Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer).await;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        (head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0), body.to_string())
    }

    pub(crate) async fn get<T: DeserializeOwned>(
        &self,
        method: &str,
        path: &str,
        token: Option<Token>,
        body: &Value,
    ) -> T {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let (status, answer) = self.ask(method, path, token, &body).await;
        assert_eq!(status, 200, "{method} {path}: {answer}");
        serde_json::from_str(&answer).unwrap()
    }

    pub(crate) async fn create(&self, game: &str, bots: &[Option<&str>]) -> Created {
        let bots = bots.iter().map(|level| level.map(str::to_string)).collect();
        let wanted = Create { game: game.to_string(), options: None, bots };
        self.get("POST", "/api/v1/matches", None, &json!(wanted)).await
    }

    pub(crate) async fn sit(&self, id: MatchId, invite: Token, name: &str) -> Seated {
        let sit = Sit { invite, name: name.to_string(), nonce: Hash::of(name.as_bytes()) };
        self.get("POST", &format!("/api/v1/matches/{id}/sit"), None, &json!(sit)).await
    }

    /// A match with everybody on their seats.
    pub(crate) async fn table(&self, game: &str, bots: &[Option<&str>]) -> (Created, Vec<Seated>) {
        let created = self.create(game, bots).await;
        let mut seated = Vec::new();
        for invite in &created.invites {
            seated.push(self.sit(created.id, invite.token, &format!("person {}", invite.seat.0)).await);
        }
        (created, seated)
    }

    pub(crate) async fn raw(&self) -> WebSocketStream<TcpStream> {
        self.try_raw().await.unwrap()
    }

    pub(crate) async fn try_raw(&self) -> Result<WebSocketStream<TcpStream>, Error> {
        let request = format!("ws://{}/api/v1/play", self.address).into_client_request().unwrap();
        let stream = TcpStream::connect(self.address).await.unwrap();
        tokio_tungstenite::client_async(request, stream).await.map(|connected| connected.0)
    }

    pub(crate) async fn come(&self, id: MatchId, token: Token) -> Visitor {
        let mut visitor = Visitor { socket: self.raw().await, heard: Vec::new() };
        visitor.say(&ToServer::Hello(Hello { version: VERSION, id, token, form: Form::Views })).await;
        visitor
    }
}

/// Somebody who is connected.
pub(crate) struct Visitor {
    pub(crate) socket: WebSocketStream<TcpStream>,
    /// Every message as it came.
    pub(crate) heard: Vec<String>,
}

impl Visitor {
    pub(crate) async fn say(&mut self, message: &ToServer) {
        self.say_text(&message.text()).await;
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// The next message; none when the server has closed the connection.
    pub(crate) async fn next(&mut self) -> Option<FromServer> {
        loop {
            let message =
                timeout(Duration::from_secs(20), self.socket.next()).await.expect("no message came");
            match message {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    return Some(FromServer::read(&text).unwrap_or_else(|error| panic!("{error}: {text}")));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message that `pick` takes; others are passed over.
    pub(crate) async fn until<T>(&mut self, mut pick: impl FnMut(FromServer) -> Option<T>) -> T {
        loop {
            let message = self.next().await.expect("the connection was closed");
            if let Some(picked) = pick(message) {
                return picked;
            }
        }
    }

    pub(crate) async fn welcome(&mut self) -> Welcome {
        self.until(|message| match message {
            FromServer::Welcome(welcome) => Some(*welcome),
            _ => None,
        })
        .await
    }

    pub(crate) async fn position(&mut self) -> Position {
        self.until(|message| match message {
            FromServer::Position(position) => Some(position),
            _ => None,
        })
        .await
    }

    pub(crate) async fn answer(&mut self, position: &Position, index: u32) {
        let (turn, era) = (position.turn, position.era);
        self.say(&ToServer::Answer(Answer { turn, era, index })).await;
    }
}

/// How many choices a position offers.
pub(crate) fn choices(position: &Position) -> u32 {
    let Some(asked) = &position.asked else { return 0 };
    let choices: Vec<Value> = serde_json::from_str(asked.choices.get()).unwrap();
    choices.len() as u32
}
