//! What a campaign carries from mission to mission (C-CAMP).

use crate::action::Options;
use crate::content::{Mode, Spoil};
use crate::key::Key;
use crate::people::{Place, Who};
use crate::state::{Ending, State};
use crate::{program, setup};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// The number of the last campaign mission (C-CAMP-1).
pub(crate) const LAST: u8 = 3;

/// Cards that a lost character costs at the end, and that Newt costs or brings (C-SCORE-2, C-SCORE-3).
const LOST: usize = 5;
const NEWT: usize = 10;

/// What earlier missions of a campaign have left behind.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Campaign {
    /// Cards removed for the rest of the campaign (C-CAMP-8).
    pub lost: Vec<Key>,
    /// Characters killed (C-CAMP-11).
    pub killed: Vec<Who>,
    /// Characters captured and not rescued (C-CAMP-12).
    pub captured: Vec<Who>,
    /// Characters with a facehugger, as often as they have one (C-HUG-3).
    pub hugged: Vec<Who>,
    /// Newt was found (C-NEWT-1).
    pub newt: bool,
    /// The resupply mission was played (C-SUPP-2).
    pub resupplied: bool,
    /// Campaign missions won.
    pub won: u8,
}

impl Campaign {
    /// Whether a mission of this mode comes next: the next one of the story, or between two of them the rescue while anybody is
    /// held and the resupply once (C-CAMP-1, C-CAMP-3, C-RESC-1, C-SUPP-2). Bug Hunts stand alone (C-BUG-1).
    pub(crate) fn opens(&self, mode: Mode) -> bool {
        let between = self.won > 0 && self.won < LAST;
        match mode {
            Mode::Campaign(number) => Some(number) == self.won.checked_add(1),
            Mode::Rescue => between && !self.captured.is_empty(),
            Mode::Resupply => between && !self.resupplied,
            Mode::BugHunt => false,
        }
    }
}

impl State {
    /// What a mission that was not lost hands on to the next one; nothing outside a campaign or before the end.
    pub fn carry(&self) -> Option<Campaign> {
        let before = self.agreed.campaign.as_ref()?;
        let ending = self.over.filter(|ending| matches!(ending, Ending::Won | Ending::Withdrawn))?;
        let won = ending == Ending::Won;
        let mission = self.mission();
        let mut after = before.clone();
        after.lost = self.table.removed.cards().iter().map(|card| self.content.card(card.kind).key).collect();
        for who in Who::ALL {
            let person = &self.table.people[who.index()];
            match person.place {
                Place::Killed => after.killed.push(who),
                Place::Captured => after.captured.push(who),
                // Set free, and the mission was won (C-RESC-3).
                Place::Space(_) | Place::Exited(_) if won => after.captured.retain(|held| *held != who),
                // Set free and left behind by a team that withdrew.
                _ => {}
            }
            after.hugged.retain(|hugged| *hugged != who);
            after.hugged.extend((0..person.hugged).map(|_| who));
        }
        table::arrange(&mut after.killed, |who| *who);
        table::arrange(&mut after.captured, |who| *who);
        after.captured.dedup();
        let dead = after.killed.clone();
        after.captured.retain(|who| !dead.contains(who));
        after.resupplied |= mission.mode == Mode::Resupply;
        if won {
            if let Mode::Campaign(number) = mission.mode {
                after.won = number;
            }
            self.spoils(&mut after);
        }
        Some(after)
    }

    /// The missions of the campaign that may be played next and for which somebody is left.
    pub(crate) fn sequels(&self) -> Vec<Options> {
        let Some(after) = self.carry() else { return Vec::new() };
        let missions = self.content.missions.iter().filter(|mission| after.opens(mission.mode));
        let options = |mission: Key| Options {
            mission,
            heroes: Vec::new(),
            campaign: Some(after.clone()),
            ..self.agreed.options.clone()
        };
        let sequels = missions.map(|mission| options(mission.key));
        sequels.filter(|options| setup::check(&self.content, options).is_ok()).collect()
    }

    fn spoils(&self, after: &mut Campaign) {
        for spoil in &self.mission().spoils {
            match *spoil {
                Spoil::Newt => after.newt = true,
                Spoil::Captives => {}
                Spoil::Cards(cards, look) => {
                    let back = usize::from(cards) * program::saved(self, look);
                    after.lost.drain(..back.min(after.lost.len()));
                }
            }
        }
    }

    /// The campaign's score after its last mission: cards left in the deck (C-SCORE).
    pub fn score(&self) -> Option<u32> {
        let after = self.carry()?;
        let table = &self.table;
        let hands: usize = table.hands.iter().map(|hand| hand.len()).sum();
        // After the mission hands and half of the discard pile have gone back already (C-CAMP-9).
        let deck = table.upper.len() + table.lower.len() + table.exhaust.len() + hands;
        Some(score(&after, deck, table.removed.len() + table.discard.len()))
    }
}

/// Killed are also those with a facehugger (C-HUG-3); Newt counts by herself.
fn score(campaign: &Campaign, deck: usize, gone: usize) -> u32 {
    let lost = |who: Who| {
        campaign.killed.contains(&who) || campaign.captured.contains(&who) || campaign.hugged.contains(&who)
    };
    let others = Who::ALL.into_iter().filter(|who| *who != Who::Newt && lost(*who)).count();
    let paid = deck.min(LOST * others);
    let (mut deck, gone) = (deck - paid, gone + paid);
    if campaign.newt {
        deck = if lost(Who::Newt) { deck.saturating_sub(NEWT) } else { deck + gone.min(NEWT) };
    }
    deck as u32
}
