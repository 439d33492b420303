//! A round: whose turn it is, who leads, who decides for whom (C-ROUND, C-ACT, C-CHOICE).

use crate::action::{Action, AimReset, Question};
use crate::agenda::Todo;
use crate::event::{self, Notice, Phase};
use crate::offer::Offers;
use crate::pause::Moment;
use crate::people::{Side, Who};
use crate::state::State;
use crate::{Corps, finish, harm, hunt, pause, turn};
use serde::{Deserialize, Serialize};
use table::{Cx, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Job {
    /// The Marine phase begins, and with it a round.
    Marine,
    /// Without a Marine hero the players choose who leads.
    Lead,
    /// The lead gives the activation token to somebody (C-ACT-1).
    First,
    /// A player activates the heroes, then passes the token on (C-ACT-3, C-ACT-11).
    Heroes(Seat),
    /// The lead activates the grunts that are left (C-ACT-15).
    Grunts,
    /// The Alien phase begins.
    Alien,
    /// The End phase begins.
    End,
}

/// Begins the next round.
pub(crate) fn start(state: &mut State) {
    state.table.agenda.push(Todo::Round(Job::Marine));
}

impl State {
    /// The heroes of a player on the board.
    pub(crate) fn heroes(&self, seat: Seat) -> impl Iterator<Item = Who> + '_ {
        Who::ALL.into_iter().filter(move |who| {
            self.table.people[who.index()].player == Some(seat) && self.cell_of(*who).is_some()
        })
    }

    /// All seats.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.agreed.players).map(Seat)
    }

    /// The rank of a character (C-CHAR-4); the hero side's if the grunt side shows none.
    pub(crate) fn rank(&self, who: Who) -> u8 {
        let card = self.content.character(who);
        match self.stats(who).rank {
            0 => card.hero.rank,
            rank => rank,
        }
    }

    /// The player of the highest-ranking Marine hero on the board; the lowest seat if several tie (C-CHOICE-3, A-25).
    fn ranking(&self) -> Option<Seat> {
        let rank = |seat: Seat| self.heroes(seat).map(|who| self.rank(who)).max().unwrap_or(0);
        let highest = self.seats().map(rank).max().filter(|rank| *rank > 0)?;
        self.seats().find(|seat| rank(*seat) == highest)
    }

    /// The highest-ranking player. Without a Marine hero the one the players have chosen (C-CHOICE-4).
    pub(crate) fn lead(&self) -> Seat {
        let hero = |seat: &Seat| self.heroes(*seat).next().is_some();
        let alive = |seat: &Seat| self.table.eliminated & (1 << seat.0) == 0;
        self.ranking()
            .or(self.table.chosen_lead.filter(hero))
            .or_else(|| self.seats().find(hero))
            .or_else(|| self.seats().find(alive))
            .unwrap_or(Seat(0))
    }

    /// Who decides for a character (A-24, C-ACT-17).
    pub(crate) fn decider(&self, who: Who) -> Seat {
        let activating = self.table.current.filter(|(current, _)| *current == who).map(|(_, seat)| seat);
        self.table.people[who.index()].player.or(activating).unwrap_or_else(|| self.lead())
    }

    /// Characters of a kind on the board who have not been activated in this phase (C-ROUND-3).
    pub(crate) fn fresh(&self, side: Side) -> impl Iterator<Item = Who> + '_ {
        self.on_board().map(|(who, _)| who).filter(move |who| {
            let person = &self.table.people[who.index()];
            person.side == side && !person.activated
        })
    }

    fn has_fresh_hero(&self, seat: Seat) -> bool {
        self.fresh(Side::Hero).any(|who| self.table.people[who.index()].player == Some(seat))
    }
}

pub(crate) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) -> bool {
    match job {
        Job::Marine => begin(state, cx),
        Job::Lead => return choose_lead(state, cx),
        Job::First => {
            let mut seats = state.seats().filter(|seat| state.has_fresh_hero(*seat));
            match (seats.next(), seats.next().is_some()) {
                (Some(seat), false) => hand_token(state, seat, cx),
                (Some(_), true) => return false,
                (None, _) => drop(state.table.agenda.pop()),
            }
        }
        Job::Heroes(seat) => return next_hero(state, seat, cx),
        Job::Grunts => {
            let mut grunts = state.fresh(Side::Grunt);
            let (first, more) = (grunts.next(), grunts.next().is_some());
            drop(grunts);
            match first {
                Some(who) if !more => {
                    let lead = state.lead();
                    turn::begin(state, who, lead);
                }
                Some(_) => return false,
                None => drop(state.table.agenda.pop()),
            }
        }
        Job::Alien => {
            state.table.agenda.pop();
            state.table.active = None;
            event::tell(cx, Notice::Phase(state.table.round, Phase::Alien));
            hunt::begin(state);
            pause::open(state, Moment::AlienPhase);
        }
        Job::End => {
            state.table.agenda.pop();
            event::tell(cx, Notice::Phase(state.table.round, Phase::End));
            finish::begin(state);
            pause::open(state, Moment::EndPhase);
        }
    }
    true
}

/// Dials are reset together (C-AIM-1), players without a hero may take one over, then the token is given out.
fn begin(state: &mut State, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    event::tell(cx, Notice::Phase(state.table.round, Phase::Marine));
    state.table.tunnels.iter_mut().flatten().for_each(|tunnel| tunnel.owners = 0);
    for who in Who::ALL {
        if state.edition().aim_reset == AimReset::Phase {
            state.table.people[who.index()].dial = state.printed_aim(who);
        }
        let person = &mut state.table.people[who.index()];
        (person.activated, person.spent_round, person.spent) = (false, 0, 0);
    }
    for job in [Job::End, Job::Alien, Job::Grunts, Job::First, Job::Lead] {
        state.table.agenda.push(Todo::Round(job));
    }
    pause::open(state, Moment::MarinePhase);
    harm::offer_heirs(state);
}

/// Seats with a hero on the board, who may lead when no hero is a Marine (C-ACT-2).
fn leaders(state: &State) -> impl Iterator<Item = Seat> + '_ {
    state.seats().filter(|seat| state.heroes(*seat).next().is_some())
}

fn choose_lead(state: &mut State, cx: &mut Cx<'_, Corps>) -> bool {
    if state.ranking().is_none() && leaders(state).count() > 1 {
        return false;
    }
    let lead = state.lead();
    set_lead(state, lead, cx);
    true
}

fn set_lead(state: &mut State, lead: Seat, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    state.table.chosen_lead = Some(lead);
    event::tell(cx, Notice::Lead(lead));
}

fn hand_token(state: &mut State, seat: Seat, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    state.table.active = Some(seat);
    event::tell(cx, Notice::Token(seat));
    state.table.agenda.push(Todo::Round(Job::Heroes(seat)));
}

/// The next hero of the holder of the token, or the next player clockwise who has one (C-ACT-11 to -13).
fn next_hero(state: &mut State, seat: Seat, cx: &mut Cx<'_, Corps>) -> bool {
    let mut own = state.fresh(Side::Hero).filter(|who| state.table.people[who.index()].player == Some(seat));
    match (own.next(), own.next()) {
        (Some(who), None) => {
            drop(own);
            turn::begin(state, who, seat);
        }
        (Some(_), Some(_)) => return false,
        _ => {
            drop(own);
            let players = state.agreed.players;
            let next = (1..players)
                .map(|turn| Seat((seat.0 + turn) % players))
                .find(|&next| state.has_fresh_hero(next));
            match next {
                Some(next) => hand_token(state, next, cx),
                None => {
                    state.table.agenda.pop();
                    state.table.active = Some(state.lead());
                }
            }
        }
    }
    true
}

pub(crate) fn offer(state: &State, job: Job, offers: &mut Offers<'_>) {
    match job {
        Job::Lead => {
            offers.ask(state.lead(), Question::Lead);
            leaders(state).for_each(|seat| offers.add(Action::Player(seat.0)));
        }
        Job::First => {
            offers.ask(state.lead(), Question::First);
            let seats = state.seats().filter(|seat| state.has_fresh_hero(*seat));
            seats.for_each(|seat| offers.add(Action::Player(seat.0)));
        }
        Job::Heroes(seat) => {
            offers.ask(seat, Question::Next);
            let own =
                state.fresh(Side::Hero).filter(|who| state.table.people[who.index()].player == Some(seat));
            own.for_each(|who| offers.add(Action::Choose(who)));
        }
        Job::Grunts => {
            offers.ask(state.lead(), Question::Next);
            state.fresh(Side::Grunt).for_each(|who| offers.add(Action::Choose(who)));
        }
        Job::Marine | Job::Alien | Job::End => {}
    }
}

pub(crate) fn take(state: &mut State, job: Job, action: Action, cx: &mut Cx<'_, Corps>) {
    match (job, action) {
        (Job::Lead, Action::Player(seat)) => set_lead(state, Seat(seat), cx),
        (Job::First, Action::Player(seat)) => hand_token(state, Seat(seat), cx),
        (Job::Heroes(seat), Action::Choose(who)) => turn::begin(state, who, seat),
        (Job::Grunts, Action::Choose(who)) => {
            let lead = state.lead();
            turn::begin(state, who, lead);
        }
        _ => {}
    }
}
