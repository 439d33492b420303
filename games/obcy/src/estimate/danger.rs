//! What the aliens may expect of their next attacks.

use super::{ALIEN, LIFE, POINT};
use crate::content::Side;
use crate::people::Character;
use crate::reach::ALIEN_STEPS;
use crate::state::{State, Step};
use board::Cell;

/// What the loss of an alien in a failed attack counts: the Queen knew the odds, and has more of them.
const RISKED: f64 = 0.6;

/// What the attacks on all characters are worth to the Queen. `coming` says how likely an alien in reach joins.
pub(super) fn danger(state: &State, coming: f64) -> f64 {
    state.living().filter_map(|who| Some(attack(state, who, state.cell(who)?, coming))).sum()
}

fn attack(state: &State, who: Character, cell: Cell, coming: f64) -> f64 {
    let near = state.content.base.near(cell);
    let (mut beside, mut aliens, mut far) = (0, 0u8, 0u16);
    for alien in state.aliens() {
        let (from, creature) = (state.alien_cell(alien), state.creature(alien));
        let may_come = state.table.step != Step::Strike && !creature.moved;
        if near.has(from) {
            beside += state.effective(alien);
            aliens += 1;
        } else if may_come && state.content.walks().between(cell, from) <= ALIEN_STEPS + 1 {
            far += u16::from(creature.strength);
        }
    }
    let now = if aliens > 0 { outcome(state, who, beside, aliens) } else { 0.0 };
    if far == 0 {
        return now;
    }
    let joined = outcome(state, who, beside + (coming * f64::from(far)) as i16, aliens + 1);
    // They need not come if it does not pay.
    now.max(coming * joined + (1.0 - coming) * now)
}

/// The mean over the die of what an attack of that strength brings.
fn outcome(state: &State, who: Character, attack: i16, aliens: u8) -> f64 {
    let strength = state.person(who).strength;
    let each = (1..=6).map(|die| match state.content.combat.result(attack - i16::from(strength), die) {
        Some(effect) if effect.side == Side::Defender => {
            // Part of a retreat is paid for in strength where aliens close the ways.
            let loss = (effect.loss + effect.retreat / 3).min(strength);
            POINT * f64::from(loss) + if loss == strength { LIFE } else { 0.0 }
        }
        Some(effect) => -RISKED * ALIEN * f64::from(effect.loss) * f64::from(aliens),
        None => 0.0,
    });
    each.sum::<f64>() / 6.0
}
