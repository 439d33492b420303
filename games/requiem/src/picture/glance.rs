//! Where things happen, what is thrown and how it sounds.

use super::place;
use crate::action::Event;
use crate::card::Weapon;
use crate::content::Content;
use crate::hero::Hero;
use crate::spot::Spot;
use crate::view::View;
use table::scene::{Cue, Die, Glance, Place};

pub(super) fn glance(content: &Content, view: &View, event: &Event) -> Glance {
    let on = |spot: &Spot| content.map.cell(*spot).map(|cell| place(content, cell));
    let stands = |hero: &Hero| view.heroes.get(hero).and_then(|seen| on(&seen.cell));
    let near = |cue: Cue, hero: &Hero| Glance::heard(cue).at(stands(hero));
    let thrown = |face: u8| Glance::heard(Cue::Dice).rolled(Die::six(face));
    match event {
        Event::Turn(..) => Glance::heard(Cue::Turn),
        Event::Deployed(_, spot) => Glance::heard(Cue::Step).at(on(spot)),
        Event::Bought(hero, _) => near(Cue::Card, hero),
        Event::Visor(_) | Event::Cloak(_) | Event::Recharged(_) => near(Cue::Ping, &crate::hero::PREDATOR),
        Event::Healed(hero, _) => near(Cue::Gain, hero),
        Event::Moved(_, path) => Glance::heard(Cue::Step).at(path.iter().filter_map(on)),
        Event::Attacked { attacker, target, weapon, .. } => {
            let ends: [Option<Place>; 2] = [stands(attacker), stands(target)];
            Glance::heard(sound(*weapon)).at(ends.into_iter().flatten())
        }
        Event::Threw(face, ..) => thrown(*face),
        Event::Critical(hero, face) | Event::Acid(hero, face) => thrown(*face).at(stands(hero)),
        Event::Hurt(hero, ..) | Event::Entangled(hero) | Event::Destroyed(hero, _) => near(Cue::Harm, hero),
        Event::Gained(..) | Event::Completed(..) => Glance::heard(Cue::Gain),
        Event::Eliminated(_) => Glance::heard(Cue::Harm),
        Event::Declined(hero) => Glance::default().at(stands(hero)),
        Event::Quiet(_) => Glance::default(),
    }
}

fn sound(weapon: Weapon) -> Cue {
    match weapon {
        Weapon::M4 | Weapon::M14 | Weapon::M249 | Weapon::Plasma => Cue::Shot,
        Weapon::Grenades => Cue::Blast,
        _ => Cue::Strike,
    }
}
