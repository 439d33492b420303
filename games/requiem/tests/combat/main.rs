//! Combat: range, sight, dice, damage, acid, answers (R-RANGE to R-COUNTER, section 3.23).

mod exact;
mod oracle;
mod packs;
mod stage;

use requiem::{Options, Requiem};
use table::{Match, Pack};

#[test]
fn scenarios_hold() {
    testkit::scenarios::<Requiem>("tests/scenarios/combat");
}

/// A match at a position, without tasks.
#[track_caller]
fn staged(pack: &Pack<Requiem>, position: &str) -> Match<Requiem> {
    let options = Options { tasks: false, ..Options::default() };
    match Match::staged(pack, options, position) {
        Ok(game) => game,
        Err(error) => panic!("{error}\n{position}"),
    }
}
