//! Somebody is asked or the game is over; seats ascend, choices ascend, and no question is without an answer.

use crate::fault::{Fault, Verdict, ensure};
use crate::node::Node;
use table::{Game, Prompts, Status};

pub(crate) fn check<G: Game>(node: &mut Node<'_, G>) -> Verdict {
    status::<G>(node.game.state(), node.game.seats()).map(|_| ())
}

/// The status of a position with its prompts, if they are in order.
pub(super) fn status<G: Game>(state: &G::State, seats: usize) -> Result<(Status, Prompts<G>), Fault> {
    let mut prompts = Prompts::new();
    let status = prompts.refill(state);
    match status {
        Status::Over(_) => {
            ensure(prompts.is_empty(), || format!("the game is over, but somebody is asked: {prompts:?}"))?;
        }
        Status::Awaiting => {
            ensure(!prompts.is_empty(), || "the game is not over, but nobody is asked".into())?;
        }
    }
    let asked: Vec<_> = prompts.iter().map(|prompt| prompt.seat).collect();
    ensure(asked.is_sorted_by(|a, b| a < b), || {
        format!("seats are not asked once each in order: {asked:?}")
    })?;
    ensure(asked.iter().all(|seat| seat.index() < seats), || {
        format!("a seat is asked that is not at the table: {asked:?}")
    })?;
    for prompt in prompts.iter() {
        let seat = prompt.seat;
        ensure(!prompt.choices.is_empty(), || format!("{seat} is asked but has no choice: {prompt:?}"))?;
        if let Some([first, second]) = prompt.choices.array_windows().find(|[a, b]| a >= b) {
            let what = format!("choices of {seat} do not ascend: {first:?} stands before {second:?}");
            return Err(Fault::new(what));
        }
    }
    Ok((status, prompts))
}
