//! Step 3 of the Alien phase: motion tracker cards (C-TRACK) and the tunnels they open (C-TUN).

use crate::action::{Action, Question, ShortDeal, TrackerDraw};
use crate::agenda::Todo;
use crate::content::{MOST_TRACKERS, Mode, Threat, TrackerId};
use crate::event::{self, Notice};
use crate::nearby::nearest;
use crate::offer::Offers;
use crate::pause::Moment;
use crate::program::Running;
use crate::spawn::{self, Newcomers};
use crate::state::{State, Tunnel};
use crate::{Corps, pause, program};
use alloc::vec::Vec;
use board::Cell;
use serde::{Deserialize, Serialize};
use table::{Cx, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    /// Step 3 begins.
    Begin,
    /// Cards `next` to `total` are still to be drawn: by the players in `seats`, one bit each, from `lead` on to the left.
    Deal { lead: Seat, seats: u8, next: u8, total: u8 },
    /// A player draws a card.
    Draw(Seat),
    /// The player's tunnel opens (C-TUN-1).
    Tunnel(Seat),
    /// The card's blips enter play.
    Blips(Seat, TrackerId),
    /// Its text is carried out, and its bonus if it counts (C-TRACK-4).
    Text(Seat, TrackerId),
    /// It has been resolved.
    Done,
}

pub(crate) fn begin(state: &mut State) {
    push(state, Job::Begin);
}

fn push(state: &mut State, job: Job) {
    state.table.agenda.push(Todo::Tracker(job));
}

fn replace(state: &mut State, job: Job) {
    state.table.agenda.pop();
    push(state, job);
}

/// How many cards are drawn by so many players (C-TRACK-1, E-05).
fn cards(rule: TrackerDraw, players: u8) -> u8 {
    match (rule, players) {
        (_, 0) => 0,
        (TrackerDraw::Table, 1) => 2,
        (TrackerDraw::Table, 2..=4) => 3,
        (TrackerDraw::Table, _) => 4,
        (TrackerDraw::PerPlayer, 1 | 2) => 2 * players,
        (TrackerDraw::PerPlayer, _) => players,
    }
}

/// The players who are not eliminated, one bit each. Only they count and draw.
fn players(state: &State) -> u8 {
    state.seats().fold(0, |bits, seat| bits | 1 << seat.0) & !state.table.eliminated
}

/// How many cards are drawn in a round.
pub(crate) fn draws(state: &State) -> u8 {
    cards(state.edition().tracker_draw, players(state).count_ones() as u8)
}

/// Who draws the card of that number: round and round from the lead to the left; with too few cards the lead and those on the
/// left go without, or the last ones (C-TRACK-2, C-TRACK-3, E-06).
fn drawer(lead: Seat, seats: u8, number: u8, total: u8, short: ShortDeal) -> Option<Seat> {
    let players = seats.count_ones() as u8;
    let skipped = match short {
        ShortDeal::LeadSkips => players.saturating_sub(total),
        ShortDeal::LastSkips => 0,
    };
    let turn = (number + skipped) % players.max(1);
    let around = (0..u8::BITS as u8).map(|turn| Seat((lead.0 + turn) % u8::BITS as u8));
    around.filter(|seat| seats & (1 << seat.0) != 0).nth(usize::from(turn))
}

fn start(state: &mut State) {
    let (seats, total) = (players(state), draws(state));
    // The tunnel cards of a player mean one tunnel a round (C-TUN-3).
    state.table.tunnels.iter_mut().flatten().for_each(|tunnel| tunnel.owners = 0);
    replace(state, Job::Deal { lead: state.lead(), seats, next: 0, total });
}

/// The next player draws a card, unless they have been eliminated meanwhile.
fn deal(state: &mut State, lead: Seat, seats: u8, next: u8, total: u8) {
    if next >= total {
        state.table.agenda.pop();
        return;
    }
    replace(state, Job::Deal { lead, seats, next: next + 1, total });
    let seat = drawer(lead, seats, next, total, state.edition().tracker_short_deal);
    if let Some(seat) = seat.filter(|seat| state.table.eliminated & (1 << seat.0) == 0) {
        push(state, Job::Draw(seat));
        pause::open(state, Moment::TrackerNext);
    }
}

/// Takes the top card. The used ones are shuffled when none is left, but not in a Bug Hunt (C-TRACK-13, C-BUG-3).
fn take_top(state: &mut State, cx: &mut Cx<'_, Corps>) -> Option<TrackerId> {
    if state.table.tracker_len == 0 && state.mission().mode != Mode::BugHunt {
        reshuffle(state, cx);
    }
    let table = &mut state.table;
    table.tracker_len = table.tracker_len.checked_sub(1)?;
    table.peeked = 0;
    let card = table.tracker[usize::from(table.tracker_len)];
    table.tracker_used |= 1 << card.0;
    table.tracker_seen |= 1 << card.0;
    Some(card)
}

fn reshuffle(state: &mut State, cx: &mut Cx<'_, Corps>) {
    let table = &mut state.table;
    let used = core::mem::take(&mut table.tracker_used);
    for card in (0..MOST_TRACKERS as u8).filter(|card| used >> card & 1 == 1) {
        table.tracker[usize::from(table.tracker_len)] = TrackerId(card);
        table.tracker_len += 1;
    }
    table::shuffle(cx.chance(), &mut table.tracker[..usize::from(table.tracker_len)]);
    event::tell(cx, Notice::TrackerShuffled);
}

/// Tunnel first, then blips, then texts (C-TRACK-4, C-TRACK-7). A missing card is skipped.
fn draw(state: &mut State, seat: Seat, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    let Some(id) = take_top(state, cx) else { return };
    let card = state.content.tracker(id);
    let (key, threat) = (card.key, card.threat);
    event::tell(cx, Notice::Tracker(seat, key));
    (state.table.placed, state.table.placed_seen) = ([None; 8], false);
    push(state, Job::Done);
    push(state, Job::Text(seat, id));
    push(state, Job::Blips(seat, id));
    if threat == Threat::Tunnel {
        push(state, Job::Tunnel(seat));
    }
}

/// Where a player's tunnel may open: next to a hero or as near as possible. Without a token left, the nearest tunnels.
fn sites(state: &State, seat: Seat) -> Vec<Cell> {
    let tunnels = || state.table.tunnels.iter().flatten().map(|tunnel| Cell(tunnel.cell));
    if state.table.tunnels.iter().all(Option::is_some) {
        return spawn::nearest_to_hosts(state, seat, &tunnels().collect::<Vec<_>>());
    }
    let free = |cell: Cell| {
        state.is_empty(cell)
            && !state.mission().spawns.contains(&cell)
            && !tunnels().any(|tunnel| tunnel == cell)
    };
    let mut cells: Vec<Cell> =
        spawn::hosts(state, seat).flat_map(|host| nearest(state, host, free)).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// A player has one tunnel a round (C-TUN-3).
fn has_tunnel(state: &State, seat: Seat) -> bool {
    state.table.tunnels.iter().flatten().any(|tunnel| tunnel.owners & (1 << seat.0) != 0)
}

fn open_tunnel(state: &mut State, seat: Seat, cell: Cell, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    let owner = 1 << seat.0;
    if let Some(tunnel) = state.table.tunnels.iter_mut().flatten().find(|tunnel| tunnel.cell == cell.0) {
        tunnel.owners |= owner;
    } else if let Some(token) = state.table.tunnels.iter_mut().find(|token| token.is_none()) {
        *token = Some(Tunnel { cell: cell.0, barred: false, owners: owner });
        event::tell(cx, Notice::Tunnel(state.spot(cell)));
    }
}

/// The bonus of a hidden threat counts if blips were placed and nobody saw one of them, of an active threat if somebody did
///
fn carry_out(state: &mut State, seat: Seat, id: TrackerId, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    let card = state.content.tracker(id);
    let (key, text, bonus) = (card.key, card.effect, card.bonus);
    let placed = state.table.placed.iter().any(Option::is_some);
    let counts = placed
        && match card.threat {
            Threat::Hidden => !state.table.placed_seen,
            Threat::Active => state.table.placed_seen,
            Threat::Tunnel | Threat::Drone => false,
        };
    let you = state.you(seat);
    let running = |program| Running { tracker: true, ..Running::new(program, seat, you) };
    if counts {
        event::tell(cx, Notice::Bonus(key));
        program::start(state, running(bonus));
    }
    // On top, so it comes first.
    program::start(state, running(text));
}

pub(crate) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::Begin => start(state),
        Job::Deal { lead, seats, next, total } => deal(state, lead, seats, next, total),
        Job::Draw(seat) => draw(state, seat, cx),
        Job::Tunnel(seat) if has_tunnel(state, seat) => drop(state.table.agenda.pop()),
        Job::Tunnel(seat) => match sites(state, seat)[..] {
            [] => drop(state.table.agenda.pop()),
            [only] => open_tunnel(state, seat, only, cx),
            _ => return false,
        },
        Job::Blips(seat, id) => {
            let card = state.content.tracker(id);
            let (gate, blips) = (card.gate, card.blips);
            state.table.agenda.pop();
            spawn::enter(state, gate, seat, Newcomers::Blips(blips));
        }
        Job::Text(seat, id) => carry_out(state, seat, id, cx),
        Job::Done => {
            state.table.agenda.pop();
            pause::open(state, Moment::TrackerDone);
        }
    }
    true
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    let Job::Tunnel(seat) = job else { return };
    offers.ask(state.lead(), Question::Tunnel);
    sites(state, seat).into_iter().for_each(|cell| offers.add(Action::Space(state.spot(cell))));
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    let (Job::Tunnel(seat), Action::Space(spot)) = (job, action) else { return };
    if let Some(cell) = state.cell(spot) {
        open_tunnel(state, seat, cell, cx);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // rule: C-TRACK-1
    #[test]
    fn so_many_cards_for_so_many_players() {
        assert_eq!([1, 2, 3, 4, 5, 6].map(|players| cards(TrackerDraw::Table, players)), [2, 3, 3, 3, 4, 4]);
        assert_eq!(
            [1, 2, 3, 4, 5, 6].map(|players| cards(TrackerDraw::PerPlayer, players)),
            [2, 4, 3, 4, 5, 6]
        );
    }

    // rules: C-TRACK-2, C-TRACK-3
    #[test]
    fn cards_go_round_from_the_lead() {
        let deal = |lead: u8, seats: u8, total: u8, short: ShortDeal| -> Vec<u8> {
            (0..total)
                .filter_map(|number| drawer(Seat(lead), seats, number, total, short))
                .map(|seat| seat.0)
                .collect()
        };
        assert_eq!(deal(1, 0b1111, 3, ShortDeal::LeadSkips), [2, 3, 0]);
        assert_eq!(deal(1, 0b1111, 3, ShortDeal::LastSkips), [1, 2, 3]);
        assert_eq!(deal(0, 0b11_1111, 4, ShortDeal::LeadSkips), [2, 3, 4, 5]);
        assert_eq!(deal(0, 0b11, 3, ShortDeal::LeadSkips), [0, 1, 0]);
        // The player on the left has been eliminated.
        assert_eq!(deal(2, 0b0111, 3, ShortDeal::LeadSkips), [2, 0, 1]);
        assert_eq!(deal(0, 0b0101, 3, ShortDeal::LeadSkips), [0, 2, 0]);
    }
}
