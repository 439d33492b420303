//! Counting the ways a game can go on: the sharpest check of a move generator.

use crate::{Cx, Every, Game, Prompts, Status};

/// How many ways there are to go on for exactly `depth` decisions, every outcome of chance counted. Games that end
/// sooner do not count.
pub fn perft<G: Game>(state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut prompts = Prompts::<G>::new();
    if let Status::Over(_) = prompts.refill(state) {
        return 0;
    }
    let mut ways = 0;
    for prompt in prompts.iter() {
        for action in prompt.choices {
            let mut every = Every::new();
            loop {
                let mut next = state.clone();
                G::apply(&mut next, prompt.seat, action, &mut Cx::silent(&mut every));
                ways += perft::<G>(&next, depth - 1);
                if !every.advance() {
                    break;
                }
            }
        }
    }
    ways
}
