//! What this is, and where its content comes from.

use crate::words::{game_name, t, words};
use leptos::prelude::*;
use table::Message;

/// About the table, its notice, and the origins of its content.
pub(crate) fn page() -> impl IntoView {
    let rows = catalog::GAMES.iter().filter_map(|game| {
        let origins = catalog::origins(game).ok()?;
        let said = Message::new("web-origins")
            .with("rulebook", origins.rulebook)
            .with("public", origins.public)
            .with("authored", origins.authored);
        Some(view! { <tr><th scope="row">{game_name(game)}</th><td>{words().say(&said)}</td></tr> })
    });
    view! {
        <div class="page about">
            <h1>{t("web-title-about")}</h1>
            <p class="lead">{t("web-about")}</p>
            <h2>{t("web-notice-title")}</h2>
            <p>{t("web-notice")}</p>
            <h2>{t("web-origins-title")}</h2>
            <p>{t("web-origins-help")}</p>
            <table class="plain"><tbody>{rows.collect_view()}</tbody></table>
            <h2>{t("web-fair-title")}</h2>
            <p>{t("web-fair")}</p>
            <h2>{t("web-private-title")}</h2>
            <p>{t("web-private")}</p>
            <p class="faint">{format!("Dropship {} · MIT / Apache-2.0", env!("CARGO_PKG_VERSION"))}</p>
        </div>
    }
}

/// An address that means nothing.
pub(crate) fn unknown() -> impl IntoView {
    view! {
        <div class="page">
            <h1>{t("web-title-unknown")}</h1>
            <p>{t("web-unknown")}</p>
            <a class="button main" href="/">{t("web-to-start")}</a>
        </div>
    }
}
