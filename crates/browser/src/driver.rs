//! The server that all visits share, the program that leads a browser, and what kind of screen it has.

use crate::http;
use notify::MailSettings;
use serde_json::{Value, json};
use server::{Limits, Settings};
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{self, Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{OnceLock, mpsc};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use std::{env, fs};
use tokio::sync::oneshot;

/// The screen of a visitor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// 1440 × 900, with a mouse.
    Desktop,
    /// 390 × 844, with fingers.
    Phone,
}

/// Where the table is served. One server serves all visits of a test program that want none of their own.
///
/// # Panics
/// If no server can be started.
pub fn site() -> SocketAddr {
    static SITE: OnceLock<Site> = OnceLock::new();
    SITE.get_or_init(Site::start).address
}

/// A server with tables of its own, until it is dropped.
pub struct Site {
    /// Where visitors come in.
    pub address: SocketAddr,
    folder: PathBuf,
    mail: Option<MailSettings>,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

impl Site {
    /// Starts one at any port.
    ///
    /// # Panics
    /// Like everything here: if it does not work.
    pub fn start() -> Site {
        Site::sending(None)
    }

    /// Starts one that sends e-mail.
    ///
    /// # Panics
    /// If it does not work.
    pub fn sending(mail: Option<MailSettings>) -> Site {
        assert!(
            server::is_built(),
            "the client is not built: run `cargo xtask browser`, which builds it first"
        );
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("dropship-site-{}-{number}", process::id()));
        fs::create_dir_all(&folder).expect("a temporary folder can be made");
        let mut site = Site { address: SocketAddr::from(([127, 0, 0, 1], 0)), folder, mail, running: None };
        site.open();
        site
    }

    /// Opens it, again at the same address if it has been open before.
    pub fn open(&mut self) {
        let (sender, receiver) = mpsc::channel();
        let (stop, stopped) = oneshot::channel();
        let store = format!("sqlite:{}", self.folder.join("tables.db").display());
        let usual = Settings::new(self.address, store);
        let settings = Settings {
            limits: Limits { requests: 1_000.0, ..usual.limits },
            mail: self.mail.clone(),
            ..usual
        };
        let thread = thread::spawn(move || {
            let stopped = async {
                // A test that is gone wants no server either.
                let _ = stopped.await;
            };
            let served = server::serve(settings, stopped, |address| {
                // The test that waits for it is still there.
                let _ = sender.send(address);
            });
            served.expect("a free port of this machine can be served on");
        });
        self.address = receiver.recv().expect("the server starts");
        self.running = Some((stop, thread));
    }

    /// Closes it, as if the program had been stopped.
    pub fn close(&mut self) {
        if let Some((stop, thread)) = self.running.take() {
            // One that has ended already needs no ending.
            let _ = stop.send(());
            let _ = thread.join();
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.close();
        // Whatever cannot be removed stays in the folder for such things.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The program that leads the browser. It ends with the visit.
pub(crate) struct Driver {
    program: Child,
    pub(crate) port: u16,
}

impl Driver {
    pub(crate) fn start() -> Driver {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let port = free.expect("this machine has a free port").port();
        let program = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts; on Debian it is in the package chromium-driver");
        let driver = Driver { program, port };
        let deadline = Instant::now() + Duration::from_secs(60);
        while http::ask(port, "GET", "/status", None).is_err() {
            assert!(Instant::now() < deadline, "chromedriver did not come up");
            thread::sleep(Duration::from_millis(50));
        }
        driver
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // One that has ended already needs no ending.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// What a new browser window is asked to be.
pub(crate) fn capabilities(screen: Screen) -> Value {
    let mut options = json!({ "args": [
        "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars",
        "--window-size=1440,900",
    ] });
    if screen == Screen::Phone {
        options["mobileEmulation"] =
            json!({ "deviceMetrics": { "width": 390, "height": 844, "pixelRatio": 2, "touch": true } });
    }
    json!({ "capabilities": { "alwaysMatch": {
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL" },
        "timeouts": { "script": 280_000 },
    } } })
}
