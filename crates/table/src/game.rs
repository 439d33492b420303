//! What a game is.

use crate::position::{Block, PositionError};
use crate::scene::{Anchor, Glance, Overlay};
use crate::{
    Breach, BySeat, Chance, ContentError, Field, Files, Message, OptionsError, Outcome, Prompt, Prompts,
    Scene, Seat, Status, Viewer,
};
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt::Debug;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What may travel: between processes, into files, into a browser.
pub trait Wire: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {}
impl<T: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static> Wire for T {}

/// The rules of one game. Hosts play it through [`Match`](crate::Match), which checks what is asked of it.
///
/// All functions are pure: the only chance is the one handed in, and there is no clock.
pub trait Game: Sized + 'static {
    /// Name in files and addresses: `corps`.
    const ID: &'static str;
    /// Raised whenever an old journal would replay differently.
    const RULES: u32;
    /// The built-in content: file names and their text.
    const FILES: &'static [(&'static str, &'static str)];

    /// Cards, maps and tables, read from a content pack and never changed afterwards. It is written and read as bytes, so
    /// that a client need not read files; large tables that follow from the rest are worked out anew.
    type Content: Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What is agreed before the first turn.
    type Options: Wire + Default;
    /// The whole truth. Not serialisable, so that it cannot leave the host by mistake.
    type State: Clone + Eq + Debug + Send + Sync;
    /// One decision by one seat.
    type Action: Wire + Ord;
    /// Why a seat is being asked.
    type Question: Wire;
    /// What happened. Not serialisable, for the same reason as the state.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// All that one viewer may know, built field by field.
    type View: Wire;
    /// As much of an event as one viewer may learn.
    type Notice: Wire;

    /// Reads and checks a content pack.
    fn content(files: &Files<'_>) -> Result<Self::Content, ContentError>;

    /// Checks options that somebody sent. All other functions rely on checked options.
    fn check(content: &Self::Content, options: &Self::Options) -> Result<(), OptionsError>;

    /// How many seats the table has, from 1 to [`MAX_SEATS`](crate::MAX_SEATS).
    fn seats(options: &Self::Options) -> usize;

    /// The position before the first decision.
    fn setup(content: &Arc<Self::Content>, options: &Self::Options, chance: &mut dyn Chance) -> Self::State;

    /// The position that a scenario describes in its blocks.
    fn stage(
        content: &Arc<Self::Content>,
        options: &Self::Options,
        blocks: &[Block<'_>],
    ) -> Result<Self::State, PositionError>;

    /// Fills in every open question with all legal answers, or says how the game ended.
    fn status(state: &Self::State, prompts: &mut Prompts<Self>) -> Status;

    /// How the game ended, if it did. A game for which listing all answers is slow says so without; `spare` is for others.
    fn ended(state: &Self::State, spare: &mut Prompts<Self>) -> Option<Outcome> {
        match spare.refill(state) {
            Status::Over(outcome) => Some(outcome),
            Status::Awaiting => None,
        }
    }

    /// Carries out a decision that is on offer, and all that follows by itself up to the next real decision.
    fn apply(state: &mut Self::State, seat: Seat, action: &Self::Action, cx: &mut Cx<'_, Self>);

    /// What `viewer` may know of the position.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// What `viewer` may learn of an event.
    fn notice(event: &Self::Event, viewer: Viewer) -> Option<Self::Notice>;

    /// Whether the event told somebody a secret that was not drawn just now (a card turned over, a hand shown).
    /// A match cannot be undone past it.
    fn reveals(event: &Self::Event) -> bool;

    /// The rule that forbids an action of a seat that is being asked. Nothing exactly when it is on offer.
    fn explain(state: &Self::State, seat: Seat, action: &Self::Action) -> Option<Breach>;

    /// What may follow a finished match, such as the missions of a campaign that are open now: options to begin with.
    fn sequels(_: &Self::State) -> Vec<Self::Options> {
        Vec::new()
    }
}

/// Games whose hidden parts can be guessed. Bots search such guesses, because they are never shown a state.
pub trait Determinize: Game {
    /// A whole position that looks to the view's owner exactly like `view`. Unknown parts are dealt by `chance`.
    fn determinize(
        content: &Arc<Self::Content>,
        view: &Self::View,
        viewer: Viewer,
        chance: &mut dyn Chance,
    ) -> Self::State;

    /// The position with everything that `viewer` may not know dealt anew. It is given the truth, unlike a guess,
    /// so that tests find what a view gives away without meaning to.
    fn disguise(state: &Self::State, viewer: Viewer, chance: &mut dyn Chance) -> Self::State;
}

/// Games that can judge a position short of its end, so that bots need not play every line out.
pub trait Estimate: Game {
    /// How far the [`clock`](Estimate::clock) goes on in a line that a bot plays before it asks for an estimate; none means
    /// to the very end.
    const HORIZON: Option<u32>;

    /// Whether [`lean`](Estimate::lean) is better than a look at the estimate right after every answer.
    const SEASONED: bool = false;

    /// What a seat may expect, from 0 for a loss to 1 for a win. Asked only while the game goes on.
    fn estimate(state: &Self::State, seat: Seat) -> f64;

    /// What goes by whatever is decided: rounds or turns. Positions are best compared when it has just struck.
    fn clock(_: &Self::State) -> u32 {
        0
    }

    /// What a seat may expect when the clock has just struck. A game may know better then than in the middle of things.
    fn outlook(state: &Self::State, seat: Seat) -> f64 {
        Self::estimate(state, seat)
    }

    /// How likely each seat is to win, for people who look at a match: fitted to what became of many matches between bots. An
    /// outlook need only put positions in the right order.
    fn prospects(state: &Self::State, seats: usize) -> BySeat<f64> {
        BySeat::of(seats, |seat| Self::outlook(state, seat))
    }

    /// What is worth telling a seat about a position at the end of a line: sentences that hold there. A bot says in how many of
    /// its lines they do.
    fn facts(_: &Self::State, _: Seat) -> Vec<Message> {
        Vec::new()
    }

    /// What speaks for a position in the eyes of a seat, part by part: a sentence to be said of an answer that adds to it, and how
    /// much of it there is. Whoever asks a bot why is told what its answer adds most to.
    fn merits(_: &Self::State, _: Seat) -> Vec<(Message, f64)> {
        Vec::new()
    }

    /// Which side a seat is on, as it is called on command lines; those who win and lose together are one side.
    fn side(_: &Self::State, seat: Seat) -> &'static str {
        ["one", "two", "three", "four", "five", "six", "seven", "eight"][seat.index()]
    }

    /// What is counted where many matches are compared, by its name in content files: a loss (`died pilot`), a task, a
    /// card.
    fn milestone(_: &Self::Content, _: &Self::Event) -> Option<String> {
        None
    }

    /// The answer somebody sensible would give without much thought: how bots play lines on. It is asked for thousands
    /// of times a decision, so it has to be quick rather than right.
    fn lean(_: &Self::State, prompt: Prompt<'_, Self>, chance: &mut dyn Chance) -> usize {
        chance.below(prompt.choices.len() as u32) as usize
    }
}

/// Games that can be looked at.
pub trait Picture: Game {
    /// What a front end draws for `viewer`, with that viewer's own question if there is one.
    fn scene(
        content: &Arc<Self::Content>,
        view: &Self::View,
        viewer: Viewer,
        prompt: Option<Prompt<'_, Self>>,
    ) -> Scene;

    /// What the seats are called: the same as in the scene, where nothing else of it is wanted. A game whose scenes take long
    /// has them at hand.
    fn seat_names(content: &Arc<Self::Content>, view: &Self::View) -> Vec<Message> {
        Self::scene(content, view, Viewer::Spectator, None).seats
    }

    /// The sentence for the log.
    fn tell(content: &Self::Content, notice: &Self::Notice) -> Message;

    /// What of a notice can be shown besides the sentence: where it happened, what was thrown, what it sounds like.
    /// Nothing for a game that has only words.
    fn glance(_content: &Self::Content, _view: &Self::View, _notice: &Self::Notice) -> Glance {
        Glance::default()
    }

    /// What can be laid over the boards on demand: where danger reaches, what moves out there, how far the piece that is
    /// pointed at can go. The same ones in the same order whenever they are asked for.
    fn overlays(
        _content: &Arc<Self::Content>,
        _view: &Self::View,
        _viewer: Viewer,
        _pointed: Option<u16>,
    ) -> Vec<Overlay> {
        Vec::new()
    }

    /// What somebody may have meant who points at a thing that offers no choice now, likeliest first. Front ends ask
    /// why it is not possible; for a game that gives no answer they can only say that it is not on offer.
    fn meant(
        _content: &Arc<Self::Content>,
        _view: &Self::View,
        _prompt: Prompt<'_, Self>,
        _anchor: Anchor,
    ) -> Vec<Self::Action> {
        Vec::new()
    }

    /// What can be agreed before the first turn, in the order in which people are asked. Empty for a game without
    /// options.
    fn form(_content: &Self::Content) -> Vec<Field> {
        Vec::new()
    }
}

/// What a rule is handed besides the state: chance to draw on and a log to write to.
pub struct Cx<'a, G: Game> {
    chance: &'a mut dyn Chance,
    log: Option<&'a mut Vec<G::Event>>,
}

impl<'a, G: Game> Cx<'a, G> {
    /// Draws on `chance` and writes what happens to `log`.
    pub fn new(chance: &'a mut dyn Chance, log: &'a mut Vec<G::Event>) -> Cx<'a, G> {
        Cx { chance, log: Some(log) }
    }

    /// Draws on `chance` and forgets what happens. For searching.
    pub fn silent(chance: &'a mut dyn Chance) -> Cx<'a, G> {
        Cx { chance, log: None }
    }

    /// Writes down what happened.
    pub fn tell(&mut self, event: G::Event) {
        if let Some(log) = &mut self.log {
            log.push(event);
        }
    }

    /// One throw of a die, from 1 to `sides`.
    pub fn roll(&mut self, sides: u32) -> u32 {
        self.chance.below(sides) + 1
    }

    /// The source of chance itself, for shuffling.
    pub fn chance(&mut self) -> &mut dyn Chance {
        self.chance
    }
}
