//! The rules of every game, by number and by words.

use crate::app::App;
use crate::dom::{self, act, element, typed};
use crate::sheet::Sheet;
use crate::terms;
use crate::words::{front, number, t, t1};
use ::front::{SCREEN, list, row, section, sections};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rulebook::{Rule, Rulebook};
use std::sync::Arc;
use std::{iter, mem};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement, MouseEvent};

/// So many rules are shown of a search; more would not be read.
const MOST: usize = 80;
/// So many of a section are written at a time; an even number, because every other one is shaded.
const FEW: usize = 4;
/// The element that they are written into.
const SHEET: &str = "rulebook";

/// The rules: all of one game, one rule by its number, or what a search finds.
pub(crate) fn page(which: Option<String>) -> impl IntoView {
    let app = App::get();
    spawn_local(load(app));
    // What was asked for is known to be a game before the rules are there; a number has to be looked up.
    let asked = which.as_deref().and_then(super::known);
    let (query, shown) = (RwSignal::new(String::new()), RwSignal::new(asked.unwrap_or(catalog::GAMES[0])));
    let look = move |event: Event| {
        if let Some(text) = typed(&event) {
            query.set(text);
        }
    };
    let turn_to = move |event: MouseEvent| {
        let id = element(&event).map(|it| it.id()).unwrap_or_default();
        let Some(game) = catalog::GAMES.iter().find(|game| id.strip_prefix("rules-") == Some(game)) else {
            return;
        };
        if let Some(field) = document().get_element_by_id("search") {
            field.unchecked_into::<HtmlInputElement>().set_value("");
        }
        query.set(String::new());
        shown.set(game);
    };
    let tabs = move || front().rules_tabs(if query.with(String::is_empty) { shown.get() } else { "" });
    view! {
        <div class="page rules">
            <h1>{t("web-title-rules")}</h1>
            <div class="part" inner_html=front().search("web-search-rules") on:input=act(look)></div>
            <div class="row" role="group" aria-label=t("web-games") inner_html=tabs on:click=act(turn_to)></div>
            {move || match app.rulebook.get() {
                Some((language, book)) if language == app.language.get_untracked() => {
                    opened(app, book, which.clone(), query, shown).into_any()
                }
                _ => view! { <p class="faint">{t("web-loading")}</p> }.into_any(),
            }}
        </div>
    }
}

/// Fetches the rules, unless they are there in the language that is spoken.
pub(super) async fn load(app: App) {
    let language = app.language.get_untracked();
    if app.rulebook.with_untracked(|book| book.as_ref().is_some_and(|(of, _)| *of == language)) {
        return;
    }
    match dom::fetch(&app.address(|all| &all.rules, language.tag())).await {
        // Rules stay for as long as the page does, so nothing is lost by never giving the text back.
        Ok(text) => app.rulebook.set(Some((language, Arc::new(Rulebook::arrived(String::leak(text)))))),
        Err(what) => app.complain(t1("web-rules-failed", "what", what)),
    }
}

fn opened(
    app: App,
    book: Arc<Rulebook>,
    which: Option<String>,
    query: RwSignal<String>,
    shown: RwSignal<&'static str>,
) -> impl IntoView {
    let rule = which.as_deref().and_then(|which| book.find(which));
    if let Some(game) = rule.and_then(|rule| catalog::GAMES.iter().find(|game| **game == rule.game)) {
        shown.set(game);
    }
    let is_game = |which: &String| catalog::GAMES.contains(&which.as_str());
    let wrong = which.filter(|which| rule.is_none() && !is_game(which)).map(|id| unknown(&book, &id));
    let target = rule.map(|rule| rule.id);
    let sheet = Sheet::new(SHEET);
    Effect::new(move |before: Option<()>| {
        let (words, game, book) = (query.get(), shown.get(), book.clone());
        spawn_local(async move {
            let is_whole = if words.trim().is_empty() {
                sheet.write(pieces(app, book.rules(game), target)).await
            } else {
                sheet.write(iter::once(found(app, &book, &words))).await
            };
            // Who has looked for something else afterwards is not led back.
            let asked = target.filter(|_| is_whole && before.is_none());
            if let Some(element) = asked.and_then(|id| document().get_element_by_id(id)) {
                element.scroll_into_view();
            }
        });
    });
    let leap = |event: MouseEvent| {
        let section = element(&event).and_then(|it| it.get_attribute("data-first"));
        if let Some(heading) =
            section.and_then(|first| document().get_element_by_id(&first)?.closest("dl").ok()?)
        {
            heading.previous_element_sibling().unwrap_or(heading).scroll_into_view();
        }
    };
    view! { {wrong}<div class="part" id=SHEET on:click=act(leap)></div> }
}

/// The rules of a game: as many as fill a screen, then a few at a time.
fn pieces(app: App, rules: &[Rule], target: Option<&'static str>) -> impl Iterator<Item = String> {
    // Whoever asks for one rule wants to be there, wherever it is.
    let mut least = if target.is_some() { usize::MAX } else { SCREEN };
    let mut parts = sections(rules).flat_map(|rules| rules.chunks(FEW).enumerate());
    let mut html = front().contents(rules);
    iter::from_fn(move || {
        let mut count = 0;
        while count < least
            && let Some((number, rules)) = parts.next()
        {
            let write = if number == 0 { section } else { list };
            html += &write(rules, target, &|rule| told(app, rule));
            count += rules.len();
        }
        least = 1;
        (!html.is_empty()).then(|| mem::take(&mut html))
    })
}

fn unknown(book: &Rulebook, id: &str) -> impl IntoView + use<> {
    let near = book
        .nearest(id, 3)
        .into_iter()
        .map(|rule| view! { <a class="rule" href=format!("/rules/{}", rule.id)>{rule.id}</a>" " });
    view! { <p class="wrong" role="alert">{t1("web-no-such-rule", "id", id.to_string())}" "{near.collect_view()}</p> }
}

fn found(app: App, book: &Rulebook, words: &str) -> String {
    let found = book.search(words);
    let count = t1("web-rules-found", "count", number(found.len()));
    app.said.set(count.clone());
    let rows: String = found.iter().take(MOST).map(|rule| row(rule, None, &told(app, rule))).collect();
    let more = if found.len() > MOST { t1("web-rules-first", "count", number(MOST)) } else { String::new() };
    format!("<p class=\"faint\">{count} {more}</p><dl class=\"rule-list\">{rows}</dl>")
}

/// What a rule says, with the terms of its game marked.
fn told(app: App, rule: &Rule) -> String {
    app.terms.with_untracked(|terms| {
        let terms = terms.as_deref().filter(|terms| terms.are_of(rule.game, app.language.get_untracked()));
        terms::html(&rule.text, "button", terms)
    })
}
