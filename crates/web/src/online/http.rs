//! What is asked of the server behind the page.

use crate::dom::said;
use crate::words::t1;
use leptos::prelude::window;
use leptos::task::spawn_local;
use serde_json::Value;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

/// What is done with an answer, or with what went wrong as a sentence.
pub(crate) type Then = Box<dyn FnOnce(Result<Value, String>)>;

/// Where a match is asked about.
pub(crate) fn address(id: &str, rest: &str) -> String {
    format!("/api/v1/matches/{id}{rest}")
}

/// Asks for something, with a token and a body unless they are empty.
pub(crate) fn ask(method: &'static str, address: String, token: String, body: String, then: Then) {
    spawn_local(async move {
        let answered = raw(method, &address, &token, &body).await;
        then(answered.map_err(|_| sorry("offline")).and_then(|(ok, text)| {
            let value: Value = serde_json::from_str(&text).unwrap_or_default();
            if ok { Ok(value) } else { Err(sorry(text_of(&value["error"]))) }
        }));
    });
}

/// Says what kind of trouble there is.
pub(crate) fn sorry(kind: &str) -> String {
    t1("web-trouble", "kind", kind.to_string())
}

/// A text of an answer; empty if there is none.
pub(crate) fn text_of(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

async fn raw(method: &str, address: &str, token: &str, body: &str) -> Result<(bool, String), String> {
    let wrong = |error: JsValue| said(&error);
    let init = RequestInit::new();
    init.set_method(method);
    if !body.is_empty() {
        init.set_body(&body.into());
    }
    if !token.is_empty() {
        let header = format!(r#"[["Authorization","Bearer {token}"]]"#);
        init.set_headers(&js_sys::JSON::parse(&header).map_err(wrong)?);
    }
    let answer = JsFuture::from(window().fetch_with_str_and_init(address, &init)).await.map_err(wrong)?;
    let answer: Response = answer.unchecked_into();
    let text = JsFuture::from(answer.text().map_err(wrong)?).await.map_err(wrong)?;
    Ok((answer.ok(), text.as_string().unwrap_or_default()))
}
