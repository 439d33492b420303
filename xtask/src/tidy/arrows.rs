//! The arrows between the crates: what is written in ARCHITECTURE.md is what the manifests do.

use std::collections::BTreeSet;

use crate::{
    arrows::{Arrows, FILE, Row},
    finding::Finding,
    workspace::{Member, Need, Workspace},
};

/// The crate whose whole purpose is to be used by tests.
const TESTKIT: &str = "testkit";

/// Compares the table with the manifests, and the table with itself.
pub(crate) fn check(workspace: &Workspace, arrows: &Arrows) -> Vec<Finding> {
    let mut found: Vec<_> =
        workspace.members.iter().flat_map(|member| member_findings(workspace, arrows, member)).collect();
    found.extend(arrows.rows.iter().flat_map(|row| row_findings(workspace, arrows, row)));
    found.extend(cycle(arrows));
    found
}

/// Every crate has a row, and needs only what the row allows.
fn member_findings(workspace: &Workspace, arrows: &Arrows, member: &Member) -> Vec<Finding> {
    let Some(row) = arrows.row(&member.name) else {
        let manifest = format!("{}/Cargo.toml", member.folder);
        let message = format!("expected a row for `{}` under `## Arrows` in {FILE}, found none", member.name);
        return vec![Finding::new(&manifest, 1, message)];
    };
    let own = member.needs.iter().filter(|need| workspace.has(&need.package) && need.package != member.name);
    let is_allowed = |need: &Need| {
        row.may_use.contains(&need.package) || (need.dev && row.tests_may_use.contains(&need.package))
    };
    let undeclared = own.filter(|need| !is_allowed(need));
    let finding = |need: &Need| {
        let kind = if need.dev { "tests of `" } else { "`" };
        let message = format!(
            "{kind}{}` may not depend on `{}`: {FILE} line {} has no such arrow; remove the dependency, or \
             draw the arrow if the architecture shall change",
            member.name, need.package, row.line
        );
        Finding::new(&need.file, need.line, message)
    };
    undeclared.map(finding).collect()
}

/// Every row names crates that exist, and keeps the rules side apart.
fn row_findings(workspace: &Workspace, arrows: &Arrows, row: &Row) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut say = |message: String| found.push(Finding::new(FILE, row.line, message));
    if !workspace.has(&row.name) {
        say(format!("there is no crate `{}`; remove its row or put its name right", row.name));
    }
    if arrows.row(&row.name).is_some_and(|first| first.line != row.line) {
        say(format!("expected one row for `{}`, found a second", row.name));
    }
    for name in row.may_use.union(&row.tests_may_use).filter(|name| !workspace.has(name)) {
        say(format!("`{}` may not use `{name}`: there is no such crate", row.name));
    }
    let rules_side = |name: &&String| arrows.row(name).is_some_and(|row| row.no_std);
    for name in row.may_use.iter().filter(|name| row.no_std && !rules_side(name)) {
        say(format!("`{}` is no_std, but `{name}` is not; rules depend on rules only", row.name));
    }
    let strange = |name: &&String| row.no_std && *name != TESTKIT && !rules_side(name);
    for name in row.tests_may_use.iter().filter(strange) {
        say(format!("tests of rules may also use only `{TESTKIT}` and no_std crates, found `{name}`"));
    }
    found
}

/// A way along the arrows that comes back to where it began, if there is one.
fn cycle(arrows: &Arrows) -> Option<Finding> {
    let mut done = BTreeSet::new();
    let way = arrows.rows.iter().find_map(|row| walk(arrows, &row.name, &mut Vec::new(), &mut done))?;
    let line = arrows.row(&way[0]).map_or(1, |row| row.line);
    Some(Finding::new(FILE, line, format!("the arrows turn round: {}; remove one of them", way.join(" -> "))))
}

fn walk(
    arrows: &Arrows,
    at: &str,
    way: &mut Vec<String>,
    done: &mut BTreeSet<String>,
) -> Option<Vec<String>> {
    if let Some(start) = way.iter().position(|name| name == at) {
        let round = way[start..].iter().cloned().chain([at.to_owned()]);
        return Some(round.collect());
    }
    if done.contains(at) {
        return None;
    }
    way.push(at.to_owned());
    let next = arrows.row(at).into_iter().flat_map(|row| &row.may_use);
    let round = next.into_iter().find_map(|name| walk(arrows, name, way, done));
    way.pop();
    done.insert(at.to_owned());
    round
}

#[cfg(test)]
#[path = "arrows_tests.rs"]
mod tests;
