//! Lines of bytes, however long they are, in bounded memory.

use std::io::{self, BufRead};

/// One line of the input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// Its bytes, without the line break.
    Whole(Vec<u8>),
    /// It was longer than allowed; it has been read and dropped.
    TooLong,
}

/// The next line of at most `most` bytes, or nothing at the end of the input. The last line may lack its break.
pub(crate) fn next_line(input: &mut dyn BufRead, most: usize) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let (mut is_too_long, mut is_empty_input) = (false, true);
    loop {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if bytes.is_empty() {
            break;
        }
        is_empty_input = false;
        let newline = bytes.iter().position(|byte| *byte == b'\n');
        let part = &bytes[..newline.unwrap_or(bytes.len())];
        if line.len() + part.len() > most {
            is_too_long = true;
            line = Vec::new();
        }
        if !is_too_long {
            line.extend_from_slice(part);
        }
        let used = newline.map_or(bytes.len(), |at| at + 1);
        input.consume(used);
        if newline.is_some() {
            break;
        }
    }
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    Ok(match (is_empty_input, is_too_long) {
        (true, _) => None,
        (false, true) => Some(Line::TooLong),
        (false, false) => Some(Line::Whole(line)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    #[test]
    fn long_lines_are_dropped_and_the_next_is_whole() {
        // A tiny buffer lets every line come in several parts.
        let mut input = BufReader::with_capacity(3, &b"12345678\r\n\n123456789\nab"[..]);
        let mut lines = Vec::new();
        while let Some(line) = next_line(&mut input, 9).unwrap() {
            lines.push(line);
        }
        let whole = |text: &[u8]| Line::Whole(text.to_vec());
        assert_eq!(lines, [whole(b"12345678"), whole(b""), whole(b"123456789"), whole(b"ab")]);
        let mut input = BufReader::with_capacity(3, &b"1234567890\nab\n"[..]);
        assert_eq!(next_line(&mut input, 9).unwrap(), Some(Line::TooLong));
        assert_eq!(next_line(&mut input, 9).unwrap(), Some(whole(b"ab")));
        assert_eq!(next_line(&mut input, 9).unwrap(), None);
    }
}
