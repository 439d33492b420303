//! Obcy: an expedition of six in a base full of aliens, against the player of their Queen. Rules: docs/rules/obcy.md.
//!
//! Dice, and task cards that only the expedition may look at; everything else lies open.
//!
//! ```
//! use obcy::{Action, Character, Obcy, Options, Spot};
//! use table::{Match, Pack, Seat, Seeded};
//! let chance = &mut Seeded::from_number(1);
//! let mut game = Match::<Obcy>::new(&Pack::builtin(), Options::default(), chance)?;
//! game.play(Seat(1), &Action::Activate(Character::Corporal), chance)?;
//! let hall = Spot::parse("5,13").expect("a field");
//! game.play(Seat(1), &Action::Move(hall), chance)?;
//! assert!(game.play(Seat(1), &Action::Board, chance).is_err(), "there is no fuel");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![no_std]

extern crate alloc;

mod action;
mod agenda;
mod brood;
mod cells;
mod choices;
mod content;
mod decide;
mod estimate;
mod event;
mod explain;
mod finish;
mod fire;
mod floor;
mod grenade;
mod guess;
mod item;
mod kit;
mod lookup;
mod people;
mod picture;
mod position;
mod queen;
mod reach;
mod retreat;
mod setup;

mod state;
mod strike;
mod tasks;
mod transporter;
mod turn;
mod view;
mod walk;

pub use action::{Action, FireTiming, Options, Question};
pub use content::{Content, TaskId};
pub use event::{Event, Notice, Phase, Verdict};
pub use item::{Item, Kind, Store, Weapon};
pub use people::{Alien, Character};
pub use state::State;
pub use table::Spot;
pub use view::{AlienView, OverView, PersonView, View};

use alloc::sync::Arc;
use table::position::Block;
use table::{
    Breach, Chance, ContentError, Cx, Determinize, Files, Game, OptionsError, Outcome, PositionError,
    Prompts, Seat, Status, Viewer,
};

/// The game.
#[derive(Debug)]
pub struct Obcy;

impl Game for Obcy {
    const ID: &'static str = "obcy";
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

    fn check(content: &Content, options: &Options) -> Result<(), OptionsError> {
        setup::check(content, options)
    }

    fn seats(options: &Options) -> usize {
        if options.seats.is_empty() { usize::from(options.players) } else { options.seats.len() }
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

    fn status(state: &State, prompts: &mut Prompts<Obcy>) -> Status {
        choices::status(state, prompts)
    }

    fn ended(state: &State, _: &mut Prompts<Obcy>) -> Option<Outcome> {
        choices::ended(state)
    }

    fn apply(state: &mut State, _: Seat, action: &Action, cx: &mut Cx<'_, Obcy>) {
        decide::apply(state, *action, cx);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn notice(event: &Event, viewer: Viewer) -> Option<Notice> {
        Some(event.notice(viewer))
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn explain(state: &State, _: Seat, action: &Action) -> Option<Breach> {
        explain::explain(state, *action)
    }
}

impl Determinize for Obcy {
    fn determinize(content: &Arc<Content>, view: &View, _: Viewer, chance: &mut dyn Chance) -> State {
        guess::determinize(content, view, chance)
    }

    fn disguise(state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
        guess::disguise(state, viewer, chance)
    }
}
