//! A match as it is kept between visits.

use crate::{Log, Session, Sitter};
use catalog::CatalogError;
use serde::{Deserialize, Serialize};
use table::{Seat, Seed, Standing};

/// A match as it is kept: its journal, and what the journal does not know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// What it is called in addresses.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Who sits on each seat.
    pub sitters: Vec<Sitter>,
    /// When it began, in milliseconds since 1970.
    pub created: f64,
    /// When somebody last decided something.
    pub updated: f64,
    /// How many decisions have been taken.
    pub turn: u32,
    /// Whether it is over.
    pub over: bool,
    /// How it ended for the one person who played it.
    #[serde(default)]
    pub standing: Option<Standing>,
    /// Who was at the screen, where several people share it.
    #[serde(default)]
    pub looking: Option<Seat>,
    /// Turns at which people agreed to go back, and from where.
    #[serde(default)]
    pub marks: Vec<(u32, u32)>,
    /// The journal file.
    pub journal: String,
}

impl Session {
    /// What has to be kept of it now, under a name and at a time that the host knows.
    pub fn saved(&self, id: &str, created: f64, now: f64) -> Saved {
        Saved {
            id: id.to_string(),
            game: self.game().game().to_string(),
            sitters: self.sitters().to_vec(),
            created,
            updated: now,
            turn: self.game().turn(),
            over: self.game().outcome().is_some(),
            standing: self.standing(),
            looking: self.looking,
            marks: self.log().marks().to_vec(),
            journal: self.game().journal(),
        }
    }

    /// How it ended for the one person who played it.
    fn standing(&self) -> Option<Standing> {
        let mut people = self.people();
        let only = people.next().filter(|_| people.next().is_none())?;
        Some(self.game().outcome()?.standings[only])
    }

    /// Goes on with what was kept. `seed` is for dice that can no longer be checked.
    ///
    /// # Errors
    /// If the journal is damaged or was played by other rules.
    pub fn open(saved: &Saved, seed: Seed) -> Result<Session, CatalogError> {
        let mut session = Session::resume(&saved.journal, saved.sitters.clone(), seed)?;
        session.log = std::mem::take::<Log>(&mut session.log).with_marks(&saved.marks);
        // Whoever comes back may be somebody else: with secrets on the table the screen is handed over anew.
        session.looking = saved.looking.filter(|_| !session.has_secrets());
        Ok(session)
    }
}
