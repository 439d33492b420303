//! Race markers (R-MARK): notes that players lay on the boards.
//!
//! They stand beside a match, not in it: no rule, hash or bot ever looks at them (R-MARK-4). A host keeps one
//! [`Markers`] for a match and shows it to everybody.

use crate::hero::{Hero, Race};
use crate::spot::Spot;
use crate::view::View;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use table::Breach;

/// What a marker lies on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Under {
    /// A cell of either board.
    Cell(Spot),
    /// A hero card.
    Card(Hero),
}

/// Markers each race has (R-MARK-1).
const EACH: usize = 10;

/// The markers of all races.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Markers {
    placed: Vec<(Race, Under)>,
}

impl Markers {
    /// Where the markers of a race lie.
    pub fn of(&self, race: Race) -> impl Iterator<Item = Under> + '_ {
        self.placed.iter().filter(move |(owner, _)| *owner == race).map(|(_, under)| *under)
    }

    /// Puts a marker of `race` somewhere.
    ///
    /// # Errors
    /// Outside the own turn, off the boards, or with all ten in use (R-MARK-1, R-MARK-2).
    pub fn put(
        &mut self,
        view: &View,
        content: &crate::Content,
        race: Race,
        under: Under,
    ) -> Result<(), Breach> {
        own_turn(view, race)?;
        let somewhere = match under {
            Under::Cell(spot) => content.map.cell(spot).is_some(),
            Under::Card(_) => true,
        };
        if !somewhere {
            return Err(Breach::new("R-MARK-2", "requiem-no-marker-there"));
        }
        if self.of(race).count() >= EACH {
            return Err(Breach::new("R-MARK-1", "requiem-no-marker-left"));
        }
        self.placed.push((race, under));
        Ok(())
    }

    /// Takes an own marker away.
    ///
    /// # Errors
    /// Outside the own turn, or if no own marker lies there (R-MARK-2).
    pub fn remove(&mut self, view: &View, race: Race, under: Under) -> Result<(), Breach> {
        own_turn(view, race)?;
        match self.placed.iter().position(|placed| *placed == (race, under)) {
            Some(at) => {
                self.placed.remove(at);
                Ok(())
            }
            None => Err(Breach::new("R-MARK-2", "requiem-no-marker-own")),
        }
    }
}

fn own_turn(view: &View, race: Race) -> Result<(), Breach> {
    if view.active == race { Ok(()) } else { Err(Breach::new("R-MARK-2", "requiem-no-marker-now")) }
}
