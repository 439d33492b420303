//! Options, decisions and questions.

use crate::campaign::Campaign;
use crate::key::Key;
use crate::pause::Moment;
use crate::people::{Slot, Who};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use table::Spot;

/// Where a card revealed from the exhaust pile goes (E-11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Return {
    /// PL and DE.
    ExhaustBottom,
    /// FR.
    DeckBottom,
}

/// When aim dials are reset (E-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AimReset {
    /// All of them at the start of the Marine phase.
    Phase,
    /// Each at the start of its own activation.
    Activation,
}

/// How many tracker cards are drawn (E-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrackerDraw {
    /// 2, 3 or 4 by the number of players.
    Table,
    /// One each; two each with one or two players.
    PerPlayer,
}

/// Who goes without a tracker card when there are too few (E-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShortDeal {
    /// The lead, then the neighbour on the left.
    LeadSkips,
    /// The last ones.
    LastSkips,
}

/// The switches in which the editions differ (section 4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Edition {
    /// A barricade breaks on this or more (E-01, E-02).
    pub barricade_break: u8,
    /// When aim dials are reset (E-03, E-04, E-25).
    pub aim_reset: AimReset,
    /// How many tracker cards are drawn (E-05).
    pub tracker_draw: TrackerDraw,
    /// Who goes without when cards are short (E-06).
    pub tracker_short_deal: ShortDeal,
    /// Defensive fire also at an alien that starts adjacent (E-07).
    pub dfire_on_start: bool,
    /// Knocked-down characters block sight (E-08).
    pub down_blocks_los: bool,
    /// Sight passes the corner between two characters (E-09).
    pub corner_los: bool,
    /// A hero activates only grunts of no higher rank (E-10).
    pub rank_limit: bool,
    /// Civilian grunts may be activated by rank (E-27).
    pub civilian_grunts_by_rank: bool,
    /// Where a card revealed from the exhaust pile goes (E-11).
    pub reveal_from_exhaust_to: Return,
    /// Hands return after a won campaign mission (E-12).
    pub hand_returns: bool,
    /// A move may end on a token (E-13).
    pub end_on_token: bool,
    /// Free actions only in the own activation and each once (E-14, E-26).
    pub free_action_limits: bool,
    /// Several figures instead of swarms (E-36).
    pub multi_figure_swarm: bool,
}

impl Edition {
    /// The revised edition.
    pub const REVISED: Edition = Edition {
        barricade_break: 5,
        aim_reset: AimReset::Phase,
        tracker_draw: TrackerDraw::Table,
        tracker_short_deal: ShortDeal::LeadSkips,
        dfire_on_start: true,
        down_blocks_los: false,
        corner_los: true,
        rank_limit: true,
        civilian_grunts_by_rank: false,
        reveal_from_exhaust_to: Return::ExhaustBottom,
        hand_returns: true,
        end_on_token: false,
        free_action_limits: true,
        multi_figure_swarm: false,
    };

    /// The first edition.
    pub const FIRST: Edition = Edition {
        barricade_break: 4,
        aim_reset: AimReset::Activation,
        tracker_draw: TrackerDraw::PerPlayer,
        dfire_on_start: false,
        down_blocks_los: true,
        corner_los: false,
        rank_limit: false,
        civilian_grunts_by_rank: true,
        end_on_token: true,
        free_action_limits: false,
        ..Edition::REVISED
    };
}

/// A profile (section 4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Profile {
    /// The revised edition.
    #[default]
    Revised,
    /// The first edition.
    First,
}

/// Single switches set apart from the profile; what is missing follows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Switches {
    /// See [`Edition::barricade_break`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub barricade_break: Option<u8>,
    /// See [`Edition::aim_reset`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aim_reset: Option<AimReset>,
    /// Six or seven; must fit `aim_reset` (E-04).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub activation_steps: Option<u8>,
    /// See [`Edition::tracker_draw`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tracker_draw: Option<TrackerDraw>,
    /// See [`Edition::tracker_short_deal`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tracker_short_deal: Option<ShortDeal>,
    /// See [`Edition::dfire_on_start`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dfire_on_start: Option<bool>,
    /// See [`Edition::down_blocks_los`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub down_blocks_los: Option<bool>,
    /// See [`Edition::corner_los`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corner_los: Option<bool>,
    /// See [`Edition::rank_limit`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank_limit: Option<bool>,
    /// See [`Edition::civilian_grunts_by_rank`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub civilian_grunts_by_rank: Option<bool>,
    /// See [`Edition::reveal_from_exhaust_to`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reveal_from_exhaust_to: Option<Return>,
    /// See [`Edition::hand_returns`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand_returns: Option<bool>,
    /// See [`Edition::end_on_token`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end_on_token: Option<bool>,
    /// See [`Edition::free_action_limits`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free_action_limits: Option<bool>,
    /// See [`Edition::multi_figure_swarm`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub multi_figure_swarm: Option<bool>,
}

impl Switches {
    /// Whether everything follows the edition.
    fn is_plain(&self) -> bool {
        *self == Switches::default()
    }
}

/// What is agreed before the first turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How many play, 1 to 6.
    pub players: u8,
    /// The mission, by its name: `newt`, `escape`, `survive`, `rescue`, `resupply` or a Bug Hunt.
    pub mission: Key,
    /// Which edition's rules.
    pub edition: Profile,
    /// Switches that differ from the edition's.
    #[serde(skip_serializing_if = "Switches::is_plain")]
    pub switches: Switches,
    /// Hands are shown only to their owners.
    pub private_hands: bool,
    /// The heroes by seat; empty to let the players choose (C-SETUP-3).
    pub heroes: Vec<Who>,
    /// Begin with the gear and the places that the mission suggests, instead of choosing them (C-SETUP-5, -15, -19).
    pub ready_made: bool,
    /// What a campaign has brought along (C-CAMP).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub campaign: Option<Campaign>,
}

/// Options worked out: what the rules ask.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Agreed {
    pub(crate) players: u8,
    /// By its place in the content.
    pub(crate) mission: u8,
    pub(crate) edition: Edition,
    pub(crate) private_hands: bool,
    pub(crate) ready_made: bool,
    pub(crate) campaign: Option<Campaign>,
    /// As they were given, for views and journals.
    pub(crate) options: Options,
}

/// What a barricade is built on (C-BARR-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Element {
    /// The door between two spaces, the smaller first.
    Door(Spot, Spot),
    /// The tunnel on a space.
    Tunnel(Spot),
    /// The spawn point on a space.
    Spawn(Spot),
}

/// Where a sentry gun looks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Facing {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

/// Where an effect comes from: an ability on the character's card, or the card in a slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// An ability, counted from 0.
    Ability(u8),
    /// An equipped card.
    Card(Slot),
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Plays this character as hero, takes it over, activates it, chooses it as a target or victim.
    Choose(Who),
    /// Gives a character a card: at set-up, or from the hand.
    Equip(Key, Who),
    /// Takes a card from a slot of the activated character back.
    Unequip(Slot),
    /// Takes what the mission suggests for everybody.
    ReadyMade,
    /// Points at a space: to start on, step to, attack, place a token on; at an alien or blip there.
    Space(Spot),
    /// Sets up a sentry gun.
    Gun(Spot, Facing),
    /// Names a player, by seat.
    Player(u8),
    /// Names a board, counted from 0.
    Board(u8),
    /// Begins to move.
    Move,
    /// Attacks with the weapon in a slot.
    Attack(Slot),
    /// Builds a barricade, or takes it away if there is one.
    Barricade(Element),
    /// Raises the dial.
    Aim,
    /// Interacts with the mission's object on a space.
    Interact(Spot),
    /// Uses an ability or a card action.
    Use(Origin),
    /// Rests.
    Rest,
    /// Plays an event from the hand.
    Play(Key),
    /// Draws a card.
    Draw,
    /// The top card of the exhaust pile, to recycle; of the deck, to discard.
    Top,
    /// A card of the hand or of a pile that is being looked through.
    Card(Key),
    /// Does what is asked: throws again, uses the effect, puts the card at the bottom.
    Yes,
    /// Declines, stops or ends the step.
    Pass,
}

/// Why a seat is asked. The numbers are those of the decision points in docs/rules/corps.md.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// D-03: which character is your hero?
    Hero,
    /// D-04: what does this character take along?
    Gear(Who),
    /// D-05: where does this character start?
    Start(Who),
    /// D-06: where does this sentry gun stand?
    Gun(u8),
    /// D-07: who goes first?
    First,
    /// who leads?
    Lead,
    /// D-08, D-25, D-26: who is activated next?
    Next,
    /// D-09, D-24, D-45: which effect comes first?
    Order,
    /// D-11, D-12: what does this character do? So many actions are left.
    Act(Who, u8),
    /// D-13: where does this character step? So many spaces are left.
    Step(Who, u8),
    /// D-14, D-15, D-16, D-33: at what does this character fire with the weapon in that slot?
    Target(Who, Slot),
    /// D-15: fire again?
    Burst(Who, Slot),
    /// D-16: a free attack with which weapon?
    FollowUp(Who),
    /// D-10, D-19: draw one of so many cards?
    Draw(Option<Who>, u8),
    /// D-19: recycle one of so many cards?
    Rest(Who, u8),
    /// D-10: which card of the hand is recycled?
    Recycle,
    /// D-10: which card of the hand is exhausted?
    ExhaustHand,
    /// D-10: which card of the exhaust pile is taken?
    Search,
    /// D-20, D-36: what does this character do about the failed roll?
    React(Who),
    /// D-21, D-22: which card is discarded?
    Discard(u8),
    /// D-23: play an event now?
    Event(Moment),
    /// D-27: which knocked-down character comes first?
    Fallen,
    /// D-28: which alien carries this character off?
    Captor(Who),
    /// D-29: who takes the place of the lost hero?
    Heir,
    /// D-30, D-38: which one goes next?
    Mover,
    /// D-31: whom does the alien or blip there go for?
    Prey(Spot),
    /// D-32: which way does it go?
    Route(Spot),
    /// D-33: does this character fire at the alien there?
    Fire(Who, Spot),
    /// D-34: who fires first?
    FireOrder(Spot),
    /// D-35: whom does the alien there attack?
    Victim(Spot),
    /// D-37: which board's blips go next?
    Board,
    /// D-39: which blip is turned over first?
    Spotted,
    /// D-40: where does the blip go?
    Blip,
    /// D-42: by which of the equally near gates do they come?
    Gate,
    /// D-41: where does the tunnel open?
    Tunnel,
    /// D-43: where does the next figure go?
    Figure,
    /// D-44: which gun fires first?
    GunOrder,
    /// D-46: which card comes back?
    Salvage,
    /// D-50: leave the tracker card on top?
    Peek,
    /// A choice that a card asks for: a character, a space or a card.
    Effect,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 1,
            // A plain name.
            mission: Key::parse("newt").expect("plain letters"),
            edition: Profile::Revised,
            switches: Switches::default(),
            private_hands: false,
            heroes: Vec::new(),
            ready_made: true,
            campaign: None,
        }
    }
}
