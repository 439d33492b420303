//! A transcript: all that the API says at each turn of a match, as text.

use crate::player::Player;
use serde_json::to_string;
use std::fmt::{self, Write};
use table::{Game, Match, Pack, Prompt, Seat, Seeded, Start, Viewer, Wire};

/// Plays a random match from `seed`, for `turns` decisions at most, and prints what the API says at each turn.
///
/// ```no_run
/// # fn lantern<Lantern: table::Game>() {
/// testkit::expect("tests/transcripts/first.txt", &testkit::transcript::<Lantern>(Default::default(), 1, 40));
/// # }
/// ```
///
/// # Panics
/// If the options cannot be played with.
pub fn transcript<G: Game>(options: G::Options, seed: u64, turns: u32) -> String {
    let mut dice = Seeded::from_number(seed);
    let mut game = match Match::<G>::new(&Pack::builtin(), options, &mut dice) {
        Ok(game) => game,
        Err(error) => panic!("the options of the transcript cannot be played with: {error}"),
    };
    let mut player = Player::new(seed);
    let mut text = String::new();
    let printed = heading(&mut text, &game, seed).and_then(|()| {
        while game.turn() < turns
            && let Some((seat, action)) = player.pick(game.prompts())
        {
            before(&mut text, &game)?;
            if let Err(refusal) = game.play(seat, &action, &mut dice) {
                panic!("a choice on offer is refused: {refusal}");
            }
            after(&mut text, &game, seat, &action)?;
        }
        before(&mut text, &game)
    });
    printed.expect("a string can always be written to");
    text
}

/// As JSON; wire types are plain data, which the conformance tests see to.
fn json<T: Wire>(value: &T) -> String {
    to_string(value).unwrap_or_else(|error| format!("({value:?} cannot be written: {error})"))
}

fn heading<G: Game>(text: &mut String, game: &Match<G>, seed: u64) -> fmt::Result {
    let journal = game.journal();
    writeln!(text, "{}, rules {}, options {}, seed {seed}", G::ID, G::RULES, json(&journal.options))?;
    match &journal.start {
        Start::Setup(draws) => writeln!(text, "set-up drew {draws:?}"),
        Start::Position(_) => Ok(()),
    }
}

fn before<G: Game>(text: &mut String, game: &Match<G>) -> fmt::Result {
    writeln!(text, "\nturn {}", game.turn())?;
    writeln!(text, "  spectator sees {}", json(&game.view(Viewer::Spectator)))?;
    for Prompt { seat, question, choices } in game.prompts().iter() {
        let choices: Vec<String> = choices.iter().map(json).collect();
        writeln!(text, "  {seat} is asked {}: {}", json(question), choices.join(", "))?;
    }
    match game.outcome() {
        Some(outcome) => writeln!(text, "  over by {}: {:?}", outcome.rule, outcome.standings),
        None => Ok(()),
    }
}

fn after<G: Game>(text: &mut String, game: &Match<G>, seat: Seat, action: &G::Action) -> fmt::Result {
    let drew = game.journal().entries.last().map(|entry| entry.draws.as_slice()).unwrap_or_default();
    writeln!(text, "  {seat} decides {} and draws {drew:?}", json(action))?;
    for viewer in Viewer::all(game.seats()) {
        for notice in game.notices(viewer) {
            writeln!(text, "  {viewer} learns {}", json(&notice))?;
        }
    }
    Ok(())
}
