//! What is drawn of a match at one moment.

use crate::panel::level_name;
use crate::words::{sentence, t, words};
use catalog::Line;
use session::{Session, Sitter, Stage};
use std::collections::BTreeMap;
use table::scene::{Anchor, Choice, Place, Scene};
use table::{Message, Outcome, Seat, Viewer};

/// What is drawn of a match at one moment, for whoever is at the screen.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Frame {
    pub(crate) game: &'static str,
    pub(crate) scene: Scene,
    pub(crate) viewer: Viewer,
    pub(crate) turn: u32,
    pub(crate) stage: Stage,
    pub(crate) outcome: Option<Outcome>,
    /// Who sits on each seat, in words.
    pub(crate) sitters: Vec<String>,
    /// What the last decision led to.
    pub(crate) news: Vec<Line>,
    pub(crate) can_undo: bool,
    /// Whether somebody has decided anything that could be taken back.
    pub(crate) can_take_back: bool,
    /// Whether the screen has to be handed over behind a curtain now and then.
    pub(crate) secretive: bool,
}

impl Frame {
    /// The match as it stands.
    pub(crate) fn of(session: &Session) -> Frame {
        let stage = session.stage();
        // Behind the curtain, and while a stranger may look, nothing but what everybody may know is drawn.
        let viewer = match stage {
            Stage::Curtain(_) => Viewer::Spectator,
            Stage::Person(seat) => Viewer::Seat(seat),
            _ => session.viewer(),
        };
        let game = session.game();
        let mut scene = game.scene(viewer);
        if game.outcome().is_some() {
            // Whose turn it would be does not matter any more.
            scene.headline = None;
        }
        let last = session.log().decisions().last();
        Frame {
            game: game.game(),
            scene,
            viewer,
            turn: game.turn(),
            stage,
            outcome: game.outcome().cloned(),
            sitters: sitters(session),
            news: last.map(|decision| decision.lines(viewer).to_vec()).unwrap_or_default(),
            can_undo: session.can_undo(),
            can_take_back: session.last_own().is_some(),
            secretive: session.has_secrets(),
        }
    }

    /// The choices of whoever is asked and at the screen.
    pub(crate) fn choices(&self) -> &[Choice] {
        match (&self.stage, &self.scene.prompt) {
            (Stage::Person(seat), Some(ask)) if ask.seat == *seat => &ask.choices,
            _ => &[],
        }
    }

    /// Who is asked and at the screen.
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.stage {
            Stage::Person(seat) => Some(seat),
            _ => None,
        }
    }

    /// What a seat is called at the beginning of a line.
    pub(crate) fn seat(&self, seat: Seat) -> String {
        locale::capital(&words().seat(seat, &self.scene.seats))
    }

    /// The numbers of choices by the cell at which they are made.
    pub(crate) fn choices_by_place(&self) -> BTreeMap<Place, Vec<usize>> {
        let mut by_place: BTreeMap<Place, Vec<usize>> = BTreeMap::new();
        for (index, choice) in self.choices().iter().enumerate() {
            if let Some(place) = self.place(choice.anchor) {
                by_place.entry(place).or_default().push(index);
            }
        }
        by_place
    }

    /// The cell of an anchor that is on a board.
    pub(crate) fn place(&self, anchor: Anchor) -> Option<Place> {
        match anchor {
            Anchor::Place(place) => Some(place),
            Anchor::Piece(number) => self.scene.pieces.get(usize::from(number)).map(|piece| piece.place),
            Anchor::Card(..) | Anchor::Button => None,
        }
    }

    /// Choices made at exactly this anchor.
    pub(crate) fn choices_at(&self, anchor: Anchor) -> Vec<usize> {
        let there = |(index, choice): (usize, &Choice)| (choice.anchor == anchor).then_some(index);
        self.choices().iter().enumerate().filter_map(there).collect()
    }

    /// What is to be decided, or what is being waited for.
    pub(crate) fn question(&self) -> String {
        let waits = |id: &'static str, seat: Seat| {
            words().say(&Message::new(id).with("seat", locale::seat_term(seat, &self.scene.seats)))
        };
        match (&self.outcome, self.stage) {
            (Some(outcome), _) => words().outcome(outcome, &self.scene.seats),
            (None, Stage::Bot(seat, _)) => locale::capital(&waits("web-thinking", seat)),
            (None, Stage::Curtain(seat)) => waits("web-pass-on", seat),
            (None, Stage::Elsewhere(seat)) => locale::capital(&waits("web-awaited", seat)),
            (None, _) => self.scene.prompt.as_ref().map_or(String::new(), |ask| sentence(&ask.question)),
        }
    }

    /// The name of a cell, with what is on it, as it is read out.
    pub(crate) fn described(&self, place: Place) -> String {
        let board = self.scene.boards.get(usize::from(place.board));
        let floor = board.and_then(|board| board.cells.get(usize::from(place.cell))?.as_ref());
        let Some(floor) = floor else { return String::new() };
        let terrain = format!("common-terrain-{}", floor.terrain);
        let ground = if words().has(&terrain) {
            words().say(&Message::new(terrain))
        } else {
            floor.terrain.to_string()
        };
        let here = self.scene.pieces.iter().filter(|piece| piece.place == place);
        let parts =
            [format!("{} {ground}", floor.name)].into_iter().chain(here.map(|piece| self.piece(piece)));
        parts.collect::<Vec<_>>().join(", ")
    }

    /// A piece with its owner and its badges, as it is read out.
    pub(crate) fn piece(&self, piece: &table::scene::Piece) -> String {
        let name = words().say(&piece.name);
        let owner =
            piece.owner.map(|seat| words().seat(seat, &self.scene.seats)).filter(|owner| *owner != name);
        let badges = piece.badges.iter().map(|badge| words().say(&badge.name));
        [name].into_iter().chain(owner).chain(badges).collect::<Vec<_>>().join(", ")
    }
}

/// Who sits where at this device, in words. Where several people do, or nobody knows, nobody is `you`.
fn sitters(session: &Session) -> Vec<String> {
    let people = session.sitters().iter().filter(|sitter| **sitter == Sitter::Person).count();
    let named = |sitter: &Sitter| match sitter {
        Sitter::Person => t(if people == 1 { "web-person" } else { "web-person-here" }),
        Sitter::Bot(level) => level_name(*level),
    };
    session.sitters().iter().map(named).collect()
}

impl Frame {
    /// A moment of a match that is looked at again.
    pub(crate) fn of_moment(session: &Session, turn: u32, viewer: Viewer) -> Option<Frame> {
        let game = session.game().rewound(turn).ok()?;
        let mut scene = game.scene(viewer);
        // Nobody is asked anything in a replay.
        scene.prompt = None;
        let decision = turn.checked_sub(1).and_then(|last| session.log().decisions().get(last as usize));
        Some(Frame {
            game: game.game(),
            scene,
            viewer,
            turn,
            stage: Stage::Over,
            outcome: game.outcome().cloned(),
            sitters: sitters(session),
            news: decision.map(|decision| decision.lines(viewer).to_vec()).unwrap_or_default(),
            can_undo: false,
            can_take_back: false,
            secretive: false,
        })
    }
}
