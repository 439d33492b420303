//! Drawings are read and written without loss, and bad ones are refused with their place.
#![allow(clippy::unwrap_used, reason = "helpers of tests may do what tests may")]

mod common;

use board::{Dir, Edge, Grid, HexGrid, MapError};
use common::{Fill, Rng, random};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn grids_round_trip(seed: u64, width in 1_usize..12, height in 1_usize..12) {
        let fill = Fill { walls: 20, doors: 15, lines: 10, voids: 15, figures: 0 };
        let mut grid = random(&mut Rng::new(seed), width, height, &fill).grid;
        for (index, cell) in grid.cells().collect::<Vec<_>>().into_iter().enumerate() {
            grid.set_mark(cell, ['a', '.', '+', '|', '-', '/', 'ż', ':', '字'][index % 9]);
        }
        let drawing = grid.to_string();
        prop_assert_eq!(&drawing.parse::<Grid>().unwrap(), &grid);
        prop_assert!(drawing.lines().all(|line| !line.ends_with(' ')));
        let rows = grid.rows().to_string();
        prop_assert_eq!(Grid::from_rows(&rows).unwrap().rows().to_string(), rows);
    }

    #[test]
    fn hexagons_round_trip(marks in "[a-zA-Z#~+@ż]{1,60}", width in 1_usize..12) {
        let marks: Vec<char> = marks.chars().collect();
        let mut drawing = String::new();
        let rows: Vec<&[char]> = marks.chunks_exact(width).collect();
        for (row, marks) in rows.iter().enumerate() {
            let marks: Vec<String> = marks.iter().map(char::to_string).collect();
            drawing.push_str(if row % 2 == 1 { " " } else { "" });
            drawing.push_str(&marks.join(" "));
            drawing.push('\n');
        }
        match drawing.parse::<HexGrid>() {
            Ok(grid) => prop_assert_eq!(grid.to_string(), drawing),
            Err(_) => prop_assert!(rows.is_empty()),
        }
    }

    #[test]
    fn scribbles_never_panic(text in "[-+| ./:ab\n\t]{0,200}") {
        if let Ok(grid) = text.parse::<Grid>() {
            prop_assert_eq!(grid.to_string().parse::<Grid>().unwrap(), grid);
        }
        let _ = Grid::from_rows(&text);
        let _ = text.parse::<HexGrid>();
    }

    #[test]
    fn damage_never_panics(seed: u64, place: prop::sample::Index, with in "[-+| ./:a\n]") {
        let fill = Fill { walls: 20, doors: 15, lines: 10, voids: 15, figures: 0 };
        let drawing = random(&mut Rng::new(seed), 5, 4, &fill).grid.to_string();
        let mut chars: Vec<char> = drawing.chars().collect();
        let place = place.index(chars.len());
        chars[place] = with.chars().next().unwrap();
        let damaged: String = chars.into_iter().collect();
        if let Ok(grid) = damaged.parse::<Grid>() {
            let printed = grid.to_string();
            prop_assert_eq!(printed.trim_end(), damaged.trim_end());
        }
    }
}

#[test]
fn every_edge_is_read() {
    let drawing = "\
+---+...+---+
| a / b : c
+   +---+-/-+
| d | e   f |
+---+---+   +
";
    let grid: Grid = drawing.parse().unwrap();
    let edge = |mark, dir| grid.edge(grid.find(mark).next().unwrap(), dir);
    assert_eq!(edge('a', Dir::East), Edge::Door);
    assert_eq!(edge('b', Dir::West), Edge::Door);
    assert_eq!(edge('b', Dir::East), Edge::Line);
    assert_eq!(edge('c', Dir::South), Edge::Door);
    assert_eq!(edge('a', Dir::South), Edge::Open);
    assert_eq!(edge('b', Dir::South), Edge::Wall);
    assert_eq!(edge('f', Dir::South), Edge::Wall, "an opening in the rim leads nowhere");
    assert_eq!(grid.doors().len(), 2);
    assert_eq!(grid.to_string(), drawing);
}

#[test]
fn mistakes_are_found_where_they_are() {
    let wrong = |text: &str| text.parse::<Grid>().unwrap_err();
    let place = |error: MapError| (error.line, error.column, error.found);
    assert_eq!(place(wrong("")), (1, 1, None));
    assert_eq!(place(wrong("+---+\n| a |\n")), (3, 1, None));
    assert_eq!(place(wrong("+---+\n| a x\n+---+\n")), (2, 5, Some('x')));
    assert_eq!(place(wrong("+---+\n|ba |\n+---+\n")), (2, 2, Some('b')));
    assert_eq!(place(wrong("+---+\n| a |\n+--x+\n")), (3, 4, Some('x')));
    assert_eq!(place(wrong("+---+\n| a |\n*---+\n")), (3, 1, Some('*')));
    assert_eq!(place(wrong("+---+\n| a |\n+---+--\n")), (3, 6, Some('-')));
    assert_eq!(place(wrong("+---+\n| a /\n+---+\n")), (2, 5, Some('/')));
    assert_eq!(place(wrong("+---+\n| a | \n+---+\n")), (2, 6, Some(' ')));
    assert_eq!(place(Grid::from_rows("ab\nc\n").unwrap_err()), (2, 2, None));
    assert_eq!(place(" a\n".parse::<HexGrid>().unwrap_err()), (1, 1, Some(' ')));
    assert_eq!(place("a b\nc d\n".parse::<HexGrid>().unwrap_err()), (2, 1, Some('c')));
    assert_eq!(place("a b\n c\n".parse::<HexGrid>().unwrap_err()), (2, 3, None));
    let error = wrong("+---+\n| a x\n+---+\n");
    assert_eq!(error.to_string(), "line 2, column 5: expected `|`, `/`, `:` or a blank, found 'x'");
}

#[test]
fn limits_hold() {
    assert!(Grid::new(64, 64, '.').is_ok());
    assert!(Grid::new(65, 1, '.').is_err() && Grid::new(0, 1, '.').is_err());
    let mut grid = Grid::new(64, 64, '.').unwrap();
    let placed = grid.cells().collect::<Vec<_>>().into_iter();
    let placed = placed.filter(|&cell| grid.set_edge(cell, Dir::East, Edge::Door).is_ok()).count();
    assert_eq!(placed, 128);
    assert_eq!(grid.to_string().parse::<Grid>().unwrap(), grid);
}
