//! Which plural form a language uses for a number, as Unicode's tables have it for whole numbers.

use crate::Language;

/// The name of the form: `one`, `few`, `many` or `other`.
pub(crate) fn plural(language: Language, number: i64) -> &'static str {
    let n = number.unsigned_abs();
    let few = (2..=4).contains(&(n % 10)) && !(12..=14).contains(&(n % 100));
    match language {
        Language::English | Language::German if n == 1 => "one",
        Language::English | Language::German => "other",
        Language::French if n <= 1 => "one",
        Language::French if n.is_multiple_of(1_000_000) => "many",
        Language::French => "other",
        Language::Polish if n == 1 => "one",
        Language::Russian if n % 10 == 1 && n % 100 != 11 => "one",
        Language::Polish | Language::Russian if few => "few",
        Language::Polish | Language::Russian => "many",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_take_the_form_that_unicode_lists_for_them() {
        let of = |language, numbers: &[i64]| {
            numbers.iter().map(|number| plural(language, *number)).collect::<Vec<_>>()
        };
        assert_eq!(of(Language::English, &[0, 1, 2, -1, 21]), ["other", "one", "other", "one", "other"]);
        assert_eq!(of(Language::German, &[0, 1, 101]), ["other", "one", "other"]);
        assert_eq!(of(Language::French, &[0, 1, 2, 1_000_000]), ["one", "one", "other", "many"]);
        let numbers = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 111, 112, 122];
        let many = "many";
        let (one, few) = ("one", "few");
        assert_eq!(
            of(Language::Polish, &numbers),
            [many, one, few, few, many, many, many, many, many, few, many, many, many, few]
        );
        assert_eq!(
            of(Language::Russian, &numbers),
            [many, one, few, few, many, many, many, many, one, few, many, many, many, few]
        );
    }
}
