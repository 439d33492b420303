//! What can be asked of the table besides deciding: the log, a step back, a file, a reason, an end.

use crate::HotSeat;
use crate::command::Command;
use crate::desk::Desk;
use crate::draw::print;
use crate::ink::Ink;
use crate::look::Look;
use crate::stock::goal;
use crate::why::{is_offered, named};
use std::io::{self, ErrorKind};
use std::path::Path;
use table::{Chance, Message, Seat, Viewer};

/// Lines told of a match that was played before.
const RECALLED: usize = 10;

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
            Command::Show => self.show(self.local.viewer(), desk)?,
            Command::Cards => self.cards(desk)?,
            Command::Log => self.recount(desk)?,
            Command::Save { file, replace } => self.save(file, replace, desk)?,
            Command::Why(typed) => self.why(typed, desk)?,
            Command::Undo => return self.undo(desk),
            Command::Quit if self.local.unsaved && !*warned => {
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

    /// What is played for, and what happened last in a match that was played before, for the only person at the keyboard or
    /// for everybody.
    pub(crate) fn recall(&mut self, desk: &mut Desk<'_>) -> io::Result<()> {
        let people: Vec<Seat> = self.local.people().collect();
        let viewer = if let [only] = *people { Viewer::Seat(only) } else { Viewer::Spectator };
        let scene = self.local.scene(viewer);
        let goal = goal(&Look::of(&scene, desk.words()), desk.style.columns());
        desk.print(&print(&goal, desk.style))?;
        let lines = self.local.log.all(viewer);
        if !lines.is_empty() {
            desk.say(&"web-log".into(), Ink::Faint)?;
        }
        let latest = lines.len().saturating_sub(RECALLED);
        lines.into_iter().skip(latest).try_for_each(|line| desk.item(line))
    }

    fn recount(&mut self, desk: &mut Desk<'_>) -> io::Result<()> {
        let lines = self.local.log.all(self.local.viewer());
        if lines.is_empty() {
            return desk.say(&"terminal-nothing-yet".into(), Ink::Plain);
        }
        lines.into_iter().try_for_each(|line| desk.item(line))
    }

    fn undo(&mut self, desk: &mut Desk<'_>) -> io::Result<Step> {
        if let Err(error) = self.local.undo() {
            desk.text(&desk.words().undo(&error), Ink::Alert)?;
            return Ok(Step::Stay);
        }
        let number = self.local.game.turn() + 1;
        desk.say(&Message::new("terminal-taken-back").with("number", number), Ink::Plain)?;
        Ok(Step::Changed)
    }

    fn save(&mut self, file: &str, replace: bool, desk: &mut Desk<'_>) -> io::Result<()> {
        if file.is_empty() {
            return desk.say(&"terminal-save-what".into(), Ink::Alert);
        }
        let told = |id: &'static str| Message::new(id).with("file", file.to_string());
        match self.local.save(Path::new(file), replace) {
            Ok(()) => desk.say(&told("terminal-saved"), Ink::Plain),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                desk.say(&told("terminal-exists"), Ink::Alert)
            }
            Err(error) => desk.say(&told("terminal-not-saved").with("what", error.to_string()), Ink::Alert),
        }
    }

    /// Why nothing can be chosen there, by the rule that forbids it.
    fn why(&mut self, typed: &str, desk: &mut Desk<'_>) -> io::Result<()> {
        if typed.is_empty() {
            return desk.say(&"terminal-why-what".into(), Ink::Alert);
        }
        let scene = self.local.scene(self.local.viewer());
        let why = match named(&Look::of(&scene, desk.words()), typed) {
            Some(anchor) if is_offered(&scene, anchor) => Ok(None),
            Some(anchor) => Ok(self.local.why_at(anchor)),
            None => self.local.why_action(typed),
        };
        match why {
            Ok(None) => desk.say(&"terminal-why-offered".into(), Ink::Plain),
            Ok(Some(refusal)) => desk.text(&desk.words().refusal(&refusal), Ink::Plain),
            Err(wrong) => desk.say(&wrong, Ink::Alert),
        }
    }
}
