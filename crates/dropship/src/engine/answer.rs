//! Answers as text: `ok` first, then the sender's `id`, then the rest.

use super::problem::Problem;
use serde_json::Value;

/// What an answer says besides `ok` and `id`, in order.
pub(crate) type Fields = Vec<(&'static str, Value)>;

/// What was asked for.
pub(crate) fn done(id: Option<Value>, fields: Fields) -> String {
    object(true, id, fields)
}

/// What went wrong.
pub(crate) fn failed(id: Option<Value>, problem: &Problem) -> String {
    object(false, id, problem.fields())
}

fn object(ok: bool, id: Option<Value>, fields: Fields) -> String {
    let mut text = format!("{{\"ok\":{ok}");
    for (name, value) in id.map(|id| ("id", id)).into_iter().chain(fields) {
        text += &format!(",\"{name}\":{value}");
    }
    text + "}"
}
