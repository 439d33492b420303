//! The test vectors of the rules, and other positions where several rules meet.

use obcy::Obcy;

#[test]
fn scenarios_hold() {
    testkit::scenarios::<Obcy>("tests/scenarios");
}
