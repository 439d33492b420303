//! What a check found, and how it is told.

use std::any::Any;
use std::fmt::{Debug, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{Game, Match, Seat};

/// Something a game does wrong.
#[derive(Debug)]
pub(crate) struct Fault {
    what: String,
    decision: Option<String>,
}

/// What a check says.
pub(crate) type Verdict = Result<(), Fault>;

impl Fault {
    pub(crate) fn new(what: impl Into<String>) -> Fault {
        Fault { what: what.into(), decision: None }
    }

    /// The same, found with this decision.
    pub(crate) fn by(mut self, seat: Seat, action: &impl Debug) -> Fault {
        self.decision = Some(format!("{seat}, {action:?}"));
        self
    }
}

/// A fault unless `good`.
pub(crate) fn ensure(good: bool, what: impl FnOnce() -> String) -> Verdict {
    if good { Ok(()) } else { Err(Fault::new(what())) }
}

/// A fault unless both are equal; says both.
pub(crate) fn same<T: PartialEq + Debug>(found: &T, expected: &T, what: impl FnOnce() -> String) -> Verdict {
    ensure(found == expected, || format!("{}\n  expected {expected:?}\n  found    {found:?}", what()))
}

/// Runs a check; a panic of the game becomes a fault, so that it is told with the journal that led to it.
pub(crate) fn guarded<T>(check: impl FnOnce() -> Result<T, Fault>) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(check))
        .unwrap_or_else(|panic| Err(Fault::new(format!("the game panicked: {}", words(&*panic)))))
}

/// What a panic said.
fn words(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without words")
}

/// Where a fault was found.
pub(crate) struct Place<'a, G: Game> {
    pub(crate) check: &'static str,
    pub(crate) number: u32,
    pub(crate) seed: u64,
    pub(crate) game: Option<&'a Match<G>>,
}

/// The whole story: which check, where, what, how to see it again, and the journal.
pub(crate) fn report<G: Game>(fault: &Fault, place: &Place<'_, G>) -> String {
    let Place { check, number, seed, game } = place;
    let turn = game.map_or(0, Match::turn);
    let mut text = format!("check `{check}` failed in match {number} of {} at turn {turn}\n", G::ID);
    if let Some(decision) = &fault.decision {
        let _ = writeln!(text, "decision: {decision}");
    }
    let _ = writeln!(text, "{}\nthis match alone: .seed({seed}).matches(1)", fault.what);
    if let Some(game) = game {
        // A game whose actions cannot be written is one of the faults to be told, hence the second form.
        let written = guarded(|| Ok(table::write(game.journal())));
        let journal = written.unwrap_or_else(|_| format!("{:#?}\n", game.journal()));
        let _ = write!(text, "journal so far:\n{journal}");
    }
    text
}
