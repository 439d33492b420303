//! What can be agreed before the first turn.

use super::words;
use crate::content::Content;
use crate::people::Character;
use alloc::vec;
use alloc::vec::Vec;
use table::{Field, Input, Pick};

pub(super) fn form(content: &Content) -> Vec<Field> {
    let field = |key, input| Field::new("obcy", key, input);
    let character = |who: Character| Pick::new(who.name(), words::character(who));
    vec![
        field("players", Input::Number { least: 2, most: 1 + Character::ALL.len() as i64 }),
        field(
            "variant",
            Input::One(vec![Pick::new(2, "obcy-option-variant-2"), Pick::new(1, "obcy-option-variant-1")]),
        ),
        field("tasks", Input::Number { least: 1, most: content.tasks.len() as i64 }),
        field(
            "fire_timing",
            Input::One(vec![
                Pick::new("step", "obcy-option-fire-timing-step"),
                Pick::new("activation", "obcy-option-fire-timing-activation"),
            ]),
        ),
        field("rounds", Input::Number { least: 0, most: u8::MAX.into() }),
        field("leader", Input::Seat),
        field("seats", Input::Deal(Character::ALL.into_iter().map(character).collect())),
    ]
}
