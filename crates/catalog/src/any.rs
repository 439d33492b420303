//! A match of any game.

use crate::Playable;
#[cfg(feature = "values")]
use crate::Seen;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::any::Any;
use std::fmt;
use table::scene::{Anchor, Glance, Overlay};
use table::{Chance, Match, Message, Outcome, Refusal, Scene, Seat, Seed, Seeded, UndoError, Viewer};

/// A question with its choices as JSON.
#[cfg(feature = "values")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Asked {
    /// Who is asked.
    pub seat: Seat,
    /// What is to be decided.
    pub question: Value,
    /// Every legal answer, in order.
    pub choices: Vec<Value>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The sentence.
    pub text: Message,
    /// What can be shown besides.
    pub glance: Glance,
}

/// Why a decision given as JSON was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// It is no action of this game.
    Malformed(String),
    /// The match refuses it.
    Refused(Refusal),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Malformed(what) => f.write_str(what),
            PlayError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for PlayError {}

/// A match whose game is known only by name. It never gives out more than a viewer may know, but for the journal.
pub trait AnyMatch: Send + Sync {
    /// Name of the game.
    fn game(&self) -> &'static str;
    /// How many seats the table has.
    fn seats(&self) -> usize;
    /// How many decisions have been taken.
    fn turn(&self) -> u32;
    /// The earliest turn that can be gone back to.
    fn settled(&self) -> u32;
    /// How it ended, if it has.
    fn outcome(&self) -> Option<&Outcome>;
    /// Who must decide.
    fn awaited(&self) -> Vec<Seat>;
    /// The question to a seat, if it is asked.
    #[cfg(feature = "values")]
    fn asked(&self, seat: Seat) -> Option<Asked>;
    /// Takes the choice of that number if it is still that turn.
    fn answer(&mut self, turn: u32, seat: Seat, index: u32, chance: &mut dyn Chance) -> Result<(), Refusal>;
    /// Takes a decision given as JSON.
    fn play(&mut self, seat: Seat, action: &Value, chance: &mut dyn Chance) -> Result<(), PlayError>;
    /// Why a decision would not be taken; nothing if it would be.
    #[cfg(feature = "values")]
    fn explain(&self, seat: Seat, action: &Value) -> Result<Option<Refusal>, PlayError>;
    /// Goes back to an earlier turn.
    fn undo(&mut self, to: u32) -> Result<(), UndoError>;
    /// What a viewer may know.
    #[cfg(feature = "values")]
    fn view(&self, viewer: Viewer) -> Value;
    /// What a viewer may know, is asked and learnt of the last decision, ready to be sent.
    #[cfg(feature = "values")]
    fn seen(&self, viewer: Viewer) -> Seen;
    /// Whether two viewers know exactly the same.
    fn alike(&self, one: Viewer, other: Viewer) -> bool;
    /// What a viewer sees.
    fn scene(&self, viewer: Viewer) -> Scene;
    /// What the seats are called.
    fn seat_names(&self) -> Vec<Message>;
    /// What a viewer learns of the last decision.
    #[cfg(feature = "values")]
    fn notices(&self, viewer: Viewer) -> Vec<Value>;
    /// The same as sentences for the log.
    fn told(&self, viewer: Viewer) -> Vec<Message>;
    /// The same with what can be shown besides each sentence.
    fn lines(&self, viewer: Viewer) -> Vec<Line>;
    /// What can be laid over a viewer's boards; some of it is about the piece of that number.
    fn overlays(&self, viewer: Viewer, pointed: Option<u16>) -> Vec<Overlay>;
    /// Why nothing can be chosen at this part of a seat's scene; nothing if something can.
    fn why_not(&self, seat: Seat, anchor: Anchor) -> Option<Refusal>;
    /// The decision of that number, from 0, as it stands in the journal: seat, action and draws.
    fn entry(&self, number: u32) -> Option<Value>;
    /// Takes the next decision of the same match as it went on, and gives the seat whose it was; nothing if there is none.
    fn follow(&mut self, later: &dyn AnyMatch) -> Option<Seat>;
    /// Deals everything anew that a viewer may not know.
    fn redeal(&mut self, viewer: Viewer, chance: &mut dyn Chance);
    /// The match as it was at an earlier turn, whatever has come to light since.
    fn rewound(&self, to: u32) -> Result<Box<dyn AnyMatch>, UndoError>;
    /// The journal file. It holds every secret of the match.
    fn journal(&self) -> String;
    /// Forgets what was published about the dice, because somebody chose some of the draws.
    fn disclaim(&mut self);
    /// What may follow it once it has ended: options of matches that go on from here.
    fn sequels(&self) -> Vec<Value>;
    /// A copy.
    fn boxed(&self) -> Box<dyn AnyMatch>;
    /// The match itself, for visitors who know its type.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Playable> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> usize {
        Match::seats(self)
    }

    fn turn(&self) -> u32 {
        Match::turn(self)
    }

    fn settled(&self) -> u32 {
        Match::settled(self)
    }

    fn outcome(&self) -> Option<&Outcome> {
        Match::outcome(self)
    }

    fn awaited(&self) -> Vec<Seat> {
        self.prompts().iter().map(|prompt| prompt.seat).collect()
    }

    #[cfg(feature = "values")]
    fn asked(&self, seat: Seat) -> Option<Asked> {
        let prompt = self.prompts().of(seat)?;
        let choices = prompt.choices.iter().map(json).collect();
        Some(Asked { seat, question: json(prompt.question), choices })
    }

    fn answer(&mut self, turn: u32, seat: Seat, index: u32, chance: &mut dyn Chance) -> Result<(), Refusal> {
        Match::answer(self, turn, seat, index, chance).map(|_| ())
    }

    fn play(&mut self, seat: Seat, action: &Value, chance: &mut dyn Chance) -> Result<(), PlayError> {
        let action = typed::<G>(action)?;
        Match::play(self, seat, &action, chance).map(|_| ()).map_err(PlayError::Refused)
    }

    #[cfg(feature = "values")]
    fn explain(&self, seat: Seat, action: &Value) -> Result<Option<Refusal>, PlayError> {
        Ok(Match::explain(self, seat, &typed::<G>(action)?))
    }

    fn undo(&mut self, to: u32) -> Result<(), UndoError> {
        Match::undo(self, to)
    }

    #[cfg(feature = "values")]
    fn view(&self, viewer: Viewer) -> Value {
        json(&Match::view(self, viewer))
    }

    #[cfg(feature = "values")]
    fn seen(&self, viewer: Viewer) -> Seen {
        Seen::of(self, viewer)
    }

    fn alike(&self, one: Viewer, other: Viewer) -> bool {
        Match::view(self, one) == Match::view(self, other)
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        let prompt = match viewer {
            Viewer::Seat(seat) => self.prompts().of(seat),
            Viewer::Spectator => None,
        };
        let mut scene = G::scene(self.content(), &Match::view(self, viewer), viewer, prompt);
        scene.awaited = AnyMatch::awaited(self);
        scene
    }

    fn seat_names(&self) -> Vec<Message> {
        G::seat_names(self.content(), &Match::view(self, Viewer::Spectator))
    }

    #[cfg(feature = "values")]
    fn notices(&self, viewer: Viewer) -> Vec<Value> {
        Match::notices(self, viewer).map(|notice| json(&notice)).collect()
    }

    fn told(&self, viewer: Viewer) -> Vec<Message> {
        Match::notices(self, viewer).map(|notice| G::tell(self.content(), &notice)).collect()
    }

    fn lines(&self, viewer: Viewer) -> Vec<Line> {
        let view = Match::view(self, viewer);
        let line = |notice| Line {
            text: G::tell(self.content(), &notice),
            glance: G::glance(self.content(), &view, &notice),
        };
        Match::notices(self, viewer).map(line).collect()
    }

    fn overlays(&self, viewer: Viewer, pointed: Option<u16>) -> Vec<Overlay> {
        G::overlays(self.content(), &Match::view(self, viewer), viewer, pointed)
    }

    fn why_not(&self, seat: Seat, anchor: Anchor) -> Option<Refusal> {
        let Some(prompt) = self.prompts().of(seat) else {
            return Some(self.outcome().map_or(Refusal::NotAsked { seat }, |_| Refusal::Over));
        };
        let viewer = Viewer::Seat(seat);
        let view = Match::view(self, viewer);
        let meant = G::meant(self.content(), &view, prompt, anchor);
        if meant.iter().any(|action| prompt.choices.contains(action)) {
            return None;
        }
        // Rules explain by the position. A guess that looks the same is explained the same, and holds no secret.
        let chance = &mut Seeded::new(Seed([0; 32]));
        let guess = G::determinize(self.content(), &view, viewer, chance);
        let named = meant.iter().find_map(|action| G::explain(&guess, seat, action));
        Some(named.map_or(Refusal::NotOffered, Refusal::Forbidden))
    }

    fn entry(&self, number: u32) -> Option<Value> {
        Match::journal(self).entries.get(number as usize).map(json)
    }

    fn follow(&mut self, later: &dyn AnyMatch) -> Option<Seat> {
        let later = later.as_any().downcast_ref::<Match<G>>()?;
        Match::follow(self, Match::journal(later)).ok().flatten()
    }

    fn redeal(&mut self, viewer: Viewer, chance: &mut dyn Chance) {
        Match::redeal(self, viewer, chance);
    }

    fn rewound(&self, to: u32) -> Result<Box<dyn AnyMatch>, UndoError> {
        Ok(Box::new(Match::rewound(self, to)?))
    }

    fn journal(&self) -> String {
        table::write(Match::journal(self))
    }

    fn disclaim(&mut self) {
        Match::disclaim(self);
    }

    fn sequels(&self) -> Vec<Value> {
        if self.outcome().is_none() {
            Vec::new()
        } else {
            G::sequels(self.state()).iter().map(json).collect()
        }
    }

    fn boxed(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn typed<G: Playable>(action: &Value) -> Result<G::Action, PlayError> {
    serde_json::from_value(action.clone())
        .map_err(|error| PlayError::Malformed(format!("{action} is no action of {}: {error}", G::ID)))
}

fn json<T: Serialize>(value: &T) -> Value {
    // Conformance tests turn every wire type of every game into JSON and back.
    serde_json::to_value(value).expect("wire types can be written as JSON")
}
