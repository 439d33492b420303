//! A match as one viewer sees it, apart from the match: what a host sends away.

use crate::Playable;
use serde_json::value::{RawValue, to_raw_value};
use table::{Match, Viewer};

/// What one viewer may know of a position, as JSON that is ready to be sent.
#[derive(Clone, Debug)]
pub struct Seen {
    /// The view.
    pub view: Box<RawValue>,
    /// What the viewer is asked.
    pub asked: Option<SeenPrompt>,
    /// What the viewer learns of the last decision: a list.
    pub notices: Box<RawValue>,
}

/// A question and the list of all that may be answered.
#[derive(Clone, Debug)]
pub struct SeenPrompt {
    /// The question.
    pub question: Box<RawValue>,
    /// The choices.
    pub choices: Box<RawValue>,
}

impl Seen {
    pub(crate) fn of<G: Playable>(game: &Match<G>, viewer: Viewer) -> Seen {
        let raw = |written: Result<_, serde_json::Error>| {
            // Conformance tests turn every wire type of every game into JSON and back.
            written.expect("wire types can be written as JSON")
        };
        let prompt = match viewer {
            Viewer::Seat(seat) => game.prompts().of(seat),
            Viewer::Spectator => None,
        };
        let notices: Vec<G::Notice> = game.notices(viewer).collect();
        Seen {
            view: raw(to_raw_value(&game.view(viewer))),
            asked: prompt.map(|prompt| SeenPrompt {
                question: raw(to_raw_value(prompt.question)),
                choices: raw(to_raw_value(prompt.choices)),
            }),
            notices: raw(to_raw_value(&notices)),
        }
    }
}
