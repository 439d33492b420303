//! Options, set-up, and who knows what.
#![allow(clippy::unwrap_used)]

use obcy::{Action, Character, Kind, Obcy, Options, Question};
use std::sync::LazyLock;
use table::{Match, OptionsError, Pack, Seat, Seeded, Viewer};

/// Read once: most of these tests begin very many matches.
static PACK: LazyLock<Pack<Obcy>> = LazyLock::new(Pack::builtin);

fn begin(options: Options) -> Result<Match<Obcy>, OptionsError> {
    Match::new(&PACK, options, &mut Seeded::from_number(1))
}

fn refused(options: Options) -> &'static str {
    begin(options).unwrap_err().option
}

// rules: O-SETUP-1, O-SETUP-2, O-CHAR-2, O-QUEEN-2, O-QUEEN-11
#[test]
fn options_are_checked() {
    let [lieutenant, corporal, gunner, radio, pilot, android] = Character::ALL;
    for players in 0..=255 {
        let good = begin(Options { players, ..Options::default() }).is_ok();
        assert_eq!(good, (2..=7).contains(&players), "{players}");
    }
    assert_eq!((Options::default().variant, Options::default().tasks), (2, 4));
    for tasks in 0..=255 {
        let good = begin(Options { tasks, ..Options::default() }).is_ok();
        assert_eq!(good, (1..=20).contains(&tasks), "{tasks}: the deck has 20 cards");
    }
    assert_eq!(refused(Options { tasks: 0, ..Options::default() }), "tasks");
    for variant in [0, 3] {
        assert_eq!(refused(Options { variant, ..Options::default() }), "variant");
    }
    let all = vec![lieutenant, corporal, gunner, radio, pilot, android];
    let bad = [
        vec![all.clone()],
        vec![all.clone(), vec![], vec![]],
        vec![vec![], all[1..].to_vec()],
        vec![vec![], all.clone(), vec![pilot]],
    ];
    for seats in bad {
        assert_eq!(refused(Options { seats, ..Options::default() }), "seats");
    }
    let seats = vec![all, vec![]];
    assert_eq!(refused(Options { seats: seats.clone(), leader: Some(1), ..Options::default() }), "leader");
    let game = begin(Options { seats, leader: Some(0), ..Options::default() }).unwrap();
    assert_eq!(game.prompts().get(0).unwrap().seat, Seat(0), "the second seat leads the aliens");
}

// rules: O-SETUP-3, O-SETUP-4, O-SETUP-6, O-SETUP-7, O-SETUP-8, O-TURN-8, O-CHAR-1, O-TRANS-1
#[test]
fn the_expedition_starts_on_the_pad() {
    let game = begin(Options { players: 7, ..Options::default() }).unwrap();
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.people.len(), view.aliens.len(), view.round, view.points), (6, 0, 1, 0));
    assert!(view.people.values().all(|person| person.field == Some(view.transporter) && person.ap == 6));
    assert_eq!((view.transporter.column, view.transporter.row, view.fuel), (1, 14, 0));
    let pockets: Vec<String> =
        view.people[&Character::Lieutenant].pockets.iter().map(|item| item.to_string()).collect();
    assert_eq!(pockets, ["pistol", "magazine4"], "TV-09");
    let strengths: Vec<u8> = view.people.values().map(|person| person.strength).collect();
    assert_eq!(strengths, [4, 5, 5, 5, 4, 3]);
    let supply = [
        (Kind::Suit, 4),
        (Kind::Fuel, 4),
        (Kind::Diskette, 3),
        (Kind::Charge, 4),
        (Kind::Medkit, 5),
        (Kind::Grenade, 4),
    ];
    assert_eq!(view.supply, supply.into());
    assert_eq!((view.deck, view.open), (20, 0));
    let prompt = game.prompts().get(0).unwrap();
    assert_eq!(
        (prompt.seat, *prompt.question),
        (Seat(1), Question::Activate),
        "the lieutenant's player leads"
    );
}

// rules: O-CHAR-12, O-TURN-8
#[test]
fn each_character_is_asked_of_its_own_player() {
    let mut game = begin(Options { players: 4, ..Options::default() }).unwrap();
    let chance = &mut Seeded::from_number(2);
    for (who, seat) in Character::ALL.into_iter().zip([1, 2, 3, 1, 2, 3]) {
        game.play(Seat(1), &Action::Activate(who), chance).unwrap();
        let prompt = game.prompts().get(0).unwrap();
        assert_eq!((prompt.seat, *prompt.question), (Seat(seat), Question::Act(who)));
        game.play(Seat(seat), &Action::Finish, chance).unwrap();
    }
}
