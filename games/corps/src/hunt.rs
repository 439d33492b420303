//! Aliens and blips on the move, and step 1 of the Alien phase (C-ALIEN, C-BARR-6 to -9).

use crate::action::{Action, Question};
use crate::agenda::Todo;
use crate::event::{self, Notice};
use crate::offer::Offers;
use crate::pause::Moment;
use crate::people::Who;
use crate::route::{Field, Route};
use crate::state::{Alien, State};
use crate::{Corps, barricade, blips, crowd, defend, harm, pause, sentry, spot, tracker};
use board::{Cell, Door, Way};
use serde::{Deserialize, Serialize};
use table::Cx;

/// Spaces that an alien moves in its activation (C-ALIEN-7).
pub(crate) const SPEED: u8 = 6;

/// An alien or a blip that is moving.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Mover {
    /// Where it is. Nothing else can be there, so this names it.
    pub(crate) cell: u16,
    /// Spaces it may still go.
    pub(crate) left: u8,
    /// It attacks at the end; not if a card or an empty pool moves it (C-TRACK-12).
    pub(crate) strikes: bool,
    /// It has come to its space in this activation, or has just been spotted there (C-DFIRE-1, C-DFIRE-13).
    pub(crate) entered: bool,
    /// It was a blip when it took its last step.
    pub(crate) blip: bool,
    /// Whom the lead chose for it, and in what situation: that holds until the situation changes (C-ALIEN-16).
    pub(crate) prey: Option<(Who, u16)>,
}

/// Why aliens move one after another, the closest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Wave {
    /// Step 1 of the Alien phase (C-ALIEN-3).
    Hunt,
    /// An effect moves every alien so many spaces (C-TRACK-12).
    Creep(u8),
    /// Figures of one blip go on with what is left of its move.
    Heirs { left: u8, strikes: bool },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    /// Step 1 of the Alien phase begins.
    Begin,
    /// The next alien of a wave.
    Next(Wave),
    /// An alien or a blip goes on.
    Go(Mover),
    /// It may go after several characters, or go several ways: one bit each, as in [`Route::Go`].
    Fork { mover: Mover, prey: u8, ways: u16 },
    /// It has taken a step, and what the step set off is over.
    Stepped(Mover),
}

/// The Alien phase: those knocked down, aliens, blips, the tracker (C-ALIEN-1, C-ALIEN-2).
pub(crate) fn begin(state: &mut State) {
    tracker::begin(state);
    blips::begin(state);
    push(state, Job::Begin);
    harm::fallen(state);
}

/// Every alien moves so many spaces without attacking (Op::Creep).
pub(crate) fn creep(state: &mut State, spaces: u8) {
    state.table.aliens.iter_mut().for_each(|alien| alien.moved = false);
    push(state, Job::Next(Wave::Creep(spaces)));
}

/// A blip begins to move.
pub(crate) fn move_blip(state: &mut State, cell: Cell, spaces: u8, strikes: bool) {
    let mover = Mover { cell: cell.0, left: spaces, strikes, entered: false, blip: true, prey: None };
    push(state, Job::Go(mover));
}

fn push(state: &mut State, job: Job) {
    state.table.agenda.push(Todo::Hunt(job));
}

fn replace(state: &mut State, job: Job) {
    state.table.agenda.pop();
    push(state, job);
}

impl Wave {
    /// Whether the alien still has to move in it.
    fn awaits(self, alien: &Alien) -> bool {
        match self {
            Wave::Hunt => !alien.acted,
            Wave::Creep(_) | Wave::Heirs { .. } => !alien.moved,
        }
    }
}

/// The aliens of a wave that are closest to the characters (C-ALIEN-12).
fn closest(state: &State, wave: Wave) -> impl Iterator<Item = Cell> + '_ {
    let waiting = move || {
        let cells = state.table.aliens.iter().filter(move |alien| wave.awaits(alien));
        cells.map(|alien| Cell(alien.cell)).map(|cell| (state.steps_to_people(cell), cell))
    };
    let least = waiting().map(|(steps, _)| steps).min();
    waiting().filter(move |(steps, _)| Some(*steps) == least).map(|(_, cell)| cell)
}

/// The only closest alien of a wave moves; among several the lead chooses (C-ALIEN-4).
fn next(state: &mut State, wave: Wave) -> bool {
    let mut cells = closest(state, wave);
    let (first, second) = (cells.next(), cells.next());
    drop(cells);
    match (first, second) {
        // With nobody left on the board there is nowhere to go.
        _ if state.on_board().next().is_none() => {
            state.table.aliens.iter_mut().for_each(|alien| (alien.acted, alien.moved) = (true, true));
            end_wave(state, wave);
        }
        (None, _) => end_wave(state, wave),
        (Some(cell), None) => set_off(state, wave, cell),
        _ => return false,
    }
    true
}

fn end_wave(state: &mut State, wave: Wave) {
    state.table.agenda.pop();
    if wave == Wave::Hunt {
        state.table.hunting = false;
    }
}

fn set_off(state: &mut State, wave: Wave, cell: Cell) {
    let (left, strikes, entered) = match wave {
        Wave::Hunt => (SPEED, true, false),
        Wave::Creep(spaces) => (spaces, false, false),
        Wave::Heirs { left, strikes } => (left, strikes, true),
    };
    if let Some(alien) = state.alien_mut(cell) {
        match wave {
            Wave::Hunt => alien.acted = true,
            Wave::Creep(_) | Wave::Heirs { .. } => alien.moved = true,
        }
    }
    push(state, Job::Go(Mover { cell: cell.0, left, strikes, entered, blip: false, prey: None }));
}

/// What a choice of prey rests on: who is there, how many blips and how many barricaded doors.
fn situation(state: &State) -> u16 {
    let people = state.on_board().fold(0, |bits, (who, _)| bits | 1 << who as u16);
    let doors = state.table.barred.iter().count() as u16;
    people << 9 | (state.table.blips.len() as u16) << 4 | doors
}

fn route(state: &State, mover: Mover) -> Route {
    let prey = mover.prey.filter(|(_, then)| *then == situation(state)).map(|(who, _)| who);
    Field::of(state).route(Cell(mover.cell), mover.left, prey)
}

/// Characters by their bits.
fn hunted(bits: u8) -> impl Iterator<Item = Who> + use<> {
    Who::ALL.into_iter().filter(move |who| bits >> *who as u8 & 1 == 1)
}

/// The barricaded door that a way leads through.
fn barred(state: &State, way: &Way) -> Option<Door> {
    way.door.filter(|door| state.table.barred.contains(*door))
}

/// The ways of a route.
fn ways(state: &State, mover: Mover, bits: u16) -> impl Iterator<Item = Way> + '_ {
    let all = state.mission().ground.ways.of(Cell(mover.cell)).iter();
    (0..16).zip(all).filter(move |(bit, _)| bits >> bit & 1 == 1).map(|(_, way)| *way)
}

/// Takes a step, arrives or gives up, unless somebody must choose.
fn go(state: &mut State, mover: Mover, cx: &mut Cx<'_, Corps>) {
    let cell = Cell(mover.cell);
    if state.alien(cell).is_none() && state.blip(cell).is_none() {
        state.table.agenda.pop();
    } else if state.people_beside(cell).next().is_some() {
        arrive(state, mover);
    } else {
        // With no space left only a barricade right ahead is still tried (C-BARR-9).
        let at_barricade =
            || state.mission().ground.ways.of(cell).iter().any(|way| barred(state, way).is_some());
        if mover.left == 0 && !at_barricade() {
            state.table.agenda.pop();
            return;
        }
        match route(state, mover) {
            Route::Go { prey, ways } if ways.count_ones() > 1 && wants_choice(state, mover, ways) => {
                replace(state, Job::Fork { mover, prey, ways });
            }
            Route::Go { ways: bits, .. } => {
                let way = ways(state, mover, bits).next();
                take_way(state, mover, way, cx);
            }
            Route::There | Route::Stay => drop(state.table.agenda.pop()),
        }
    }
}

/// Whether it matters which way the mover goes: it has spaces left, or may try a barricade.
fn wants_choice(state: &State, mover: Mover, bits: u16) -> bool {
    mover.left > 0 || ways(state, mover, bits).any(|way| barred(state, &way).is_some())
}

/// Next to a character its move is over (C-ALIEN-6, C-ALIEN-9); blips do not attack.
fn arrive(state: &mut State, mover: Mover) {
    state.table.agenda.pop();
    if mover.strikes && state.alien(Cell(mover.cell)).is_some() {
        defend::assault(state, Cell(mover.cell), mover.entered);
        if !mover.entered {
            // After a step there was a pause; whoever need not take one makes it here.
            pause::open(state, Moment::Crept);
        }
    }
}

fn take_way(state: &mut State, mover: Mover, way: Option<Way>, cx: &mut Cx<'_, Corps>) {
    let Some(way) = way else {
        state.table.agenda.pop();
        return;
    };
    if let Some(door) = barred(state, &way) {
        batter(state, mover, door, cx);
        return;
    }
    let Some(left) = mover.left.checked_sub(1) else {
        state.table.agenda.pop();
        return;
    };
    crowd::step(state, Cell(mover.cell), way.to, cx);
    let blip = state.blip(way.to).is_some();
    replace(state, Job::Stepped(Mover { cell: way.to.0, left, entered: true, blip, ..mover }));
    // In the order of A-85, the first on top.
    sentry::stepped(state, way.to);
    spot::mover_check(state, Cell(mover.cell), way.to);
}

/// Tries to break a barricaded door from its threshold (C-BARR-6 to -8).
fn batter(state: &mut State, mover: Mover, door: Door, cx: &mut Cx<'_, Corps>) {
    let cell = Cell(mover.cell);
    let die = cx.roll(6) as u8;
    event::tell(cx, Notice::Battered(state.spot(cell), die));
    state.table.agenda.pop();
    if die < state.edition().barricade_break {
        return;
    }
    let blip = state.blip(cell).is_some();
    push(state, Job::Stepped(Mover { entered: true, blip, ..mover }));
    if let Some(element) = state.door(door) {
        barricade::remove(state, element, cx);
    }
    spot::mover_check(state, cell, cell);
}

/// The stop rule, then events, then on it goes. A blip that was spotted goes on as an alien with what is left of its
/// move (C-BLIP-8, C-BLIP-9); if it turned out to be several figures, all of them do.
fn stepped(state: &mut State, mover: Mover) {
    let cell = Cell(mover.cell);
    let spotted = mover.blip && state.blip(cell).is_none();
    let heirs = spotted && state.table.aliens.iter().any(|alien| !alien.moved);
    if heirs {
        if let Some(alien) = state.alien_mut(cell) {
            alien.moved = false;
        }
        replace(state, Job::Next(Wave::Heirs { left: mover.left, strikes: mover.strikes }));
    } else {
        let stops = state.people_beside(cell).next().is_some();
        let left = if stops { 0 } else { mover.left };
        replace(state, Job::Go(Mover { left, blip: mover.blip && !spotted, ..mover }));
    }
    pause::open(state, Moment::Crept);
}

pub(crate) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::Begin => {
            state.table.aliens.iter_mut().for_each(|alien| alien.acted = false);
            state.table.hunting = true;
            replace(state, Job::Next(Wave::Hunt));
        }
        Job::Next(wave) => return next(state, wave),
        Job::Go(mover) => go(state, mover, cx),
        Job::Fork { .. } => return false,
        Job::Stepped(mover) => stepped(state, mover),
    }
    true
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    let lead = state.lead();
    match job {
        Job::Next(wave) => {
            offers.ask(lead, Question::Mover);
            closest(state, wave).for_each(|cell| offers.add(Action::Space(state.spot(cell))));
        }
        Job::Fork { mover, prey, ways: bits } => {
            let spot = state.spot(Cell(mover.cell));
            if prey.count_ones() > 1 {
                offers.ask(lead, Question::Prey(spot));
                hunted(prey).for_each(|who| offers.add(Action::Choose(who)));
            } else {
                offers.ask(lead, Question::Route(spot));
                ways(state, mover, bits).for_each(|way| offers.add(Action::Space(state.spot(way.to))));
            }
        }
        Job::Begin | Job::Go(_) | Job::Stepped(_) => {}
    }
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    match (job, action) {
        (Job::Next(wave), Action::Space(spot)) => {
            if let Some(cell) = state.cell(spot) {
                set_off(state, wave, cell);
            }
        }
        (Job::Fork { mover, .. }, Action::Choose(who)) => {
            let prey = Some((who, situation(state)));
            replace(state, Job::Go(Mover { prey, ..mover }));
        }
        (Job::Fork { mover, .. }, Action::Space(spot)) => {
            let to = state.cell(spot);
            let way = state
                .mission()
                .ground
                .ways
                .of(Cell(mover.cell))
                .iter()
                .find(|way| Some(way.to) == to)
                .copied();
            take_way(state, mover, way, cx);
        }
        _ => {}
    }
}
