//! What is drawn and listed of a base, and the tables that follow from it.

use super::{Base, Ground, Mark};
use crate::cells::Cells;
use alloc::string::String;
use alloc::vec::Vec;
use board::{Cell, HexGrid, Later, Ways};
use serde::Deserialize;

/// What is drawn and listed, in the order in which a [`Base`] is written.
#[derive(Deserialize)]
pub(super) struct Plan {
    pub(super) grid: HexGrid,
    pub(super) ground: Vec<Ground>,
    pub(super) marks: Vec<Option<Mark>>,
    pub(super) reach: u8,
    pub(super) pad: Cell,
    pub(super) airlocks: [Cell; 5],
    pub(super) hatching: Vec<Cell>,
    pub(super) computers: Vec<(String, Cell)>,
    pub(super) devices: Vec<(String, Cell)>,
    pub(super) track: u8,
    pub(super) doors: Vec<(Cell, Cell)>,
    pub(super) grilles: Vec<(Cell, Cell)>,
}

impl From<Plan> for Base {
    fn from(plan: Plan) -> Base {
        let Plan { grid, ground, marks, .. } = plan;
        let is = |cell: &Cell, wanted: fn(Ground) -> bool| wanted(ground[cell.index()]);
        let set =
            |wanted: fn(Ground) -> bool| grid.cells().filter(|cell| is(cell, wanted)).collect::<Cells>();
        let corridors = set(|ground| ground == Ground::Corridor);
        let vents = set(|ground| ground == Ground::Vent);
        let in_rooms = set(|ground| matches!(ground, Ground::Room(_)));
        let (mut brood, mut road) = (corridors, corridors);
        brood.join(&vents);
        brood.join(&in_rooms);
        road.join(&in_rooms);
        let hatching: Cells = plan.hatching.iter().copied().collect();
        let store = |cell: &Cell| matches!(marks[cell.index()], Some(Mark::Store(_)));
        let stores: Cells = grid.cells().filter(store).collect();
        let room =
            |room: u8| grid.cells().filter(|cell| ground[cell.index()] == Ground::Room(room)).collect();
        Base {
            near: grid.cells().map(|cell| grid.adjacent(cell).collect()).collect(),
            ways: Ways::hex(&grid),
            fire: Later::default(),
            reach: plan.reach,
            marked: grid.cells().filter_map(|cell| Some((cell, marks[cell.index()]?))).collect(),
            pad: plan.pad,
            airlocks: plan.airlocks,
            hatching: plan.hatching,
            computers: plan.computers,
            devices: plan.devices,
            track: plan.track,
            rooms: (0..26).map(room).collect(),
            foot: brood.without(&hatching),
            road: road.without(&hatching).without(&stores),
            brood,
            corridors,
            vents,
            doors: plan.doors,
            grilles: plan.grilles,
            grid,
            ground,
            marks,
        }
    }
}
