//! The WebSocket: one connection, one seat or spectator.

use crate::api::Failed;
use crate::app::{Admitted, App, stopping};
use crate::buckets::{Bucket, Pace};
use crate::counters::add;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use host::{Letter, Room, Ticket};
use protocol::{FromServer, Hello, Problem, ToServer, Trouble, VERSION};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::select;
use tokio::time::{Sleep, sleep, timeout};

/// Messages that may come at once before the pace counts, in seconds of it.
const BURST: f64 = 4.0;

/// So many messages are as much work as one question for the log.
const LOG: f64 = 10.0;

/// So many messages over the limit or without sense end a connection.
const PATIENCE_WITH_NONSENSE: u32 = 50;

/// How long a visitor who is sent away may take to go.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Memory for reading, for each connection: messages of visitors are short.
const READING: usize = 2 << 10;

pub(crate) async fn upgrade(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let Ok(upgrade) = upgrade else {
        return Failed(Problem::new(Trouble::Malformed, "expected a WebSocket")).into_response();
    };
    let Some(admitted) = app.admit(app.visitor(peer, &headers)) else {
        return Failed(Problem::new(Trouble::TooMany, "too many connections")).into_response();
    };
    let most = app.settings.limits.message;
    upgrade
        .max_message_size(most)
        .max_frame_size(most)
        .read_buffer_size(READING)
        .write_buffer_size(0)
        .on_upgrade(move |socket| Connection { socket, app }.run(admitted))
}

struct Connection {
    socket: WebSocket,
    app: Arc<App>,
}

/// Why a connection ends, if there is somebody to tell.
type Ended = Option<Problem>;

impl Connection {
    async fn run(mut self, _admitted: Admitted) {
        let ended = match self.greet().await {
            Ok((room, mut ticket)) => {
                add(&self.app.counters.greetings);
                let ended = self.stay(&room, &mut ticket).await;
                room.leave(&ticket).await;
                ended
            }
            Err(ended) => ended,
        };
        if let Some(problem) = ended {
            self.say_goodbye(problem).await;
        }
    }

    /// Waits for the greeting and comes to the table.
    async fn greet(&mut self) -> Result<(Arc<Room>, Ticket), Ended> {
        let patience = self.app.settings.limits.patience;
        let Ok(message) = timeout(patience, self.socket.recv()).await else {
            return Err(Some(Problem::new(Trouble::Malformed, "expected a greeting")));
        };
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(_)) => return Err(Some(Problem::new(Trouble::Malformed, "expected a greeting"))),
            Some(Err(_)) | None => return Err(None),
        };
        let Ok(ToServer::Hello(Hello { version, id, token, form })) = ToServer::read(&text) else {
            add(&self.app.counters.malformed);
            return Err(Some(Problem::new(Trouble::Malformed, "expected a greeting")));
        };
        if version != VERSION {
            let why = format!("this server speaks version {VERSION} of the protocol");
            return Err(Some(Problem::new(Trouble::Malformed, why)));
        }
        let room = self.app.hall.room(id).await.map_err(Some)?;
        let ticket = room.join(&token.hash(), form).await.map_err(Some)?;
        Ok((room, ticket))
    }

    /// Listens and tells until one side has enough.
    async fn stay(&mut self, room: &Arc<Room>, ticket: &mut Ticket) -> Ended {
        let limits = self.app.settings.limits;
        let pace = Pace { most: limits.messages * BURST, per_second: limits.messages };
        let mut bucket = Bucket::full(pace, Instant::now());
        let mut nonsense = 0;
        let mut heard = Instant::now();
        let mut stop = self.app.stop.clone();
        let alarm = sleep(limits.silence);
        tokio::pin!(alarm);
        loop {
            let problem = select! {
                message = self.socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => {
                            add(&self.app.counters.messages);
                            if bucket.take(pace, 1.0, heard) {
                                match ToServer::read(&text) {
                                    // Whoever asks for the log has the match played again.
                                    Ok(ToServer::History(_)) if !bucket.take(pace, LOG, heard) => {
                                        add(&self.app.counters.too_many);
                                        Problem::new(Trouble::TooMany, "too many questions; wait a little")
                                    }
                                    Ok(message) => { room.handle(ticket, message).await; continue; }
                                    Err(error) => {
                                        add(&self.app.counters.malformed);
                                        Problem::new(Trouble::Malformed, error.to_string())
                                    }
                                }
                            } else {
                                add(&self.app.counters.too_many);
                                Problem::new(Trouble::TooMany, "too many messages; wait a little")
                            }
                        }
                        Some(Ok(Message::Binary(_))) => Problem::new(Trouble::Malformed, "expected text"),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    }
                }
                told = ticket.told.recv() => {
                    let Some(told) = told else {
                        add(&self.app.counters.let_go);
                        return Some(Problem::new(Trouble::TooMany, "too slow, or no longer welcome: come again"));
                    };
                    match self.send_all(told, ticket).await {
                        Ok(()) => continue,
                        Err(()) => { add(&self.app.counters.let_go); return None; }
                    }
                }
                () = &mut alarm => match self.ask_if_there(alarm.as_mut(), heard).await {
                    Ok(()) => continue,
                    Err(()) => { add(&self.app.counters.let_go); return None; }
                },
                () = stopping(&mut stop) => {
                    return Some(Problem::new(Trouble::Unavailable, "the server stops: come again in a moment"));
                }
            };
            nonsense += 1;
            if nonsense > PATIENCE_WITH_NONSENSE {
                return Some(problem);
            }
            if self.send_all((&FromServer::Failed(problem)).into(), ticket).await.is_err() {
                return None;
            }
        }
    }

    /// Sends a message, and whatever else has come together meanwhile, in one go.
    async fn send_all(&mut self, first: Letter, ticket: &mut Ticket) -> Result<(), ()> {
        let patience = self.app.settings.limits.patience;
        let sending = async {
            self.socket.feed(frame(first)).await?;
            while let Ok(more) = ticket.told.try_recv() {
                self.socket.feed(frame(more)).await?;
            }
            self.socket.flush().await
        };
        timeout(patience, sending).await.map_err(drop)?.map_err(drop)
    }

    /// Asks a silent visitor for a sign of life, or ends it when none has come for long.
    async fn ask_if_there(&mut self, alarm: std::pin::Pin<&mut Sleep>, heard: Instant) -> Result<(), ()> {
        let silence = self.app.settings.limits.silence;
        if heard.elapsed() > silence.mul_f32(2.5) {
            return Err(());
        }
        alarm.reset(tokio::time::Instant::now() + silence);
        let patience = self.app.settings.limits.patience;
        let ping = self.socket.send(Message::Ping(axum::body::Bytes::new()));
        timeout(patience, ping).await.map_err(drop)?.map_err(drop)
    }

    async fn say_goodbye(&mut self, problem: Problem) {
        let code = match problem.error {
            Trouble::Malformed => close_code::PROTOCOL,
            Trouble::Unavailable => close_code::RESTART,
            Trouble::TooMany => close_code::AGAIN,
            _ => close_code::POLICY,
        };
        let bye = FromServer::Bye(problem).text();
        let close = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static("") }));
        let saying = async {
            self.socket.send(Message::Text(bye.into())).await?;
            self.socket.send(close).await?;
            // What is still on its way is heard out: hanging up on it would take the last words back.
            while self.socket.recv().await.is_some_and(|heard| heard.is_ok()) {}
            Ok::<_, axum::Error>(())
        };
        // Whoever does not listen any more misses nothing.
        let _ = timeout(LAST_WORDS.min(self.app.settings.limits.patience), saying).await;
    }
}

fn frame(letter: Letter) -> Message {
    match letter {
        // It was made from a text, so the check cannot fail; if it did, a message that says nothing would go out.
        Letter::Text(text) => Message::Text(Utf8Bytes::try_from(text).unwrap_or_default()),
        Letter::Drawing(bytes) => Message::Binary(bytes),
    }
}
