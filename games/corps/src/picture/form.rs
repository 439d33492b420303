//! What can be agreed before the first turn. Single switches of the editions are for the command line.

use super::words;
use crate::content::Content;
use crate::people::Who;
use alloc::vec;
use alloc::vec::Vec;
use table::{Field, Input, Pick};

pub(super) fn form(content: &Content) -> Vec<Field> {
    let field = |key, input| Field::new("corps", key, input);
    let missions =
        content.missions.iter().map(|mission| Pick::new(mission.key.as_str(), words::mission(mission.key)));
    let heroes = Who::ALL.into_iter().filter(|who| *who != Who::Newt);
    vec![
        field("mission", Input::One(missions.collect())),
        field("players", Input::Number { least: 1, most: 6 }),
        field(
            "edition",
            Input::One(vec![
                Pick::new("revised", "corps-option-edition-revised"),
                Pick::new("first", "corps-option-edition-first"),
            ]),
        ),
        field("heroes", Input::EachSeat(heroes.map(|who| Pick::new(who.name(), words::who(who))).collect())),
        field("ready_made", Input::Flag),
        field("private_hands", Input::Flag),
    ]
}
