//! Journals written from the table.

use crate::matches::{run, table_of};
use std::path::PathBuf;
use terminal::End;

/// A file that is gone when the test ends.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str) -> Temporary {
        let path = std::env::temp_dir().join(format!("dropship-terminal-{}-{name}.json", std::process::id()));
        let _ = std::fs::remove_file(&path);
        Temporary(path)
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn a_saved_match_replays() {
    let file = Temporary::new("replays");
    let path = file.0.display();
    // Saved twice under one name: the second time it is its own file that is replaced.
    let typed = format!("5\ns {path}\n1\ns {path}\nq\n");
    let (end, screen) = run(&mut table_of("tictactoe", vec![]), typed.as_bytes());
    assert_eq!(end, End::Quit, "{screen}");
    let journal = std::fs::read_to_string(&file.0).unwrap();
    assert_eq!(catalog::replay(&journal, &[]).unwrap().turn(), 2);
}

#[test]
fn nothing_is_overwritten_by_mistake_and_no_error_ends_the_match() {
    let file = Temporary::new("precious");
    std::fs::write(&file.0, "precious").unwrap();
    let path = file.0.display();
    let typed = format!("5\ns {path}\ns /no/such/folder/x\n1\n");
    let mut table = table_of("tictactoe", vec![]);
    let (_, screen) = run(&mut table, typed.as_bytes());
    let flat = screen.replace("\n  ", " ");
    assert!(flat.contains("exists already"), "{screen}");
    assert!(flat.contains("/no/such/folder/x could not be written:"), "{screen}");
    assert_eq!((std::fs::read_to_string(&file.0).unwrap().as_str(), table.game().turn()), ("precious", 2));
    run(&mut table_of("tictactoe", vec![]), format!("5\ns! {path}\n").as_bytes());
    assert!(catalog::replay(&std::fs::read_to_string(&file.0).unwrap(), &[]).is_ok());
}
