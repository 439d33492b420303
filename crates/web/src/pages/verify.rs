//! The dice of a match checked before everybody's eyes: what was promised, what was added, what came of it.

use crate::app::App;
use crate::dom::act;
use crate::online::{held, text_of, written};
use crate::store;
use crate::words::{game_name, t, t1};
use art::escape;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use session::Saved;

/// The check of a match that this browser keeps.
pub(crate) fn page(id: String) -> impl IntoView {
    let app = App::get();
    let found = RwSignal::new(String::new());
    spawn_local(async move {
        match store::get(&id).await {
            Ok(Some(saved)) => found.set(checked(&saved)),
            Ok(None) => super::not_kept(app),
            Err(what) => app.complain(t1("web-store-failed", "what", what)),
        }
    });
    written("page verify", Box::new(move || found.get()), act(|_| ()))
}

/// What there is to see, and what was worked out anew just now.
fn checked(saved: &Saved) -> String {
    let journal: Value = serde_json::from_str(&saved.journal).unwrap_or_default();
    let dice = &journal["dice"];
    let held = held::of(&saved.id);
    let nonces = dice["nonces"].as_array().cloned().unwrap_or_default();
    let mut rows = String::new();
    let mut row = |what: &'static str, wrong: Option<String>| {
        let (class, mark) = if wrong.is_some() { ("wrong", "✗") } else { ("", "✓") };
        let wrong = escape(&wrong.unwrap_or_default());
        rows.push_str(&format!(
            "<li class=\"{class}\" data-check=\"{what}\">{mark} {} {wrong}</li>",
            t(what)
        ));
    };
    row("web-verify-rules", catalog::replay(&saved.journal, &[]).err().map(|error| error.to_string()));
    row("web-verify-dice", catalog::verify(&saved.journal, &[]).err().map(|error| error.to_string()));
    if let Some(promise) = held["commitment"].as_str() {
        row("web-verify-promise", (dice["commitment"] != promise).then(|| promise.to_string()));
    }
    if let Some(nonce) = held["nonce"].as_str() {
        row("web-verify-nonce", (!nonces.iter().any(|one| *one == nonce)).then(|| nonce.to_string()));
    }
    // Before the end the seed would tell what the dice will show.
    let seed = if saved.over { text_of(&dice["seed"]).to_string() } else { t("web-verify-later") };
    let line = |name: &'static str, what: &str| {
        format!("<tr><th scope=\"row\">{}</th><td><code>{}</code></td></tr>", t(name), escape(what))
    };
    let added: String = nonces.iter().map(|one| line("web-nonces", text_of(one))).collect();
    format!(
        "<h1>{}</h1><p class=\"lead\">{}</p><h2>{}</h2><ul class=\"checks\">{rows}</ul>\
         <table class=\"plain\"><tbody>{}{added}{}</tbody></table>",
        t("web-title-verify"),
        t("web-verify-lead"),
        game_name(&saved.game),
        line("web-commitment", text_of(&dice["commitment"])),
        line("web-seed", &seed),
    )
}
