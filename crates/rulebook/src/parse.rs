//! Reads the rules of one game out of a markdown file.

use alloc::{collections::BTreeSet, string::String, vec::Vec};

use crate::{Rule, files::Numbered, id, plain::plain};

/// The rules of a game in file order. An id met twice keeps its first text.
pub(crate) fn parse(text: &'static str, numbered: &Numbered) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    let mut known = BTreeSet::new();
    let mut section = String::new();
    let mut source_column = None;
    let mut in_code_block = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            in_code_block = !in_code_block;
        } else if !in_code_block && let Some(heading) = heading(line) {
            section = plain(heading);
        } else if !line.starts_with('|') {
            source_column = None;
        } else if let Some(id) = id::of_row(line, numbered.letter) {
            if known.insert(id) {
                let cells = cells(line);
                rules.push(Rule {
                    game: numbered.game,
                    id,
                    text: cells.get(1).map(|cell| plain(cell)).unwrap_or_default(),
                    section: section.clone(),
                    source: source_column.and_then(|column: usize| source(&cells, column)),
                });
            }
        } else if source_column.is_none() {
            source_column = cells(line).iter().position(|cell| is_source(cell));
        }
    }
    rules
}

/// The words of a heading such as `### 3.6 Movement`.
pub(crate) fn heading(line: &str) -> Option<&str> {
    let words = line.trim_start_matches('#');
    let level = line.len() - words.len();
    ((1..=6).contains(&level) && words.starts_with(' ')).then(|| words.trim())
}

/// The cells of a table row; a separator after a backslash belongs to its cell.
pub(crate) fn cells(row: &str) -> Vec<&str> {
    let row = row.trim_end();
    let inner = row.strip_prefix('|').unwrap_or(row);
    let mut cells = Vec::new();
    let mut start = 0;
    let mut escaped = false;
    for (at, c) in inner.char_indices() {
        if c == '|' && !escaped {
            cells.push(inner[start..at].trim());
            start = at + 1;
        }
        escaped = c == '\\' && !escaped;
    }
    if start < inner.len() {
        cells.push(inner[start..].trim());
    }
    cells
}

fn is_source(title: &str) -> bool {
    ["source", "sources"].iter().any(|word| title.eq_ignore_ascii_case(word))
}

/// What a cell says of sources; a dash says that there are none.
fn source(cells: &[&str], column: usize) -> Option<String> {
    cells.get(column).map(|cell| plain(cell)).filter(|text| !text.is_empty() && text != "—")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TICTACTOE: Numbered = Numbered { game: "tictactoe", letter: b'T' };
    const LANTERN: Numbered = Numbered { game: "lantern", letter: b'L' };

    const TOYS: &str = "\
# Toys

## Tic-tac-toe

| Id | Rule | Source |
|---|---|---|
| T-MOVE-1 | A seat marks **one** empty cell. | custom |
| T-MOVE-1 | Said again. | custom |

```text
## no heading
```
| T-WIN-1 | Three in a row \\| win. |

## `lantern`

| Id | Rule | Basis | Sources |
|---|---|---|---|
| L-MOVE-1 | One step. | T | ours |
| L-MOVE-2 | No source. | T | |
| L-MOVE-3 | None either. | T | — |
";

    #[test]
    fn each_game_of_a_shared_file_gets_its_own_rules() {
        let toe = parse(TOYS, &TICTACTOE);
        assert_eq!(toe.iter().map(|rule| rule.id).collect::<Vec<_>>(), ["T-MOVE-1", "T-WIN-1"]);
        let lantern = parse(TOYS, &LANTERN);
        assert_eq!(
            lantern.iter().map(|rule| rule.id).collect::<Vec<_>>(),
            ["L-MOVE-1", "L-MOVE-2", "L-MOVE-3"]
        );
        assert!(lantern.iter().all(|rule| rule.game == "lantern" && rule.section == "lantern"));
    }

    #[test]
    fn the_first_of_two_equal_ids_wins() {
        assert_eq!(parse(TOYS, &TICTACTOE)[0].text, "A seat marks one empty cell.");
    }

    #[test]
    fn code_blocks_hold_no_headings_and_escaped_bars_no_cells() {
        let win = &parse(TOYS, &TICTACTOE)[1];
        assert_eq!((win.section.as_str(), win.text.as_str()), ("Tic-tac-toe", "Three in a row | win."));
    }

    #[test]
    fn the_source_is_found_by_its_title() {
        assert_eq!(parse(TOYS, &TICTACTOE)[0].source.as_deref(), Some("custom"));
        assert_eq!(parse(TOYS, &TICTACTOE)[1].source, None);
        assert_eq!(parse(TOYS, &LANTERN)[0].source.as_deref(), Some("ours"));
        assert!(parse(TOYS, &LANTERN)[1..].iter().all(|rule| rule.source.is_none()));
    }
}
