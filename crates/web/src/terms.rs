//! The terms of a game in what the page says: marked, and explained to whoever points at one.

use crate::app::App;
use crate::board::Num;
use crate::dom;
use crate::words::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use locale::Language;
use rulebook::Glossary;
use std::sync::Arc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event};

/// The terms of a game in a language.
pub(crate) struct Terms {
    pub(crate) game: String,
    language: Language,
    pub(crate) glossary: Glossary,
}

/// A term that is pointed at: its number, and where its explanation is shown.
#[derive(Clone, PartialEq)]
pub(crate) struct Pointed {
    term: usize,
    left: f64,
    /// Below it, or else so far from the lower end of the window.
    top: Option<f64>,
    bottom: f64,
}

/// Fetches the terms of a game, unless they are there. What is on the page is marked as soon as they are.
pub(crate) fn load(app: App, game: &str) {
    let language = app.language.get_untracked();
    let known = |terms: &Arc<Terms>| terms.game == game && terms.language == language;
    if app.terms.with_untracked(|terms| terms.as_ref().is_some_and(known)) {
        return;
    }
    let game = game.to_string();
    spawn_local(async move {
        let name = format!("{game}-{}", language.tag());
        let address = app.addresses.with_value(|addresses| addresses.glossaries.get(&name).cloned());
        // Without them everything is said as well, only not explained.
        if let Ok(text) = dom::fetch(&address.unwrap_or_default()).await {
            let glossary = Glossary::read(&text, language.tag());
            app.term.set(None);
            app.terms.set(Some(Arc::new(Terms { game, language, glossary })));
        }
    });
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

fn html(text: &str, element: &str, terms: Option<&Terms>) -> String {
    let found = terms.map(|terms| terms.glossary.found(text)).unwrap_or_default();
    let (mut html, mut at, mut seen) = (String::new(), 0, Vec::new());
    // A term is explained where it comes up first; more marks would only be in the way.
    for term in found {
        if !seen.contains(&term.entry) {
            seen.push(term.entry);
            escape(&mut html, &text[at..term.start]);
            html += &format!("<{element} class=\"term\" data-term=\"{}\">", term.entry);
            escape(&mut html, &text[term.start..term.end]);
            html += &format!("</{element}>");
            at = term.end;
        }
    }
    escape(&mut html, &text[at..]);
    html
}

/// Adds a text to HTML.
pub(crate) fn escape(html: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            other => html.push(other),
        }
    }
}

/// Follows the pointer, the finger and the focus: whoever points at a term is told what it means.
pub(crate) fn follow(app: App) {
    let look = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let within = |what: &str| target.as_ref().and_then(|target| target.closest(what).ok().flatten());
        if within("#term").is_some() {
            return;
        }
        let pointed = within("[data-term]").and_then(|element| pointed(&element));
        if app.term.with_untracked(|now| *now != pointed) {
            app.term.set(pointed);
        }
    });
    for kind in ["pointerover", "focusin", "click", "keydown"] {
        // The page has no other such listeners, and these live as long as the page.
        let _ = document().add_event_listener_with_callback(kind, look.as_ref().unchecked_ref());
    }
    look.forget();
}

fn pointed(element: &Element) -> Option<Pointed> {
    let term = element.get_attribute("data-term")?.parse().ok()?;
    let size =
        |length: Result<JsValue, JsValue>| length.ok().and_then(|length| length.as_f64()).unwrap_or_default();
    let (width, height) = (size(window().inner_width()), size(window().inner_height()));
    let place = element.get_bounding_client_rect();
    let left = place.left().min(width - 340.0).max(8.0);
    let top = (place.bottom() < height * 0.6).then(|| place.bottom());
    Some(Pointed { term, left, top, bottom: height - place.top() })
}

/// The explanation of the term that is pointed at.
pub(crate) fn tip(app: App) -> impl IntoView {
    move || {
        let Pointed { term, left, top, bottom } = app.term.get()?;
        let terms = app.terms.get()?;
        let entry = terms.glossary.entries.get(term)?;
        let name = locale::capital(&entry.names[terms.glossary.own]);
        let pixels = |length: f64| format!("{}px", Num(length));
        let (top, bottom) = (top.map(pixels), top.is_none().then(|| pixels(bottom)));
        Some(view! {
            <div id="term" role="tooltip" style:left=pixels(left) style:top=top.unwrap_or("auto".into())
                style:bottom=bottom.unwrap_or("auto".into())>
                <p class="term-name">{name}</p>
                <p lang=entry.spoken.clone()>{entry.text.clone()}</p>
                <p class="row">
                    <a class="rule" href=format!("/rules/{}", entry.rule)>{entry.rule.clone()}</a>
                    <a href=format!("/glossary/{}", terms.game)>{t("web-title-glossary")}</a>
                </p>
            </div>
        })
    }
}
