//! What can be agreed before the first turn. Single switches of the editions are finer points.

use super::words;
use crate::content::Content;
use crate::people::Who;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use table::{Field, Input, Message, Pick};

/// Switches that are on or off (section 4.3).
const FLAGS: [&str; 9] = [
    "switches.dfire_on_start",
    "switches.down_blocks_los",
    "switches.corner_los",
    "switches.rank_limit",
    "switches.civilian_grunts_by_rank",
    "switches.hand_returns",
    "switches.end_on_token",
    "switches.free_action_limits",
    "switches.multi_figure_swarm",
];

pub(super) fn form(content: &Content) -> Vec<Field> {
    let field = |key, input| Field::new("corps", key, input);
    let mut missions: Vec<_> = content.missions.iter().collect();
    table::arrange(&mut missions, |mission| mission.mode);
    let missions =
        missions.into_iter().map(|mission| Pick::new(mission.key.as_str(), words::mission(mission.key)));
    let heroes = Who::ALL.into_iter().filter(|who| *who != Who::Newt);
    let mut fields = vec![
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
    ];
    fields.extend(switches());
    fields
}

/// One field for each switch, which follows the edition until it is set.
fn switches() -> impl Iterator<Item = Field> {
    let number = |value: u8| Pick::new(value, Message::new("corps-switch-number").with("number", value));
    let named = |value: &'static str| {
        Pick::new(value, Message::new(format!("corps-switch-{}", value.replace('_', "-"))))
    };
    let of_many = [
        ("switches.barricade_break", vec![number(5), number(4)]),
        ("switches.aim_reset", vec![named("phase"), named("activation")]),
        ("switches.activation_steps", vec![number(6), number(7)]),
        ("switches.tracker_draw", vec![named("table"), named("per_player")]),
        ("switches.tracker_short_deal", vec![named("lead_skips"), named("last_skips")]),
        ("switches.reveal_from_exhaust_to", vec![named("exhaust_bottom"), named("deck_bottom")]),
    ];
    let flags = FLAGS
        .map(|key| (key, vec![Pick::new(true, "corps-switch-yes"), Pick::new(false, "corps-switch-no")]));
    of_many.into_iter().chain(flags).map(|(key, picks)| {
        let edition = Pick::new(None::<bool>, "corps-switch-edition");
        Field::new("corps", key, Input::One([edition].into_iter().chain(picks).collect())).finer()
    })
}
