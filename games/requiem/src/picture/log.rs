//! What happened, as sentences.

use super::words;
use crate::action::{Event, Visor};
use crate::content::Content;
use crate::spot::Spot;
use table::Message;

pub(super) fn tell(content: &Content, event: &Event) -> Message {
    let about = |id: &'static str, hero| Message::new(id).with("hero", words::hero(hero));
    let of = |id: &'static str, race| Message::new(id).with("race", words::race(race));
    match event {
        Event::Turn(race, round) => of("requiem-log-turn", *race).with("round", *round),
        Event::Deployed(hero, spot) => about("requiem-log-deployed", *hero).with("to", words::cell(*spot)),
        Event::Bought(hero, card) => about("requiem-log-bought", *hero).with("card", words::card(*card)),
        Event::Visor(Visor::Humans) => "requiem-log-visor-humans".into(),
        Event::Visor(Visor::Aliens) => "requiem-log-visor-aliens".into(),
        Event::Cloak(true) => "requiem-log-cloak-on".into(),
        Event::Cloak(false) => "requiem-log-cloak-off".into(),
        Event::Recharged(energy) => Message::new("requiem-log-recharged").with("energy", *energy),
        Event::Healed(hero, health) => about("requiem-log-healed", *hero).with("health", *health),
        Event::Moved(hero, path) => moved(about("requiem-log-moved", *hero), path),
        Event::Attacked { attacker, target, weapon, mode, counter } => {
            let id = match (*counter, *mode) {
                (false, 0) => "requiem-log-attacked-die",
                (false, _) => "requiem-log-attacked",
                (true, 0) => "requiem-log-countered-die",
                (true, _) => "requiem-log-countered",
            };
            about(id, *attacker)
                .with("target", words::hero(*target))
                .with("weapon", words::weapon(*weapon))
                .with("mode", *mode)
        }
        Event::Threw(roll, needed, damage) => {
            let id = if damage.is_some() { "requiem-log-hit" } else { "requiem-log-missed" };
            Message::new(id).with("roll", *roll).with("needed", *needed)
        }
        Event::Hurt(hero, damage, left) => {
            let id =
                if hero.kind() == crate::Kind::Alien { "requiem-log-wounded" } else { "requiem-log-hurt" };
            about(id, *hero).with("damage", *damage).with("left", *left)
        }
        Event::Entangled(hero) => about("requiem-log-entangled", *hero),
        Event::Critical(hero, roll) => {
            let id = if *roll >= 5 { "requiem-log-critical" } else { "requiem-log-not-critical" };
            about(id, *hero).with("roll", *roll)
        }
        Event::Acid(hero, roll) => {
            let id = if *roll == 6 { "requiem-log-acid" } else { "requiem-log-no-acid" };
            about(id, *hero).with("roll", *roll)
        }
        Event::Destroyed(hero, race) => {
            about("requiem-log-destroyed", *hero).with("race", words::race(*race))
        }
        Event::Gained(race, points, total) => {
            of("requiem-log-gained", *race).with("points", *points).with("total", *total)
        }
        Event::Completed(race, task) => {
            of("requiem-log-completed", *race).with("task", words::task(content.tasks.name(*task)))
        }
        Event::Eliminated(race) => of("requiem-log-eliminated", *race),
        Event::Declined(hero) => about("requiem-log-declined", *hero),
        Event::Quiet(turns) => Message::new("requiem-log-quiet").with("turns", *turns),
    }
}

fn moved(message: Message, path: &[Spot]) -> Message {
    let to = path.last().map_or_else(|| Message::new("requiem-nowhere"), |spot| words::cell(*spot));
    message.with("to", to).with("steps", path.len() as u32)
}
