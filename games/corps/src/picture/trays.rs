//! Hands, equipped cards, piles and the tracker as they lie on the table.

use super::pieces::badge;
use super::words;
use crate::content::{CardKind, Hook};
use crate::key::Key;
use crate::people::{Place, Slot, Who};
use crate::state::State;
use crate::view::View;
use alloc::vec;
use alloc::vec::Vec;
use table::scene::{Badge, Card, Tray};
use table::{Message, Seat};

/// What a tray is, so that choices find it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Of {
    Hand(Seat),
    Person(Who),
    Exhaust,
    Discard,
    Other,
}

/// Hands by seat, the cards of each character, then the piles and the tracker.
pub(super) fn all(state: &State, view: &View) -> Vec<(Of, Tray)> {
    let mut trays = Vec::new();
    let tray = |name: Message, owner: Option<Seat>, cards: Vec<Card>, face_down: usize| Tray {
        name,
        owner,
        cards,
        face_down: face_down as u16,
    };
    for (seat, hand) in state.seats().zip(&view.hands) {
        let cards = hand.cards.iter().map(|key| face(state, *key)).collect();
        let name = Message::new("corps-tray-hand").with("number", seat.0 + 1);
        trays.push((Of::Hand(seat), tray(name, Some(seat), cards, hand.hidden.into())));
    }
    for who in Who::ALL {
        let person = &state.table.people[who.index()];
        if matches!(person.place, Place::Space(_) | Place::Waiting) {
            let mut cards = vec![character(state, who)];
            cards.extend(
                person.slots.into_iter().flatten().map(|kind| face(state, state.content.card(kind).key)),
            );
            let name = Message::new("corps-tray-person").with("who", words::who(who));
            trays.push((Of::Person(who), tray(name, person.player, cards, 0)));
        }
    }
    let faces = |keys: &[Key]| keys.iter().map(|key| face(state, *key)).collect::<Vec<Card>>();
    trays.push((Of::Other, tray("corps-tray-deck".into(), None, Vec::new(), view.above.into())));
    let beneath = (faces(&view.beneath.cards), usize::from(view.beneath.hidden));
    trays.push((Of::Other, tray("corps-tray-beneath".into(), None, beneath.0, beneath.1)));
    let known: Vec<Key> = view.exhaust.iter().flatten().copied().collect();
    let hidden = view.exhaust.len() - known.len();
    trays.push((Of::Exhaust, tray("corps-tray-exhaust".into(), None, faces(&known), hidden)));
    trays.push((Of::Discard, tray("corps-tray-discard".into(), None, faces(&view.discard), 0)));
    if let Some(revealed) = &view.revealed {
        trays.push((Of::Other, tray("corps-tray-revealed".into(), None, faces(&[revealed.card]), 0)));
    }
    if !view.removed.is_empty() && state.drawn.is_none() {
        trays.push((Of::Other, tray("corps-tray-removed".into(), None, faces(&view.removed), 0)));
    }
    let top = view.tracker.top.map(|key| tracker(state, key));
    let level = view.tracker.level.map_or(0, u16::from);
    let name = Message::new("corps-tray-tracker").with("level", level);
    let under = usize::from(view.tracker.left) - top.iter().len();
    trays.push((Of::Other, tray(name, None, top.into_iter().collect(), under)));
    let used = view.tracker.used.iter().map(|key| tracker(state, *key)).collect();
    trays.push((Of::Other, tray("corps-tray-tracker-used".into(), None, used, 0)));
    let briefing = Card {
        icon: "mission".into(),
        name: words::mission(state.mission().key),
        text: words::mission_text(state.mission().key),
        badges: Vec::new(),
    };
    trays.push((Of::Other, tray("corps-tray-mission".into(), None, vec![briefing], 0)));
    trays
}

/// Where a card lies: the numbers of its tray and of itself in it.
pub(super) fn find(trays: &[(Of, Tray)], of: Of, key: Key) -> Option<(u16, u16)> {
    let tray = trays.iter().position(|(other, _)| *other == of)?;
    let card = trays[tray].1.cards.iter().position(|card| card.name == words::card(key))?;
    Some((tray as u16, card as u16))
}

/// Where the card in a slot of a character lies. The character's own card comes first.
pub(super) fn slot(state: &State, trays: &[(Of, Tray)], who: Who, slot: Slot) -> Option<(u16, u16)> {
    let card = state.table.people[who.index()].slots[slot as usize]?;
    find(trays, Of::Person(who), state.content.card(card).key)
}

fn face(state: &State, key: Key) -> Card {
    let kind = state.content.find(key).map(|kind| state.content.card(kind));
    let badges = kind.map_or_else(Vec::new, badges);
    Card {
        icon: key.as_str().replace('_', "-").into(),
        name: words::card(key),
        text: words::card_text(key),
        badges,
    }
}

/// Type, cost, what a weapon's attack costs and when it hits by itself.
fn badges(card: &CardKind) -> Vec<Badge> {
    let of = match card.of {
        crate::Type::Weapon => "weapon",
        crate::Type::Equipment => "equipment",
        crate::Type::Event => "event",
        crate::Type::Hazard => "hazard",
    };
    let mut badges = vec![Badge { icon: of.into(), value: None, name: words::kind(card.of) }];
    if card.of != crate::Type::Hazard {
        badges.push(badge("cost", "corps-badge-cost", card.cost));
    }
    if let Some(weapon) = card.weapon {
        if weapon.price > 0 {
            badges.push(badge("price", "corps-badge-price", weapon.price));
        }
        if weapon.auto_hit > 0 {
            badges.push(badge("auto-hit", "corps-badge-auto", weapon.auto_hit));
        }
    }
    let action = card.hooks.iter().any(|(hook, _)| *hook == Hook::Action);
    let free = card.hooks.iter().any(|(hook, _)| *hook == Hook::FreeAction);
    if action || free {
        let id = if action { "corps-badge-action" } else { "corps-badge-free" };
        badges.push(Badge { icon: "action".into(), value: None, name: id.into() });
    }
    badges
}

fn character(state: &State, who: Who) -> Card {
    let stats = state.stats(who);
    let side = state.table.people[who.index()].side;
    let mut badges = vec![
        badge("speed", "corps-badge-speed", state.speed(who)),
        badge("defence", "corps-badge-defence", state.defence(who)),
        badge("melee", "corps-badge-melee", state.melee(who)),
        badge("tech", "corps-badge-tech", stats.tech),
    ];
    if stats.aim > 0 {
        badges.push(badge("aim", "corps-badge-aim", state.printed_aim(who)));
    }
    if state.rank(who) > 0 {
        badges.push(badge("rank", "corps-badge-rank", state.rank(who)));
    }
    for (number, _) in stats.abilities.iter().enumerate() {
        let name = words::ability(who, side, number as u8);
        badges.push(Badge { icon: "ability".into(), value: None, name });
    }
    if !stats.traits.is_empty() {
        badges.push(Badge { icon: "ability".into(), value: None, name: words::traits(who, side) });
    }
    Card { icon: who.name().into(), name: words::who(who), text: words::character(who, side), badges }
}

fn tracker(state: &State, key: Key) -> Card {
    let card = state.content.trackers.iter().find(|card| card.key == key);
    let badges = card.map_or_else(Vec::new, |card| {
        vec![badge("level", "corps-badge-level", card.level), badge("blip", "corps-badge-blips", card.blips)]
    });
    Card { icon: "tracker".into(), name: words::tracker(key), text: words::tracker_text(key), badges }
}
