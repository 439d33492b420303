//! Scenario files as tests: a drawn position, decisions, and what must hold.

use crate::files::fixtures;
use std::path::{Path, PathBuf};
use table::{Game, Pack};

/// Plays every `*.scenario` in the folder and those under it with the built-in content.
///
/// # Panics
/// If there is none, or with a list of all that do not hold, as `file:line: what`.
pub fn scenarios<G: Game>(dir: impl AsRef<Path>) {
    let faults = faults::<G>(&fixtures(dir.as_ref(), ".scenario"));
    assert!(faults.is_empty(), "scenarios that do not hold: {}\n{}", faults.len(), faults.join("\n"));
}

fn faults<G: Game>(files: &[(PathBuf, String)]) -> Vec<String> {
    let pack = Pack::<G>::builtin();
    let fault = |(path, text): &(PathBuf, String)| {
        let played = scenario::parse(text).and_then(|scenario| scenario::run(&scenario, &pack));
        played.err().map(|error| format!("{}:{}: {}", path.display(), error.line, error.what))
    };
    files.iter().filter_map(fault).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tictactoe::TicTacToe;

    fn file(name: &str, script: &str) -> (PathBuf, String) {
        (name.into(), format!("scenario: a test\ngame: tictactoe\n[script]\n{script}\n"))
    }

    #[test]
    fn everything_that_does_not_hold_is_told_with_its_place() {
        let files = [
            file("a.scenario", "seat 0 plays 4\nseat 1 is refused 4 by T-MARK-2"),
            file("b.scenario", "seat 0 plays 4\nseat 1 plays 4"),
            file("c.scenario", "seat 0 wins"),
            (PathBuf::from("d.scenario"), "scenario: another game\ngame: chess\n".into()),
        ];
        let told = faults::<TicTacToe>(&files);
        assert_eq!(told.len(), 3, "{told:#?}");
        assert_eq!(told[0], "b.scenario:5: seat 1 cannot play 4: rule T-MARK-2 forbids it (tictactoe-taken)");
        assert!(told[1].starts_with("c.scenario:4: expected `seat N plays ACTION"), "{}", told[1]);
        assert_eq!(told[2], "d.scenario:1: expected a scenario of tictactoe, found one of chess");
    }

    #[test]
    #[should_panic = "expected at least one file *.scenario, found none"]
    fn a_folder_without_scenarios_tests_nothing() {
        scenarios::<TicTacToe>("no such folder");
    }

    #[test]
    #[should_panic = "scenarios that do not hold: 1"]
    fn a_scenario_that_does_not_hold_fails() {
        let dir = std::env::temp_dir().join(format!("testkit-scenarios-{}", std::process::id()));
        std::fs::create_dir_all(&dir).unwrap();
        std::fs::write(dir.join("a.scenario"), file("", "over by T-DRAW-1").1).unwrap();
        let played = std::panic::catch_unwind(|| scenarios::<TicTacToe>(&dir));
        std::fs::remove_dir_all(&dir).unwrap();
        if let Err(panic) = played {
            std::panic::resume_unwind(panic);
        }
    }
}
