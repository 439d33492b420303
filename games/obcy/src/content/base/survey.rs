//! What the rulebook demands of a base as a whole, and what keeps our rulings safe (BC-1 to BC-18).

use super::cuts;
use super::draw::place;
use super::{Base, Ground};
use crate::cells::Cells;
use crate::content::items::Items;
use crate::item::Kind;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use board::Cell;
use table::TextError;

type Check = Result<(), TextError>;

pub(super) fn check(base: &Base, items: &Items) -> Check {
    kinds(base)?;
    landing_pad(base)?;
    airlocks(base)?;
    widths(base)?;
    rooms(base)?;
    vents(base)?;
    reach(base)?;
    let charges = u32::from(items.limit(Kind::Charge).unwrap_or(0));
    let (goals, grid) = (goals(base), base.grid());
    match goals.iter().find(|goal| !cuts::withstands(base, *goal, charges)) {
        None => Ok(()),
        Some(goal) => {
            let expected =
                format!("a way to every mark that {charges} collapsed corridor fields cannot cut (BC-16)");
            Err(place(grid, goal, expected, format!("{} cut off", base.spot(goal))))
        }
    }
}

fn must(base: &Base, good: bool, cell: Cell, expected: &str, found: impl FnOnce() -> String) -> Check {
    if good { Ok(()) } else { Err(place(base.grid(), cell, expected, found())) }
}

/// BC-1.
fn kinds(base: &Base) -> Check {
    let rooms = base.rooms.iter().any(|room| !room.is_empty());
    let all = rooms && !base.corridors.is_empty() && !base.vents.is_empty();
    must(base, all, Cell(0), "corridors, rooms and vents (BC-1)", || "not all of them".into())
}

/// BC-2.
fn landing_pad(base: &Base) -> Check {
    let (grid, pad) = (base.grid(), base.pad);
    let corner = 2 * grid.column(pad) < grid.width() && 2 * grid.row(pad) >= grid.height();
    must(base, corner, pad, "the landing pad at the lower left (BC-2)", || format!("{}", base.spot(pad)))?;
    let off = base.near(pad).within(&base.road);
    must(base, !off.is_empty(), pad, "a way for the transporter off the landing pad (BC-2)", || "none".into())
}

/// An airlock leads into the base (BC-3).
fn airlocks(base: &Base) -> Check {
    base.airlocks.iter().try_for_each(|airlock| {
        let inside = base.near(*airlock).within(&base.foot);
        must(base, !inside.is_empty(), *airlock, "an opening of every airlock into the base (BC-3)", || {
            "none".into()
        })
    })
}

/// BC-10: where corridors meet, a field belongs to two triangles of its kind; with a third it lies in a strip two
/// fields wide.
fn widths(base: &Base) -> Check {
    for kind in [&base.corridors, &base.vents] {
        for cell in kind.iter() {
            let own = base.near(cell).within(kind);
            // Each triangle is met at both of its other corners.
            let triangles = own.iter().map(|other| base.near(other).within(&own).len()).sum::<u32>() / 2;
            must(base, triangles <= 2, cell, "corridors and vents one field wide (BC-10)", || {
                format!("{} where they are wider", base.spot(cell))
            })?;
        }
    }
    Ok(())
}

/// BC-11.
fn rooms(base: &Base) -> Check {
    for room in base.rooms.iter().filter(|room| !room.is_empty()) {
        let triangle = room.iter().any(|one| {
            let beside = base.near(one).within(room);
            beside.iter().any(|other| base.near(other).meets(&beside))
        });
        let first = room.first().unwrap_or(Cell(0));
        must(base, triangle, first, "three fields adjacent to each other in every room (BC-11)", || {
            format!("none in the room of {}", base.spot(first))
        })?;
    }
    Ok(())
}

/// BC-13: every network of vents opens somewhere.
fn vents(base: &Base) -> Check {
    let mut seen = Cells::NONE;
    for start in base.vents.iter() {
        if seen.has(start) {
            continue;
        }
        let network = flood(base, start, &base.vents);
        let opens = network.iter().any(|vent| !base.near(vent).without(&base.vents).is_empty());
        must(base, opens, start, "a grille from every vent (BC-13)", || "none".into())?;
        seen.join(&network);
    }
    Ok(())
}

/// BC-17 and BC-18.
fn reach(base: &Base) -> Check {
    let on_foot = flood(base, base.pad, &base.foot);
    let missed = base.foot.without(&on_foot).first();
    must(
        base,
        missed.is_none(),
        missed.unwrap_or(base.pad),
        "a way on foot from the landing pad (BC-17)",
        || "none".into(),
    )?;
    for hatching in &base.hatching {
        let missed = base.brood.without(&flood(base, *hatching, &base.brood)).first();
        must(
            base,
            missed.is_none(),
            missed.unwrap_or(base.pad),
            "a way for aliens from every hatching field (BC-17)",
            || format!("none from {}", base.spot(*hatching)),
        )?;
    }
    let driven = flood(base, base.pad, &base.road);
    for room in base.rooms.iter().filter(|room| !room.is_empty()) {
        let first = room.first().unwrap_or(base.pad);
        must(base, room.meets(&driven), first, "a way for the transporter to every room (BC-18)", || {
            "none".into()
        })?;
    }
    Ok(())
}

/// All fields reached from one over fields of the set.
fn flood(base: &Base, from: Cell, over: &Cells) -> Cells {
    let mut reached = Cells::NONE;
    reached.add(from);
    let mut open = vec![from];
    while let Some(cell) = open.pop() {
        for next in base.near(cell).within(over).without(&reached).iter() {
            reached.add(next);
            open.push(next);
        }
    }
    reached
}

/// Hatching fields, computers, stores and devices.
fn goals(base: &Base) -> Cells {
    base.grid()
        .cells()
        .filter(|cell| base.ground(*cell) != Ground::Rock && base.mark(*cell).is_some())
        .collect()
}
