//! Text that is broken into lines, and lists that are set in columns.

use crate::ink::{Ink, Line};

/// Blanks between what stands side by side.
pub(crate) const GAP: usize = 3;

/// Breaks a text between words. Lines after the first are indented by `indent`.
pub(crate) fn wrap(text: &str, width: usize, indent: usize, ink: Ink) -> Vec<Line> {
    set(Line::new(), text.split(' '), " ", width, indent, ink)
}

/// Wraps a text behind a head that is already inked; further lines stand below its beginning.
pub(crate) fn hang(head: Line, text: &str, width: usize, ink: Ink) -> Vec<Line> {
    // Behind a long head too little room would be left.
    let indent = if head.width() <= width / 2 { head.width() } else { 4 };
    set(head, text.split(' '), " ", width, indent, ink)
}

/// Short items in a row. None of them is broken unless it is longer than a line.
pub(crate) fn items(items: &[String], width: usize, indent: usize, ink: Ink) -> Vec<Line> {
    if items.is_empty() {
        return Vec::new();
    }
    let head = Line::of(" ".repeat(indent), Ink::Plain);
    set(head, items.iter().map(String::as_str), "   ", width, indent, ink)
}

fn set<'a>(
    head: Line,
    parts: impl Iterator<Item = &'a str>,
    between: &str,
    width: usize,
    indent: usize,
    ink: Ink,
) -> Vec<Line> {
    let mut lines = vec![head];
    let mut empty = true;
    for part in parts {
        let last = lines.len() - 1;
        let needed = lines[last].width() + part.chars().count() + if empty { 0 } else { between.len() };
        if needed > width && !empty {
            lines.push(Line::of(" ".repeat(indent), Ink::Plain));
        } else if !empty {
            lines[last].add(between, ink);
        }
        let last = lines.len() - 1;
        lines[last].add(part, ink);
        empty = false;
    }
    lines
}

/// Sets entries in as many columns as fit, filled from top to bottom.
pub(crate) fn columns(entries: Vec<Line>, width: usize) -> Vec<Line> {
    let widest = entries.iter().map(Line::width).max().unwrap_or(0);
    let fit = (width + GAP) / (widest + GAP);
    let rows = entries.len().div_ceil(fit.max(1));
    let mut lines = vec![Line::new(); rows];
    for (index, entry) in entries.into_iter().enumerate() {
        let (column, row) = (index / rows, index % rows);
        lines[row].pad(column * (widest + GAP)).append(entry);
    }
    lines
}

/// Puts blocks of lines next to each other if they fit, else under each other.
pub(crate) fn beside(blocks: Vec<Vec<Line>>, width: usize) -> Vec<Line> {
    let widths: Vec<usize> =
        blocks.iter().map(|block| block.iter().map(Line::width).max().unwrap_or(0)).collect();
    let all = widths.iter().sum::<usize>() + GAP * blocks.len().saturating_sub(1);
    if all > width {
        return blocks.join(&Line::new());
    }
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let mut lines = vec![Line::new(); height];
    let mut start = 0;
    for (block, block_width) in blocks.into_iter().zip(widths) {
        for (line, part) in lines.iter_mut().zip(block) {
            line.pad(start).append(part);
        }
        start += block_width + GAP;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(lines: &[Line]) -> Vec<String> {
        lines.iter().map(|line| line.print(false)).collect()
    }

    #[test]
    fn words_stay_whole() {
        assert_eq!(texts(&wrap("one two three", 8, 2, Ink::Plain)), ["one two", "  three"]);
        assert_eq!(texts(&wrap("a-word-too-long b", 4, 1, Ink::Plain)), ["a-word-too-long", " b"]);
        assert_eq!(texts(&wrap("", 4, 1, Ink::Plain)), [""]);
        let head = |text: &str| Line::of(text, Ink::Bold);
        assert_eq!(texts(&hang(head("a: "), "one two", 7, Ink::Plain)), ["a: one", "   two"]);
        assert_eq!(texts(&hang(head("long: "), "one two", 9, Ink::Plain)), ["long: one", "    two"]);
        let two = ["a b".to_string(), "c d".to_string()];
        assert_eq!(texts(&items(&two, 9, 0, Ink::Plain)), ["a b   c d"]);
        assert_eq!(texts(&items(&two, 8, 1, Ink::Plain)), [" a b", " c d"]);
    }

    #[test]
    fn lists_fill_columns_from_top_to_bottom() {
        let entries = || ["1", "2", "3"].map(|text| Line::of(text, Ink::Plain)).to_vec();
        assert_eq!(texts(&columns(entries(), 5)), ["1   3", "2"]);
        assert_eq!(texts(&columns(entries(), 1)), ["1", "2", "3"]);
        assert_eq!(texts(&columns(Vec::new(), 9)), Vec::<String>::new());
    }

    #[test]
    fn blocks_stand_beside_each_other_where_they_fit() {
        let blocks = || vec![entries(&["ab", "c"]), entries(&["d"])];
        fn entries(texts: &[&str]) -> Vec<Line> {
            texts.iter().map(|text| Line::of(*text, Ink::Plain)).collect()
        }
        assert_eq!(texts(&beside(blocks(), 6)), ["ab   d", "c"]);
        assert_eq!(texts(&beside(blocks(), 5)), ["ab", "c", "", "d"]);
    }
}
