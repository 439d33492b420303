//! Corps: a squad in an overrun colony, against aliens that the rules themselves move. Rules: docs/rules/corps.md.
//!
//! One to six players are one team. Secret from all of them alike: the order of the decks, what lies under blips.
#![no_std]

extern crate alloc;

mod action;
mod aftermath;
mod agenda;
mod attack;
mod barricade;
mod blips;
mod campaign;
mod card;
mod content;
mod crowd;
mod deck;
mod defend;
mod estimate;
mod event;
mod explain;
mod finish;
mod guess;
mod harm;
mod hooks;
mod hunt;
#[cfg(test)]
mod inventory;
mod key;
mod nearby;
mod offer;
mod pause;
mod people;
mod picture;
mod position;
mod program;
mod roll;
mod round;
mod route;
mod sentry;
mod setup;
mod sight;
mod spawn;
mod spot;
mod state;
mod tracker;
mod turn;
mod view;
mod walk;

pub use action::{
    Action, AimReset, Edition, Element, Facing, Options, Origin, Profile, Question, Return, ShortDeal,
    Switches, TrackerDraw,
};
pub use campaign::Campaign;
pub use content::{Content, Look, Mode, Threat, Type};
pub use event::{Event, Fate, Notice, Phase};
pub use key::Key;
pub use pause::Moment;
pub use people::{Side, Slot, Who};
pub use roll::Test;
pub use state::{Breed, Ending, State};
pub use view::View;

/// The game.
#[derive(Debug)]
pub struct Corps;

use alloc::sync::Arc;
use alloc::vec::Vec;
use table::position::Block;
use table::{
    Breach, Chance, ContentError, Cx, Determinize, Files, Game, OptionsError, Outcome, PositionError,
    Prompts, Seat, Status, Viewer,
};

impl Game for Corps {
    const ID: &'static str = "corps";
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
        usize::from(options.players)
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

    fn status(state: &State, prompts: &mut Prompts<Corps>) -> Status {
        offer::status(state, prompts)
    }

    fn ended(state: &State, _: &mut Prompts<Corps>) -> Option<Outcome> {
        offer::ended(state)
    }

    fn apply(state: &mut State, _: Seat, action: &Action, cx: &mut Cx<'_, Corps>) {
        agenda::take(state, *action, cx);
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

    fn explain(state: &State, seat: Seat, action: &Action) -> Option<Breach> {
        explain::explain(state, seat, *action)
    }

    fn sequels(state: &State) -> Vec<Options> {
        state.sequels()
    }
}

impl Determinize for Corps {
    fn determinize(content: &Arc<Content>, view: &View, viewer: Viewer, chance: &mut dyn Chance) -> State {
        guess::determinize(content, view, viewer, chance)
    }

    fn disguise(state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
        guess::disguise(state, viewer, chance)
    }
}
