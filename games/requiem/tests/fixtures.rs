//! Fixtures: counts, a transcript and golden journals.
#![allow(clippy::unwrap_used)]

use requiem::{Options, Race, Requiem, State};
use std::path::Path;
use table::{Chance, Cx, Dice, Game, Hash, Match, Pack, Seat, Seed, Seeded, Viewer};

#[test]
fn counts_agree() {
    testkit::perft::<Requiem>("tests/perft");
}

#[test]
fn the_transcript_is_the_same() {
    let text = testkit::transcript::<Requiem>(Options::default(), 8728, 40);
    testkit::expect("tests/transcripts/three-sides.txt", &text);
}

/// Three sides and two. `UPDATE_EXPECT=1` plays those that are missing; those that are there stay as they are.
#[test]
fn golden_journals_replay() {
    for (folder, sides, count) in [("three", 3, 12), ("two", 2, 8)] {
        let folder = Path::new("tests/journals").join(folder);
        let mut numbers = 1..;
        for index in 1..=count {
            let path = folder.join(format!("keen-{index:02}.journal.json"));
            if std::env::var_os("UPDATE_EXPECT").is_some() && !path.exists() {
                let short = numbers.by_ref().find_map(|number| keen_match(sides, number));
                testkit::expect(path, &short.unwrap());
            }
        }
        testkit::journals::<Requiem>(&folder);
    }
}

/// A match between keen players with dice that can be checked, if somebody wins it soon. Random players never do.
fn keen_match(sides: u8, number: u64) -> Option<String> {
    let options = Options { sides, random_races: number % 2 == 1, ..Options::default() };
    let mut dice = Dice::commit(Seed::from_text(&format!("keen match {number} of {sides} sides")));
    dice.nonces.push(Hash::of(&number.to_le_bytes()));
    let (mut game, mut stream) = Match::<Requiem>::fair(&Pack::builtin(), options, dice).unwrap();
    let mut whim = Seeded::from_number(number);
    while let Some(prompt) = game.prompts().get(0) {
        let seat = prompt.seat;
        let worth = |action| prospect(game.state(), seat, action, &mut whim);
        let worths: Vec<u32> = prompt.choices.iter().map(worth).collect();
        let best = worths.iter().enumerate().max_by_key(|(_, worth)| **worth)?.0;
        game.answer(game.turn(), seat, best as u32, &mut stream).unwrap();
        if game.turn() > 450 {
            return None;
        }
    }
    (game.outcome()?.rule != "R-DRAW-6").then(|| table::write(game.journal()))
}

/// What a seat may hope for from an action: one guess at the dice, and a whim besides.
fn prospect(state: &State, seat: Seat, action: &requiem::Action, whim: &mut Seeded) -> u32 {
    let mut next = state.clone();
    Requiem::apply(&mut next, seat, action, &mut Cx::silent(whim));
    let view = Requiem::view(&next, Viewer::Spectator);
    let own: Race = *view.seats.iter().find(|(_, other)| **other == seat).unwrap().0;
    if let Some(over) = view.over {
        return if over.winner == Some(own) { u32::MAX } else { 0 };
    }
    let race = &view.races[&own];
    let heroes = view.heroes.iter().filter(|(hero, _)| hero.race() == own);
    let figures: u32 = heroes.map(|(_, hero)| 24 + 2 * u32::from(hero.health)).sum();
    let deeds: u32 = race.wounds.values().chain(race.kills.values()).map(|count| 6 * u32::from(*count)).sum();
    let visits = race.visited.values().map(Vec::len).sum::<usize>() as u32;
    400 * u32::from(race.level) + 8 * u32::from(race.tp) + figures + deeds + 10 * visits + whim.below(24)
}
