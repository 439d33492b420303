//! Every sentence that the game can say has words, and is given all that they mention.
#![allow(clippy::unwrap_used)]

use lantern::{Action, Lantern, Options, Spot};
use std::collections::{BTreeMap, BTreeSet};
use table::{Arg, Chance, Match, Message, Pack, Picture, Refusal, Scene, Seat, Seeded, Viewer};

/// What the English file says: the name of each message and what it wants filled in.
fn english() -> BTreeMap<String, BTreeSet<String>> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/locale/text/en/lantern.ftl");
    let mut messages = BTreeMap::new();
    let mut last = String::new();
    for line in std::fs::read_to_string(path).unwrap().lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| id.starts_with("lantern-")) {
            last = id.to_string();
        }
        let names = line.split('$').skip(1).map(|rest| {
            rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect::<String>()
        });
        messages.entry(last.clone()).or_insert_with(BTreeSet::new).extend(names);
    }
    messages
}

/// The messages met so far.
#[derive(Default)]
struct Met(BTreeSet<Message>);

impl Met {
    fn add(&mut self, message: Message) {
        for (_, arg) in &message.args {
            if let Arg::Term(term) = arg {
                self.add(term.clone());
            }
        }
        self.0.insert(message);
    }

    fn scene(&mut self, scene: Scene) {
        scene.headline.into_iter().chain(scene.goal).for_each(|message| self.add(message));
        scene.seats.into_iter().for_each(|name| self.add(name));
        scene.boards.into_iter().for_each(|board| self.add(board.name));
        scene.pieces.into_iter().for_each(|piece| self.add(piece.name));
        scene.gauges.into_iter().for_each(|gauge| self.add(gauge.name));
        for tray in scene.trays {
            self.add(tray.name);
            tray.cards
                .into_iter()
                .for_each(|card| [card.name, card.text].into_iter().for_each(|m| self.add(m)));
        }
        if let Some(ask) = scene.prompt {
            self.add(ask.question);
            for choice in ask.choices {
                self.add(choice.label);
                choice.odds.into_iter().for_each(|odds| self.add(odds.outcome));
            }
        }
    }

    fn position(&mut self, game: &Match<Lantern>) {
        for viewer in Viewer::all(game.seats()) {
            let prompt = match viewer {
                Viewer::Seat(seat) => game.prompts().of(seat),
                Viewer::Spectator => None,
            };
            self.scene(Lantern::scene(game.content(), &game.view(viewer), viewer, prompt));
            game.notices(viewer).for_each(|notice| self.add(Lantern::tell(game.content(), &notice)));
        }
        let cells = (0..6).flat_map(|row| (0..8).map(move |column| Spot { row, column }));
        let actions = cells.flat_map(|spot| [Action::Step(spot), Action::Dash(spot)]);
        let actions = actions.chain((0..4).map(|seat| Action::Bolt(Seat(seat))));
        for action in actions.chain([Action::Wait, Action::Stop]) {
            for seat in Seat::first(game.seats()) {
                if let Some(Refusal::Forbidden(breach)) = game.explain(seat, &action) {
                    self.add(breach.why);
                }
            }
        }
    }
}

#[test]
fn every_message_has_words_and_what_they_mention() {
    let mut met = Met::default();
    for number in 0..12 {
        let (mut dice, mut player) = (Seeded::from_number(number), Seeded::from_number(100 + number));
        let options = Options { seats: 2 + (number % 3) as u8 };
        let mut game = Match::<Lantern>::new(&Pack::builtin(), options, &mut dice).unwrap();
        met.position(&game);
        while let Some(prompt) = game.prompts().get(0) {
            let (seat, count) = (prompt.seat, prompt.choices.len() as u32);
            game.answer(game.turn(), seat, player.below(count), &mut dice).unwrap();
            met.position(&game);
        }
    }
    for field in Lantern::form(Pack::<Lantern>::builtin().content()) {
        met.0.extend([field.label, field.help]);
    }
    let english = english();
    for message in &met.0 {
        let wanted = english.get(message.id.as_ref()).unwrap_or_else(|| panic!("no words for {message:?}"));
        let given: BTreeSet<String> = message.args.iter().map(|(name, _)| name.to_string()).collect();
        assert_eq!(given, *wanted, "{message:?}");
    }
    // The name of the game is said by front ends.
    let said: BTreeSet<&str> =
        met.0.iter().map(|message| message.id.as_ref()).chain(["lantern-name"]).collect();
    let unsaid: Vec<_> = english.keys().filter(|id| !id.is_empty() && !said.contains(id.as_str())).collect();
    assert!(unsaid.is_empty(), "words that are never said: {unsaid:?}");
}
