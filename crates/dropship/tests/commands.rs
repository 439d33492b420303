//! The other commands with good and bad input: exit codes and words.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

mod support;

use std::fs;
use support::{dropship, folder, journal, run};

const GOOD: &str = "\
scenario: the middle can be marked once
game: tictactoe
rules: T-MARK-2

[board]
. . .
. x .
. . .

[script]
seat 1 is refused 4 by T-MARK-2
seat 1 plays 0
";

/// The path as an argument.
fn arg(path: &std::path::Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn scenarios_that_hold_and_that_do_not() {
    let dir = folder("scenarios");
    fs::create_dir(dir.join("deep")).unwrap();
    fs::write(dir.join("deep/good.scenario"), GOOD).unwrap();
    fs::write(dir.join("notes.txt"), "not a scenario").unwrap();
    run(&["scenario", arg(&dir)]).fine(&["ok      ", "good.scenario", "1 scenarios, 1 hold, 0 failed"]);
    let quiet = run(&["scenario", "--quiet", arg(&dir)]);
    quiet.fine(&["1 hold"]);
    assert!(!quiet.out.contains("good.scenario"), "{}", quiet.out);

    fs::write(dir.join("bad.scenario"), GOOD.replace("plays 0", "plays 4")).unwrap();
    fs::write(dir.join("worse.scenario"), GOOD.replace("game: tictactoe", "game: chess")).unwrap();
    fs::write(dir.join("draft.scenario"), GOOD.replace(". x .", ". y .")).unwrap();
    let said = run(&["scenario", arg(&dir)]);
    assert_eq!((said.code, said.err.as_str()), (Some(1), ""), "{}", said.out);
    for words in [
        "bad.scenario:12: seat 1 cannot play 4",
        "worse.scenario:2: there is no game `chess`",
        "draft.scenario:7: column 3: expected x, o or ., found `y`",
        "ok      ",
        "4 scenarios, 1 hold, 3 failed",
    ] {
        assert!(said.out.contains(words), "expected `{words}` in {}", said.out);
    }
}

#[test]
fn scenarios_that_cannot_be_read() {
    let dir = folder("unreadable-scenarios");
    run(&["scenario", arg(&dir)]).failed(2, &["expected files *.scenario in this folder, found none"]);
    let said = run(&["scenario", arg(&dir.join("none.scenario"))]);
    assert_eq!(said.code, Some(2));
    assert!(said.out.contains("none.scenario: there is no such file"), "{}", said.out);
    fs::write(dir.join("latin.scenario"), b"scenario: caf\xe9\n").unwrap();
    fs::write(dir.join("empty.scenario"), "").unwrap();
    let said = run(&["scenario", arg(&dir)]);
    assert_eq!(said.code, Some(2));
    assert!(said.out.contains("latin.scenario: line 1: expected text in UTF-8"), "{}", said.out);
    assert!(said.out.contains("empty.scenario:1: expected a line `scenario: …`"), "{}", said.out);
    assert_eq!(run(&["scenario"]).code, Some(2));
}

#[test]
fn a_journal_is_retold() {
    let file = folder("retold").join("match.json");
    fs::write(&file, journal()).unwrap();
    run(&["replay", arg(&file)]).fine(&[
        "game     tictactoe (rules 1)",
        "turns    5 of 5",
        "result   seat 0 won, seat 1 lost (by T-WIN-1)",
        "    2  seat 1  0",
        "Ring marks the top left.",
    ]);
    let half = run(&["replay", arg(&file), "--turn", "2", "--seat", "1"]);
    half.fine(&["turns    2 of 5", "not over yet", "    1  seat 0  decided"]);
    let json = run(&["replay", arg(&file), "--json", "--turn", "1"]);
    json.fine(&[]);
    let story: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!((&story["turns"], &story["decisions"][0]["action"]), (&5.into(), &4.into()));
    assert_eq!(story["view"]["cells"][4], 0);

    run(&["replay", arg(&file), "--turn", "6"]).failed(2, &["--turn: expected at most 5"]);
    run(&["replay", arg(&file), "--seat", "2"]).failed(2, &["--seat: expected a seat from 0 to 1"]);
    run(&["verify", arg(&file)])
        .fine(&["kept in all 5 decisions, by rules 1 of tictactoe", "every draw is the seed's"]);
}

#[test]
fn bad_journals_are_told_apart() {
    let dir = folder("bad-journals");
    let whole = journal();
    let cases: [(&str, Vec<u8>, i32, &str); 9] = [
        ("truncated", whole.as_bytes()[..whole.len() / 2].to_vec(), 2, "ends in the middle"),
        ("empty", Vec::new(), 2, "ends in the middle, at line 1"),
        ("foreign", b"{\"name\":\"something\"}".to_vec(), 2, "found another kind of file"),
        ("list", b"[1,2]".to_vec(), 2, "found another kind of file"),
        ("prose", b"Dear diary".to_vec(), 2, "this is no journal in JSON"),
        ("binary", vec![0x89, b'P', b'N', b'G'], 2, "expected text in UTF-8, found the byte 0x89"),
        ("newer", whole.replace("\"format\": 1", "\"format\": 9").into_bytes(), 2, "use a newer Dropship"),
        ("damaged", whole.replace("[1,0,[]]", "[1,3,[]]").into_bytes(), 1, "changed or damaged"),
        (
            "unsigned",
            whole.replace("\"checksum\"", "\"sum\"").into_bytes(),
            2,
            "field `checksum`: it is missing",
        ),
    ];
    for (name, bytes, code, words) in cases {
        let file = dir.join(name);
        fs::write(&file, bytes).unwrap();
        for command in ["replay", "verify"] {
            run(&[command, arg(&file)]).failed(code, &[name, words]);
        }
    }
    for command in ["replay", "verify"] {
        run(&[command, arg(&dir)]).failed(2, &["expected a file, found a folder"]);
        run(&[command, arg(&dir.join("nowhere"))]).failed(2, &["there is no such file"]);
        assert_eq!(run(&[command]).code, Some(2));
    }
}

#[test]
fn a_journal_without_fair_dice_replays_but_does_not_verify() {
    let mut engine = support::Engine::start(&[]);
    engine.done(&support::request("load", "scenario", GOOD));
    engine.done(r#"{"cmd":"play","seat":1,"action":0}"#);
    let journal = engine.done(r#"{"cmd":"journal"}"#);
    let file = folder("unfair").join("match.json");
    fs::write(&file, journal["journal"].as_str().unwrap()).unwrap();
    run(&["replay", arg(&file)]).fine(&["turns    1 of 1"]);
    let said = run(&["verify", arg(&file)]);
    said.failed(1, &["says nothing about its dice"]);
    assert!(said.out.contains("rules       kept"), "{}", said.out);
}

#[test]
fn rules_by_number_by_words_and_by_section() {
    run(&["rules", "r-move-4"]).fine(&["R-MOVE-4  (requiem, "]);
    run(&["rules", "R-MOEV-4"]).failed(1, &["did you mean R-MOVE-4"]);
    run(&["rules", "zzzz", "qqqq"]).failed(1, &["no rule", "try fewer words"]);
    let found = run(&["rules", "door", "--game", "obcy"]);
    found.fine(&["(obcy, ", " rules\n"]);
    assert!(!found.out.contains("(corps, "), "{}", found.out);
    run(&["rules"]).fine(&["corps (", "obcy (", "requiem ("]);
    assert!(!run(&["rules", "--game", "corps"]).out.contains("obcy ("));
    run(&["rules", "--game", "chess"]).failed(2, &["no numbered rules of `chess`"]);
}

#[test]
fn content_is_shown_exported_changed_and_checked() {
    let dir = folder("content").join("mine");
    run(&["content", "show", "--game", "lantern"]).fine(&["house.map", "game.toml"]);
    let shown = run(&["content", "show", "--game", "lantern", "house.map"]);
    shown.fine(&["+---+"]);
    run(&["content", "show", "--game", "tictactoe"]).fine(&["no content files"]);
    run(&["content", "show", "--game", "lantern", "hose.map"])
        .failed(2, &["its files are house.map, game.toml"]);
    run(&["content", "show", "--game", "chess"]).failed(2, &["there is no game `chess`"]);

    run(&["content", "export", arg(&dir), "--game", "lantern"]).fine(&["2 files written"]);
    assert_eq!(fs::read_to_string(dir.join("house.map")).unwrap(), shown.out);
    run(&["content", "check", arg(&dir), "--game", "lantern"]).fine(&["ok: 2 of 2 files are yours"]);
    run(&["content", "export", arg(&dir), "--game", "lantern"]).failed(2, &["expected an empty folder"]);

    let numbers = fs::read_to_string(dir.join("game.toml")).unwrap();
    fs::write(dir.join("game.toml"), numbers.replace("turns = 60", "turns = 0")).unwrap();
    run(&["content", "check", arg(&dir), "--game", "lantern"])
        .failed(1, &["game.toml:", "expected turns to be from 1 to 1000"]);
    fs::write(dir.join("game.toml"), numbers.replace("turns = 60", "turns = ")).unwrap();
    run(&["content", "check", arg(&dir), "--game", "lantern"]).failed(1, &["game.toml:4:"]);
    fs::write(dir.join("game.toml"), b"\xff").unwrap();
    run(&["content", "check", arg(&dir), "--game", "lantern"]).failed(2, &["expected text in UTF-8"]);
    fs::remove_file(dir.join("game.toml")).unwrap();
    run(&["content", "check", arg(&dir), "--game", "lantern"]).fine(&["ok: 1 of 2 files"]);
    fs::write(dir.join("cards.toml"), "").unwrap();
    run(&["content", "check", arg(&dir), "--game", "lantern"]).failed(1, &["cards.toml", "one of the files"]);
    run(&["content", "check", arg(&dir.join("house.map")), "--game", "lantern"])
        .failed(2, &["expected a folder"]);
    run(&["content", "check", arg(&dir.join("none")), "--game", "lantern"]).failed(2, &["there is no such"]);
    assert_eq!(run(&["content", "check", arg(&dir)]).code, Some(2));
}

#[test]
fn own_content_is_played_with_and_a_journal_asks_for_it() {
    let dir = folder("own");
    let pack = dir.join("lantern");
    run(&["content", "export", arg(&pack), "--game", "lantern"]).fine(&[]);
    let numbers = fs::read_to_string(pack.join("game.toml")).unwrap();
    fs::write(pack.join("game.toml"), numbers.replace("turns = 60", "turns = 6")).unwrap();

    let mut engine = support::Engine::start(&["--content", arg(&dir)]);
    engine.done(r#"{"cmd":"new","game":"tictactoe"}"#);
    engine.done(r#"{"cmd":"new","game":"lantern"}"#);
    assert_eq!(engine.done(r#"{"cmd":"view","viewer":0}"#)["view"]["turns_left"], 6);
    let journal = engine.done(r#"{"cmd":"journal"}"#);
    let file = dir.join("match.json");
    fs::write(&file, journal["journal"].as_str().unwrap()).unwrap();
    run(&["verify", arg(&file)]).failed(2, &["content pack", "--content DIR"]);
    run(&["verify", arg(&file), "--content", arg(&dir)]).fine(&["every draw"]);
    run(&["verify", arg(&file), "--content", arg(&pack)]).fine(&["every draw"]);
    run(&["engine", "--content", arg(&dir.join("none"))]).failed(2, &["there is no such"]);
}

#[test]
fn a_reader_who_goes_away_is_no_error() {
    let mut child = support::dropship(&["rules", "the"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
fn what_cannot_be_read_or_written_is_told_apart() {
    let dir = fs::File::open(folder("no-input")).unwrap();
    let output = support::dropship(&["engine"]).stdin(dir).output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{err}");
    assert!(err.starts_with("error: stdin: it cannot be read"), "{err}");

    // The device that is always full. Other systems have none.
    if let Ok(full) = fs::OpenOptions::new().write(true).open("/dev/full") {
        let output = support::dropship(&["rules"]).stdout(full).output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{err}");
        assert!(err.contains("the output cannot be written"), "{err}");
    }
}

#[test]
fn wrong_use_is_explained() {
    assert_eq!(run(&["games", "please"]).code, Some(2));
    assert_eq!(run(&["dance"]).code, Some(2));
    assert_eq!(run(&[]).code, Some(2));
    run(&["games"]).fine(&["lantern", "tictactoe"]);
    run(&["--help"]).fine(&["Exit codes"]);
}

#[test]
fn rules_are_told_in_the_language_asked_for() {
    let polish = run(&["rules", "O-MOVE-3", "--lang", "pl"]);
    assert_eq!(polish.code, Some(0), "{}", polish.err);
    assert!(polish.out.contains("Postać nie może wejść na pole"), "{}", polish.out);
    let of_system = dropship(&["rules", "O-MOVE-3"]).env("LC_ALL", "pl_PL.UTF-8").output().unwrap();
    assert_eq!(String::from_utf8(of_system.stdout).unwrap(), polish.out);
    // What is not translated stays English, and a language that is not spoken is refused.
    let random = run(&["rules", "R-RNG-1", "--lang", "de"]);
    assert!(random.code == Some(0) && random.out.contains("R-RNG-1"), "{}", random.out);
    let unknown = run(&["rules", "O-MOVE-3", "--lang", "tlh"]);
    assert_eq!(unknown.code, Some(2));
    assert!(unknown.err.contains("expected one of en, pl, de, fr, ru"), "{}", unknown.err);
}

#[test]
fn one_person_sits_where_the_first_decision_is_taken() {
    // The Queen has seat 0, but the expedition begins.
    run(&["play", "--terminal", "obcy", "--plain"]).fine(&["decision 1\n", "The expedition: "]);
}
