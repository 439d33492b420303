//! The match being played, and what is known about its dice.

use super::answer::Fields;
use super::problem::Problem;
use super::request::Request;
use catalog::AnyMatch;
use serde_json::{Value, json};
use table::{Seat, Seeded, Viewer};

/// A match and where its draws come from.
#[derive(Clone)]
pub(crate) struct Current {
    pub(crate) game: Copied,
    pub(crate) stream: Seeded,
    /// Whether the stream is the one that the journal's seed gives, and every draw came from it.
    pub(crate) is_own_stream: bool,
}

/// A match of any game that can be copied like other data.
pub(crate) struct Copied(pub(crate) Box<dyn AnyMatch>);

impl Clone for Copied {
    fn clone(&self) -> Copied {
        Copied(self.0.boxed())
    }
}

impl Current {
    /// A match whose draws come from elsewhere than its journal says, if it says anything.
    pub(crate) fn new(game: Box<dyn AnyMatch>, stream: Seeded) -> Current {
        Current { game: Copied(game), stream, is_own_stream: false }
    }

    /// A match with the very stream that its journal promises.
    pub(crate) fn fair(game: Box<dyn AnyMatch>, stream: Seeded) -> Current {
        Current { is_own_stream: true, ..Current::new(game, stream) }
    }

    pub(crate) fn game(&self) -> &dyn AnyMatch {
        self.game.0.as_ref()
    }

    /// The seat in a request, if the table has it.
    pub(crate) fn seat(&self, request: &Request) -> Result<Seat, Problem> {
        self.at_the_table("seat", request.need("seat")?)
    }

    /// The viewer in a request, if it was sent and the table has that seat.
    pub(crate) fn viewer(&self, request: &Request) -> Result<Option<Viewer>, Problem> {
        match request.get("viewer")? {
            Some(Viewer::Seat(seat)) => Ok(Some(Viewer::Seat(self.at_the_table("viewer", seat)?))),
            other => Ok(other),
        }
    }

    pub(crate) fn at_the_table(&self, field: &str, seat: Seat) -> Result<Seat, Problem> {
        let seats = self.game().seats();
        if seat.index() < seats {
            return Ok(seat);
        }
        let last = seats.saturating_sub(1);
        Err(Problem::field(format!("field `{field}`: expected a seat from 0 to {last}, found {}", seat.0)))
    }

    /// How it ended, or every open question, or only the one to a seat.
    pub(crate) fn status(&self, only: Option<Seat>) -> Fields {
        let game = self.game();
        let mut fields = vec![("turn", Value::from(game.turn())), ("settled", Value::from(game.settled()))];
        if let Some(outcome) = game.outcome() {
            fields.push(("over", Value::from(true)));
            fields.push(("outcome", json!(outcome)));
            return fields;
        }
        let awaited = game.awaited();
        let is_wanted = |seat: &&Seat| only.is_none_or(|only| only == **seat);
        let prompts = awaited.iter().filter(is_wanted).filter_map(|seat| game.asked(*seat));
        let prompts: Value = prompts.map(|asked| json!(asked)).collect();
        fields.extend([("over", Value::from(false)), ("awaited", json!(awaited)), ("prompts", prompts)]);
        fields
    }
}
