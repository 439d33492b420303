//! A match: a game being played, its position and how it came about.

use crate::position::blocks;
use crate::{
    Chance, Cx, Dice, Entry, Game, Journal, OptionsError, Outcome, Pack, PositionError, Prompt, Prompts,
    Recorder, Refusal, ReplayError, Seat, Seeded, Start, Status, Viewer,
};
use alloc::string::ToString;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

/// A game being played. It takes only what is on offer and writes everything down.
pub struct Match<G: Game> {
    pub(crate) pack: Pack<G>,
    pub(crate) state: G::State,
    pub(crate) journal: Journal<G>,
    prompts: Prompts<G>,
    outcome: Option<Outcome>,
    events: Vec<G::Event>,
    /// Entries before this turn drew chance or showed a secret; they stay.
    pub(crate) settled: u32,
}

/// Why a decision stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoError {
    /// That turn has not been played.
    NotPlayed {
        /// How many turns have been.
        turns: u32,
    },
    /// Chance was drawn or a secret shown since.
    Settled {
        /// The earliest turn that can be gone back to.
        earliest: u32,
    },
}

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UndoError::NotPlayed { turns } => write!(f, "only {turns} turns have been played"),
            UndoError::Settled { earliest } => {
                write!(
                    f,
                    "chance was drawn or a secret shown since: turn {earliest} is the earliest to go back to"
                )
            }
        }
    }
}

impl core::error::Error for UndoError {}

impl<G: Game> Match<G> {
    /// Sets up a match. `chance` is where draws come from; nothing is claimed about it.
    pub fn new(
        pack: &Pack<G>,
        options: G::Options,
        chance: &mut dyn Chance,
    ) -> Result<Match<G>, OptionsError> {
        G::check(pack.content(), &options)?;
        let mut draws = Vec::new();
        let state = G::setup(pack.content(), &options, &mut Recorder::new(chance, &mut draws));
        let journal = Journal {
            content: pack.hash(),
            options,
            dice: None,
            start: Start::Setup(draws),
            entries: Vec::new(),
            redeals: Vec::new(),
        };
        Ok(Match::begin(pack, state, journal))
    }

    /// Sets up a match whose dice can be checked afterwards, and gives the stream to play it with.
    pub fn fair(pack: &Pack<G>, options: G::Options, dice: Dice) -> Result<(Match<G>, Seeded), FairError> {
        let seed = dice.seed.ok_or(FairError::Sealed)?;
        let mut stream = Dice::stream(seed, &dice.nonces);
        let mut game = Match::new(pack, options, &mut stream).map_err(FairError::Options)?;
        game.journal.dice = Some(dice);
        Ok((game, stream))
    }

    /// Begins at a position described in blocks.
    pub fn staged(pack: &Pack<G>, options: G::Options, position: &str) -> Result<Match<G>, StageError> {
        G::check(pack.content(), &options).map_err(StageError::Options)?;
        let state = blocks(position)
            .and_then(|blocks| G::stage(pack.content(), &options, &blocks))
            .map_err(StageError::Position)?;
        let journal = Journal {
            content: pack.hash(),
            options,
            dice: None,
            start: Start::Position(position.to_string()),
            entries: Vec::new(),
            redeals: Vec::new(),
        };
        Ok(Match::begin(pack, state, journal))
    }

    fn begin(pack: &Pack<G>, state: G::State, journal: Journal<G>) -> Match<G> {
        let mut game = Match {
            pack: pack.clone(),
            state,
            journal,
            prompts: Prompts::new(),
            outcome: None,
            events: Vec::new(),
            settled: 0,
        };
        game.ask();
        game
    }

    pub(crate) fn ask(&mut self) {
        self.outcome = match self.prompts.refill(&self.state) {
            Status::Awaiting => None,
            Status::Over(outcome) => Some(outcome),
        };
    }

    /// Takes a journal's decisions again with other chance, as far as they are on offer.
    pub(crate) fn again(
        pack: &Pack<G>,
        journal: &Journal<G>,
        chance: &mut dyn Chance,
    ) -> Result<Match<G>, ReplayError> {
        let mut game = Match::restart(pack, journal, chance)?;
        for entry in &journal.entries {
            if game.play(entry.seat, &entry.action, chance).is_err() {
                break;
            }
        }
        Ok(game)
    }

    /// Begins as a journal did.
    pub(crate) fn restart(
        pack: &Pack<G>,
        journal: &Journal<G>,
        chance: &mut dyn Chance,
    ) -> Result<Match<G>, ReplayError> {
        if journal.content != pack.hash() {
            return Err(ReplayError::OtherContent { journal: journal.content, here: pack.hash() });
        }
        let mut game = match &journal.start {
            Start::Setup(_) => {
                Match::new(pack, journal.options.clone(), chance).map_err(ReplayError::Options)?
            }
            #[cfg(not(feature = "positions"))]
            Start::Position(_) => return Err(ReplayError::Drawn),
            #[cfg(feature = "positions")]
            Start::Position(text) => {
                Match::staged(pack, journal.options.clone(), text).map_err(|error| match error {
                    StageError::Options(error) => ReplayError::Options(error),
                    StageError::Position(error) => ReplayError::Position(error),
                })?
            }
        };
        game.journal.dice.clone_from(&journal.dice);
        Ok(game)
    }

    /// Takes a decision if it is on offer, and says what followed. A refusal changes nothing.
    pub fn play(
        &mut self,
        seat: Seat,
        action: &G::Action,
        chance: &mut dyn Chance,
    ) -> Result<&[G::Event], Refusal> {
        if !self.prompt(seat)?.choices.contains(action) {
            return Err(self.explain(seat, action).unwrap_or(Refusal::NotOffered));
        }
        self.commit(seat, action.clone(), chance);
        Ok(&self.events)
    }

    /// Takes the choice of that number if it is still that turn.
    pub fn answer(
        &mut self,
        turn: u32,
        seat: Seat,
        index: u32,
        chance: &mut dyn Chance,
    ) -> Result<&[G::Event], Refusal> {
        if turn != self.turn() {
            return Err(Refusal::Stale { sent: turn, now: self.turn() });
        }
        let choices = self.prompt(seat)?.choices;
        let no_such = Refusal::NoSuchChoice { index, count: choices.len() as u32 };
        let action = choices.get(index as usize).ok_or(no_such)?.clone();
        self.commit(seat, action, chance);
        Ok(&self.events)
    }

    fn prompt(&self, seat: Seat) -> Result<Prompt<'_, G>, Refusal> {
        match self.outcome {
            Some(_) => Err(Refusal::Over),
            None => self.prompts.of(seat).ok_or(Refusal::NotAsked { seat }),
        }
    }

    fn commit(&mut self, seat: Seat, action: G::Action, chance: &mut dyn Chance) {
        let mut draws = Vec::new();
        self.events.clear();
        let mut recorder = Recorder::new(chance, &mut draws);
        G::apply(&mut self.state, seat, &action, &mut Cx::new(&mut recorder, &mut self.events));
        let settles = !draws.is_empty() || self.events.iter().any(G::reveals);
        self.journal.entries.push(Entry { seat, action, draws });
        if settles {
            self.settled = self.turn();
        }
        self.ask();
    }

    /// Why an action would not be taken; nothing if it would be.
    pub fn explain(&self, seat: Seat, action: &G::Action) -> Option<Refusal> {
        match self.prompt(seat) {
            Err(refusal) => Some(refusal),
            Ok(prompt) if prompt.choices.contains(action) => None,
            Ok(_) => {
                Some(G::explain(&self.state, seat, action).map_or(Refusal::NotOffered, Refusal::Forbidden))
            }
        }
    }

    /// The earliest turn that [`undo`](Match::undo) can go back to.
    pub fn settled(&self) -> u32 {
        self.settled
    }

    /// How many decisions have been taken.
    pub fn turn(&self) -> u32 {
        self.journal.entries.len() as u32
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        G::seats(&self.journal.options)
    }

    /// Every open question. None once the game is over.
    pub fn prompts(&self) -> &Prompts<G> {
        &self.prompts
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// What followed from the last decision.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// What a viewer may know. A seat that is not at the table is a spectator.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, self.known(viewer))
    }

    /// What a viewer learns of the last decision.
    pub fn notices(&self, viewer: Viewer) -> impl Iterator<Item = G::Notice> {
        let viewer = self.known(viewer);
        self.events.iter().filter_map(move |event| G::notice(event, viewer))
    }

    /// Games are asked only about seats at the table, and viewers come from the outside.
    pub(crate) fn known(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if seat.index() >= self.seats() => Viewer::Spectator,
            viewer => viewer,
        }
    }

    /// The whole truth. For tests, analysis and the host's own rules; it is never sent.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The content it is played with.
    pub fn content(&self) -> &Arc<G::Content> {
        self.pack.content()
    }

    /// How it came about. Secret while the match lasts: it holds every draw.
    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// Forgets what was published about the dice, because somebody chose some of the draws.
    pub fn disclaim(&mut self) {
        self.journal.dice = None;
    }

    /// The journal for all to read; nothing until the game is over.
    pub fn publish(&self) -> Option<&Journal<G>> {
        self.outcome.as_ref().map(|_| &self.journal)
    }
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Match<G> {
        Match {
            pack: self.pack.clone(),
            state: self.state.clone(),
            journal: self.journal.clone(),
            prompts: self.prompts.clone(),
            outcome: self.outcome.clone(),
            events: self.events.clone(),
            settled: self.settled,
        }
    }
}

impl<G: Game> fmt::Debug for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Match({}, turn {})", G::ID, self.turn())
    }
}

/// Why a match with checkable dice cannot begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FairError {
    /// Only whoever has the seed can deal.
    Sealed,
    /// The options are not allowed.
    Options(OptionsError),
}

/// Why a described position cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StageError {
    /// The options are not allowed.
    Options(OptionsError),
    /// The position is not possible.
    Position(PositionError),
}

impl fmt::Display for FairError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FairError::Sealed => {
                f.write_str("the dice come without their seed, so nobody can draw from them")
            }
            FairError::Options(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for StageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StageError::Options(error) => error.fmt(f),
            StageError::Position(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for FairError {}
impl core::error::Error for StageError {}
