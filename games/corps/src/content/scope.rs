//! Which steps may stand in which texts, and what those of a mission may name.

use super::parse::Reader;
use crate::key::Key;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use table::TextError;

/// What a text may speak of, one bit each.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Scope(u16);

impl Scope {
    /// Nothing but the table: all that a hazard may need (9.1).
    pub(super) const TABLE: Scope = Scope(0);
    /// A character whose text it is.
    pub(super) const YOU: Scope = Scope(1);
    /// Its player's hand: heroes only (9.5).
    pub(super) const HAND: Scope = Scope(1 << 1);
    /// It may turn over a card.
    pub(super) const REVEAL: Scope = Scope(1 << 2);
    /// A card has been turned over.
    pub(super) const REVEALED: Scope = Scope(1 << 3);
    /// An equipped card whose text it is.
    pub(super) const THIS: Scope = Scope(1 << 4);
    /// A failed die on the table.
    pub(super) const DIE: Scope = Scope(1 << 5);
    /// A character about to be killed.
    pub(super) const DEATH: Scope = Scope(1 << 6);
    /// Somebody who may choose: what is not compulsory.
    pub(super) const CHOICE: Scope = Scope(1 << 7);
    /// Blips that a tracker card has just placed.
    pub(super) const BLIPS: Scope = Scope(1 << 8);
    /// A mission.
    pub(super) const MISSION: Scope = Scope(1 << 9);
    /// A mission blip that was just spotted.
    pub(super) const FOUND: Scope = Scope(1 << 10);
    /// A character chosen by the text itself.
    pub(super) const TARGET: Scope = Scope(1 << 11);

    /// Whatever a hero, or its player, may do.
    pub(super) const HERO: Scope =
        Scope(Scope::YOU.0 | Scope::HAND.0 | Scope::REVEAL.0 | Scope::CHOICE.0 | Scope::TARGET.0);

    pub(super) fn with(self, other: Scope) -> Scope {
        Scope(self.0 | other.0)
    }

    pub(super) fn without(self, other: Scope) -> Scope {
        Scope(self.0 & !other.0)
    }

    /// Why a step with these needs cannot stand here.
    pub(super) fn lacks(self, needs: Scope) -> Option<&'static str> {
        let reasons = [
            (Scope::YOU, "needs a character whose text it is"),
            (Scope::HAND, "needs a hero's hand"),
            (Scope::REVEAL, "cannot stand in a hazard or inside another `reveal`"),
            (Scope::REVEALED, "stands only inside a `reveal`"),
            (Scope::THIS, "stands only on a card that is equipped"),
            (Scope::DIE, "needs a failed die on the table"),
            (Scope::DEATH, "needs somebody who is about to be killed"),
            (Scope::CHOICE, "is a choice, and this text is compulsory"),
            (Scope::BLIPS, "stands only on tracker cards"),
            (Scope::MISSION, "stands only in missions"),
            (Scope::FOUND, "stands only under mission blips"),
            (Scope::TARGET, "needs a `pick` before it, or a character whose text it is"),
        ];
        let missing = needs.0 & !self.0;
        reasons.into_iter().find(|(need, _)| missing & need.0 != 0).map(|(_, why)| why)
    }
}

/// Every step and what it needs.
const STEPS: [(&str, Scope); 47] = [
    ("draw", Scope::HAND),
    ("may_draw", Scope::HAND),
    ("recycle", Scope::TABLE),
    ("recycle_hand", Scope::HAND),
    ("exhaust", Scope::TABLE),
    ("exhaust_per_witness", Scope::BLIPS),
    ("exhaust_hand", Scope::HAND),
    ("discard", Scope::TABLE),
    ("discard_hand", Scope::TABLE),
    ("reveal", Scope::REVEAL),
    ("take_revealed", Scope(Scope::REVEALED.0 | Scope::HAND.0)),
    ("search", Scope::HAND),
    ("relapse", Scope::TABLE),
    ("salvage", Scope::CHOICE),
    ("exhaust_this", Scope::THIS),
    ("discard_this", Scope::THIS),
    ("pick", Scope::TABLE),
    ("aim", Scope::TARGET),
    ("act", Scope::TARGET),
    ("step", Scope::TARGET),
    ("lure", Scope(Scope::YOU.0 | Scope::TARGET.0)),
    ("strike", Scope::TARGET),
    ("stand_up", Scope::TARGET),
    ("knock_down", Scope::TARGET),
    ("reroll", Scope::DIE),
    ("mend", Scope::DIE),
    ("spare", Scope::DEATH),
    ("spawn", Scope::TABLE),
    ("facehugger", Scope::TABLE),
    ("hatch", Scope::MISSION),
    ("creep", Scope::TABLE),
    ("stir", Scope::TABLE),
    ("shoot", Scope(Scope::YOU.0 | Scope::CHOICE.0)),
    ("peek", Scope::CHOICE),
    ("bar", Scope(Scope::TARGET.0 | Scope::CHOICE.0)),
    ("breach", Scope::TABLE),
    ("reload", Scope::TABLE),
    ("mark", Scope::MISSION),
    ("appear", Scope::MISSION),
    ("vanish", Scope::MISSION),
    ("carry", Scope(Scope::MISSION.0 | Scope::YOU.0)),
    ("ambush", Scope::FOUND),
    ("free", Scope(Scope::MISSION.0 | Scope::YOU.0)),
    ("scan", Scope(Scope::MISSION.0 | Scope::YOU.0)),
    ("may", Scope::CHOICE),
    ("pay", Scope::CHOICE),
    ("if", Scope::MISSION),
];

/// What a step needs, if it is one.
pub(super) fn needs(step: &str) -> Option<Scope> {
    STEPS.iter().find(|(name, _)| *name == step).map(|(_, needs)| *needs)
}

/// All steps, for whoever wrote something else.
pub(super) fn words() -> String {
    let mut words: Vec<&str> = STEPS.iter().map(|(name, _)| *name).collect();
    words.sort_unstable();
    words.join(", ")
}

/// What the texts of a mission may name.
#[derive(Default)]
pub(super) struct Names {
    pub(super) objects: Vec<Key>,
    pub(super) marks: Vec<Key>,
}

impl Names {
    pub(super) fn object(&self, reader: &mut Reader<'_>) -> Result<u8, TextError> {
        one_of(&self.objects, reader, "an object of the mission")
    }

    pub(super) fn mark(&self, reader: &mut Reader<'_>) -> Result<u8, TextError> {
        one_of(&self.marks, reader, "a counter of the mission")
    }
}

fn one_of(keys: &[Key], reader: &mut Reader<'_>, what: &str) -> Result<u8, TextError> {
    let names: Vec<&str> = keys.iter().map(Key::as_str).collect();
    let listed = if names.is_empty() { "it has none".into() } else { names.join(", ") };
    // A mission has few objects and counters.
    reader.choice(&names, format!("{what} ({listed})")).map(|at| at as u8)
}
