//! Where things happen, what is thrown and how it sounds.

use super::place;
use crate::action::Element;
use crate::content::Content;
use crate::event::{Fate, Notice};
use crate::people::Who;
use crate::view::View;
use table::Spot;
use table::scene::{Cue, Die, Glance, Place};

pub(super) fn glance(content: &Content, view: &View, notice: &Notice) -> Glance {
    // Boards that scenarios draw are not looked at move by move.
    let mission =
        content.missions.iter().find(|mission| mission.key == view.options.mission && view.drawn.is_none());
    let on = |spot: Spot| {
        let cell = mission?.ground.grid.at(usize::from(spot.column), usize::from(spot.row));
        cell.map(place)
    };
    let person = |who: Who| view.people.get(&who).and_then(|seen| seen.space).and_then(on);
    let near = |cue: Cue, who: Who| Glance::heard(cue).at(person(who));
    let there = |cue: Cue, spot: Spot| Glance::heard(cue).at(on(spot));
    let ten = |face: u8| Die { sides: 10, face };
    match *notice {
        Notice::Phase(..) => Glance::heard(Cue::Turn),
        Notice::Stepped(_, spot) | Notice::Placed(_, spot) => there(Cue::Step, spot),
        Notice::Activated(who, _) | Notice::Hero(_, who) => near(Cue::Turn, who),
        Notice::Equipped(who, ..) | Notice::Unequipped(who, _) | Notice::Used(who, ..) => {
            near(Cue::Card, who)
        }
        Notice::Drew(..) | Notice::Revealed(_) | Notice::Played(..) | Notice::Searched(..) => {
            Glance::heard(Cue::Card)
        }
        Notice::Hazard(_) | Notice::Discarded(_) => Glance::heard(Cue::Harm),
        Notice::Attacked(who, _, spot) => {
            Glance::heard(Cue::Shot).at([person(who), on(spot)].into_iter().flatten())
        }
        Notice::Rolled(who, _, die, ..) => near(Cue::Dice, who).rolled(ten(die)),
        Notice::AlienHit(spot, _) | Notice::BlipGone(spot) => there(Cue::Blast, spot),
        Notice::Barricaded(element) | Notice::Unbarred(element) => {
            Glance::heard(Cue::Door).at(beside(element).into_iter().flatten().filter_map(on))
        }
        Notice::Battered(spot, die) | Notice::Gate(spot, die) => there(Cue::Door, spot).rolled(Die::six(die)),
        Notice::Interacted(_, spot) => there(Cue::Card, spot),
        Notice::Down(who) | Notice::Hugged(who) => near(Cue::Harm, who),
        Notice::Seized(_, spot) => there(Cue::Harm, spot),
        Notice::Lost(_, Fate::Killed | Fate::Captured) => Glance::heard(Cue::Harm),
        Notice::Lost(_, Fate::Exited) => Glance::heard(Cue::Gain),
        Notice::Up(who) | Notice::Promoted(who, _) => near(Cue::Gain, who),
        Notice::AlienMoved(from, to) | Notice::BlipMoved(from, to) => {
            Glance::heard(Cue::Ping).at([on(from), on(to)].into_iter().flatten())
        }
        Notice::BlipSpeed(_, speed) => Glance::heard(Cue::Dice).rolled(Die::six(speed)),
        Notice::Strikes(spot, who) => {
            Glance::heard(Cue::Strike).at([on(spot), person(who)].into_iter().flatten())
        }
        Notice::Spotted(spot, _) | Notice::Found(spot, _) | Notice::Figure(spot, _) => there(Cue::Ping, spot),
        Notice::Spawned(spot) | Notice::Tunnel(spot) => there(Cue::Ping, spot),
        Notice::Tracker(..) => Glance::heard(Cue::Ping),
        Notice::GunFired(gun, spot, one, other, _) => {
            let places: [Option<Place>; 2] = [on(gun), on(spot)];
            Glance::heard(Cue::Shot).at(places.into_iter().flatten()).rolled(ten(one)).rolled(ten(other))
        }
        Notice::Carries(who, _) => near(Cue::Gain, who),
        Notice::Mark(..) | Notice::Over(true) => Glance::heard(Cue::Gain),
        Notice::Over(false) => Glance::heard(Cue::Harm),
        _ => Glance::default(),
    }
}

/// The spaces of an element.
fn beside(element: Element) -> [Option<Spot>; 2] {
    match element {
        Element::Door(one, other) => [Some(one), Some(other)],
        Element::Tunnel(at) | Element::Spawn(at) => [Some(at), None],
    }
}
