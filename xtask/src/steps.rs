//! Runs named steps one after another and prints what each took.

use std::{
    env,
    io::{self, IsTerminal},
    time::Instant,
};

use anyhow::Result;

/// One step of a longer check.
pub(crate) struct Step {
    pub(crate) name: &'static str,
    /// What to type to run this step alone.
    pub(crate) again: String,
    pub(crate) work: Box<dyn FnOnce() -> Result<()>>,
}

/// How a step ended.
#[derive(Clone, Copy)]
enum Ending {
    Done(f64),
    Failed(f64),
    NotRun,
}

/// Runs the steps until one fails. True if none did.
pub(crate) fn run(steps: Vec<Step>) -> bool {
    let mut endings = Vec::new();
    let mut repeat = None;
    for step in steps {
        if repeat.is_some() {
            endings.push((step.name, Ending::NotRun));
            continue;
        }
        println!("\n{}", paint(BOLD, &format!("== {}: {}", step.name, step.again)));
        let start = Instant::now();
        let result = (step.work)();
        let seconds = start.elapsed().as_secs_f64();
        if let Err(error) = result {
            eprintln!("{}", paint(RED, &format!("error: {error:#}")));
            repeat = Some(step.again);
            endings.push((step.name, Ending::Failed(seconds)));
        } else {
            endings.push((step.name, Ending::Done(seconds)));
        }
    }
    println!("\n{}", table(&endings));
    if let Some(again) = &repeat {
        println!("{}", paint(RED, &format!("Run again with: {again}")));
    }
    repeat.is_none()
}

fn table(endings: &[(&str, Ending)]) -> String {
    let row = |&(name, ending): &(&str, Ending)| match ending {
        Ending::Done(seconds) => format!("{name:<8} {seconds:>7.1} s  {}\n", paint(GREEN, "ok")),
        Ending::Failed(seconds) => format!("{name:<8} {seconds:>7.1} s  {}\n", paint(RED, "FAILED")),
        Ending::NotRun => format!("{name:<8} {:>7}    not run\n", "-"),
    };
    endings.iter().map(row).collect()
}

const BOLD: &str = "1";
const RED: &str = "31";
const GREEN: &str = "32";

/// Colours for people at a terminal; none in logs.
fn paint(code: &str, text: &str) -> String {
    let plain =
        ["CI", "NO_COLOR"].iter().any(|name| env::var_os(name).is_some()) || !io::stdout().is_terminal();
    if plain { text.to_owned() } else { format!("\x1b[{code}m{text}\x1b[0m") }
}

#[cfg(test)]
mod tests {
    use std::{cell::RefCell, rc::Rc};

    use super::*;

    #[test]
    fn the_first_failure_stops_the_rest() {
        let log = Rc::new(RefCell::new(Vec::new()));
        let step = |name: &'static str, fails: bool| {
            let log = Rc::clone(&log);
            let work = Box::new(move || {
                log.borrow_mut().push(name);
                if fails { anyhow::bail!("as told") } else { Ok(()) }
            });
            Step { name, again: name.to_owned(), work }
        };
        assert!(!run(vec![step("a", false), step("b", true), step("c", false)]));
        assert_eq!(*log.borrow(), ["a", "b"]);
        assert!(run(vec![step("d", false)]));
    }

    #[test]
    fn the_table_names_every_step() {
        let table =
            table(&[("fmt", Ending::Done(1.25)), ("clippy", Ending::Failed(60.0)), ("test", Ending::NotRun)]);
        let lines: Vec<_> = table.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines[0].starts_with("fmt          1.2 s  ") && lines[0].contains("ok"), "{table}");
        assert!(lines[1].starts_with("clippy      60.0 s  ") && lines[1].contains("FAILED"), "{table}");
        assert!(lines[2].ends_with("not run"), "{table}");
    }
}
