//! The keys of the table.

use crate::dom::act;
use crate::words::{front, t};
use leptos::prelude::*;

const KEYS: [(&str, &str); 13] = [
    ("1 – 9", "web-key-number"),
    ("↑ ↓ ← →", "web-key-arrows"),
    ("Enter", "web-key-enter"),
    ("J  K", "web-key-list"),
    ("W", "web-key-why"),
    ("H", "web-key-hint"),
    ("U", "web-key-undo"),
    ("+  −", "web-key-zoom"),
    ("F", "web-key-fit"),
    ("C", "web-key-names"),
    ("O", "web-key-overlay"),
    ("S", "web-key-hurry"),
    ("Esc", "web-key-escape"),
];

/// A list of all keys, over the table.
pub(crate) fn help(open: RwSignal<bool>) -> impl IntoView {
    move || {
        open.get().then(|| {
            let row = |(key, id)| format!("<tr><th scope=\"row\"><kbd>{key}</kbd></th><td>{}</td></tr>", front().say(id));
            view! {
                <div class="curtain help" role="dialog" aria-modal="true" aria-labelledby="keys-title">
                    <div>
                        <h2 id="keys-title">{t("web-keys")}</h2>
                        <table inner_html=KEYS.map(row).concat()></table>
                        <button class="main" autofocus on:click=act(move |_| open.set(false))>{t("web-close")}</button>
                    </div>
                </div>
            }
        })
    }
}
