//! The connection to the server: made, lost, and made again.

use super::http::{sorry, text_of};
use super::{Online, State, held};
use crate::desk::Desk;
use crate::dom::sleep;
use js_sys::{ArrayBuffer, Function, Promise, Uint8Array};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Drawing, VERSION};
use serde_json::Value;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{BinaryType, MessageEvent, WebSocket};

/// How long to wait before the connection is made again, at first and at most, in milliseconds.
const PAUSE: i32 = 500;
const LONGEST_PAUSE: i32 = 8_000;

impl Online {
    /// Comes to the table, and comes back whenever the connection is lost, until the desk is left.
    pub(crate) fn come(self, desk: Desk) {
        let epoch = desk.epoch.get_value();
        spawn_local(async move {
            let mut pause = PAUSE;
            while !desk.is_left(epoch) {
                let ended = Promise::new(&mut |end, _| self.connect(desk, epoch, &end));
                // How it ended does not matter: if it was not the server's wish, it is tried again.
                let _ = JsFuture::from(ended).await;
                let state = self.known().borrow().state;
                if desk.is_left(epoch) || state == State::Ended {
                    return;
                }
                pause = if state == State::Here { PAUSE } else { (pause * 2).min(LONGEST_PAUSE) };
                self.known().borrow_mut().state = State::Lost;
                self.tell();
                sleep(pause).await;
            }
        });
    }

    /// Makes the connection. `end` is called when it has ended.
    fn connect(self, desk: Desk, epoch: u32, end: &Function) {
        let location = window().location();
        let scheme = if location.protocol().is_ok_and(|it| it == "https:") { "wss" } else { "ws" };
        let address = format!("{scheme}://{}/api/v1/play", location.host().unwrap_or_default());
        let Ok(socket) = WebSocket::new(&address) else {
            // An address that cannot be connected to will not be any better next time.
            self.known().borrow_mut().state = State::Ended;
            let _ = end.call0(&JsValue::NULL);
            return;
        };
        socket.set_binary_type(BinaryType::Arraybuffer);
        socket.set_onclose(Some(end));
        let opened = socket.clone();
        let greet = Closure::once_into_js(move || {
            let id = self.id();
            let held = held::of(&id);
            let token = text_of(if held["token"].is_string() { &held["token"] } else { &held["watch"] });
            // If it is lost already, it will be made again.
            let _ = opened.send_with_str(&format!(
                r#"{{"hello":{{"version":{VERSION},"match":"{id}","token":"{token}","form":"drawings"}}}}"#
            ));
        });
        socket.set_onopen(Some(greet.unchecked_ref()));
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if desk.is_left(epoch) {
                return;
            }
            match event.data().dyn_into::<ArrayBuffer>() {
                Ok(bytes) => {
                    if let Ok(drawing) = Drawing::read(&Uint8Array::new(&bytes).to_vec()) {
                        self.draw(desk, drawing);
                    }
                }
                Err(text) => {
                    let message = text.as_string().and_then(|text| serde_json::from_str(&text).ok());
                    self.hear(desk, message.unwrap_or_default());
                }
            }
        });
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
        self.known().borrow_mut().socket = Some(socket);
    }

    /// Sends a message. One that is lost with the connection is sent again by whoever waits for its answer.
    pub(crate) fn send(self, message: &str) {
        let known = self.known();
        let known = known.borrow();
        if let Some(socket) = known.socket.as_ref().filter(|it| it.ready_state() == WebSocket::OPEN) {
            let _ = socket.send_with_str(message);
        }
    }

    /// Hangs up.
    pub(crate) fn leave(self) {
        if let Some(socket) = &self.known().borrow().socket {
            let _ = socket.close();
        }
    }

    /// Takes in what the server says in words.
    fn hear(self, desk: Desk, mut message: Value) {
        let known = self.known();
        if let Some(welcome) = message.get_mut("welcome") {
            let mut known = known.borrow_mut();
            known.sit(&welcome["viewer"]);
            known.chat = welcome["chat"].as_array().into_iter().flatten().map(said).collect();
            known.company = welcome["table"].take();
            known.state = State::Here;
            let sent = known.sent;
            known.drop_used_links();
            let has_begun = !known.is("gathering");
            drop(known);
            if has_begun {
                self.send(HISTORY);
            }
            if let Some(sent) = sent {
                // It may have got lost; if not, it is taken once.
                self.answer(sent);
            }
            self.tell();
        } else if let Some(table) = message.get_mut("table") {
            known.borrow_mut().company = table.take();
            known.borrow().drop_used_links();
            self.tell();
            self.show_again(desk);
        } else if let Some(one) = message.get("said") {
            let one = said(one);
            desk.app.said.set(one.1.clone());
            known.borrow_mut().chat.push(one);
            self.tell();
        } else if message.get("refused").is_some() {
            // The position that follows says more than the reason would.
            known.borrow_mut().sent = None;
            desk.busy.set(false);
        } else if let Some(problem) = message.get("failed").or(message.get("bye")) {
            let kind = text_of(&problem["error"]);
            desk.busy.set(false);
            known.borrow_mut().sent = None;
            let is_bye = message.get("bye").is_some();
            // A server that stops is there again in a moment.
            if is_bye && matches!(kind, "unavailable" | "too_many") {
                return;
            }
            if is_bye {
                known.borrow_mut().state = State::Ended;
            }
            desk.app.complain(sorry(kind));
        }
    }
}

/// Asks for the whole log.
pub(super) const HISTORY: &str = r#"{"history":{"since":0}}"#;

fn said(one: &Value) -> (usize, String) {
    (one["seat"].as_u64().unwrap_or_default() as usize, text_of(&one["text"]).to_string())
}
