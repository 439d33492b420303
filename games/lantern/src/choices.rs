//! What may be decided, and what forbids the rest.

use crate::action::{Action, Card, Question};
use crate::state::State;
use crate::{Lantern, Spot};
use table::{Breach, Message, Outcome, Prompts, Seat, Status};

pub(crate) fn status(state: &State, prompts: &mut Prompts<Lantern>) -> Status {
    let seats = usize::from(state.seats);
    if let Some(winner) = state.winner {
        return Status::Over(Outcome::won_by(seats, |seat| seat == winner, "L-WIN-1"));
    }
    if state.turns_left == 0 {
        return Status::Over(Outcome::drawn(seats, "L-END-1"));
    }
    let me = state.next;
    prompts.ask(me, if state.dashing { Question::Dash } else { Question::Turn });
    offer_steps(state, prompts, Action::Step);
    if state.dashing {
        prompts.offer(Action::Stop);
        return Status::Awaiting;
    }
    if state.hand(me).count(Card::Dash) > 0 {
        offer_steps(state, prompts, Action::Dash);
    }
    if state.hand(me).count(Card::Bolt) > 0 {
        for target in state.seats().filter(|seat| *seat != me && state.sees(me, *seat)) {
            prompts.offer(Action::Bolt(target));
        }
    }
    prompts.offer(Action::Wait);
    Status::Awaiting
}

fn offer_steps(state: &State, prompts: &mut Prompts<Lantern>, action: fn(Spot) -> Action) {
    for cell in state.content.steps(state.thief(state.next)).filter(|cell| state.is_free(*cell)) {
        prompts.offer(action(state.content.spot(cell)));
    }
}

pub(crate) fn explain(state: &State, me: Seat, action: Action) -> Option<Breach> {
    match action {
        Action::Step(spot) => explain_step(state, me, spot),
        Action::Stop if state.dashing => None,
        Action::Stop => Some(Breach::new("L-DASH-1", "lantern-nothing-to-stop")),
        _ if state.dashing => Some(Breach::new("L-DASH-1", "lantern-finish-dash")),
        Action::Wait => None,
        Action::Dash(spot) => explain_card(state, me, Card::Dash).or_else(|| explain_step(state, me, spot)),
        Action::Bolt(target) => {
            explain_card(state, me, Card::Bolt).or_else(|| explain_aim(state, me, target))
        }
    }
}

fn explain_step(state: &State, me: Seat, spot: Spot) -> Option<Breach> {
    let to = Message::new("lantern-cell").with("cell", alloc::format!("{spot}"));
    let reachable = |cell: &board::Cell| state.content.steps(state.thief(me)).any(|step| step == *cell);
    match state.content.cell(spot).filter(reachable) {
        None => Some(Breach::new("L-STEP-1", Message::new("lantern-no-way").with("to", to))),
        Some(cell) if state.is_free(cell) => None,
        Some(_) => Some(Breach::new("L-STEP-2", Message::new("lantern-occupied").with("to", to))),
    }
}

fn explain_card(state: &State, me: Seat, card: Card) -> Option<Breach> {
    let missing = state.hand(me).count(card) == 0;
    missing.then(|| {
        Breach::new("L-CARD-1", Message::new("lantern-no-card").with("card", crate::picture::card(card)))
    })
}

fn explain_aim(state: &State, me: Seat, target: Seat) -> Option<Breach> {
    if target == me || target.0 >= state.seats {
        return Some(Breach::new("L-BOLT-1", "lantern-no-target"));
    }
    let thief = crate::picture::thief(target);
    let hidden = !state.sees(me, target);
    hidden.then(|| Breach::new("L-BOLT-2", Message::new("lantern-out-of-sight").with("thief", thief)))
}
