//! Every choice in a list, with its number, its odds and what it points at.

use crate::app::icon;
use crate::desk::Desk;
use crate::dom::act;
use crate::list::{Item, list};
use crate::words::{sentence, t, t1, words};
use leptos::prelude::*;
use table::scene::{Anchor, Choice, Odds};

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
        let count = rows.with(Vec::len);
        (0..count)
            .map(|index| Item::new(index.to_string(), move || row(desk, rows, index).into_any()))
            .collect()
    };
    view! {
        <section class="choices" aria-label=t("web-choices")>
            <h2>{t("web-choices")}</h2>
            <ol id="choices">{list(items)}</ol>
            {move || rows.with(Vec::is_empty).then(|| view! { <p class="faint">{t("web-no-choices")}</p> })}
        </section>
    }
}

fn row(desk: Desk, rows: Memo<Vec<Row>>, index: usize) -> impl IntoView {
    let is_pointed =
        move || desk.pointed.with(|pointed| pointed.as_ref().is_some_and(|it| it.choices.contains(&index)));
    let row = Memo::new(move |_| rows.with(|rows| rows.get(index).cloned()));
    let mark = Memo::new(move |_| row.with(|row| row.as_ref().map_or("", |row| row.mark)));
    let label = move || row.with(|row| row.as_ref().map(|row| row.label.clone()));
    let chances = Memo::new(move |_| row.with(|row| row.as_ref().map(|row| row.odds.clone())));
    let number = index + 1;
    view! {
        <li>
            <button
                class="choice"
                class:pointed=is_pointed
                data-choice=number
                disabled=move || desk.busy.get()
                on:click=act(move |_| desk.choose(index))
                on:pointerenter=act(move |_| desk.point_at_choice(Some(index)))
                on:pointerleave=act(move |_| desk.point_at_choice(None))
                on:focus=act(move |_| desk.point_at_choice(Some(index)))
            >
                <kbd class:wide=move || rows.with(|rows| rows.len() > 9)>{number}</kbd>
                {move || icon(mark.get())}
                <span class="choice-label">{label}</span>
                {move || chances.with(|chances| chances.as_deref().and_then(odds))}
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
