//! Aliens, blips, the motion tracker, sentry guns and what they do to characters.
#![allow(clippy::unwrap_used)]

mod board;
mod model;
mod routes;
mod table_rules;

use corps::Corps;

#[test]
fn scenarios_hold() {
    testkit::scenarios::<Corps>("tests/scenarios/aliens");
}
