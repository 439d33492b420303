//! The part of `.gitignore` this project uses, so that no git is needed to know what belongs to the tree.

/// Names and paths that do not belong to the tree.
pub(crate) struct Ignored {
    /// Paths from the root: `/fuzz/artifacts`.
    paths: Vec<String>,
    /// Names anywhere: `target`.
    names: Vec<String>,
    /// Endings anywhere: `*.profraw`.
    endings: Vec<String>,
}

impl Ignored {
    /// Reads the lines of a `.gitignore`. Patterns it does not know are passed over: then more is checked, not less.
    pub(crate) fn parse(text: &str) -> Ignored {
        let mut ignored =
            Ignored { paths: Vec::new(), names: vec![".git".into(), "target".into()], endings: Vec::new() };
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let pattern = line.trim_end_matches('/');
            if let Some(ending) = pattern.strip_prefix('*').filter(|ending| !ending.contains(['*', '/'])) {
                ignored.endings.push(ending.to_owned());
            } else if pattern.contains(['*', '?', '[', '!']) {
                continue;
            } else if pattern.contains('/') {
                ignored.paths.push(pattern.trim_start_matches('/').to_owned());
            } else {
                ignored.names.push(pattern.to_owned());
            }
        }
        ignored
    }

    /// Whether the file or folder at this path from the root is left out.
    pub(crate) fn covers(&self, path: &str) -> bool {
        let name = path.rsplit('/').next().unwrap_or(path);
        self.names.iter().any(|ignored| ignored == name)
            || self.paths.iter().any(|ignored| ignored == path)
            || self.endings.iter().any(|ending| name.ends_with(ending))
    }
}

#[cfg(test)]
mod tests {
    use super::Ignored;

    #[test]
    fn paths_names_and_endings_are_known() {
        let ignored = Ignored::parse("# a comment\n/fuzz/artifacts\nnode_modules/\n*.profraw\n!kept\n");
        for path in [".git", "target", "fuzz/target", "fuzz/artifacts", "a/node_modules", "a/b.profraw"] {
            assert!(ignored.covers(path), "{path}");
        }
        for path in ["artifacts", "a/fuzz/artifacts", "kept", "src/target.rs", ".gitignore", ".ci"] {
            assert!(!ignored.covers(path), "{path}");
        }
    }
}
