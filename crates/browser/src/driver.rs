//! The server that all visits share, the program that leads a browser, and what kind of screen it has.

use crate::http;
use serde_json::{Value, json};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::sync::{OnceLock, mpsc};
use std::thread;
use std::time::{Duration, Instant};

/// The screen of a visitor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// 1440 × 900, with a mouse.
    Desktop,
    /// 390 × 844, with fingers.
    Phone,
}

/// Where the table is served. One server serves all visits of a test program, and ends with it.
pub(crate) fn site() -> SocketAddr {
    static SITE: OnceLock<SocketAddr> = OnceLock::new();
    *SITE.get_or_init(|| {
        assert!(
            server::is_built(),
            "the client is not built: run `cargo xtask browser`, which builds it first"
        );
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            let served = server::run("127.0.0.1", Some(0), |address| {
                // The test that waits for it is still there.
                let _ = sender.send(address);
            });
            served.expect("a free port of this machine can be served on");
        });
        receiver.recv().expect("the server starts")
    })
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
