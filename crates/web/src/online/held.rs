//! The tokens that this browser holds: whoever holds a seat's token is that player.

use super::http::text_of;
use crate::dom::storage;
use serde_json::{Map, Value};

const KEY: &str = "dropship-tables";

/// What is held of each match, by its id: `token` of the own seat, `invite` to one, `watch`, `host`, links of other seats
/// by their numbers, and what the dice were committed to (`commitment`, `nonce`).
pub(crate) fn all() -> Map<String, Value> {
    let kept = storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
    match kept.and_then(|text| serde_json::from_str(&text).ok()) {
        Some(Value::Object(all)) => all,
        _ => Map::new(),
    }
}

/// What is held of a match.
pub(crate) fn of(id: &str) -> Value {
    all().remove(id).unwrap_or_default()
}

/// A text that is held of a match; empty if there is none.
pub(crate) fn text(id: &str, name: &str) -> String {
    text_of(&of(id)[name]).to_string()
}

/// Holds texts of a match from now on; what is empty is no longer held.
pub(crate) fn put(id: &str, texts: &[(&str, &str)]) {
    let mut all = all();
    let mut held = match all.remove(id) {
        Some(Value::Object(held)) => held,
        _ => Map::new(),
    };
    for (name, text) in texts {
        held.remove(*name);
        if !text.is_empty() {
            held.insert((*name).to_string(), Value::String((*text).to_string()));
        }
    }
    all.insert(id.to_string(), Value::Object(held));
    keep(all);
}

/// Forgets a match.
pub(crate) fn forget(id: &str) {
    let mut all = all();
    all.remove(id);
    keep(all);
}

fn keep(all: Map<String, Value>) {
    if let Some(storage) = storage() {
        // Where nothing is kept, the link opens the seat once more.
        let _ = storage.set_item(KEY, &Value::Object(all).to_string());
    }
}

/// The token that opens most of a match: the own seat, an invitation to one, or looking on.
pub(crate) fn best(id: &str) -> String {
    let held = of(id);
    let found = ["token", "invite", "watch", "host"].iter().find_map(|name| held[*name].as_str());
    found.unwrap_or_default().to_string()
}
