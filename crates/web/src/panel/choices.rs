//! Every choice in a list, with its number, its odds and what it points at.

use crate::app::icon;
use crate::desk::Desk;
use crate::dom::act;
use crate::words::{sentence, t, t1, words};
use leptos::prelude::*;
use table::scene::{Anchor, Choice, Odds};

/// The list of choices. Number keys choose; arrows in the list move through it.
pub(crate) fn choices(desk: Desk) -> impl IntoView {
    view! {
        <section class="choices" aria-label=t("web-choices")>
            <h2>{t("web-choices")}</h2>
            <ol id="choices">
                {move || {
                    let choices = desk.framed(|frame| frame.choices().to_vec()).unwrap_or_default();
                    let many = choices.len();
                    choices
                        .into_iter()
                        .enumerate()
                        .map(|(index, choice)| row(desk, index, &choice, many))
                        .collect_view()
                }}
            </ol>
            {move || {
                let none = desk.framed(|frame| frame.choices().is_empty()).unwrap_or(true);
                none.then(|| view! { <p class="faint">{t("web-no-choices")}</p> })
            }}
        </section>
    }
}

fn row(desk: Desk, index: usize, choice: &Choice, many: usize) -> impl IntoView + use<> {
    let is_pointed =
        move || desk.pointed.with(|pointed| pointed.as_ref().is_some_and(|it| it.choices.contains(&index)));
    let number = index + 1;
    let width = if many > 9 { "wide" } else { "" };
    let mark = match choice.anchor {
        Anchor::Place(_) => "move",
        Anchor::Piece(_) if !choice.odds.is_empty() => "attack",
        Anchor::Piece(_) => "interact",
        Anchor::Card(..) => "equipment",
        Anchor::Button => "activation",
    };
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
                <kbd class=width>{number}</kbd>
                {icon(mark)}
                <span class="choice-label">{sentence(&choice.label)}</span>
                {odds(&choice.odds)}
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
