//! Hands, equipment, decks and piles as they lie on a table.

use crate::app::{icon, plate};
use crate::desk::Desk;
use crate::dom::act;
use crate::words::{number, sentence, t, t1, words};
use leptos::prelude::*;
use table::Seat;
use table::scene::{Anchor, Badge, Card, Tray};

/// All trays: those of each seat together, whoever is at the screen first, and then what belongs to nobody.
pub(crate) fn trays(desk: Desk) -> impl IntoView {
    let owners = Memo::new(move |_| desk.framed(owners).unwrap_or_default());
    view! {
        <section class="trays" aria-label=t("web-cards")>
            <For each=move || owners.get() key=|owner| owner.map(|seat| seat.0) children=move |owner| group(desk, owner)/>
        </section>
    }
}

fn owners(frame: &crate::desk::Frame) -> Vec<Option<Seat>> {
    let mine = match frame.viewer {
        table::Viewer::Seat(seat) => Some(seat),
        table::Viewer::Spectator => None,
    };
    let mut owners: Vec<Option<Seat>> = frame.scene.trays.iter().map(|tray| tray.owner).collect();
    owners.sort_unstable_by_key(|owner| (owner.is_none(), owner.is_some() && *owner != mine, *owner));
    owners.dedup();
    owners
}

fn group(desk: Desk, owner: Option<Seat>) -> impl IntoView {
    // Who sits there may come to be called otherwise, once a hero is chosen.
    let name =
        move || desk.framed(|frame| owner.map_or_else(|| t("web-common-trays"), |seat| frame.seat(seat)));
    let open = desk.framed_now(|frame| owner.is_none_or(|seat| table::Viewer::Seat(seat) == frame.viewer));
    let trays = Memo::new(move |_| {
        desk.framed(|frame| {
            let all = (0u16..).zip(&frame.scene.trays).filter(|(_, tray)| tray.owner == owner);
            all.map(|(number, tray)| (number, tray.clone())).collect::<Vec<_>>()
        })
        .unwrap_or_default()
    });
    view! {
        <details class="tray-group" open=open.unwrap_or(true)>
            <summary>{plate(owner)}<span>{name}</span></summary>
            {move || trays.get().into_iter().map(|(number, tray)| one(desk, number, &tray)).collect_view()}
        </details>
    }
}

fn one(desk: Desk, tray_number: u16, tray: &Tray) -> impl IntoView + use<> {
    let cards = (0u16..).zip(&tray.cards).map(|(at, card)| face(desk, Anchor::Card(tray_number, at), card));
    let cards = cards.collect_view();
    let backs = (tray.face_down > 0).then(|| {
        let count = usize::from(tray.face_down);
        view! { <li class="card back">{icon("deck")}<span>{t1("web-face-down", "count", number(count))}</span></li> }
    });
    let empty = (tray.cards.is_empty() && tray.face_down == 0)
        .then(|| view! { <li class="faint">{t("web-empty")}</li> });
    view! {
        <h2>{sentence(&tray.name)}</h2>
        <ul class="cards">{cards}{backs}{empty}</ul>
    }
}

fn face(desk: Desk, anchor: Anchor, card: &Card) -> impl IntoView + use<> {
    let choices = desk.framed_now(|frame| frame.choices_at(anchor)).unwrap_or_default();
    let (name, text) = (sentence(&card.name), sentence(&card.text));
    let badges = card.badges.iter().map(badge).collect_view();
    let head =
        view! { {icon(&card.icon)}<span class="card-name">{name}</span><span class="badges">{badges}</span> };
    let body = view! { <span class="card-text">{text}</span> };
    match choices.as_slice() {
        // Whoever asks for a card that cannot be played is told why.
        [] => view! { <li class="card" on:click=act(move |_| desk.why_not(anchor))>{head}{body}</li> }
            .into_any(),
        [index, ..] => {
            let index = *index;
            view! {
                <li class="card lit">
                    <button class="card-button" data-choice=index + 1
                        on:click=act(move |_| desk.choose(index))
                        on:pointerenter=act(move |_| desk.point_at_choice(Some(index)))
                        on:pointerleave=act(move |_| desk.point_at_choice(None))>
                        {head}{body}
                    </button>
                </li>
            }
            .into_any()
        }
    }
}

/// A badge with what it means.
pub(crate) fn badge(badge: &Badge) -> impl IntoView + use<> {
    let name = words().sentence(&badge.name);
    let title = name.clone();
    view! {
        <span class="badge" title=title>
            {icon(&badge.icon)}<span aria-hidden="true">{badge.value}</span><span class="unseen">{name}</span>
        </span>
    }
}
