//! From a word to a bot.

use crate::{Bot, Greedy, Instinct, Kind, Lapses, Ranked, Search, Way};
use table::{Chance, Determinize, Estimate, Seeded};

/// A bot of that kind, with chance of its own.
pub fn hire<G: Determinize + Estimate>(kind: Kind, mut chance: Seeded) -> Box<dyn Bot<G>> {
    let mind = match kind {
        Kind::Level(level) => return Box::new(Ranked::new(level, chance)),
        Kind::Mind(mind) => mind,
    };
    let own = Seeded::from_number(chance.below(u32::MAX).into());
    let thinker: Box<dyn Bot<G>> = match mind.way {
        Way::Instinct => Box::new(Instinct::new(own)),
        Way::Greedy => Box::new(Greedy::new(own)),
        Way::Search(plan) => Box::new(Search::new(plan, own)),
    };
    if mind.lapses == 0 { thinker } else { Box::new(Lapses::new(thinker, mind.lapses, chance)) }
}
