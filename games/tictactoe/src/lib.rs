//! Tic-tac-toe: the smallest game on the table. Rules: docs/rules/toys.md.
//!
//! ```
//! use table::{Match, Pack, Seat, Seeded};
//! use tictactoe::{Mark, Options, TicTacToe};
//! let mut game = Match::<TicTacToe>::new(&Pack::builtin(), Options {}, &mut Seeded::from_number(0)).unwrap();
//! game.play(Seat(0), &Mark(4), &mut Seeded::from_number(0)).unwrap();
//! assert_eq!(game.prompts().of(Seat(1)).unwrap().choices.len(), 8);
//! ```
#![no_std]

extern crate alloc;

mod picture;
mod position;
mod state;

pub use state::{Mark, Marked, Options, Question, State, View};

use alloc::sync::Arc;
use table::position::Block;
use table::{
    Breach, Chance, ContentError, Cx, Determinize, Estimate, Files, Game, Message, OptionsError, Outcome,
    PositionError, Prompts, Seat, Status, Viewer,
};

/// The game.
#[derive(Debug)]
pub struct TicTacToe;

impl Game for TicTacToe {
    const ID: &'static str = "tictactoe";
    const RULES: u32 = 1;
    const FILES: &'static [(&'static str, &'static str)] = &[];

    type Content = ();
    type Options = Options;
    type State = State;
    type Action = Mark;
    type Question = Question;
    type Event = Marked;
    type View = View;
    type Notice = Marked;

    fn content(_: &Files<'_>) -> Result<(), ContentError> {
        Ok(())
    }

    fn check((): &(), _: &Options) -> Result<(), OptionsError> {
        Ok(())
    }

    fn seats(_: &Options) -> usize {
        2
    }

    fn setup(_: &Arc<()>, _: &Options, _: &mut dyn Chance) -> State {
        State::default()
    }

    fn stage(_: &Arc<()>, _: &Options, blocks: &[Block<'_>]) -> Result<State, PositionError> {
        position::stage(blocks)
    }

    fn status(state: &State, prompts: &mut Prompts<TicTacToe>) -> Status {
        if state.has_three(state.other()) {
            return Status::Over(Outcome::won_by(2, |seat| seat == state.other(), "T-WIN-1"));
        }
        let mut free = state.free();
        if free == 0 {
            return Status::Over(Outcome::drawn(2, "T-DRAW-1"));
        }
        prompts.ask(state.next(), Question::Mark);
        while free != 0 {
            prompts.offer(Mark(free.trailing_zeros() as u8));
            free &= free - 1;
        }
        Status::Awaiting
    }

    fn apply(state: &mut State, seat: Seat, action: &Mark, cx: &mut Cx<'_, TicTacToe>) {
        state.mark(*action);
        cx.tell(Marked { seat, cell: *action });
    }

    fn view(state: &State, _: Viewer) -> View {
        state.view()
    }

    fn notice(event: &Marked, _: Viewer) -> Option<Marked> {
        Some(event.clone())
    }

    fn reveals(_: &Marked) -> bool {
        false
    }

    fn explain(state: &State, _: Seat, action: &Mark) -> Option<Breach> {
        let cell = Message::new("tictactoe-cell").with("cell", action.0);
        if action.0 > 8 {
            return Some(Breach::new("T-MARK-1", Message::new("tictactoe-no-such-cell").with("cell", cell)));
        }
        if state.free() & 1 << action.0 == 0 {
            return Some(Breach::new("T-MARK-2", Message::new("tictactoe-taken").with("cell", cell)));
        }
        None
    }
}

/// Games are so short that they are always played out.
impl Estimate for TicTacToe {
    const HORIZON: Option<u32> = None;

    fn estimate(_: &State, _: Seat) -> f64 {
        0.5
    }
}

/// Nothing is hidden, so the only guess is the truth.
impl Determinize for TicTacToe {
    fn determinize(_: &Arc<()>, view: &View, _: Viewer, _: &mut dyn Chance) -> State {
        State::from_view(view)
    }

    fn disguise(state: &State, _: Viewer, _: &mut dyn Chance) -> State {
        *state
    }
}
