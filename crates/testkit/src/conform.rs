//! Conformance: random matches of a game, checked at every turn.

use crate::known::Known;
use crate::rules::Rules;
use crate::trial::Trial;
use table::{Determinize, Game, Pack, Picture};

/// Plays `matches` random matches with these options and checks everything at every turn.
///
/// # Panics
/// If a check fails, with the check's name, the turn, the decision and the journal so far.
pub fn conforms<G: Determinize + Picture>(options: G::Options, matches: u32) {
    Conform::<G>::new().options(options).matches(matches).run();
}

/// What is to be checked, and how thoroughly.
///
/// The match of number `n` has its own dice, from seed `seed + n`, so that a match that failed can be played alone.
#[derive(Clone, Debug)]
#[must_use = "nothing is checked before `run`"]
pub struct Conform<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) matches: u32,
    pub(crate) turns_at_most: u32,
    pub(crate) seed: u64,
    pub(crate) actions: Vec<G::Action>,
    pub(crate) one_node_in: u32,
    pub(crate) notices_may_tell_more: bool,
}

impl<G: Game> Conform<G> {
    /// A hundred matches with the default options, each of 10 000 turns at most.
    pub fn new() -> Conform<G> {
        Conform {
            options: G::Options::default(),
            matches: 100,
            turns_at_most: 10_000,
            seed: 0,
            actions: Vec::new(),
            one_node_in: 1,
            notices_may_tell_more: false,
        }
    }

    /// What is agreed before the first turn.
    pub fn options(mut self, options: G::Options) -> Conform<G> {
        self.options = options;
        self
    }

    /// How many matches are played.
    pub fn matches(mut self, matches: u32) -> Conform<G> {
        self.matches = matches;
        self
    }

    /// After how many decisions every match is over.
    pub fn turns_at_most(mut self, turns: u32) -> Conform<G> {
        self.turns_at_most = turns;
        self
    }

    /// The seed of match 0.
    pub fn seed(mut self, seed: u64) -> Conform<G> {
        self.seed = seed;
        self
    }

    /// Well-formed actions that random play may never see, such as a cell off the board. Whenever one of them is not
    /// on offer, the game must explain why.
    pub fn actions(mut self, actions: impl IntoIterator<Item = G::Action>) -> Conform<G> {
        self.actions.extend(actions);
        self
    }

    /// Looks closely at about one turn in `n` only, for games whose matches are long. Prompts are checked every turn.
    pub fn one_node_in(mut self, n: u32) -> Conform<G> {
        self.one_node_in = n.max(1);
        self
    }

    /// The game shows secrets in notices that its views do not keep, such as a card that is turned over and shuffled back in
    /// one decision. From the first notice on in which such a secret differs, notices are then not compared; a notice of
    /// an event that reveals nothing must still tell no more than views.
    pub fn notices_may_tell_more(mut self) -> Conform<G> {
        self.notices_may_tell_more = true;
        self
    }
}

impl<G: Game> Default for Conform<G> {
    fn default() -> Conform<G> {
        Conform::new()
    }
}

impl<G: Game> Conform<G> {
    /// `DROPSHIP_MATCHES=20000` plays so many matches instead, as `cargo xtask conform` does. About as many turns as
    /// before are looked at closely; everything else is checked in all of them.
    fn play_more(&mut self) {
        let wanted = std::env::var("DROPSHIP_MATCHES").ok().and_then(|count| count.parse::<u32>().ok());
        if let Some(wanted) = wanted.filter(|wanted| *wanted > self.matches) {
            let close = u64::from(self.one_node_in) * u64::from(wanted) / u64::from(self.matches.max(1));
            self.one_node_in = u32::try_from(close).unwrap_or(u32::MAX);
            self.matches = wanted;
        }
    }
}

impl<G: Determinize + Picture> Conform<G> {
    /// Plays and checks.
    ///
    /// # Panics
    /// If a check fails, with the check's name, the turn, the decision and the journal so far.
    pub fn run(mut self) {
        self.play_more();
        let (pack, rules) = (Pack::builtin(), Rules::of(G::ID));
        let mut known = Known::new(self.actions.clone());
        for number in 0..self.matches {
            if let Err(report) = Trial::new(&self, number, &pack, &rules, &mut known).play() {
                panic!("{report}");
            }
        }
    }
}
