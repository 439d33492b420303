//! A match at one keyboard: whose turn it is, what may be on the screen, what has happened, and how it is kept.

use crate::log::Log;
use crate::player::Player;
use crate::save::save;
use catalog::AnyMatch;
use std::io;
use std::path::{Path, PathBuf};
use table::{Chance, Message, Refusal, Scene, Seat, UndoError, Viewer};

/// A match of any game at one keyboard, however it is shown there.
pub(crate) struct Local<C> {
    pub(crate) game: Box<dyn AnyMatch>,
    chance: C,
    /// By seat: whether somebody at this keyboard decides for it.
    people: Vec<bool>,
    /// Whether everybody may see everything that is on the screen.
    pub(crate) open: bool,
    pub(crate) log: Log,
    /// Whose view was drawn last.
    pub(crate) looking: Option<Seat>,
    /// Whether some seat was ever seen to know more than spectators do.
    secretive: bool,
    pub(crate) unsaved: bool,
    pub(crate) saved_as: Option<PathBuf>,
}

impl<C: Chance> Local<C> {
    pub(crate) fn new(game: Box<dyn AnyMatch>, chance: C, players: &[Player]) -> Local<C> {
        Local {
            log: Log::of(game.as_ref()),
            game,
            chance,
            people: players.iter().map(Player::is_person).collect(),
            open: false,
            looking: None,
            secretive: false,
            unsaved: false,
            saved_as: None,
        }
    }

    /// Whose decision is taken next: a machine's, since it keeps nobody waiting; else that of whoever is at the
    /// screen, so that the keyboard is passed as seldom as possible.
    pub(crate) fn next(&self) -> Option<Seat> {
        let awaited = self.game.awaited();
        let machine = awaited.iter().find(|seat| !self.is_person(**seat));
        let here = awaited.iter().find(|seat| self.looking == Some(**seat));
        machine.or(here).or(awaited.first()).copied()
    }

    /// Takes a decision.
    pub(crate) fn decide(&mut self, seat: Seat, index: u32) -> Result<(), Refusal> {
        self.game.answer(self.game.turn(), seat, index, &mut self.chance)?;
        self.unsaved = true;
        self.log.record(self.game.as_ref(), seat);
        Ok(())
    }

    /// Goes back to the last decision of a person; machines would only take theirs again.
    pub(crate) fn undo(&mut self) -> Result<(), UndoError> {
        let turn = self.game.turn();
        let to = self.log.last_turn(|seat| self.is_person(seat)).or(turn.checked_sub(1));
        to.ok_or(UndoError::NotPlayed { turns: turn }).and_then(|to| self.game.undo(to))?;
        self.unsaved = true;
        self.log.back_to(self.game.turn());
        Ok(())
    }

    /// Writes the journal. A file of another match is replaced only if that is wanted.
    pub(crate) fn save(&mut self, path: &Path, replace: bool) -> io::Result<()> {
        let again = self.saved_as.as_deref() == Some(path);
        save(path, &self.game.journal(), replace || again)?;
        self.unsaved = false;
        self.saved_as = Some(path.to_path_buf());
        Ok(())
    }

    /// What a viewer sees. Once the game is over it does not matter any more whose turn it would be.
    pub(crate) fn scene(&self, viewer: Viewer) -> Scene {
        let mut scene = self.game.scene(viewer);
        scene.headline = scene.headline.filter(|_| self.game.outcome().is_none());
        scene
    }

    /// Who is at the screen.
    pub(crate) fn viewer(&self) -> Viewer {
        self.looking.map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.people.get(seat.index()).copied().unwrap_or_default()
    }

    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.people.len()).filter(|seat| self.is_person(*seat))
    }

    pub(crate) fn name_of(&self, seat: Seat) -> Message {
        locale::seat_term(seat, &self.game.seat_names())
    }

    /// Whether nothing has to be hidden: on request, with one person at most, or in a game without secrets.
    pub(crate) fn is_open(&mut self) -> bool {
        if self.open || self.people().count() < 2 {
            return true;
        }
        if !self.secretive {
            let public = self.game.scene(Viewer::Spectator);
            let mut people = self.people();
            let secretive = people.any(|seat| differs(&self.game.scene(Viewer::Seat(seat)), &public));
            drop(people);
            self.secretive = secretive;
        }
        !self.secretive
    }
}

/// Whether one of two scenes shows something on the table that the other does not.
fn differs(one: &Scene, other: &Scene) -> bool {
    (&one.boards, &one.pieces, &one.trays, &one.gauges)
        != (&other.boards, &other.pieces, &other.trays, &other.gauges)
}
