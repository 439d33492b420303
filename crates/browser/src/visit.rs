//! A window at the table: looking, pointing, typing, waiting.

use crate::driver::{Driver, Screen, capabilities, site};
use crate::http;
use serde_json::{Value, json};
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

/// A condition that has not come about by then never will, even on a slow and busy machine.
const PATIENCE: Duration = Duration::from_secs(120);
/// Between two looks.
const GLANCE: Duration = Duration::from_millis(40);

/// Whether the client is there.
const CLIENT: &str = "document.getElementById('boot') === null";

/// A window of a browser of its own, with an empty store.
pub struct Visit {
    driver: Driver,
    session: String,
    site: SocketAddr,
    screen: Screen,
}

impl Visit {
    /// Opens a page of the table.
    ///
    /// # Panics
    /// Like everything here: if the browser cannot do what is asked of it.
    pub fn open(screen: Screen, path: &str) -> Visit {
        Visit::at(site(), screen, path)
    }

    /// The same at a server of one's own.
    ///
    /// # Panics
    /// Likewise.
    pub fn at(site: SocketAddr, screen: Screen, path: &str) -> Visit {
        let visit = Visit::new(site, screen);
        visit.go(path);
        visit
    }

    /// An empty window, from which that server's pages can be gone to.
    ///
    /// # Panics
    /// Likewise.
    pub fn new(site: SocketAddr, screen: Screen) -> Visit {
        let driver = Driver::start();
        let begun = http::ask(driver.port, "POST", "/session", Some(&capabilities(screen)));
        let begun = begun.expect("the driver answers");
        let id = begun["value"]["sessionId"].as_str().unwrap_or_else(|| panic!("no browser starts: {begun}"));
        let visit = Visit { session: format!("/session/{id}"), driver, site, screen };
        if screen == Screen::Desktop {
            let size = json!({ "width": 1440, "height": 900, "deviceScaleFactor": 1, "mobile": false });
            visit.devtools("Emulation.setDeviceMetricsOverride", &size);
        }
        visit
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let body = (method != "GET" && method != "DELETE").then_some(body);
        let answer = http::ask(self.driver.port, method, &format!("{}{path}", self.session), body);
        let answer = answer.unwrap_or_else(|error| panic!("{method} {path}: {error}"));
        if let Some(error) = answer["value"].get("error") {
            panic!("{method} {path} {body:?}: {error} {}", answer["value"]["message"]);
        }
        answer["value"].clone()
    }

    /// Asks the browser's own tools for something.
    pub fn devtools(&self, command: &str, params: &Value) -> Value {
        self.ask("POST", "/goog/cdp/execute", &json!({ "cmd": command, "params": params }))
    }

    /// Goes to a page as if its address were typed, and waits for the client: what was drawn ahead of it is gone then.
    pub fn go(&self, path: &str) {
        self.glimpse(path);
        self.until(CLIENT);
    }

    /// The same without waiting for the client.
    pub fn glimpse(&self, path: &str) {
        self.ask("POST", "/url", &json!({ "url": format!("http://{}{path}", self.site) }));
    }

    /// Loads the page again, as its visitor would: the driver's own reload passes by what works offline.
    pub fn reload(&self) {
        self.value("void (window.isOld = true, location.reload())");
        self.until(&format!("document.readyState === 'complete' && window.isOld === undefined && {CLIENT}"));
    }

    /// Goes back to the page whose address begins like this, and waits for it: a step asked for before the last one
    /// is done may go anywhere.
    pub fn back(&self, path: &str) {
        self.value("void history.back()");
        self.until(&format!("location.pathname.startsWith({}) && {CLIENT}", json!(path)));
    }

    /// The value of a JavaScript expression.
    pub fn value(&self, expression: &str) -> Value {
        self.ask("POST", "/execute/sync", &json!({ "script": format!("return {expression}"), "args": [] }))
    }

    /// What an asynchronous script hands to `done`.
    pub fn promised(&self, script: &str) -> Value {
        let script = format!("const done = arguments[arguments.length - 1]; {script}");
        self.ask("POST", "/execute/async", &json!({ "script": script, "args": [] }))
    }

    /// Waits until an expression is true, and gives it.
    pub fn until(&self, expression: &str) -> Value {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let value = self.value(expression);
            if !matches!(value, Value::Null | Value::Bool(false)) && value != json!(0) && value != json!("") {
                return value;
            }
            if Instant::now() > deadline {
                let shown = self.value("document.body.innerText.slice(0, 1500)");
                panic!(
                    "this never came about: {expression}\nthe page shows: {shown}\nconsole: {:?}",
                    self.errors()
                );
            }
            thread::sleep(GLANCE);
        }
    }

    /// Waits until something is there.
    pub fn find(&self, selector: &str) {
        self.until(&format!("document.querySelector({}) !== null", json!(selector)));
    }

    /// The text of something, once it is there.
    pub fn text(&self, selector: &str) -> String {
        self.find(selector);
        let text = self.value(&format!("document.querySelector({}).innerText", json!(selector)));
        text.as_str().unwrap_or_default().to_string()
    }

    /// Clicks on something with the mouse, once it is there.
    pub fn click(&self, selector: &str) {
        self.find(selector);
        let middle = self.value(&format!(
            "(() => {{ const it = document.querySelector({}); it.scrollIntoView({{ block: 'nearest' }}); \
             const r = it.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }})()",
            json!(selector)
        ));
        self.press("mouse", middle[0].as_f64().unwrap_or(0.0), middle[1].as_f64().unwrap_or(0.0));
    }

    /// Presses at a point of the window: with the mouse, or with a finger where there are only fingers.
    pub fn press_at(&self, x: f64, y: f64) {
        let kind = match self.screen {
            Screen::Desktop => "mouse",
            Screen::Phone => "touch",
        };
        self.press(kind, x, y);
    }

    fn press(&self, kind: &str, x: f64, y: f64) {
        let (x, y) = (x.round() as i64, y.round() as i64);
        let actions = json!([
            { "type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport" },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ]);
        let pointer = json!({ "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": actions });
        self.ask("POST", "/actions", &json!({ "actions": [pointer] }));
    }

    /// Moves the mouse to a point of the window.
    pub fn point_at(&self, x: f64, y: f64) {
        let (x, y) = (x.round() as i64, y.round() as i64);
        let moved = json!([{ "type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport" }]);
        let pointer = json!({ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": moved });
        self.ask("POST", "/actions", &json!({ "actions": [pointer] }));
    }

    /// Presses keys one after another. Special ones have the codes of the WebDriver standard.
    pub fn keys(&self, keys: &str) {
        let each = keys.chars().flat_map(|key| {
            let key = key.to_string();
            [json!({ "type": "keyDown", "value": key }), json!({ "type": "keyUp", "value": key })]
        });
        let keyboard = json!({ "type": "key", "id": "keys", "actions": each.collect::<Vec<_>>() });
        self.ask("POST", "/actions", &json!({ "actions": [keyboard] }));
    }

    /// Gives a file to an input.
    pub fn upload(&self, selector: &str, file: &Path) {
        self.find(selector);
        let found = self.ask("POST", "/element", &json!({ "using": "css selector", "value": selector }));
        let element = found.as_object().and_then(|found| found.values().next()).and_then(Value::as_str);
        let element = element.unwrap_or_else(|| panic!("no element {selector}"));
        self.ask(
            "POST",
            &format!("/element/{element}/value"),
            &json!({ "text": file.display().to_string() }),
        );
    }

    /// Lets the browser put what is downloaded into a folder of its own, and gives the folder.
    pub fn downloads(&self) -> PathBuf {
        let name = self.session.rsplit('/').next().unwrap_or_default();
        let folder = std::env::temp_dir().join(format!("dropship-{name}"));
        fs::create_dir_all(&folder).expect("a temporary folder can be made");
        let params = json!({ "behavior": "allow", "downloadPath": folder.display().to_string() });
        self.devtools("Browser.setDownloadBehavior", &params);
        folder
    }

    /// A picture of what the window shows, in a format such as `{"format": "webp", "quality": 80}`.
    pub fn pictured(&self, format: &Value) -> Vec<u8> {
        let shot = self.devtools("Page.captureScreenshot", format);
        decoded(shot["data"].as_str().unwrap_or_default())
    }

    /// Errors on the console since the last time they were asked for.
    pub fn errors(&self) -> Vec<String> {
        let log = self.ask("POST", "/se/log", &json!({ "type": "browser" }));
        let severe = log.as_array().into_iter().flatten().filter(|line| line["level"] == "SEVERE");
        severe.map(|line| line["message"].to_string()).collect()
    }

    /// Ends the visit; nothing may have gone wrong on the console.
    pub fn leave(self) {
        let errors = self.errors();
        assert!(errors.is_empty(), "errors on the console: {errors:#?}");
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        // Without the driver the browser would stay.
        let _ = http::ask(self.driver.port, "DELETE", &self.session, None);
    }
}

/// Bytes out of base 64.
fn decoded(text: &str) -> Vec<u8> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let sextets: Vec<u8> = text.bytes().filter_map(value).collect();
    let bytes = sextets.chunks(4).flat_map(|group| {
        let bits = group.iter().fold(0u32, |bits, sextet| bits << 6 | u32::from(*sextet));
        let bits = bits << (6 * (4 - group.len()));
        bits.to_be_bytes()[1..group.len()].to_vec()
    });
    bytes.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_64_is_read() {
        assert_eq!(decoded("RHJvcHNoaXA="), b"Dropship");
        assert_eq!(decoded("RHJvcHNoaXBz"), b"Dropships");
        assert_eq!(decoded(""), b"");
    }
}
