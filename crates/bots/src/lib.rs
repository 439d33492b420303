//! Players who are not people. They are shown what their seat may see and no more.
//!
//! ```
//! use bots::{Bot, Plan, Search};
//! use table::{Match, Pack, Seat, Seeded, Viewer};
//! use tictactoe::{Mark, Options, TicTacToe};
//! let (pack, chance) = (Pack::builtin(), &mut Seeded::from_number(1));
//! let mut game = Match::<TicTacToe>::new(&pack, Options {}, chance)?;
//! for (seat, cell) in [(0, 0), (1, 4), (0, 1)] {
//!     game.play(Seat(seat), &Mark(cell), chance)?;
//! }
//! // The bot must stop the row 0, 1, 2.
//! let me = Seat(1);
//! let mut bot = Search::new(Plan::tree(2_000), Seeded::from_number(2));
//! let prompt = game.prompts().of(me).expect("it is the bot's turn");
//! let index = bot.choose(pack.content(), &game.view(Viewer::Seat(me)), prompt);
//! assert_eq!(prompt.choices[index], Mark(2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod any;
mod best;
mod field;
mod greedy;
mod hire;
mod instinct;
mod kind;
mod lapses;
mod level;
mod lines;
mod merits;
mod part;
mod plan;
mod purse;
mod ranked;
mod repeats;
mod rollout;
mod search;
mod swift;
mod tree;
mod worlds;

pub use advice::{Advice, Alternative, Notes};
pub use any::{AnyBot, bot};
pub use greedy::Greedy;
pub use hire::hire;
pub use instinct::Instinct;
pub use kind::{Kind, Mind, Way};
pub use lapses::Lapses;
pub use level::Level;
pub use lines::Lines;
pub use plan::{Budget, Plan, Shape};
pub use ranked::Ranked;
pub use search::Search;
pub use swift::Swift;

use std::sync::Arc;
use table::{Game, Prompt};

/// A player who is not a person. `view` is what the prompt's seat may know.
pub trait Bot<G: Game>: Send {
    /// The answers it has considered, the best first; never empty. `notes` take down what it says its reasons by.
    fn think(
        &mut self,
        content: &Arc<G::Content>,
        view: &G::View,
        prompt: Prompt<'_, G>,
        notes: &mut Notes,
    ) -> Vec<Alternative>;

    /// Number of the chosen one among `prompt.choices`.
    fn choose(&mut self, content: &Arc<G::Content>, view: &G::View, prompt: Prompt<'_, G>) -> usize {
        self.think(content, view, prompt, &mut Notes::default()).first().map_or(0, |best| best.index)
    }

    /// What it would do in a match of so many seats, and why.
    fn advise(
        &mut self,
        content: &Arc<G::Content>,
        view: &G::View,
        prompt: Prompt<'_, G>,
        seats: usize,
    ) -> Advice {
        let mut notes = Notes::wanted(seats);
        let alternatives = self.think(content, view, prompt, &mut notes);
        Advice::new(alternatives, prompt.choices.len(), &notes)
    }
}
