//! The toy game's rules, with a switch for every defect.

use super::defect::Defect;
use super::state::{Action, Event, NUMBERS, Notice, Options, Question, State, TURNS, View};
use std::cell::Cell;
use std::sync::Arc;
use table::position::Block;
use table::{
    Breach, Chance, ContentError, Cx, Determinize, Files, Game, Message, OptionsError, Outcome,
    PositionError, Prompts, Seat, Status, Viewer,
};

thread_local! {
    static USES: Cell<u32> = const { Cell::new(0) };
    static SETUPS: Cell<u32> = const { Cell::new(0) };
}

/// How often this was asked: the kind of thing that a rule must not depend on.
fn uses() -> u32 {
    USES.replace(USES.get() + 1)
}

/// Guess the other's number before it guesses yours.
#[derive(Clone, Debug)]
pub(crate) struct Numbers;

impl Game for Numbers {
    const ID: &'static str = "numbers";
    const RULES: u32 = 1;
    const FILES: &'static [(&'static str, &'static str)] = &[];

    type Content = ();
    type Options = Options;
    type State = State;
    type Action = Action;
    type Question = Question;
    type Event = Event;
    type View = View;
    type Notice = Notice;

    fn content(_: &Files<'_>) -> Result<(), ContentError> {
        Ok(())
    }

    fn check((): &(), options: &Options) -> Result<(), OptionsError> {
        match options.defect {
            Defect::OptionsRefused => Err(OptionsError::new("defect", "none", "one")),
            _ => Ok(()),
        }
    }

    fn seats(_: &Options) -> usize {
        2
    }

    fn setup(_: &Arc<()>, options: &Options, chance: &mut dyn Chance) -> State {
        SETUPS.set(SETUPS.get() + 1);
        let defect = options.defect;
        let view =
            View { defect, cards: [None; 2], named: [0; 2], turn: 0, winner: None, odd: None, lost: false };
        let noise = if defect == Defect::ReplayBeginsElsewhere { SETUPS.get() } else { 0 };
        State { noise, brittle: false, hurried: false, ..State::guess(&view, chance) }
    }

    fn stage(_: &Arc<()>, _: &Options, _: &[Block<'_>]) -> Result<State, PositionError> {
        Err(PositionError::new(1, 1, "no position", "one"))
    }

    fn status(state: &State, prompts: &mut Prompts<Numbers>) -> Status {
        let outcome = outcome(state);
        let next = state.next();
        let question = || Question { lost: state.defect == Defect::QuestionLosesAField };
        match (outcome, state.defect) {
            (Some(outcome), defect) => {
                if defect == Defect::AskedAfterTheEnd {
                    prompts.ask(next, question());
                    prompts.offer(Action::Redraw);
                }
                return Status::Over(outcome);
            }
            (None, Defect::NobodyAsked) => return Status::Awaiting,
            _ if state.stuck => return Status::Awaiting,
            (None, Defect::NoChoice) => {
                prompts.ask(next, question());
                return Status::Awaiting;
            }
            (None, Defect::SeatsDescend) => {
                prompts.ask(Seat(1), question());
                prompts.offer(Action::Swap);
                prompts.ask(Seat(0), question());
            }
            (None, Defect::SeatAskedTwice) => {
                prompts.ask(next, question());
                prompts.offer(Action::Swap);
                prompts.ask(next, question());
            }
            _ => prompts.ask(next, question()),
        }
        let mut choices: Vec<Action> = all(state.defect).filter(|action| may(state, action)).collect();
        match state.defect {
            Defect::ChoicesDescend => choices.reverse(),
            Defect::SameChoiceTwice => choices.insert(0, choices[0].clone()),
            Defect::OtherChoicesEachTime => drop(choices.drain(..uses() as usize % 2)),
            _ => {}
        }
        choices.into_iter().for_each(|action| prompts.offer(action));
        if state.defect == Defect::StrangerAsked {
            prompts.ask(Seat(2), question());
            prompts.offer(Action::Swap);
        }
        Status::Awaiting
    }

    fn apply(state: &mut State, seat: Seat, action: &Action, cx: &mut Cx<'_, Numbers>) {
        let (own, other) = (seat.index(), 1 - seat.index());
        let mut value = 0;
        match action {
            Action::Pass { .. } if state.defect == Defect::UndoLeadsElsewhere => state.noise += SETUPS.get(),
            Action::Pass { .. } => {}
            Action::Guess(5) if state.defect == Defect::ChoicePanics => panic!("five is out of bounds"),
            Action::Guess(5) if state.defect == Defect::ChoiceIntoNothing => state.stuck = true,
            Action::Guess(_) if state.defect == Defect::Endless => {}
            Action::Guess(number) if *number == state.cards[other] => {
                (state.winner, value) = (Some(seat), 1);
            }
            Action::Guess(number) => state.named[other] |= 1 << number,
            Action::Redraw => {
                value = cx.chance().below(u32::from(NUMBERS)) as u8;
                if state.defect == Defect::OtherDrawsEachTime && uses() % 2 == 1 {
                    cx.roll(6);
                }
                (state.cards[own], state.named[own]) = (value, 0);
            }
            Action::Swap => {
                std::mem::swap(&mut state.cards[own], &mut state.buried);
                (value, state.named[own]) = (state.cards[own], 0);
            }
        }
        state.turn += 1;
        if state.defect == Defect::Endless {
            state.turn %= 2;
        }
        state.stuck |= state.brittle;
        if state.defect == Defect::OtherStateEachTime {
            state.noise += uses();
        }
        let noise = if state.defect == Defect::OtherEventEachTime { uses() } else { 0 };
        cx.tell(Event { defect: state.defect, seat, action: action.clone(), value, noise });
    }

    fn view(state: &State, viewer: Viewer) -> View {
        state.view(viewer)
    }

    fn notice(event: &Event, viewer: Viewer) -> Option<Notice> {
        let public = match event.action {
            Action::Pass { .. } | Action::Guess(_) => true,
            Action::Redraw => event.defect == Defect::DrawNoticeLeaks,
            Action::Swap => event.defect == Defect::SwapNoticeLeaks,
        };
        Some(Notice {
            defect: event.defect,
            seat: event.seat,
            action: event.action.clone(),
            value: (public || viewer.is(event.seat)).then_some(event.value),
            lost: event.defect == Defect::NoticeLosesAField,
        })
    }

    fn reveals(event: &Event) -> bool {
        match event.action {
            Action::Pass { .. } | Action::Redraw => false,
            Action::Guess(_) => event.defect != Defect::GuessRevealsSilently,
            Action::Swap => event.defect != Defect::SwapRevealsSilently,
        }
    }

    fn explain(state: &State, _: Seat, action: &Action) -> Option<Breach> {
        if state.defect == Defect::ExplainsWhatIsOffered && *action == Action::Swap {
            return Some(Breach::new("N-SWAP-1", "numbers-swap"));
        }
        if may(state, action) || state.defect == Defect::DoesNotExplain {
            return None;
        }
        let rule = match action {
            _ if state.defect == Defect::ExplainsByNoRule => "forbidden",
            Action::Pass { .. } => "N-PASS-1",
            Action::Guess(_) => "N-GUESS-2",
            Action::Redraw => "N-DRAW-1",
            Action::Swap => "N-SWAP-1",
        };
        let words = if state.defect == Defect::ExplainsWithoutWords { "" } else { "numbers-refused" };
        Some(Breach::new(rule, Message::new(words)))
    }
}

fn outcome(state: &State) -> Option<Outcome> {
    let seats = if state.defect == Defect::ThreeStandings { 3 } else { 2 };
    let rule = |rule| if state.defect == Defect::EndsByNoRule { "" } else { rule };
    match state.winner {
        Some(winner) => Some(Outcome::won_by(seats, |seat| seat == winner, rule("N-WIN-1"))),
        None => (state.turn >= TURNS).then(|| Outcome::drawn(seats, rule("N-END-1"))),
    }
}

/// Every action there is, in order.
fn all(defect: Defect) -> impl Iterator<Item = Action> {
    let pass = Action::Pass { lost: defect == Defect::ActionLosesAField };
    let guesses = (0..NUMBERS).map(Action::Guess);
    std::iter::once(pass).chain(guesses).chain([Action::Redraw, Action::Swap])
}

fn may(state: &State, action: &Action) -> bool {
    let (own, other) = (state.next().index(), 1 - state.next().index());
    match action {
        Action::Pass { .. } => !state.hurried,
        Action::Guess(number) => *number < NUMBERS && state.named[other] >> number & 1 == 0,
        Action::Redraw => state.named[own] != 0,
        Action::Swap if state.defect == Defect::ChoicesLeak => state.cards[other] < 4,
        Action::Swap => state.cards[own] < 4,
    }
}

impl Determinize for Numbers {
    fn determinize(_: &Arc<()>, view: &View, _: Viewer, chance: &mut dyn Chance) -> State {
        State::guess(view, chance)
    }

    fn disguise(state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
        state.disguise(viewer, chance)
    }
}
