//! Guessed worlds, one after another.

use std::sync::Arc;
use table::{Chance, Determinize, Seat, Viewer};

/// What a seat's view leaves open, dealt again and again. Reading a view is slow, so it is read once.
pub(crate) struct Worlds<'a, G: Determinize> {
    content: &'a Arc<G::Content>,
    view: &'a G::View,
    viewer: Viewer,
    first: Option<G::State>,
}

impl<G: Determinize> Clone for Worlds<'_, G> {
    fn clone(&self) -> Self {
        Worlds { content: self.content, view: self.view, viewer: self.viewer, first: self.first.clone() }
    }
}

impl<'a, G: Determinize> Worlds<'a, G> {
    pub(crate) fn new(content: &'a Arc<G::Content>, view: &'a G::View, seat: Seat) -> Worlds<'a, G> {
        Worlds { content, view, viewer: Viewer::Seat(seat), first: None }
    }

    /// Another world that looks like the view.
    pub(crate) fn next(&mut self, chance: &mut dyn Chance) -> G::State {
        match &self.first {
            Some(first) => G::disguise(first, self.viewer, chance),
            None => {
                let world = G::determinize(self.content, self.view, self.viewer, chance);
                self.first.insert(world).clone()
            }
        }
    }
}
