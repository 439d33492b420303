//! The fixtures can fail too: wrong counts, tampered journals and empty folders are noticed.

#[path = "broken/mod.rs"]
mod toy;

use std::panic::catch_unwind;
use table::{Dice, Journal, Match, Pack, Seat, Seed};
use testkit::{journal_text, perft_text, transcript};
use toy::{Action, Numbers, Options};

fn journal() -> Journal<Numbers> {
    let dice = Dice::commit(Seed::from_text("fixtures"));
    let (mut game, mut stream) =
        Match::fair(&Pack::builtin(), Options::default(), dice).expect("the dice have a seed");
    game.play(Seat(0), &Action::Pass { lost: false }, &mut stream).expect("seat 0 may pass");
    game.journal().clone()
}

#[test]
fn a_whole_journal_passes() {
    journal_text::<Numbers>(&table::write(&journal())).unwrap();
    let scripted = Journal { dice: None, ..journal() };
    journal_text::<Numbers>(&table::write(&scripted)).unwrap();
}

#[test]
fn a_journal_that_was_changed_does_not_pass() {
    let text = table::write(&journal());
    let says = |text: &str| journal_text::<Numbers>(text).unwrap_err();
    assert!(says(&text.replace("[0,", "[1,")).contains("checksum"));
    assert!(says(&text.replace(",\n\"", ", \"")).contains("written otherwise"));

    let mut forbidden = journal();
    forbidden.entries[0].action = Action::Redraw;
    assert!(says(&table::write(&forbidden)).contains("N-DRAW-1"));

    let mut loaded = journal();
    loaded.start = table::Start::Setup(vec![1, 1, 1]);
    let loaded = says(&table::write(&loaded));
    assert!(loaded.contains("not the seed's"), "{loaded}");
}

#[test]
fn an_empty_folder_is_no_test() {
    let dir = concat!(env!("CARGO_TARGET_TMPDIR"), "/no-such-folder");
    for test in [testkit::journals::<Numbers>, testkit::perft::<Numbers>] {
        let panic = catch_unwind(|| test(dir)).unwrap_err();
        assert!(panic.downcast_ref::<String>().unwrap().contains("expected at least one file"));
    }
}

#[test]
fn counts_are_counted_again_and_all_else_stays() {
    let file = "# six guesses: a pass, and perhaps a swap\ngame numbers\nseed 1\n1: 0\n";
    let ways = match perft_text::<Numbers>(file).unwrap() {
        counted if counted.ends_with("\nseed 1\n1: 7\n") => 7,
        counted if counted.ends_with("\nseed 1\n1: 8\n") => 8,
        counted => panic!("{counted}"),
    };
    let right = format!("game numbers\nseed 1\n1: {ways}\n");
    assert_eq!(perft_text::<Numbers>(&right).unwrap(), right);
}

#[test]
fn a_count_file_that_makes_no_sense_is_told_where() {
    let wrong = |text: &str| perft_text::<Numbers>(text).unwrap_err();
    assert_eq!(wrong("game chess\n1: 20\n").expected, "a line `game numbers`");
    assert_eq!(wrong("1: 20\n").found, "no such line");
    assert_eq!(wrong("game numbers\n").expected, "at least one line `depth: count`");
    assert_eq!(wrong("game numbers\n\noptions {\"x\n1: 2\n").line, 3);
    assert_eq!(wrong("game numbers\none: 2\n").line, 2);
    assert_eq!(wrong("game numbers\n1: two\n").line, 2);
    assert_eq!(wrong("game numbers\n1: 2\nhello\n").line, 3);
    // The toy takes no position; where it says so is counted from the top of the file.
    let staged = wrong("game numbers\n1: 2\n[cards]\n");
    assert_eq!((staged.line, staged.expected.as_str()), (3, "no position"));
}

#[test]
fn a_transcript_is_the_same_each_time_and_tells_the_whole_api() {
    let text = transcript::<Numbers>(Options::default(), 3, 100);
    assert_eq!(text, transcript::<Numbers>(Options::default(), 3, 100));
    assert_ne!(text, transcript::<Numbers>(Options::default(), 4, 100));
    let parts = [
        "numbers, rules 1",
        "set-up drew [",
        "is asked",
        "decides",
        "learns",
        "spectator sees",
        "over by N-",
    ];
    for part in parts {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
}
