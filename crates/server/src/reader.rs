//! Which language a visitor reads.

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use locale::Language;

/// The language that an earlier page was left in, or the first that the visitor reads and we speak.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let left = text(COOKIE).split(';').find_map(|cookie| cookie.trim().strip_prefix("language="));
    // Browsers name the language they like best first; what they write after `;` says the same once more.
    let read =
        text(ACCEPT_LANGUAGE).split(',').map(|entry| entry.split(';').next().unwrap_or_default().trim());
    left.into_iter().chain(read).find_map(Language::from_tag).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_left_in_goes_before_those_that_are_read() {
        let asked = |read: &str, cookie: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, read.parse().unwrap());
            headers.insert(COOKIE, cookie.parse().unwrap());
            language(&headers).tag()
        };
        assert_eq!(asked("de-AT,de;q=0.9,en;q=0.8", ""), "de");
        assert_eq!(asked("it, ja;q=0.9, PL;q=0.8", ""), "pl");
        assert_eq!(asked("de", "a=b; language=fr"), "fr");
        assert_eq!(asked("ru", "language=nonsense"), "ru");
        assert_eq!(asked("it", "sublanguage=de"), "en");
        assert_eq!(language(&HeaderMap::new()), Language::English);
    }
}
