//! What a lesson says, and what a bot would do: words above the choices, and the choices they are about. It is put together
//! as text, which is a fraction of the code that elements of their own would be.

use super::choices::{meant, take};
use crate::desk::{Desk, Taught};
use crate::dom::act;
use crate::pages::{learn, play_now};
use crate::terms;
use crate::words::{number, sentence, t, t1, words};
use art::escape;
use leptos::prelude::*;
use session::{Advised, Asks};
use table::Message;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, MouseEvent, PointerEvent};

/// So many of the best choices are told.
const BEST: usize = 3;

/// The lesson, if this match is one, and the hint, if somebody has asked for one.
pub(crate) fn teaching(desk: Desk) -> impl IntoView {
    let html = move || {
        let thinking =
            if desk.advising.get() { paragraph("faint", &t("web-hint-thinking")) } else { String::new() };
        let hint = desk.hint.get().map(|hint| advice(desk, &hint)).unwrap_or_default();
        let lesson = desk.taught.get().map(|taught| lesson(desk, &taught)).unwrap_or_default();
        format!("{lesson}{thinking}{hint}")
    };
    view! {
        <div
            id="teaching"
            on:click=act(move |event: MouseEvent| pressed(desk, &event))
            on:pointerover=act(move |event: PointerEvent| desk.point_at_choice(meant(&event)))
            on:focusin=act(move |event: FocusEvent| desk.point_at_choice(meant(&event)))
            inner_html=html
        ></div>
    }
}

/// What is done by pressing something in it: a choice is taken, or the lesson left.
fn pressed(desk: Desk, event: &Event) {
    if let Some(index) = meant(event) {
        return take(desk, index);
    }
    let Some(game) = desk.framed_now(|frame| frame.game) else { return };
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    match target.map(|target| target.id()).as_deref() {
        Some("lesson-play" | "lesson-skip") => play_now::alone(desk.app, game),
        Some("lesson-again") => learn::anew(desk.app, game),
        _ => {}
    }
}

fn lesson(desk: Desk, taught: &Taught) -> String {
    let step =
        Message::new("web-lesson-step").with("number", number(taught.number)).with("of", number(taught.of));
    let wanted = taught.choice().map(|index| offered(desk, index, None)).unwrap_or_default();
    let ways = if taught.asks == Asks::Nothing {
        button("main", "lesson-play") + &button("", "lesson-again")
    } else {
        button("quiet", "lesson-skip")
    };
    let (step, text) = (paragraph("lesson-step", &words().say(&step)), sentence(&taught.text));
    let text = format!(
        "<p class=\"lesson-text\">{}</p>",
        desk.app.terms.with(|known| terms::html(&text, "button", known.as_deref()))
    );
    part("lesson", "web-lesson", &format!("{step}{text}<ol>{wanted}</ol><div class=\"row\">{ways}</div>"))
}

fn advice(desk: Desk, hint: &Advised) -> String {
    let rows: String =
        hint.best.iter().take(BEST).map(|(index, share)| offered(desk, *index as usize, *share)).collect();
    let reason = paragraph("", &sentence(&hint.reason));
    let is_foretold = hint.best.iter().take(BEST).any(|(_, share)| share.is_some());
    let shares = if is_foretold { paragraph("faint", &t("web-hint-shares")) } else { String::new() };
    part("hint", "web-hint", &format!("{reason}{shares}<ol>{rows}</ol>"))
}

fn part(class: &str, name: &'static str, inside: &str) -> String {
    format!("<section class=\"teaching {class}\" aria-label=\"{}\">{inside}</section>", t(name))
}

fn paragraph(class: &str, text: &str) -> String {
    format!("<p class=\"{class}\">{}</p>", escape(text))
}

/// A button whose words have the name of its id.
fn button(class: &str, id: &str) -> String {
    let words = words().say(&Message::new(format!("web-{id}")));
    format!("<button class=\"{class}\" id=\"{id}\">{}</button>", escape(&words))
}

/// A choice as a button, perhaps with what may be expected after it.
fn offered(desk: Desk, index: usize, share: Option<u8>) -> String {
    let label =
        desk.framed(|frame| frame.choices().get(index).map(|choice| sentence(&choice.label))).flatten();
    let share = share
        .map(|share| format!("<span class=\"odds-share\">{}</span>", t1("web-percent", "percent", share)));
    format!(
        "<li><button class=\"choice\" data-choice=\"{0}\"><kbd>{0}</kbd><span class=\"choice-label\">{1}</span>{2}</button></li>",
        index + 1,
        escape(&label.unwrap_or_default()),
        share.unwrap_or_default()
    )
}

/// The button that asks a bot.
pub(super) fn ask(desk: Desk) -> Option<impl IntoView> {
    desk.may_ask().then(
        || view! { <button id="hint" title=t("web-hint-help") on:click=act(move |_| desk.ask_for_hint())>{t("web-hint")}</button> },
    )
}
