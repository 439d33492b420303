//! The names of a board's columns and rows, taken from its cells' own names where these agree.

use table::scene::Board;

/// What stands at the edge of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Axes {
    pub(crate) columns: Vec<String>,
    pub(crate) rows: Vec<String>,
    /// Whether a cell's own name can be read off the edges.
    pub(crate) from_names: bool,
}

impl Axes {
    /// Cells called `15-09`, `15,9` or `b3` give the edges their names; otherwise columns are letters and rows numbers.
    pub(crate) fn of(board: &Board) -> Axes {
        agreed(board, |name| split(name))
            .or_else(|| agreed(board, |name| split(name).map(|(a, b)| (b, a))))
            .unwrap_or_else(|| Axes {
                columns: (0..width(board)).map(letters).collect(),
                rows: (1..=height(board)).map(|row| row.to_string()).collect(),
                from_names: false,
            })
    }
}

pub(crate) fn width(board: &Board) -> usize {
    usize::from(board.width).max(1)
}

pub(crate) fn height(board: &Board) -> usize {
    board.cells.len().div_ceil(width(board))
}

/// Column and row parts of all names, if every column and every row has one of its own.
fn agreed<'a>(board: &'a Board, parts: impl Fn(&'a str) -> Option<(&'a str, &'a str)>) -> Option<Axes> {
    let mut columns = vec![""; width(board)];
    let mut rows = vec![""; height(board)];
    for (index, floor) in board.cells.iter().enumerate() {
        let Some(floor) = floor else { continue };
        let (column, row) = parts(&floor.name)?;
        for (known, part) in
            [(&mut columns[index % width(board)], column), (&mut rows[index / width(board)], row)]
        {
            if known.is_empty() {
                *known = part;
            } else if *known != part {
                return None;
            }
        }
    }
    let distinct = |names: &[&str]| {
        let mut named: Vec<_> = names.iter().filter(|name| !name.is_empty()).collect();
        let all = named.len();
        named.sort();
        named.dedup();
        all == named.len() && all > 0
    };
    let owned = |names: Vec<&str>| names.into_iter().map(String::from).collect();
    (distinct(&columns) && distinct(&rows)).then(|| Axes {
        columns: owned(columns),
        rows: owned(rows),
        from_names: true,
    })
}

/// The two parts of a name: around a hyphen or a comma, or letters and then digits.
fn split(name: &str) -> Option<(&str, &str)> {
    let parts = name.split_once('-').or_else(|| name.split_once(',')).or_else(|| {
        let digits = name.find(|c: char| c.is_ascii_digit())?;
        let parts = name.split_at(digits);
        parts.1.bytes().all(|byte| byte.is_ascii_digit()).then_some(parts)
    })?;
    (!parts.0.is_empty() && !parts.1.is_empty()).then_some(parts)
}

/// `a` to `z`, then `aa`.
fn letters(column: usize) -> String {
    let letter = char::from(b'a' + (column % 26) as u8);
    if column < 26 { letter.to_string() } else { format!("{}{letter}", letters(column / 26 - 1)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::scene::{Floor, Shape};

    fn board(width: u16, names: &[&str]) -> Board {
        let floor = |name: &&str| {
            (!name.is_empty()).then(|| Floor { terrain: "floor".into(), name: (*name).to_string() })
        };
        let cells = names.iter().map(floor).collect();
        Board { name: "x".into(), shape: Shape::Square, width, cells, edges: Vec::new() }
    }

    #[test]
    fn names_that_agree_stand_at_the_edges() {
        let axes = Axes::of(&board(2, &["15-01", "16-01", "", "16-02"]));
        assert_eq!(
            (axes.columns, axes.rows),
            (vec!["15".into(), "16".into()], vec!["01".into(), "02".into()])
        );
        let commas = Axes::of(&board(2, &["3,7", "4,7", "3,8", "4,8"]));
        assert_eq!((commas.columns.join(" "), commas.rows.join(" ")), ("3 4".into(), "7 8".into()));
        let swapped = Axes::of(&board(2, &["A1", "A2", "B1", "B2"]));
        assert_eq!((swapped.columns[1].as_str(), swapped.rows[1].as_str()), ("2", "B"));
    }

    #[test]
    fn other_names_do_not() {
        for names in [["0", "1", "2", "3"], ["hall", "loft", "attic", "yard"], ["a1", "a1", "a1", "a1"]] {
            let axes = Axes::of(&board(2, &names));
            assert_eq!((axes.columns.join(" "), axes.rows.join(" ")), ("a b".into(), "1 2".into()));
            assert!(!axes.from_names);
        }
        assert_eq!((letters(25), letters(26), letters(701)), ("z".into(), "aa".into(), "zz".into()));
    }
}
