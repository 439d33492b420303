//! Names of things as messages.

use crate::action::{Element, Facing};
use crate::content::{Look, Type};
use crate::key::Key;
use crate::people::{Side, Slot, Who};
use alloc::format;
use alloc::string::{String, ToString};
use table::{Message, Spot};

/// Names in content have underscores, words have dashes.
fn dashed(key: Key) -> String {
    key.as_str().replace('_', "-")
}

/// `corps-who-hicks`
pub(crate) fn who(who: Who) -> Message {
    Message::new(format!("corps-who-{}", who.name()))
}

/// `corps-card-m41a`
pub(super) fn card(key: Key) -> Message {
    Message::new(format!("corps-card-{}", dashed(key)))
}

pub(super) fn card_text(key: Key) -> Message {
    Message::new(format!("corps-card-{}-text", dashed(key)))
}

pub(super) fn tracker(key: Key) -> Message {
    Message::new(format!("corps-tracker-{}", dashed(key)))
}

pub(super) fn tracker_text(key: Key) -> Message {
    Message::new(format!("corps-tracker-{}-text", dashed(key)))
}

/// What an ability says.
pub(super) fn ability(who: Who, side: Side, number: u8) -> Message {
    let side = match side {
        Side::Hero => "hero",
        Side::Grunt => "grunt",
    };
    Message::new(format!("corps-ability-{}-{side}-{number}", who.name()))
}

/// What a side gives as long as it is up.
pub(super) fn traits(who: Who, side: Side) -> Message {
    let side = match side {
        Side::Hero => "hero",
        Side::Grunt => "grunt",
    };
    Message::new(format!("corps-trait-{}-{side}", who.name()))
}

/// An object of a mission by its own name: `corps-thing-survive-rations`
pub(super) fn thing(mission: Key, object: Key) -> Message {
    Message::new(format!("corps-thing-{}-{}", dashed(mission), dashed(object)))
}

/// What interacting with it does.
pub(super) fn thing_text(mission: Key, object: Key) -> Message {
    Message::new(format!("corps-thing-{}-{}-text", dashed(mission), dashed(object)))
}

pub(super) fn mission(key: Key) -> Message {
    Message::new(format!("corps-mission-{}", dashed(key)))
}

pub(super) fn mission_text(key: Key) -> Message {
    Message::new(format!("corps-mission-{}-text", dashed(key)))
}

/// What it is won by; a part of its text.
pub(super) fn mission_goal(key: Key) -> Message {
    Message::new(format!("corps-mission-{}-goal", dashed(key)))
}

pub(super) fn board(key: Key) -> Message {
    Message::new(format!("corps-board-{}", dashed(key)))
}

pub(super) fn room(key: Key) -> Message {
    Message::new(format!("corps-room-{}", dashed(key)))
}

pub(super) fn mark(key: Key) -> Message {
    Message::new(format!("corps-mark-{}", dashed(key)))
}

pub(super) fn look(look: Look) -> &'static str {
    match look {
        Look::Crate => "crate",
        Look::Computer => "computer",
        Look::Newt => "newt",
        Look::Cocoon => "cocoon",
        Look::Egg => "egg",
        Look::Beacon => "beacon",
    }
}

pub(super) fn object(of: Look) -> Message {
    Message::new(format!("corps-object-{}", look(of)))
}

pub(super) fn kind(of: Type) -> Message {
    match of {
        Type::Weapon => "corps-type-weapon",
        Type::Equipment => "corps-type-equipment",
        Type::Event => "corps-type-event",
        Type::Hazard => "corps-type-hazard",
    }
    .into()
}

pub(super) fn slot(slot: Slot) -> Message {
    match slot {
        Slot::Weapon => "corps-slot-weapon",
        Slot::Backup => "corps-slot-backup",
        Slot::Gear => "corps-slot-gear",
        Slot::Spare => "corps-slot-spare",
    }
    .into()
}

/// `(5,7)`
pub(super) fn spot(spot: Spot) -> Message {
    Message::new("corps-space").with("space", spot.to_string())
}

pub(super) fn facing(facing: Facing) -> Message {
    match facing {
        Facing::North => "corps-facing-north",
        Facing::East => "corps-facing-east",
        Facing::South => "corps-facing-south",
        Facing::West => "corps-facing-west",
    }
    .into()
}

/// What is barricaded.
pub(super) fn element(element: Element) -> Message {
    match element {
        Element::Door(one, other) => {
            Message::new("corps-element-door").with("one", spot(one)).with("other", spot(other))
        }
        Element::Tunnel(at) => Message::new("corps-element-tunnel").with("space", spot(at)),
        Element::Spawn(at) => Message::new("corps-element-spawn").with("space", spot(at)),
    }
}

/// Who somebody is, and as what.
pub(super) fn character(who: Who, side: Side) -> Message {
    let id = match side {
        Side::Hero => "corps-side-hero",
        Side::Grunt => "corps-side-grunt",
    };
    Message::new(id).with("who", self::who(who))
}
