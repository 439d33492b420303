//! Fixtures: scenarios, counts, a transcript and golden journals.

use lantern::{Lantern, Options};

#[test]
fn scenarios_hold() {
    testkit::scenarios::<Lantern>("tests/scenarios");
}

#[test]
fn counts_agree() {
    testkit::perft::<Lantern>("tests/perft");
}

#[test]
fn the_transcript_is_the_same() {
    let text = testkit::transcript::<Lantern>(Options { seats: 3 }, 11, 60);
    testkit::expect("tests/transcripts/three-thieves.txt", &text);
}

#[test]
fn golden_journals_replay() {
    for (folder, seats, count) in [("two", 2, 2), ("three", 3, 2), ("four", 4, 1)] {
        let folder = format!("tests/journals/{folder}");
        testkit::fill_journals::<Lantern>(&folder, &Options { seats }, count);
        testkit::journals::<Lantern>(&folder);
    }
}
