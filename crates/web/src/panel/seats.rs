//! What is played for, who plays, who is to decide, and the numbers of each seat.

use crate::app::{icon, plate};
use crate::desk::{Desk, Frame};
use crate::list::{Item, list};
use crate::terms;
use crate::words::{sentence, t, words};
use leptos::prelude::*;
use table::Seat;
use table::scene::Gauge;

/// What the match is won by.
pub(crate) fn goal(desk: Desk) -> impl IntoView {
    // A pack's own mission may have no words.
    let known = |frame: &Frame| frame.scene.goal.clone().filter(|goal| words().has(&goal.id));
    let goal = Memo::new(move |_| desk.framed(known).flatten());
    move || {
        goal.get().map(|goal| {
            view! { <section class="goal"><h2>{t("web-goal")}</h2><p>{terms::text(sentence(&goal))}</p></section> }
        })
    }
}

/// A box for each seat with its numbers, and one for what belongs to nobody.
pub(crate) fn seats(desk: Desk) -> impl IntoView {
    view! {
        <section class="seats" aria-label=t("web-seats")>
            {list(move || desk.framed(boxes).unwrap_or_default())}
        </section>
    }
}

fn boxes(frame: &Frame) -> Vec<Item> {
    let owned = |owner: Option<Seat>| {
        let gauges = frame.scene.gauges.iter().filter(move |gauge| gauge.owner == owner);
        gauges.cloned().collect::<Vec<Gauge>>()
    };
    let seats = Seat::first(frame.sitters.len()).map(|seat| {
        let sitter = frame.sitters[seat.index()].clone();
        let awaited = frame.scene.awaited.contains(&seat);
        let (name, numbers) = (frame.seat(seat), owned(Some(seat)));
        let key = format!("{} {awaited} {name} {sitter} {}", seat.0, said(&numbers));
        Item::new(key, move || {
            view! {
                <div class="seat" class:awaited=awaited>
                    <p class="seat-name">
                        {plate(Some(seat))}<span>{name.clone()}</span><span class="sitter">{sitter.clone()}</span>
                    </p>
                    {gauges(&numbers)}
                </div>
            }
            .into_any()
        })
    });
    let mut boxes: Vec<Item> = seats.collect();
    let common = owned(None);
    if !common.is_empty() {
        boxes.push(Item::new(said(&common), move || {
            view! { <div class="seat">{gauges(&common)}</div> }.into_any()
        }));
    }
    boxes
}

/// What a bot's level is called.
pub(crate) fn level_name(level: bots::Level) -> String {
    front::SITTERS
        .iter()
        .find(|(name, _)| *name == level.name())
        .map(|(_, label)| t(label))
        .unwrap_or_default()
}

/// All that gauges say.
fn said(all: &[Gauge]) -> String {
    let one = |gauge: &Gauge| {
        let most = gauge.most.unwrap_or(-1);
        let of = gauge.of.as_ref().map(sentence).unwrap_or_default();
        format!("{of} {} {} {} {most}, ", gauge.icon, sentence(&gauge.name), gauge.value)
    };
    all.iter().map(one).collect()
}

/// A row for each number; those of one of several things share theirs.
fn gauges(all: &[Gauge]) -> impl IntoView + use<> {
    let rows = all.chunk_by(|one, next| one.of.is_some() && one.of == next.of).map(|row| {
        let numbers = row.iter().map(|gauge| number(gauge, row[0].of.is_some())).collect_view();
        let of = row[0].of.as_ref().map(|of| view! { <span class="gauge-name">{sentence(of)}</span> });
        view! { <li class="gauge">{of}{numbers}</li> }
    });
    view! { <ul class="gauges">{rows.collect_view()}</ul> }
}

/// A number with its name; where several share a row, the name is said of the drawing.
fn number(gauge: &Gauge, is_shared: bool) -> AnyView {
    let name = sentence(&gauge.name);
    let value = match gauge.most {
        Some(most) => format!("{} / {most}", gauge.value),
        None => gauge.value.to_string(),
    };
    let drawing = icon(&gauge.icon);
    if is_shared {
        let title = name.clone();
        return view! { <span class="gauge-part" title=title>{drawing}<span class="unseen">{name}</span><b>{value}</b></span> }
            .into_any();
    }
    let share = gauge.most.filter(|most| *most > 0).map(|most| {
        view! { <meter min="0" max=most value=gauge.value aria-hidden="true"></meter> }
    });
    view! { {drawing}<span class="gauge-name">{terms::text(name)}</span>{share}<b>{value}</b> }.into_any()
}
