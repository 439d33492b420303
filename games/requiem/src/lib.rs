//! Requiem: National Guard against Predator against Aliens, three sides on two maps. Rules: docs/rules/requiem.md.
//!
//! A game of perfect information with dice: everybody sees everything but the next throw.
//!
//! ```
//! use requiem::{Action, Options, Requiem, Spot};
//! use table::{Match, Pack, Seat, Seeded};
//! let chance = &mut Seeded::from_number(1);
//! let mut game = Match::<Requiem>::new(&Pack::builtin(), Options::default(), chance)?;
//! let gate = Spot::parse("c03-09").expect("a cell");
//! game.play(Seat(0), &Action::Deploy(gate), chance)?;
//! assert!(game.play(Seat(0), &Action::Deploy(gate), chance).is_err(), "one hero a cell");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![no_std]

extern crate alloc;

mod action;
mod agenda;
mod attack;
mod card;
mod choices;
mod content;
mod decide;
mod estimate;
mod explain;
mod finish;
mod hero;
mod markers;
mod movement;
mod picture;
mod position;
mod setup;
mod spend;
mod spot;
mod state;
mod tasks;
mod turn;
mod view;

pub use action::{Action, Event, Options, Question, Visor};
pub(crate) use card::{CARDS, WEAPONS};
pub use card::{Card, Weapon};
pub use content::{Content, TaskId};
pub(crate) use hero::HEROES;
pub use hero::{HYBRID, Hero, Kind, PREDATOR, Race};
pub use markers::{Markers, Under};
pub use spot::{Area, Spot};
pub use state::State;
pub use view::{HeroView, OverView, RaceView, View};

use alloc::sync::Arc;
use table::position::Block;
use table::{
    Breach, Chance, ContentError, Cx, Determinize, Files, Game, OptionsError, Outcome, PositionError,
    Prompts, Seat, Status, Viewer,
};

/// The game.
#[derive(Debug)]
pub struct Requiem;

impl Game for Requiem {
    const ID: &'static str = "requiem";
    const RULES: u32 = 1;
    const FILES: &'static [(&'static str, &'static str)] = content::FILES;

    type Content = Content;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Question = Question;
    type Event = Event;
    type View = View;
    type Notice = Event;

    fn content(files: &Files<'_>) -> Result<Content, ContentError> {
        content::read(files)
    }

    fn check(_: &Content, options: &Options) -> Result<(), OptionsError> {
        setup::check(options)
    }

    fn seats(options: &Options) -> usize {
        usize::from(options.sides)
    }

    fn setup(content: &Arc<Content>, options: &Options, chance: &mut dyn Chance) -> State {
        setup::setup(content, options, chance)
    }

    fn stage(
        content: &Arc<Content>,
        options: &Options,
        blocks: &[Block<'_>],
    ) -> Result<State, PositionError> {
        position::stage(content, options, blocks)
    }

    fn status(state: &State, prompts: &mut Prompts<Requiem>) -> Status {
        choices::status(state, prompts)
    }

    fn ended(state: &State, _: &mut Prompts<Requiem>) -> Option<Outcome> {
        choices::ended(state)
    }

    fn apply(state: &mut State, _: Seat, action: &Action, cx: &mut Cx<'_, Requiem>) {
        decide::apply(state, *action, cx);
    }

    fn view(state: &State, _: Viewer) -> View {
        view::view(state)
    }

    fn notice(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn reveals(_: &Event) -> bool {
        false
    }

    fn explain(state: &State, _: Seat, action: &Action) -> Option<Breach> {
        explain::explain(state, *action)
    }
}

/// Nothing is hidden, so the only guess is the truth.
impl Determinize for Requiem {
    fn determinize(content: &Arc<Content>, view: &View, _: Viewer, _: &mut dyn Chance) -> State {
        view::rebuild(content, view)
    }

    fn disguise(state: &State, _: Viewer, _: &mut dyn Chance) -> State {
        state.clone()
    }
}
