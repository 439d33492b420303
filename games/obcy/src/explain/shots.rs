//! Why a character cannot fire or throw.

use super::{Bar, no, no_field, no_who};
use crate::action::Action;
use crate::content::Ground;
use crate::fire::{self, NoShot};
use crate::grenade::{self, THROW};
use crate::item::Kind;
use crate::people::Character;
use crate::picture::words;
use crate::state::State;
use table::Spot;
use table::{Breach, Message};

pub(super) fn explain(state: &State, who: Character, action: Action) -> Bar {
    match action {
        Action::Fire(weapon, target, shots) => {
            let bar = fire::bar(state, who, weapon, target, shots, &state.screens())?;
            let about = |id: &'static str| {
                Message::new(id)
                    .with("who", words::character(who))
                    .with("weapon", words::kind(weapon.kind()))
                    .with("target", words::alien(target))
            };
            Some(match bar {
                NoShot::NotOnBoard => Breach::new("O-FIRE-1", about("obcy-no-shot-off-board")),
                NoShot::NoWeapon => Breach::new("O-ITEM-3", about("obcy-no-shot-weapon")),
                NoShot::Restricted => Breach::new("O-CHAR-11", about("obcy-no-shot-restricted")),
                NoShot::NoCharges => Breach::new("O-WEAP-2", about("obcy-no-shot-charges")),
                NoShot::NoActionPoints => Breach::new("O-AP-7", about("obcy-no-shot-ap")),
                NoShot::WrongNumber => {
                    let person = state.person(who);
                    let most = person.ap.min(person.charges());
                    // None at all is not too dear, but no shot.
                    let rule = if shots == 0 { "O-FIRE-3" } else { "O-FIRE-4" };
                    Breach::new(rule, about("obcy-no-shot-number").with("most", most))
                }
                NoShot::NoTarget => Breach::new("O-FIRE-1", about("obcy-no-shot-target")),
                NoShot::Twice => Breach::new("O-FIRE-10", about("obcy-no-shot-twice")),
                NoShot::TooFar => Breach::new("O-WEAP-11", about("obcy-no-shot-range")),
                NoShot::Blocked => Breach::new("O-WEAP-14", about("obcy-no-shot-line")),
            })
        }
        Action::Throw(spot) => throw(state, who, spot),
        _ => None,
    }
}

fn throw(state: &State, who: Character, spot: Spot) -> Bar {
    let (base, person) = (&state.content.base, state.person(who));
    let Some(from) = person.cell() else { return no_who("O-GREN-3", "obcy-no-throw-off-board", who) };
    if !person.has(Kind::Grenade) {
        return no_who("O-ITEM-3", "obcy-no-grenade", who);
    }
    if !state.content.cards[who].grenades {
        return no_who("O-CHAR-11", "obcy-no-throw-restricted", who);
    }
    if person.ap == 0 {
        return no("O-AP-10", "obcy-no-ap");
    }
    let Some(aim) = base.cell(spot) else { return no_field("O-GREN-4", "obcy-no-field", spot) };
    if grenade::aims(state, who).has(aim) {
        return None;
    }
    if aim == from || aim == base.pad {
        no_field("O-GREN-4", "obcy-no-throw-there", spot)
    } else if base.distance(from, aim) > THROW {
        no_field("O-GREN-2", "obcy-no-throw-so-far", spot)
    } else if base.clear(from, aim, &state.rubble()) && matches!(base.ground(aim), Ground::Room(_)) {
        no_field("O-GREN-8", "obcy-no-throw-room", spot)
    } else {
        no_field("O-GREN-4", "obcy-no-throw-line", spot)
    }
}
