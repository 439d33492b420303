//! The connection to a server: made, lost, and made again, on a thread of its own.

use super::known::Known;
use super::{SeatLink, event, http};
use crate::save::save;
use crate::screen::{Event, Link, News, Remark, Wish};
use futures_util::{SinkExt, StreamExt};
use protocol::{Form, Hello, ToServer, Token, VERSION};
use std::io;
use std::path::Path;
use std::sync::mpsc::Sender;
use std::thread::spawn;
use std::time::Duration;
use table::Message as Text;
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long to wait before the connection is made again, at first and at most.
const PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(8);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A connection that looks after itself until this is dropped.
pub(super) struct Wire {
    wishes: UnboundedSender<Wish>,
}

impl Wire {
    pub(super) fn wish(&self, wish: Wish) {
        // A connection that has ended for good has said so.
        let _ = self.wishes.send(wish);
    }
}

/// Comes to the table; what is heard there goes to `events`.
pub(super) fn start(link: &SeatLink, token: Token, events: Sender<Event>) -> io::Result<Wire> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (wishes, wished) = unbounded_channel();
    let visitor = Visitor { link: link.clone(), token, events, known: Known::default() };
    spawn(move || runtime.block_on(visitor.stay(wished)));
    Ok(Wire { wishes })
}

/// Why a connection ended.
enum End {
    /// It was lost after somebody had been let in, or before.
    Lost { after: bool },
    /// Nobody wants it any more, here or there.
    Wanted,
}

struct Visitor {
    link: SeatLink,
    token: Token,
    events: Sender<Event>,
    known: Known,
}

impl Visitor {
    async fn stay(mut self, mut wished: UnboundedReceiver<Wish>) {
        let mut pause = PAUSE;
        loop {
            match self.visit(&mut wished).await {
                End::Wanted => return,
                End::Lost { after: true } => pause = PAUSE,
                End::Lost { after: false } => pause = (pause * 2).min(LONGEST_PAUSE),
            }
            self.known.is_here = false;
            self.tell([News::Link(Link::Lost)]);
            tokio::time::sleep(pause).await;
            if wished.is_closed() {
                return;
            }
        }
    }

    /// One connection from its beginning to its end.
    async fn visit(&mut self, wished: &mut UnboundedReceiver<Wish>) -> End {
        let Ok((mut socket, _)) = connect_async(self.link.socket()).await else {
            return End::Lost { after: false };
        };
        let (id, token) = (self.link.id, self.token);
        let hello = ToServer::Hello(Hello { version: VERSION, id, token, form: Form::Drawings });
        if say(&mut socket, &hello).await.is_err() {
            return End::Lost { after: false };
        }
        loop {
            let said = tokio::select! {
                heard = socket.next() => match heard {
                    Some(Ok(Message::Text(text))) => self.known.hear(&text),
                    Some(Ok(Message::Binary(bytes))) => self.known.see(&bytes),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => {
                        return End::Lost { after: self.known.is_here };
                    }
                    Some(Ok(_)) => Vec::new(),
                },
                wish = wished.recv() => match wish {
                    None => {
                        // Whether the goodbye is heard does not matter.
                        let _ = socket.close(None).await;
                        return End::Wanted;
                    }
                    Some(Wish::Save { file, replace }) => {
                        self.save(&file, replace).await;
                        Vec::new()
                    }
                    Some(wish) => self.known.wish(wish),
                },
            };
            let news = std::mem::take(&mut self.known.news);
            self.tell(news);
            if self.known.is_unwelcome {
                return End::Wanted;
            }
            for message in said {
                if say(&mut socket, &message).await.is_err() {
                    return End::Lost { after: self.known.is_here };
                }
            }
        }
    }

    /// Writes the journal of a match that is over to a file.
    async fn save(&self, file: &Path, replace: bool) {
        let told = |id: &'static str| Text::new(id).with("file", file.display().to_string());
        let (link, token) = (self.link.clone(), self.token);
        let asked = tokio::task::spawn_blocking(move || {
            http::ask(&link, "GET", "/journal", Some(token), String::new()).ok()
        });
        let Ok(Some(journal)) = asked.await else {
            return self.tell([News::Remark(Remark::Alert("terminal-online-save".into()))]);
        };
        self.tell([match save(file, &journal, replace) {
            Ok(()) => News::Remark(Remark::Note(told("terminal-saved"))),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => News::Exists(file.to_path_buf()),
            Err(error) => {
                News::Remark(Remark::Alert(told("terminal-not-saved").with("what", error.to_string())))
            }
        }]);
    }

    fn tell(&self, news: impl IntoIterator<Item = News>) {
        // Whoever does not listen any more has left.
        news.into_iter().for_each(|news| drop(self.events.send(event(news))));
    }
}

async fn say(socket: &mut Socket, message: &ToServer) -> Result<(), Error> {
    socket.send(Message::text(message.text())).await
}
