//! Characters knocked down, captured, killed or taken over (C-KD, C-CAP, C-LOSS, C-HUG).

use crate::action::{Action, Question};
use crate::agenda::Todo;
use crate::event::{self, Fate, Notice};
use crate::offer::Offers;
use crate::pause::Moment;
use crate::people::{Place, Side, Who};
use crate::state::{Breed, Holder, State};
use crate::{Corps, deck, pause, spot};
use board::Cell;
use serde::{Deserialize, Serialize};
use table::{Cx, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    /// The Alien phase begins with those knocked down (C-ALIEN-1); those in `done` are seen to, one bit each.
    Fallen { done: u8 },
    /// One of them stands up, unless an alien is next to it (C-KD-5).
    Rise(Who),
    /// An alien carries it off, unless something has saved it (C-CAP-1).
    Seize(Who),
    /// A player without a hero may take a grunt over (C-LOSS-2).
    Heir(Seat),
}

fn push(state: &mut State, job: Job) {
    state.table.agenda.push(Todo::Harm(job));
}

/// The start of the Alien phase.
pub(crate) fn fallen(state: &mut State) {
    push(state, Job::Fallen { done: 0 });
}

/// The start of the Marine phase: players without a hero may take a grunt over.
pub(crate) fn offer_heirs(state: &mut State) {
    for seat in (0..state.agreed.players).rev().map(Seat) {
        if is_bereft(state, seat) {
            push(state, Job::Heir(seat));
        }
    }
}

/// A failed defence roll (C-DEF-5); of no effect on those who are down already (C-DEF-7).
pub(crate) fn knock_down(state: &mut State, who: Who, cx: &mut Cx<'_, Corps>) {
    let person = &mut state.table.people[who.index()];
    if person.is_on_board() && !person.down {
        person.down = true;
        event::tell(cx, Notice::Down(who));
        // It no longer blocks sight (C-LOS-3).
        spot::check(state);
    }
}

pub(crate) fn kill(state: &mut State, who: Who, cx: &mut Cx<'_, Corps>) {
    lose(state, who, Place::Killed, cx);
}

/// The facehugger on a space attaches itself to a character (C-HUG-2, A-68).
pub(crate) fn hug(state: &mut State, who: Who, cell: Cell, cx: &mut Cx<'_, Corps>) {
    if state.alien(cell).is_some_and(|alien| alien.breed == Breed::Facehugger) {
        state.remove_alien(cell);
        state.table.people[who.index()].hugged += 1;
        event::tell(cx, Notice::Hugged(who));
        spot::check(state);
    }
}

/// The alien on a space carries a character off, and leaves with all tokens under it (C-CAP-2).
fn capture(state: &mut State, who: Who, alien: Cell, cx: &mut Cx<'_, Corps>) {
    state.remove_alien(alien);
    event::tell(cx, Notice::Seized(who, state.spot(alien)));
    lose(state, who, Place::Captured, cx);
}

/// Takes a character off the board: what it carried stays behind, its cards and its player's hand are discarded (C-LOSS-1,
/// C-LOSS-5), its activation is over.
fn lose(state: &mut State, who: Who, place: Place, cx: &mut Cx<'_, Corps>) {
    let Some(cell) = state.cell_of(who) else { return };
    let person = &mut state.table.people[who.index()];
    (person.place, person.down) = (place, false);
    let (side, player, slots) = (person.side, person.player, core::mem::take(&mut person.slots));
    event::tell(cx, Notice::Lost(who, if place == Place::Killed { Fate::Killed } else { Fate::Captured }));
    if state.table.current.is_some_and(|(current, _)| current == who) {
        state.table.current = None;
    }
    for object in 0..state.mission().objects.len() {
        if state.table.objects[object] == Holder::Held(who) {
            state.table.objects[object] = Holder::Space(cell.0);
            event::tell(cx, Notice::Object(state.mission.objects[object].look, Some(state.spot(cell))));
        }
    }
    slots.into_iter().flatten().for_each(|card| deck::discard_card(state, card, cx));
    match (side, player) {
        (Side::Hero, Some(seat)) => {
            while let Some(card) = state.table.hands[seat.index()].pop() {
                deck::discard_card(state, card.kind, cx);
            }
            push(state, Job::Heir(seat));
        }
        // With the last grunt goes the last hope of those who have no hero (C-LOSS-3).
        _ if grunts(state).next().is_none() => offer_heirs(state),
        _ => {}
    }
    spot::check(state);
}

/// Grunts on the board that may be taken over; Newt only while Ripley is out of play.
fn grunts(state: &State) -> impl Iterator<Item = Who> + '_ {
    let free = |who: &Who| state.table.people[who.index()].side == Side::Grunt;
    let alone = |who: &Who| *who != Who::Newt || state.cell_of(Who::Ripley).is_none();
    state.on_board().map(|(who, _)| who).filter(free).filter(alone)
}

/// Whether a player has lost the hero and may take another one. Newt is no substitute for Ripley.
fn is_bereft(state: &State, seat: Seat) -> bool {
    state.table.eliminated & (1 << seat.0) == 0 && !has_hero(state, seat, |who| who != Who::Newt)
}

/// Whether one of a player's heroes is in the game or has completed the mission.
fn has_hero(state: &State, seat: Seat, counts: impl Fn(Who) -> bool) -> bool {
    Who::ALL.into_iter().filter(|who| counts(*who)).any(|who| {
        let person = &state.table.people[who.index()];
        person.player == Some(seat) && !matches!(person.place, Place::Killed | Place::Captured)
    })
}

/// Without a hero and without a grunt a player is out of the game (C-LOSS-3, A-49).
fn heir(state: &mut State, seat: Seat, cx: &mut Cx<'_, Corps>) -> bool {
    let bereft = is_bereft(state, seat);
    if bereft && grunts(state).next().is_some() {
        return false;
    }
    state.table.agenda.pop();
    if bereft && !has_hero(state, seat, |_| true) {
        state.table.eliminated |= 1 << seat.0;
        event::tell(cx, Notice::Eliminated(seat));
    }
    true
}

/// A grunt becomes a hero where it stands, with its cards and its dial as it is (C-LOSS-2, C-LOSS-4).
fn promote(state: &mut State, who: Who, seat: Seat, cx: &mut Cx<'_, Corps>) {
    let person = &mut state.table.people[who.index()];
    (person.side, person.player, person.spent_round) = (Side::Hero, Some(seat), 0);
    event::tell(cx, Notice::Promoted(who, seat));
}

/// Those knocked down who are still to be seen to.
fn down(state: &State, done: u8) -> impl Iterator<Item = Who> + '_ {
    let lying = move |who: &Who| done & (1 << *who as u8) == 0 && state.table.people[who.index()].down;
    state.on_board().map(|(who, _)| who).filter(lying)
}

fn see_to(state: &mut State, done: u8, who: Who) {
    state.table.agenda.pop();
    push(state, Job::Fallen { done: done | 1 << who as u8 });
    push(state, Job::Rise(who));
}

/// Stands up, or is about to be carried off; then there is a moment to save it.
fn rise(state: &mut State, who: Who, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    let Some(cell) = lying_at(state, who) else { return };
    if state.aliens_beside(cell).next().is_none() {
        stand_up(state, who, cx);
    } else {
        push(state, Job::Seize(who));
        pause::open(state, Moment::Taken);
    }
}

fn lying_at(state: &State, who: Who) -> Option<Cell> {
    state.cell_of(who).filter(|_| state.table.people[who.index()].down)
}

pub(crate) fn stand_up(state: &mut State, who: Who, cx: &mut Cx<'_, Corps>) {
    state.table.people[who.index()].down = false;
    event::tell(cx, Notice::Up(who));
    // It blocks sight again, and by the corner rule that can also open a line (C-LOS-8).
    spot::check(state);
}

/// One alien next to the character carries it off; of several the lead chooses one (C-CAP-2, C-CAP-3).
fn seize(state: &mut State, who: Who, cx: &mut Cx<'_, Corps>) -> bool {
    let Some(cell) = lying_at(state, who) else {
        state.table.agenda.pop();
        return true;
    };
    let mut aliens = state.aliens_beside(cell);
    let (first, second) = (aliens.next(), aliens.next());
    drop(aliens);
    match (first, second) {
        (None, _) => {
            state.table.agenda.pop();
            stand_up(state, who, cx);
        }
        (Some(alien), None) => {
            state.table.agenda.pop();
            capture(state, who, alien, cx);
        }
        _ => return false,
    }
    true
}

pub(crate) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::Fallen { done } => {
            let mut lying = down(state, done);
            let (first, second) = (lying.next(), lying.next());
            drop(lying);
            match (first, second) {
                (None, _) => drop(state.table.agenda.pop()),
                (Some(who), None) => see_to(state, done, who),
                _ => return false,
            }
        }
        Job::Rise(who) => rise(state, who, cx),
        Job::Seize(who) => return seize(state, who, cx),
        Job::Heir(seat) => return heir(state, seat, cx),
    }
    true
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    match job {
        Job::Fallen { done } => {
            offers.ask(state.lead(), Question::Fallen);
            down(state, done).for_each(|who| offers.add(Action::Choose(who)));
        }
        Job::Seize(who) => {
            offers.ask(state.lead(), Question::Captor(who));
            let aliens = state.cell_of(who).into_iter().flat_map(|cell| state.aliens_beside(cell));
            aliens.for_each(|alien| offers.add(Action::Space(state.spot(alien))));
        }
        Job::Heir(seat) => {
            offers.ask(seat, Question::Heir);
            grunts(state).for_each(|who| offers.add(Action::Choose(who)));
            offers.add(Action::Pass);
        }
        Job::Rise(_) => {}
    }
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    match (job, action) {
        (Job::Fallen { done }, Action::Choose(who)) => see_to(state, done, who),
        (Job::Seize(who), Action::Space(spot)) => {
            state.table.agenda.pop();
            if let Some(alien) = state.cell(spot) {
                capture(state, who, alien, cx);
            }
        }
        (Job::Heir(seat), Action::Choose(who)) => {
            state.table.agenda.pop();
            promote(state, who, seat, cx);
            // Newt goes where Ripley goes (C-NEWT-2).
            let newt = &state.table.people[Who::Newt.index()];
            if who == Who::Ripley && newt.is_on_board() && newt.side == Side::Grunt {
                promote(state, Who::Newt, seat, cx);
            }
            // With the last grunt goes the last hope of others who have no hero (C-LOSS-3).
            if grunts(state).next().is_none() {
                offer_heirs(state);
            }
        }
        (Job::Heir(_), _) => drop(state.table.agenda.pop()),
        _ => {}
    }
}
