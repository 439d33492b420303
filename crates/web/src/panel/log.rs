//! What has happened, in sentences that point back at the boards, with the dice as dice.

use crate::app::{icon, plate};
use crate::desk::{Desk, Pointed};
use crate::dom::act;
use crate::list::{Item, list};
use crate::online::decisions;
use crate::terms;
use crate::words::{number, sentence, t, t1};
use catalog::Line;
use leptos::prelude::*;
use table::Seat;
use table::scene::Die;

/// How many decisions are shown; older ones on demand, so that a long match stays quick.
const SHOWN: usize = 60;

/// One decision as it is shown.
#[derive(Clone, PartialEq)]
struct Entry {
    turn: usize,
    seat: Seat,
    lines: Vec<Line>,
    taken_back_from: Option<u32>,
}

/// The log, newest first.
pub(crate) fn log(desk: Desk) -> impl IntoView {
    let whole = RwSignal::new(false);
    let entries = Memo::new(move |_| {
        let (viewer, turns) = desk.framed(|frame| (frame.viewer, frame.turn as usize))?;
        let limit = if whole.get() { usize::MAX } else { SHOWN };
        decisions(desk, |all| {
            let decisions = &all[..turns.min(all.len())];
            let newest = decisions.iter().enumerate().rev().take(limit).map(|(turn, decision)| Entry {
                turn,
                seat: decision.seat,
                lines: decision.lines(viewer).to_vec(),
                taken_back_from: decision.taken_back_from,
            });
            (newest.collect::<Vec<_>>(), decisions.len())
        })
    });
    let hidden = move || entries.read().as_ref().map_or(0, |(shown, count)| count - shown.len());
    let items = move || {
        let item = |entry: &Entry| {
            let (key, entry) =
                (format!("{} {} {}", entry.turn, entry.lines.len(), entry.seat.0), entry.clone());
            Item::new(key, move || row(desk, entry.clone()).into_any())
        };
        entries.read().iter().flat_map(|(shown, _)| shown).map(item).collect()
    };
    view! {
        <section class="log" aria-label=t("web-log") tabindex="0">
            <h2>{t("web-log")}</h2>
            <ol reversed=true>
                {list(items)}
            </ol>
            {move || (hidden() > 0).then(|| view! {
                <button class="quiet" on:click=act(move |_| whole.set(true))>{t1("web-log-more", "count", number(hidden()))}</button>
            })}
            {move || entries.read().as_ref().is_none_or(|it| it.1 == 0).then(|| view! { <p class="faint">{t("web-log-empty")}</p> })}
        </section>
    }
}

fn row(desk: Desk, entry: Entry) -> impl IntoView {
    let mark =
        entry.taken_back_from.map(|from| view! { <p class="mark">{t1("web-taken-back", "from", from)}</p> });
    let lines = entry.lines.into_iter().map(move |line| one(desk, line)).collect_view();
    view! { <li>{mark}{plate(Some(entry.seat))}<div>{lines}</div></li> }
}

fn one(desk: Desk, line: Line) -> impl IntoView {
    let text = sentence(&line.text);
    let dice = line.glance.dice.iter().map(die).collect_view();
    match line.glance.places.last().copied() {
        None => view! { <p>{dice}{terms::text(text)}</p> }.into_any(),
        Some(place) => {
            let point = move |_| desk.pointed.set(Some(Pointed { place: Some(place), choices: Vec::new() }));
            view! {
                <p>
                    {dice}
                    <button class="line" on:click=act(move |_| { desk.look.set(None); desk.look.set(Some(place)); point(()) })
                        on:pointerenter=act(move |_| point(())) on:pointerleave=act(move |_| desk.pointed.set(None))>
                        {terms::inside(text)}
                    </button>
                </p>
            }
            .into_any()
        }
    }
}

fn die(die: &Die) -> impl IntoView + use<> {
    let name = t1("web-die", "face", die.face);
    let drawing = icon(&format!("d{}-{}", die.sides, die.face));
    view! { <span class="die" role="img" aria-label=name>{drawing}</span> }
}
