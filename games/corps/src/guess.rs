//! What a viewer may not know, dealt anew: faces of cards, numbers of blips, the tracker deck.

use crate::agenda::Agenda;
use crate::card::{Card, CardId, Known, Pile};
use crate::content::{Content, TrackerId, Type};
use crate::key::Key;
use crate::people::{Person, Place};
use crate::position;
use crate::setup::{agree, blank};
use crate::state::{Alien, Blip, HIGHEST_BLIP, Revealed, State, Tunnel, Under};
use crate::view::{CardsView, View};
use alloc::sync::Arc;
use alloc::vec::Vec;
use board::Cell;
use table::{Chance, Spot, Viewer, shuffle};

/// A whole position that looks like the view.
pub(crate) fn determinize(
    content: &Arc<Content>,
    view: &View,
    viewer: Viewer,
    chance: &mut dyn Chance,
) -> State {
    let mut state = rebuild(content, view, viewer);
    deal(&mut state, viewer, chance);
    state
}

/// The position with everything dealt anew that the viewer may not know.
pub(crate) fn disguise(state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
    let mut other = state.clone();
    deal(&mut other, viewer, chance);
    other
}

/// Deals all that is hidden from the viewer.
fn deal(state: &mut State, viewer: Viewer, chance: &mut dyn Chance) {
    deal_cards(state, viewer, chance);
    deal_blips(state, chance);
    deal_tracker(state, viewer, chance);
}

/// Every pile in which cards may lie whose faces the viewer does not know.
fn piles(state: &mut State) -> impl Iterator<Item = &mut Pile> {
    let table = &mut state.table;
    // Hands first: they cannot take hazards.
    table.hands.iter_mut().chain([&mut table.upper, &mut table.lower, &mut table.exhaust])
}

fn deal_cards(state: &mut State, viewer: Viewer, chance: &mut dyn Chance) {
    let content = state.content.clone();
    let mut unseen: Vec<CardId> = Vec::new();
    for pile in piles(state) {
        unseen.extend(pile.cards().iter().filter(|card| !card.known.to(viewer)).map(|card| card.kind));
    }
    // Left over in a guess, where the piles hold no cards yet.
    shuffle(chance, &mut unseen);
    // No hazard is ever in a hand (C-CARD-8): the harmless cards are at the end, from where they are dealt.
    let harmless = |kind: &CardId| content.card(*kind).of != Type::Hazard;
    let hands: usize = state.table.hands.iter().map(|hand| unknown(hand, viewer)).sum();
    let mut held: Vec<CardId> = Vec::new();
    while held.len() < hands {
        let Some(at) = unseen.iter().rposition(harmless) else { break };
        held.push(unseen.remove(at));
    }
    let mut dealt = held.into_iter().chain(unseen);
    for pile in piles(state) {
        for card in pile.cards_mut().iter_mut().filter(|card| !card.known.to(viewer)) {
            card.kind = dealt.next().unwrap_or(card.kind);
        }
    }
    let table = &mut state.table;
    table.hands.iter_mut().chain([&mut table.lower]).for_each(|pile| pile.cards_mut().sort_unstable());
}

fn unknown(pile: &Pile, viewer: Viewer) -> usize {
    pile.cards().iter().filter(|card| !card.known.to(viewer)).count()
}

/// Numbers on the board and in the pool are mixed, and so are the mission's finds.
fn deal_blips(state: &mut State, chance: &mut dyn Chance) {
    let mut numbers: Vec<u8> = Vec::new();
    let mut finds: Vec<u8> = Vec::new();
    for (number, count) in state.table.pool.iter().enumerate() {
        numbers.extend((0..*count).map(|_| number as u8));
    }
    for blip in &state.table.blips {
        match blip.under {
            Under::Aliens(number) => numbers.push(number),
            Under::Mission(find) => finds.push(find),
        }
    }
    table::arrange(&mut numbers, |number| *number);
    table::arrange(&mut finds, |find| *find);
    shuffle(chance, &mut numbers);
    shuffle(chance, &mut finds);
    for blip in &mut state.table.blips {
        let under =
            if blip.mission { finds.pop().map(Under::Mission) } else { numbers.pop().map(Under::Aliens) };
        blip.under = under.unwrap_or(blip.under);
    }
    let mut pool = [0; HIGHEST_BLIP + 1];
    numbers.into_iter().for_each(|number| pool[usize::from(number)] += 1);
    state.table.pool = pool;
}

/// The deck holds what was shuffled back into it, and of each level as many unseen cards as before. The back of the top
/// card is known, and its face to those who looked.
fn deal_tracker(state: &mut State, viewer: Viewer, chance: &mut dyn Chance) {
    let content = state.content.clone();
    let len = usize::from(state.table.tracker_len);
    let Some(&top) = state.table.tracker[..len].last() else { return };
    let looked = matches!(viewer, Viewer::Seat(seat) if state.table.peeked & (1 << seat.0) != 0);
    let bit = |card: &TrackerId| 1_u64 << card.0;
    let mut spare: Vec<TrackerId> = (0..content.trackers.len() as u8).map(TrackerId).collect();
    spare.retain(|card| state.table.tracker_seen & bit(card) == 0);
    if looked {
        spare.retain(|card| *card != top);
    }
    shuffle(chance, &mut spare);
    let cards = &mut state.table.tracker[..len];
    let seen = state.table.tracker_seen;
    for card in cards.iter_mut() {
        let known = seen & bit(card) != 0 || (looked && *card == top);
        let level = content.tracker(*card).level;
        let fresh = spare.iter().position(|other| content.tracker(*other).level == level);
        if let (false, Some(at)) = (known, fresh) {
            *card = spare.remove(at);
        }
    }
    let (last, rest) = cards.split_at_mut(len - 1);
    shuffle(chance, last);
    if !looked {
        // Any card with the same back may lie on top.
        let level = content.tracker(rest[0]).level;
        let same: Vec<usize> =
            (0..last.len()).filter(|at| content.tracker(last[*at]).level == level).collect();
        let drawn = chance.below(same.len() as u32 + 1) as usize;
        if let Some(&at) = same.get(drawn) {
            core::mem::swap(&mut last[at], &mut rest[0]);
        }
    }
}

/// All that the view shows; hidden cards lie where they belong, and which they are is dealt afterwards.
pub(crate) fn rebuild(content: &Arc<Content>, view: &View, viewer: Viewer) -> State {
    let mut state = blank(content, agree(content, &view.options));
    if let Some(drawn) = &view.drawn {
        position::redraw(&mut state, drawn);
    }
    let cell = |state: &State, spot: Spot| state.cell(spot).unwrap_or(Cell(0));
    for (who, seen) in &view.people {
        let space = seen.space.map(|spot| Place::Space(cell(&state, spot).0));
        let mut slots = [None; 4];
        for (slot, key) in &seen.cards {
            slots[*slot as usize] = content.find(*key);
        }
        state.table.people[who.index()] = Person {
            place: space.or(seen.place).unwrap_or(Place::Absent),
            side: seen.side,
            player: seen.player,
            dial: seen.dial,
            down: seen.down,
            activated: seen.activated,
            slots,
            hugged: seen.hugged,
            spent_round: seen.spent_round,
            spent: seen.spent,
        };
    }
    for seen in &view.aliens {
        let cell = cell(&state, seen.space).0;
        let (acted, moved) = (seen.acted, seen.moved);
        state.table.aliens.push(Alien { cell, breed: seen.breed, tokens: seen.tokens, acted, moved });
    }
    blips(&mut state, view);
    cards(&mut state, view, viewer);
    trackers(&mut state, view);
    for door in 0..state.mission().ground.grid.doors().len() {
        let door = board::Door(door as u8);
        let spots = state.mission().ground.grid.threshold(door).map(|[a, b]| (state.spot(a), state.spot(b)));
        if spots.is_some_and(|spots| view.barred.contains(&spots)) {
            state.table.barred.insert(door);
        }
    }
    for (at, spawn) in state.mission.clone().spawns.iter().enumerate() {
        if view.barred_spawns.contains(&state.spot(*spawn)) {
            state.table.barred_spawns |= 1 << at;
        }
    }
    for (at, tunnel) in view.tunnels.iter().enumerate() {
        state.table.tunnels[at] = tunnel.as_ref().map(|tunnel| Tunnel {
            cell: cell(&state, tunnel.space).0,
            barred: tunnel.barred,
            owners: tunnel.owners,
        });
    }
    state.table.guns.iter_mut().zip(&view.guns).for_each(|(gun, seen)| *gun = *seen);
    state.table.objects.iter_mut().zip(&view.objects).for_each(|(object, seen)| *object = *seen);
    state.table.round = view.round;
    state.table.marks = view.marks;
    state.table.chosen_lead = view.chosen_lead;
    state.table.active = view.active;
    state.table.eliminated = view.eliminated.iter().fold(0, |all, seat| all | 1 << seat.0);
    state.table.current = view.current;
    (state.table.placed, state.table.placed_seen) = (view.placed, view.placed_seen);
    state.table.hunting = view.hunting;
    state.table.roll = view.roll;
    state.table.agenda = Agenda::of(&view.under_way).unwrap_or(Agenda::EMPTY);
    state.over = view.over;
    state
}

/// Numbers from the lowest: dealing mixes them.
fn blips(state: &mut State, view: &View) {
    let mut finds = view.finds.iter();
    for seen in &view.blips {
        let find = finds.clone().next().filter(|_| seen.mission);
        let under = match find {
            Some(find) => {
                finds.next();
                Under::Mission(*find)
            }
            None => {
                let number = state.table.pool.iter().position(|count| *count > 0).unwrap_or(0);
                state.table.pool[number] = state.table.pool[number].saturating_sub(1);
                Under::Aliens(number as u8)
            }
        };
        let cell = state.cell(seen.space).map_or(0, |cell| cell.0);
        let (mission, acted, moved) = (seen.mission, seen.acted, seen.moved);
        state.table.blips.push(Blip { cell, under, mission, acted, moved });
    }
}

fn cards(state: &mut State, view: &View, viewer: Viewer) {
    let content = state.content.clone();
    let find = |key: &Key| content.find(*key).unwrap_or(CardId(0));
    // All cards of this game, from which those that are seen are taken one by one.
    let mut stock = core::mem::replace(&mut state.table.upper, Pile::EMPTY);
    let known = match viewer {
        Viewer::Seat(seat) => Known::only(seat),
        Viewer::Spectator => Known(0x80),
    };
    let mut seen = |key: &Key, known: Known| {
        let kind = find(key);
        stock.take(kind);
        Card::new(kind, known)
    };
    let fill = |pile: &mut Pile, keys: &[Key], seen: &mut dyn FnMut(&Key, Known) -> Card, known: Known| {
        keys.iter().for_each(|key| pile.insert(seen(key, known)));
    };
    fill(&mut state.table.discard, &view.discard, &mut seen, Known::ALL);
    state.table.removed = Pile::EMPTY;
    let removed = view.removed.iter().map(|key| Card::new(find(key), Known::ALL));
    let lost = state.agreed.campaign.as_ref().map_or(0, |campaign| campaign.lost.len());
    // What the campaign has lost was never in this game's stock.
    for (at, card) in removed.enumerate() {
        if at >= lost {
            seen(&content.card(card.kind).key, Known::ALL);
        }
        state.table.removed.insert(card);
    }
    for key in &view.played {
        let card = seen(key, Known::ALL);
        state.table.limbo.push(card);
    }
    if let Some(revealed) = &view.revealed {
        let card = if revealed.gone {
            Card::new(find(&revealed.card), Known::ALL)
        } else {
            seen(&revealed.card, Known::ALL)
        };
        state.table.revealed =
            Some(Revealed { card, from_exhaust: revealed.from_exhaust, gone: revealed.gone });
    }
    for person in &state.table.people {
        for kind in person.slots.into_iter().flatten() {
            seen(&content.card(kind).key, Known::ALL);
        }
    }
    let hidden = |cards: &CardsView| cards.hidden;
    for (hand, cards) in state.table.hands.iter_mut().zip(&view.hands) {
        fill(hand, &cards.cards, &mut seen, known);
    }
    fill(&mut state.table.lower, &view.beneath.cards, &mut seen, known);
    let exhausted: Vec<Option<Card>> =
        view.exhaust.iter().map(|key| key.as_ref().map(|key| seen(key, known))).collect();
    // The rest is hidden: hazards last, so that none comes into a hand before dealing mixes them.
    table::arrange(stock.cards_mut(), |card| content.card(card.kind).of == Type::Hazard);
    let mut rest = stock.cards().iter().map(|card| Card::new(card.kind, Known::NOBODY));
    for (hand, cards) in state.table.hands.iter_mut().zip(&view.hands) {
        rest.by_ref().take(usize::from(hidden(cards))).for_each(|card| hand.insert(card));
    }
    rest.by_ref().take(usize::from(view.beneath.hidden)).for_each(|card| state.table.lower.insert(card));
    for card in exhausted {
        if let Some(card) = card.or_else(|| rest.next()) {
            state.table.exhaust.push(card);
        }
    }
    rest.take(usize::from(view.above)).for_each(|card| state.table.upper.push(card));
}

/// What was seen and is not used lies in the deck, then cards by the mission's recipe.
fn trackers(state: &mut State, view: &View) {
    let content = state.content.clone();
    let mask = |keys: &[Key]| {
        let number = |key: &Key| content.trackers.iter().position(|card| card.key == *key);
        keys.iter().filter_map(number).fold(0, |all, at| all | 1_u64 << at)
    };
    let table = &mut state.table;
    (table.tracker_used, table.tracker_seen) = (mask(&view.tracker.used), mask(&view.tracker.seen));
    table.peeked = view.tracker.peeked;
    let mut levels = [0_u8; 3];
    for layer in &state.mission.recipe {
        levels.iter_mut().zip(layer).for_each(|(all, more)| *all += more);
    }
    let mut cards: Vec<TrackerId> = Vec::new();
    let all = || (0..content.trackers.len() as u8).map(TrackerId);
    let level = |card: TrackerId| usize::from(content.tracker(card).level - 1);
    for card in all().filter(|card| table.tracker_seen & (1 << card.0) != 0) {
        levels[level(card)] = levels[level(card)].saturating_sub(1);
        if table.tracker_used & (1 << card.0) == 0 {
            cards.push(card);
        }
    }
    let top = view.tracker.top.and_then(|key| all().find(|card| content.tracker(*card).key == key));
    let unseen = all().filter(|card| table.tracker_seen & (1 << card.0) == 0);
    for card in top.into_iter().chain(unseen.filter(|card| Some(*card) != top)) {
        if levels[level(card)] > 0 && !cards.contains(&card) {
            levels[level(card)] -= 1;
            cards.push(card);
        }
    }
    // The top card is the one that was looked at, or one with the back that everybody sees.
    let on_top = top.or_else(|| {
        let wanted = view.tracker.level?;
        cards.iter().copied().find(|card| content.tracker(*card).level == wanted)
    });
    if let Some(on_top) = on_top {
        cards.retain(|card| *card != on_top);
        cards.truncate(usize::from(view.tracker.left).saturating_sub(1));
        cards.push(on_top);
    }
    cards.truncate(usize::from(view.tracker.left));
    table.tracker_len = cards.len() as u8;
    table.tracker[..cards.len()].copy_from_slice(&cards);
}
