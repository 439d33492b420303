//! Reads the table under `## Arrows` in ARCHITECTURE.md: which crate may depend on which.
//!
//! ```text
//! | crate | may depend on | tests may also use | no_std |
//! |---|---|---|---|
//! | `table` | | `testkit` | yes |
//! | `bots` | `table`, `board` | `testkit`, `tictactoe` | |
//! ```

use std::collections::BTreeSet;

use crate::{finding::Finding, repo::Repo};

/// Where the table stands.
pub(crate) const FILE: &str = "ARCHITECTURE.md";
const COLUMNS: [&str; 4] = ["crate", "may depend on", "tests may also use", "no_std"];

/// What the table allows.
#[derive(Debug)]
pub(crate) struct Arrows {
    pub(crate) rows: Vec<Row>,
}

/// What one crate may do.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) line: usize,
    pub(crate) name: String,
    pub(crate) may_use: BTreeSet<String>,
    /// Besides the above, for dev-dependencies.
    pub(crate) tests_may_use: BTreeSet<String>,
    /// On the rules side: no standard library, and built for the browser too.
    pub(crate) no_std: bool,
}

impl Arrows {
    /// Finds and reads the table.
    pub(crate) fn read(repo: &Repo) -> Result<Arrows, Vec<Finding>> {
        let one = |line, message: String| vec![Finding::new(FILE, line, message)];
        let file =
            repo.file(FILE).ok_or_else(|| one(1, "expected this file at the root, found none".into()))?;
        let mut lines = file.lines().skip_while(|(_, line)| line.trim() != "## Arrows");
        let (heading, _) =
            lines.next().ok_or_else(|| one(1, "expected a heading `## Arrows`, found none".into()))?;
        let table = lines
            .take_while(|(_, line)| !line.starts_with('#'))
            .skip_while(|(_, line)| !line.starts_with('|'))
            .take_while(|(_, line)| line.starts_with('|'));
        let mut table = table.map(|(number, line)| (number, cells(line)));
        let titles = table.next().map(|(_, titles)| titles).unwrap_or_default();
        if titles != COLUMNS {
            let expected = COLUMNS.join(" | ");
            let found = titles.join(" | ");
            return Err(one(
                heading,
                format!("expected a table `| {expected} |` below, found `| {found} |`"),
            ));
        }
        let (rows, wrong): (Vec<_>, Vec<_>) =
            table.skip(1).map(|(line, cells)| row(line, &cells)).partition(Result::is_ok);
        let wrong: Vec<_> = wrong.into_iter().filter_map(Result::err).collect();
        if wrong.is_empty() { Ok(Arrows { rows: rows.into_iter().flatten().collect() }) } else { Err(wrong) }
    }

    pub(crate) fn row(&self, name: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.name == name)
    }
}

/// The cells of a table row, without the marks of code.
fn cells(line: &str) -> Vec<String> {
    let inner = line.trim().trim_start_matches('|').trim_end_matches('|');
    // An empty last cell ends in two bars, of which only one closes the row.
    let inner = if line.trim().ends_with("||") { format!("{inner}|") } else { inner.to_owned() };
    inner.split('|').map(|cell| cell.replace('`', "").trim().to_owned()).collect()
}

fn row(line: usize, cells: &[String]) -> Result<Row, Finding> {
    let wrong = |message: String| Err(Finding::new(FILE, line, message));
    let [name, may_use, tests_may_use, no_std] = cells else {
        return wrong(format!("expected {} cells, found {}", COLUMNS.len(), cells.len()));
    };
    let no_std = match no_std.as_str() {
        "yes" => true,
        "" | "no" | "-" | "–" => false,
        other => return wrong(format!("expected `yes` or nothing in the column no_std, found `{other}`")),
    };
    if name.is_empty() {
        return wrong("expected the name of a crate in the first column, found nothing".into());
    }
    Ok(Row { line, name: name.clone(), may_use: list(may_use), tests_may_use: list(tests_may_use), no_std })
}

fn list(cell: &str) -> BTreeSet<String> {
    cell.split(',')
        .map(str::trim)
        .filter(|name| !matches!(*name, "" | "-" | "–"))
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Arrows, Vec<Finding>> {
        Arrows::read(&Repo::of(&[(FILE, text)]))
    }

    #[test]
    fn a_table_is_read() {
        let arrows = read(
            "# A\n\n## Arrows\n\nWords.\n\n| crate | may depend on | tests may also use | no_std |\n|:--|---|---|---|\n\
             | `table` | – | `testkit` | yes |\n| `bots` | `table`, `board` | | |\n\n| other | table |\n",
        )
        .unwrap();
        let [table, bots] = arrows.rows.as_slice() else { panic!("expected two rows: {arrows:?}") };
        assert!(table.no_std && table.may_use.is_empty() && table.tests_may_use.contains("testkit"));
        assert_eq!((table.line, table.name.as_str()), (9, "table"));
        assert!(!bots.no_std && bots.tests_may_use.is_empty());
        assert_eq!(bots.may_use.iter().collect::<Vec<_>>(), ["board", "table"]);
        assert!(arrows.row("bots").is_some() && arrows.row("other").is_none());
    }

    #[test]
    fn empty_cells_may_stand_close() {
        let arrows = read(
            "## Arrows\n|crate|may depend on|tests may also use|no_std|\n|-|-|-|-|\n|table||testkit||\n",
        );
        assert!(!arrows.unwrap().rows[0].no_std);
    }

    #[test]
    fn what_is_no_such_table_is_pointed_at() {
        let head = "## Arrows\n| crate | may depend on | tests may also use | no_std |\n|---|---|---|---|\n";
        for (text, line) in [
            ("# A\n".to_owned(), 1),
            ("# A\n## Arrows\nnothing\n".to_owned(), 2),
            ("## Arrows\n| crate | uses |\n".to_owned(), 1),
            (format!("{head}| table | | |\n"), 4),
            (format!("{head}| table | | | perhaps |\n"), 4),
            (format!("{head}| | table | | |\n"), 4),
        ] {
            assert_eq!(read(&text).unwrap_err()[0].line, line, "{text}");
        }
        assert!(Arrows::read(&Repo::of(&[])).is_err());
    }
}
