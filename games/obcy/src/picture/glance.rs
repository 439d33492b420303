//! Where things happen, what is thrown and how it sounds.

use super::{TRACK, place};
use crate::content::Content;
use crate::event::Notice;
use crate::item::Weapon;
use crate::people::{Alien, Character};
use crate::view::View;
use board::Cell;
use table::Spot;
use table::scene::{Cue, Die, Glance, Place};

pub(super) fn glance(content: &Content, view: &View, notice: &Notice) -> Glance {
    let on = |spot: Spot| content.base.cell(spot).map(place);
    let person = |who: Character| view.people.get(&who).and_then(|seen| seen.field).and_then(on);
    let creature = |alien: Alien| view.aliens.get(&alien).and_then(|seen| on(seen.field));
    let near = |cue: Cue, who: Character| Glance::heard(cue).at(person(who));
    let there = |cue: Cue, spot: Spot| Glance::heard(cue).at(on(spot));
    let airlock = |number: u8| {
        let cell: Option<&Cell> = content.base.airlocks.get(usize::from(number).wrapping_sub(1));
        Glance::heard(Cue::Door).at(cell.map(|cell| place(*cell)))
    };
    match *notice {
        Notice::Phase(..) => Glance::heard(Cue::Turn),
        Notice::Drove(spot, _) => there(Cue::Door, spot),
        Notice::Moved(_, spot, _) | Notice::PutOut(_, spot) | Notice::Retreated(_, spot) => {
            there(Cue::Step, spot)
        }
        Notice::WentOut(_, number) | Notice::CameIn(_, number) => airlock(number),
        Notice::Tracked(_, field) => {
            Glance::heard(Cue::Step).at([Place { board: TRACK, cell: field.into() }])
        }
        Notice::Took(who, _) | Notice::PickedUp(who, _) | Notice::Dropped(who, _) => near(Cue::Card, who),
        Notice::Read(who, _) | Notice::Loaded(who) => near(Cue::Card, who),
        Notice::Handed(from, _, to) => {
            Glance::heard(Cue::Card).at([person(from), person(to)].into_iter().flatten())
        }
        Notice::Collapsed(_, spot) | Notice::Threw(_, spot) => there(Cue::Blast, spot),
        Notice::Healed(who, _) => near(Cue::Gain, who),
        Notice::Boarded(who) | Notice::Left(who) => near(Cue::Door, who),
        Notice::Delivered(_, _, spot) => there(Cue::Card, spot),
        Notice::Fulfilled(..) | Notice::QueenDied(_) => Glance::heard(Cue::Gain),
        Notice::Fought(strength, _) => Glance::heard(Cue::Dice).rolled(Die::six(strength)),
        Notice::Fired(who, weapon, alien, _) => {
            let cue = if weapon == Weapon::Flamethrower { Cue::Blast } else { Cue::Shot };
            Glance::heard(cue).at([person(who), creature(alien)].into_iter().flatten())
        }
        Notice::Exploded(..) => Glance::heard(Cue::Blast),
        Notice::Rolled(_, face, _) => Glance::heard(Cue::Dice).rolled(Die::six(face)),
        Notice::Hurt(who, ..) | Notice::Died(who) => near(Cue::Harm, who),
        Notice::Weakened(alien, ..) | Notice::Cornered(alien) | Notice::Killed(alien) => {
            Glance::heard(Cue::Harm).at(creature(alien))
        }
        Notice::Fled(_, spot) | Notice::Crept(_, spot) => there(Cue::Ping, spot),
        Notice::Spawning(_) => Glance::heard(Cue::Ping),
        Notice::Hatched(_, _, spot) => there(Cue::Ping, spot),
        Notice::Mutated(alien, ..) => Glance::heard(Cue::Ping).at(creature(alien)),
        Notice::Attacked(who, _) => near(Cue::Strike, who),
    }
}
