//! The checks by name, in the order in which they are made.

mod choices;
mod determinism;
mod disguise;
mod explain;
mod guess;
mod journal;
mod notices;
mod places;
mod prompts;
mod scene;
mod silent;
mod standings;
mod undo;
mod wire;

use crate::node::Check;
use crate::step::StepCheck;
use table::{Determinize, Game, Picture};

/// Cheap ones, made at every turn.
pub(crate) fn every_turn<G: Game>() -> [(&'static str, Check<G>); 2] {
    [("prompts", prompts::check), ("standings", standings::check)]
}

/// Those made at the turns that are looked at closely.
///
/// A leak is told by `disguise`, which knows the truth, rather than by `guess`, which would only say that a guess was
/// wrong; hence the order.
pub(crate) fn closely<G: Determinize + Picture>() -> [(&'static str, Check<G>); 9] {
    [
        ("choices", choices::check),
        ("determinism", determinism::check),
        ("explain", explain::check),
        ("disguise", disguise::check),
        ("guess", guess::check),
        ("wire", wire::check),
        ("scene", scene::check),
        ("undo", undo::check),
        ("journal", journal::check),
    ]
}

/// Those made after a decision.
pub(crate) fn decisions<G: Picture>() -> [(&'static str, StepCheck<G>); 3] {
    [("silent reveal", silent::check), ("notices", notices::check), ("wire", wire::check_notices)]
}
