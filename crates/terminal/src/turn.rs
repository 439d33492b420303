//! A person's turn: lines are read until one of them decides something.

use crate::HotSeat;
use crate::command::Command;
use crate::desk::Desk;
use crate::ink::Ink;
use crate::orders::Step;
use crate::pick::pick;
use crate::player::End;
use locale::capital;
use std::io;
use table::{Chance, Message, Seat, Viewer};

impl<C: Chance> HotSeat<C> {
    /// Asks the person on `seat`.
    pub(crate) fn person(&mut self, seat: Seat, desk: &mut Desk<'_>) -> io::Result<Option<End>> {
        if !self.sit_down(seat, desk)? {
            return ended(desk);
        }
        self.show(Viewer::Seat(seat), desk)?;
        let scene = self.local.game.scene(Viewer::Seat(seat));
        let count = scene.prompt.as_ref().map_or(0, |ask| ask.choices.len()) as u32;
        let name = capital(&desk.words().seat(seat, &scene.seats));
        let prompt = Message::new("terminal-prompt").with("seat", name).with("count", count);
        let mut warned = false;
        loop {
            let Some(line) = desk.ask(&prompt)? else { return ended(desk) };
            let order = Command::of(&line);
            warned &= order == Command::Quit;
            let step = match order {
                Command::Answer(typed) => match pick(&scene, desk.words(), typed) {
                    Ok(index) => match self.decide(seat, index, desk)? {
                        Ok(()) => Step::Changed,
                        Err(why) => {
                            desk.text(&desk.words().refusal(&why), Ink::Alert)?;
                            Step::Stay
                        }
                    },
                    Err(why) => {
                        desk.say(&why, Ink::Alert)?;
                        Step::Stay
                    }
                },
                Command::Nothing => Step::Stay,
                command => self.command(command, &mut warned, desk)?,
            };
            match step {
                Step::Stay => {}
                Step::Changed => return Ok(None),
                Step::Leave => return Ok(Some(End::Quit)),
            }
        }
    }

    /// The game has ended: what it came to, and a last chance to save or to take back.
    pub(crate) fn over(&mut self, desk: &mut Desk<'_>) -> io::Result<Option<End>> {
        let Some(outcome) = self.local.game.outcome().cloned() else { return Ok(Some(End::Quit)) };
        if self.leave_screen(desk)? && !self.alone() {
            self.local.looking = None;
        }
        self.show(self.local.viewer(), desk)?;
        desk.print("\n")?;
        let seats = self.local.game.seat_names();
        desk.text(&desk.words().outcome(&outcome, &seats), Ink::Bold)?;
        let mut warned = false;
        while self.local.people().next().is_some() {
            let Some(line) = desk.ask(&"terminal-prompt-over".into())? else { break };
            let order = Command::of(&line);
            warned &= order == Command::Quit;
            let step = match order {
                Command::Nothing => Step::Leave,
                Command::Answer(typed) => {
                    desk.say(
                        &Message::new("terminal-unknown-over").with("typed", typed.to_string()),
                        Ink::Alert,
                    )?;
                    Step::Stay
                }
                command => self.command(command, &mut warned, desk)?,
            };
            match step {
                Step::Stay => {}
                Step::Changed => return Ok(None),
                Step::Leave => break,
            }
        }
        Ok(Some(End::Over(outcome)))
    }

    fn alone(&self) -> bool {
        self.local.people().count() < 2
    }
}

fn ended(desk: &mut Desk<'_>) -> io::Result<Option<End>> {
    desk.say(&"terminal-ended".into(), Ink::Plain)?;
    Ok(Some(End::InputEnded))
}
