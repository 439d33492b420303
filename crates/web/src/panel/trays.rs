//! Hands, equipment, decks and piles as they lie on a table.

use crate::app::{icon, plate};
use crate::desk::{Desk, Frame};
use crate::dom::act;
use crate::list::{Item, list};
use crate::terms;
use crate::words::{sentence, t, t1, words};
use leptos::prelude::*;
use table::Seat;
use table::scene::{Anchor, Badge, Card, Tray};

/// All trays: those of each seat together, whoever is at the screen first, and then what belongs to nobody.
pub(crate) fn trays(desk: Desk) -> impl IntoView {
    let owners = Memo::new(move |_| desk.framed(owners).unwrap_or_default());
    let groups = move || {
        let group = |owner: Option<Seat>| {
            let key = owner.map_or_else(String::new, |seat| seat.0.to_string());
            Item::new(key, move || group(desk, owner).into_any())
        };
        owners.with(|owners| owners.iter().copied().map(group).collect())
    };
    view! { <section class="trays" aria-label=t("web-cards")>{list(groups)}</section> }
}

fn owners(frame: &Frame) -> Vec<Option<Seat>> {
    let mine = match frame.viewer {
        table::Viewer::Seat(seat) => Some(seat),
        table::Viewer::Spectator => None,
    };
    let mut owners: Vec<Option<Seat>> = frame.scene.trays.iter().map(|tray| tray.owner).collect();
    table::arrange(&mut owners, |owner| (owner.is_none(), owner.is_some() && *owner != mine, *owner));
    owners.dedup();
    owners
}

fn group(desk: Desk, owner: Option<Seat>) -> impl IntoView {
    // Who sits there may come to be called otherwise, once a hero is chosen.
    let name =
        move || desk.framed(|frame| owner.map_or_else(|| t("web-common-trays"), |seat| frame.seat(seat)));
    let open = desk.framed_now(|frame| owner.is_none_or(|seat| table::Viewer::Seat(seat) == frame.viewer));
    let things = move || desk.framed(|frame| things(desk, frame, owner)).unwrap_or_default();
    view! {
        <details class="tray-group" open=open.unwrap_or(true)>
            <summary>{plate(owner)}<span>{name}</span></summary>
            {list(things)}
        </details>
    }
}

/// The trays of an owner, each with its name above it.
fn things(desk: Desk, frame: &Frame, owner: Option<Seat>) -> Vec<Item> {
    let all = (0u16..).zip(&frame.scene.trays).filter(|(_, tray)| tray.owner == owner);
    let one = |(number, tray): (u16, &Tray)| {
        let name = sentence(&tray.name);
        Item::new(format!("{number} {name}"), move || {
            let cards = move || desk.framed(|frame| cards(desk, frame, number)).unwrap_or_default();
            view! { <h2>{name.clone()}</h2><ul class="cards">{list(cards)}</ul> }.into_any()
        })
    };
    all.map(one).collect()
}

/// What lies in a tray.
fn cards(desk: Desk, frame: &Frame, number: u16) -> Vec<Item> {
    let Some(tray) = frame.scene.trays.get(usize::from(number)) else { return Vec::new() };
    let open = (0u16..).zip(&tray.cards).map(|(at, card)| {
        let anchor = Anchor::Card(number, at);
        let choice = frame.choices_at(anchor).first().copied();
        let face = Face::of(card);
        let key = format!("{at} {choice:?} {face:?}");
        Item::new(key, move || drawn(desk, anchor, choice, &face))
    });
    let mut cards: Vec<Item> = open.collect();
    let down = usize::from(tray.face_down);
    if down > 0 {
        cards.push(Item::new(format!("down {down}"), move || {
            let backs = t1("web-face-down", "count", crate::words::number(down));
            view! { <li class="card back">{icon("deck")}<span>{backs}</span></li> }.into_any()
        }));
    } else if cards.is_empty() {
        let empty = || view! { <li class="faint">{t("web-empty")}</li> }.into_any();
        cards.push(Item::new(String::new(), empty));
    }
    cards
}

/// A card in words.
#[derive(Clone, Debug)]
struct Face {
    icon: String,
    name: String,
    text: String,
    badges: Vec<(String, Option<i32>, String)>,
}

impl Face {
    fn of(card: &Card) -> Face {
        let badge = |badge: &Badge| (badge.icon.to_string(), badge.value, words().sentence(&badge.name));
        Face {
            icon: card.icon.to_string(),
            name: sentence(&card.name),
            text: sentence(&card.text),
            badges: card.badges.iter().map(badge).collect(),
        }
    }
}

fn drawn(desk: Desk, anchor: Anchor, choice: Option<usize>, face: &Face) -> AnyView {
    let badges = face.badges.iter().map(|(icon, value, name)| badge(icon, *value, name.clone()));
    let head = view! {
        {icon(&face.icon)}
        <span class="card-name">{face.name.clone()}</span>
        <span class="badges">{badges.collect_view()}</span>
    };
    match choice {
        // Whoever asks for a card that cannot be played is told why.
        None => view! { <li class="card" on:click=act(move |_| desk.why_not(anchor))>{head}<span class="card-text">{terms::text(face.text.clone())}</span></li> }
            .into_any(),
        Some(index) => view! {
            <li class="card lit">
                <button class="card-button" data-choice=index + 1
                    on:click=act(move |_| desk.choose(index))
                    on:pointerenter=act(move |_| desk.point_at_choice(Some(index)))
                    on:pointerleave=act(move |_| desk.point_at_choice(None))>
                    {head}<span class="card-text">{terms::inside(face.text.clone())}</span>
                </button>
            </li>
        }
        .into_any(),
    }
}

/// A badge with what it means.
pub(super) fn badge(drawing: &str, value: Option<i32>, name: String) -> impl IntoView + use<> {
    let title = name.clone();
    view! {
        <span class="badge" title=title>
            {icon(drawing)}<span aria-hidden="true">{value}</span><span class="unseen">{name}</span>
        </span>
    }
}
