//! The table in the browser. It draws scenes and knows no game.
//!
//! One page, all of it here: matches run by the same rules as everywhere, bots think in a worker, and every decision is
//! stored before it is shown.
// Views own what they show.
#![allow(clippy::needless_pass_by_value)]

mod app;
mod board;
mod desk;
mod dom;
mod keys;
mod language;
mod list;
mod online;
mod pages;
mod panel;
mod route;
mod settings;
mod share;
mod sheet;
mod sound;
mod store;
mod terms;
mod thoughts;
mod words;

pub use thoughts::Thought;

use wasm_bindgen::prelude::wasm_bindgen;

/// Brings the content of all games, as the bundler wrote it: before anything else.
#[wasm_bindgen]
pub fn bring(content: &[u8]) -> Result<(), String> {
    catalog::bring(content).map_err(|error| error.to_string())
}

/// Speaks the language `tag`, whose words are `text`: before anything is drawn.
#[wasm_bindgen]
pub fn speak(tag: &str, text: String) {
    words::speak(locale::Language::from_tag(tag).unwrap_or_default(), text);
}

/// Draws the page in place of the one that was drawn ahead, in pieces between which the browser can answer. `addresses` says as
/// JSON where the other files are.
#[wasm_bindgen]
pub async fn page(addresses: String) -> Result<(), String> {
    let addresses = serde_json::from_str(&addresses).map_err(|error| error.to_string())?;
    dom::sleep(0).await;
    app::mount(addresses, words::words().language()).await;
    Ok(())
}
