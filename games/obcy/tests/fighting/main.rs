//! Items, weapons, grenades, fire, combat results and retreats (O-ITEM to O-RETREAT).

mod exact;
mod fight;
mod grenades;
mod oracle;
mod packs;
mod stage;
mod supplies;

use obcy::{Obcy, Options};
use table::{Match, Pack};

#[test]
fn scenarios_hold() {
    testkit::scenarios::<Obcy>("tests/scenarios/fighting");
}

/// A match at a position that never ends by itself.
#[track_caller]
fn staged(pack: &Pack<Obcy>, position: &str) -> Match<Obcy> {
    let options = Options { rounds: 0, ..Options::default() };
    match Match::staged(pack, options, position) {
        Ok(game) => game,
        Err(error) => panic!("{error}\n{position}"),
    }
}
