//! What a piece stands on: a colour and a shape for each owner, so that neither has to be told by colour alone.

use table::Seat;

/// The ground plate under a piece's drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Base {
    /// The symbol, such as `base-2`.
    pub id: &'static str,
    /// The class that sets the owner's colours, such as `art-owner-2`.
    pub class: &'static str,
    /// The upper left of the square that the drawing fills, in the 64 units of the symbol.
    pub at: (f32, f32),
    /// The width of that square.
    pub room: f32,
    /// The shape, as the `d` of a path.
    outline: &'static str,
}

const fn plate(
    id: &'static str,
    class: &'static str,
    at: (f32, f32),
    room: f32,
    outline: &'static str,
) -> Base {
    Base { id, class, at, room, outline }
}

/// One for each seat, and the last for what belongs to nobody.
pub const BASES: [Base; 9] = [
    plate("base-0", "art-owner-0", (10.0, 10.0), 44.0, "M32 2a30 30 0 1 1 0 60 30 30 0 0 1 0-60z"),
    plate(
        "base-1",
        "art-owner-1",
        (10.0, 10.0),
        44.0,
        "M28.5 2.9a7 7 0 0 1 7 0l20.5 11.9a7 7 0 0 1 3.5 6v22.4a7 7 0 0 1-3.5 6L35.5 61.1a7 7 0 0 1-7 0L8 49.2a7 7 0 0 1-3.5-6V20.8a7 7 0 0 1 3.5-6z",
    ),
    plate(
        "base-2",
        "art-owner-2",
        (12.0, 12.0),
        40.0,
        "M27.4 3.4a6.5 6.5 0 0 1 9.2 0l24 24a6.5 6.5 0 0 1 0 9.2l-24 24a6.5 6.5 0 0 1-9.2 0l-24-24a6.5 6.5 0 0 1 0-9.2z",
    ),
    plate(
        "base-3",
        "art-owner-3",
        (11.0, 7.0),
        42.0,
        "M6 6.5Q19 8.5 32 2.5 45 8.5 58 6.5V32C58 46 46 56.5 32 62 18 56.5 6 46 6 32z",
    ),
    plate(
        "base-4",
        "art-owner-4",
        (9.0, 9.0),
        46.0,
        "M10 4h44a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z",
    ),
    plate(
        "base-5",
        "art-owner-5",
        (13.0, 18.0),
        38.0,
        "M25.5 5.5a7.5 7.5 0 0 1 13 0L62 50a7.5 7.5 0 0 1-6.5 11h-47A7.5 7.5 0 0 1 2 50z",
    ),
    plate("base-6", "art-owner-6", (10.0, 13.0), 44.0, "M5 60V29a27 27 0 0 1 54 0v31z"),
    plate(
        "base-7",
        "art-owner-7",
        (11.0, 11.0),
        42.0,
        "M20 3h24v7a10 10 0 0 0 10 10h7v24h-7a10 10 0 0 0-10 10v7H20v-7a10 10 0 0 0-10-10H3V20h7a10 10 0 0 0 10-10z",
    ),
    plate("base-none", "art-owner-none", (9.0, 9.0), 46.0, "M17 4h30l13 13v30L47 60H17L4 47V17z"),
];

/// The plate of an owner, or of what belongs to nobody.
pub fn base(owner: Option<Seat>) -> &'static Base {
    let nobody = BASES.len() - 1;
    &BASES[owner.map_or(nobody, |seat| seat.index() % nobody)]
}

/// The plates as symbols, coloured by the owner's class around them.
pub(crate) fn symbols() -> String {
    let symbol = |base: &Base| {
        format!(
            r#"<symbol id="{}" viewBox="0 0 64 64"><path fill="var(--art-plate,#9db)" stroke="var(--art-rim,#021)" stroke-width="3" d="{}"/></symbol>"#,
            base.id, base.outline
        )
    };
    BASES.iter().map(symbol).collect()
}
