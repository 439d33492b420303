//! Decks, dials, tokens and blips (C-SETUP-7 to -17).

use super::{Job, push, waiting};
use crate::content::TrackerId;
use crate::people::Who;
use crate::state::{Blip, Holder, State, Under};
use crate::{Corps, deck, spawn};
use alloc::vec::Vec;
use table::Cx;

pub(super) fn run(state: &mut State, cx: &mut Cx<'_, Corps>) -> bool {
    state.table.agenda.pop();
    deck::shuffle(&mut state.table.upper, cx);
    for who in Who::ALL {
        state.table.people[who.index()].dial = state.printed_aim(who);
    }
    tracker(state, cx);
    tokens(state, cx);
    push(state, Job::Ready);
    if state.mission().guns {
        push(state, Job::Gun(1));
        push(state, Job::Gun(0));
    }
    waiting(state).into_iter().rev().for_each(|who| push(state, Job::Start(who)));
    true
}

/// Builds the tracker deck layer by layer, the bottom one first (C-SETUP-11).
fn tracker(state: &mut State, cx: &mut Cx<'_, Corps>) {
    let content = state.content.clone();
    let mission = state.mission.clone();
    let mut levels: [Vec<TrackerId>; 3] = Default::default();
    for (number, card) in content.trackers.iter().enumerate() {
        levels[usize::from(card.level - 1)].push(TrackerId(number as u8));
    }
    levels.iter_mut().for_each(|level| table::shuffle(cx.chance(), level));
    for layer in mission.recipe.iter().rev() {
        let mut cards = Vec::new();
        for (level, count) in levels.iter_mut().zip(layer) {
            cards.extend((0..*count).filter_map(|_| level.pop()));
        }
        table::shuffle(cx.chance(), &mut cards);
        for card in cards {
            state.table.tracker[usize::from(state.table.tracker_len)] = card;
            state.table.tracker_len += 1;
        }
    }
}

/// Objects, starting blips from the pool, and mission blips with what lies under them (C-SETUP-12, C-SETUP-13).
fn tokens(state: &mut State, cx: &mut Cx<'_, Corps>) {
    let mission = state.mission.clone();
    for (holder, object) in state.table.objects.iter_mut().zip(&mission.objects) {
        *holder = object.cell.map_or(Holder::Off, |cell| Holder::Space(cell.0));
    }
    for cell in &mission.blips {
        if let Some(number) = spawn::draw_blip(state, cx) {
            state.table.blips.push(Blip::new(cell.0, Under::Aliens(number)));
        }
    }
    let mut finds: Vec<u8> = (0..mission.finds.len() as u8).collect();
    table::shuffle(cx.chance(), &mut finds);
    for (cell, find) in mission.mission_blips.iter().zip(finds) {
        state.table.blips.push(Blip::new(cell.0, Under::Mission(find)));
    }
    table::arrange(&mut state.table.blips, |blip| *blip);
}
