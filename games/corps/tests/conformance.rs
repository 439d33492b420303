//! The tests every game gets for free.
#![allow(clippy::unwrap_used)]

use corps::{
    Action, Campaign, Corps, Element, Facing, Key, Options, Origin, Profile, Return, ShortDeal, Slot,
    Switches, Who,
};
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

const MISSIONS: [&str; 9] =
    ["newt", "escape", "survive", "rescue", "resupply", "yard", "block", "night_raid", "hatchery"];

/// A blip that is turned over and shot in the same decision goes back to the pool, a revealed card may be shuffled into the deck:
/// that was seen, and no view keeps it.
fn conform(options: Options, matches: u32) {
    Conform::<Corps>::new()
        .options(options)
        .matches(matches)
        .one_node_in(60)
        .turns_at_most(60_000)
        .actions(strange())
        .notices_may_tell_more()
        .run();
}

fn mission(name: &str, players: u8) -> Options {
    Options { mission: key(name), players, ..Options::default() }
}

/// Every mission with every number of players; every second one with all that can be chosen at set-up.
fn every_mission(edition: Profile) {
    for (number, name) in (0..).zip(MISSIONS) {
        for players in 1..=6 {
            let ready_made = (number + players) % 2 == 0;
            conform(Options { edition, ready_made, ..mission(name, players) }, 1);
        }
    }
}

#[test]
fn the_revised_edition_conforms() {
    every_mission(Profile::Revised);
}

#[test]
fn the_first_edition_conforms() {
    every_mission(Profile::First);
}

#[test]
fn private_hands_conform() {
    for (players, name) in (2..).zip(["escape", "survive", "newt", "night_raid", "rescue"]) {
        conform(Options { private_hands: true, ..mission(name, players) }, 1);
    }
}

#[test]
fn single_switches_conform() {
    let several =
        Switches { multi_figure_swarm: Some(true), barricade_break: Some(2), ..Switches::default() };
    conform(Options { switches: several, ..mission("yard", 2) }, 1);
    let returned = Switches {
        reveal_from_exhaust_to: Some(Return::DeckBottom),
        tracker_short_deal: Some(ShortDeal::LastSkips),
        free_action_limits: Some(false),
        ..Switches::default()
    };
    conform(Options { switches: returned, ..mission("survive", 4) }, 1);
}

/// With losses of all kinds behind them.
#[test]
fn missions_of_a_campaign_conform() {
    let campaign = |won: u8| Campaign {
        lost: ["m41a", "m56", "flare", "hk_vp70"].map(key).to_vec(),
        killed: vec![Who::Frost],
        captured: vec![Who::Hudson, Who::Vasquez],
        hugged: vec![Who::Gorman],
        newt: won > 0,
        won,
        ..Campaign::default()
    };
    for (name, players, won) in
        [("newt", 5, 0), ("escape", 2, 1), ("rescue", 3, 1), ("resupply", 6, 2), ("survive", 5, 2)]
    {
        conform(Options { campaign: Some(campaign(won)), ..mission(name, players) }, 1);
    }
}
