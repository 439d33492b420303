//! Golden files: what came out once, kept, and compared ever after.

use std::fs;
use std::path::Path;

/// So many lines are shown before and after the first that differs.
const CONTEXT: usize = 3;

/// Compares a text with the file that holds what is expected. `UPDATE_EXPECT=1` writes the file instead.
///
/// # Panics
/// If they differ, with the first line that does and its neighbours; or if the file is not there.
pub fn expect(path: impl AsRef<Path>, actual: &str) {
    if let Err(problem) = settle(path.as_ref(), actual, refreshing()) {
        panic!("{problem}");
    }
}

/// Whether fixtures are to be written anew.
pub(crate) fn refreshing() -> bool {
    std::env::var_os("UPDATE_EXPECT").is_some_and(|value| !value.is_empty() && value != "0")
}

/// Compares with the file, or writes it.
pub(crate) fn settle(path: &Path, actual: &str, refresh: bool) -> Result<(), String> {
    let told = |error: std::io::Error| format!("{}: {error}", path.display());
    if refresh {
        if let Some(dir) = path.parent() {
            fs::create_dir_all(dir).map_err(told)?;
        }
        return fs::write(path, actual).map_err(told);
    }
    let hint = "UPDATE_EXPECT=1 writes it anew";
    let expected = fs::read_to_string(path).map_err(|error| format!("{}; {hint}", told(error)))?;
    match difference(&expected, actual) {
        Some(difference) => Err(format!("{} is not what came out; {hint}\n{difference}", path.display())),
        None => Ok(()),
    }
}

/// The first line that differs, with its neighbours.
pub(crate) fn difference(expected: &str, actual: &str) -> Option<String> {
    if expected == actual {
        return None;
    }
    let lines = |text: &str| text.split('\n').map(str::to_owned).collect::<Vec<_>>();
    let (expected, actual) = (lines(expected), lines(actual));
    let first = expected.iter().zip(&actual).take_while(|(a, b)| a == b).count();
    let part = |mark: &str, lines: &[String]| -> String {
        let shown = lines.iter().skip(first).take(CONTEXT);
        let shown: String = shown.map(|line| format!("{mark} {line}\n")).collect();
        if shown.is_empty() { format!("{mark} (nothing more)\n") } else { shown }
    };
    let before: String =
        expected[first.saturating_sub(CONTEXT)..first].iter().map(|line| format!("  {line}\n")).collect();
    let (gone, come) = (part("-", &expected), part("+", &actual));
    Some(format!("first difference in line {} (- expected, + found):\n{before}{gone}{come}", first + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_shown_with_its_neighbours() {
        assert_eq!(difference("a\nb\n", "a\nb\n"), None);
        let told = difference("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n").unwrap();
        assert_eq!(
            told,
            "first difference in line 5 (- expected, + found):\n  2\n  3\n  4\n- 5\n- 6\n- 7\n+ five\n+ 6\n+ 7\n"
        );
        let told = difference("1\n2", "1").unwrap();
        assert!(told.ends_with("  1\n- 2\n+ (nothing more)\n"), "{told}");
    }

    #[test]
    fn a_missing_file_is_told_and_refreshing_writes_it() {
        let dir = std::env::temp_dir().join(format!("testkit-golden-{}", std::process::id()));
        let path = dir.join("deep").join("file.txt");
        let missing = settle(&path, "text\n", false).unwrap_err();
        assert!(missing.contains("file.txt") && missing.contains("UPDATE_EXPECT=1"), "{missing}");
        settle(&path, "text\n", true).unwrap();
        settle(&path, "text\n", false).unwrap();
        assert!(settle(&path, "other\n", false).unwrap_err().contains("- text\n"));
        fs::remove_dir_all(dir).unwrap();
    }
}
