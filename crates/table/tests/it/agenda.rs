//! The agenda: a stack that holds no traces of what has been done.

use table::Agenda;

type Three = Agenda<char, 3>;

#[test]
fn the_last_comes_first() {
    let mut agenda = Three::of(&['a', 'b']).unwrap();
    agenda.push('c');
    assert_eq!((agenda.first(), agenda.last()), (Some('a'), Some('c')));
    assert_eq!(agenda.to_vec(), ['a', 'b', 'c']);
    assert_eq!(
        [agenda.pop(), agenda.pop(), agenda.pop(), agenda.pop()],
        [Some('c'), Some('b'), Some('a'), None]
    );
    assert_eq!((agenda.first(), agenda.last()), (None, None));
}

#[test]
fn what_is_done_leaves_nothing_behind() {
    let mut agenda = Three::of(&['a', 'b']).unwrap();
    agenda.pop();
    assert_eq!(agenda, Three::of(&['a']).unwrap());
    agenda.pop();
    assert_eq!(agenda, Three::EMPTY);
}

#[test]
fn too_many_items_are_refused() {
    assert!(Three::of(&['a', 'b', 'c']).is_some());
    assert_eq!(Three::of(&['a', 'b', 'c', 'd']), None);
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn deeper_than_the_rules_nest_is_a_broken_game() {
    Three::of(&['a', 'b', 'c']).unwrap().push('d');
}
