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
mod pages;
mod panel;
mod route;
mod settings;
mod sound;
mod store;
mod thoughts;
mod tongue;
mod words;

pub use thoughts::Thought;

use wasm_bindgen::prelude::wasm_bindgen;

/// Brings the content of all games, as the bundler wrote it: before anything else.
#[wasm_bindgen]
pub fn bring(content: &[u8]) -> Result<(), String> {
    catalog::bring(content).map_err(|error| error.to_string())
}

/// Draws the page. `worker` is the address of the script in which bots think, `rules` that of all rule files, `texts` those
/// of the texts of every language by its tag, as JSON; `text` is the one of the language `tag`.
#[wasm_bindgen]
pub fn page(worker: String, rules: String, texts: &str, tag: &str, text: &str) {
    let tongue = tongue::Tongue::new(texts, tag, text);
    leptos::mount::mount_to_body(move || app::shell(worker, rules, tongue));
}
