//! What every front end, bot and host relies on, checked at every turn of random matches.

use lantern::{Action, Lantern, Options, Spot};
use table::Seat;
use testkit::Conform;

fn conforms(seats: u8) {
    // Cells off the map and seats not at the table: well-formed, never on offer, so each must be explained.
    let strange = [Spot { row: 0, column: 25 }, Spot { row: 98, column: 0 }];
    let actions = strange.into_iter().flat_map(|spot| [Action::Step(spot), Action::Dash(spot)]);
    let actions = actions.chain([Action::Bolt(Seat(4)), Action::Bolt(Seat(255)), Action::Stop]);
    Conform::<Lantern>::new()
        .options(Options { seats })
        .matches(250)
        .one_node_in(5)
        .turns_at_most(120)
        .actions(actions)
        .run();
}

#[test]
fn one_line_is_enough() {
    testkit::conforms::<Lantern>(Options { seats: 2 }, 20);
}

#[test]
fn two_thieves() {
    conforms(2);
}

#[test]
fn three_thieves() {
    conforms(3);
}

#[test]
fn four_thieves() {
    conforms(4);
}
