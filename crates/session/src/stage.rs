//! What a match on one device waits for, and whether somebody must look away.

use crate::{Session, Sitter};
use bots::Level;
use table::{Seat, Viewer};

/// What a match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// For nothing: the game is over.
    Over,
    /// For a bot.
    Bot(Seat, Level),
    /// For a person who is at the screen.
    Person(Seat),
    /// For the screen to be handed to this person, because others could see what they may not.
    Curtain(Seat),
    /// For somebody at another device, or a bot there.
    Elsewhere(Seat),
}

impl Session {
    /// What the match waits for now.
    pub fn stage(&self) -> Stage {
        let awaited = self.game().awaited();
        let bot = awaited.iter().find_map(|seat| match self.sitters().get(seat.index()) {
            Some(Sitter::Bot(level)) => Some(Stage::Bot(*seat, *level)),
            _ => None,
        });
        // Bots keep nobody waiting; then whoever is at the screen, so that it is handed over as seldom as possible.
        let here = || awaited.iter().find(|seat| self.viewer() == Viewer::Seat(**seat)).copied();
        match bot {
            Some(stage) => stage,
            None => match here().or(awaited.first().copied()) {
                None => Stage::Over,
                Some(seat) if self.viewer() == Viewer::Seat(seat) => Stage::Person(seat),
                Some(seat) if self.has_secrets() => Stage::Curtain(seat),
                Some(seat) => Stage::Person(seat),
            },
        }
    }

    /// This person has come to the screen.
    pub fn look(&mut self, seat: Seat) {
        self.looking = Some(seat);
    }

    /// The screen is between two people.
    pub fn look_away(&mut self) {
        self.looking = None;
    }

    /// Whether one of the people knows something that not everybody may know.
    pub fn has_secrets(&self) -> bool {
        self.people().any(|seat| !self.game().alike(Viewer::Seat(seat), Viewer::Spectator))
    }
}
