//! Lantern: thieves in a walled house, a lantern, and a hand of secret cards. Rules: docs/rules/toys.md.
//!
//! It is small, but it has everything that makes a game hard to put on a table: dice, secrets, a map, and decisions
//! in the middle of a decision. docs/write-a-game.md walks through it.
//!
//! ```
//! use lantern::{Action, Lantern, Options};
//! use table::{Match, Pack, Seat, Seeded, Viewer};
//! let chance = &mut Seeded::from_number(1);
//! let mut game = Match::<Lantern>::new(&Pack::builtin(), Options { seats: 2 }, chance)?;
//! game.play(Seat(0), &Action::Wait, chance)?;
//! assert_eq!(game.view(Viewer::Seat(Seat(0))).hand.map(|cards| cards.len()), Some(3));
//! assert_eq!(game.view(Viewer::Spectator).hand, None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![no_std]

extern crate alloc;

mod action;
mod choices;
mod content;
mod picture;
mod position;
mod spot;
mod state;
mod turn;
mod view;

pub use action::{Action, Card, Event, Notice, Options, Question};
pub use content::Content;
pub use spot::Spot;
pub use state::State;
pub use view::View;

use alloc::sync::Arc;
use table::position::Block;
use table::{
    Breach, Chance, ContentError, Cx, Determinize, Estimate, Files, Game, OptionsError, PositionError,
    Prompts, Seat, Status, Viewer,
};

/// The game.
#[derive(Debug)]
pub struct Lantern;

impl Game for Lantern {
    const ID: &'static str = "lantern";
    const RULES: u32 = 1;
    const FILES: &'static [(&'static str, &'static str)] = content::FILES;

    type Content = Content;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Question = Question;
    type Event = Event;
    type View = View;
    type Notice = Notice;

    fn content(files: &Files<'_>) -> Result<Content, ContentError> {
        content::read(files)
    }

    fn check(_: &Content, options: &Options) -> Result<(), OptionsError> {
        if (2..=4).contains(&options.seats) {
            return Ok(());
        }
        Err(OptionsError::new("seats", "2 to 4 thieves", options.seats))
    }

    fn seats(options: &Options) -> usize {
        usize::from(options.seats)
    }

    fn setup(content: &Arc<Content>, options: &Options, chance: &mut dyn Chance) -> State {
        turn::setup(content, options, chance)
    }

    fn stage(
        content: &Arc<Content>,
        options: &Options,
        blocks: &[Block<'_>],
    ) -> Result<State, PositionError> {
        position::stage(content, options, blocks)
    }

    fn status(state: &State, prompts: &mut Prompts<Lantern>) -> Status {
        choices::status(state, prompts)
    }

    fn apply(state: &mut State, _: Seat, action: &Action, cx: &mut Cx<'_, Lantern>) {
        turn::apply(state, *action, cx);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn notice(event: &Event, viewer: Viewer) -> Option<Notice> {
        Some(view::notice(event, viewer))
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Played(..) | Event::Drew(..))
    }

    fn explain(state: &State, seat: Seat, action: &Action) -> Option<Breach> {
        choices::explain(state, seat, *action)
    }
}

/// Games are so short that they are always played out.
impl Estimate for Lantern {
    const HORIZON: Option<u32> = None;

    fn estimate(_: &State, _: Seat) -> f64 {
        0.5
    }
}

impl Determinize for Lantern {
    fn determinize(content: &Arc<Content>, view: &View, viewer: Viewer, chance: &mut dyn Chance) -> State {
        view::determinize(content, view, viewer, chance)
    }

    fn disguise(state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
        view::disguise(state, viewer, chance)
    }
}
