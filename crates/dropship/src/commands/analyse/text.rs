//! The report for a terminal.

use analysis::{Analysis, Report, Section};
use std::io::{self, Write};

/// Characters that a curve has at most.
const CURVE: usize = 64;

pub(super) fn print(told: &Analysis, report: &Report, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{} {}\n", report.result, report.length)?;
    writeln!(out, "{}", report.curve)?;
    let widest = report.lines.iter().map(|(_, name)| name.chars().count()).max().unwrap_or(0);
    for (seat, name) in &report.lines {
        writeln!(out, "  {name:widest$}  {}", told.bars(*seat, CURVE))?;
    }
    report.sections.iter().try_for_each(|section| print_section(section, out))
}

fn print_section(section: &Section, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\n{}", section.title)?;
    let lines: Vec<&Vec<String>> = section.rows.iter().collect();
    if !section.columns.is_empty() {
        let all: Vec<&Vec<String>> = std::iter::once(&section.columns).chain(lines).collect();
        let width =
            |column: usize| all.iter().map(|row| row[column].chars().count()).max().unwrap_or_default();
        for row in &all {
            write!(out, "  {:1$}", row[0], width(0))?;
            for (column, cell) in row.iter().enumerate().skip(1) {
                write!(out, "  {cell:>0$}", width(column))?;
            }
            writeln!(out)?;
        }
    }
    for paragraph in &section.paragraphs {
        writeln!(out, "  {}", paragraph.text)?;
        for line in &paragraph.under {
            writeln!(out, "      {line}")?;
        }
    }
    Ok(())
}
