//! What scenarios cannot say of tasks, the Queen and her aliens: chance of the set-up, whole enumerations, and a vector
//! that needs another combat table.
#![allow(clippy::unwrap_used)]

use obcy::{Action, Alien, Character, Kind, Notice, Obcy, Options, Question, Spot, TaskId};
use std::collections::BTreeSet;
use table::{Game, Match, Message, Pack, Picture, Recorded, Refusal, Seat, Seeded, Viewer};

const QUEEN: Seat = Seat(0);
const LEADER: Seat = Seat(1);

fn spot(name: &str) -> Spot {
    Spot::parse(name).unwrap()
}

fn staged(pack: &Pack<Obcy>, position: &str) -> Match<Obcy> {
    Match::staged(pack, Options::default(), position).unwrap_or_else(|error| panic!("{error}"))
}

/// The card on top of the deck: the android, who starts with a diskette, walks to the nearest computer and reads it.
fn first_card(pack: &Pack<Obcy>, seed: u64) -> TaskId {
    let chance = &mut Seeded::from_number(seed);
    let mut game = Match::<Obcy>::new(pack, Options::default(), chance).unwrap();
    for place in ["3,10", "3,4", "5,0"] {
        game.play(LEADER, &Action::Activate(Character::Android), chance).unwrap();
        game.play(LEADER, &Action::Move(spot(place)), chance).unwrap();
        if place != "5,0" {
            game.play(LEADER, &Action::Finish, chance).unwrap();
            game.play(LEADER, &Action::EndStep, chance).unwrap();
            game.play(QUEEN, &Action::Finish, chance).unwrap();
        }
    }
    game.play(LEADER, &Action::Read, chance).unwrap();
    let read = game.notices(Viewer::Seat(LEADER)).find_map(|notice| match notice {
        Notice::Read(Character::Android, task) => task,
        _ => None,
    });
    read.unwrap()
}

// rules: O-SETUP-5
#[test]
fn the_deck_is_shuffled() {
    let pack = Pack::builtin();
    let cards: BTreeSet<TaskId> = (0..200).map(|seed| first_card(&pack, seed)).collect();
    assert_eq!(cards.len(), 20, "each card is on top at times");
}

// rules: O-HATCH-2, O-HATCH-3, O-HATCH-4
#[test]
fn every_strength_hatches_on_every_hatching_field() {
    let pack = Pack::builtin();
    for roll in 1..=6u8 {
        let game = staged(&pack, &format!("[people]\n1,14: pilot\n[table]\nhatch {roll}\n"));
        let mut expected: BTreeSet<Action> = BTreeSet::from([Action::Finish]);
        for field in ["15,0", "8,5", "8,10", "14,10", "20,14"] {
            expected.extend((1..=roll.min(4)).map(|strength| Action::Hatch(strength, spot(field))));
        }
        let offered = game.prompts().of(QUEEN).unwrap().choices.iter().copied().collect();
        assert_eq!(expected, offered, "roll {roll}");
    }
}

/// The built-in combat table with a result against the attackers where the vector TV-42 wants one: at +3 and 6.
fn harsher_table() -> Pack<Obcy> {
    let combat = Obcy::FILES.iter().find(|file| file.0 == "combat.toml").unwrap().1;
    let (mild, harsh) = (r#""A1/1", "-", "-", "D1/1", "D1/1""#, r#""A1/1", "A1/1", "A1/1", "D1/1", "D1/1""#);
    let (head, die6) = combat.split_at(combat.find("die6").unwrap());
    assert_eq!(die6.matches(mild).count(), 1);
    Pack::read(&[("combat.toml", &(head.to_string() + &die6.replace(mild, harsh)))]).unwrap()
}

// rules: O-AATK-7, O-RETREAT-9
#[test]
fn a_result_against_three_aliens_strikes_each_of_them() {
    let position = "[people]\n11,7: corporal\n[aliens]\n10,7: 1\n12,7: 3\n11,8: 4\n[table]\nstep move\n";
    let mut game = staged(&harsher_table(), position);
    let no_chance = &mut Recorded::new(&[]);
    game.play(QUEEN, &Action::EndStep, &mut Recorded::new(&[5])).unwrap();
    let [first, second, third] = ["a1", "a2", "a3"].map(|name| Alien::parse(name).unwrap());
    let told: Vec<Notice> = game.notices(Viewer::Spectator).collect();
    assert!(told.contains(&Notice::Killed(first)), "{told:?}");
    game.play(QUEEN, &Action::Choose(third), no_chance).unwrap();
    let aliens = game.view(Viewer::Spectator).aliens;
    assert_eq!((aliens[&second].strength, aliens[&third].strength, aliens.len()), (2, 3, 2));
    assert_eq!((aliens[&second].field, aliens[&third].field), (spot("13,7"), spot("11,9")));
}

// rules: O-TASK-7
#[test]
fn a_card_may_want_a_diskette_at_each_of_two_computers() {
    let tasks = Obcy::FILES.iter().find(|file| file.0 == "tasks.toml").unwrap().1;
    // No card of ours does, but one of an owner's pack may.
    let either = "any_of(deliver(diskette,comp1), deliver(diskette,comp2))";
    assert!(tasks.contains(either));
    let both = tasks.replace(either, "deliver_all(diskette,comp1,comp2)");
    let pack = Pack::<Obcy>::read(&[("tasks.toml", &both)]).unwrap();
    let position = "[people]\n5,0: radio pockets diskette diskette\n17,0: pilot pockets diskette\n[table]\n\
                    active radio\nopen T11\n";
    let mut game = staged(&pack, position);
    let no_chance = &mut Recorded::new(&[]);
    let hand_in = Action::Deliver(TaskId::parse("T11").unwrap(), Kind::Diskette);
    game.play(LEADER, &hand_in, no_chance).unwrap();
    let view = game.view(Viewer::Seat(LEADER));
    assert_eq!((view.scored, view.open, view.deck, view.supply[&Kind::Diskette]), (0, 1, 19, 2));
    let Some(Refusal::Forbidden(breach)) = game.explain(LEADER, &hand_in) else { panic!("once at each") };
    assert_eq!(breach.rule, "O-TASK-7");
    game.play(LEADER, &Action::Finish, no_chance).unwrap();
    game.play(LEADER, &Action::Activate(Character::Pilot), no_chance).unwrap();
    game.play(LEADER, &hand_in, no_chance).unwrap();
    let view = game.view(Viewer::Seat(LEADER));
    assert_eq!((view.scored, view.open, view.deck, view.supply[&Kind::Diskette]), (1, 0, 19, 3));
}

// rules: O-QUEEN-4, O-QUEEN-8
#[test]
fn one_kill_that_fulfils_two_cards_allows_two_fights_but_not_without_points() {
    let tasks = Obcy::FILES.iter().find(|file| file.0 == "tasks.toml").unwrap().1;
    let pack = Pack::<Obcy>::read(&[("tasks.toml", &tasks.replace("repair(radio)", "hunt(1)"))]).unwrap();
    let position = "[people]\n5,7: corporal pockets rifle magazine4\n[aliens]\n8,7: 1\n[table]\nstep fire\n\
                    open T01 T12\nkills T12 3\n";
    let options = Options { variant: 1, ..Options::default() };
    let fire = Action::Fire(obcy::Weapon::Rifle, Alien::parse("a1").unwrap(), 4);
    for (first, draws, asked_again) in [(Action::Decline, &[][..], true), (Action::Fight, &[5, 0], false)] {
        let mut game = Match::<Obcy>::staged(&pack, options.clone(), position).unwrap();
        let no_chance = &mut Recorded::new(&[]);
        game.play(LEADER, &Action::Activate(Character::Corporal), no_chance).unwrap();
        game.play(LEADER, &fire, &mut Recorded::new(&[0])).unwrap();
        assert_eq!(game.view(Viewer::Spectator).points, 2);
        assert_eq!(game.prompts().of(LEADER).unwrap().question, &Question::Fight);
        game.play(LEADER, &first, &mut Recorded::new(draws)).unwrap();
        let again = game.prompts().of(LEADER).is_some_and(|prompt| *prompt.question == Question::Fight);
        assert_eq!(again, asked_again, "after {first:?}");
    }
}

#[test]
fn the_table_says_what_kills_the_queen_and_after_that_where_to_go() {
    let pack = Pack::builtin();
    let goal = |variant: u8, tasks: u8, queen: &str| {
        let options = Options { variant, tasks, ..Options::default() };
        let game = Match::<Obcy>::staged(&pack, options, &format!("[people]\n1,14: pilot\n[table]\n{queen}"))
            .unwrap();
        let viewers = Viewer::all(game.seats())
            .map(|viewer| Obcy::scene(game.content(), &game.view(viewer), viewer, None).goal.unwrap());
        let goals: BTreeSet<Message> = viewers.collect();
        assert_eq!(goals.len(), 1, "everybody reads the same");
        goals.into_iter().next().unwrap()
    };
    assert_eq!(goal(2, 5, ""), Message::new("obcy-goal-tasks").with("count", 5u8));
    assert_eq!(goal(1, 5, ""), Message::new("obcy-goal-points"));
    assert_eq!(goal(2, 5, "queen dead\n"), Message::new("obcy-goal-home"));
    assert_eq!(goal(1, 5, "queen dead\n"), Message::new("obcy-goal-home"));
}
