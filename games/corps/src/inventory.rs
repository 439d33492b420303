//! Nothing is lost and nothing doubled: cards, blips, tokens and characters are counted after every decision of random matches.
#![allow(clippy::unwrap_used)]

use crate::action::{Options, Profile, Switches};
use crate::agenda::Todo;
use crate::people::{Place, Who};
use crate::state::{BARRICADES, Breed, Holder, State, Under};
use crate::{Campaign, Corps, Key, barricade};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use table::{Chance, Match, Pack, Seeded};

/// Something that does not add up.
type Count = Result<(), String>;

#[allow(clippy::needless_pass_by_value, reason = "most of what is compared is a number")]
fn equal<T: PartialEq + core::fmt::Debug>(found: T, expected: T, what: &str) -> Count {
    if found == expected { Ok(()) } else { Err(format!("{what}: {found:?} instead of {expected:?}")) }
}

/// All 60 endurance cards, each kind as often as there are copies, wherever they lie.
fn endurance(state: &State) -> Count {
    let table = &state.table;
    let mut found = alloc::vec![0; state.content.cards.len()];
    let piles = [&table.upper, &table.lower, &table.exhaust, &table.discard, &table.removed, &table.limbo];
    for card in piles.into_iter().chain(&table.hands).flat_map(|pile| pile.cards()) {
        found[usize::from(card.kind.0)] += 1;
    }
    for card in table.people.iter().flat_map(|person| person.slots.iter().flatten()) {
        found[usize::from(card.0)] += 1;
    }
    if let Some(revealed) = table.revealed.filter(|revealed| !revealed.gone) {
        found[usize::from(revealed.card.kind.0)] += 1;
    }
    equal(found.iter().sum::<u8>(), 60, "endurance cards")?;
    equal(found, state.content.cards.iter().map(|card| card.copies).collect(), "copies of each card")
}

/// The tracker cards in play: those of the deck and the used ones, each once.
fn trackers(state: &State) -> Result<BTreeSet<u8>, String> {
    let table = &state.table;
    equal(state.content.trackers.len(), 42, "tracker cards")?;
    let deck = &table.tracker[..usize::from(table.tracker_len)];
    let mut cards: Vec<u8> = deck.iter().map(|card| card.0).collect();
    cards.extend((0..42).filter(|card| table.tracker_used >> card & 1 == 1));
    let all: BTreeSet<u8> = cards.iter().copied().collect();
    equal(cards.len(), all.len(), "tracker cards that lie in two places")?;
    equal(table.tracker_used & !table.tracker_seen, 0, "used tracker cards that nobody saw")?;
    Ok(all)
}

/// 21 numbered blips on the board and in the pool, and no mission blip twice.
fn blips(state: &State) -> Count {
    let mut numbers = state.table.pool;
    let mut finds = Vec::new();
    for blip in &state.table.blips {
        match blip.under {
            Under::Aliens(number) => numbers[usize::from(number)] += 1,
            Under::Mission(find) => finds.push(find),
        }
        equal(blip.mission, matches!(blip.under, Under::Mission(_)), "what a blip looks like")?;
    }
    equal(numbers.iter().sum::<u8>(), 21, "numbered blips")?;
    equal(numbers, state.content.blips, "blips of each number")?;
    let most = state.mission().finds.len();
    equal(finds.len(), finds.iter().collect::<BTreeSet<_>>().len(), "mission blips")?;
    equal(
        finds.len() <= most && finds.iter().all(|find| usize::from(*find) < most),
        true,
        "mission blips of the card",
    )
}

/// Everybody is in one place, and no two figures or blips share one; only somebody on the way passes through friends.
fn figures(state: &State) -> Count {
    let table = &state.table;
    let walking = table.agenda.to_vec().iter().any(|todo| matches!(todo, Todo::Walk(_)));
    let people: Vec<u16> = state.on_board().map(|(_, cell)| cell.0).collect();
    let aliens: Vec<u16> = table.aliens.iter().map(|alien| alien.cell).collect();
    let blips: Vec<u16> = table.blips.iter().map(|blip| blip.cell).collect();
    let distinct = |cells: &[u16]| cells.iter().collect::<BTreeSet<_>>().len();
    equal(people.len() - distinct(&people) <= usize::from(walking), true, "characters on one space")?;
    equal(distinct(&aliens), aliens.len(), "aliens on one space")?;
    equal(distinct(&blips), blips.len(), "blips on one space")?;
    let floor = &state.mission().ground.floor;
    let all = people.iter().chain(&aliens).chain(&blips);
    equal(
        all.clone().all(|cell| floor.contains(board::Cell(*cell))),
        true,
        "everything stands on the floor",
    )?;
    equal(
        distinct(&people) + aliens.len() + blips.len(),
        all.collect::<BTreeSet<_>>().len(),
        "friend and foe on one space",
    )?;
    for who in Who::ALL {
        let person = &table.people[who.index()];
        let out = !matches!(person.place, Place::Space(_) | Place::Waiting);
        equal(
            out && person.slots.iter().flatten().next().is_some()
                && !matches!(person.place, Place::Exited(_)),
            false,
            "cards on somebody who is gone",
        )?;
        equal(person.down && !person.is_on_board(), false, "somebody lies down who is gone")?;
    }
    Ok(())
}

/// As many tokens as the box has.
fn tokens(state: &State) -> Count {
    let table = &state.table;
    equal(barricade::barred(state).count() <= BARRICADES, true, "barricades")?;
    let tunnels: Vec<u16> = table.tunnels.iter().flatten().map(|tunnel| tunnel.cell).collect();
    equal(tunnels.iter().collect::<BTreeSet<_>>().len(), tunnels.len(), "tunnels on one space")?;
    let hugs: u8 = table.people.iter().map(|person| person.hugged).sum();
    let loose = table.aliens.iter().filter(|alien| alien.breed == Breed::Facehugger).count();
    let before = state.agreed.campaign.as_ref().map_or(0, |campaign| campaign.hugged.len());
    equal(usize::from(hugs) + loose <= 2 + before, true, "facehuggers")?;
    for object in &table.objects {
        if let Holder::Held(who) = object {
            let place = table.people[who.index()].place;
            equal(
                matches!(place, Place::Space(_) | Place::Exited(_)),
                true,
                "who carries an object is there",
            )?;
        }
    }
    for who in Who::ALL {
        let dial = table.people[who.index()].dial;
        equal(
            dial <= 10 && (dial > 0 || who == Who::Newt || !table.people[who.index()].is_on_board()),
            true,
            "dials",
        )?;
    }
    Ok(())
}

/// Everything at once; the tracker cards in play for comparison.
fn count(state: &State) -> Result<BTreeSet<u8>, String> {
    endurance(state)?;
    blips(state)?;
    figures(state)?;
    tokens(state)?;
    trackers(state)
}

const MISSIONS: [&str; 9] =
    ["newt", "escape", "survive", "rescue", "resupply", "yard", "block", "night_raid", "hatchery"];

fn options(number: u32) -> Options {
    let name = MISSIONS[number as usize % MISSIONS.len()];
    let won = match name {
        "newt" => 0,
        "survive" => 2,
        _ => 1,
    };
    let campaign = Campaign {
        captured: alloc::vec![Who::Gorman],
        lost: ["m41a", "flare", "get_up"].map(|card| Key::parse(card).unwrap()).to_vec(),
        newt: won > 0,
        hugged: alloc::vec![Who::Hicks],
        won,
        ..Campaign::default()
    };
    let hunt = number % 9 > 4;
    Options {
        players: 1 + (number / 9 % 6) as u8,
        mission: Key::parse(name).unwrap(),
        edition: if number.is_multiple_of(2) { Profile::Revised } else { Profile::First },
        private_hands: number.is_multiple_of(5),
        ready_made: !number.is_multiple_of(7),
        campaign: (number % 3 == 1 && !hunt).then_some(campaign),
        switches: Switches { multi_figure_swarm: Some(number % 4 == 3), ..Switches::default() },
        ..Options::default()
    }
}

#[test]
fn everything_is_accounted_for_after_every_decision() {
    let pack = Pack::<Corps>::builtin();
    let (mut decisions, mut endings) = (0, BTreeSet::new());
    for number in 0..432 {
        let mut dice = Seeded::from_number(number.into());
        let mut game = Match::new(&pack, options(number), &mut dice).unwrap();
        let mut in_play: Option<BTreeSet<u8>> = None;
        loop {
            let counted = count(game.state());
            let cards = counted.unwrap_or_else(|what| panic!("match {number}, turn {}: {what}", game.turn()));
            if !cards.is_empty() {
                let first = in_play.get_or_insert_with(|| cards.clone());
                assert_eq!(*first, cards, "match {number}, turn {}: other tracker cards", game.turn());
            }
            let Some(prompt) = game.prompts().get(0) else { break };
            let (seat, choice) = (prompt.seat, dice.below(prompt.choices.len() as u32));
            game.answer(game.turn(), seat, choice, &mut dice).unwrap();
            decisions += 1;
        }
        endings.extend(game.outcome().map(|outcome| String::from(&*outcome.rule)));
        let recipe: u8 = game.state().mission().recipe.iter().flatten().sum();
        assert_eq!(in_play.map(|cards| cards.len()), Some(usize::from(recipe)), "match {number}");
    }
    assert!(decisions > 50_000 && endings.len() >= 2, "{decisions} decisions, {endings:?}");
}

/// What is done to a position, and what must be said about it.
type Wrong = (fn(&mut State), &'static str);

/// Each count finds what is wrong with it.
#[test]
fn whatever_is_missing_or_doubled_is_noticed() {
    let pack = Pack::<Corps>::builtin();
    let game = Match::new(
        &pack,
        Options { heroes: alloc::vec![Who::Hicks], ready_made: true, ..options(0) },
        &mut Seeded::from_number(1),
    )
    .unwrap();
    let wrong: [Wrong; 9] = [
        (|state| state.table.exhaust.push(state.table.upper.top().unwrap()), "endurance cards"),
        (
            |state| {
                let top = state.table.upper.pop().unwrap();
                let other = state.table.upper.cards().iter().find(|card| card.kind != top.kind);
                state.table.lower.push(*other.unwrap());
            },
            "copies of each card",
        ),
        (|state| state.table.tracker_used = 1 << state.table.tracker[0].0, "two places"),
        (|state| state.table.pool[1] += 1, "numbered blips"),
        (
            |state| {
                state.table.pool[1] -= 1;
                state.table.pool[2] += 1;
            },
            "blips of each number",
        ),
        (
            |state| {
                state.table.people[Who::Frost.index()].place = state.table.people[Who::Hicks.index()].place;
            },
            "one space",
        ),
        (|state| state.table.people[Who::Frost.index()].place = Place::Killed, "cards on somebody"),
        (|state| state.table.people[Who::Frost.index()].hugged = 3, "facehuggers"),
        (|state| state.table.people[Who::Frost.index()].dial = 11, "dials"),
    ];
    assert_eq!(count(game.state()).map(|cards| !cards.is_empty()), Ok(true));
    for (spoil, what) in wrong {
        let mut state = game.state().clone();
        spoil(&mut state);
        let found = count(&state).expect_err(what);
        assert!(found.contains(what), "{found} instead of {what}");
    }
}
