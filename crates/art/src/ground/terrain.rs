//! How each kind of floor looks.

use crate::geometry::Point;
use crate::icons;
use crate::markup::Num;

/// A look of the floor. Kinds of floor with a drawing of their own are plain floor with that drawing on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Look {
    Floor,
    Corridor,
    Passage,
    /// A cell that is all wall.
    Block,
    Water,
    Hive,
    Vent,
    Airlock,
    Pad,
    Track,
    Vehicle,
    Rubble,
}

const NAMED: [(&str, Look); 12] = [
    ("floor", Look::Floor),
    ("corridor", Look::Corridor),
    ("passage", Look::Passage),
    ("wall", Look::Block),
    ("water", Look::Water),
    ("hive", Look::Hive),
    ("vent", Look::Vent),
    ("airlock", Look::Airlock),
    ("pad", Look::Pad),
    ("track", Look::Track),
    ("vehicle", Look::Vehicle),
    ("rubble", Look::Rubble),
];

/// The look of a terrain; anything unheard of is plain floor.
pub(super) fn look(terrain: &str) -> Look {
    NAMED.into_iter().find(|(name, _)| *name == terrain).map_or(Look::Floor, |(_, look)| look)
}

/// Whether the terrain is a drawing on plain floor.
pub(super) fn is_mark(terrain: &str) -> bool {
    NAMED.into_iter().all(|(name, _)| name != terrain) && icons::has(terrain)
}

impl Look {
    pub(super) fn class(self) -> &'static str {
        match self {
            Look::Floor => "plain",
            Look::Corridor => "corridor",
            Look::Passage => "passage",
            Look::Block => "block",
            Look::Water => "water",
            Look::Hive => "hive",
            Look::Vent => "vent",
            Look::Airlock => "airlock",
            Look::Pad => "pad",
            Look::Track => "track",
            Look::Vehicle => "vehicle",
            Look::Rubble => "rubble",
        }
    }
}

/// What is drawn on one cell of that look, as part of a path. The cell's number varies it, always in the same way.
pub(super) fn detail(look: Look, at: Point, cell: u16) -> String {
    let stroke = |x: f32, y: f32, rest: &str| format!("M{} {}{rest}", Num(at.x + x), Num(at.y + y));
    let turn = u32::from(cell).wrapping_mul(2_654_435_761) >> 16;
    let vary = |bits: u32, most: f32| ((turn >> bits) & 7) as f32 / 7.0 * most;
    match look {
        Look::Floor => String::new(),
        Look::Corridor => stroke(-4.0, 0.0, "h8") + &stroke(0.0, -4.0, "v8"),
        Look::Passage => stroke(-20.0, -9.0, "h40") + &stroke(-20.0, 0.0, "h40") + &stroke(-20.0, 9.0, "h40"),
        Look::Block => stroke(-26.0, 12.0, "l38-38") + &stroke(-12.0, 26.0, "l38-38"),
        Look::Water => {
            let wave = "q5.5-6 11 0t11 0";
            stroke(-24.0 + vary(0, 14.0), -12.0 + vary(3, 6.0), wave)
                + &stroke(-16.0 + vary(6, 14.0), 10.0 + vary(9, 6.0), wave)
        }
        Look::Hive => {
            let rib = |x: f32, y: f32, wide: f32| {
                stroke(x - wide, y, &format!("q{} {} {} 0", Num(wide), Num(-wide * 1.1), Num(wide * 2.0)))
            };
            rib(-12.0 + vary(0, 6.0), -8.0 + vary(3, 8.0), 11.0)
                + &rib(12.0 - vary(6, 6.0), 6.0 + vary(9, 8.0), 13.0)
                + &rib(-10.0 + vary(2, 8.0), 24.0 - vary(5, 6.0), 8.0)
        }
        Look::Vent => [-12.0, -4.0, 4.0, 12.0].map(|y| stroke(-16.0, y, "h32")).concat(),
        Look::Airlock => [-18.0, -6.0, 6.0].map(|x| stroke(x, 8.0, "l12-16")).concat(),
        Look::Pad => {
            stroke(-22.0, -12.0, "v-10h10")
                + &stroke(12.0, -22.0, "h10v10")
                + &stroke(22.0, 12.0, "v10h-10")
                + &stroke(-12.0, 22.0, "h-10v-10")
        }
        Look::Track => stroke(-12.0, -14.0, "l14 14-14 14") + &stroke(2.0, -14.0, "l14 14-14 14"),
        Look::Vehicle => stroke(-18.0, -18.0, "h36v36h-36z"),
        Look::Rubble => {
            let stone = |x: f32, y: f32| stroke(x, y, "l9-6 8 5-2 10-11 2z");
            stone(-22.0 + vary(0, 8.0), -8.0)
                + &stone(4.0 + vary(3, 6.0), -12.0 + vary(6, 8.0))
                + &stone(-12.0 + vary(9, 10.0), 14.0)
                + &stone(10.0, 12.0 + vary(2, 6.0))
        }
    }
}
