//! Names of things as messages.

use crate::content::{Base, Ground, Mark};
use crate::item::{Item, Kind};
use crate::people::{Alien, Character};
use crate::{Store, TaskId};
use alloc::format;
use alloc::string::ToString;
use board::Cell;
use table::Message;
use table::Spot;

/// `obcy-character-corporal`
pub(crate) fn character(who: Character) -> Message {
    Message::new(format!("obcy-character-{}", who.name()))
}

pub(crate) fn alien(alien: Alien) -> Message {
    Message::new("obcy-alien").with("number", alien.0 + 1)
}

/// `obcy-item-rifle`
pub(crate) fn kind(kind: Kind) -> Message {
    Message::new(format!("obcy-item-{}", kind.name()))
}

/// An item; a magazine with its charges.
pub(crate) fn item(item: Item) -> Message {
    match item.charges {
        0 => kind(item.kind),
        charges => Message::new("obcy-item-charged").with("charges", charges),
    }
}

/// `(5,7)`
pub(crate) fn spot(spot: Spot) -> Message {
    Message::new("obcy-field").with("field", spot.to_string())
}

/// A field with what it is.
pub(crate) fn field(base: &Base, cell: Cell) -> Message {
    let kind = match (base.mark(cell), base.ground(cell)) {
        (Some(Mark::Store(found)), _) => store(found),
        (Some(Mark::Computer(_)), _) => "obcy-ground-computer".into(),
        (Some(Mark::Hatching), _) => "obcy-ground-hatching".into(),
        (Some(Mark::Device(number)), _) => device(&base.devices[usize::from(number)].0),
        (None, Ground::Corridor) => "obcy-ground-corridor".into(),
        (None, Ground::Vent) => "obcy-ground-vent".into(),
        (None, Ground::Room(letter)) => room(letter),
        (None, Ground::Airlock(number)) => Message::new("obcy-ground-airlock").with("number", number + 1),
        (None, Ground::Pad) => "obcy-ground-pad".into(),
        (None, Ground::Rock) => "obcy-ground-rock".into(),
    };
    Message::new("obcy-field-named").with("field", base.spot(cell).to_string()).with("kind", kind)
}

/// `obcy-room-a`
pub(crate) fn room(letter: u8) -> Message {
    Message::new(format!("obcy-room-{}", char::from(b'a' + letter)))
}

/// `obcy-store-parts`
pub(crate) fn store(store: Store) -> Message {
    Message::new(format!("obcy-store-{}", store.name()))
}

/// `obcy-device-radio`
pub(crate) fn device(name: &str) -> Message {
    Message::new(format!("obcy-device-{}", name.replace('_', "-")))
}

/// `obcy-task-t01`
pub(crate) fn task(task: TaskId) -> Message {
    Message::new(format!("obcy-task-{}", task.to_string().to_ascii_lowercase()))
}

/// What a card asks for.
pub(crate) fn task_text(task: TaskId) -> Message {
    Message::new(format!("obcy-task-{}-text", task.to_string().to_ascii_lowercase()))
}
