//! Long texts, written piece by piece: the browser can answer in between.

use crate::dom;
use leptos::prelude::*;
use web_sys::Element;

/// An element that long texts are written into as HTML: a view for every part of hundreds of rules would take ten times as
/// long.
#[derive(Clone, Copy)]
pub(crate) struct Sheet {
    id: &'static str,
    /// How often it was begun anew.
    begun: StoredValue<u32>,
}

impl Sheet {
    /// The element of that name.
    pub(crate) fn new(id: &'static str) -> Sheet {
        Sheet { id, begun: StoredValue::new(0) }
    }

    /// Writes something else, piece by piece. Says whether all of it was written: who wants something else meanwhile, or leaves
    /// the page, does not get the rest.
    pub(crate) async fn write(self, pieces: impl Iterator<Item = String>) -> bool {
        let number = self.begun.try_update_value(|begun| {
            *begun += 1;
            *begun
        });
        let Some(place) = document().get_element_by_id(self.id) else { return false };
        place.set_inner_html("");
        busy(&place, "true");
        for (at, piece) in pieces.enumerate() {
            if at > 0 {
                dom::drawn().await;
            }
            if self.begun.try_get_value() != number {
                return false;
            }
            // An element of the page can be added to.
            let _ = place.insert_adjacent_html("beforeend", &piece);
        }
        busy(&place, "false");
        true
    }
}

/// Says whether more is to come.
fn busy(place: &Element, is_busy: &str) {
    // An attribute of this name can be set.
    let _ = place.set_attribute("aria-busy", is_busy);
}
