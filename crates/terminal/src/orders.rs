//! What can be asked of the table besides deciding: the log, a step back, a file, a reason, an end.

use crate::HotSeat;
use crate::command::Command;
use crate::desk::Desk;
use crate::ink::Ink;
use crate::save::save;
use std::io::{self, ErrorKind};
use std::path::Path;
use table::{Chance, Message, Seat, UndoError};

/// What a line has led to.
pub(crate) enum Step {
    /// Nothing yet: another line is read.
    Stay,
    /// The position has changed.
    Changed,
    /// Somebody leaves.
    Leave,
}

impl<C: Chance> HotSeat<C> {
    /// Carries out a line that decides nothing by itself. `warned` is whether leaving was advised against.
    pub(crate) fn command(
        &mut self,
        command: Command<'_>,
        warned: &mut bool,
        desk: &mut Desk<'_>,
    ) -> io::Result<Step> {
        match command {
            Command::Nothing | Command::Answer(_) => {}
            Command::Help => desk.say(&"terminal-help".into(), Ink::Plain)?,
            Command::Hint => self.hint(desk)?,
            Command::Show => self.show(self.viewer(), desk)?,
            Command::Cards => self.cards(desk)?,
            Command::Log => self.recount(desk)?,
            Command::Save { file, replace } => self.save(file, replace, desk)?,
            Command::Why(action) => self.why(action, desk)?,
            Command::Undo => return self.undo(desk),
            Command::Quit if self.unsaved && !*warned => {
                *warned = true;
                desk.say(&"terminal-unsaved".into(), Ink::Alert)?;
            }
            Command::Quit => {
                desk.say(&"terminal-bye".into(), Ink::Plain)?;
                return Ok(Step::Leave);
            }
        }
        Ok(Step::Stay)
    }

    fn recount(&mut self, desk: &mut Desk<'_>) -> io::Result<()> {
        let lines = self.log.all(self.viewer());
        if lines.is_empty() {
            return desk.say(&"terminal-nothing-yet".into(), Ink::Plain);
        }
        lines.into_iter().try_for_each(|line| desk.text(&format!("- {line}"), Ink::Plain))
    }

    /// Goes back to the last decision of a person; machines would only take theirs again.
    fn undo(&mut self, desk: &mut Desk<'_>) -> io::Result<Step> {
        let turn = self.game.turn();
        let to = self.log.last_turn(|seat| self.is_person(seat)).or(turn.checked_sub(1));
        let undone = to.ok_or(UndoError::NotPlayed { turns: turn }).and_then(|to| self.game.undo(to));
        if let Err(error) = undone {
            desk.text(&desk.words().undo(&error), Ink::Alert)?;
            return Ok(Step::Stay);
        }
        self.unsaved = true;
        self.log.back_to(self.game.turn());
        desk.say(&Message::new("terminal-taken-back").with("number", self.game.turn() + 1), Ink::Plain)?;
        Ok(Step::Changed)
    }

    fn save(&mut self, file: &str, replace: bool, desk: &mut Desk<'_>) -> io::Result<()> {
        if file.is_empty() {
            return desk.say(&"terminal-save-what".into(), Ink::Alert);
        }
        let path = Path::new(file);
        let again = self.saved_as.as_deref() == Some(path);
        let told = |id: &'static str| Message::new(id).with("file", file.to_string());
        match save(path, &self.game.journal(), replace || again) {
            Ok(()) => {
                self.unsaved = false;
                self.saved_as = Some(path.to_path_buf());
                desk.say(&told("terminal-saved"), Ink::Plain)
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                desk.say(&told("terminal-exists"), Ink::Alert)
            }
            Err(error) => desk.say(&told("terminal-not-saved").with("what", error.to_string()), Ink::Alert),
        }
    }

    /// Why an action is not on offer, by the rule that forbids it.
    fn why(&mut self, action: &str, desk: &mut Desk<'_>) -> io::Result<()> {
        if action.is_empty() {
            return desk.say(&"terminal-why-what".into(), Ink::Alert);
        }
        let wrong = |what: String| Message::new("terminal-why-wrong").with("what", what);
        // Once the game is over nobody is at the screen, and the answer is the same for every seat.
        let seat = self.looking.unwrap_or(Seat(0));
        let action = match serde_json::from_str(action) {
            Ok(action) => action,
            Err(error) => return desk.say(&wrong(error.to_string()), Ink::Alert),
        };
        match self.game.explain(seat, &action) {
            Ok(None) => desk.say(&"terminal-why-offered".into(), Ink::Plain),
            Ok(Some(refusal)) => desk.text(&desk.words().refusal(&refusal), Ink::Plain),
            Err(error) => desk.say(&wrong(error.to_string()), Ink::Alert),
        }
    }
}
