//! Lines played on without much thought, and what they come to.

use crate::swift::Swift;
use table::{Chance, Cx, Estimate, Outcome, Prompts, Seat, Status};

/// Answers after which a line is judged as it stands, if neither the end nor the horizon has come.
const LONGEST: u32 = 20_000;

/// Where lines that begin at a position stop, by the game's clock; nothing if only its end stops them.
pub(crate) fn horizon<G: Estimate>(state: &G::State) -> Option<u32> {
    G::HORIZON.map(|ticks| G::clock(state) + ticks)
}

/// Whether a line has come to its horizon.
pub(crate) fn is_over<G: Estimate>(state: &G::State, horizon: Option<u32>) -> bool {
    horizon.is_some_and(|until| G::clock(state) >= until)
}

/// Plays on as the game leans, to the horizon or the end of the game; says how it ended if it did.
pub(crate) fn rollout<G: Estimate>(
    state: &mut G::State,
    horizon: Option<u32>,
    prompts: &mut Prompts<G>,
    chance: &mut Swift,
) -> Option<Outcome> {
    for _ in 0..LONGEST {
        if is_over::<G>(state, horizon) {
            break;
        }
        if let Status::Over(outcome) = prompts.refill(state) {
            return Some(outcome);
        }
        let asked = if prompts.len() == 1 { 0 } else { chance.below(prompts.len() as u32) as usize };
        let Some(prompt) = prompts.get(asked) else { break };
        let action = &prompt.choices[G::lean(state, prompt, chance)];
        G::apply(state, prompt.seat, action, &mut Cx::silent(chance));
    }
    G::ended(state, prompts)
}

/// What `seat` may expect at the end of a line.
pub(crate) fn worth<G: Estimate>(state: &G::State, ended: Option<&Outcome>, seat: Seat) -> f64 {
    ended.map_or_else(|| G::outlook(state, seat), |outcome| outcome.points(seat))
}
