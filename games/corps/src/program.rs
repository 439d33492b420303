//! The closed vocabulary of card texts, abilities and mission rules, and its one interpreter.

mod ask;
mod condition;
mod ops;

use crate::action::Action;
use crate::agenda::Todo;
use crate::card::CardId;
use crate::content::{Gate, Hook, Look, ProgramId, Types};
use crate::offer::Offers;
use crate::people::{Slot, Who};
use crate::state::State;
use crate::{Corps, deck};
use serde::{Deserialize, Serialize};
use table::{Cx, Seat};

pub(crate) use condition::{holds, saved};

/// What a text does, step by step. `you` is the character whose card, ability or activation it is, and its player;
/// `the target` the character chosen by the text itself, or else `you`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Op {
    // Cards.
    /// You draw so many; a grunt's go under the exhaust pile (C-CHAR-6).
    Draw(u8),
    /// You may draw up to so many.
    MayDraw(u8),
    /// So many from the exhaust pile beneath the deck.
    Recycle(u8),
    /// You may recycle any number of cards of these types from hand.
    RecycleHand(Types),
    /// Compulsory, from the deck (C-EXH-1).
    Exhaust(u8),
    /// So many for each character who sees one of the blips that the tracker card has just placed.
    ExhaustPerWitness(u8),
    /// You exhaust a card of your hand, your choice; nothing without one.
    ExhaustHand,
    /// You discard so many, from hand or deck (C-DISC-2).
    Discard(u8),
    /// You discard so many from hand (C-DISC-3).
    DiscardHand(u8),
    /// Reveal a card: what to do for a weapon, a piece of equipment, an event (C-REV).
    Reveal([Option<ProgramId>; 3]),
    /// The revealed card goes to your hand (C-REV-6).
    TakeRevealed,
    /// Look through the exhaust pile and take one card of these types to hand.
    Search(Types),
    /// A random card of these types goes from the discard pile into the exhaust pile, which is shuffled (T-31).
    Relapse(Types),
    /// You may put up to so many cards of the discard pile, your choice, beneath the deck.
    Salvage(u8),
    /// Exhausts the equipped card whose text this is (C-EXH-2).
    ExhaustThis,
    /// Discards it.
    DiscardThis,

    // Characters.
    /// Chooses the target; the text ends if there is none. Compulsory outside a `May` (C-GEN-2).
    Pick(Pick),
    /// Moves the target's dial (C-AIM-2).
    Aim(i8),
    /// The target takes up to so many actions at once.
    Act(u8),
    /// The target may move up to so many spaces (C-MOVE-12).
    Step(u8),
    /// The target moves so many spaces towards you (E-35).
    Lure(u8),
    /// The target may take a free Attack action with any equipped weapon.
    Strike,
    /// The target stands up.
    StandUp,
    /// The target is knocked down.
    KnockDown,

    // The die on the table.
    /// It is thrown again (C-REROLL).
    Reroll,
    /// The failed roll counts as a success (C-DEF-8).
    Mend,
    /// A kill becomes a knock-down.
    Spare,

    // Aliens.
    /// So many blips enter play there (C-SPAWN).
    Spawn(u8, Gate),
    /// A facehugger appears on or next to the gate, if one is left.
    Facehugger(Gate),
    /// A facehugger appears on or next to where an object of the mission lies; nothing if the object is off the board.
    Hatch(u8),
    /// Every alien moves so many spaces, the closest first, and does not attack (C-TRACK-12).
    Creep(u8),
    /// Every blip moves so many spaces.
    Stir(u8),
    /// Removes an alien figure, or one token, that you see within so many spaces; your choice.
    Shoot(u8),
    /// You look at the top tracker card and may put it at the bottom (D-50).
    Peek,

    // The board.
    /// You may build a barricade next to the target without a test.
    Bar,
    /// A barricade, the lead's choice, is removed.
    Breach,
    /// Every sentry gun gets so many shots back.
    Reload(u8),

    // The mission.
    /// Adds to a counter of the mission.
    Mark(u8, i8),
    /// An object of the mission appears where the mission blip was spotted, or at its own place.
    Appear(u8),
    /// An object of the mission is taken away.
    Vanish(u8),
    /// You carry an object of the mission along; whoever loses it leaves it behind.
    Carry(u8),
    /// The mission blip turns out to be so many aliens.
    Ambush(u8),
    /// The captive of the lowest number comes free next to you (C-RESC-3); the text ends if nobody is held.
    Free,
    /// You choose a mission blip, which is turned over where it lies, as if it were spotted.
    Scan,

    // Control.
    /// You may carry out the text.
    May(ProgramId),
    /// So many cards are exhausted first; as the first op of a `May` it is its price (C-EXH-7).
    Pay(u8),
    /// Carries out the text if the condition holds.
    If(Condition, ProgramId),
}

/// How a target is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Pick {
    /// Within so many spaces of you; 0 for any distance.
    pub(crate) within: u8,
    /// In your line of sight.
    pub(crate) seen: bool,
    /// Not yourself.
    pub(crate) other: bool,
    pub(crate) marine: bool,
    /// Knocked down, or not, or either.
    pub(crate) down: Option<bool>,
}

/// What can be asked about the mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Condition {
    Always,
    /// A counter of the mission has reached this.
    Mark(u8, u8),
    /// A counter of the mission is below this.
    Below(u8, u8),
    /// So many characters have left by an exit.
    Exited(u8),
    /// Every character still alive and free has left by an exit, at least one.
    AllOut,
    /// The object has been carried out by an exit.
    Out(u8),
    /// So many objects of that look have been carried out by an exit.
    Saved(Look, u8),
    /// No object of the mission with that look is left on the board.
    Cleared(Look),
    /// The round is this or later.
    Round(u16),
    /// No alien figure and no blip is on the board.
    Quiet,
    /// The tracker deck is used up.
    TrackerEmpty,
    /// At least one character is neither killed nor captured.
    Survivor,
    /// So many characters were killed or captured.
    Lost(u8),
    /// So many tracker cards are drawn in a round: it depends on players and edition (C-TRACK-1, E-05).
    Draws(u8),
    /// So many players or more.
    Players(u8),
    /// Fewer players than that.
    FewerPlayers(u8),
    /// The rules are those of the first edition, under which aliens are harder to stop (E-01, E-05, E-07).
    FirstEdition,
}

/// A text that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Running {
    pub(crate) program: ProgramId,
    /// The next op.
    pub(crate) at: u8,
    /// Whose text it is.
    pub(crate) who: Option<Who>,
    /// Who decides.
    pub(crate) seat: Seat,
    /// Chosen by `Pick`.
    pub(crate) target: Option<Who>,
    /// Where it is: of a mission blip or object.
    pub(crate) cell: Option<u16>,
    /// The card it is printed on, if it lies in a slot.
    pub(crate) slot: Option<Slot>,
    /// It is the text of a tracker card (C-CARD-9, C-TRACK-12).
    pub(crate) tracker: bool,
}

impl Running {
    pub(crate) fn new(program: ProgramId, seat: Seat, who: Option<Who>) -> Running {
        Running { program, at: 0, who, seat, target: None, cell: None, slot: None, tracker: false }
    }

    /// The character an op is about.
    fn whom(&self) -> Option<Who> {
        self.target.or(self.who)
    }
}

/// A text under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    Run(Running),
}

/// Carries a text out.
pub(crate) fn start(state: &mut State, running: Running) {
    if !state.content.program(running.program).is_empty() {
        state.table.agenda.push(Todo::Program(Job::Run(running)));
    }
}

/// Carries out the text of a hazard.
pub(crate) fn hazard(state: &mut State, kind: CardId, seat: Seat, who: Option<Who>) {
    let text =
        state.content.card(kind).hooks.iter().find(|(hook, _)| *hook == Hook::Hazard).map(|(_, text)| *text);
    if let Some(text) = text {
        start(state, Running::new(text, seat, who.or_else(|| state.you(seat))));
    }
}

pub(crate) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    let Job::Run(running) = job;
    let Some(&op) = state.content.program(running.program).get(usize::from(running.at)) else {
        state.table.agenda.pop();
        return true;
    };
    if ask::waits(state, &running, op) {
        // Before the decision the player is shown the card, once.
        let shown = state.table.peeked & (1 << running.seat.0) != 0;
        if op == Op::Peek && !shown {
            ask::peek(state, running, cx);
        }
        return false;
    }
    // A text that needs a target ends without one.
    if matches!(op, Op::Pick(_)) {
        state.table.agenda.pop();
        return true;
    }
    // What the op puts on the agenda comes before the rest of the text.
    let next = Running { at: running.at + 1, ..running };
    replace(state, next);
    ops::carry_out(state, next, op, cx);
    true
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    let Job::Run(running) = job;
    if let Some(&op) = state.content.program(running.program).get(usize::from(running.at)) {
        ask::offer(state, &running, op, offers);
    }
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    let Job::Run(running) = job;
    let Some(&op) = state.content.program(running.program).get(usize::from(running.at)) else { return };
    let next = Running { at: running.at + 1, ..running };
    replace(state, next);
    ask::take(state, next, op, action, cx);
}

fn replace(state: &mut State, running: Running) {
    state.table.agenda.pop();
    state.table.agenda.push(Todo::Program(Job::Run(running)));
}

/// Whether a text can do anything: what it asks for at its beginning is there (A-19, C-EXH-7).
pub(crate) fn possible(state: &State, running: &Running) -> bool {
    for &op in state.content.program(running.program) {
        let there = match op {
            Op::Pay(cards) => deck::payable(state, cards),
            Op::ExhaustHand => !state.table.hands[running.seat.index()].is_empty(),
            Op::Pick(pick) => ask::candidates(state, running, pick).next().is_some(),
            Op::Reroll => return state.table.roll.is_some_and(|roll| !roll.succeeds() && !roll.rerolled),
            Op::Mend => return state.table.roll.is_some_and(|roll| !roll.succeeds()),
            Op::Spare => return state.table.roll.is_some_and(|roll| !roll.succeeds() && !roll.spared),
            Op::Shoot(within) => return ask::shots(state, running, within).next().is_some(),
            Op::Bar => return ask::sites(state, running).next().is_some(),
            Op::Salvage(_) => return !state.table.discard.is_empty(),
            _ => return true,
        };
        if !there {
            return false;
        }
    }
    true
}

impl State {
    /// Who `you` is in a text that a player sets off: the activated character if that player decides for it, else
    /// the player's hero.
    pub(crate) fn you(&self, seat: Seat) -> Option<Who> {
        let current = self.table.current.filter(|(_, player)| *player == seat).map(|(who, _)| who);
        current.or_else(|| {
            let own = |who: &Who| {
                self.table.people[who.index()].player == Some(seat) && self.cell_of(*who).is_some()
            };
            Who::ALL.into_iter().find(own)
        })
    }
}
