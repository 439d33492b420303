//! The tests every game gets for free.
#![allow(clippy::unwrap_used)]

use obcy::{Action, Alien, Character, FireTiming, Item, Kind, Obcy, Options, Spot, TaskId, Weapon};
use testkit::Conform;

/// Well-formed actions that random play may never see: each must be explained whenever it is not on offer.
fn strange() -> Vec<Action> {
    let spots = ["0,0", "5,7", "1,14", "15,0", "9,1", "255,255"].map(|spot| Spot::parse(spot).unwrap());
    let item = Item::parse("magazine3").unwrap();
    let (alien, task) = (Alien::parse("a72").unwrap(), TaskId::parse("T99").unwrap());
    let mut actions = Vec::new();
    for spot in spots {
        actions.extend([Action::Drive(spot), Action::Move(spot), Action::Blow(spot), Action::Throw(spot)]);
        actions.extend([Action::Blast(spot), Action::PutOut(spot), Action::Retreat(spot), Action::Go(spot)]);
        actions.extend([Action::Hatch(0, spot), Action::Hatch(2, spot), Action::Hatch(200, spot)]);
    }
    for who in Character::ALL {
        actions.extend([Action::Activate(who), Action::Heal(who), Action::Target(who), Action::Group(who)]);
        actions.push(Action::Hand(item, who));
    }
    actions.extend([Action::Enter(0), Action::Enter(1), Action::Enter(200), Action::PickUp(item)]);
    actions.extend([Action::Drop(item), Action::Read, Action::Load, Action::Board, Action::Leave]);
    actions.extend([
        Action::Deliver(task, Kind::Part),
        Action::Choose(alien),
        Action::Fight,
        Action::Decline,
    ]);
    actions.extend(Weapon::ALL.map(|weapon| Action::Fire(weapon, alien, 1)));
    actions.extend([Action::Fire(Weapon::Pistol, alien, 0), Action::Fire(Weapon::Pistol, alien, 255)]);
    actions.extend(Kind::ALL.map(Action::Take));
    actions.extend([Action::Finish, Action::EndStep]);
    actions
}

fn conform(options: Options, matches: u32) {
    Conform::<Obcy>::new()
        .options(options)
        .matches(matches)
        .one_node_in(40)
        .turns_at_most(60_000)
        .actions(strange())
        .run();
}

#[test]
fn two_seats_conform() {
    conform(Options::default(), 12);
}

#[test]
fn four_seats_conform() {
    conform(Options { players: 4, tasks: 1, ..Options::default() }, 8);
}

#[test]
fn seven_seats_conform() {
    conform(Options { players: 7, ..Options::default() }, 8);
}

#[test]
fn the_fight_conforms() {
    conform(Options { variant: 1, ..Options::default() }, 12);
}

#[test]
fn firing_within_activations_conforms() {
    conform(Options { fire_timing: FireTiming::Activation, ..Options::default() }, 12);
}

#[test]
fn any_seats_and_leader_conform() {
    let [lieutenant, corporal, gunner, radio, pilot, android] = Character::ALL;
    let seats = vec![vec![pilot, lieutenant], vec![android, gunner, corporal], vec![], vec![radio]];
    let options = Options { seats, leader: Some(3), variant: 1, rounds: 20, ..Options::default() };
    conform(options, 8);
}
