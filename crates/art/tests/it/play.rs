//! Scenes out of random matches.

use table::{Chance, Match, Pack, Picture, Scene, Seat, Seeded, Viewer};

/// What every viewer sees in the course of one match, every `step` decisions.
pub(crate) fn scenes<G: Picture>(seed: u64, step: u32, decisions: u32) -> Vec<Scene> {
    let chance = &mut Seeded::from_number(seed);
    let mut game = Match::<G>::new(&Pack::builtin(), G::Options::default(), chance).unwrap();
    let mut seen = Vec::new();
    for turn in 0..decisions {
        let Some((seat, choices)) = game.prompts().iter().next().map(|ask| (ask.seat, ask.choices.len()))
        else {
            break;
        };
        if turn % step == 0 {
            for viewer in Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let prompt = game.prompts().of(seat).filter(|_| viewer.is(seat));
                seen.push(G::scene(game.content(), &game.view(viewer), viewer, prompt));
            }
        }
        let index = chance.below(choices as u32);
        game.answer(turn, seat, index, chance).unwrap();
    }
    seen
}
