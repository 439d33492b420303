//! The tests every game gets for free.
#![allow(clippy::unwrap_used)]

use corps::{Action, Corps, Element, Facing, Key, Options, Origin, Profile, Slot, Who};
use table::Spot;
use testkit::Conform;

fn key(name: &str) -> Key {
    Key::parse(name).unwrap()
}

/// Well-formed actions that random play may never see: each must be explained whenever it is not on offer.
fn strange() -> Vec<Action> {
    let spots = ["0,0", "5,7", "11,11", "23,23", "255,255"].map(|spot| Spot::parse(spot).unwrap());
    let cards = ["m41a", "hk_vp70", "no_such_card"].map(key);
    let mut actions = vec![Action::ReadyMade, Action::Move, Action::Aim, Action::Rest, Action::Draw];
    actions.extend([Action::Top, Action::Yes, Action::Pass]);
    for spot in spots {
        actions.extend([Action::Space(spot), Action::Interact(spot), Action::Gun(spot, Facing::East)]);
        actions.push(Action::Barricade(Element::Door(spot, Spot { row: spot.row, column: spot.column / 2 })));
        actions.extend([Action::Barricade(Element::Tunnel(spot)), Action::Barricade(Element::Spawn(spot))]);
    }
    for who in Who::ALL {
        actions.push(Action::Choose(who));
        actions.extend(cards.map(|card| Action::Equip(card, who)));
    }
    for slot in Slot::ALL {
        actions.extend([Action::Unequip(slot), Action::Attack(slot), Action::Use(Origin::Card(slot))]);
    }
    for card in cards {
        actions.extend([Action::Play(card), Action::Card(card)]);
    }
    actions.extend([Action::Player(0), Action::Player(200), Action::Board(0), Action::Board(200)]);
    actions.extend([Action::Use(Origin::Ability(0)), Action::Use(Origin::Ability(7))]);
    actions
}

fn conform(options: Options, matches: u32) {
    trial(options, matches).run();
}

fn trial(options: Options, matches: u32) -> Conform<Corps> {
    let plan = Conform::<Corps>::new().options(options).matches(matches).one_node_in(25);
    plan.turns_at_most(60_000).actions(strange())
}

fn mission(name: &str, players: u8) -> Options {
    Options { mission: key(name), players, ..Options::default() }
}

#[test]
fn the_campaign_missions_conform() {
    conform(mission("newt", 1), 4);
    conform(mission("escape", 3), 3);
    conform(mission("survive", 6), 3);
}

#[test]
fn the_first_edition_conforms() {
    conform(Options { edition: Profile::First, ready_made: false, ..mission("newt", 2) }, 3);
    // These matches meet a decision that draws two of the last cards: they are told in their order, which no view keeps.
    trial(Options { edition: Profile::First, ..mission("survive", 4) }, 3).notices_may_tell_more().run();
}

#[test]
fn private_hands_conform() {
    conform(Options { private_hands: true, ..mission("escape", 4) }, 4);
}

#[test]
fn rescue_and_resupply_conform() {
    conform(
        Options {
            campaign: Some(corps::Campaign { captured: vec![Who::Hudson], newt: true, ..Default::default() }),
            ..mission("rescue", 2)
        },
        3,
    );
    conform(
        Options {
            campaign: Some(corps::Campaign { lost: vec![key("m41a"), key("m56")], ..Default::default() }),
            ..mission("resupply", 5)
        },
        3,
    );
}
