//! Decisions, questions, and what follows from them. Everything in this game is public.

use crate::card::{Card, Weapon};
use crate::content::TaskId;
use crate::hero::{Hero, Race};
use crate::spot::Spot;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// What is agreed before the first turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Three sides, or two: Guard against Aliens (R-2P-1).
    pub sides: u8,
    /// The race of each seat; empty means turn order.
    pub races: Vec<Race>,
    /// Whether the die decides who plays which race (R-SETUP-2).
    pub random_races: bool,
    /// Whether tasks are played for. Without them only the last race left wins.
    pub tasks: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { sides: 3, races: Vec::new(), random_races: false, tasks: true }
    }
}

impl Options {
    /// The race of each seat, unless the die decides.
    pub(crate) fn seated(&self) -> Vec<Race> {
        if self.races.is_empty() { self.playing().to_vec() } else { self.races.clone() }
    }

    /// The races that take part, in turn order.
    pub(crate) fn playing(&self) -> &'static [Race] {
        if self.sides == 2 { &[Race::Guard, Race::Aliens] } else { &Race::ALL }
    }
}

/// What the visor shows well (R-VISOR-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Visor {
    /// Warm bodies: people.
    Humans,
    /// Aliens and the Hybrid.
    Aliens,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Puts the new figure on a cell.
    Deploy(Spot),
    /// Buys a soldier with this firearm; more cards can be bought for him afterwards.
    Recruit(Card),
    /// Buys a card for a soldier in play.
    Equip(Hero, Card),
    /// Buys a Predator card.
    Acquire(Card),
    /// Buys an Alien at hive 1, 2 or 3.
    Spawn(u8),
    /// Buys nothing more.
    Done,
    /// Sets the visor.
    Visor(Visor),
    /// Sets the cloak on or off.
    Cloak(bool),
    /// Lets a hero act.
    Activate(Hero),
    /// Walks to a cell.
    Move(Spot),
    /// Uses a weapon in mode 1 or 2, or 0 where the die chooses the mode.
    Attack(Weapon, u8, Hero),
    /// Uses a medkit on a soldier.
    Medkit(Hero),
    /// Uses the healing card.
    Heal,
    /// Lets this hero rest for the turn.
    Finish,
    /// Ends the turn.
    EndTurn,
    /// Answers an attack.
    Counter(Weapon, u8),
    /// Does not answer it.
    Decline,
    /// Says which of several fulfilled tasks counts.
    Count(TaskId),
}

/// Why a seat is asked. The numbers are those of the decision points in docs/rules/requiem.md.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// DP-02, DP-04, DP-07: where does this figure stand?
    Deploy(Hero),
    /// DP-03, DP-05, DP-06: what is bought?
    Spend(Race),
    /// DP-08.
    Visor,
    /// DP-09.
    Cloak,
    /// DP-10: who acts next?
    Turn(Race),
    /// DP-11 to DP-14: what does this hero do?
    Act(Hero),
    /// DP-15: does the first hero answer the second?
    Counter(Hero, Hero),
    /// DP-16: which task counts?
    Count(Race),
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A turn began.
    Turn(Race, u8),
    /// A figure was put on a cell.
    Deployed(Hero, Spot),
    /// A card was bought, for a soldier or for the Predator.
    Bought(Hero, Card),
    /// The Predator changed how it sees.
    Visor(Visor),
    /// The Predator appeared or vanished.
    Cloak(bool),
    /// The Predator has this much energy after recharging.
    Recharged(u8),
    /// A hero has this much health again.
    Healed(Hero, u8),
    /// A hero walked over these cells.
    Moved(Hero, Vec<Spot>),
    /// A weapon was used.
    Attacked {
        /// By whom.
        attacker: Hero,
        /// At whom.
        target: Hero,
        /// With what.
        weapon: Weapon,
        /// Mode 1 or 2; 0 where the die chooses.
        mode: u8,
        /// Whether it answers an attack.
        counter: bool,
    },
    /// The die for accuracy, or for the mode: what was thrown, what was needed, and the damage if it hit.
    Threw(u8, u8, Option<u8>),
    /// A hero lost health, or an Alien took wounds; and what it has now.
    Hurt(Hero, u8, u8),
    /// A hero was caught in the net.
    Entangled(Hero),
    /// The roll against an Alien that took 2 at once.
    Critical(Hero, u8),
    /// The roll for acid against a hero who struck from an adjacent cell.
    Acid(Hero, u8),
    /// A hero was destroyed by a race.
    Destroyed(Hero, Race),
    /// A race gained tactical points and has so many now.
    Gained(Race, u8, u8),
    /// A race completed a task.
    Completed(Race, TaskId),
    /// A race is out of the game.
    Eliminated(Race),
    /// An attack was not answered.
    Declined(Hero),
    /// Nobody has done anything for a long time.
    Quiet(u8),
}
