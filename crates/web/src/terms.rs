//! The terms of a game in what the page says: marked, and explained to whoever points at one.

use crate::app::App;
use crate::board::Num;
use crate::dom;
use crate::words::t;
use art::escape;
use leptos::prelude::*;
use leptos::task::spawn_local;
use locale::Language;
use rulebook::{Entry, Glossary};
use std::sync::Arc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, Event, HtmlElement};

/// The terms of a game in a language.
pub(crate) struct Terms {
    pub(crate) game: String,
    language: Language,
    pub(crate) glossary: Glossary,
}

impl Terms {
    /// Whether they are those of a game in a language.
    pub(crate) fn are_of(&self, game: &str, language: Language) -> bool {
        self.game == game && self.language == language
    }
}

/// Fetches the terms of a game, unless they are there. What is on the page is marked as soon as they are.
pub(crate) fn load(app: App, game: &str) {
    let game = game.to_string();
    spawn_local(async move { fetch(app, &game).await });
}

/// The same, and waits for them.
pub(crate) async fn fetch(app: App, game: &str) {
    let language = app.language.get_untracked();
    if app.terms.with_untracked(|terms| terms.as_ref().is_some_and(|terms| terms.are_of(game, language))) {
        return;
    }
    let name = format!("{game}-{}", language.tag());
    // Without them everything is said as well, only not explained.
    if let Ok(text) = dom::fetch(&app.address(|all| &all.glossaries, &name)).await {
        let (game, glossary) = (game.to_string(), Glossary::read(&text, language.tag()));
        close();
        app.terms.set(Some(Arc::new(Terms { game, language, glossary })));
    }
}

/// A text whose terms can be pointed at, by keys as well.
pub(crate) fn text(text: String) -> AnyView {
    marked(text, "button")
}

/// The same inside of something that is a button already.
pub(crate) fn inside(text: String) -> AnyView {
    marked(text, "span")
}

fn marked(text: String, element: &'static str) -> AnyView {
    let app = App::get();
    view! { <span inner_html=move || app.terms.with(|terms| html(&text, element, terms.as_deref()))></span> }
        .into_any()
}

/// The same as HTML.
pub(crate) fn html(text: &str, element: &str, terms: Option<&Terms>) -> String {
    let found = terms.map(|terms| terms.glossary.found(text)).unwrap_or_default();
    let (mut html, mut at, mut seen) = (String::new(), 0, Vec::new());
    // A term is explained where it comes up first; more marks would only be in the way.
    for term in found {
        if !seen.contains(&term.entry) {
            seen.push(term.entry);
            html += &with_rules(&text[at..term.start], element);
            // A full stop must not begin a line.
            let stop = text[term.end..].chars().next().filter(|next| ".,;:!?)…".contains(*next));
            html += &format!("<span class=\"whole\"><{element} class=\"term\" data-term=\"{}\">", term.entry);
            html += &escape(&text[term.start..term.end]);
            html += &format!("</{element}>");
            html.extend(stop);
            html += "</span>";
            at = term.end + stop.map_or(0, char::len_utf8);
        }
    }
    html + &with_rules(&text[at..], element)
}

/// Numbers of rules lead to the rules, unless they stand on a button.
fn with_rules(text: &str, element: &str) -> String {
    let is_part = |next: char| next == '-' || next.is_ascii_alphanumeric();
    let (mut html, mut done) = (String::new(), 0);
    // Every number has a hyphen after its first letter; most texts have none, and there are hundreds of rules on a page.
    for (at, _) in text.match_indices('-').filter(|_| element == "button") {
        let Some(rest) = at.checked_sub(1).filter(|at| *at >= done).and_then(|at| text.get(at..)) else {
            continue;
        };
        let start = text.len() - rest.len();
        let rule = &rest[..rest.find(|next| !is_part(next)).unwrap_or(rest.len())];
        if !text[..start].ends_with(is_part) && rulebook::is_rule(rule) {
            html += &escape(&text[done..start]);
            html += &format!("<a class=\"rule\" href=\"/rules/{rule}\">{rule}</a>");
            done = start + rule.len();
        }
    }
    html + &escape(&text[done..])
}

/// Follows the pointer, the finger and the focus: whoever points at a term is told what it means.
pub(crate) fn follow(app: App) {
    let look = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let within = |what: &str| target.as_ref().and_then(|target| target.closest(what).ok().flatten());
        if within("#term").is_none() && within("[data-term]").and_then(|term| explain(app, &term)).is_none() {
            close();
        }
    });
    for kind in ["pointerover", "focusin", "click", "keydown"] {
        // The page has no other such listeners, and these live as long as the page.
        let _ = document().add_event_listener_with_callback(kind, look.as_ref().unchecked_ref());
    }
    look.forget();
}

/// The window in which terms are explained; it stands in the page from the beginning.
fn window_of_terms() -> Option<HtmlElement> {
    document().get_element_by_id("term")?.dyn_into().ok()
}

/// Explains nothing any more.
pub(crate) fn close() {
    if let Some(shown) = window_of_terms() {
        shown.set_hidden(true);
    }
}

/// Explains a term beside where it stands.
fn explain(app: App, element: &Element) -> Option<()> {
    let number: usize = element.get_attribute("data-term")?.parse().ok()?;
    let (terms, shown) = (app.terms.get_untracked()?, window_of_terms()?);
    let entry = terms.glossary.entries.get(number)?;
    let name = escape(&locale::capital(&entry.names[terms.glossary.own]));
    let Entry { rule, text, .. } = entry;
    shown.set_inner_html(&format!(
        "<p class=\"term-name\">{name}</p><p>{}</p><p class=\"row\"><a class=\"rule\" \
         href=\"/rules/{rule}\">{rule}</a><a href=\"/glossary/{}\">{}</a></p>",
        escape(text),
        terms.game,
        t("web-title-glossary")
    ));
    shown.set_hidden(false);
    let (place, root) = (element.get_bounding_client_rect(), document().document_element()?);
    let (width, height) = (f64::from(root.client_width()), f64::from(root.client_height()));
    let left = place.left().min(width - f64::from(shown.offset_width()) - 8.0).max(8.0);
    // Below it where there is room, else above.
    let size = f64::from(shown.offset_height());
    let top = if place.bottom() + size < height { place.bottom() } else { (place.top() - size).max(0.0) };
    let style = shown.style();
    // These properties can be set.
    let _ = style.set_property("left", &format!("{}px", Num(left)));
    let _ = style.set_property("top", &format!("{}px", Num(top)));
    Some(())
}
