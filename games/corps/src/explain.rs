//! Which rule forbids an action. Says nothing exactly when the action is on offer.

mod acts;
mod aliens;
mod moves;
mod shots;

use crate::action::Action;
use crate::agenda::Todo;
use crate::offer;
use crate::state::State;
use crate::{attack, blips, deck, defend, harm, hunt, program, setup, spawn, spot, turn, walk};
use table::{Breach, Message, Prompts, Seat};

/// A refusal in a few words.
fn no(rule: &'static str, why: &'static str) -> Breach {
    Breach::new(rule, Message::new(why))
}

pub(crate) fn explain(state: &State, seat: Seat, action: Action) -> Option<Breach> {
    let mut prompts = Prompts::new();
    offer::status(state, &mut prompts);
    let offered = prompts.of(seat).is_some_and(|prompt| prompt.choices.binary_search(&action).is_ok());
    (!offered).then(|| forbids(state, action))
}

/// What is being decided comes first, whatever else somebody would like to do.
fn forbids(state: &State, action: Action) -> Breach {
    match state.table.agenda.last() {
        Some(Todo::Turn(turn::Job::Act { who, seat, left, equips })) => {
            acts::forbids(state, who, seat, left, Some(equips), action)
        }
        Some(Todo::Turn(turn::Job::Bonus { who, seat, left })) => {
            acts::forbids(state, who, seat, left, None, action)
        }
        Some(Todo::Turn(turn::Job::Rank { who, .. })) => acts::grunt(state, who, action),
        Some(Todo::Turn(turn::Job::Strike { who, .. })) => {
            shots::weapon(state, who, action, attack::How::Free)
        }
        Some(Todo::Turn(_)) => no("C-ACT-5", "corps-no-order-first"),
        Some(Todo::Walk(walk::Job::Step(walk))) => moves::forbids(state, walk, action),
        Some(Todo::Attack(job)) => shots::forbids(state, job, action),
        Some(Todo::Defend(defend::Job::Fire { cell, now, .. })) => shots::defensive(state, cell, now, action),
        Some(Todo::Setup(job)) => before(job),
        Some(Todo::Round(_)) => no("C-ACT-1", "corps-no-order-first"),
        Some(Todo::Deck(job)) => cards(job),
        Some(Todo::Program(program::Job::Run(_))) => no("C-GEN-2", "corps-no-effect-first"),
        Some(Todo::Pause(_)) => window(state, action),
        Some(Todo::Roll(_)) => no("C-DEF-8", "corps-no-die-first"),
        Some(Todo::Hunt(hunt::Job::Fork { prey, .. })) if prey.count_ones() > 1 => {
            no("C-ALIEN-13", "corps-no-prey-first")
        }
        Some(Todo::Hunt(hunt::Job::Fork { .. })) => no("C-ALIEN-14", "corps-no-route-first"),
        Some(Todo::Hunt(_)) => no("C-ALIEN-4", "corps-no-alien-first"),
        Some(Todo::Blips(blips::Job::Boards { .. })) => no("C-BLIP-10", "corps-no-board-first"),
        Some(Todo::Blips(_)) => no("C-BLIP-3", "corps-no-blips-first"),
        Some(Todo::Spot(spot::Job::Place { cell, .. })) => aliens::figure(state, cell, action),
        Some(Todo::Spot(_)) => no("C-SPOT-8", "corps-no-spotting-first"),
        Some(Todo::Defend(_)) => no("C-ALIEN-18", "corps-no-victim-first"),
        Some(Todo::Harm(harm::Job::Heir(_))) => no("C-LOSS-2", "corps-no-heir-first"),
        Some(Todo::Harm(_)) => no("C-CAP-3", "corps-no-fallen-first"),
        Some(Todo::Tracker(_)) => aliens::tunnel(state, action),
        Some(Todo::Spawn(spawn::Job::Put { .. })) => aliens::blip(state, action),
        Some(Todo::Spawn(_)) => no("C-SPAWN-4", "corps-no-spawning-first"),
        Some(Todo::Sentry(_)) => no("C-SENTRY-10", "corps-no-gun-first"),
        Some(Todo::Finish(_)) => no("C-END-2", "corps-no-order-first"),
        Some(Todo::Aftermath(_)) => no("C-CAMP-6", "corps-no-salvage-first"),
        Some(Todo::Walk(_) | Todo::Barricade(_)) | None => no("C-ACT-4", "corps-no-order-first"),
    }
}

fn before(job: setup::Job) -> Breach {
    match job {
        setup::Job::Hero(_) | setup::Job::Team => no("C-SETUP-3", "corps-no-hero"),
        setup::Job::Gear(_) | setup::Job::Deal => no("C-SETUP-5", "corps-no-gear"),
        setup::Job::Start(_) | setup::Job::Ready => no("C-SETUP-15", "corps-no-start"),
        setup::Job::Gun(_) | setup::Job::Face(..) => no("C-SENTRY-11", "corps-no-gun-place"),
    }
}

fn cards(job: deck::Job) -> Breach {
    match job {
        deck::Job::Draw { .. } | deck::Job::MayDraw { .. } => no("C-DECK-5", "corps-no-draw-first"),
        deck::Job::Discard { hand: true, .. } => no("C-DISC-3", "corps-no-discard-hand"),
        deck::Job::Discard { .. } => no("C-DISC-2", "corps-no-discard"),
        deck::Job::RecycleHand { .. } => no("C-RECY-2", "corps-no-recycle-hand"),
        deck::Job::ExhaustHand { .. } => no("C-EXH-2", "corps-no-exhaust-hand"),
        deck::Job::Rest { .. } => no("C-REST-1", "corps-no-rest-first"),
        _ => no("C-GEN-2", "corps-no-effect-first"),
    }
}

/// Events can be played at pause points only, and only when what they ask for is there (C-CARD-13).
fn window(state: &State, action: Action) -> Breach {
    match action {
        Action::Play(key) => match state.content.find(key).map(|kind| state.content.card(kind)) {
            Some(card) if !deck::payable(state, card.cost) => no("C-EXH-7", "corps-no-cards-left"),
            _ => no("C-CARD-13", "corps-no-event-now"),
        },
        _ => no("C-CARD-13", "corps-no-window-first"),
    }
}
