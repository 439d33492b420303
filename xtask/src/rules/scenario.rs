//! Citations in scenario files: the header line `rules: ID, ID`.

use super::citation::{Citation, after_mark, ids};
use crate::{finding::Finding, repo::TextFile};

/// Every citation of a scenario; running a scenario is a test, so each counts.
pub(crate) fn citations(file: &TextFile) -> Vec<Result<Citation, Finding>> {
    let lists = file.lines().filter_map(|(number, line)| Some((number, after_mark(line)?)));
    lists.flat_map(|(number, list)| ids(list, &file.path, number)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repo::Repo;

    #[test]
    fn the_header_line_is_read() {
        let text = "game: x\nrules: X-A-1, X-A-2\n\n  rules: not a header\n# rules: a comment\n";
        let repo = Repo::of(&[("a.scenario", text)]);
        let found: Vec<_> = citations(&repo.files[0]).into_iter().map(|found| found.unwrap()).collect();
        assert_eq!(
            found.iter().map(|found| (found.line, found.id.as_str())).collect::<Vec<_>>(),
            [(2, "X-A-1"), (2, "X-A-2")]
        );
    }
}
