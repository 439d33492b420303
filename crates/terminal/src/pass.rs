//! Passing the keyboard without showing anybody's cards to anybody else.

use crate::HotSeat;
use crate::desk::Desk;
use crate::ink::Ink;
use std::io;
use table::{Chance, Message, Scene, Seat, Viewer};

impl<C: Chance> HotSeat<C> {
    /// Lets `seat` come to the screen. False if the input ended meanwhile.
    pub(crate) fn sit_down(&mut self, seat: Seat, desk: &mut Desk<'_>) -> io::Result<bool> {
        if self.looking == Some(seat) {
            return Ok(true);
        }
        if self.is_open() {
            self.looking = Some(seat);
            return Ok(true);
        }
        if !self.leave_screen(desk)? {
            return Ok(false);
        }
        let name = self.name_of(seat);
        if desk.ask(&Message::new("terminal-pass").with("seat", name))?.is_none() {
            return Ok(false);
        }
        desk.wipe()?;
        self.looking = Some(seat);
        self.log.hand_over(seat);
        if !self.log.is_up_to_date() {
            desk.say(&"terminal-news".into(), Ink::Faint)?;
        }
        self.tell(desk)?;
        Ok(true)
    }

    /// Hides what only the seat at the screen may see, and leaves there what everybody may.
    pub(crate) fn leave_screen(&mut self, desk: &mut Desk<'_>) -> io::Result<bool> {
        let Some(before) = self.looking.filter(|_| !self.is_open()) else { return Ok(true) };
        if self.log.is_private(before) {
            let name = self.name_of(before);
            if desk.ask(&Message::new("terminal-hide").with("seat", name))?.is_none() {
                return Ok(false);
            }
        }
        desk.wipe()?;
        if desk.wipes {
            for line in self.log.public_since(before) {
                desk.text(&format!("- {line}"), Ink::Plain)?;
            }
        }
        Ok(true)
    }

    fn name_of(&self, seat: Seat) -> Message {
        locale::seat_term(seat, &self.game.scene(Viewer::Spectator).seats)
    }

    /// Whether nothing has to be hidden: on request, with one person at most, or in a game without secrets.
    fn is_open(&mut self) -> bool {
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
