//! Nothing that anybody is shown depends on what lies under blips, on the order of the decks, or on others' private hands.
//!
//! Two worlds that differ in nothing but such secrets are played side by side with the same decisions and the same dice. Until
//! one of the secrets is turned over for all to see, nobody must be able to tell one world from the other.
#![allow(clippy::unwrap_used)]

use corps::{Action, Corps, Key, Notice, Options, Profile, Question, View};
use std::fmt::Debug;
use std::sync::LazyLock;
use table::{Chance, Game, Match, Message, Pack, Picture, Refusal, Scene, Seat, Seeded, Viewer};

static PACK: LazyLock<Pack<Corps>> = LazyLock::new(Pack::builtin);
const MATCHES: u32 = 60;

/// What differs between the two worlds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Secret {
    Blips,
    Deck,
    Tracker,
    /// What seat 1 holds, with private hands.
    Hand,
}

/// Rooms behind doors with blips in them, on a board of its own; somebody in the middle with aliens about.
const BOARD: &str = "[map]\n+---+---+---+---+---+---+---+---+---+\n\
    | e   . / .   .   .   .   . / .   f |\n+   +---+   +   +   +   +   +---+   +\n\
    | .   g | .   a   b   .   x | h   . |\n+---+---+   +   +   +   +   +---+---+\n\
    | 1   . / .   c   .   .   . / .   2 |\n+   +---+   +   +   +   +   +---+   +\n\
    | .   i | 3   .   d   y   . | .   j |\n+---+---+---+---+---+---+---+---+---+\n\
    [people]\na: hicks hero 0 cards m41a ithaca body_armour\nb: hudson hero 1 cards m41a hk_vp70 motion_tracker\n\
    c: vasquez cards m56\nd: ripley hero 2 cards m240\n[aliens]\nx: alien 1\ny: alien\n";

/// Cards whose order is the secret: all of a kind that everybody could hold.
const CARDS: [&str; 16] = [
    "m40",
    "flare",
    "get_up",
    "jammed",
    "m41a",
    "hadleys_map",
    "noise",
    "hk_vp70",
    "m4_helmet",
    "losing_hope",
    "m240",
    "body_armour",
    "ithaca",
    "panic",
    "m40",
    "m41a",
];
/// Numbers under blips, and tracker cards of one level.
const NUMBERS: [&str; 6] = ["1", "2", "3", "1", "2", "3"];

/// Tracker cards of the same back, by the content.
static TRACKERS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let text = Corps::FILES.iter().find(|(file, _)| *file == "tracker.toml").unwrap().1;
    let cards = text.split("\n[cards.").skip(1).filter(|card| card.contains("level = 1"));
    cards.map(|card| card.split(']').next().unwrap().to_owned()).collect()
});

/// A world of that number; the secret is dealt in one of two ways.
fn world(number: u32, secret: Secret, deal: u64) -> Match<Corps> {
    let shuffled = |cards: &[&str], of: Secret| {
        let mut cards: Vec<String> = cards.iter().map(|card| (*card).to_owned()).collect();
        let deal = if of == secret { deal } else { 0 };
        table::shuffle(&mut Seeded::from_number(u64::from(number) * 2 + deal), &mut cards);
        cards
    };
    let numbers = shuffled(&NUMBERS, Secret::Blips);
    let blips: String = ["e", "f", "g", "h", "i", "j"]
        .iter()
        .zip(&numbers)
        .map(|(at, blip)| format!("{at}: {blip}\n"))
        .collect();
    let mut deck = shuffled(&CARDS, Secret::Deck);
    let (exhaust, beneath) = (deck.split_off(12), deck.split_off(9));
    let names: Vec<&str> = TRACKERS.iter().map(String::as_str).collect();
    let trackers = shuffled(&names, Secret::Tracker);
    // What is not in the hand lies at the bottom of the deck.
    let hands = [["cover_me", "move_it"], ["not_today", "steady_now"]];
    let held = usize::from(secret == Secret::Hand && deal == 1);
    let (hand, rest) = (hands[held], hands[1 - held]);
    let text = format!(
        "{BOARD}[blips]\n{blips}[table]\nphase marine\nabove {} {}\nbeneath {}\nexhaust {}\ntracker {}\nhand 1 {}\nhand 0 flare\n",
        rest.join(" "),
        deck.join(" "),
        beneath.join(" "),
        exhaust.join(" "),
        trackers.join(" "),
        hand.join(" "),
    );
    let options = Options {
        players: 3,
        edition: if number.is_multiple_of(2) { Profile::Revised } else { Profile::First },
        private_hands: secret == Secret::Hand || number.is_multiple_of(3),
        mission: Key::parse("newt").unwrap(),
        ..Options::default()
    };
    Match::staged(&PACK, options, &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// All that a viewer is shown at a turn.
#[derive(PartialEq, Debug)]
struct Shown {
    view: View,
    asked: Option<(Question, Vec<Action>)>,
    told: Vec<Notice>,
    log: Vec<Message>,
    scene: Scene,
    refusals: Vec<Option<Refusal>>,
    awaited: Vec<Seat>,
    can_undo: bool,
}

fn shown(game: &Match<Corps>, viewer: Viewer) -> Shown {
    let prompt = match viewer {
        Viewer::Seat(seat) => game.prompts().of(seat),
        Viewer::Spectator => None,
    };
    let view = game.view(viewer);
    let told: Vec<Notice> = game.notices(viewer).collect();
    let tries = ["get_up", "m41a", "flare", "cover_me"].map(|card| Action::Play(Key::parse(card).unwrap()));
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    Shown {
        asked: prompt.map(|prompt| (*prompt.question, prompt.choices.to_vec())),
        log: told.iter().map(|notice| Corps::tell(game.content(), notice)).collect(),
        told,
        scene: Corps::scene(game.content(), &view, viewer, prompt),
        refusals: seat.into_iter().flat_map(|seat| tries.map(|action| game.explain(seat, &action))).collect(),
        awaited: game.prompts().iter().map(|prompt| prompt.seat).collect(),
        can_undo: !game.events().iter().any(Corps::reveals),
        view,
    }
}

/// Whether a secret came to light in one of the worlds that is another one in the other. From then on they may differ.
fn came_to_light(game: &Match<Corps>, other: &Match<Corps>) -> bool {
    let mut both = game.events().iter().zip(other.events());
    both.find(|(here, there)| here != there)
        .is_some_and(|(here, there)| Corps::reveals(here) && Corps::reveals(there))
}

/// What was met on the way, so that the test knows that it has tested something.
#[derive(Default, Debug)]
struct Met {
    turns: u32,
    revealed: u32,
}

/// Plays a pair of worlds and returns the first thing that looks different to somebody who may not know the secret.
fn difference<T: PartialEq + Debug>(
    number: u32,
    secret: Secret,
    look: impl Fn(&Match<Corps>, Viewer) -> T,
    met: &mut Met,
) -> Option<String> {
    let (mut game, mut other) = (world(number, secret, 0), world(number, secret, 1));
    let (mut dice, mut same_dice) = (Seeded::from_number(number.into()), Seeded::from_number(number.into()));
    let mut whim = Seeded::from_number(1_000 + u64::from(number));
    for _ in 0..60 {
        for viewer in Viewer::all(3).filter(|viewer| secret != Secret::Hand || !viewer.is(Seat(1))) {
            let (one, two) = (look(&game, viewer), look(&other, viewer));
            if one != two {
                let entry = game.journal().entries.last();
                return Some(format!("match {number}, {viewer} after {entry:?}:\n{one:?}\n{two:?}"));
            }
        }
        let prompt = game.prompts().get(0)?;
        let seat = prompt.seat;
        let there = other.prompts().of(seat).expect("the same seat is asked").choices.to_vec();
        // Nobody can play what the other world does not offer, and cards of the hand are told apart.
        let alike: Vec<Action> =
            prompt.choices.iter().copied().filter(|action| there.contains(action)).collect();
        if alike.is_empty() {
            // A card of the hand must be named.
            return None;
        }
        let action = alike[whim.below(alike.len() as u32) as usize];
        met.turns += 1;
        game.play(seat, &action, &mut dice).unwrap();
        other.play(seat, &action, &mut same_dice).unwrap();
        if came_to_light(&game, &other) {
            met.revealed += 1;
            return None;
        }
    }
    None
}

#[track_caller]
fn is_kept(secret: Secret, turns: u32, revealed: u32) {
    let mut met = Met::default();
    for number in 0..MATCHES {
        if let Some(difference) = difference(number, secret, shown, &mut met) {
            panic!("{secret:?}: {difference}");
        }
    }
    assert!(met.turns >= turns && met.revealed >= revealed, "{secret:?}: {met:?}");
}

// rules: C-SPOT-2, C-SPAWN-1
#[test]
fn numbers_of_blips_are_secret_until_they_are_spotted() {
    is_kept(Secret::Blips, 700, 5);
}

// rules: C-DECK-2, C-EXH-1
#[test]
fn the_deck_and_the_exhaust_pile_are_secret() {
    is_kept(Secret::Deck, 100, 20);
}

// rule: C-TRACK-11
#[test]
fn the_tracker_deck_is_secret_but_for_the_back_of_its_top_card() {
    is_kept(Secret::Tracker, 700, 5);
}

#[test]
fn private_hands_are_secret() {
    is_kept(Secret::Hand, 700, 0);
}

/// The same comparison with something secret added to what is shown must find it.
#[track_caller]
fn is_caught<T: PartialEq + Debug>(secret: Secret, leak: impl Fn(&Match<Corps>) -> T) {
    let leaky = |game: &Match<Corps>, viewer: Viewer| (shown(game, viewer).view, leak(game));
    let caught = (0..MATCHES).find_map(|number| difference(number, secret, leaky, &mut Met::default()));
    assert!(caught.is_some(), "a leak that is not seen");
}

/// A part of the whole truth, from a word on.
fn truth(game: &Match<Corps>, from: &str, to: &str) -> String {
    let whole = format!("{:?}", game.state());
    let whole = &whole[whole.rfind("table: Table {").expect("all that changes")..];
    let start = whole.find(from).expect(from);
    let end = start + whole[start..].find(to).expect(to);
    whole[start..end].to_owned()
}

#[test]
fn a_leak_of_one_blip_is_seen() {
    is_caught(Secret::Blips, |game| truth(game, "under: Aliens(", ")"));
}

#[test]
fn a_leak_of_the_deck_is_seen() {
    is_caught(Secret::Deck, |game| truth(game, "upper: [", "]"));
}

#[test]
fn a_leak_of_the_exhaust_pile_is_seen() {
    is_caught(Secret::Deck, |game| truth(game, "exhaust: [", "]"));
}

#[test]
fn a_leak_of_the_next_tracker_card_is_seen() {
    is_caught(Secret::Tracker, |game| truth(game, "tracker: [", "]"));
}

#[test]
fn a_leak_of_a_private_hand_is_seen() {
    is_caught(Secret::Hand, |game| game.view(Viewer::Seat(Seat(1))).hands);
}

/// How much a player can choose from gives away what the hand holds.
#[test]
fn a_leak_of_the_number_of_choices_is_seen() {
    is_caught(Secret::Hand, |game| game.prompts().get(0).map(|prompt| prompt.choices.len()));
}
