//! Nobody sees another's cards.

use crate::matches::{run, table_of};
use table::Seat;
use terminal::{End, Player};

const WIPE: &str = "\x1b[H\x1b[2J\x1b[3J";

/// The screens between one wipe and the next, without what can be seen no more.
fn screens(screen: &str) -> Vec<&str> {
    screen.split(WIPE).collect()
}

#[test]
fn the_keyboard_is_passed_with_a_wiped_screen() {
    let mut table = table_of("lantern", vec![]).on_screen(true);
    // Enter to begin, wait, Enter to hide the drawn card, Enter for the next seat, step, Enter, Enter.
    let (end, screen) = run(&mut table, b"\nwait\n\n\n1\n\n");
    assert_eq!(end, End::InputEnded);
    let screens = screens(&screen);
    assert_eq!(screens.len(), 6, "{screen}");
    assert!(screens[0].contains("Pass to seat 0"), "{screen}");
    assert!(screens[1].contains("Seat 0 draws a card: ") && screens[1].contains("Only seat 0 may read this"));
    // Everybody may know that a card was drawn, nobody which.
    assert!(
        screens[2].contains("Seat 0 draws a card.\n") && screens[2].contains("Pass to seat 1"),
        "{screen}"
    );
    assert!(
        screens[3].contains("Since you last looked:") && screens[3].contains("Hand of seat 0: 3 face down")
    );
    // A step hides nothing, so the next one may come at once.
    assert!(screens[4].contains("Pass to seat 0"), "{screen}");
    assert!(screens[5].contains("Hand of seat 1: 2 face down"), "{screen}");
}

#[test]
fn an_open_table_a_single_person_and_a_game_without_secrets_pass_nothing() {
    let machine = || Player::Machine(Box::new(|_, _| 0));
    let open = run(&mut table_of("lantern", vec![]).open(true).on_screen(true), b"1\n1\n").1;
    let alone = run(&mut table_of("lantern", vec![machine()]).on_screen(true), b"1\n1\n").1;
    let plain = run(&mut table_of("tictactoe", vec![]).on_screen(true), b"1\n1\n").1;
    for screen in [open, alone, plain] {
        assert!(!screen.contains("Pass to") && !screen.contains(WIPE), "{screen}");
    }
}

#[test]
fn a_wait_cannot_be_taken_back_because_a_card_was_seen() {
    let mut table = table_of("lantern", vec![]).open(true);
    let (_, screen) = run(&mut table, b"wait\nu\n");
    assert!(screen.replace("\n  ", " ").contains("what is decided stays decided."), "{screen}");
    assert_eq!((table.game().turn(), table.game().awaited()), (1, vec![Seat(1)]));
}

#[test]
fn the_input_may_end_while_the_keyboard_is_passed() {
    for typed in [&b""[..], b"\nwait\n", b"\nwait\n\n"] {
        let (end, screen) = run(&mut table_of("lantern", vec![]), typed);
        assert_eq!(end, End::InputEnded);
        assert!(screen.ends_with("The input has ended; the match stops here.\n"), "{screen}");
    }
}
