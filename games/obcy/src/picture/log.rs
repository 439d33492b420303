//! What happened, as sentences.

use super::{odds, words};
use crate::event::{Notice, Phase};
use table::Message;

pub(super) fn tell(notice: &Notice) -> Message {
    let about = |id: &'static str, who| Message::new(id).with("who", words::character(who));
    let of = |id: &'static str, alien| Message::new(id).with("alien", words::alien(alien));
    match *notice {
        Notice::Phase(round, Phase::Expedition) => Message::new("obcy-log-expedition").with("round", round),
        Notice::Phase(round, Phase::Aliens) => Message::new("obcy-log-aliens").with("round", round),
        Notice::Drove(to, left) => {
            Message::new("obcy-log-drove").with("to", words::spot(to)).with("left", left)
        }
        Notice::Moved(who, to, steps) => {
            about("obcy-log-moved", who).with("to", words::spot(to)).with("steps", steps)
        }
        Notice::WentOut(who, airlock) => about("obcy-log-went-out", who).with("airlock", airlock),
        Notice::Tracked(who, field) => about("obcy-log-tracked", who).with("field", field + 1),
        Notice::CameIn(who, airlock) => about("obcy-log-came-in", who).with("airlock", airlock),
        Notice::Took(who, item) => about("obcy-log-took", who).with("item", words::item(item)),
        Notice::PickedUp(who, item) => about("obcy-log-picked-up", who).with("item", words::item(item)),
        Notice::Dropped(who, item) => about("obcy-log-dropped", who).with("item", words::item(item)),
        Notice::Handed(who, item, to) => {
            let handed = about("obcy-log-handed", who).with("item", words::item(item));
            handed.with("to", words::character(to))
        }
        Notice::Read(who, None) => about("obcy-log-read", who),
        Notice::Read(who, Some(task)) => about("obcy-log-read-task", who).with("task", words::task(task)),
        Notice::Collapsed(who, spot) => about("obcy-log-collapsed", who).with("to", words::spot(spot)),
        Notice::Healed(who, strength) => about("obcy-log-healed", who).with("strength", strength),
        Notice::Loaded(who) => about("obcy-log-loaded", who),
        Notice::Boarded(who) => about("obcy-log-boarded", who),
        Notice::Left(who) => about("obcy-log-left", who),
        Notice::PutOut(who, spot) => about("obcy-log-put-out", who).with("to", words::spot(spot)),
        Notice::Delivered(who, kind, spot) => {
            about("obcy-log-delivered", who).with("item", words::kind(kind)).with("to", words::spot(spot))
        }
        Notice::Fulfilled(task, points) => {
            Message::new("obcy-log-fulfilled").with("task", words::task(task)).with("points", points)
        }
        Notice::Fought(strength, points) => {
            Message::new("obcy-log-fought").with("strength", strength).with("points", points)
        }
        Notice::QueenDied(true) => "obcy-log-queen-died-hatching".into(),
        Notice::QueenDied(false) => "obcy-log-queen-died".into(),
        Notice::Fired(who, weapon, target, shots) => about("obcy-log-fired", who)
            .with("weapon", words::kind(weapon.kind()))
            .with("target", words::alien(target))
            .with("shots", shots),
        Notice::Threw(who, spot) => about("obcy-log-threw", who).with("to", words::spot(spot)),
        Notice::Exploded(people, aliens) => {
            Message::new("obcy-log-exploded").with("people", people).with("aliens", aliens)
        }
        Notice::Rolled(strength, die, verdict) => Message::new("obcy-log-rolled")
            .with("strength", strength)
            .with("die", die)
            .with("result", odds::result(verdict.map(|verdict| verdict.0))),
        Notice::Hurt(who, loss, left) => about("obcy-log-hurt", who).with("loss", loss).with("left", left),
        Notice::Weakened(alien, loss, left) => {
            of("obcy-log-weakened", alien).with("loss", loss).with("left", left)
        }
        Notice::Died(who) => about("obcy-log-died", who),
        Notice::Killed(alien) => of("obcy-log-killed", alien),
        Notice::Retreated(who, spot) => about("obcy-log-retreated", who).with("to", words::spot(spot)),
        Notice::Cornered(alien) => of("obcy-log-cornered", alien),
        Notice::Fled(alien, spot) => of("obcy-log-fled", alien).with("to", words::spot(spot)),
        Notice::Spawning(points) => Message::new("obcy-log-spawning").with("points", points),
        Notice::Hatched(alien, strength, spot) => {
            of("obcy-log-hatched", alien).with("strength", strength).with("to", words::spot(spot))
        }
        Notice::Crept(alien, spot) => of("obcy-log-crept", alien).with("to", words::spot(spot)),
        Notice::Mutated(alien, other, strength) => {
            of("obcy-log-mutated", alien).with("other", words::alien(other)).with("strength", strength)
        }
        Notice::Attacked(who, aliens) => about("obcy-log-attacked", who).with("aliens", aliens),
    }
}
