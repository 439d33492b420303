//! The terms of a game in every language, each beside its rule.

use crate::app::App;
use crate::terms;
use crate::turns::Sheet;
use crate::words::{game_name, t, t1};
use art::escape;
use leptos::prelude::*;
use leptos::task::spawn_local;
use locale::Language;
use rulebook::Entry;

/// So many terms fill a screen.
const SCREEN: usize = 8;
/// The element that they are written into.
const SHEET: &str = "terms";

/// The glossary of a game.
pub(crate) fn page(game: &str) -> impl IntoView + use<> {
    let Some(game) = catalog::GAMES.iter().copied().find(|known| *known == game) else {
        return super::about::unknown().into_any();
    };
    let app = App::get();
    terms::load(app, game);
    let query = RwSignal::new(String::new());
    let link = |other: &&str| {
        let here = if *other == game { "aria-current=\"page\"" } else { "" };
        format!("<a class=\"button\" href=\"/glossary/{other}\" {here}>{}</a>", game_name(other))
    };
    let games: String = catalog::GAMES.iter().map(link).collect();
    let sheet = Sheet::new(SHEET);
    Effect::new(move || {
        let (terms, wanted) = (app.terms.get(), rulebook::small(query.get().trim()));
        let Some(terms) = terms.filter(|terms| terms.are_of(game, app.language.get_untracked())) else {
            return;
        };
        spawn_local(async move {
            let entries = terms.glossary.entries.chunks(SCREEN);
            sheet.write(entries.map(|entries| rows(entries, &wanted))).await;
        });
    });
    view! {
        <div class="page glossary">
            <h1>{t1("web-glossary-of", "game", game_name(game))}</h1>
            <div class="field">
                <label for="search">{t("web-search-terms")}</label>
                <input type="search" id="search" autocomplete="off" on:input=move |event| query.set(event_target_value(&event))/>
            </div>
            <nav class="row" aria-label=t("web-games") inner_html=games></nav>
            <ul class="term-list" id=SHEET></ul>
        </div>
    }
    .into_any()
}

/// The terms that have what is looked for in any of their languages, or in their rule.
fn rows(entries: &[Entry], wanted: &str) -> String {
    let mut html = String::new();
    for entry in entries {
        let mut texts = entry.names.iter().chain([&entry.text, &entry.rule]);
        if !texts.any(|text| rulebook::small(text).contains(wanted)) {
            continue;
        }
        html += "<li><dl>";
        for (language, name) in rulebook::GLOSSARY_LANGUAGES.iter().zip(&entry.names) {
            let own = Language::from_tag(language).map_or("", Language::name);
            html += &format!(
                "<div><dt lang=\"{language}\">{own}</dt><dd lang=\"{language}\">{}</dd></div>",
                escape(name)
            );
        }
        html += &format!(
            "</dl><p><a class=\"rule\" href=\"/rules/{0}\">{0}</a> {1}</p></li>",
            entry.rule,
            escape(&entry.text)
        );
    }
    html
}
