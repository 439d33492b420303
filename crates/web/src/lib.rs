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
mod words;

pub use thoughts::Thought;

use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page. `worker` is the address of the script in which bots think, `rules` that of all rule files.
#[wasm_bindgen]
pub fn page(worker: String, rules: String) {
    leptos::mount::mount_to_body(move || app::shell(worker, rules));
}
