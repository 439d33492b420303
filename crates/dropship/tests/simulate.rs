//! Many matches by the binary: kept, gone on with, broken off, and the same in any number of threads.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

mod support;

use serde_json::Value;
use std::fs;
use std::path::Path;
use support::{folder, run};

fn arg(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn read(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn a_series_goes_on_and_threads_make_no_difference() {
    let dir = folder("simulate");
    let (one, other) = (dir.join("one.json"), dir.join("other.json"));
    let simulate = |out: &Path, games: &str, threads: &str| {
        let bots = ["--bots", "two=random,one=tree:20"];
        let pace = ["--threads", threads, "--seed", "9", "--out", arg(out)];
        run(&[&["simulate", "tictactoe", "--games", games][..], &bots, &pace].concat())
    };
    let said = simulate(&one, "5", "1");
    said.fine(&["tictactoe, one=tree:20,two=random: 5 matches", "| one | ", "| two | ", "| decisions | "]);
    assert_eq!(read(&one)["matches"].as_array().unwrap().len(), 5);
    simulate(&one, "12", "2").fine(&["12 matches"]);
    simulate(&other, "12", "3").fine(&["12 matches"]);
    assert_eq!(fs::read_to_string(&one).unwrap(), fs::read_to_string(&other).unwrap());
    let record = read(&one);
    assert_eq!(record["summary"]["games"], 12);
    assert_eq!(record["thoughts"], "one=tree:20,two=random");
    assert!(fs::read_to_string(dir.join("one.svg")).unwrap().starts_with("<svg "));

    run(&["simulate", "tictactoe", "--seed", "8", "--out", arg(&one)])
        .failed(2, &["one.json: it holds other matches: expected bots veteran, found"]);
}

#[test]
fn what_cannot_be_simulated() {
    let failed = |args: &[&str], words: &str| run(args).failed(2, &[words]);
    failed(&["simulate", "chess"], "there is no game `chess`");
    failed(&["simulate", "lantern", "--bots", "random,zero=greedy"], "expected bots for the sides one, two");
    failed(&["simulate", "lantern", "--options", "{"], "--options: ");
    failed(&["simulate", "obcy", "--options", "{\"players\":9}"], "players: expected 2 to 7, found 9");
    failed(
        &["simulate", "lantern", "--games", "1", "--bots", "random", "--out", "/nowhere/x.json"],
        "/nowhere/x.json",
    );
    let said = run(&["simulate", "lantern", "--bots", "brilliant"]);
    assert_eq!(said.code, Some(2));
    assert!(said.err.contains("expected one of random, recruit, regular, veteran, elite"), "{}", said.err);
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_what_is_done() {
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};
    let file = folder("interrupted").join("series.json");
    let mut command = support::dropship(&["simulate", "lantern", "--games", "1000000", "--bots", "random"]);
    command.args(["--out", arg(&file)]).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().unwrap();
    let began = Instant::now();
    while !file.exists() {
        assert!(began.elapsed() < Duration::from_secs(60), "nothing was kept within a minute");
        std::thread::sleep(Duration::from_millis(50));
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && said.contains("broken off with "), "{said}");
    let matches = read(&file)["matches"].as_array().unwrap().len();
    assert!(said.contains(&format!(": {matches} matches")), "{matches} in {said}");
}

#[test]
fn levels_climb_a_ladder() {
    let dir = folder("ladder");
    let page = dir.join("ratings.md");
    fs::write(&page, "# Ratings\n\nWords of ours.\n").unwrap();
    let records = dir.join("records");
    let climb =
        || run(&["ladder", "tictactoe", "--games", "2", "--records", arg(&records), "--page", arg(&page)]);
    climb().fine(&["## tictactoe `{}`", "| one | rating | against random |", "| elite | "]);
    let written = fs::read_to_string(&page).unwrap();
    assert!(written.starts_with("# Ratings\n\nWords of ours.\n\n## tictactoe `{}`\n"), "{written}");
    assert_eq!(fs::read_dir(&records).unwrap().count(), 2 * 11);
    climb().fine(&["## tictactoe"]);
    assert_eq!(fs::read_to_string(&page).unwrap(), written, "what was played is not played again");
    run(&["ladder", "chess"]).failed(2, &["there is no game `chess`"]);
}
