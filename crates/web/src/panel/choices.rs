//! Every choice in a list, with its number, its odds and what it points at.

use crate::app::icon;
use crate::desk::Desk;
use crate::dom::{self, act};
use crate::list::{Item, list};
use crate::words::{sentence, t, t1, words};
use leptos::prelude::*;
use table::scene::{Anchor, Choice, Odds};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, MouseEvent, PointerEvent};

/// A choice as the list shows it.
#[derive(Clone, PartialEq)]
struct Row {
    mark: &'static str,
    label: String,
    odds: Vec<Odds>,
}

impl Row {
    fn of(choice: &Choice) -> Row {
        let mark = match choice.anchor {
            Anchor::Place(_) => "move",
            Anchor::Piece(_) if !choice.odds.is_empty() => "attack",
            Anchor::Piece(_) => "interact",
            Anchor::Card(..) => "equipment",
            Anchor::Button => "activation",
        };
        Row { mark, label: sentence(&choice.label), odds: choice.odds.clone() }
    }
}

/// The list of choices. Number keys choose; arrows in the list move through it.
pub(crate) fn choices(desk: Desk) -> impl IntoView {
    let rows = Memo::new(move |_| {
        desk.framed(|frame| frame.choices().iter().map(Row::of).collect::<Vec<_>>()).unwrap_or_default()
    });
    // Rows stay where they are, and with them whoever goes through them by keys; what they say changes.
    let items = move || {
        let count = rows.read().len();
        (0..count).map(|index| Item::new(index.to_string(), move || row(rows, index).into_any())).collect()
    };
    Effect::new(move || {
        mark("pointed", &desk.pointed.get().map(|pointed| pointed.choices).unwrap_or_default());
    });
    // A new question is read from its beginning, unless somebody goes through it by keys.
    Effect::new(move || {
        desk.frame.track();
        if document().query_selector("#choices :focus").is_ok_and(|focus| focus.is_none()) {
            dom::to_top(".choices");
        }
    });
    Effect::new(move || {
        rows.track();
        mark("taught", desk.taught.get().and_then(|taught| taught.choice()).as_slice());
    });
    view! {
        <section class="choices" aria-label=t("web-choices")>
            <h2>{t("web-choices")}</h2>
            // One listener for all rows: there may be dozens, and most of them are never touched.
            <ol
                id="choices"
                class:many=move || { rows.read().len() > 9 }
                aria-busy=move || desk.busy.get().to_string()
                on:click=act(move |event: MouseEvent| if let Some(index) = meant(&event) { take(desk, index) })
                on:pointerover=act(move |event: PointerEvent| desk.point_at_choice(meant(&event)))
                on:pointerleave=act(move |_| desk.point_at_choice(None))
                on:focusin=act(move |event: FocusEvent| desk.point_at_choice(meant(&event)))
            >
                {list(items)}
            </ol>
            {move || rows.read().is_empty().then(|| view! { <p class="faint">{t("web-no-choices")}</p> })}
        </section>
    }
}

/// Takes a choice of a list. What comes next is read from its beginning.
pub(super) fn take(desk: Desk, index: usize) {
    desk.choose(index);
    dom::to_top(".side");
}

/// The number of the row that an event is about.
pub(crate) fn meant(event: &Event) -> Option<usize> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let row = target.closest("[data-choice]").ok()??;
    row.get_attribute("data-choice")?.parse::<usize>().ok()?.checked_sub(1)
}

/// Lets the rows of these choices, and no others, look like that.
fn mark(class: &str, choices: &[usize]) {
    let Ok(rows) = document().query_selector_all("#choices .choice") else { return };
    for at in 0..rows.length() {
        if let Some(row) = rows.get(at).and_then(|row| row.dyn_into::<Element>().ok()) {
            let marked = choices.contains(&(at as usize));
            // A class of this name can be set and taken away.
            let _ = row.class_list().toggle_with_force(class, marked);
        }
    }
}

fn row(rows: Memo<Vec<Row>>, index: usize) -> impl IntoView {
    let row = Memo::new(move |_| rows.read().get(index).cloned());
    let mark = Memo::new(move |_| row.read().as_ref().map_or("", |row| row.mark));
    let label = move || row.read().as_ref().map(|row| row.label.clone());
    let chances = Memo::new(move |_| row.read().as_ref().map(|row| row.odds.clone()));
    let number = index + 1;
    view! {
        <li>
            <button class="choice" data-choice=number>
                <kbd>{number}</kbd>
                {move || icon(mark.get())}
                <span class="choice-label">{label}</span>
                {move || chances.read().as_deref().and_then(odds)}
            </button>
        </li>
    }
}

/// Chances as bars with their numbers: most first.
pub(crate) fn odds(odds: &[Odds]) -> Option<impl IntoView + use<>> {
    if odds.is_empty() {
        return None;
    }
    let one = |odds: &Odds| {
        let percent = percent(odds);
        let text = words().sentence(&odds.outcome);
        let share = t1("web-percent", "percent", percent);
        view! {
            <span class="odds">
                <meter min="0" max="100" value=percent aria-hidden="true"></meter>
                <span class="odds-share">{share}</span>
                <span class="odds-text">{text}</span>
            </span>
        }
    };
    Some(view! { <span class="odds-all">{odds.iter().map(one).collect_view()}</span> })
}

/// A chance in whole percent. What can happen is never 0, and what need not is never 100.
fn percent(odds: &Odds) -> i64 {
    let exact = odds.ways as f64 * 100.0 / odds.of.max(1) as f64;
    let rounded = exact.round() as i64;
    match rounded {
        0 if odds.ways > 0 => 1,
        100 if odds.ways < odds.of => 99,
        rounded => rounded,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_possible_is_not_rounded_away() {
        let odds = |ways, of| percent(&Odds { outcome: "x".into(), ways, of });
        assert_eq!((odds(1, 3), odds(0, 6), odds(6, 6)), (33, 0, 100));
        assert_eq!((odds(1, 7776), odds(7775, 7776)), (1, 99));
    }
}
