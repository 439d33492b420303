//! The crates of the workspace and what their manifests say they need.

use toml::{Table, Value};

use crate::{
    finding::Finding,
    repo::{Repo, TextFile},
};

/// The workspace as its manifests describe it.
pub(crate) struct Workspace {
    /// Sorted by folder.
    pub(crate) members: Vec<Member>,
    /// What `[workspace.dependencies]` names, the workspace's own crates included.
    pub(crate) shared: Vec<Need>,
}

/// One crate of the workspace.
pub(crate) struct Member {
    pub(crate) name: String,
    /// From the root: `crates/table`.
    pub(crate) folder: String,
    pub(crate) needs: Vec<Need>,
}

/// A dependency as one manifest names it.
pub(crate) struct Need {
    /// The package's own name, whatever the manifest calls it.
    pub(crate) package: String,
    pub(crate) file: String,
    pub(crate) line: usize,
    /// Used by tests, benches and examples only.
    pub(crate) dev: bool,
    /// Lies in this tree, not in a registry.
    pub(crate) local: bool,
}

impl Workspace {
    /// Reads `Cargo.toml` of the root and of every member.
    pub(crate) fn read(repo: &Repo) -> Result<Workspace, Finding> {
        let root = repo.file("Cargo.toml").ok_or_else(|| {
            Finding::new("Cargo.toml", 1, "expected the manifest of the workspace, found no such file")
        })?;
        let manifest = parse(root)?;
        let Some(workspace) = manifest.get("workspace").and_then(Value::as_table) else {
            return Err(Finding::new("Cargo.toml", 1, "expected a [workspace] section, found none"));
        };
        let shared_table =
            workspace.get("dependencies").and_then(Value::as_table).cloned().unwrap_or_default();
        let shared = needs(root, &shared_table, &Table::new(), false);
        let patterns: Vec<_> = strings(workspace.get("members")).collect();
        let mut members = Vec::new();
        for file in repo.with_ending("toml") {
            let Some(folder) = file.path.strip_suffix("/Cargo.toml") else { continue };
            if patterns.iter().any(|pattern| fits(pattern, folder)) {
                members.push(member(file, folder, &shared_table)?);
            }
        }
        Ok(Workspace { members, shared })
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.members.iter().any(|member| member.name == name)
    }
}

fn parse(file: &TextFile) -> Result<Table, Finding> {
    file.text.parse().map_err(|error: toml::de::Error| {
        let before = error.span().and_then(|span| file.text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        Finding::new(&file.path, line, format!("not valid TOML: {}", error.message()))
    })
}

fn member(file: &TextFile, folder: &str, shared: &Table) -> Result<Member, Finding> {
    let manifest = parse(file)?;
    let name = manifest.get("package").and_then(|package| package.get("name")).and_then(Value::as_str);
    let name = name.ok_or_else(|| Finding::new(&file.path, 1, "expected a name in [package], found none"))?;
    let per_target = manifest.get("target").and_then(Value::as_table).into_iter().flat_map(Table::values);
    let mut found = Vec::new();
    for place in per_target.filter_map(Value::as_table).chain([&manifest]) {
        for (section, dev) in
            [("dependencies", false), ("build-dependencies", false), ("dev-dependencies", true)]
        {
            if let Some(table) = place.get(section).and_then(Value::as_table) {
                found.extend(needs(file, table, shared, dev));
            }
        }
    }
    Ok(Member { name: name.to_owned(), folder: folder.to_owned(), needs: found })
}

/// The dependencies in a section; what it leaves open, `[workspace.dependencies]` may say.
fn needs(file: &TextFile, table: &Table, shared: &Table, dev: bool) -> Vec<Need> {
    let need = |(key, value): (&String, &Value)| {
        let said =
            |field: &str| value.get(field).or_else(|| shared.get(key)?.get(field)).and_then(Value::as_str);
        Need {
            package: said("package").unwrap_or(key).to_owned(),
            file: file.path.clone(),
            line: line_of(file, key),
            dev,
            local: said("path").is_some(),
        }
    };
    table.iter().map(need).collect()
}

/// The line a key is set on.
fn line_of(file: &TextFile, key: &str) -> usize {
    let sets = |line: &str| {
        let rest = line.trim_start().trim_start_matches('"').strip_prefix(key);
        rest.is_some_and(|rest| rest.starts_with(['.', ' ', '=', '"']))
    };
    file.lines().find(|(_, line)| sets(line)).map_or(1, |(number, _)| number)
}

fn strings(value: Option<&Value>) -> impl Iterator<Item = &str> {
    value.and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str)
}

/// Members are folders or `folder/*`, which is all this workspace uses.
fn fits(pattern: &str, folder: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(parent) => folder.strip_prefix(parent).is_some_and(|name| !name.contains('/')),
        None => pattern == folder,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOT: &str = "[workspace]\nmembers = [\"crates/*\", \"xtask\"]\n\
        [workspace.dependencies]\ntable = { path = \"crates/table\" }\nanyhow = \"1\"\nshort = { package = \"long-name\" }\n";

    #[test]
    fn members_and_their_needs_are_read() {
        let bots = "[package]\nname = \"bots\"\n[dependencies]\ntable.workspace = true\nshort = { workspace = true }\n\
            [dev-dependencies]\ntestkit = { path = \"../testkit\" }\n\
            [target.'cfg(unix)'.dependencies]\nown = { package = \"table\", path = \"../table\" }\n";
        let repo = Repo::of(&[
            ("Cargo.toml", ROOT),
            ("crates/bots/Cargo.toml", bots),
            ("crates/bots/deep/Cargo.toml", "no manifest of ours"),
            ("xtask/Cargo.toml", "[package]\nname = \"xtask\"\n"),
        ]);
        let workspace = Workspace::read(&repo).unwrap();
        assert!(workspace.has("bots") && workspace.has("xtask") && workspace.members.len() == 2);
        let needs: Vec<_> = workspace.members[0]
            .needs
            .iter()
            .map(|need| (need.package.as_str(), need.line, need.dev))
            .collect();
        assert_eq!(
            needs,
            [("table", 9, false), ("long-name", 5, false), ("table", 4, false), ("testkit", 7, true)]
        );
        assert_eq!(workspace.shared.len(), 3);
    }

    #[test]
    fn what_is_no_manifest_is_pointed_at() {
        let repo = Repo::of(&[("Cargo.toml", ROOT), ("xtask/Cargo.toml", "[package]\nname = \n")]);
        let finding = Workspace::read(&repo).err().unwrap();
        assert_eq!((finding.file.as_str(), finding.line), ("xtask/Cargo.toml", 2));
        assert!(Workspace::read(&Repo::of(&[])).is_err());
        assert!(Workspace::read(&Repo::of(&[("Cargo.toml", "[package]")])).is_err());
    }
}
