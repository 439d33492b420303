//! The rules of every game, by number and by words.

use crate::app::App;
use crate::words::{game_name, number, t, t1};
use leptos::prelude::*;
use rulebook::{Rule, Rulebook};
use std::sync::LazyLock;

static BOOK: LazyLock<Rulebook> = LazyLock::new(Rulebook::load);

/// So many rules are shown of a search; more would not be read.
const MOST: usize = 80;

/// The rules: all of one game, one rule by its number, or what a search finds.
pub(crate) fn page(which: Option<String>) -> impl IntoView {
    let rule = which.as_deref().and_then(|which| BOOK.find(which));
    let game = match (rule, which.as_deref()) {
        (Some(rule), _) => rule.game,
        (None, Some(which)) => BOOK.books().iter().map(|book| book.game).find(|game| *game == which).unwrap_or(""),
        (None, None) => "",
    };
    let wrong = which.filter(|_| rule.is_none() && game.is_empty());
    let query = RwSignal::new(String::new());
    let shown = RwSignal::new(if game.is_empty() { catalog::GAMES[0] } else { game });
    let target = rule.map(|rule| rule.id);
    Effect::new(move || {
        if let Some(element) = target.and_then(|id| document().get_element_by_id(id)) {
            element.scroll_into_view();
        }
    });
    let tabs = BOOK.books().iter().filter(|book| !book.rules.is_empty()).map(|book| {
        let game = book.game;
        view! {
            <button aria-pressed=move || (shown.get() == game && query.with(String::is_empty)).to_string()
                on:click=move |_| { query.set(String::new()); shown.set(game); }>
                {game_name(game)}
            </button>
        }
    });
    view! {
        <div class="page rules">
            <h1>{t("web-title-rules")}</h1>
            <div class="field">
                <label for="search">{t("web-search-rules")}</label>
                <input type="search" id="search" autocomplete="off" prop:value=move || query.get()
                    on:input=move |event| query.set(event_target_value(&event))/>
            </div>
            <div class="row" role="group" aria-label=t("web-games")>{tabs.collect_view()}</div>
            {wrong.map(unknown)}
            {move || {
                let words = query.get();
                if words.trim().is_empty() {
                    list(BOOK.rules(shown.get()), target).into_any()
                } else {
                    found(&words).into_any()
                }
            }}
        </div>
    }
}

fn unknown(id: String) -> impl IntoView {
    let near = BOOK.nearest(&id, 3).into_iter().map(|rule| view! { <a class="rule" href=format!("/rules/{}", rule.id)>{rule.id}</a>" " });
    view! { <p class="wrong" role="alert">{t1("web-no-such-rule", "id", id.clone())}" "{near.collect_view()}</p> }
}

fn found(words: &str) -> impl IntoView + use<> {
    let found = BOOK.search(words);
    let count = found.len();
    App::get().said.set(t1("web-rules-found", "count", number(count)));
    let rows = found.into_iter().take(MOST).map(|rule| row(rule, false)).collect_view();
    view! { <p class="faint">{t1("web-rules-found", "count", number(count))}</p><dl class="rule-list">{rows}</dl> }
}

fn list(rules: &'static [Rule], target: Option<&'static str>) -> impl IntoView {
    let mut sections: Vec<(&str, Vec<&Rule>)> = Vec::new();
    for rule in rules {
        match sections.last_mut() {
            Some((section, rules)) if *section == rule.section => rules.push(rule),
            _ => sections.push((&rule.section, vec![rule])),
        }
    }
    let sections = sections.into_iter().map(|(section, rules)| {
        let rows = rules.into_iter().map(|rule| row(rule, target == Some(rule.id))).collect_view();
        view! { <h2>{section}</h2><dl class="rule-list">{rows}</dl> }
    });
    sections.collect_view()
}

fn row(rule: &'static Rule, is_target: bool) -> impl IntoView {
    let source = rule.source.clone().map(|source| view! { <small class="faint">{source}</small> });
    view! {
        <div class="rule-row" class:target=is_target id=rule.id>
            <dt><a class="rule" href=format!("/rules/{}", rule.id)>{rule.id}</a></dt>
            <dd>{rule.text.clone()}" "{source}</dd>
        </div>
    }
}
