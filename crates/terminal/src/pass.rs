//! Passing the keyboard without showing anybody's cards to anybody else.

use crate::HotSeat;
use crate::desk::Desk;
use crate::ink::Ink;
use std::io;
use table::{Chance, Message, Seat};

impl<C: Chance> HotSeat<C> {
    /// Lets `seat` come to the screen. False if the input ended meanwhile.
    pub(crate) fn sit_down(&mut self, seat: Seat, desk: &mut Desk<'_>) -> io::Result<bool> {
        if self.local.looking == Some(seat) {
            return Ok(true);
        }
        if self.local.is_open() {
            self.local.looking = Some(seat);
            return Ok(true);
        }
        if !self.leave_screen(desk)? {
            return Ok(false);
        }
        let name = self.local.name_of(seat);
        if desk.ask(&Message::new("terminal-pass").with("seat", name))?.is_none() {
            return Ok(false);
        }
        desk.wipe()?;
        self.local.looking = Some(seat);
        self.local.log.hand_over(seat);
        if !self.local.log.is_up_to_date() {
            desk.say(&"terminal-news".into(), Ink::Faint)?;
        }
        self.tell(desk)?;
        Ok(true)
    }

    /// Hides what only the seat at the screen may see, and leaves there what everybody may.
    pub(crate) fn leave_screen(&mut self, desk: &mut Desk<'_>) -> io::Result<bool> {
        let before = if self.local.is_open() { None } else { self.local.looking };
        let Some(before) = before else { return Ok(true) };
        if self.local.log.is_private(before) {
            let name = self.local.name_of(before);
            if desk.ask(&Message::new("terminal-hide").with("seat", name))?.is_none() {
                return Ok(false);
            }
        }
        desk.wipe()?;
        if desk.wipes {
            for line in self.local.log.public_since(before) {
                desk.item(line)?;
            }
        }
        Ok(true)
    }
}
