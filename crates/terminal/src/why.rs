//! Why something is not possible: asked by pointing at it, or by the name of a cell or a piece.

use crate::local::Local;
use crate::look::{Look, anchored};
use crate::pick::typeable;
use table::scene::{Anchor, Place, Scene};
use table::{Chance, Message, Refusal, Seat, Viewer};

/// What is pointed at in a place: the first piece there, else the cell itself.
pub(crate) fn at(scene: &Scene, place: Place) -> Anchor {
    let piece = (0u16..).zip(&scene.pieces).find(|(_, piece)| piece.place == place);
    piece.map_or(Anchor::Place(place), |(index, _)| Anchor::Piece(index))
}

/// What goes by this name: a cell with what stands there, else a piece, as the board or the legend calls it.
pub(crate) fn named(look: &Look<'_>, typed: &str) -> Option<Anchor> {
    if let Some(place) = look.atlas.find(typed) {
        return Some(at(look.scene, place));
    }
    let same = |name: &str| typeable(name) == typeable(typed);
    let mut pieces = (0u16..).zip(&look.scene.pieces);
    let piece = pieces.find(|(_, piece)| same(&look.tags.piece(piece)) || same(&look.words.say(&piece.name)));
    piece.map(|(index, _)| Anchor::Piece(index))
}

/// Whether something can be chosen where this is.
pub(crate) fn is_offered(scene: &Scene, anchor: Anchor) -> bool {
    let here = anchored(scene, anchor);
    let mut choices = scene.prompt.iter().flat_map(|ask| &ask.choices);
    here.is_some() && choices.any(|choice| anchored(scene, choice.anchor) == here)
}

impl<C: Chance> Local<C> {
    /// Why nothing can be chosen there, by the rule that forbids it; nothing if something can.
    pub(crate) fn why_at(&self, anchor: Anchor) -> Option<Refusal> {
        let seat = self.asking();
        let asked = |anchor| self.game.why_not(seat, anchor);
        match (asked(anchor), anchor) {
            // Nothing is ever done to this piece, but perhaps to the cell it stands on.
            (Some(Refusal::NotOffered), Anchor::Piece(_)) => {
                let place = anchored(&self.scene(Viewer::Seat(seat)), anchor).map(Anchor::Place);
                place.map_or(Some(Refusal::NotOffered), asked)
            }
            (refusal, _) => refusal,
        }
    }

    /// The same of an action that a programmer typed as JSON; whatever else was typed names nothing on the table.
    pub(crate) fn why_action(&self, typed: &str) -> Result<Option<Refusal>, Message> {
        let explained = serde_json::from_str(typed)
            .map_err(|error| error.to_string())
            .and_then(|action| self.game.explain(self.asking(), &action).map_err(|error| error.to_string()));
        explained.map_err(|what| {
            if typed.starts_with('{') {
                Message::new("terminal-why-wrong").with("what", what)
            } else {
                Message::new("terminal-no-such-place").with("typed", typed.to_string())
            }
        })
    }

    /// Once the game is over nobody is at the screen, and the answer is the same for every seat.
    fn asking(&self) -> Seat {
        self.looking.unwrap_or(Seat(0))
    }
}
