//! The table in the browser.
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
/// Draws the page.
#[wasm_bindgen]
pub fn page() {
    let count = RwSignal::new(catalog::GAMES.len());
    leptos::mount::mount_to_body(move || view! { <p>{move || count.get()}</p> });
}
