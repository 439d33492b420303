//! Random play from positions that random play from the start hardly reaches: full pockets, open cards, fuel, aliens
//! everywhere. Whatever is offered must be possible, whatever is not must be explained, nothing may leak, and every
//! sentence has words.
#![allow(clippy::unwrap_used)]

use obcy::{Action, FireTiming, Notice, Obcy, Options};
use std::collections::{BTreeMap, BTreeSet};
use table::scene::Anchor;
use table::{
    Arg, Chance, Cx, Determinize, Game, Match, Message, Pack, Picture, Prompts, Refusal, Scene, Seat, Seeded,
    Viewer,
};

const POSITIONS: [&str; 4] = [
    "[people]\n4,0: corporal pockets part diskette grenade\n5,0: radio pockets diskette diskette part\n\
     6,0: gunner pockets grenade grenade charge\n3,1: android strength 1 pockets medkit part suit\n\
     aboard: pilot pockets fuel suit pistol\n9,2: lieutenant strength 2 pockets charge suit part\n\
     [aliens]\n7,0: 2\n8,0: 1\n15,0: 4 3 1\n11,2: 2\n8,5: 1 1\n[floor]\n4,2: rifle magazine2 charge\n\
     [table]\nstep begin\ntransporter 6,2\nfuel 1\n",
    "[people]\n17,9: corporal pockets rifle magazine4 part\n17,10: radio strength 3 pockets rifle magazine1 part\n\
     18,8: android pockets diskette medkit\ntrack 3 out 1: pilot pockets suit part part\n\
     track 1 out 4: lieutenant pockets suit pistol magazine3\n17,7: gunner pockets flamethrower magazine4 magazine2\n\
     [aliens]\n16,7: 3\n15,8: 2\n15,9: 4\n20,8: 1\n20,10: 1\n14,10: 2 2\n\
     [table]\nstep begin\n",
    "[people]\n1,14: corporal pockets fuel rifle magazine4\n1,14: radio pockets rifle magazine4\n1,14: pilot\n\
     1,14: android\n1,13: lieutenant pockets pistol magazine4 suit\n2,14: gunner pockets flamethrower magazine4 fuel\n\
     [aliens]\n1,12: 4\n3,12: 3\n4,13: 1\n5,14: 2\n6,14: 1\n[table]\nstep begin\n",
    "[people]\n9,9: corporal pockets medkit rifle magazine4\n10,8: radio pockets part part rifle\n\
     9,8: android strength 1 pockets medkit diskette\n11,9: gunner pockets grenade flamethrower magazine3\n\
     [aliens]\n8,9: 1\n8,10: 4 4\n7,9: 3\n7,8: 2\n9,7: 2\n11,8: 1\n13,11: 1\n14,10: 3\n9,6: 1\n10,6: 1\n\
     [table]\nstep begin\ntransporter 11,12\nfuel 3\n",
];

/// The end of the position: which cards are open and which come next.
fn cards(number: u32) -> String {
    let name = |shift: u32| format!("T{:02}", 1 + (number * 7 + shift * 3) % 20);
    format!("open {} {}\ndeck {} {}\n", name(0), name(1), name(2), name(3))
}

fn options(number: u32) -> Options {
    Options {
        players: 2 + (number % 6) as u8,
        variant: 1 + (number / 2 % 2) as u8,
        tasks: 1 + (number % 3) as u8,
        fire_timing: if number.is_multiple_of(3) { FireTiming::Activation } else { FireTiming::Step },
        rounds: 8,
        ..Options::default()
    }
}

/// What the English file says: the name of each message and what it wants filled in.
fn english() -> BTreeMap<String, BTreeSet<String>> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/locale/text/en/obcy.ftl");
    let mut messages = BTreeMap::new();
    let mut last = String::new();
    for line in std::fs::read_to_string(path).unwrap().lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| id.starts_with("obcy-")) {
            last = id.to_string();
        }
        let names = line.split('$').skip(1).map(|rest| {
            rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect::<String>()
        });
        messages.entry(last.clone()).or_insert_with(BTreeSet::new).extend(names);
    }
    messages
}

/// The messages met so far, by name with what they were given.
#[derive(Default)]
struct Met(BTreeSet<(String, Vec<String>)>);

impl Met {
    fn add(&mut self, message: &Message) {
        let mut names: Vec<String> = message.args.iter().map(|(name, _)| name.to_string()).collect();
        names.sort();
        self.0.insert((message.id.to_string(), names));
        for (_, arg) in &message.args {
            if let Arg::Term(term) = arg {
                self.add(term);
            }
        }
    }

    fn scene(&mut self, scene: &Scene) {
        scene.headline.iter().chain(&scene.goal).for_each(|message| self.add(message));
        scene.boards.iter().for_each(|board| self.add(&board.name));
        for piece in &scene.pieces {
            self.add(&piece.name);
            piece.badges.iter().for_each(|badge| self.add(&badge.name));
        }
        scene
            .gauges
            .iter()
            .flat_map(|gauge| gauge.of.iter().chain([&gauge.name]))
            .for_each(|name| self.add(name));
        for tray in &scene.trays {
            self.add(&tray.name);
            for card in &tray.cards {
                self.add(&card.name);
                self.add(&card.text);
                card.badges.iter().for_each(|badge| self.add(&badge.name));
            }
        }
        for choice in scene.prompt.iter().flat_map(|ask| &ask.choices) {
            self.add(&choice.label);
            choice.odds.iter().for_each(|odds| self.add(&odds.outcome));
            assert!(choice.odds.is_empty() || choice.odds.iter().map(|odds| odds.ways).sum::<u64>() == 6);
            match choice.anchor {
                Anchor::Piece(piece) => assert!(usize::from(piece) < scene.pieces.len()),
                Anchor::Card(tray, card) => {
                    assert!(usize::from(card) < scene.trays[usize::from(tray)].cards.len());
                }
                _ => {}
            }
        }
        scene.prompt.iter().for_each(|ask| self.add(&ask.question));
    }
}

fn own<'a>(prompts: &'a Prompts<Obcy>, viewer: Viewer) -> Option<table::Prompt<'a, Obcy>> {
    match viewer {
        Viewer::Seat(seat) => prompts.of(seat),
        Viewer::Spectator => None,
    }
}

/// Nobody can tell the position from one with other secrets.
fn hides(game: &Match<Obcy>, chance: &mut Seeded) {
    for viewer in Viewer::all(game.seats()) {
        let view = game.view(viewer);
        let guess = Obcy::determinize(game.content(), &view, viewer, chance);
        let disguised = Obcy::disguise(game.state(), viewer, chance);
        for other in [guess, disguised] {
            assert_eq!(Obcy::view(&other, viewer), view);
            let mut prompts = Prompts::new();
            prompts.refill(&other);
            assert_eq!(own(&prompts, viewer), own(game.prompts(), viewer));
        }
    }
}

/// A decision that can be undone told nobody anything: in every world that looked alike it still does.
fn keeps(before: &obcy::State, game: &Match<Obcy>, chance: &mut Seeded) {
    let entry = game.journal().entries.last().unwrap();
    if !entry.draws.is_empty() || game.events().iter().any(Obcy::reveals) {
        return;
    }
    for viewer in Viewer::all(game.seats()) {
        let mut other = Obcy::disguise(before, viewer, chance);
        let mut prompts = Prompts::<Obcy>::new();
        prompts.refill(&other);
        if prompts.of(entry.seat).is_some_and(|prompt| prompt.choices.contains(&entry.action)) {
            Obcy::apply(&mut other, entry.seat, &entry.action, &mut Cx::silent(chance));
            assert_eq!(Obcy::view(&other, viewer), game.view(viewer), "{viewer} after {:?}", entry.action);
        }
    }
}

fn explains(game: &Match<Obcy>, known: &BTreeSet<Action>, met: &mut Met, chance: &mut Seeded) {
    let prompt = game.prompts().get(0).unwrap();
    assert!(prompt.choices.is_sorted_by(|a, b| a < b), "{:?}", prompt.choices);
    for action in prompt.choices {
        assert_eq!(Obcy::explain(game.state(), prompt.seat, action), None, "{action:?}");
    }
    for action in known.iter().filter(|action| !prompt.choices.contains(action)) {
        if chance.below(20) > 0 {
            continue;
        }
        match game.explain(prompt.seat, action) {
            Some(Refusal::Forbidden(breach)) => met.add(&breach.why),
            other => panic!("{action:?} is not offered, but {other:?}"),
        }
    }
}

#[test]
fn wild_positions_are_in_order() {
    let pack = Pack::<Obcy>::builtin();
    let (mut met, mut known) = (Met::default(), BTreeSet::new());
    let mut happened = std::collections::HashSet::new();
    for number in 0..160 {
        let text = POSITIONS[number as usize % 4].to_string() + &cards(number);
        let mut game = Match::staged(&pack, options(number), &text).unwrap_or_else(|error| panic!("{error}"));
        let (mut dice, mut chance) = (Seeded::from_number(number.into()), Seeded::from_number(9000));
        while let Some(prompt) = game.prompts().get(0) {
            let (seat, count) = (prompt.seat, prompt.choices.len() as u32);
            known.extend(prompt.choices.iter().filter(|_| chance.below(8) == 0));
            if game.turn() % 5 == number % 5 {
                explains(&game, &known, &mut met, &mut chance);
                hides(&game, &mut chance);
                for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(seat)] {
                    let scene =
                        Obcy::scene(game.content(), &game.view(viewer), viewer, own(game.prompts(), viewer));
                    met.scene(&scene);
                }
            }
            let before = game.state().clone();
            game.answer(game.turn(), seat, dice.below(count), &mut chance).unwrap();
            keeps(&before, &game, &mut chance);
            for notice in game.notices(Viewer::Spectator) {
                met.add(&Obcy::tell(game.content(), &notice));
                happened.insert(std::mem::discriminant::<Notice>(&notice));
            }
        }
    }
    let english = english();
    for (id, given) in &met.0 {
        let wanted = english.get(id).unwrap_or_else(|| panic!("no words for {id}"));
        assert_eq!(&given.iter().cloned().collect::<BTreeSet<_>>(), wanted, "{id}");
    }
    let said: BTreeSet<&str> = met.0.iter().map(|met| met.0.as_str()).collect();
    let unsaid: Vec<_> = english.keys().filter(|id| !id.is_empty() && !said.contains(id.as_str())).collect();
    println!("{} kinds of events; never said: {unsaid:?}", happened.len());
    assert!(happened.len() >= 33, "only {} kinds of events", happened.len());
}
