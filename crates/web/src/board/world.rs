//! All boards of a scene laid out in one plane, and what lies at a point of it.

use super::camera::Vector;
use art::{Geometry, Point, Stand};
use std::collections::BTreeMap;
use table::scene::{Anchor, Place, Scene};

/// Room between boards, and for the name above each.
const GAP: f64 = 40.0;
const TITLE: f64 = 44.0;

/// All boards of a scene in one plane.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct World {
    pub(crate) boards: Vec<Placed>,
    pub(crate) size: Vector,
}

/// A board and where its own origin lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Placed {
    pub(crate) geometry: Geometry,
    pub(crate) at: Vector,
}

/// Something on the boards that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// A cell.
    Cell(Place),
    /// A piece, by its number in the scene.
    Piece(u16),
}

impl Spot {
    pub(crate) fn anchor(self) -> Anchor {
        match self {
            Spot::Cell(place) => Anchor::Place(place),
            Spot::Piece(number) => Anchor::Piece(number),
        }
    }
}

impl World {
    /// The boards as they are seen largest in a window of that shape: in a row, in a column, or the first with all
    /// others in a row below it or in a column beside it.
    pub(crate) fn of(scene: &Scene, window: Vector) -> World {
        let geometries: Vec<Geometry> = scene.boards.iter().map(Geometry::of).collect();
        let largest = |world: &World| (window.x / world.size.x).min(window.y / world.size.y);
        let ways = [(false, false), (true, true), (false, true), (true, false)];
        let laid = ways.map(|(second, others)| World::laid(&geometries, second, others));
        let better =
            |one: World, other: World| if largest(&other) > largest(&one) * 1.02 { other } else { one };
        laid.into_iter().reduce(better).unwrap_or(World { boards: Vec::new(), size: Vector::default() })
    }

    /// The first board, the second beside it or below it, and the others beside or below the second.
    fn laid(geometries: &[Geometry], second_beside: bool, others_beside: bool) -> World {
        let mut world = World { boards: Vec::new(), size: Vector::default() };
        let mut corner = Vector::default();
        for (number, geometry) in geometries.iter().enumerate() {
            let bounds = geometry.bounds();
            let (width, height) = (f64::from(bounds.width), f64::from(bounds.height) + TITLE);
            let origin = Vector::new(corner.x - f64::from(bounds.x), corner.y + TITLE - f64::from(bounds.y));
            world.boards.push(Placed { geometry: *geometry, at: origin });
            world.size =
                Vector::new((corner.x + width).max(world.size.x), (corner.y + height).max(world.size.y));
            let beside = if number == 0 { second_beside } else { others_beside };
            corner = if beside {
                Vector::new(corner.x + width + GAP, corner.y)
            } else {
                Vector::new(corner.x, corner.y + height + GAP)
            };
        }
        world
    }

    /// The corners of a board together with its name.
    pub(crate) fn part(&self, board: u8) -> Option<(Vector, Vector)> {
        let placed = self.boards.get(usize::from(board))?;
        let bounds = placed.geometry.bounds();
        let (left, top) = (placed.at.x + f64::from(bounds.x), placed.at.y + f64::from(bounds.y));
        let end = Vector::new(left + f64::from(bounds.width), top + f64::from(bounds.height));
        Some((Vector::new(left, top - TITLE), end))
    }

    /// The middle of a cell.
    pub(crate) fn centre(&self, place: Place) -> Option<Vector> {
        let board = self.boards.get(usize::from(place.board))?;
        let centre = board.geometry.centre(place.cell);
        Some(Vector::new(board.at.x + f64::from(centre.x), board.at.y + f64::from(centre.y)))
    }

    /// The cell at a point, if a board has a floor there.
    pub(crate) fn cell_at(&self, scene: &Scene, point: Vector) -> Option<Place> {
        (0u8..).zip(self.boards.iter().zip(&scene.boards)).find_map(|(number, (placed, board))| {
            let local = Point { x: (point.x - placed.at.x) as f32, y: (point.y - placed.at.y) as f32 };
            let cell = placed.geometry.cell_at(local)?;
            board.cells.get(usize::from(cell))?.as_ref()?;
            Some(Place { board: number, cell })
        })
    }

    /// What a finger at that point means: a piece if it is on one, else the cell.
    pub(crate) fn spot_at(&self, scene: &Scene, point: Vector) -> Option<Spot> {
        let place = self.cell_at(scene, point)?;
        let on_piece = self.stands(scene, place).into_iter().find(|(_, stand, at)| {
            let half = f64::from(stand.size) / 2.0;
            (at.x - point.x).abs() <= half && (at.y - point.y).abs() <= half
        });
        Some(on_piece.map_or(Spot::Cell(place), |(number, ..)| Spot::Piece(number)))
    }

    /// The pieces on a cell with their sizes and middles.
    fn stands(&self, scene: &Scene, place: Place) -> Vec<(u16, Stand, Vector)> {
        let Some(board) = self.boards.get(usize::from(place.board)) else { return Vec::new() };
        let here: Vec<u16> =
            (0u16..).zip(&scene.pieces).filter(|(_, piece)| piece.place == place).map(|(n, _)| n).collect();
        let stands = board.geometry.stands(place.cell, here.len());
        let middle = |stand: &Stand| {
            Vector::new(board.at.x + f64::from(stand.centre.x), board.at.y + f64::from(stand.centre.y))
        };
        here.into_iter().zip(stands).map(|(number, stand)| (number, stand, middle(&stand))).collect()
    }

    /// Where every piece stands: its middle and its size.
    pub(crate) fn pieces(&self, scene: &Scene) -> BTreeMap<u16, (Vector, f64)> {
        let mut places: Vec<Place> = scene.pieces.iter().map(|piece| piece.place).collect();
        table::arrange(&mut places, |place| *place);
        places.dedup();
        let all = places.into_iter().flat_map(|place| self.stands(scene, place));
        table::map_of(all.map(|(number, stand, middle)| (number, (middle, f64::from(stand.size)))))
    }

    /// The cell next to one in a direction on the screen, for keys: the nearest whose middle lies that way.
    pub(crate) fn step(&self, scene: &Scene, from: Place, towards: Vector) -> Option<Place> {
        let here = self.centre(from)?;
        let cells = (0u8..).zip(&scene.boards).flat_map(|(board, drawn)| {
            let floors = (0u16..).zip(&drawn.cells).filter(|(_, floor)| floor.is_some());
            floors.map(move |(cell, _)| Place { board, cell })
        });
        let cost = |place: &Place| {
            let there = self.centre(*place)?;
            let (x, y) = (there.x - here.x, there.y - here.y);
            let along = x * towards.x + y * towards.y;
            let aside = (x * towards.y - y * towards.x).abs();
            // Straight on is better than near; nothing behind or more aside than ahead counts.
            (along > 1.0 && aside <= along * 1.2).then_some(along + 2.0 * aside)
        };
        let costed = cells.filter_map(|place| Some((place, cost(&place)?)));
        costed.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(place, _)| place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Seeded, Viewer};

    fn scene(game: &str) -> Scene {
        let begun = catalog::begin(game, &[], None, &mut Seeded::from_number(1)).unwrap();
        begun.scene(Viewer::Spectator)
    }

    #[test]
    fn every_cell_and_every_piece_of_every_game_is_found_where_it_is_drawn() {
        for game in catalog::GAMES {
            let scene = scene(game);
            for window in [Vector::new(390.0, 600.0), Vector::new(1000.0, 800.0)] {
                let world = World::of(&scene, window);
                for (board, drawn) in (0u8..).zip(&scene.boards) {
                    let floors = (0u16..).zip(&drawn.cells).filter(|(_, floor)| floor.is_some());
                    for (cell, _) in floors {
                        let place = Place { board, cell };
                        let centre = world.centre(place).unwrap();
                        assert_eq!(world.cell_at(&scene, centre), Some(place), "{game}");
                    }
                }
                for (number, (middle, _)) in world.pieces(&scene) {
                    assert_eq!(world.spot_at(&scene, middle), Some(Spot::Piece(number)), "{game}");
                }
            }
        }
    }

    #[test]
    fn a_part_holds_all_cells_of_its_board_and_none_of_another() {
        let scene = scene("requiem");
        let world = World::of(&scene, Vector::new(1000.0, 800.0));
        for board in 0..2 {
            let (from, to) = world.part(board).unwrap();
            for other in 0..2 {
                let centre = world.centre(Place { board: other, cell: 0 }).unwrap();
                let inside = (from.x..to.x).contains(&centre.x) && (from.y..to.y).contains(&centre.y);
                assert_eq!(inside, other == board);
            }
        }
        assert_eq!(world.part(2), None);
    }

    #[test]
    fn arrows_lead_to_every_neighbour_and_back() {
        let scene = scene("tictactoe");
        let world = World::of(&scene, Vector::new(100.0, 100.0));
        let cell = |cell| Place { board: 0, cell };
        let right = Vector::new(1.0, 0.0);
        let down = Vector::new(0.0, 1.0);
        assert_eq!(world.step(&scene, cell(0), right), Some(cell(1)));
        assert_eq!(world.step(&scene, cell(0), down), Some(cell(3)));
        assert_eq!(world.step(&scene, cell(2), right), None);
    }
}
