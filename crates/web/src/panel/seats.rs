//! Who plays, who is to decide, and the numbers of each seat.

use crate::app::{icon, plate};
use crate::desk::Desk;
use crate::words::{sentence, t};
use leptos::prelude::*;
use session::Sitter;
use table::Seat;
use table::scene::Gauge;

/// A box for each seat with its numbers, and one for what belongs to nobody.
pub(crate) fn seats(desk: Desk) -> impl IntoView {
    move || {
        desk.framed(|frame| {
            let seats = Seat::first(frame.sitters.len()).map(|seat| {
                let sitter = match frame.sitters[seat.index()] {
                    Sitter::Person => t("web-person"),
                    Sitter::Bot(level) => level_name(level),
                };
                let awaited = frame.scene.awaited.contains(&seat);
                view! {
                    <div class="seat" class:awaited=awaited>
                        <p class="seat-name">{plate(Some(seat))}<span>{frame.seat(seat)}</span><span class="sitter">{sitter}</span></p>
                        {gauges(&frame.scene.gauges, Some(seat))}
                    </div>
                }
            });
            let common = frame.scene.gauges.iter().any(|gauge| gauge.owner.is_none());
            view! {
                <section class="seats" aria-label=t("web-seats")>
                    {seats.collect_view()}
                    {common.then(|| view! { <div class="seat">{gauges(&frame.scene.gauges, None)}</div> })}
                </section>
            }
        })
    }
}

/// What a bot's level is called.
pub(crate) fn level_name(level: bots::Level) -> String {
    t(match level {
        bots::Level::Random => "web-bot-random",
        bots::Level::Easy => "web-bot-easy",
        bots::Level::Normal => "web-bot-normal",
        bots::Level::Hard => "web-bot-hard",
    })
}

fn gauges(all: &[Gauge], owner: Option<Seat>) -> impl IntoView + use<> {
    let one = |gauge: &Gauge| {
        let value = match gauge.most {
            Some(most) => format!("{} / {most}", gauge.value),
            None => gauge.value.to_string(),
        };
        let share = gauge.most.filter(|most| *most > 0).map(|most| {
            view! { <meter min="0" max=most value=gauge.value aria-hidden="true"></meter> }
        });
        view! {
            <li class="gauge">{icon(&gauge.icon)}<span class="gauge-name">{sentence(&gauge.name)}</span>{share}<b>{value}</b></li>
        }
    };
    let owned = all.iter().filter(|gauge| gauge.owner == owner);
    view! { <ul class="gauges">{owned.map(one).collect_view()}</ul> }
}
