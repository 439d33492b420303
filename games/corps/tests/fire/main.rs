//! The board, moving, attacks and sight.
#![allow(clippy::unwrap_used)]

use corps::Corps;

#[test]
fn scenarios_hold() {
    testkit::scenarios::<Corps>("tests/scenarios/fire");
}
