//! What a viewer may know: everything but the faces of cards that lie face down, what is under blips, and the tracker deck.

use crate::action::Options;
use crate::agenda::Todo;
use crate::campaign::LAST;
use crate::card::{Card, CardId, Pile};
use crate::content::Mode;
use crate::key::Key;
use crate::people::{Place, Side, Slot, Who};
use crate::roll::Roll;
use crate::sight::spot_of;
use crate::state::{Breed, Ending, Gun, Holder, State, Under};
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use board::Cell;
use serde::{Deserialize, Serialize};
use table::{Seat, Spot, Viewer, map_of};

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What was agreed before the first turn.
    pub options: Options,
    /// The board that a scenario draws.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) drawn: Option<String>,
    /// The round, from 1.
    pub round: u16,
    /// The characters who take part.
    pub people: BTreeMap<Who, PersonView>,
    /// Alien figures by their spaces.
    pub aliens: Vec<AlienView>,
    /// Blips by their spaces.
    pub blips: Vec<BlipView>,
    /// How many blips are in the pool.
    pub pool: u8,
    /// The numbers of mission blips that are still to be found.
    pub finds: Vec<u8>,
    /// How many cards lie above the Reshuffle card.
    pub above: u8,
    /// What lies beneath it.
    pub beneath: CardsView,
    /// The exhaust pile, its top card last; faces where they are known.
    pub exhaust: Vec<Option<Key>>,
    /// The discard pile.
    pub discard: Vec<Key>,
    /// Cards lost for the campaign.
    pub removed: Vec<Key>,
    /// Cards being played.
    pub played: Vec<Key>,
    /// Hands by seat.
    pub hands: Vec<CardsView>,
    /// The card turned over.
    pub revealed: Option<RevealedView>,
    /// The motion tracker.
    pub tracker: TrackerView,
    /// Barricaded doors.
    pub barred: Vec<(Spot, Spot)>,
    /// Barricaded spawn points.
    pub barred_spawns: Vec<Spot>,
    /// Tunnels.
    pub tunnels: Vec<Option<TunnelView>>,
    /// Sentry guns.
    pub(crate) guns: Vec<Option<Gun>>,
    /// Objects of the mission.
    pub(crate) objects: Vec<Holder>,
    /// Counters of the mission.
    pub marks: [u8; 4],
    /// Who leads.
    pub lead: Seat,
    /// Who was chosen to lead.
    pub chosen_lead: Option<Seat>,
    /// Who holds the activation token.
    pub active: Option<Seat>,
    /// Who is out of the game.
    pub eliminated: Vec<Seat>,
    /// Whose activation it is, and who decides for it.
    pub current: Option<(Who, Seat)>,
    /// Where the tracker card under way has placed blips.
    pub(crate) placed: [Option<u16>; 8],
    /// One of them was seen.
    pub placed_seen: bool,
    /// Step 1 of the Alien phase is under way.
    pub hunting: bool,
    /// The die on the table.
    pub(crate) roll: Option<Roll>,
    /// What is under way.
    pub(crate) under_way: Vec<Todo>,
    /// How it ended.
    pub over: Option<Ending>,
    /// What the campaign has come to, after its last mission (C-SCORE-5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<u32>,
}

/// A character who takes part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PersonView {
    /// Where it stands, if it is on the board.
    pub space: Option<Spot>,
    /// Where it is otherwise.
    pub(crate) place: Option<Place>,
    /// Which side of its card is up.
    pub side: Side,
    /// Whose hero it is.
    pub player: Option<Seat>,
    /// Its aim dial.
    pub dial: u8,
    /// Whether it is knocked down.
    pub down: bool,
    /// Whether it was activated in this Marine phase.
    pub activated: bool,
    /// Its equipped cards by slot.
    pub cards: BTreeMap<Slot, Key>,
    /// Facehuggers on its card.
    pub hugged: u8,
    /// Texts used in this round.
    pub(crate) spent_round: u8,
    /// Texts used in this activation.
    pub(crate) spent: u8,
}

/// An alien figure.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AlienView {
    /// Where it stands.
    pub space: Spot,
    /// What it is.
    pub breed: Breed,
    /// Tokens under it.
    pub tokens: u8,
    /// Whether it is done in this phase.
    pub acted: bool,
    /// Whether it is done in the effect under way.
    pub moved: bool,
}

/// A blip.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BlipView {
    /// Where it lies.
    pub space: Spot,
    /// Whether it is one of the mission's.
    pub mission: bool,
    /// Whether it is done in this phase.
    pub acted: bool,
    /// Whether it is done in the effect under way.
    pub moved: bool,
}

/// Cards in no order: those whose faces are known, and how many others.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CardsView {
    /// Faces.
    pub cards: Vec<Key>,
    /// Backs.
    pub hidden: u8,
}

/// The card turned over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RevealedView {
    /// Which it is.
    pub card: Key,
    /// Whether it came from the exhaust pile.
    pub from_exhaust: bool,
    /// Whether an effect has put it elsewhere.
    pub gone: bool,
}

/// The motion tracker deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TrackerView {
    /// How many cards are left.
    pub left: u8,
    /// The threat level on the back of the top one.
    pub level: Option<u8>,
    /// The top card, for those who have looked at it.
    pub top: Option<Key>,
    /// Who has.
    pub peeked: u8,
    /// Used cards.
    pub used: Vec<Key>,
    /// Cards that were seen in this game, used or shuffled back.
    pub seen: Vec<Key>,
}

/// A tunnel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TunnelView {
    /// Where it is.
    pub space: Spot,
    /// Whether it is barricaded.
    pub barred: bool,
    /// The seats whose tunnel cards of this round mean it.
    pub owners: u8,
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let table = &state.table;
    let grid = &state.mission().ground.grid;
    let spot = |cell: u16| spot_of(grid, Cell(cell));
    let faces = |pile: &Pile| pile.cards().iter().map(|card| key(state, card.kind)).collect();
    let mut finds: Vec<u8> = table
        .blips
        .iter()
        .filter_map(|blip| match blip.under {
            Under::Mission(find) => Some(find),
            Under::Aliens(_) => None,
        })
        .collect();
    table::arrange(&mut finds, |find| *find);
    View {
        options: state.agreed.options.clone(),
        drawn: state.drawn.as_ref().map(|drawn| drawn.to_string()),
        round: table.round,
        people: people(state),
        aliens: table
            .aliens
            .iter()
            .map(|alien| AlienView {
                space: spot(alien.cell),
                breed: alien.breed,
                tokens: alien.tokens,
                acted: alien.acted,
                moved: alien.moved,
            })
            .collect(),
        blips: table
            .blips
            .iter()
            .map(|blip| BlipView {
                space: spot(blip.cell),
                mission: blip.mission,
                acted: blip.acted,
                moved: blip.moved,
            })
            .collect(),
        pool: table.pool.iter().sum(),
        finds,
        above: table.upper.len() as u8,
        beneath: cards(state, &table.lower, viewer),
        exhaust: table.exhaust.cards().iter().map(|card| face(state, *card, viewer)).collect(),
        discard: faces(&table.discard),
        removed: faces(&table.removed),
        played: faces(&table.limbo),
        hands: state.seats().map(|seat| cards(state, &table.hands[seat.index()], viewer)).collect(),
        revealed: table.revealed.map(|revealed| RevealedView {
            card: key(state, revealed.card.kind),
            from_exhaust: revealed.from_exhaust,
            gone: revealed.gone,
        }),
        tracker: tracker(state, viewer),
        barred: table
            .barred
            .iter()
            .filter_map(|door| grid.threshold(door))
            .map(|[a, b]| (spot(a.0), spot(b.0)))
            .collect(),
        barred_spawns: {
            let barred = |at: &usize| table.barred_spawns & (1 << at) != 0;
            let spawns = &state.mission().spawns;
            (0..spawns.len()).filter(barred).map(|at| spot(spawns[at].0)).collect()
        },
        tunnels: table
            .tunnels
            .iter()
            .map(|tunnel| {
                tunnel.map(|t| TunnelView { space: spot(t.cell), barred: t.barred, owners: t.owners })
            })
            .collect(),
        guns: table.guns.to_vec(),
        objects: table.objects[..state.mission().objects.len()].to_vec(),
        marks: table.marks,
        lead: state.lead(),
        chosen_lead: table.chosen_lead,
        active: table.active,
        eliminated: state.seats().filter(|seat| table.eliminated & (1 << seat.0) != 0).collect(),
        current: table.current,
        placed: table.placed,
        placed_seen: table.placed_seen,
        hunting: table.hunting,
        roll: table.roll,
        under_way: table.agenda.to_vec(),
        over: state.over,
        score: state.score().filter(|_| state.mission().mode == Mode::Campaign(LAST)),
    }
}

fn key(state: &State, kind: CardId) -> Key {
    state.content.card(kind).key
}

fn face(state: &State, card: Card, viewer: Viewer) -> Option<Key> {
    card.known.to(viewer).then(|| key(state, card.kind))
}

fn cards(state: &State, pile: &Pile, viewer: Viewer) -> CardsView {
    let mut cards: Vec<Key> = pile.cards().iter().filter_map(|card| face(state, *card, viewer)).collect();
    table::arrange(&mut cards, |card| *card);
    CardsView { hidden: (pile.len() - cards.len()) as u8, cards }
}

fn people(state: &State) -> BTreeMap<Who, PersonView> {
    let taking_part =
        Who::ALL.into_iter().filter(|who| state.table.people[who.index()].place != Place::Absent);
    let person = |who: Who| {
        let person = &state.table.people[who.index()];
        let cards = Slot::ALL
            .into_iter()
            .zip(person.slots)
            .filter_map(|(slot, card)| Some((slot, key(state, card?))));
        let space = state.cell_of(who).map(|cell| state.spot(cell));
        PersonView {
            space,
            place: space.is_none().then_some(person.place),
            side: person.side,
            player: person.player,
            dial: person.dial,
            down: person.down,
            activated: person.activated,
            cards: map_of(cards),
            hugged: person.hugged,
            spent_round: person.spent_round,
            spent: person.spent,
        }
    };
    map_of(taking_part.map(|who| (who, person(who))))
}

fn tracker(state: &State, viewer: Viewer) -> TrackerView {
    let table = &state.table;
    let top =
        usize::from(table.tracker_len).checked_sub(1).map(|top| state.content.tracker(table.tracker[top]));
    let looked = match viewer {
        Viewer::Seat(seat) => table.peeked & (1 << seat.0) != 0,
        Viewer::Spectator => false,
    };
    let named = |mask: u64| {
        let cards = state.content.trackers.iter().enumerate();
        cards.filter(|(at, _)| mask & (1 << at) != 0).map(|(_, card)| card.key).collect()
    };
    TrackerView {
        left: table.tracker_len,
        level: top.map(|card| card.level),
        top: top.filter(|_| looked).map(|card| card.key),
        peeked: table.peeked,
        used: named(table.tracker_used),
        seen: named(table.tracker_seen),
    }
}
