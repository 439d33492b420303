//! Attacks of characters (C-ATK, C-AUTO, C-HIT).

mod area;
mod follow;

pub(crate) use area::blast;

use crate::action::{Action, Question};
use crate::agenda::Todo;
use crate::card::CardId;
use crate::content::Weapon;
use crate::event::{self, Notice};
use crate::offer::Offers;
use crate::pause::Moment;
use crate::people::{Slot, Who};
use crate::roll::{self, Roll, Test};
use crate::state::State;
use crate::{Corps, deck, defend, pause, spot, turn};
use board::Cell;
use serde::{Deserialize, Serialize};
use table::{Cx, Seat};

/// Cards exhausted for one more attack with Full Auto, whatever the weapon's own price (C-AUTO-1).
pub(crate) const BURST: u8 = 1;

/// What kind of attack it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum How {
    /// An Attack action.
    Action,
    /// A free one, granted by a card.
    Free,
    /// Defensive fire at the alien there (C-DFIRE).
    Defensive(u16),
    /// A free one that follows on defensive fire, at the same alien (E-14).
    Covering(u16),
}

/// An attack under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Shot {
    pub(crate) who: Who,
    pub(crate) seat: Seat,
    pub(crate) slot: Slot,
    /// The card itself: it may be discarded before the die is thrown.
    pub(crate) card: CardId,
    pub(crate) how: How,
    /// The space aimed at, once it is chosen.
    pub(crate) at: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    /// The target is chosen.
    Aim(Shot),
    /// The price is paid and the die is thrown.
    Fire(Shot),
    /// The die is applied.
    Settle(Shot),
    /// Full Auto: another attack for a card (C-AUTO-1).
    Burst(Shot),
    /// An area attack: the member of that number on the space of that number is rolled for; so many hits on each so far.
    Area { shot: Shot, space: u8, member: u8, hits: [u8; 9] },
    /// Its die is noted.
    AreaSettle { shot: Shot, space: u8, member: u8, hits: [u8; 9] },
    /// The attack is over: what it brings.
    After { shot: Shot, done: u8 },
    /// A free attack with another weapon (C-ATK-8).
    FollowUp(Shot),
}

fn push(state: &mut State, job: Job) {
    state.table.agenda.push(Todo::Attack(job));
}

/// The weapon in a slot.
pub(crate) fn weapon(state: &State, who: Who, slot: Slot) -> Option<(CardId, Weapon)> {
    let card = state.table.people[who.index()].slots[slot as usize]?;
    state.content.card(card).weapon.map(|weapon| (card, weapon))
}

/// The slots whose weapons a character may attack with (C-ATK-10).
pub(crate) fn weapons(state: &State, who: Who, how: How) -> impl Iterator<Item = Slot> + '_ {
    [Slot::Weapon, Slot::Backup].into_iter().filter(move |&slot| usable(state, who, slot, how))
}

/// Whether a character may attack with the weapon in a slot: it can pay, and there is a target.
pub(crate) fn usable(state: &State, who: Who, slot: Slot, how: How) -> bool {
    let Some((_, weapon)) = weapon(state, who, slot) else { return false };
    let barred = matches!(how, How::Defensive(_) | How::Covering(_)) && weapon.cumbersome;
    !barred
        && !state.table.people[who.index()].down
        && deck::payable(state, state.price(who, slot))
        && targets(state, who, weapon, how).next().is_some()
}

/// Alien figures in sight, or for an area weapon spaces in sight (C-ATK-1, C-AREA-1, C-AREA-7).
pub(crate) fn targets(state: &State, who: Who, weapon: Weapon, how: How) -> impl Iterator<Item = Cell> + '_ {
    let from = state.cell_of(who);
    let eyes = state.eyes();
    let spaces = from.filter(|_| weapon.area).into_iter();
    let spaces = spaces.flat_map(move |from| spaces_within(state, from, weapon.range));
    let aliens = state.table.aliens.iter().filter(move |_| !weapon.area).map(|alien| Cell(alien.cell));
    let in_range =
        move |from: Cell, cell: Cell| weapon.range == 0 || state.crow(from, cell) <= u16::from(weapon.range);
    spaces.chain(aliens).filter(move |&cell| {
        from.is_some_and(|from| {
            in_range(from, cell) && allowed(state, weapon, how, cell) && eyes.see(from, cell)
        })
    })
}

/// The spaces so many rows and columns around one, ascending; all of them if there is no limit.
fn spaces_within(state: &State, from: Cell, range: u8) -> impl Iterator<Item = Cell> + '_ {
    let ground = &state.mission().ground;
    let (column, row) = (ground.grid.column(from), ground.grid.row(from));
    let reach = if range == 0 { usize::MAX } else { usize::from(range) };
    let span =
        move |at: usize, size: usize| at.saturating_sub(reach)..=at.saturating_add(reach).min(size - 1);
    let rows = span(row, ground.grid.height());
    let cells = rows.flat_map(move |row| {
        span(column, ground.grid.width()).filter_map(move |column| ground.grid.at(column, row))
    });
    cells.filter(|cell| ground.floor.contains(*cell))
}

/// Defensive fire is aimed at the alien that set it off, while there is one (C-DFIRE-4, C-DFIRE-9, C-DFIRE-11).
fn allowed(state: &State, weapon: Weapon, how: How, cell: Cell) -> bool {
    match how {
        How::Defensive(alien) | How::Covering(alien) => {
            let alien = Cell(alien);
            let in_area = || weapon.area && area::spaces(state, cell).contains(&Some(alien));
            state.alien(alien).is_some() && (cell == alien || in_area())
        }
        How::Action | How::Free => true,
    }
}

/// A character attacks with the weapon in a slot.
pub(crate) fn declare(state: &mut State, who: Who, seat: Seat, slot: Slot, how: How) {
    if let Some((card, _)) = weapon(state, who, slot) {
        push(state, Job::Aim(Shot { who, seat, slot, card, how, at: 0 }));
    }
}

/// The kind of attack that is being decided about, and the cards it costs.
pub(crate) fn in_question(state: &State, who: Who, slot: Slot) -> (How, u8) {
    let price = state.price(who, slot);
    match state.table.agenda.last() {
        Some(Todo::Attack(Job::Aim(shot))) => (shot.how, price),
        Some(Todo::Attack(Job::Burst(shot))) => (shot.how, BURST),
        Some(Todo::Attack(Job::FollowUp(shot))) => {
            (follow::after(shot), price + follow::free_attack(state, shot).map_or(0, |(_, cost)| cost))
        }
        Some(Todo::Defend(defend::Job::Fire { cell, .. })) => (How::Defensive(cell), price),
        Some(Todo::Turn(turn::Job::Strike { .. })) => (How::Free, price),
        _ => (How::Action, price),
    }
}

/// The weapon of an attack under way.
fn arms(state: &State, shot: Shot) -> Option<Weapon> {
    state.content.card(shot.card).weapon
}

/// What the die must not exceed: the dial, or the auto-hit value if that is higher (C-ATK-3, C-HIT-1).
pub(crate) fn need(state: &State, who: Who, weapon: Weapon, at: Cell) -> u8 {
    state.table.people[who.index()].dial.max(auto_hit(state, who, weapon, at))
}

/// The auto-hit value against a space; 0 if it is too far (C-HIT-1).
pub(crate) fn auto_hit(state: &State, who: Who, weapon: Weapon, at: Cell) -> u8 {
    let near = weapon.auto_range == 0
        || state.cell_of(who).is_some_and(|from| state.crow(from, at) <= u16::from(weapon.auto_range));
    if near { weapon.auto_hit } else { 0 }
}

pub(crate) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::Aim(shot) => {
            let Some(weapon) = arms(state, shot) else { return give_up(state) };
            let mut cells = targets(state, shot.who, weapon, shot.how);
            let (first, more) = (cells.next(), cells.next().is_some());
            drop(cells);
            match first {
                None => return give_up(state),
                Some(only) if !more => aim_at(state, shot, only, cx),
                Some(_) => return false,
            }
        }
        Job::Fire(shot) => fire(state, shot, cx),
        Job::Settle(shot) => settle(state, shot, cx),
        Job::Burst(shot) => {
            let again = arms(state, shot).is_some_and(|weapon| {
                deck::payable(state, BURST)
                    && state.cell_of(shot.who).is_some()
                    && targets(state, shot.who, weapon, shot.how).next().is_some()
            });
            if again {
                return false;
            }
            state.table.agenda.pop();
        }
        Job::Area { .. } | Job::AreaSettle { .. } => area::run(state, job, cx),
        Job::After { .. } | Job::FollowUp(_) => return follow::run(state, job, cx),
    }
    true
}

/// Nothing left to fire at.
fn give_up(state: &mut State) -> bool {
    state.table.agenda.pop();
    true
}

/// The price is paid once, before the die (C-ATK-6).
fn aim_at(state: &mut State, shot: Shot, at: Cell, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    let shot = Shot { at: at.0, ..shot };
    event::tell(cx, Notice::Attacked(shot.who, state.content.card(shot.card).key, state.spot(at)));
    push(state, Job::After { shot, done: 0 });
    push(state, Job::Fire(shot));
    let price = state.price(shot.who, shot.slot);
    let discards = arms(state, shot).is_some_and(|weapon| weapon.discards_itself);
    if discards && let Some(card) = state.remove_from_slot(shot.who, shot.slot) {
        deck::discard_card(state, card, cx);
    }
    deck::exhaust(state, price, cx);
    pause::open(state, Moment::AttackDeclared);
}

fn fire(state: &mut State, shot: Shot, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    let Some(weapon) = arms(state, shot).filter(|_| state.cell_of(shot.who).is_some()) else { return };
    if weapon.area {
        push(state, Job::Area { shot, space: 0, member: 0, hits: [0; 9] });
        return;
    }
    push(state, Job::Settle(shot));
    let need = need(state, shot.who, weapon, Cell(shot.at));
    roll::throw(state, Roll::new(Test::Attack, shot.who, 0, need), cx);
}

/// The dial drops after the roll, hit or miss (C-ATK-5); Full Auto goes on after a hit.
fn settle(state: &mut State, shot: Shot, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    let hit = state.table.roll.take().is_some_and(|roll| roll.succeeds());
    if hit && arms(state, shot).is_some_and(|weapon| weapon.full_auto) {
        push(state, Job::Burst(shot));
    }
    state.turn_dial(shot.who, -1, cx);
    if hit {
        aliens_hit(state, Cell(shot.at), cx);
    }
}

/// One alien on a space dies: a token first, the figure last (C-ATK-4, C-SWARM-4).
pub(crate) fn aliens_hit(state: &mut State, cell: Cell, cx: &mut Cx<'_, Corps>) {
    let Some(at) = state.table.aliens.iter().position(|alien| alien.cell == cell.0) else { return };
    let alien = &mut state.table.aliens[at];
    let left = alien.tokens.checked_sub(1);
    match left {
        Some(tokens) => alien.tokens = tokens,
        None => {
            state.table.aliens.remove(at);
            // A door may fall shut: by the corner rule that can open a line of sight (C-LOS-8).
            spot::check(state);
        }
    }
    event::tell(cx, Notice::AlienHit(state.spot(cell), left));
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    match job {
        Job::Aim(shot) => {
            offers.ask(shot.seat, Question::Target(shot.who, shot.slot));
            offer_targets(state, shot, offers);
        }
        Job::Burst(shot) => {
            offers.ask(shot.seat, Question::Burst(shot.who, shot.slot));
            offer_targets(state, shot, offers);
            offers.add(Action::Pass);
        }
        _ => follow::offer(state, job, offers),
    }
}

fn offer_targets(state: &State, shot: Shot, offers: &mut Offers<'_>) {
    if let Some(weapon) = arms(state, shot) {
        targets(state, shot.who, weapon, shot.how)
            .for_each(|cell| offers.add(Action::Space(state.spot(cell))));
    }
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    let at = match action {
        Action::Space(spot) => state.cell(spot),
        _ => None,
    };
    match (job, at) {
        (Job::Aim(shot), Some(at)) => aim_at(state, shot, at, cx),
        (Job::Burst(shot), Some(at)) => {
            state.table.agenda.pop();
            let shot = Shot { at: at.0, ..shot };
            event::tell(cx, Notice::Attacked(shot.who, state.content.card(shot.card).key, state.spot(at)));
            push(state, Job::Fire(shot));
            deck::exhaust(state, BURST, cx);
            pause::open(state, Moment::AttackDeclared);
        }
        (Job::Burst(_), None) => drop(state.table.agenda.pop()),
        _ => follow::take(state, job, action, cx),
    }
}
