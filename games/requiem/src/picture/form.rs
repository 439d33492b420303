//! What can be agreed before the first turn.

use super::words;
use crate::hero::Race;
use alloc::vec;
use alloc::vec::Vec;
use table::{Field, Input, Pick};

pub(super) fn form() -> Vec<Field> {
    let field = |key, input| Field::new("requiem", key, input);
    let race = |race: Race| Pick::new(race.name(), words::race(race));
    vec![
        field(
            "sides",
            Input::One(vec![Pick::new(3, "requiem-option-sides-3"), Pick::new(2, "requiem-option-sides-2")]),
        ),
        field("tasks", Input::Flag),
        field("random_races", Input::Flag),
        // The Predator comes last: two seats are filled up with the first two, and with two sides it does not play.
        field("races", Input::EachSeat([Race::Guard, Race::Aliens, Race::Predator].map(race).into())),
    ]
}
