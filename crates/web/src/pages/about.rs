//! What this is, and where its content comes from.

use crate::words::{game_name, number, t, words};
use catalog::{Playable, Visitor};
use leptos::prelude::*;
use table::Message;

/// Counts what each game's content says about its own origins.
struct Origins;

impl Visitor for Origins {
    type Out = [usize; 3];

    fn visit<G: Playable>(self) -> [usize; 3] {
        let count = |origin: &str| G::FILES.iter().map(|(_, text)| text.matches(origin).count()).sum();
        ["\"rulebook\"", "\"public\"", "\"authored\""].map(count)
    }
}

/// About the table, its notice, and the origins of its content.
pub(crate) fn page() -> impl IntoView {
    let rows = catalog::GAMES.iter().filter(|game| !catalog::is_toy(game)).filter_map(|game| {
        let [rulebook, public, authored] = catalog::visit(game, Origins).ok()?;
        let said = Message::new("web-origins")
            .with("rulebook", number(rulebook))
            .with("public", number(public))
            .with("authored", number(authored));
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
