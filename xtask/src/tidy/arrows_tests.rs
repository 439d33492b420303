//! Arrows that are right, and every way to get them wrong.

use std::{env, fs, path::PathBuf, process};

use super::*;
use crate::repo::{self, Repo};

const ROOT: &str = "[workspace]\nmembers = [\"crates/*\", \"games/*\", \"xtask\"]\n";
const HEAD: &str =
    "## Arrows\n\n| crate | may depend on | tests may also use | no_std |\n|---|---|---|---|\n";
const TABLE: &str = "| table | | testkit | yes |\n| bots | table | testkit | |\n| testkit | table | | |\n";

fn manifest(name: &str, needs: &str, dev: &str) -> String {
    let section = |title: &str, names: &str| {
        let lines: String =
            names.split_whitespace().map(|name| format!("{name}.workspace = true\n")).collect();
        format!("[{title}]\n{lines}")
    };
    let sections = section("dependencies", needs) + &section("dev-dependencies", dev);
    format!("[package]\nname = \"{name}\"\n{sections}")
}

/// The findings of a project with three crates, this table, and these needs of `table` and `bots`.
fn findings(table: &str, table_needs: &str, bots_needs: &str, bots_dev: &str) -> Vec<String> {
    let repo = Repo::of(&[
        ("Cargo.toml", ROOT),
        ("crates/bots/Cargo.toml", &manifest("bots", bots_needs, bots_dev)),
        ("crates/table/Cargo.toml", &manifest("table", table_needs, "testkit")),
        ("crates/testkit/Cargo.toml", &manifest("testkit", "table serde", "")),
        (FILE, &format!("{HEAD}{table}")),
    ]);
    let found = check(&Workspace::read(&repo).unwrap(), &Arrows::read(&repo).unwrap());
    found.iter().map(ToString::to_string).collect()
}

#[track_caller]
fn only(found: &[String], words: &str) {
    assert!(found.len() == 1 && found[0].contains(words), "expected only `{words}`, found {found:#?}");
}

#[test]
fn what_is_drawn_is_allowed() {
    assert_eq!(findings(TABLE, "", "table serde", "testkit"), [""; 0]);
}

#[test]
fn an_arrow_turned_round_in_a_manifest_is_found() {
    let found = findings(TABLE, "bots", "", "");
    only(&found, "crates/table/Cargo.toml:4: `table` may not depend on `bots`");
}

#[test]
fn an_arrow_turned_round_in_the_table_as_well_is_found() {
    let both = TABLE.replace("| table | |", "| table | bots |");
    let found = findings(&both, "bots", "table", "");
    assert!(
        found.iter().any(|line| line.contains("the arrows turn round: table -> bots -> table")),
        "{found:#?}"
    );
}

#[test]
fn tests_may_use_only_what_their_column_says() {
    only(&findings(TABLE, "", "testkit", ""), "`bots` may not depend on `testkit`");
    let without = TABLE.replace("| bots | table | testkit |", "| bots | table | |");
    only(&findings(&without, "", "", "testkit"), "tests of `bots` may not depend on `testkit`");
    let too_much = TABLE.replace("| table | | testkit |", "| table | | testkit, bots |");
    only(
        &findings(&too_much, "", "", ""),
        "tests of rules may also use only `testkit` and no_std crates, found `bots`",
    );
}

#[test]
fn rows_and_crates_match_one_to_one() {
    only(
        &findings(&TABLE.replace("| bots | table | testkit | |\n", ""), "", "", ""),
        "expected a row for `bots`",
    );
    only(&findings(&format!("{TABLE}| web | table | | |\n"), "", "", ""), "there is no crate `web`");
    only(&findings(&format!("{TABLE}| bots | | | |\n"), "", "", ""), "found a second");
    only(
        &findings(&TABLE.replace("| bots | table |", "| bots | tabel |"), "", "", ""),
        "there is no such crate",
    );
}

#[test]
fn rules_depend_on_rules_only() {
    let mixed = "| table | | | yes |\n| bots | testkit | | yes |\n| testkit | table | | |\n";
    let found = findings(mixed, "", "", "");
    assert!(found.iter().any(|line| line.contains("`bots` is no_std, but `testkit` is not")), "{found:#?}");
}

/// A folder that goes when the test ends, however it ends.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A copy of this project's manifests, with a table that allows just what they say.
fn copy_of_this_project() -> Folder {
    let folder = Folder(env::temp_dir().join(format!("xtask-arrows-{}", process::id())));
    let own = Repo::read(&repo::root()).unwrap();
    for file in own.files.iter().filter(|file| file.path.ends_with("Cargo.toml")) {
        let path = folder.0.join(&file.path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, &file.text).unwrap();
    }
    let workspace = Workspace::read(&own).unwrap();
    let row = |member: &Member| {
        let needs = member.needs.iter().filter(|need| !need.dev && workspace.has(&need.package));
        let names: Vec<_> = needs.map(|need| need.package.as_str()).collect();
        format!("| {} | {} | | |\n", member.name, names.join(", "))
    };
    let rows: String = workspace.members.iter().map(row).collect();
    fs::write(folder.0.join(FILE), format!("{HEAD}{rows}")).unwrap();
    folder
}

#[test]
fn turning_an_arrow_of_this_project_round_fails() {
    let folder = copy_of_this_project();
    let normal_findings = || {
        let repo = Repo::read(&folder.0).unwrap();
        let found = check(&Workspace::read(&repo).unwrap(), &Arrows::read(&repo).unwrap());
        found.into_iter().filter(|finding| !finding.message.starts_with("tests of")).collect::<Vec<_>>()
    };
    assert_eq!(normal_findings(), []);

    let manifest = folder.0.join("crates/rulebook/Cargo.toml");
    let text = fs::read_to_string(&manifest).unwrap();
    fs::write(&manifest, format!("{text}\n[dependencies]\nxtask = {{ path = \"../../xtask\" }}\n")).unwrap();
    let found = normal_findings();
    assert_eq!(found.len(), 1, "{found:#?}");
    assert_eq!(found[0].file, "crates/rulebook/Cargo.toml");
    assert!(found[0].message.starts_with("`rulebook` may not depend on `xtask`"), "{}", found[0]);
}
