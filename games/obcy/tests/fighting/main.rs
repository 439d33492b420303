//! Items, weapons, grenades, fire, combat results and retreats (O-ITEM to O-RETREAT).

use obcy::Obcy;

#[test]
fn scenarios_hold() {
    testkit::scenarios::<Obcy>("tests/scenarios/fighting");
}
