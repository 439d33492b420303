//! The terms of a game in every language, each beside its rule.

use crate::app::App;
use crate::dom::{act, typed};
use crate::sheet::Sheet;
use crate::terms;
use crate::words::front;
use ::front::TERMS;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::iter;
use web_sys::Event;

/// So many are written at a time, once there is a screen of them.
const FEW: usize = 3;
/// The element that they are written into.
const SHEET: &str = "terms";

/// The glossary of a game.
pub(crate) fn page(game: &str) -> impl IntoView + use<> {
    let Some(game) = super::known(game) else { return super::about::unknown().into_any() };
    let app = App::get();
    terms::load(app, game);
    let query = RwSignal::new(String::new());
    let look = move |event: Event| {
        if let Some(text) = typed(&event) {
            query.set(text);
        }
    };
    let sheet = Sheet::new(SHEET);
    Effect::new(move || {
        let (terms, wanted) = (app.terms.get(), rulebook::small(query.get().trim()));
        let Some(terms) = terms.filter(|terms| terms.are_of(game, app.language.get_untracked())) else {
            return;
        };
        spawn_local(async move {
            let (first, rest) = terms.glossary.entries.split_at(TERMS.min(terms.glossary.entries.len()));
            let pieces = iter::once(first).chain(rest.chunks(FEW));
            sheet.write(pieces.map(|entries| ::front::terms(entries, &wanted))).await;
        });
    });
    view! {
        <div class="page glossary">
            <div class="part" inner_html=front().glossary_head(game) on:input=act(look)></div>
            <ul class="term-list" id=SHEET></ul>
        </div>
    }
    .into_any()
}
