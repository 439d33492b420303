//! Whether everything in a scene points at something that is there.

use crate::fault::{Verdict, ensure};
use table::scene::{Anchor, Board, Choice, Place, Shape};
use table::{Scene, Seat};

/// A scene as a set of places.
pub(super) struct Places<'a>(&'a Scene);

impl<'a> Places<'a> {
    pub(super) fn of(scene: &'a Scene) -> Places<'a> {
        Places(scene)
    }

    pub(super) fn check(&self, seats: usize) -> Verdict {
        let scene = self.0;
        scene.boards.iter().try_for_each(board)?;
        for piece in &scene.pieces {
            ensure(self.has_cell(piece.place), || format!("a piece stands on no cell: {piece:?}"))?;
        }
        let owners = scene.pieces.iter().map(|piece| piece.owner);
        let owners = owners.chain(scene.trays.iter().map(|tray| tray.owner));
        let owners = owners.chain(scene.gauges.iter().map(|gauge| gauge.owner)).flatten();
        let stranger: Option<Seat> =
            owners.chain(scene.awaited.iter().copied()).find(|seat| seat.index() >= seats);
        ensure(stranger.is_none(), || {
            format!("the scene shows a seat that is not at the table: {stranger:?}")
        })?;
        scene.prompt.iter().flat_map(|ask| &ask.choices).try_for_each(|choice| self.choice(choice))
    }

    fn choice(&self, choice: &Choice) -> Verdict {
        ensure(self.has(choice.anchor), || format!("a choice points at nothing: {choice:?}"))?;
        ensure(choice.path.iter().all(|place| self.has_cell(*place)), || {
            format!("the path of a choice leaves the board: {choice:?}")
        })?;
        ensure(choice.odds.iter().all(|odds| odds.of > 0 && odds.ways <= odds.of), || {
            format!("the odds of a choice are impossible: {choice:?}")
        })
    }

    fn has(&self, anchor: Anchor) -> bool {
        match anchor {
            Anchor::Place(place) => self.has_cell(place),
            Anchor::Piece(number) => usize::from(number) < self.0.pieces.len(),
            Anchor::Card(tray, card) => {
                self.0.trays.get(usize::from(tray)).is_some_and(|tray| usize::from(card) < tray.cards.len())
            }
            Anchor::Button => true,
        }
    }

    fn has_cell(&self, place: Place) -> bool {
        let board = self.0.boards.get(usize::from(place.board));
        board.and_then(|board| board.cells.get(usize::from(place.cell))).is_some_and(Option::is_some)
    }
}

fn board(board: &Board) -> Verdict {
    let (width, cells) = (usize::from(board.width), board.cells.len());
    ensure(width > 0 && cells.is_multiple_of(width), || {
        format!("a board of {cells} cells has no whole rows of {width}: {:?}", board.name)
    })?;
    let sides = match board.shape {
        Shape::Square => 4,
        Shape::Hex => 6,
    };
    match board.edges.iter().find(|edge| usize::from(edge.cell) >= cells || edge.side >= sides) {
        Some(edge) => ensure(false, || format!("a wall or door stands nowhere: {edge:?}")),
        None => Ok(()),
    }
}
