//! Who plays, who is to decide, and the numbers of each seat.

use crate::app::{icon, plate};
use crate::desk::{Desk, Frame};
use crate::list::{Item, list};
use crate::terms;
use crate::words::{sentence, t};
use leptos::prelude::*;
use table::Seat;
use table::scene::Gauge;

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
        format!("{} {} {} {most}, ", gauge.icon, sentence(&gauge.name), gauge.value)
    };
    all.iter().map(one).collect()
}

fn gauges(all: &[Gauge]) -> impl IntoView + use<> {
    let one = |gauge: &Gauge| {
        let value = match gauge.most {
            Some(most) => format!("{} / {most}", gauge.value),
            None => gauge.value.to_string(),
        };
        let share = gauge.most.filter(|most| *most > 0).map(|most| {
            view! { <meter min="0" max=most value=gauge.value aria-hidden="true"></meter> }
        });
        view! {
            <li class="gauge">{icon(&gauge.icon)}<span class="gauge-name">{terms::text(sentence(&gauge.name))}</span>{share}<b>{value}</b></li>
        }
    };
    view! { <ul class="gauges">{all.iter().map(one).collect_view()}</ul> }
}
