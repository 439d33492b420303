//! Lists whose items stay as long as they say the same.

use leptos::prelude::*;
use std::sync::Arc;

/// Something in a list.
#[derive(Clone)]
pub(crate) struct Item {
    /// All that it says: an item that says something else is drawn anew.
    key: String,
    draw: Arc<dyn Fn() -> AnyView + Send + Sync>,
}

impl Item {
    pub(crate) fn new(key: String, draw: impl Fn() -> AnyView + Send + Sync + 'static) -> Item {
        Item { key, draw: Arc::new(draw) }
    }
}

/// Draws items, and of changes only what has changed. Drawing is dear, and so is the code for a list of every type: there
/// is one for all.
pub(crate) fn list(items: impl Fn() -> Vec<Item> + Send + Sync + 'static) -> impl IntoView {
    let items: Arc<dyn Fn() -> Vec<Item> + Send + Sync> = Arc::new(items);
    view! { <For each=move || items() key=|item| item.key.clone() children=|item| (item.draw)()/> }
}
