//! What choices are called, and what pointing at something that is not on offer is explained by.
#![allow(clippy::unwrap_used)]

use requiem::{Action, Card, Hero, Options, Race, Requiem, Spot};
use std::sync::LazyLock;
use table::scene::{Anchor, Choice};
use table::{Breach, Game, Input, Match, Message, Pack, Picture, Seeded, Viewer};

/// Read once: the tables of sight take a while.
static PACK: LazyLock<Pack<Requiem>> = LazyLock::new(Pack::builtin);

const GUARD: &str = "[heroes]
c08-09: S1 health 2 cards m4 medkit
c08-10: S2
c08-12: S3 health 1
c16-04: P
s10-05: H
c07-10: A1
[table]
turn guard
";

fn staged(position: &str) -> Match<Requiem> {
    let options = Options { tasks: false, ..Options::default() };
    Match::staged(&PACK, options, position).unwrap_or_else(|error| panic!("{error}\n{position}"))
}

fn hero(name: &str) -> Hero {
    Hero::parse(name).unwrap()
}

/// The piece that shows a hero: those on the boards in their order.
fn piece(game: &Match<Requiem>, name: &str) -> Anchor {
    let hero = hero(name);
    let view = game.view(Viewer::Spectator);
    Anchor::Piece(view.heroes.keys().position(|other| *other == hero).unwrap() as u16)
}

/// Why nothing is on offer where somebody points; nothing if something is.
fn why(game: &Match<Requiem>, anchor: Anchor) -> Option<Breach> {
    let prompt = game.prompts().get(0).unwrap();
    let view = game.view(Viewer::Seat(prompt.seat));
    let meant = Requiem::meant(PACK.content(), &view, prompt, anchor);
    if meant.iter().any(|action| prompt.choices.contains(action)) {
        return None;
    }
    meant.iter().find_map(|action| Requiem::explain(game.state(), prompt.seat, action))
}

#[track_caller]
fn refused(game: &Match<Requiem>, name: &str, rule: &str, id: &str) {
    let breach = why(game, piece(game, name)).unwrap();
    assert_eq!((&*breach.rule, &*breach.why.id), (rule, id), "{name}");
}

// rules: R-TURN-6, R-TURN-7, R-ITEM-3
#[test]
fn an_own_hero_is_explained_by_whose_turn_to_act_it_is() {
    let game = staged(&format!("{GUARD}active S2\n"));
    refused(&game, "S2", "R-TURN-6", "requiem-no-acting-hero");
    refused(&game, "S1", "R-TURN-7", "requiem-no-second-hero");
    // Whoever carries a medkit means the wounded, but not the sound.
    let game = staged(&format!("{GUARD}active S1\n"));
    assert_eq!(why(&game, piece(&game, "S1")), None, "the medkit is on offer");
    refused(&game, "S2", "R-TURN-7", "requiem-no-second-hero");
    refused(&game, "S3", "R-ITEM-3", "requiem-no-patient");
    let game = staged(&GUARD.replace("turn guard", "turn predator\nactive P"));
    refused(&game, "P", "R-TURN-6", "requiem-no-acting-hero");
}

// rule: R-TURN-7
#[test]
fn a_hero_that_has_acted_is_not_told_to_wait() {
    let mut game = staged(&format!("{GUARD}active S2\n"));
    let seat = game.prompts().get(0).unwrap().seat;
    let dice = &mut Seeded::from_number(1);
    game.play(seat, &Action::Finish, dice).unwrap();
    game.play(seat, &Action::Activate(hero("S3")), dice).unwrap();
    refused(&game, "S2", "R-TURN-7", "requiem-no-hero-again");
}

// rule: R-TURN-2
#[test]
fn while_points_are_spent_only_soldiers_are_for_cards() {
    let spending = |race: &str| {
        let table = format!("turn {race}\nphase spend\ntp {race} 1");
        staged(&GUARD.replace("turn guard", &table))
    };
    assert_eq!(why(&spending("guard"), piece(&spending("guard"), "S2")), None);
    refused(&spending("guard"), "A1", "R-TURN-2", "requiem-no-action-yet");
    refused(&spending("aliens"), "A1", "R-TURN-2", "requiem-no-action-yet");
}

// rules: R-SETUP-4, R-GUARD-7, R-GUARD-8, R-BROOD-2, R-BROOD-3
#[test]
fn a_figure_put_elsewhere_is_told_where_it_belongs() {
    let refused = |game: &Match<Requiem>, spot: &str| {
        let action = Action::Deploy(Spot::parse(spot).unwrap());
        let breach = Requiem::explain(game.state(), game.prompts().get(0).unwrap().seat, &action).unwrap();
        (breach.rule.into_owned(), breach.why.id.into_owned())
    };
    let told = |rule: &str, id: &str| (rule.to_string(), id.to_string());
    let begun = Match::<Requiem>::new(&PACK, Options::default(), &mut Seeded::from_number(1)).unwrap();
    assert_eq!(refused(&begun, "c13-04"), told("R-SETUP-4", "requiem-no-deploy-off-guard"));

    let bought = |race: &str, heroes: &str, action: Action| {
        let table = format!("[table]\nturn {race}\nphase spend\ntp {race} 3\n");
        let mut game = staged(&format!("[heroes]\nc16-04: P\ns10-05: H\n{heroes}{table}"));
        let seat = game.prompts().get(0).unwrap().seat;
        game.play(seat, &action, &mut Seeded::from_number(1)).unwrap();
        game
    };
    let soldier = |heroes: &str| bought("guard", heroes, Action::Recruit(Card::M4));
    assert_eq!(refused(&soldier("c08-10: S1\n"), "c04-09"), told("R-GUARD-7", "requiem-no-deploy-off-guard"));
    let full = soldier("c03-08: S1\nc03-09: S2\nc03-10: S3\n");
    assert_eq!(refused(&full, "c06-09"), told("R-GUARD-8", "requiem-no-deploy-farther"));
    let alien = |heroes: &str| bought("aliens", heroes, Action::Spawn(2));
    assert_eq!(refused(&alien("c08-10: S1\n"), "s06-05"), told("R-BROOD-2", "requiem-no-deploy-off-hive"));
    let full = alien("c08-10: S1\ns06-08: A1\ns07-08: A2\ns06-07: A3\ns07-07: A4\n");
    assert_eq!(refused(&full, "s06-05"), told("R-BROOD-3", "requiem-no-deploy-farther"));
}

fn choices(game: &Match<Requiem>) -> Vec<(Action, Choice)> {
    let prompt = game.prompts().get(0).unwrap();
    let view = game.view(Viewer::Seat(prompt.seat));
    let scene = Requiem::scene(PACK.content(), &view, Viewer::Seat(prompt.seat), Some(prompt));
    prompt.choices.iter().copied().zip(scene.prompt.unwrap().choices).collect()
}

fn filled<'a>(label: &'a Message, name: &str) -> &'a table::Arg {
    &label.args.iter().find(|(given, _)| given == name).unwrap().1
}

#[test]
fn choices_name_who_is_done_and_how_many_modes_a_weapon_has() {
    let game = staged(&format!("{GUARD}active S2\n"));
    for (action, choice) in choices(&game) {
        match action {
            Action::Finish => {
                let soldier = Message::new("requiem-soldier").with("number", 2u8);
                assert_eq!(*filled(&choice.label, "hero"), soldier.into());
            }
            Action::Attack(..) => assert_eq!(*filled(&choice.label, "modes"), 2u8.into(), "an M4"),
            _ => {}
        }
    }
    let game = staged(&GUARD.replace("turn guard", "turn aliens\nactive A1"));
    let mut attacks = choices(&game).into_iter().filter(|(action, _)| matches!(action, Action::Attack(..)));
    assert!(attacks.all(|(_, choice)| *filled(&choice.label, "modes") == 1u8.into()), "claws and tails");
}

/// A form fills two seats up with the first two races on its list.
#[test]
fn the_first_races_of_the_form_are_those_of_two_sides() {
    let fields = Requiem::form(PACK.content());
    let Input::EachSeat(races) = &fields.iter().find(|field| field.key == "races").unwrap().input else {
        panic!("a race for each seat")
    };
    let two = Options { sides: 2, ..Options::default() };
    let named = |name: &str| Race::ALL.into_iter().find(|race| race.name() == name).unwrap();
    let races: Vec<Race> = races.iter().map(|pick| named(pick.value.as_str().unwrap())).collect();
    let begun = |races: &[Race]| {
        let options = Options { races: races.to_vec(), ..two.clone() };
        Match::<Requiem>::new(&PACK, options, &mut Seeded::from_number(1)).is_ok()
    };
    assert!(begun(&races[..2]) && !begun(&[races[0], races[2]]));
}

#[test]
fn the_table_says_whether_tasks_win() {
    let goal = |tasks: bool| {
        let options = Options { tasks, ..Options::default() };
        let game = Match::<Requiem>::staged(&PACK, options, GUARD).unwrap();
        let view = game.view(Viewer::Spectator);
        Requiem::scene(PACK.content(), &view, Viewer::Spectator, None).goal.unwrap()
    };
    assert_eq!(goal(true), "requiem-goal-tasks".into());
    assert_eq!(goal(false), "requiem-goal-last".into());
}
