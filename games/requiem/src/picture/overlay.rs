//! What can be laid over the maps: where enemies hit, how far somebody walks, who is how near.

use super::place;
use crate::attack::{modes, owns, printed};
use crate::card::Weapon;
use crate::hero::{Hero, Race};
use crate::movement::Reach;
use crate::state::State;
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use board::Cell;
use table::Viewer;
use table::scene::{Overlay, Shade, Tone};

pub(super) fn all(state: &State, viewer: Viewer, pointed: Option<u16>) -> Vec<Overlay> {
    let own = |race: &Race| matches!((viewer, state.seats[*race as usize]), (Viewer::Seat(me), Some(seat)) if me == seat);
    let mine = Race::ALL.into_iter().find(own).unwrap_or(state.table.active);
    let standing = || Hero::all().filter(|hero| state.stands(*hero));
    let pointed = pointed.and_then(|number| standing().nth(usize::from(number)));
    let (threat, reach, near) = (threat(state, mine), reach(state, pointed), near(state, mine));
    let overlay = |name, icon, shades| Overlay::new("requiem", name, icon, shades);
    vec![
        overlay("threat", "attack", threat),
        overlay("reach", "move", reach),
        overlay("near", "motion-tracker", near),
    ]
}

/// Cells that an enemy could hit from where it stands (R-RANGE, R-LOS).
fn threat(state: &State, mine: Race) -> Vec<Shade> {
    let (map, figures) = (&state.content.map, state.occupied());
    let mut hit: BTreeMap<Cell, ()> = BTreeMap::new();
    for enemy in Hero::all().filter(|hero| hero.race() != mine) {
        let Some(from) = state.cell(enemy) else { continue };
        let weapons = Weapon::ALL.into_iter().filter(|weapon| owns(state, enemy, *weapon));
        let uses = weapons.flat_map(|weapon| modes(state, weapon).map(move |mode| (weapon, mode)));
        let ranges = uses.map(|(weapon, mode)| {
            (u16::from(printed(state, weapon, mode).range), state.content.weapons[weapon].indirect)
        });
        let ranges: Vec<(u16, bool)> = ranges.collect();
        let farthest = ranges.iter().map(|(range, _)| *range).max().unwrap_or(0);
        let indirect =
            ranges.iter().filter(|(_, indirect)| *indirect).map(|(range, _)| *range).max().unwrap_or(0);
        for to in map.cells().filter(|cell| map.is_walkable(*cell)) {
            let Some(distance) = map.distance(from, to).filter(|distance| *distance <= farthest) else {
                continue;
            };
            if distance <= 1.max(indirect) || map.sees(from, to, &figures) {
                hit.insert(to, ());
            }
        }
    }
    hit.into_keys().map(|cell| Shade::new(place(&state.content, cell), Tone::Harm)).collect()
}

/// Where a hero could walk with all its action points (R-MOVE).
fn reach(state: &State, hero: Option<Hero>) -> Vec<Shade> {
    let Some(hero) = hero else { return Vec::new() };
    let mut fresh = state.clone();
    let most = state.card(hero).ap;
    let figure = fresh.figure_mut(hero);
    if figure.done || hero.race() != state.table.active {
        figure.ap = most;
    }
    let tone = if hero.race() == state.table.active { Tone::Calm } else { Tone::Warning };
    Reach::of(&fresh, hero).stops().map(|cell| Shade::new(place(&state.content, cell), tone)).collect()
}

/// Every enemy with its distance to the nearest of ours.
fn near(state: &State, mine: Race) -> Vec<Shade> {
    let ours: Vec<Cell> = mine.heroes().filter_map(|hero| state.cell(hero)).collect();
    let enemies = Hero::all().filter(|hero| hero.race() != mine).filter_map(|hero| state.cell(hero));
    let shade = |cell: Cell| Shade {
        place: place(&state.content, cell),
        tone: Tone::Warning,
        number: ours.iter().filter_map(|own| state.content.map.distance(*own, cell)).min(),
    };
    enemies.map(shade).collect()
}
