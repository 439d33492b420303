//! Fixtures: counts, a transcript and golden journals.
#![allow(clippy::unwrap_used)]

use obcy::FireTiming::{self, Activation, Step};
use obcy::{Action, Character, Obcy, Options, State};
use std::path::Path;
use std::sync::LazyLock;
use table::{Chance, Cx, Dice, Estimate, Game, Hash, Match, Pack, Seat, Seed, Seeded, Viewer};

static PACK: LazyLock<Pack<Obcy>> = LazyLock::new(Pack::builtin);

#[test]
fn counts_agree() {
    testkit::perft::<Obcy>("tests/perft");
}

#[test]
fn the_transcript_is_the_same() {
    let text = testkit::transcript::<Obcy>(Options { players: 3, ..Options::default() }, 4, 30);
    testkit::expect("tests/transcripts/three-seats.txt", &text);
}

/// What was agreed: players (0 for seats in an order of their own), variant, tasks, and when characters fire.
type Terms = (u8, u8, u8, FireTiming);

/// How a match is to end, with which agreements, and who is to help it along.
struct Ending {
    folder: &'static str,
    rule: &'static str,
    terms: &'static [Terms],
    /// Whether a seat decides without thinking, now and then.
    careless: fn(&Match<Obcy>, Seat) -> bool,
}

const ENDINGS: [Ending; 4] = [
    Ending {
        folder: "home",
        rule: "O-WIN-1",
        terms: &[
            (2, 2, 1, Step),
            (3, 1, 1, Activation),
            (4, 2, 2, Step),
            (7, 2, 1, Activation),
            (5, 1, 1, Step),
            (0, 2, 1, Step),
        ],
        careless: |game, seat| seat == queen(game),
    },
    Ending {
        folder: "brood",
        rule: "O-WIN-3",
        terms: &[(2, 1, 1, Activation), (7, 2, 3, Step), (5, 2, 3, Activation), (0, 1, 1, Step)],
        careless: |_, _| false,
    },
    Ending {
        folder: "drawn",
        rule: "O-WIN-4",
        terms: &[(2, 2, 1, Step), (4, 1, 1, Activation), (6, 2, 1, Activation), (0, 2, 1, Step)],
        careless: |game, seat| seat != queen(game) && !game.view(Viewer::Spectator).queen_alive,
    },
    Ending {
        folder: "limit",
        rule: "O-TURN-12",
        terms: &[(3, 2, 3, Step), (6, 1, 1, Activation), (7, 1, 1, Step)],
        careless: |_, _| true,
    },
];

/// `UPDATE_EXPECT=1` plays those that are missing; those that are there stay as they are.
#[test]
fn golden_journals_replay() {
    for Ending { folder, rule, terms, careless } in ENDINGS {
        let folder = Path::new("tests/journals").join(folder);
        for (index, terms) in (1..).zip(terms) {
            let path = folder.join(format!("keen-{index:02}.journal.json"));
            if std::env::var_os("UPDATE_EXPECT").is_some() && !path.exists() {
                let played =
                    (1..).find_map(|number| keen_match(rule, options(*terms, rule), number, careless));
                testkit::expect(&path, &played.unwrap());
            }
            let journal = table::read::<Obcy>(&std::fs::read_to_string(&path).unwrap()).unwrap();
            let game = Match::replay(&PACK, &journal).unwrap();
            assert_eq!(game.outcome().unwrap().rule, rule, "{}", path.display());
        }
        testkit::journals::<Obcy>(&folder);
    }
}

/// Fuel, suits, charges and grenades at hand, and walkers outside: what players who know their way hardly need.
const WILD: &str = "[people]\n9,2: lieutenant pockets suit charge pistol\n11,12: corporal pockets charge charge grenade\n\
     aboard: gunner pockets fuel grenade part\naboard: radio pockets suit diskette part\n\
     track 3 out 1: pilot pockets suit part medkit\n3,5: android pockets suit medkit medkit\n\
     [aliens]\n11,2: 2\n13,12: 1\n15,0: 3 1\n5,6: 2\n8,5: 1\n\
     [floor]\n9,7: rifle magazine3\n[table]\nstep begin\ntransporter 11,7\nfuel 3\nopen T13 T18 T20\n";

/// Random matches from there. A position that was set up has no dice to be checked, but it replays all the same.
#[test]
fn wild_journals_replay() {
    let folder = Path::new("tests/journals/wild");
    for index in 1..=3 {
        let path = folder.join(format!("random-{index:02}.journal.json"));
        if std::env::var_os("UPDATE_EXPECT").is_some() && !path.exists() {
            testkit::expect(&path, &wild_match(index));
        }
    }
    testkit::journals::<Obcy>(folder);
}

fn wild_match(number: u32) -> String {
    let terms = [(2, 2, 3, Step), (3, 1, 3, Activation), (0, 2, 2, Step)];
    let options = Options { rounds: 10, ..options(terms[number as usize % terms.len()], "") };
    let mut game = Match::<Obcy>::staged(&PACK, options, WILD).unwrap_or_else(|error| panic!("{error}"));
    let mut chance = Seeded::from_number(number.into());
    while let Some(prompt) = game.prompts().get(0) {
        let (seat, choice) = (prompt.seat, chance.below(prompt.choices.len() as u32));
        game.answer(game.turn(), seat, choice, &mut chance).unwrap();
    }
    table::write(game.journal())
}

fn options((players, variant, tasks, fire_timing): Terms, rule: &str) -> Options {
    let [lieutenant, corporal, gunner, radio, pilot, android] = Character::ALL;
    let rounds = if rule == "O-TURN-12" { 12 } else { 60 };
    let options = Options { players, variant, tasks, fire_timing, rounds, ..Options::default() };
    match players {
        0 => {
            let seats = vec![vec![pilot, lieutenant], vec![android, gunner, corporal], vec![], vec![radio]];
            Options { seats, leader: Some(3), ..options }
        }
        _ => options,
    }
}

/// The seat of the Queen.
fn queen(game: &Match<Obcy>) -> Seat {
    let seats = &game.journal().options.seats;
    Seat(seats.iter().position(Vec::is_empty).unwrap_or(0) as u8)
}

/// A match between keen players with dice that can be checked, if it ends soon and by this rule.
fn keen_match(
    rule: &str,
    options: Options,
    number: u32,
    careless: fn(&Match<Obcy>, Seat) -> bool,
) -> Option<String> {
    let mut dice =
        Dice::commit(Seed::from_text(&format!("keen match {number} of {} to {rule}", options.players)));
    dice.nonces.push(Hash::of(&number.to_le_bytes()));
    let (mut game, mut stream) = Match::<Obcy>::fair(&PACK, options, dice).unwrap();
    let mut whim = Seeded::from_number(number.into());
    while let Some(prompt) = game.prompts().get(0) {
        let (seat, count) = (prompt.seat, prompt.choices.len() as u32);
        let strays = careless(&game, seat) && whim.below(3) > 0;
        // Nothing hatches any more once the Queen is dead, and chance alone hardly ever kills all six then.
        let worst = strays && seat != queen(&game) && !game.view(Viewer::Spectator).queen_alive;
        let choice = if strays && !worst {
            whim.below(count)
        } else {
            let sign = if worst { -1.0 } else { 1.0 };
            let worth = |action| sign * prospect(game.state(), seat, action, &mut whim);
            let worths: Vec<f64> = prompt.choices.iter().map(worth).collect();
            (0..count).max_by(|one, other| worths[*one as usize].total_cmp(&worths[*other as usize]))?
        };
        game.answer(game.turn(), seat, choice, &mut stream).unwrap();
        if game.turn() > 1400 {
            return None;
        }
    }
    (game.outcome()?.rule == rule).then(|| table::write(game.journal()))
}

/// What a seat may hope for from an action: one guess at the dice, and a whim besides.
fn prospect(state: &State, seat: Seat, action: &Action, whim: &mut Seeded) -> f64 {
    let mut next = state.clone();
    Obcy::apply(&mut next, seat, action, &mut Cx::silent(whim));
    Obcy::estimate(&next, seat) + f64::from(whim.below(1000)) * 1e-5
}
