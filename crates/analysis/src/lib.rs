//! What a match was decided by: how each seat's prospects rose and fell, and how much of that was luck.
//!
//! Prospects go from 0 for a loss to 1 for a win. A decision is worth what the one who took it could expect of it, knowing
//! no more than was known then, beyond what could be expected before. All other change is luck: dice, cards, and hidden things
//! that turned out well or badly. So for every seat
//!
//! > start + own decisions + others' decisions + luck = end
//!
//! holds to the last digit, whoever judges positions.
//!
//! ```
//! use analysis::{Thoroughness, analyse};
//! use table::{Seat, Seeded};
//! let chance = &mut Seeded::from_number(1);
//! let mut game = catalog::begin("tictactoe", &[], None, chance)?;
//! for (turn, index) in [0, 0, 0, 0, 0, 0, 0].into_iter().enumerate() {
//!     game.answer(turn as u32, Seat(turn as u8 % 2), index, chance)?;
//! }
//! let told = analyse(game.as_ref(), Thoroughness::default(), &mut |_| true)?.expect("nobody stopped it");
//! let account = &told.accounts()[0];
//! let sum = account.start + account.own + account.others + account.luck;
//! assert!((sum - account.end).abs() < 1e-9);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod account;
mod curve;
mod dice;
mod judge;
mod moments;
mod report;
mod walk;

pub use account::Account;
pub use dice::{DiceOf, Faces};
pub use judge::{Judge, Played};
pub use moments::{Cause, Moment};
pub use report::{Paragraph, Report, Section};
pub use walk::{Step, walk};

use bots::Swift;
use catalog::{AnyMatch, CatalogError, Playable, Visitor};
use serde::Serialize;
use table::{BySeat, Match};

/// A match, judged from its first decision to its last.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// What each seat could expect before the first decision.
    pub start: BySeat<f64>,
    /// Every decision in order.
    pub steps: Vec<Step>,
    /// What was thrown, by seat.
    pub dice: Vec<DiceOf>,
    /// Whether the match has ended.
    pub over: bool,
}

/// How much work is put into each position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thoroughness {
    /// Lines that are played on from it.
    pub lines: u32,
    /// Which lines: the same number gives the same analysis.
    pub seed: u64,
}

impl Default for Thoroughness {
    /// A match of a few hundred decisions takes some seconds.
    fn default() -> Thoroughness {
        Thoroughness { lines: 96, seed: 0 }
    }
}

/// Judges a match of any game. `tell` hears how many decisions have been judged and says whether to go on; if not, there is
/// no analysis.
///
/// # Errors
/// If the match is of a game that is not on the shelf.
pub fn analyse(
    game: &dyn AnyMatch,
    how: Thoroughness,
    tell: &mut dyn FnMut(u32) -> bool,
) -> Result<Option<Analysis>, CatalogError> {
    catalog::visit(game.game(), Look { game, how, tell })
}

struct Look<'a> {
    game: &'a dyn AnyMatch,
    how: Thoroughness,
    tell: &'a mut dyn FnMut(u32) -> bool,
}

impl Visitor for Look<'_> {
    type Out = Option<Analysis>;

    fn visit<G: Playable>(self) -> Self::Out {
        // The catalogue has just said that the match is of this game.
        let game = self.game.as_any().downcast_ref::<Match<G>>()?;
        let judge = &mut Played::new(self.how.lines, Swift::new(self.how.seed));
        walk(game, judge, self.how.lines, &mut Swift::new(self.how.seed ^ 1), self.tell)
    }
}
