//! How a server of tables is run.

use notify::{MailSettings, PushSettings};
use std::net::SocketAddr;
use std::time::Duration;

/// How a server of tables is run. It holds secrets, so it cannot be printed.
#[derive(Clone)]
pub struct Settings {
    /// Where visitors come in.
    pub address: SocketAddr,
    /// Whether any free port will do if that one is taken.
    pub any_port: bool,
    /// Where whoever runs the server looks at its figures; nowhere if left out.
    pub figures: Option<SocketAddr>,
    /// Where matches are kept: `sqlite:FILE` or `postgres://…`.
    pub store: String,
    /// How many threads serve visitors.
    pub threads: usize,
    /// Pages of other origins that may use this server, such as `https://example.org`.
    pub origins: Vec<String>,
    /// Whether addresses of visitors are to be taken from `X-Forwarded-For`, because a proxy stands in front.
    pub behind_proxy: bool,
    /// Where people find this server, such as `https://example.org`: for links in notices.
    pub public: String,
    /// How people are reminded through their browsers, if at all.
    pub push: Option<PushSettings>,
    /// How people are reminded by e-mail, if at all.
    pub mail: Option<MailSettings>,
    /// How tables are run.
    pub tables: host::Settings,
    /// What visitors may do.
    pub limits: Limits,
}

/// What visitors may do. An address is that of a visitor's network: a whole /64 where it is of version 6.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Requests a second from one address, for a while.
    pub requests: f64,
    /// Matches an hour that one address may open.
    pub matches: f64,
    /// Codes an hour that one address may have sent by e-mail.
    pub codes: f64,
    /// Connections to tables from one address at once.
    pub sockets: usize,
    /// Connections to tables at once in all.
    pub all_sockets: usize,
    /// Messages a second over one connection, for a while.
    pub messages: f64,
    /// The largest message over a connection, in bytes.
    pub message: usize,
    /// The largest body of a request, in bytes.
    pub body: usize,
    /// How long a request, a greeting or the sending of a message may take.
    pub patience: Duration,
    /// How long a connection may be silent before it is asked whether it is still there; after two and a half times that
    /// it is ended.
    pub silence: Duration,
}

impl Settings {
    /// A server at that address with that store, and everything else as usual.
    pub fn new(address: SocketAddr, store: impl Into<String>) -> Settings {
        Settings {
            address,
            any_port: false,
            figures: None,
            store: store.into(),
            threads: 1,
            origins: Vec::new(),
            behind_proxy: false,
            public: format!("http://{address}"),
            push: None,
            mail: None,
            tables: host::Settings::default(),
            limits: Limits::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: 10.0,
            matches: 60.0,
            codes: 6.0,
            sockets: 64,
            all_sockets: 10_000,
            messages: 20.0,
            message: 4 << 10,
            body: 16 << 10,
            patience: Duration::from_secs(10),
            silence: Duration::from_secs(30),
        }
    }
}
