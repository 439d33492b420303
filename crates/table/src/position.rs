//! The blocks in which a scenario describes a position: drawings, lists of pieces, piles and hands.

use crate::TextError;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What is wrong with a described position.
pub type PositionError = TextError;

/// One named block: a line `[name]` and the lines under it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block<'a> {
    /// What stands between the brackets.
    pub name: &'a str,
    /// The line on which `text` begins, from 1.
    pub line: u32,
    /// The lines under the name, without empty lines at the end.
    pub text: &'a str,
}

impl<'a> Block<'a> {
    /// Its lines that are not empty.
    pub fn lines(&self) -> impl Iterator<Item = Line<'a>> + use<'a> {
        let numbered = (self.line..).zip(self.text.lines()).filter(|(_, text)| !text.trim().is_empty());
        numbered.map(|(number, text)| Line { number, text })
    }
}

/// One line of a block that lists things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line<'a> {
    /// From 1.
    pub number: u32,
    /// What it says.
    pub text: &'a str,
}

impl<'a> Line<'a> {
    /// An error that quotes the line.
    pub fn wrong<T>(&self, expected: impl Into<String>) -> Result<T, PositionError> {
        Err(TextError::new(self.number, 1, expected, format!("`{}`", self.text)))
    }

    /// Its words.
    pub fn words(&self) -> Vec<&'a str> {
        self.text.split_whitespace().collect()
    }

    /// What stands before the colon, and the words after it.
    pub fn parts(&self, form: &str) -> Result<(&'a str, Vec<&'a str>), PositionError> {
        match self.text.split_once(':') {
            Some((place, rest)) => Ok((place.trim(), rest.split_whitespace().collect())),
            None => self.wrong(form),
        }
    }

    /// One of its words as a number.
    pub fn number<T: core::str::FromStr>(&self, word: &str) -> Result<T, PositionError> {
        word.parse().map_or_else(|_| self.wrong(format!("a number, not `{word}`")), Ok)
    }
}

/// Splits a text into its blocks. Nothing but empty lines may stand before the first.
pub fn blocks(text: &str) -> Result<Vec<Block<'_>>, PositionError> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    let mut start = 0;
    for (at, line) in text.split_inclusive('\n').enumerate() {
        let (number, begin) = (at as u32 + 1, start);
        start += line.len();
        if let Some(name) = block_name(line) {
            if let Some(twin) = blocks.iter().find(|block| block.name == name) {
                let expected = format!("each block once (this one began on line {})", twin.line - 1);
                return Err(TextError::new(number, 1, expected, format!("another [{name}]")));
            }
            blocks.push(Block { name, line: number + 1, text: &text[start..start] });
        } else if let Some(block) = blocks.last_mut() {
            // The block's text began as an empty slice at its first line; it grows to the end of this one.
            let first = block.text.as_ptr() as usize - text.as_ptr() as usize;
            block.text = &text[first..begin + line.len()];
        } else if !line.trim().is_empty() {
            return Err(TextError::new(number, 1, "a block such as [map]", format!("`{}`", line.trim())));
        }
    }
    for block in &mut blocks {
        block.text = block.text.trim_end();
    }
    Ok(blocks)
}

/// The name in a line that begins a block. Names are words, so that no line of a drawing is taken for one.
fn block_name(line: &str) -> Option<&str> {
    let name = line.trim_end().strip_prefix('[')?.strip_suffix(']')?;
    let word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    (name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(word)).then_some(name)
}

/// The block of that name, or a sentence saying that it is missing.
pub fn block<'b, 'a>(blocks: &'b [Block<'a>], name: &str) -> Result<&'b Block<'a>, PositionError> {
    blocks
        .iter()
        .find(|block| block.name == name)
        .ok_or_else(|| TextError::new(1, 1, format!("a block [{name}]"), "no such block"))
}

/// An error if there is a block that the game has no use for.
pub fn only(blocks: &[Block<'_>], known: &[&str]) -> Result<(), PositionError> {
    match blocks.iter().find(|block| !known.contains(&block.name)) {
        None => Ok(()),
        Some(block) => {
            let expected = format!("one of the blocks {}", known.join(", "));
            Err(TextError::new(block.line - 1, 1, expected, format!("[{}]", block.name)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_keep_their_lines() {
        let text = "\n[map]\n a|b\n\n[hands]\nx\n[empty]\n";
        let found = blocks(text).unwrap();
        let shapes: Vec<_> = found.iter().map(|block| (block.name, block.line, block.text)).collect();
        assert_eq!(shapes, [("map", 3, " a|b"), ("hands", 6, "x"), ("empty", 8, "")]);
        assert_eq!(block(&found, "hands").unwrap().line, 6);
        assert_eq!(block(&found, "dice").unwrap_err().expected, "a block [dice]");
        assert_eq!(only(&found, &["map", "hands"]).unwrap_err().line, 7);
    }

    #[test]
    fn lines_are_numbered_and_quoted() {
        let found = blocks("[pieces]\n5,7: one  2\n\nnothing\n").unwrap();
        let lines: Vec<_> = found[0].lines().collect();
        assert_eq!(lines.iter().map(|line| line.number).collect::<Vec<_>>(), [2, 4]);
        let (place, words) = lines[0].parts("`CELL: PIECE`").unwrap();
        assert_eq!((place, words.as_slice()), ("5,7", &["one", "2"][..]));
        assert_eq!((lines[0].words().len(), lines[0].number::<u8>(words[1])), (3, Ok(2)));
        assert_eq!(lines[0].number::<u8>("one").unwrap_err().expected, "a number, not `one`");
        let error = lines[1].parts("`CELL: PIECE`").unwrap_err();
        assert_eq!((error.line, error.found.as_str()), (4, "`nothing`"));
    }

    #[test]
    fn stray_lines_and_twins_are_refused() {
        assert_eq!(blocks("oops\n[map]\n").unwrap_err().line, 1);
        let twin = blocks("[map]\n.\n[map]\n").unwrap_err();
        assert_eq!((twin.line, twin.found.as_str()), (3, "another [map]"));
    }
}
