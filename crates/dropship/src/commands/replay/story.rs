//! A journal retold, decision by decision.

use catalog::{CatalogError, OwnFiles, Playable, Visitor};
use serde_json::{Value, json};
use table::{Hash, Match, Message, Outcome, Pack, Seat, Viewer};

/// A match as far as it was retold.
pub(crate) struct Story {
    pub(crate) game: &'static str,
    pub(crate) rules: u32,
    pub(crate) options: Value,
    pub(crate) content: Hash,
    pub(crate) seats: usize,
    /// How many decisions the journal holds.
    pub(crate) turns: usize,
    pub(crate) decisions: Vec<Decision>,
    pub(crate) outcome: Option<Outcome>,
    /// What the viewer knows at the end.
    pub(crate) view: Value,
}

/// One decision and what the viewer learnt of it.
pub(crate) struct Decision {
    pub(crate) turn: u32,
    pub(crate) seat: Seat,
    /// Nothing if it was another seat's, which the viewer knows of only by the notices.
    pub(crate) action: Option<Value>,
    /// Nothing unless the whole truth is told.
    pub(crate) draws: Vec<u32>,
    pub(crate) notices: Vec<Value>,
    pub(crate) log: Vec<Message>,
}

/// Who is told the story.
#[derive(Clone, Copy)]
pub(crate) enum Listener {
    /// Whoever has the file may know everything: all actions and draws, with a spectator's log.
    Owner,
    /// As one seat saw it.
    Seat(Seat),
}

impl Listener {
    fn viewer(self) -> Viewer {
        match self {
            Listener::Owner => Viewer::Spectator,
            Listener::Seat(seat) => Viewer::Seat(seat),
        }
    }

    fn knows_action_of(self, other: Seat) -> bool {
        match self {
            Listener::Owner => true,
            Listener::Seat(seat) => seat == other,
        }
    }
}

/// Why a story cannot be told.
pub(crate) enum StoryError {
    /// The journal is not whole or does not replay.
    Journal(CatalogError),
    /// The table has fewer seats.
    NoSuchSeat {
        /// How many it has.
        seats: usize,
    },
    /// The match is shorter.
    NoSuchTurn {
        /// How many decisions were taken.
        turns: usize,
    },
}

impl<E: Into<CatalogError>> From<E> for StoryError {
    fn from(error: E) -> StoryError {
        StoryError::Journal(error.into())
    }
}

/// Retells the first `turns` decisions of a journal, or all.
pub(crate) fn read(
    text: &str,
    own: OwnFiles<'_>,
    listener: Listener,
    turns: Option<usize>,
) -> Result<Story, StoryError> {
    catalog::visit(&table::header(text)?.game, Retell { text, own, listener, turns })?
}

struct Retell<'a> {
    text: &'a str,
    own: OwnFiles<'a>,
    listener: Listener,
    turns: Option<usize>,
}

impl Visitor for Retell<'_> {
    type Out = Result<Story, StoryError>;

    fn visit<G: Playable>(self) -> Self::Out {
        let journal = table::read::<G>(self.text)?;
        let pack = Pack::<G>::read(self.own)?;
        // The whole journal is checked first, so that below only what is known to fit is played.
        Match::replay(&pack, &journal)?;
        let mut game = Match::replay_until(&pack, &journal, 0)?;
        if let Listener::Seat(seat) = self.listener
            && seat.index() >= game.seats()
        {
            return Err(StoryError::NoSuchSeat { seats: game.seats() });
        }
        let turns = self.turns.unwrap_or(journal.entries.len());
        if turns > journal.entries.len() {
            return Err(StoryError::NoSuchTurn { turns: journal.entries.len() });
        }
        let viewer = self.listener.viewer();
        let mut decisions = Vec::new();
        for entry in journal.entries.iter().take(turns) {
            game.follow(&journal)?;
            let is_known = self.listener.knows_action_of(entry.seat);
            let notices: Vec<G::Notice> = game.notices(viewer).collect();
            decisions.push(Decision {
                turn: game.turn(),
                seat: entry.seat,
                action: is_known.then(|| json!(entry.action)),
                draws: if let Listener::Owner = self.listener { entry.draws.clone() } else { Vec::new() },
                notices: notices.iter().map(|notice| json!(notice)).collect(),
                log: notices.iter().map(|notice| G::tell(game.content(), notice)).collect(),
            });
        }
        Ok(Story {
            game: G::ID,
            rules: G::RULES,
            options: json!(journal.options),
            content: journal.content,
            seats: game.seats(),
            turns: journal.entries.len(),
            decisions,
            outcome: game.outcome().cloned(),
            view: json!(game.view(viewer)),
        })
    }
}
