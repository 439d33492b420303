//! What happened, and as much of it as a viewer may learn.

use crate::action::{Element, Facing, Origin};
use crate::content::Look;
use crate::key::Key;
use crate::people::{Side, Who};
use crate::roll::Test;
use crate::state::Breed;
use serde::{Deserialize, Serialize};
use table::{Seat, Spot, Viewer};

/// What happened. Almost everything is public: the game keeps secrets from all players alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Everybody may know it.
    Public(Notice),
    /// A player drew this card; with private hands only that player learns which.
    Drew {
        /// Whose hand.
        seat: Seat,
        /// Which card.
        card: Key,
        /// Others do not learn it.
        private: bool,
    },
    /// A player recycled or otherwise put away this card of the hand, face down.
    PutAway {
        /// Whose hand.
        seat: Seat,
        /// Which card.
        card: Key,
        /// Others do not learn it.
        private: bool,
    },
    /// A player looked at the top tracker card.
    Peeked {
        /// Who.
        seat: Seat,
        /// What it was.
        card: Key,
    },
}

impl Event {
    pub(crate) fn notice(&self, viewer: Viewer) -> Notice {
        let shown = |seat: Seat, private: bool, card: Key| (!private || viewer.is(seat)).then_some(card);
        match *self {
            Event::Public(ref notice) => notice.clone(),
            Event::Drew { seat, card, private } => Notice::Drew(seat, shown(seat, private, card)),
            Event::PutAway { seat, card, private } => Notice::PutAway(seat, shown(seat, private, card)),
            Event::Peeked { seat, card } => Notice::Peeked(seat, shown(seat, true, card)),
        }
    }

    /// Whether somebody learnt a secret that no die drew just now.
    pub(crate) fn reveals(&self) -> bool {
        match self {
            Event::Drew { .. } | Event::Peeked { .. } => true,
            Event::PutAway { .. } => false,
            Event::Public(notice) => matches!(
                notice,
                Notice::Revealed(_)
                    | Notice::Hazard(_)
                    | Notice::Discarded(..)
                    | Notice::Spotted(..)
                    | Notice::Found(..)
                    | Notice::Tracker(..)
                    | Notice::Searched(..)
                    // The back of the next card comes to light.
                    | Notice::Buried(_)
            ),
        }
    }
}

/// Why a character is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// Killed.
    Killed,
    /// Captured.
    Captured,
    /// Left by an exit.
    Exited,
}

/// The three phases of a round (C-ROUND-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// The characters act.
    Marine,
    /// The aliens act.
    Alien,
    /// The round ends.
    End,
}

/// As much of it as a viewer may learn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// A phase of this round began.
    Phase(u16, Phase),
    /// A player plays this hero.
    Hero(Seat, Who),
    /// A character was given a card, for so many cards.
    Equipped(Who, Key, u8),
    /// A character's card was taken back or dropped.
    Unequipped(Who, Key),
    /// A character came into play on a space.
    Placed(Who, Spot),
    /// A sentry gun was set up.
    GunPlaced(Spot, Facing),
    /// A player received the activation token.
    Token(Seat),
    /// A player leads.
    Lead(Seat),
    /// A character was activated by a player.
    Activated(Who, Seat),
    /// A character stepped.
    Stepped(Who, Spot),
    /// A character is gone.
    Lost(Who, Fate),
    /// A character's dial was moved to this.
    Dial(Who, u8),
    /// So many cards were exhausted, of which so many had to be discarded.
    Exhausted(u8, u8),
    /// So many cards were recycled.
    Recycled(u8),
    /// The deck was shuffled.
    Reshuffled,
    /// A player drew a card.
    Drew(Seat, Option<Key>),
    /// A player put a card of the hand away face down.
    PutAway(Seat, Option<Key>),
    /// A card was turned over.
    Revealed(Key),
    /// A hazard was played.
    Hazard(Key),
    /// A player played an event.
    Played(Seat, Key),
    /// A card was discarded.
    Discarded(Key),
    /// A card went from the discard pile into the exhaust pile, which was shuffled.
    Relapsed(Key),
    /// A player took a card from a pile that was looked through.
    Searched(Seat, Key),
    /// An ability of that side, or an equipped card, was used.
    Used(Who, Side, Origin),
    /// A character attacked with a weapon at a space.
    Attacked(Who, Key, Spot),
    /// A die for a character: the test, the die, what was added, what was needed, and whether it succeeded.
    Rolled(Who, Test, u8, u8, u8, bool),
    /// An alien, or one of a swarm, was killed; so many tokens are left under the figure, or it is gone.
    AlienHit(Spot, Option<u8>),
    /// A blip was removed unseen.
    BlipGone(Spot),
    /// A barricade was built.
    Barricaded(Element),
    /// A barricade was taken away or broken.
    Unbarred(Element),
    /// An alien or blip on a space tried a barricade: the die.
    Battered(Spot, u8),
    /// A character interacted with what lies there.
    Interacted(Who, Spot),
    /// A character was knocked down.
    Down(Who),
    /// A character stood up.
    Up(Who),
    /// The alien there carries a character off and leaves the board with it.
    Seized(Who, Spot),
    /// A facehugger attached itself to a character.
    Hugged(Who),
    /// A grunt became a player's hero.
    Promoted(Who, Seat),
    /// A player is out of the game.
    Eliminated(Seat),
    /// An alien figure moved.
    AlienMoved(Spot, Spot),
    /// A blip moved.
    BlipMoved(Spot, Spot),
    /// The blips of a board move so many spaces this round.
    BlipSpeed(u8, u8),
    /// An alien attacks a character.
    Strikes(Spot, Who),
    /// A blip was spotted: so many aliens.
    Spotted(Spot, u8),
    /// A mission blip was spotted: its number.
    Found(Spot, u8),
    /// Alien figures were placed on a space.
    Figure(Spot, Breed),
    /// A player drew a tracker card.
    Tracker(Seat, Key),
    /// The bonus of that tracker card counts.
    Bonus(Key),
    /// The tracker deck was shuffled.
    TrackerShuffled,
    /// A player looked at the top tracker card.
    Peeked(Seat, Option<Key>),
    /// It was put at the bottom.
    Buried(Seat),
    /// A blip entered play on a space.
    Spawned(Spot),
    /// A barricaded gate was tried: the die; on failure the blip is gone.
    Gate(Spot, u8),
    /// A tunnel opened on a space.
    Tunnel(Spot),
    /// The sentry gun on a space fired at a space: both dice, and whether it hit.
    GunFired(Spot, Spot, u8, u8, bool),
    /// A counter of the mission changed: which and to what.
    Mark(Key, u8),
    /// An object of the mission appeared, moved or went.
    Object(Look, Option<Spot>),
    /// A character carries an object of the mission.
    Carries(Who, Look),
    /// A card came back after the mission.
    Salvaged(Seat, Key),
    /// A card is lost for the campaign.
    Removed(Key),
    /// The mission is over.
    Over(bool),
}

/// Tells something that everybody may know.
pub(crate) fn tell(cx: &mut table::Cx<'_, crate::Corps>, notice: Notice) {
    cx.tell(Event::Public(notice));
}
