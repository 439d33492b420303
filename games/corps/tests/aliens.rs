//! Aliens, blips, the motion tracker and sentry guns.

use corps::Corps;

#[test]
fn scenarios_hold() {
    testkit::scenarios::<Corps>("tests/scenarios/aliens");
}
