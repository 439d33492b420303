//! What is done about a table that a server keeps: by buttons and forms, each by its name.

use super::http::{Then, address, text_of};
use super::{Online, State, ask, held};
use crate::app::App;
use crate::dom;
use crate::route::Route;
use crate::words::{t, t1};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use session::Sitter;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlInputElement};

/// What somebody was called the last time.
pub(crate) const NAME: &str = "dropship-name";

#[wasm_bindgen]
extern "C" {
    /// Of the start script: asks the browser for an address that messages can be pushed to.
    #[wasm_bindgen(js_name = subscribeToPush, catch)]
    async fn subscribe(key: &str) -> Result<JsValue, JsValue>;
}

impl Online {
    /// Asks for something about this match with a token that is held, and complains if it fails.
    pub(crate) fn request(
        self,
        method: &'static str,
        rest: &str,
        token: &str,
        body: String,
        then: Box<dyn FnOnce(Value)>,
    ) {
        let (app, id) = (self.app, self.id());
        let then: Then = Box::new(move |answer| match answer {
            Ok(value) => then(value),
            Err(why) => app.complain(why),
        });
        ask(method, address(&id, rest), held::text(&id, token), body, then);
    }

    /// Does what a button or a form is called.
    pub(super) fn act(self, what: &str, at: &Element) {
        let known = self.known();
        let (seat, sure) = (known.borrow().seat.map_or(0, |seat| seat.0), known.borrow().sure);
        let (what, which) = what.split_once(' ').unwrap_or((what, ""));
        let own = |rest: &str| format!("/seats/{seat}{rest}");
        let nothing: Box<dyn FnOnce(Value)> = Box::new(|_| ());
        match what {
            "wish" => self.wish(),
            "agree" => self.send(r#"{"consent":{"yes":true}}"#),
            "decline" => self.send(r#"{"consent":{"yes":false}}"#),
            "lend" | "replace" => {
                let level = format!(r#"{{"level":"{}"}}"#, bots::Level::default().name());
                let (seat, token) = if what == "lend" {
                    (own("/bot"), "token")
                } else {
                    (format!("/seats/{which}/bot"), "host")
                };
                self.request("PUT", &seat, token, level, nothing);
            }
            "return" => self.request("DELETE", &own("/bot"), "token", String::new(), nothing),
            "leave" if !sure => {
                known.borrow_mut().sure = true;
                self.tell();
            }
            "leave" => self.request(
                "DELETE",
                &own(""),
                "token",
                String::new(),
                Box::new(move |_| {
                    held::forget(&self.id());
                    self.app.go(Route::Matches);
                }),
            ),
            "look" => self.keep(Route::Replay),
            "analyse" => self.keep(Route::Analysis),
            "verify" => self.keep(Route::Verify),
            "rematch" => self.rematch(),
            "remind" => self.remind(),
            "mail" => self.mail(at),
            "forget" => {
                let told = move |_| self.app.tell(t("web-forgotten"));
                self.request("DELETE", "/reminder", "token", String::new(), Box::new(told));
            }
            "copy" => self.copy(at),
            "invite" => {
                let which = which.to_string();
                let rest = format!("/seats/{which}/invite");
                self.request(
                    "POST",
                    &rest,
                    "host",
                    String::new(),
                    Box::new(move |made| {
                        held::put(&self.id(), &[(&which, text_of(&made["token"]))]);
                        self.tell();
                    }),
                );
            }
            "say" => {
                let text = typed(at, "input");
                if !text.trim().is_empty() {
                    self.send(&format!(r#"{{"say":{{"text":{}}}}}"#, Value::String(text)));
                }
                if let Some(field) = field(at, "input") {
                    field.set_value("");
                }
            }
            "sit" => self.sit(&typed(at, "input")),
            _ => {}
        }
    }

    /// Wishes to go back to before the own last decision.
    pub(crate) fn wish(self) {
        let turn = self.known().borrow().last_own();
        if let Some(turn) = turn {
            self.send(&format!(r#"{{"undo":{{"to":{turn}}}}}"#));
        }
    }

    /// Sits down. The own number is chosen now, after the promise was seen, so that nobody could have known it.
    fn sit(self, name: &str) {
        if let Some(storage) = dom::storage() {
            // Who keeps nothing types it again.
            let _ = storage.set_item(NAME, name);
        }
        let id = self.id();
        let nonce: String = dom::seed().0.iter().map(|byte| format!("{byte:02x}")).collect();
        let promise = text_of(&self.known().borrow().company["dice"]["commitment"]).to_string();
        let invite = held::text(&id, "invite");
        let name = Value::String(name.to_string());
        let body = format!(r#"{{"invite":"{invite}","name":{name},"nonce":"{nonce}"}}"#);
        self.request(
            "POST",
            "/sit",
            "",
            body,
            Box::new(move |seated| {
                held::put(
                    &id,
                    &[("nonce", &nonce), ("commitment", &promise), ("token", text_of(&seated["token"]))],
                );
                self.known().borrow_mut().state = State::New;
                self.tell();
                self.enter();
            }),
        );
    }

    /// Keeps a match that is over in this browser, and looks at it there.
    fn keep(self, route: fn(String) -> Route) {
        let token = if self.known().borrow().seat.is_some() { "token" } else { "watch" };
        self.request(
            "GET",
            "/journal",
            token,
            String::new(),
            Box::new(move |journal| {
                crate::pages::keep_journal(self.app, self.id(), &journal.to_string(), route);
            }),
        );
    }

    /// Goes on to the next match of the same people, which the first to ask opens.
    fn rematch(self) {
        self.request(
            "POST",
            "/rematch",
            "token",
            String::new(),
            Box::new(move |sequel| {
                let id = text_of(&sequel["match"]);
                let invite = held::text(&self.id(), "token");
                held::put(id, &[("invite", &invite)]);
                if let Some(host) = sequel["host"].as_str() {
                    held::put(id, &[("host", host)]);
                }
                self.app.go(Route::Meeting(id.to_string()));
            }),
        );
    }

    /// Lets the browser tell that it is one's turn, even while the page is closed.
    fn remind(self) {
        let app = self.app;
        spawn_local(async move {
            let offered: Value = serde_json::from_str(&app.host.get_untracked()).unwrap_or_default();
            match subscribe(text_of(&offered["push"])).await {
                Ok(given) => {
                    self.enrol(
                        &format!(r#""push":{}"#, given.as_string().unwrap_or_default()),
                        "web-reminded",
                    );
                }
                Err(error) => app.complain(t1("web-remind-failed", "what", dom::said(&error))),
            }
        });
    }

    /// The same by e-mail: first a code is sent to the address, then it has to come back.
    fn mail(self, form: &Element) {
        let (address, code) = (Value::String(typed(form, "input")), typed(form, "#mail-code"));
        if code.is_empty() {
            self.enrol(&format!(r#""email":{{"address":{address}}}"#), "web-mail-sent");
        } else {
            let code = Value::String(code);
            self.enrol(&format!(r#""email":{{"address":{address},"code":{code}}}"#), "web-mail-done");
        }
    }

    fn enrol(self, reminder: &str, told: &'static str) {
        let language = self.app.language.get_untracked().tag();
        let body = format!(r#"{{"reminder":{{{reminder}}},"language":"{language}"}}"#);
        let told = move |_| self.app.tell(t(told));
        self.request("PUT", "/reminder", "token", body, Box::new(told));
    }

    /// Copies the link before a button.
    fn copy(self, button: &Element) {
        let field = button.previous_element_sibling().and_then(|it| it.dyn_into::<HtmlInputElement>().ok());
        let Some(field) = field else { return };
        if dom::copy(&field) {
            self.app.tell(t("web-copied"));
        }
    }
}

fn field(form: &Element, which: &str) -> Option<HtmlInputElement> {
    form.query_selector(which).ok().flatten()?.dyn_into().ok()
}

fn typed(form: &Element, which: &str) -> String {
    field(form, which).map(|field| field.value()).unwrap_or_default()
}

/// Opens a match on the server, and goes to its table. Seats of people at this device and of friends get a link each; the
/// first of this device's is for whoever opens it.
pub(crate) fn open(app: App, game: &str, options: &Value, sitters: &[Option<Sitter>]) {
    let bot = |sitter: &Option<Sitter>| match sitter {
        Some(Sitter::Bot(level)) => format!("\"{}\"", level.name()),
        _ => "null".to_string(),
    };
    let levels: Vec<String> = sitters.iter().map(bot).collect();
    let own = sitters.iter().position(|sitter| *sitter == Some(Sitter::Person));
    let body = format!(r#"{{"game":"{game}","options":{options},"bots":[{}]}}"#, levels.join(","));
    let then: Then = Box::new(move |created| match created {
        Ok(created) => {
            let id = text_of(&created["match"]);
            held::put(id, &[("host", text_of(&created["host"])), ("watch", text_of(&created["watch"]))]);
            for invite in created["invites"].as_array().into_iter().flatten() {
                let seat = invite["seat"].as_u64().map(|seat| seat as usize);
                let number = seat.unwrap_or_default().to_string();
                held::put(id, &[(if seat == own { "invite" } else { &number }, text_of(&invite["token"]))]);
            }
            app.go(Route::Meeting(id.to_string()));
        }
        Err(what) => app.complain(t1("web-begin-failed", "what", what)),
    });
    ask("POST", "/api/v1/matches".into(), String::new(), body, then);
}
