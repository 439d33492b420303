//! A bot for a match whose game is known only by name.

use crate::merits::say_why;
use crate::{Advice, Bot, Kind, hire};
use catalog::{AnyMatch, CatalogError, Playable, Visitor};
use table::{Match, Seat, Seeded, Viewer};

/// A bot for a match of any game.
pub trait AnyBot: Send {
    /// Number of the choice it takes for `seat`; nothing if that seat is not asked or the match is of another game.
    fn choose(&mut self, game: &dyn AnyMatch, seat: Seat) -> Option<u32>;

    /// What it would do on that seat, and why; nothing in the same cases.
    fn advise(&mut self, game: &dyn AnyMatch, seat: Seat) -> Option<Advice>;
}

/// A bot for the game of that name, with chance of its own.
///
/// # Errors
/// If there is no such game.
pub fn bot(game: &str, kind: Kind, chance: Seeded) -> Result<Box<dyn AnyBot>, CatalogError> {
    catalog::visit(game, Hire { kind, chance })
}

struct Hire {
    kind: Kind,
    chance: Seeded,
}

impl Visitor for Hire {
    type Out = Box<dyn AnyBot>;

    fn visit<G: Playable>(self) -> Box<dyn AnyBot> {
        Box::new(Of::<G>(hire::<G>(self.kind, self.chance)))
    }
}

/// A bot of a known game behind the erased one. It takes view and prompt out of the match and nothing else.
struct Of<G: Playable>(Box<dyn Bot<G>>);

impl<G: Playable> AnyBot for Of<G> {
    fn choose(&mut self, game: &dyn AnyMatch, seat: Seat) -> Option<u32> {
        let game = game.as_any().downcast_ref::<Match<G>>()?;
        let prompt = game.prompts().of(seat)?;
        Some(self.0.choose(game.content(), &game.view(Viewer::Seat(seat)), prompt) as u32)
    }

    fn advise(&mut self, game: &dyn AnyMatch, seat: Seat) -> Option<Advice> {
        let game = game.as_any().downcast_ref::<Match<G>>()?;
        let prompt = game.prompts().of(seat)?;
        let view = game.view(Viewer::Seat(seat));
        let mut advice = self.0.advise(game.content(), &view, prompt, game.seats());
        say_why::<G>(&mut advice, game.content(), &view, prompt);
        Some(advice)
    }
}
