//! What the records of a match add up to.

use crate::play::Play;
use crate::record::{Creation, First, Record};
use bots::Level;
use protocol::{Company, MatchId, Phase, Place, Proposal, PublishedDice, Said, Sitter};
use serde_json::Value;
use std::collections::VecDeque;
use std::fmt;
use table::{Dice, Hash, MAX_SEATS, Seat, Seed, Viewer};

/// So much of what was said is kept for those who come later.
const REMEMBERED: usize = 100;

/// A match as its records tell it.
pub(crate) struct Account {
    pub(crate) made: Creation,
    pub(crate) seats: Vec<Chair>,
    /// None until everybody sits.
    pub(crate) play: Option<Play>,
    pub(crate) proposal: Option<Proposal>,
    /// Where people went back over a draw: to which turn, and from which.
    pub(crate) marks: Vec<(u32, u32)>,
    pub(crate) rematch: Option<MatchId>,
    pub(crate) chat: VecDeque<Said>,
    /// The number of the next record.
    pub(crate) seq: u32,
    /// When something last happened, in milliseconds since 1970.
    pub(crate) updated: u64,
}

/// A seat and who it belongs to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chair {
    pub(crate) name: Option<String>,
    /// Hash of what opens it, once somebody sits there.
    pub(crate) token: Option<Hash>,
    /// Hash of what lets somebody sit down.
    pub(crate) invite: Option<Hash>,
    nonce: Option<Hash>,
    /// A bot that decides in place of the person, or because there is none.
    pub(crate) bot: Option<Level>,
}

/// What of a match has changed, and so what people must be told.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Changed {
    pub(crate) table: bool,
    pub(crate) position: bool,
    pub(crate) said: Option<Said>,
    /// Whoever has this seat's old token must leave.
    pub(crate) vacated: Option<Seat>,
}

/// A record that does not fit those before it, or that other rules made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Misfit(pub(crate) String);

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Chair {
    fn is_taken(&self) -> bool {
        self.token.is_some() || self.bot.is_some()
    }

    fn sitter(&self) -> Sitter {
        match (&self.token, self.bot) {
            (None, None) => Sitter::Open,
            (Some(_), None) => Sitter::Person,
            (None, Some(level)) => Sitter::Bot(level.name().to_string()),
            (Some(_), Some(level)) => Sitter::Lent(level.name().to_string()),
        }
    }
}

impl Account {
    /// A match with its first record.
    pub(crate) fn open(made: Creation, at: u64) -> Result<Account, Misfit> {
        let (rules, content) = catalog::edition(&made.game).map_err(|error| Misfit(error.to_string()))?;
        if (rules, content) != (made.rules, made.content) {
            return Err(Misfit(format!(
                "it is played by rules {} and content {} of {}, but these are rules {rules} and content {}: it goes \
                 on only with the Dropship it was begun with",
                made.rules,
                made.content.short(),
                made.game,
                content.short()
            )));
        }
        if made.seats.is_empty() || made.seats.len() > MAX_SEATS {
            return Err(Misfit(format!("a table has 1 to {MAX_SEATS} seats, found {}", made.seats.len())));
        }
        let chair = |first: &First| {
            Ok(match first {
                First::Invite(invite) => Chair { invite: Some(*invite), ..Chair::default() },
                First::Bot(level) => Chair { bot: Some(level.parse().map_err(Misfit)?), ..Chair::default() },
            })
        };
        let seats = made.seats.iter().map(chair).collect::<Result<_, Misfit>>()?;
        Ok(Account {
            made,
            seats,
            play: None,
            proposal: None,
            marks: Vec::new(),
            rematch: None,
            chat: VecDeque::new(),
            seq: 1,
            updated: at,
        })
    }

    /// Takes in the next record.
    pub(crate) fn take(&mut self, record: &Record, at: u64) -> Result<Changed, Misfit> {
        self.seq += 1;
        self.updated = at;
        let mut changed = Changed { table: true, ..Changed::default() };
        match record {
            Record::Created(_) => return Err(Misfit("a match is created once".to_string())),
            Record::Invited { seat, invite } => self.chair_mut(*seat)?.invite = Some(*invite),
            Record::Sat { seat, name, token, nonce } => {
                let begun = self.play.is_some();
                let chair = self.chair_mut(*seat)?;
                *chair = Chair { name: Some(name.clone()), token: Some(*token), ..Chair::default() };
                // Who joins later cannot add to dice that are rolling already.
                chair.nonce = (!begun).then_some(*nonce);
                changed.position = self.begin_if_all_sit()?;
            }
            Record::Lent { seat, level } => {
                self.chair_mut(*seat)?.bot = Some(level.parse().map_err(Misfit)?);
                changed.position = self.begin_if_all_sit()?;
            }
            Record::TakenBack { seat } => self.chair_mut(*seat)?.bot = None,
            Record::Left { seat } => {
                let begun = self.play.is_some();
                let chair = self.chair_mut(*seat)?;
                *chair = Chair { bot: begun.then(|| chair.bot.unwrap_or_default()), ..Chair::default() };
                changed.vacated = Some(*seat);
            }
            Record::Decided { index, entry } => {
                let entry: (Seat, Value, Vec<u32>) =
                    serde_json::from_str(entry.get()).map_err(|error| Misfit(error.to_string()))?;
                self.play.as_mut().ok_or_else(too_early)?.repeat(*index, entry)?;
                changed = self.decided();
            }
            Record::Proposed { seat, to, seed } => {
                let proposal = Proposal { by: *seat, to: *to, agreed: vec![*seat] };
                changed.position = self.weigh(proposal, *seed)?;
            }
            Record::Consented { seat, yes, seed } => {
                if let Some(mut proposal) = self.proposal.take().filter(|_| *yes) {
                    if !proposal.agreed.contains(seat) {
                        proposal.agreed.push(*seat);
                    }
                    changed.position = self.weigh(proposal, *seed)?;
                }
            }
            Record::Said { seat, text } => {
                let said = Said { seat: *seat, at, text: text.clone() };
                self.chat.push_back(said.clone());
                if self.chat.len() > REMEMBERED {
                    self.chat.pop_front();
                }
                changed = Changed { said: Some(said), ..Changed::default() };
            }
            Record::Followed { by } => self.rematch = Some(*by),
        }
        Ok(changed)
    }

    /// What changes with a decision that was taken just now.
    pub(crate) fn decided(&mut self) -> Changed {
        let over = self.play.as_ref().is_some_and(|play| play.game.outcome().is_some());
        // A wish to go back was about the position before.
        let lapsed = self.proposal.take().is_some();
        Changed { table: over || lapsed, position: true, ..Changed::default() }
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, Misfit> {
        self.seats.get_mut(seat.index()).ok_or_else(|| Misfit(format!("{seat} is not at this table")))
    }

    fn begin_if_all_sit(&mut self) -> Result<bool, Misfit> {
        if self.play.is_some() || !self.seats.iter().all(Chair::is_taken) {
            return Ok(false);
        }
        let mut dice = Dice::commit(self.made.seed);
        dice.nonces = self.nonces();
        let begun = catalog::fair(&self.made.game, &[], Some(&self.made.options), dice);
        let (game, stream) = begun.map_err(|error| Misfit(error.to_string()))?;
        self.play = Some(Play::new(game, self.nonces(), stream));
        Ok(true)
    }

    fn nonces(&self) -> Vec<Hash> {
        match &self.play {
            None => self.seats.iter().filter_map(|chair| chair.nonce).collect(),
            Some(play) => play.nonces.clone(),
        }
    }

    /// Goes back if everybody agrees who decides for themselves; otherwise the wish stands. Whether it came true.
    fn weigh(&mut self, proposal: Proposal, seed: Option<Seed>) -> Result<bool, Misfit> {
        let agreed = self.people().all(|seat| proposal.agreed.contains(&seat));
        if !agreed {
            self.proposal = Some(proposal);
            return Ok(false);
        }
        let play = self.play.as_mut().ok_or_else(too_early)?;
        let from = play.game.turn();
        play.go_back(proposal.to, seed)?;
        if seed.is_some() {
            self.marks.push((proposal.to, from));
        }
        Ok(true)
    }

    /// The seats whose people decide for themselves.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let person = |seat: &Seat| matches!(self.seats[seat.index()].sitter(), Sitter::Person);
        Seat::first(self.seats.len()).filter(person)
    }

    pub(crate) fn phase(&self) -> Phase {
        match &self.play {
            None => Phase::Gathering,
            Some(play) if play.game.outcome().is_some() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// Who must decide.
    pub(crate) fn awaited(&self) -> Vec<Seat> {
        self.play.as_ref().map(|play| play.game.awaited()).unwrap_or_default()
    }

    /// A bot that must decide, if there are people to play with.
    pub(crate) fn awaited_bot(&self) -> Option<(Seat, Level)> {
        self.people().next()?;
        self.awaited().into_iter().find_map(|seat| Some((seat, self.seats[seat.index()].bot?)))
    }

    /// What a token opens.
    pub(crate) fn viewer(&self, token: &Hash) -> Option<Viewer> {
        let seat = Seat::first(self.seats.len()).find(|seat| self.seats[seat.index()].token == Some(*token));
        match seat {
            Some(seat) => Some(Viewer::Seat(seat)),
            None => (self.made.watch == *token).then_some(Viewer::Spectator),
        }
    }

    /// The seat that an invitation is for.
    pub(crate) fn invited(&self, invite: &Hash) -> Option<Seat> {
        Seat::first(self.seats.len()).find(|seat| self.seats[seat.index()].invite == Some(*invite))
    }

    /// Who is at the table. `here` says who is connected.
    pub(crate) fn company(&self, here: impl Fn(Seat) -> bool, spectators: u32) -> Company {
        let place = |seat: Seat| {
            let chair = &self.seats[seat.index()];
            Place { sitter: chair.sitter(), name: chair.name.clone(), here: here(seat) }
        };
        Company {
            phase: self.phase(),
            seats: Seat::first(self.seats.len()).map(place).collect(),
            spectators,
            dice: PublishedDice {
                commitment: Dice::commit(self.made.seed).commitment,
                nonces: self.nonces(),
                sound: self.marks.is_empty(),
            },
            proposal: self.proposal.clone(),
            marks: self.marks.clone(),
            rematch: self.rematch,
        }
    }
}

fn too_early() -> Misfit {
    Misfit("the match has not begun".to_string())
}
