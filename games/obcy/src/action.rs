//! Options, decisions and questions.

use crate::content::TaskId;
use crate::item::{Item, Kind, Weapon};
use crate::people::{Alien, Character};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use table::Spot;

/// When characters fire.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FireTiming {
    /// In a step of their own, after all have moved (O-TURN-4).
    Step,
    /// Inside their own activation: the reading that AMB-01 rejects.
    Activation,
}

/// What is agreed before the first turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How many play, 2 to 7: the Queen on seat 0, and the characters dealt to the others in turn. Counts only while
    /// `seats` is empty.
    pub players: u8,
    /// The characters that each seat leads; the seat with none leads the aliens.
    pub seats: Vec<Vec<Character>>,
    /// The seat that leads the expedition while it has a living character; none for the first of the roster
    /// (O-TURN-8).
    pub leader: Option<u8>,
    /// How the Queen dies: 1 in a fight, 2 by a number of tasks (O-QUEEN-2).
    pub variant: u8,
    /// That number (O-QUEEN-11).
    pub tasks: u8,
    /// When characters fire.
    pub fire_timing: FireTiming,
    /// The round after which it is a draw; 0 for none (O-TURN-12).
    pub rounds: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 2,
            seats: Vec::new(),
            leader: None,
            variant: 2,
            tasks: 4,
            fire_timing: FireTiming::Step,
            rounds: 60,
        }
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Drives the transporter to a field.
    Drive(Spot),
    /// Lets a character act, or fire.
    Activate(Character),
    /// Walks to a field. A passenger steps out on the way.
    Move(Spot),
    /// Comes in through the airlock of that number, 1 to 5.
    Enter(u8),
    /// Takes an item from the store.
    Take(Kind),
    /// Picks an item up from the floor.
    PickUp(Item),
    /// Drops an item.
    Drop(Item),
    /// Hands an item over.
    Hand(Item, Character),
    /// Reads a task at a computer.
    Read,
    /// Blows up a corridor field.
    Blow(Spot),
    /// Uses a medkit on a character.
    Heal(Character),
    /// Loads fuel.
    Load,
    /// Boards the transporter.
    Board,
    /// Is set down on the transporter's field.
    Leave,
    /// Gives an item up for an open task.
    Deliver(TaskId, Kind),
    /// Fires so many shots at an alien.
    Fire(Weapon, Alien, u8),
    /// Throws a grenade at a field.
    Throw(Spot),
    /// Adds a field to the blast zone.
    Blast(Spot),
    /// Puts a passenger out on a field.
    PutOut(Spot),
    /// Retreats to a field.
    Retreat(Spot),
    /// Fights the Queen.
    Fight,
    /// Does not.
    Decline,
    /// Hatches an alien of that strength on a field.
    Hatch(u8, Spot),
    /// Chooses an alien.
    Choose(Alien),
    /// Walks there with the alien chosen.
    Go(Spot),
    /// The alien asked about attacks this character.
    Target(Character),
    /// The aliens around this character attack next.
    Group(Character),
    /// Ends an activation, a firing turn, a drive, the hatching, or an alien's move.
    Finish,
    /// Ends the step.
    EndStep,
}

/// Why a seat is asked. The numbers are those of the decision points in docs/rules/obcy.md.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// DP-03: where to?
    Drive,
    /// DP-04: who acts next?
    Activate,
    /// DP-05 to DP-07: what does this character do?
    Act(Character),
    /// DP-08: where is this passenger put out?
    PutOut(Character),
    /// DP-10: fight the Queen?
    Fight,
    /// DP-11: who fires next?
    Volley,
    /// DP-12: at what does this character fire?
    Fire(Character),
    /// DP-12: which field belongs to the blast zone of this thrower?
    Zone(Character),
    /// DP-14, DP-19: where does this character retreat?
    Retreat(Character),
    /// DP-13, DP-20: where does this alien retreat?
    Flee(Alien),
    /// DP-20: which alien retreats next?
    Order,
    /// DP-15: what hatches of so many strength points?
    Hatch(u8),
    /// DP-16: which alien moves next?
    Brood,
    /// DP-16: where does this alien go?
    Go(Alien),
    /// DP-17: whom does this alien attack?
    Target(Alien),
    /// DP-18: which group attacks next?
    Group,
}
