//! The rules of every game, by number and by words.

use crate::app::App;
use crate::dom::{self, act};
use crate::terms::{self, Terms};
use crate::words::{game_name, number, t, t1};
use leptos::prelude::*;
use leptos::task::spawn_local;
use locale::Language;
use rulebook::{Rule, Rulebook};
use std::sync::Arc;

/// So many rules are shown of a search; more would not be read.
const MOST: usize = 80;

/// The rules: all of one game, one rule by its number, or what a search finds.
pub(crate) fn page(which: Option<String>) -> impl IntoView {
    let app = App::get();
    load(app);
    view! {
        <div class="page rules">
            <h1>{t("web-title-rules")}</h1>
            {move || match app.rulebook.get() {
                Some((language, book)) if language == app.language.get_untracked() => {
                    opened(&book, which.clone()).into_any()
                }
                _ => view! { <p class="faint">{t("web-loading")}</p> }.into_any(),
            }}
        </div>
    }
}

/// Fetches the rules, unless they are there in the language that is spoken.
fn load(app: App) {
    let language = app.language.get_untracked();
    if app.rulebook.with_untracked(|book| book.as_ref().is_some_and(|(of, _)| *of == language)) {
        return;
    }
    spawn_local(async move {
        match fetched(app, language).await {
            Ok(book) => app.rulebook.set(Some((language, Arc::new(book)))),
            Err(what) => app.complain(t1("web-rules-failed", "what", what)),
        }
    });
}

async fn fetched(app: App, language: Language) -> Result<Rulebook, String> {
    let english = dom::fetch(&app.addresses().rules).await?;
    // Rules stay for as long as the page does, so nothing is lost by never giving the text back.
    let book = Rulebook::read(String::leak(english));
    let other = app.address(|all| &all.translations, language.tag());
    if other.is_empty() { Ok(book) } else { Ok(book.translated(&dom::fetch(&other).await?)) }
}

fn opened(book: &Arc<Rulebook>, which: Option<String>) -> impl IntoView + use<> {
    let book = Arc::clone(book);
    let rule = which.as_deref().and_then(|which| book.find(which));
    let game = match (rule, which.as_deref()) {
        (Some(rule), _) => rule.game,
        (None, Some(which)) => {
            book.books().iter().map(|book| book.game).find(|game| *game == which).unwrap_or("")
        }
        (None, None) => "",
    };
    let wrong = which.filter(|_| rule.is_none() && game.is_empty()).map(|id| unknown(&book, &id));
    let query = RwSignal::new(String::new());
    let shown = RwSignal::new(if game.is_empty() { catalog::GAMES[0] } else { game });
    let target = rule.map(|rule| rule.id);
    Effect::new(move || {
        if let Some(element) = target.and_then(|id| document().get_element_by_id(id)) {
            element.scroll_into_view();
        }
    });
    let tabs =
        book.books().iter().map(|book| book.game).filter(|game| catalog::GAMES.contains(game)).map(|game| {
            view! {
                <button aria-pressed=move || (shown.get() == game && query.with(String::is_empty)).to_string()
                    on:click=act(move |_| { query.set(String::new()); shown.set(game); })>
                    {game_name(game)}
                </button>
            }
        });
    let tabs = tabs.collect_view();
    view! {
        <div class="field">
            <label for="search">{t("web-search-rules")}</label>
            <input type="search" id="search" autocomplete="off" prop:value=move || query.get()
                on:input=move |event| query.set(event_target_value(&event))/>
        </div>
        <div class="row" role="group" aria-label=t("web-games")>{tabs}</div>
        {wrong}
        {move || {
            let words = query.get();
            if words.trim().is_empty() {
                list(book.rules(shown.get()), target).into_any()
            } else {
                found(&book, &words).into_any()
            }
        }}
    }
}

fn unknown(book: &Rulebook, id: &str) -> impl IntoView + use<> {
    let near = book
        .nearest(id, 3)
        .into_iter()
        .map(|rule| view! { <a class="rule" href=format!("/rules/{}", rule.id)>{rule.id}</a>" " });
    view! { <p class="wrong" role="alert">{t1("web-no-such-rule", "id", id.to_string())}" "{near.collect_view()}</p> }
}

fn found(book: &Rulebook, words: &str) -> impl IntoView + use<> {
    let found = book.search(words);
    let count = found.len();
    App::get().said.set(t1("web-rules-found", "count", number(count)));
    let rows = rows(&found[..count.min(MOST)], None);
    view! { <p class="faint">{t1("web-rules-found", "count", number(count))}</p>{rows} }
}

fn list(rules: &[Rule], target: Option<&'static str>) -> impl IntoView + use<> {
    let mut sections: Vec<(&str, Vec<&Rule>)> = Vec::new();
    for rule in rules {
        match sections.last_mut() {
            Some((section, rules)) if *section == rule.section => rules.push(rule),
            _ => sections.push((&rule.section, vec![rule])),
        }
    }
    let sections = sections.into_iter().map(|(section, rules)| {
        let rows = rows(&rules, target);
        let section = section.to_string();
        view! { <h2>{section}</h2>{rows} }
    });
    sections.collect::<Vec<_>>()
}

/// Rules below each other, as HTML: a view for every part of hundreds of rules would take ten times as long.
fn rows(rules: &[&Rule], target: Option<&str>) -> impl IntoView + use<> {
    let html: String = App::get().terms.with(|terms| {
        let of_game = |rule: &Rule| terms.as_deref().filter(|terms| terms.game == rule.game);
        rules.iter().map(|rule| row(rule, target == Some(rule.id), of_game(rule))).collect()
    });
    view! { <dl class="rule-list" inner_html=html></dl> }
}

fn row(rule: &Rule, is_target: bool, terms: Option<&Terms>) -> String {
    let id = rule.id;
    let class = if is_target { "rule-row target" } else { "rule-row" };
    let language = if rule.untranslated { " lang=\"en\"" } else { "" };
    let text = terms::html(&rule.text, "button", terms);
    let source = rule.source.as_deref().map(terms::escaped);
    let source = source.map(|source| format!(" <small class=\"faint\" lang=\"en\">{source}</small>"));
    let source = source.unwrap_or_default();
    format!(
        "<div class=\"{class}\" id=\"{id}\"><dt><a class=\"rule\" href=\"/rules/{id}\">{id}</a></dt>\
         <dd{language}>{text}{source}</dd></div>"
    )
}
