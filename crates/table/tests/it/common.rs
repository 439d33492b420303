//! Matches to test with.

use lantern::{Action, Lantern, Options, Spot};
use serde_json::{Map, Value};
use table::{Chance, Dice, Game, Hash, Match, Pack, Seat, Seed, Seeded};

pub(crate) fn pack() -> Pack<Lantern> {
    Pack::builtin()
}

pub(crate) fn step(cell: &str) -> Action {
    Action::Step(spot(cell))
}

pub(crate) fn dash(cell: &str) -> Action {
    Action::Dash(spot(cell))
}

fn spot(cell: &str) -> Spot {
    serde_json::from_value(Value::from(cell)).unwrap()
}

/// Takes one random decision. False if the game is over.
pub(crate) fn decide<G: Game>(game: &mut Match<G>, player: &mut Seeded, dice: &mut dyn Chance) -> bool {
    let Some(prompt) = game.prompts().get(0) else { return false };
    let (seat, count) = (prompt.seat, prompt.choices.len() as u32);
    let index = player.below(count);
    game.answer(game.turn(), seat, index, dice).unwrap();
    true
}

/// A random match of lantern whose dice can be checked, after so many turns at most, and the stream of its dice.
pub(crate) fn fair(number: u64, turns: u32) -> (Match<Lantern>, Seeded) {
    let mut dice = Dice::commit(Seed::from_text(&format!("host {number}")));
    let seats = 2 + (number % 3) as u8;
    dice.nonces = Seat::first(seats.into()).map(|seat| Hash::of(&[seat.0, number as u8])).collect();
    let (mut game, mut stream) = Match::fair(&pack(), Options { seats }, dice).unwrap();
    let mut player = Seeded::from_number(number);
    while game.turn() < turns && decide(&mut game, &mut player, &mut stream) {}
    (game, stream)
}

/// A random match of lantern from beginning to end.
pub(crate) fn whole(number: u64) -> Match<Lantern> {
    let (game, _) = fair(number, u32::MAX);
    assert!(game.outcome().is_some());
    game
}

/// Two thieves who see each other across e3, one step from the lantern; seat 0 holds both kinds of card.
pub(crate) const MEETING: &str = "[house]
+---+---+---+---+---+---+---+
| 1   .   . | .   .   .   2 |
+   +---+   +   +---+---+   +
| .   . | .   .   a | .   . |
+---+   +   +---+   +   +---+
| .   .   . | *   .   .   . |
+   +---+---+---+   +---+   +
| .   .   .   .   b   .   . |
+   +   +---+   +---+   +   +
| 4   . | .   .   . | .   3 |
+---+---+---+---+---+---+---+
[hands]
seat 0: dash bolt
seat 1: dash bolt
";

pub(crate) fn meeting() -> Match<Lantern> {
    Match::staged(&pack(), Options { seats: 2 }, MEETING).unwrap()
}

/// A journal file with something changed and the checksum put right again, as a forger would do it.
pub(crate) fn forged(text: &str, change: impl FnOnce(&mut Map<String, Value>)) -> String {
    let mut file: Map<String, Value> = serde_json::from_str(text).unwrap();
    change(&mut file);
    reseal(file)
}

/// The file with the checksum it should have. The rule is written out here once more on purpose.
pub(crate) fn reseal(mut file: Map<String, Value>) -> String {
    file.remove("checksum");
    let text: String = file.iter().map(|(field, value)| format!("{field}={value}\n")).collect();
    file.insert("checksum".into(), Value::from(Hash::of(text.as_bytes()).to_string()));
    Value::Object(file).to_string()
}
