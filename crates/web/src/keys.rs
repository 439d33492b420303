//! The keyboard: every key of the table and what it does.

/// What a key asks for at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    /// A digit of a choice's number.
    Digit(u8),
    /// Confirms a number, or what is pointed at.
    Enter,
    /// Leaves a window, a number or what is pointed at.
    Escape,
    /// Points further on the boards.
    Arrow(i8, i8),
    /// The next or previous choice of the list.
    Next,
    Previous,
    /// Why what is pointed at cannot be chosen.
    Why,
    Undo,
    /// Larger, smaller, all of the boards.
    Larger,
    Smaller,
    Fit,
    /// Names of cells on or off.
    Names,
    /// The next overlay.
    Overlay,
    /// Passes over pauses and walks.
    Hurry,
    /// What a bot would do.
    Hint,
    /// The list of keys.
    Help,
}

impl Key {
    /// What a key means, by the name the browser gives it; where the letters are no Latin ones, by its place.
    pub(crate) fn of(name: &str, place: &str) -> Option<Key> {
        let latin = place.strip_prefix("Key").filter(|_| !name.is_ascii()).map(str::to_ascii_lowercase);
        Some(match latin.as_deref().unwrap_or(name) {
            "Enter" | " " => Key::Enter,
            "Escape" => Key::Escape,
            "ArrowLeft" => Key::Arrow(-1, 0),
            "ArrowRight" => Key::Arrow(1, 0),
            "ArrowUp" => Key::Arrow(0, -1),
            "ArrowDown" => Key::Arrow(0, 1),
            "j" | "n" => Key::Next,
            "k" | "p" => Key::Previous,
            "w" => Key::Why,
            "u" => Key::Undo,
            "+" | "=" => Key::Larger,
            "-" => Key::Smaller,
            "f" => Key::Fit,
            "c" => Key::Names,
            "o" => Key::Overlay,
            "s" => Key::Hurry,
            "h" => Key::Hint,
            "?" => Key::Help,
            digit => {
                let number: u8 = digit.parse().ok().filter(|number| *number < 10)?;
                Key::Digit(number)
            }
        })
    }
}

/// A number being typed, where there are more choices than digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Typed(pub(crate) Option<usize>);

impl Typed {
    /// One more digit. Gives the choice, counted from 1, as soon as no longer number could be meant.
    pub(crate) fn digit(&mut self, digit: u8, choices: usize) -> Option<usize> {
        let number = self.0.unwrap_or(0) * 10 + usize::from(digit);
        if number == 0 || number > choices {
            self.0 = None;
            return None;
        }
        if number * 10 > choices {
            self.0 = None;
            return Some(number);
        }
        self.0 = Some(number);
        None
    }

    /// The number as it stands, if somebody confirms it.
    pub(crate) fn confirm(&mut self) -> Option<usize> {
        self.0.take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_taken_as_soon_as_it_can_only_mean_one_choice() {
        let mut typed = Typed::default();
        assert_eq!(typed.digit(3, 9), Some(3));
        assert_eq!(typed.digit(1, 19), None);
        assert_eq!(typed.digit(2, 19), Some(12));
        assert_eq!(typed.digit(2, 19), Some(2));
        assert_eq!(typed.digit(1, 19), None);
        assert_eq!(typed.confirm(), Some(1));
        assert_eq!(typed.digit(0, 19), None);
        assert_eq!((typed.digit(9, 5), typed.0), (None, None));
    }

    #[test]
    fn keys_that_mean_nothing_are_left_to_the_browser() {
        assert_eq!(Key::of("Tab", "Tab"), None);
        assert_eq!(Key::of("12", ""), None);
        assert_eq!(Key::of("7", "Digit7"), Some(Key::Digit(7)));
    }

    #[test]
    fn letters_of_other_alphabets_mean_what_their_places_do() {
        assert_eq!(Key::of("р", "KeyH"), Some(Key::Hint));
        assert_eq!(Key::of("й", "KeyQ"), None);
        assert_eq!(Key::of("h", "KeyJ"), Some(Key::Hint), "a Latin letter is itself, wherever it is");
        assert_eq!(Key::of("g", "KeyU"), None);
    }
}
