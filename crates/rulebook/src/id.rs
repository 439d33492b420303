//! What a rule id looks like: a letter, a group, a number, and perhaps a small letter.

/// The id that a table row begins with, if it is one of the game with this letter.
///
/// Accepts what `^\|\s*\**`?LETTER-[A-Z0-9]+-[0-9]+[a-z]?` accepts, and yields the part from the letter on.
pub(crate) fn of_row(row: &str, letter: u8) -> Option<&str> {
    let cell = row.strip_prefix('|')?.trim_start().trim_start_matches('*');
    let id = cell.strip_prefix('`').unwrap_or(cell);
    id.get(..length(id.as_bytes(), letter)?)
}

/// Whether a text is the id of a rule, of whichever game.
pub fn is_rule(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.first().is_some_and(u8::is_ascii_uppercase) && length(bytes, bytes[0]) == Some(bytes.len())
}

/// How many bytes from the start form an id.
fn length(text: &[u8], letter: u8) -> Option<usize> {
    let after_letter = text.strip_prefix(&[letter])?.strip_prefix(b"-")?;
    let group = count(after_letter, |byte| byte.is_ascii_uppercase() || byte.is_ascii_digit());
    let after_group = after_letter.get(group..)?.strip_prefix(b"-")?;
    let number = count(after_group, u8::is_ascii_digit);
    if group == 0 || number == 0 {
        return None;
    }
    let variant = after_group.get(number).is_some_and(u8::is_ascii_lowercase);
    Some("X-".len() + group + "-".len() + number + usize::from(variant))
}

fn count(text: &[u8], wanted: impl Fn(&u8) -> bool) -> usize {
    text.iter().take_while(|byte| wanted(byte)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_bold_and_quoted_ids_are_seen() {
        for row in ["| C-MOVE-6 | text |", "|C-MOVE-6|", "| **C-MOVE-6** | text |", "| **`C-MOVE-6`** |"] {
            assert_eq!(of_row(row, b'C'), Some("C-MOVE-6"), "{row}");
        }
        assert_eq!(of_row("| R-2P-1 |", b'R'), Some("R-2P-1"));
        assert_eq!(of_row("| O-CRT-3b |", b'O'), Some("O-CRT-3b"));
    }

    #[test]
    fn an_id_is_a_whole_text() {
        for id in ["C-MOVE-6", "R-2P-1", "O-CRT-3b"] {
            assert!(is_rule(id), "{id}");
        }
        for other in ["", "C-13", "C-MOVE", "see C-MOVE-1", "C-MOVE-1 ", "c-move-1", "Ć-MOVE-1", "(C-MOVE-1)"]
        {
            assert!(!is_rule(other), "{other}");
        }
    }

    #[test]
    fn what_is_no_id_of_this_game_is_passed_over() {
        for row in [
            "| C-13 |",
            "| C-MOVE |",
            "| C-MOVE- |",
            "| R-MOVE-1 |",
            "C-MOVE-1",
            "| see C-MOVE-1 |",
            "| C--1 |",
            "|",
        ] {
            assert_eq!(of_row(row, b'C'), None, "{row}");
        }
    }
}
