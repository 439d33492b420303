//! The tests every game gets for free, and the fixtures of this one.

use testkit::{Conform, expect, fill_journals, journals, perft, transcript};
use tictactoe::{Mark, Options, TicTacToe};

#[test]
fn conforms() {
    Conform::<TicTacToe>::new().matches(300).turns_at_most(9).actions((0..=9).map(Mark)).run();
}

#[test]
fn counts() {
    perft::<TicTacToe>("tests/perft");
}

#[test]
fn transcripts() {
    expect("tests/transcripts/first.txt", &transcript::<TicTacToe>(Options {}, 1, 9));
}

#[test]
fn golden_journals() {
    fill_journals::<TicTacToe>("tests/journals", &Options {}, 3);
    journals::<TicTacToe>("tests/journals");
}
