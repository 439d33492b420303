//! No path of anybody's machine stands in the tree: it would be wrong on every other one.

use crate::{finding::Finding, repo::Repo};

/// Folders under which people and build machines keep their files; the slashes are added below, so that this
/// list does not match itself.
const ROOTS: &[&str] = &["home", "Users", "root", "work", "farm", "workspace", "workspaces"];

pub(crate) fn check(repo: &Repo) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in repo.files.iter().filter(|file| !file.has_ending("lock")) {
        for (number, line) in file.lines() {
            if let Some(path) = machine_path(line) {
                let message =
                    format!("found the machine path `{path}`; write it from the root of the project");
                found.push(Finding::new(&file.path, number, message));
            }
        }
    }
    found
}

/// The first machine path in a line.
fn machine_path(line: &str) -> Option<&str> {
    ROOTS.iter().flat_map(|root| [format!("/{root}/"), format!(":\\{root}\\")]).find_map(|root| {
        let starts = line.match_indices(&root).map(|(at, _)| at);
        let at = starts.into_iter().find(|&at| root.starts_with(':') || !continues(&line[..at]))?;
        line[at..].split([' ', '"', '\'', '`', ')', '>', ',']).next()
    })
}

/// Whether a slash here goes on with a path that began earlier, as in `docs/work/`.
fn continues(before: &str) -> bool {
    before.ends_with(|c: char| c.is_alphanumeric() || "_.-*}".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn machine_paths_are_found() {
        for root in ROOTS {
            for (line, path) in [
                (format!("/{root}/me/a.txt is here"), format!("/{root}/me/a.txt")),
                (format!("see (`/{root}/me`)"), format!("/{root}/me")),
                (format!("file:///{root}/me"), format!("/{root}/me")),
                (format!("C:\\{root}\\me"), format!(":\\{root}\\me")),
            ] {
                assert_eq!(machine_path(&line), Some(path.as_str()), "{line}");
            }
        }
        let repo =
            Repo::of(&[("a.md", &format!("ok\n/{}/a\n", "home")), ("Cargo.lock", &format!("/{}/a", "home"))]);
        assert_eq!(check(&repo).iter().map(|finding| finding.line).collect::<Vec<_>>(), [2]);
    }

    #[test]
    fn paths_inside_the_project_are_fine() {
        for line in [
            "docs/work/a",
            "./root/a",
            "https://example.org/home/a",
            "/tmp/a",
            "/workshop/a",
            concat!("{dir}/wo", "rk/a"),
        ] {
            assert_eq!(machine_path(line), None, "{line}");
        }
    }
}
