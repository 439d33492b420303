//! A small window beside what was pointed at: several choices, what one would do, or why there is none.

use super::choices::odds;
use super::trays::badge;
use crate::board::{Lens, Num};
use crate::desk::{Desk, Tip, Why};
use crate::dom::act;
use crate::terms;
use crate::words::{sentence, t};
use leptos::prelude::*;
use table::scene::{Badge, Choice, Place, Risk};

/// The window, where the place is seen. Hovering over a single choice shows what it would do.
pub(crate) fn tip(desk: Desk, lens: Lens) -> impl IntoView {
    move || {
        if let Some(tip) = desk.tip.get() {
            return Some(pinned(desk, lens, tip));
        }
        let pointed = desk.pointed.get()?;
        let place = pointed.place?;
        let (first, more) = pointed.choices.split_first()?;
        let more = more.len();
        let shown = desk.framed(|frame| {
            let choice = frame.choices().get(*first)?;
            Some(view! {
                <p>{sentence(&choice.label)}</p>
                {ahead(choice)}
                {(more > 0).then(|| view! { <p class="faint">{crate::words::t1("web-more-here", "count", crate::words::number(more))}</p> })}
            })
        })??;
        Some(window(desk, lens, Some(place), "tip hint", None, shown.into_any()))
    }
}

/// The window itself: beside a place, or else at the foot of the boards.
fn window(
    desk: Desk,
    lens: Lens,
    place: Option<Place>,
    class: &'static str,
    name: Option<String>,
    inside: AnyView,
) -> AnyView {
    let at = move |which: fn(Desk, Lens, Place) -> String| {
        move || place.map_or_else(String::new, |place| which(desk, lens, place))
    };
    view! {
        <div class=class class:above=move || place.is_some_and(|place| above(desk, lens, place)) class:loose=place.is_none()
            role=name.is_some().then_some("dialog") aria-label=name style:left=at(left) style:top=at(top)>
            {inside}
        </div>
    }
    .into_any()
}

fn pinned(desk: Desk, lens: Lens, tip: Tip) -> AnyView {
    let close = move |_| desk.tip.set(None);
    let button =
        view! { <button class="quiet close" aria-label=t("web-close") on:click=act(close)>"×"</button> };
    match tip {
        Tip::Choices(place, choices) => {
            let rows = choices.into_iter().filter_map(|index| {
                desk.framed_now(|frame| {
                    let choice = frame.choices().get(index)?;
                    let (label, odds) = (sentence(&choice.label), ahead(choice));
                    Some(view! {
                        <li>
                            <button class="choice" data-choice=index + 1 on:click=act(move |_| desk.choose(index))>
                                <kbd>{index + 1}</kbd><span class="choice-label">{label}</span>{odds}
                            </button>
                        </li>
                    })
                })?
            });
            let inside = view! { {button}<ol>{rows.collect_view()}</ol> };
            window(desk, lens, Some(place), "tip", Some(t("web-choose-here")), inside.into_any())
        }
        Tip::Why(Why { place, sentence, rule, .. }) => {
            let rule = rule.map(|rule| {
                let address = format!("/rules/{rule}");
                view! { <a class="rule" href=address target="_blank" data-rule=rule>{rule.clone()}</a> }
            });
            let inside = view! {
                {button}
                <p class="why-title">{t("web-why-not")}</p>
                <p>{terms::text(sentence)}" "{rule}</p>
            };
            window(desk, lens, place, "tip why", Some(t("web-why-not")), inside.into_any())
        }
    }
}

/// What a choice costs, what may come of it and what may come in between.
fn ahead(choice: &Choice) -> impl IntoView + use<> {
    let costs = (!choice.costs.is_empty()).then(|| {
        let badge = |cost: &Badge| badge(&cost.icon, cost.value, sentence(&cost.name));
        let badges = choice.costs.iter().map(badge).collect_view();
        view! { <span class="costs"><span class="faint">{t("web-costs")}</span>{badges}</span> }
    });
    let sight = choice.sight.map(|_| view! { <span class="clear">{t("web-in-sight")}</span> });
    let risk =
        |risk: &Risk| view! { <span class="risk">{crate::app::icon("hazard")}{sentence(&risk.what)}</span> };
    let risks = choice.risks.iter().map(risk).collect_view();
    view! { {costs}{sight}{odds(&choice.odds)}{risks} }
}

/// Far enough from the sides of the window for the whole of it to be seen: half of it is never wider than that.
fn left(desk: Desk, lens: Lens, place: Place) -> String {
    let x = Num(seen(desk, lens, place).0);
    format!("clamp(min(10.4rem, 47%), {x}px, 100% - min(10.4rem, 47%))")
}

fn top(desk: Desk, lens: Lens, place: Place) -> String {
    let height = lens.window.get().y;
    let (_, y, half) = seen(desk, lens, place);
    // Below the cell in the upper half, above it in the lower one, where the style sheet lifts it by its height.
    let y = if y < height / 2.0 { y + half + 2.0 } else { y - half - 2.0 };
    format!("{}px", Num(y.clamp(8.0, (height - 8.0).max(8.0))))
}

/// Whether it stands above its cell, which is in the lower half of the window.
fn above(desk: Desk, lens: Lens, place: Place) -> bool {
    seen(desk, lens, place).1 >= lens.window.get().y / 2.0
}

fn seen(desk: Desk, lens: Lens, place: Place) -> (f64, f64, f64) {
    let camera = lens.camera.get();
    let centre = desk.world.with(|world| world.as_ref().and_then(|world| world.centre(place)));
    let at = camera.screen(centre.unwrap_or_default());
    (at.x, at.y, 32.0 * camera.scale)
}
