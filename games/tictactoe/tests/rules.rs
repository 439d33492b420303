//! Every rule of docs/rules/toys.md that begins with T, tested by itself.

use table::{Match, Pack, Refusal, Seat, Seeded, Standing};
use tictactoe::{Mark, Options, TicTacToe};

/// A match in which these cells were marked in turn.
fn after(cells: &[u8]) -> Match<TicTacToe> {
    let chance = &mut Seeded::from_number(0);
    let mut game = Match::new(&Pack::builtin(), Options {}, chance).expect("there are no options to refuse");
    for (turn, cell) in (0..).zip(cells) {
        let seat = Seat(turn % 2);
        game.play(seat, &Mark(*cell), chance).expect("the cell is free and the game not over");
    }
    game
}

/// The rule by which a mark is refused.
fn refused(game: &Match<TicTacToe>, seat: u8, cell: u8) -> String {
    match game.explain(Seat(seat), &Mark(cell)) {
        Some(Refusal::Forbidden(breach)) => breach.rule.into_owned(),
        other => panic!("seat {seat}, cell {cell}: {other:?}"),
    }
}

/// Who is asked, and which cells it may mark.
fn asked(game: &Match<TicTacToe>) -> Vec<(u8, Vec<u8>)> {
    let cells = |choices: &[Mark]| choices.iter().map(|mark| mark.0).collect();
    game.prompts().iter().map(|prompt| (prompt.seat.0, cells(prompt.choices))).collect()
}

// rule: T-TURN-1
#[test]
fn two_seats_take_turns_and_seat_0_begins() {
    assert_eq!(after(&[]).seats(), 2);
    let cells = [0, 1, 2, 4, 3, 5, 7, 6];
    for turn in 0..=cells.len() {
        let game = after(&cells[..turn]);
        let seats: Vec<usize> = game.prompts().iter().map(|prompt| prompt.seat.index()).collect();
        assert_eq!(seats, [turn % 2], "turn {turn}");
        let other = Seat(1 - turn as u8 % 2);
        assert_eq!(game.explain(other, &Mark(8)), Some(Refusal::NotAsked { seat: other }));
    }
}

// rule: T-MARK-1
#[test]
fn one_of_nine_cells_is_marked_numbered_row_by_row() {
    let game = after(&[]);
    assert_eq!(asked(&game), [(0, (0..9).collect())]);
    assert_eq!(refused(&game, 0, 9), "T-MARK-1");

    let drawn = Match::<TicTacToe>::staged(&Pack::builtin(), Options {}, "[board]\n..x\n...\no..\n");
    let drawn = drawn.expect("the drawing is whole").view(table::Viewer::Spectator);
    assert_eq!(drawn.cells, after(&[2, 6]).view(table::Viewer::Spectator).cells);
    let marked: Vec<_> = (0..9).filter(|cell| drawn.cells[*cell].is_some()).collect();
    assert_eq!(marked, [2, 6]);
    assert_eq!((drawn.cells[2], drawn.cells[6]), (Some(Seat(0)), Some(Seat(1))));
}

// rule: T-MARK-2
#[test]
fn a_marked_cell_is_not_marked_again() {
    let game = after(&[4, 0]);
    assert_eq!(asked(&game), [(0, vec![1, 2, 3, 5, 6, 7, 8])]);
    assert_eq!(refused(&game, 0, 0), "T-MARK-2", "the other's mark");
    assert_eq!(refused(&game, 0, 4), "T-MARK-2", "one's own mark");
}

const LINES: [[u8; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// Three cells beside the line that are no line themselves.
fn beside(line: [u8; 3]) -> [u8; 3] {
    let others: Vec<u8> = (0..9).filter(|cell| !line.contains(cell)).collect();
    let threes = (0..4).flat_map(|a| (a + 1..5).flat_map(move |b| (b + 1..6).map(move |c| [a, b, c])));
    let mut threes = threes.map(|three| three.map(|at| others[at]));
    threes.find(|three| !LINES.contains(three)).expect("not every three cells are a line")
}

// rule: T-WIN-1
#[test]
fn every_row_column_and_diagonal_wins_at_once_for_either_seat() {
    for line in LINES {
        let [a, b, c] = line;
        let [x, y, z] = beside(line);
        let before = after(&[a, x, b, y]);
        assert_eq!(before.outcome(), None, "two in a row are not three: {line:?}");
        for (cells, winner) in [(&[a, x, b, y, c][..], 0), (&[x, a, y, b, z, c], 1)] {
            let game = after(cells);
            let outcome = game.outcome().unwrap_or_else(|| panic!("{cells:?} wins"));
            let standing = |seat| if seat == winner { Standing::Won } else { Standing::Lost };
            assert_eq!(outcome.standings.as_slice(), [standing(0), standing(1)], "{cells:?}");
            assert_eq!(outcome.rule, "T-WIN-1");
            assert!(game.prompts().is_empty(), "nobody marks a cell any more");
        }
    }
    let mixed = after(&[0, 1, 2]);
    assert_eq!(mixed.outcome(), None, "a row of both seats' marks does not win");
}

// rule: T-WIN-1
#[test]
fn three_in_a_row_on_a_full_board_win() {
    let game = after(&[0, 1, 2, 3, 4, 5, 7, 6, 8]);
    assert_eq!(game.outcome().map(|outcome| outcome.rule.as_ref()), Some("T-WIN-1"));
}

// rule: T-DRAW-1
#[test]
fn a_full_board_without_three_in_a_row_is_a_draw() {
    let cells = [0, 1, 2, 4, 3, 5, 7, 6, 8];
    assert_eq!(after(&cells[..8]).outcome(), None, "a cell is still free");
    let game = after(&cells);
    let outcome = game.outcome().expect("the board is full");
    assert_eq!(outcome.standings.as_slice(), [Standing::Drawn; 2]);
    assert_eq!(outcome.rule, "T-DRAW-1");
}
