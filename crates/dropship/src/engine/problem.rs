//! Why a request was not carried out.

use super::answer::Fields;
use crate::sentence::sentence;
use catalog::{CatalogError, PlayError};
use serde_json::Value;
use table::{DrawError, Refusal, UndoError};

/// Why a request was not carried out: a word for programs, a sentence for people.
#[derive(Debug)]
pub(crate) struct Problem {
    kind: &'static str,
    why: String,
    /// The rule that forbids it, and the reason as a message of the game.
    rule: Option<(String, Value)>,
}

/// Sentences quote what was sent. Longer ones are cut, since a line may hold a megabyte.
const MOST_CHARS: usize = 600;

impl Problem {
    pub(crate) fn new(kind: &'static str, why: impl Into<String>) -> Problem {
        Problem { kind, why: shortened(why.into()), rule: None }
    }

    pub(crate) fn malformed(why: impl Into<String>) -> Problem {
        Problem::new("malformed", why)
    }

    pub(crate) fn field(why: impl Into<String>) -> Problem {
        Problem::new("field", why)
    }

    pub(crate) fn no_match() -> Problem {
        Problem::new("no_match", "there is no match yet: begin one with `new`, `load` or `replay`")
    }

    pub(crate) fn refused(refusal: &Refusal) -> Problem {
        let kind = match refusal {
            Refusal::Over => "over",
            Refusal::NotAsked { .. } => "not_asked",
            Refusal::Stale { .. } => "stale",
            Refusal::NoSuchChoice { .. } => "no_such_choice",
            Refusal::Forbidden(_) => "forbidden",
            Refusal::NotOffered => "not_offered",
        };
        let mut problem = Problem::new(kind, sentence(refusal));
        if let Refusal::Forbidden(breach) = refusal {
            let message = serde_json::to_value(&breach.why).unwrap_or_default();
            problem.rule = Some((breach.rule.to_string(), message));
        }
        problem
    }

    pub(crate) fn not_played(error: &PlayError) -> Problem {
        match error {
            PlayError::Malformed(what) => Problem::new("action", what.as_str()),
            PlayError::Refused(refusal) => Problem::refused(refusal),
        }
    }

    pub(crate) fn draws(error: DrawError) -> Problem {
        let why =
            format!("the chosen draws do not fit, so nothing was played: {error}. Choose others with `dice`");
        Problem::new("dice", why)
    }

    /// What an answer says about it, besides `ok` and `id`.
    pub(crate) fn fields(&self) -> Fields {
        let mut fields = vec![("error", Value::from(self.kind))];
        if let Some((rule, message)) = &self.rule {
            fields.push(("rule", Value::from(rule.as_str())));
            fields.push(("message", message.clone()));
        }
        fields.push(("why", Value::from(self.why.as_str())));
        fields
    }

    /// The same without the kind, for answers that are no errors.
    pub(crate) fn reasons(&self) -> Fields {
        self.fields().split_off(1)
    }
}

impl From<CatalogError> for Problem {
    fn from(error: CatalogError) -> Problem {
        let kind = match error {
            CatalogError::UnknownGame { .. } => "unknown_game",
            CatalogError::Content(_) => "content",
            CatalogError::Options(_) | CatalogError::NotAllowed(_) => "options",
            CatalogError::File(_) | CatalogError::Replay(_) | CatalogError::Verify(_) => "journal",
            CatalogError::Scenario(_) => "scenario",
        };
        Problem::new(kind, error.to_string())
    }
}

impl From<UndoError> for Problem {
    fn from(error: UndoError) -> Problem {
        Problem::new("undo", error.to_string())
    }
}

fn shortened(mut text: String) -> String {
    if let Some((at, _)) = text.char_indices().nth(MOST_CHARS) {
        text.truncate(at);
        text.push('…');
    }
    text
}
