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
mod better;
mod curve;
mod dice;
mod html;
mod judge;
mod moments;
mod number;
mod picture;
mod report;
mod walk;

pub use account::Account;
pub use better::Better;
pub use curve::Shape;
pub use dice::{DiceOf, Faces};
pub use judge::{AnyJudge, Judge, Of, Played, Taken};
pub use moments::{Cause, Moment};
pub use report::{Paragraph, Report, Section};
pub use walk::{Step, Walk};

use bots::Swift;
use catalog::{AnyMatch, CatalogError, Playable, Visitor};
use serde::Serialize;
use table::BySeat;

/// So many turning points are told.
pub const MOMENTS: usize = 6;

/// A match, judged from its first decision to its last.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// What each seat could expect before the first decision.
    pub start: BySeat<f64>,
    /// Every decision in order.
    pub steps: Vec<Step>,
    /// What was thrown, by seat.
    pub dice: Vec<DiceOf>,
    /// What a veteran would rather have done at turning points.
    pub better: Vec<Better>,
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
    let mut walk = begin(game, how)?;
    while walk.done() < walk.decisions() {
        if !tell(walk.done()) || !walk.step() {
            return Ok(None);
        }
    }
    Ok(Some(walk.finish()))
}

/// The same decision by decision, for those who have to do something else in between.
///
/// # Errors
/// If the match is of a game that is not on the shelf.
pub fn begin(game: &dyn AnyMatch, how: Thoroughness) -> Result<Walk, CatalogError> {
    let judge = catalog::visit(game.game(), Appoint(how))?;
    // The judge is of this very game.
    Walk::new(game, judge).ok_or_else(|| CatalogError::UnknownGame { found: game.game().to_string() })
}

struct Appoint(Thoroughness);

impl Visitor for Appoint {
    type Out = Box<dyn AnyJudge>;

    fn visit<G: Playable>(self) -> Self::Out {
        let Thoroughness { lines, seed } = self.0;
        Box::new(Of::<_, _, G>::new(Played::new(lines, Swift::new(seed)), lines, Swift::new(seed ^ 1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Seat, Seeded};

    #[test]
    fn who_stops_it_gets_nothing() {
        let chance = &mut Seeded::from_number(1);
        let mut game = catalog::begin("tictactoe", &[], None, chance).unwrap();
        game.answer(0, Seat(0), 4, chance).unwrap();
        game.answer(1, Seat(1), 0, chance).unwrap();
        let how = Thoroughness { lines: 4, seed: 0 };
        assert_eq!(analyse(game.as_ref(), how, &mut |turn| turn < 1).unwrap(), None);
        let told = analyse(game.as_ref(), how, &mut |_| true).unwrap().unwrap();
        assert_eq!((told.steps.len(), told.over), (2, false));
    }
}
