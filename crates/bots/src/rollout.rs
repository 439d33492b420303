//! Lines played on without thought, and what they come to.

use table::{Chance, Cx, Estimate, Prompts, Seat, Status};

/// Answers after which a line is judged as it stands, if neither the end nor the horizon has come.
const LONGEST: u32 = 20_000;

/// Plays on as the game leans, until its horizon.
pub(crate) fn rollout<G: Estimate>(state: &mut G::State, prompts: &mut Prompts<G>, chance: &mut dyn Chance) {
    let until = G::HORIZON.map(|rounds| G::clock(state) + rounds);
    for _ in 0..LONGEST {
        if until.is_some_and(|until| G::clock(state) >= until) || prompts.refill(state) != Status::Awaiting {
            return;
        }
        let asked = if prompts.len() == 1 { 0 } else { chance.below(prompts.len() as u32) as usize };
        let Some(prompt) = prompts.get(asked) else { return };
        let action = &prompt.choices[G::lean(state, prompt, chance)];
        G::apply(state, prompt.seat, action, &mut Cx::silent(chance));
    }
}

/// What `seat` may expect of a position: its points if the game is over, else the game's estimate.
pub(crate) fn worth<G: Estimate>(state: &G::State, seat: Seat, prompts: &mut Prompts<G>) -> f64 {
    match G::ended(state, prompts) {
        Some(outcome) => outcome.points(seat),
        None => G::estimate(state, seat),
    }
}
