//! The tests every game gets for free.

use requiem::{Options, Requiem};
use testkit::Conform;

#[test]
fn three_sides_conform() {
    Conform::<Requiem>::new().matches(40).one_node_in(20).run();
}

#[test]
fn two_sides_conform() {
    let options = Options { sides: 2, random_races: true, ..Options::default() };
    Conform::<Requiem>::new().options(options).matches(40).one_node_in(20).run();
}

#[test]
fn without_tasks_it_conforms() {
    let options = Options { tasks: false, ..Options::default() };
    Conform::<Requiem>::new().options(options).matches(20).one_node_in(20).run();
}
