//! A leaning for games that have an estimate and no better idea.

use crate::{Chance, Cx, Estimate, Prompt, Prompts};

/// Of so many answers drawn at random the one that the estimate likes best right after it; all answers if there are no
/// more.
pub fn glanced<G: Estimate>(
    state: &G::State,
    prompt: Prompt<'_, G>,
    tries: usize,
    chance: &mut dyn Chance,
) -> usize {
    let answers = prompt.choices.len();
    let mut spare = Prompts::new();
    let (mut best, mut most) = (0, f64::NEG_INFINITY);
    for number in 0..tries.min(answers) {
        let answer = if answers <= tries { number } else { chance.below(answers as u32) as usize };
        let mut after = state.clone();
        G::apply(&mut after, prompt.seat, &prompt.choices[answer], &mut Cx::silent(chance));
        let worth = match G::ended(&after, &mut spare) {
            Some(outcome) => outcome.points(prompt.seat),
            None => G::estimate(&after, prompt.seat),
        };
        if worth > most {
            (best, most) = (answer, worth);
        }
    }
    best
}
