//! A match as one viewer sees it, apart from the match: what a host sends away, and what a visitor makes of it.

use crate::packs::pack;
use crate::{Line, Playable, Visitor, visit};
use serde::de::DeserializeOwned;
use serde_json::value::{RawValue, to_raw_value};
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;
use table::scene::{Anchor, Overlay};
use table::{Match, Prompt, Refusal, Scene, Seat, Seed, Seeded, Viewer};

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

/// What a visitor sees who was sent a [`Seen`]: all that a front end draws, made without the match.
pub trait AnyLook: Send + Sync {
    /// The picture. Who is awaited is for the host to say.
    fn scene(&self) -> Scene;
    /// Sentences for the log about the last decision.
    fn lines(&self) -> Vec<Line>;
    /// What can be laid over the boards; some of it is about the piece of that number.
    fn overlays(&self, pointed: Option<u16>) -> Vec<Overlay>;
    /// Why nothing can be chosen at this part of the scene; nothing if something can.
    fn why_not(&self, anchor: Anchor) -> Option<Refusal>;
    /// How many choices there are.
    fn choices(&self) -> usize;
}

/// Why something that a host sent cannot be looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LookError(String);

impl fmt::Display for LookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this is no position of a game known here: {}", self.0)
    }
}

impl std::error::Error for LookError {}

/// Reads what a host sent to `viewer` about a match of that game, which is played with the built-in content.
///
/// # Errors
/// If there is no such game, or it is not a position of it.
pub fn look(game: &str, viewer: Viewer, seen: &Seen) -> Result<Box<dyn AnyLook>, LookError> {
    struct Read<'a>(Viewer, &'a Seen);
    impl Visitor for Read<'_> {
        type Out = Result<Box<dyn AnyLook>, LookError>;
        fn visit<G: Playable>(self) -> Self::Out {
            let Read(viewer, seen) = self;
            let prompt = match (viewer, &seen.asked) {
                (Viewer::Seat(seat), Some(asked)) => {
                    Some((seat, typed(&asked.question)?, typed(&asked.choices)?))
                }
                _ => None,
            };
            let content =
                Arc::clone(pack::<G>(&[]).map_err(|error| LookError(error.to_string()))?.content());
            let (view, notices) = (typed(&seen.view)?, typed(&seen.notices)?);
            Ok(Box::new(Look::<G> { content, viewer, view, prompt, notices, game: PhantomData }))
        }
    }
    visit(game, Read(viewer, seen)).map_err(|error| LookError(error.to_string()))?
}

fn typed<T: DeserializeOwned>(raw: &RawValue) -> Result<T, LookError> {
    serde_json::from_str(raw.get()).map_err(|error| LookError(error.to_string()))
}

struct Look<G: Playable> {
    content: Arc<G::Content>,
    viewer: Viewer,
    view: G::View,
    prompt: Option<(Seat, G::Question, Vec<G::Action>)>,
    notices: Vec<G::Notice>,
    game: PhantomData<fn() -> G>,
}

impl<G: Playable> Look<G> {
    fn prompt(&self) -> Option<Prompt<'_, G>> {
        let (seat, question, choices) = self.prompt.as_ref()?;
        Some(Prompt { seat: *seat, question, choices })
    }
}

impl<G: Playable> AnyLook for Look<G> {
    fn scene(&self) -> Scene {
        G::scene(&self.content, &self.view, self.viewer, self.prompt())
    }

    fn lines(&self) -> Vec<Line> {
        let line = |notice| Line {
            text: G::tell(&self.content, notice),
            glance: G::glance(&self.content, &self.view, notice),
        };
        self.notices.iter().map(line).collect()
    }

    fn overlays(&self, pointed: Option<u16>) -> Vec<Overlay> {
        G::overlays(&self.content, &self.view, self.viewer, pointed)
    }

    fn why_not(&self, anchor: Anchor) -> Option<Refusal> {
        let Some(prompt) = self.prompt() else {
            let not_asked = |seat| Refusal::NotAsked { seat };
            return match self.viewer {
                Viewer::Seat(seat) => Some(not_asked(seat)),
                Viewer::Spectator => Some(Refusal::NotOffered),
            };
        };
        let meant = G::meant(&self.content, &self.view, prompt, anchor);
        if meant.iter().any(|action| prompt.choices.contains(action)) {
            return None;
        }
        // Rules explain by the position. A guess that looks the same is explained the same, and holds no secret.
        let chance = &mut Seeded::new(Seed([0; 32]));
        let guess = G::determinize(&self.content, &self.view, self.viewer, chance);
        let named = meant.iter().find_map(|action| G::explain(&guess, prompt.seat, action));
        Some(named.map_or(Refusal::NotOffered, Refusal::Forbidden))
    }

    fn choices(&self) -> usize {
        self.prompt.as_ref().map_or(0, |prompt| prompt.2.len())
    }
}
