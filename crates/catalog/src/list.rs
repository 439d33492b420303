//! The list, and how to get from a name to a type.

use crate::CatalogError;
use table::{Determinize, Estimate, Game, Picture};

/// All that a game on the shelf can do.
pub trait Playable: Game + Determinize + Estimate + Picture {}
impl<G: Game + Determinize + Estimate + Picture> Playable for G {}

/// Something to be done with a game of any type.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it with `G`.
    fn visit<G: Playable>(self) -> Self::Out;
}

macro_rules! shelf {
    ($($(#[$when:meta])* $game:ty),* $(,)?) => {
        /// The names of all games.
        pub const GAMES: &[&str] = &[$($(#[$when])* <$game as Game>::ID),*];

        /// Sends a visitor to the game of that name.
        ///
        /// # Errors
        /// If there is no such game.
        pub fn visit<V: Visitor>(game: &str, visitor: V) -> Result<V::Out, CatalogError> {
            match game {
                $($(#[$when])* <$game as Game>::ID => Ok(visitor.visit::<$game>()),)*
                _ => Err(CatalogError::UnknownGame { found: game.to_string() }),
            }
        }
    };
}

shelf!(
    corps::Corps,
    obcy::Obcy,
    requiem::Requiem,
    // Two toys to learn from and to test with.
    #[cfg(feature = "toys")]
    lantern::Lantern,
    #[cfg(feature = "toys")]
    tictactoe::TicTacToe,
);
