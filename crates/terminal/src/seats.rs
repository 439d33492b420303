//! Who sits at an online table.

use crate::flow::hang;
use crate::ink::{Ink, Line};
use crate::look::Look;
use crate::screen::State;
use locale::capital;
use protocol::{Company, Sitter};
use table::{Message, Seat};

/// One line for each seat: what it is called and who decides for it.
pub(crate) fn lines(state: &State, look: &Look<'_>, width: usize) -> Vec<Line> {
    let Some(company) = &state.company else { return Vec::new() };
    let row = |seat: Seat| {
        let name = look.words.label(&capital(&look.words.seat(seat, &look.scene.seats)));
        let head = Line::of(format!("{name} "), Ink::Seat(seat));
        hang(head, &look.words.say(&sitter(company, seat)), width, Ink::Plain)
    };
    Seat::first(company.seats.len()).flat_map(row).collect()
}

/// Who decides for a seat.
pub(crate) fn sitter(company: &Company, seat: Seat) -> Message {
    let Some(place) = company.seats.get(seat.index()) else { return "terminal-seat-open".into() };
    let name = place.name.clone().unwrap_or_default();
    match &place.sitter {
        Sitter::Open => "terminal-seat-open".into(),
        Sitter::Person if place.here => Message::new("terminal-seat-here").with("name", name),
        Sitter::Person => Message::new("terminal-seat-away").with("name", name),
        Sitter::Bot(_) => "terminal-seat-bot".into(),
        Sitter::Lent(_) => Message::new("web-lent-by").with("name", name),
    }
}

/// What the person on a seat is called, else the seat itself.
pub(crate) fn name(state: &State, seat: Seat) -> String {
    let place = state.company.as_ref().and_then(|company| company.seats.get(seat.index()));
    let name = place.and_then(|place| place.name.clone()).filter(|name| !name.is_empty());
    let seats = state.table.as_ref().map_or(&[][..], |shown| &shown.scene.seats);
    name.unwrap_or_else(|| capital(&state.words().seat(seat, seats)))
}
