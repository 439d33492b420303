//! From the first decision to the last, and what changed at each.

use crate::dice::DiceOf;
use crate::{Analysis, Judge};
use catalog::Playable;
use serde::Serialize;
use table::{BySeat, Chance, Match, Recorded, Seat, Viewer};

/// What one decision did to everybody's prospects.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Step {
    /// Who decided.
    pub seat: Seat,
    /// How many answers there were.
    pub answers: u32,
    /// Which of them was given, from 0.
    pub taken: u32,
    /// What the decision did for each seat, as the one who took it could judge.
    pub decision: BySeat<f64>,
    /// What chance and hidden things did besides.
    pub luck: BySeat<f64>,
    /// What each seat could expect afterwards.
    pub after: BySeat<f64>,
}

/// Judges every decision of a match. A decision is judged in so many `worlds` that looked the same to whoever took it.
pub fn walk<G: Playable>(
    game: &Match<G>,
    judge: &mut impl Judge<G>,
    worlds: u32,
    chance: &mut dyn Chance,
    tell: &mut dyn FnMut(u32) -> bool,
) -> Option<Analysis> {
    let seats = game.seats();
    // A match that has been played can be played again from its own journal.
    let mut at = game.rewound(0).ok()?;
    let start = judge.position(at.state(), seats);
    let mut before = start;
    let mut steps = Vec::new();
    let mut dice = DiceOf::none(seats);
    for (number, entry) in (0..).zip(&game.journal().entries) {
        if !tell(number) {
            return None;
        }
        let choices = at.prompts().of(entry.seat)?.choices;
        let (answers, taken) = (choices.len() as u32, choices.binary_search(&entry.action).ok()? as u32);
        // Who has no choice decides nothing.
        let decision = if answers < 2 {
            BySeat::same(seats, 0.0)
        } else {
            worth(judge, at.state(), entry.seat, &entry.action, seats, worlds, chance)
        };
        at.play(entry.seat, &entry.action, &mut Recorded::new(&entry.draws)).ok()?;
        dice[entry.seat.index()].count(&at);
        let after = judge.position(at.state(), seats);
        let luck = BySeat::of(seats, |seat| after[seat] - before[seat] - decision[seat]);
        steps.push(Step { seat: entry.seat, answers, taken, decision, luck, after });
        before = after;
    }
    Some(Analysis { start, steps, dice, over: game.outcome().is_some() })
}

/// What a decision does for every seat, on the average of worlds that its taker could not tell apart.
fn worth<G: Playable>(
    judge: &mut impl Judge<G>,
    truth: &G::State,
    seat: Seat,
    action: &G::Action,
    seats: usize,
    worlds: u32,
    chance: &mut dyn Chance,
) -> BySeat<f64> {
    let mut sum = BySeat::same(seats, 0.0);
    for _ in 0..worlds.max(1) {
        let world = G::disguise(truth, Viewer::Seat(seat), chance);
        let (with, without) = (judge.decision(&world, seat, action, seats), judge.world(&world, seats));
        for seat in Seat::first(seats) {
            sum[seat] += (with[seat] - without[seat]) / f64::from(worlds.max(1));
        }
    }
    sum
}
