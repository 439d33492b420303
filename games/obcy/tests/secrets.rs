//! Nothing that the Queen or a spectator is shown depends on which cards are open or come next.
//!
//! Two worlds that differ in nothing but their task cards are played side by side with the same decisions and the same
//! dice. Until a card is fulfilled, whoever may not look at the cards must not be able to tell one from the other.
#![allow(clippy::unwrap_used)]

use obcy::{Action, FireTiming, Kind, Notice, Obcy, Options, Question, TaskId, View};
use std::fmt::Debug;
use std::sync::LazyLock;
use table::{Chance, Game, Match, Message, Pack, Picture, Refusal, Scene, Seat, Seeded, Viewer};

static PACK: LazyLock<Pack<Obcy>> = LazyLock::new(Pack::builtin);
const QUEEN: Viewer = Viewer::Seat(Seat(0));
const EXPEDITION: Viewer = Viewer::Seat(Seat(1));
const CARDS: u32 = 20;
const MATCHES: u32 = 192;

/// Places full of things that cards ask for: devices, computers, airlocks, charges, fuel, aliens within reach.
const POSITIONS: [&str; 3] = [
    "[people]\n10,8: corporal pockets part part rifle\n4,14: radio pockets part diskette part\n\
     9,9: android pockets medkit part diskette\n18,8: pilot pockets diskette suit part\n\
     9,2: lieutenant pockets charge part magazine4\n11,12: gunner pockets charge flamethrower magazine4\n\
     [aliens]\n12,9: 1\n13,12: 1\n11,2: 1\n8,10: 1 1\n[table]\nstep begin\ntransporter 11,7\n",
    "[people]\n5,0: corporal pockets diskette rifle magazine4\n4,0: radio pockets part diskette rifle\n\
     4,1: android pockets diskette part part\ntrack 2 out 1: pilot pockets suit part\n\
     aboard: lieutenant pockets part pistol magazine4\n5,1: gunner pockets part flamethrower magazine4\n\
     [aliens]\n7,0: 1\n9,2: 1\n4,3: 1\n15,0: 2\n[table]\nstep begin\ntransporter 16,12\nfuel 3\n",
    "[people]\n17,9: corporal pockets part rifle magazine4\n17,10: radio pockets part rifle magazine4\n\
     16,10: android pockets part part part\n14,13: pilot pockets part part suit\n\
     10,13: lieutenant pockets part part part\n19,14: gunner pockets part flamethrower magazine4\n\
     [aliens]\n18,9: 1\n19,9: 1\n15,12: 1\n18,14: 1\n20,14: 1\n[table]\nstep begin\n",
];

fn options(number: u32) -> Options {
    Options {
        players: 2 + (number % 6) as u8,
        variant: 1 + (number / 3 % 2) as u8,
        tasks: 3,
        fire_timing: if number.is_multiple_of(4) { FireTiming::Activation } else { FireTiming::Step },
        rounds: 3,
        ..Options::default()
    }
}

/// Cards of which one world has the first and the other the second, each pair with a device in common.
const PAIRS: [[&str; 2]; 3] = [["T09", "T19"], ["T20", "T14"], ["T18", "T10"]];

/// A world of that number whose cards are those of that deal, 0 or 1.
fn world(number: u32, deal: usize) -> Match<Obcy> {
    let mut cards: Vec<String> = (1..=CARDS).map(|card| format!("T{card:02}")).collect();
    table::shuffle(&mut Seeded::from_number(u64::from(number) * 2 + deal as u64), &mut cards);
    if number.is_multiple_of(2) {
        // Halves of repairs then look alike.
        let wanted = PAIRS.map(|pair| pair[deal]);
        cards.sort_by_key(|card| !wanted.contains(&card.as_str()));
    }
    let (open, deck) = cards.split_at(number as usize / 2 % 4);
    let position = POSITIONS[number as usize % POSITIONS.len()];
    let text = format!("{position}open {}\ndeck {}\n", open.join(" "), deck.join(" "));
    Match::staged(&PACK, options(number), &text).unwrap_or_else(|error| panic!("{error}"))
}

/// All that a viewer is shown at a turn.
#[derive(PartialEq, Debug)]
struct Shown {
    view: View,
    asked: Option<(Question, Vec<Action>)>,
    told: Vec<Notice>,
    log: Vec<Message>,
    scene: Scene,
    /// What is said to a Queen who tries to find out.
    refusals: Vec<Option<Refusal>>,
    can_undo: bool,
}

fn shown(game: &Match<Obcy>, viewer: Viewer) -> Shown {
    let prompt = match viewer {
        Viewer::Seat(seat) => game.prompts().of(seat),
        Viewer::Spectator => None,
    };
    let view = game.view(viewer);
    let told: Vec<Notice> = game.notices(viewer).collect();
    let card = |number: u32| TaskId::parse(&format!("T{number:02}")).unwrap();
    let asks = (1..=CARDS).flat_map(|number| Kind::ALL.map(|kind| Action::Deliver(card(number), kind)));
    Shown {
        asked: prompt.map(|prompt| (*prompt.question, prompt.choices.to_vec())),
        log: told.iter().map(|notice| Obcy::tell(game.content(), notice)).collect(),
        told,
        scene: Obcy::scene(game.content(), &view, viewer, prompt),
        refusals: asks.map(|action| game.explain(Seat(0), &action)).collect(),
        can_undo: !game.events().iter().any(Obcy::reveals),
        view,
    }
}

/// Decisions that look the same: all but gifts name no card, and of a gift only the item is seen.
fn alike(game: &Match<Obcy>, other: &Match<Obcy>) -> Vec<(Action, Action)> {
    let (one, two) = (game.prompts().get(0).unwrap(), other.prompts().get(0).unwrap());
    let twin = |action: &Action| match action {
        Action::Deliver(_, kind) => {
            two.choices.iter().find(|other| matches!(other, Action::Deliver(_, same) if same == kind))
        }
        _ => two.choices.iter().find(|other| *other == action),
    };
    one.choices.iter().filter_map(|action| Some((*action, *twin(action)?))).collect()
}

/// What was met on the way, so that the test knows that it has tested something.
#[derive(Default, Debug)]
struct Met {
    turns: u32,
    reads: u32,
    gifts: u32,
    fulfilled: u32,
}

/// Plays a pair of worlds and returns the first thing that looks different to somebody who may not see the cards.
fn difference<T: PartialEq + Debug>(
    number: u32,
    look: impl Fn(&Match<Obcy>, Viewer) -> T,
    met: &mut Met,
) -> Option<String> {
    let (mut game, mut other) = (world(number, 0), world(number, 1));
    let (mut dice, mut same_dice) = (Seeded::from_number(7), Seeded::from_number(7));
    let mut whim = Seeded::from_number(number.into());
    loop {
        for viewer in [QUEEN, Viewer::Spectator] {
            let (one, two) = (look(&game, viewer), look(&other, viewer));
            if one != two {
                let entry = game.journal().entries.last();
                return Some(format!("match {number}, {viewer} after {entry:?}:\n{one:?}\n{two:?}"));
            }
        }
        if game.outcome().is_some() || other.outcome().is_some() {
            return None;
        }
        let seat = game.prompts().get(0).unwrap().seat;
        let choices = alike(&game, &other);
        let telling: Vec<_> = choices
            .iter()
            .filter(|(action, _)| matches!(action, Action::Deliver(..) | Action::Read | Action::Blow(_)))
            .collect();
        let (action, twin) = if telling.is_empty() || whim.below(4) == 0 {
            choices[whim.below(choices.len() as u32) as usize]
        } else {
            *telling[whim.below(telling.len() as u32) as usize]
        };
        met.turns += 1;
        met.reads += u32::from(action == Action::Read);
        met.gifts += u32::from(matches!(action, Action::Deliver(..)));
        game.play(seat, &action, &mut dice).unwrap();
        other.play(seat, &twin, &mut same_dice).unwrap();
        // What is fulfilled is shown; from here on the worlds may differ.
        if game.view(QUEEN).scored + other.view(QUEEN).scored > 0 {
            met.fulfilled += 1;
            return None;
        }
    }
}

// rules: O-TASK-4
#[test]
fn open_cards_are_secret_until_they_are_fulfilled() {
    let mut met = Met::default();
    for number in 0..MATCHES {
        if let Some(difference) = difference(number, shown, &mut met) {
            panic!("{difference}");
        }
    }
    assert!(met.turns > 5_000 && met.reads > 30 && met.gifts > 20 && met.fulfilled > 15, "{met:?}");
}

/// The same comparison with something secret added to what is shown must find it.
#[track_caller]
fn is_caught<T: PartialEq + Debug>(secret: impl Fn(&Match<Obcy>) -> T) {
    let leaky = |game: &Match<Obcy>, viewer: Viewer| (shown(game, viewer).view, secret(game));
    let caught = (0..MATCHES).find_map(|number| difference(number, leaky, &mut Met::default()));
    assert!(caught.is_some(), "a leak that is not seen");
}

#[test]
fn a_leak_of_the_cards_is_seen() {
    is_caught(|game| game.view(EXPEDITION));
}

#[test]
fn a_leak_of_what_was_read_is_seen() {
    is_caught(|game| game.notices(EXPEDITION).collect::<Vec<_>>());
}

/// That a gift is possible gives away that a card wants it.
#[test]
fn a_leak_of_the_number_of_choices_is_seen() {
    is_caught(|game| game.prompts().get(0).map(|prompt| prompt.choices.len()));
}

/// Progress alone, without the name of the card.
#[test]
fn a_leak_of_progress_is_seen() {
    let badges = |game: &Match<Obcy>| {
        let scene = Obcy::scene(game.content(), &game.view(EXPEDITION), EXPEDITION, None);
        let trays = scene.trays.into_iter().filter(|tray| tray.name.id == "obcy-tray-open");
        trays.flat_map(|tray| tray.cards).map(|card| card.badges.len()).sum::<usize>()
    };
    is_caught(badges);
}
