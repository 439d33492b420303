//! Who says what a position is worth.

use bots::{Lines, Swift};
use table::{BySeat, Cx, Estimate, Game, Outcome, Prompts, Seat};

/// Somebody who says what each seat may expect.
pub trait Judge<G: Game> {
    /// Of a position, with this much care.
    fn position(&mut self, state: &G::State, seats: usize) -> BySeat<f64>;

    /// Of one of the worlds that somebody must reckon with. They come by the dozen, so each may be looked at briefly.
    fn world(&mut self, state: &G::State, seats: usize) -> BySeat<f64>;

    /// Of a decision in such a world, before chance has had its say.
    fn decision(&mut self, state: &G::State, seat: Seat, action: &G::Action, seats: usize) -> BySeat<f64>;
}

/// Judges by lines that are played on as bots play them.
#[derive(Clone, Debug)]
pub struct Played {
    careful: Lines,
    brief: Lines,
}

impl Played {
    /// With so many lines for a position.
    pub fn new(lines: u32, mut chance: Swift) -> Played {
        Played { careful: Lines::new(lines, chance.split()), brief: Lines::new(1, chance) }
    }
}

impl<G: Estimate> Judge<G> for Played {
    fn position(&mut self, state: &G::State, seats: usize) -> BySeat<f64> {
        ended::<G>(state, seats).unwrap_or_else(|| self.careful.expect::<G>(state, seats, |_| state.clone()))
    }

    fn world(&mut self, state: &G::State, seats: usize) -> BySeat<f64> {
        self.brief.expect::<G>(state, seats, |_| state.clone())
    }

    fn decision(&mut self, state: &G::State, seat: Seat, action: &G::Action, seats: usize) -> BySeat<f64> {
        self.brief.expect::<G>(state, seats, |chance| {
            let mut after = state.clone();
            G::apply(&mut after, seat, action, &mut Cx::silent(chance));
            after
        })
    }
}

/// What everybody has got if the game is over: nobody needs to guess then.
fn ended<G: Game>(state: &G::State, seats: usize) -> Option<BySeat<f64>> {
    let points = |outcome: Outcome| BySeat::of(seats, |seat| outcome.points(seat));
    G::ended(state, &mut Prompts::new()).map(points)
}
