//! Campaigns: begun, shown, played by bots, broken off and taken up, damaged, and told to their score.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

mod support;

use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use support::{Said, folder, journal, run};

/// The path as an argument.
fn arg(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn campaign(file: &Path, more: &[&str]) -> Said {
    let mut args = vec!["campaign", arg(file)];
    args.extend(more);
    run(&args)
}

/// Bots in all seats, who do not think.
fn bots(file: &Path, seed: &str) -> Said {
    campaign(file, &["--play", "--seats", "", "--bots", "random", "--no-colour", "--seed", seed])
}

fn read(file: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

#[test]
fn a_campaign_is_begun_once_and_with_sense() {
    let dir = folder("campaign-new");
    let file = dir.join("squad.json");
    campaign(&file, &["--new", "--players", "2", "--edition", "first"]).fine(&["open now: newt"]);
    campaign(&file, &[]).fine(&["open now: newt; play one with --play NAME"]);
    let begin = &read(&file)["begin"];
    assert_eq!(
        (&begin["players"], &begin["edition"], &begin["mission"]),
        (&json!(2), &json!("first"), &json!("newt"))
    );
    campaign(&file, &["--new"]).failed(2, &["squad.json: expected no such file yet"]);
    assert_eq!(read(&file)["begin"], *begin, "it stays as it was");

    let other = dir.join("other.json");
    for (args, words) in [
        (vec!["--new", "--players", "9"], "expected 1 to 6, found 9"),
        (vec!["--new", "--edition", "third"], "expected `revised` or `first`"),
        (vec!["--new", "--options", "[1]"], "--options: expected a JSON object"),
        (vec!["--new", "--options", "{\"laser\":true}"], "laser"),
        (vec!["--new", "--resume", "match.json"], "--resume"),
        (vec![], "no such file"),
        (vec!["--play"], "no such file"),
    ] {
        campaign(&other, &args).failed(2, &[words]);
        assert_eq!(fs::read_dir(&dir).unwrap().count(), 1, "{args:?} leaves nothing behind");
    }
    campaign(&other, &["--new", "--options", "{\"private_hands\":true}"]).fine(&["open now: newt"]);
    assert_eq!(read(&other)["begin"]["private_hands"], json!(true));
    campaign(&other, &["--options", "{}"]).failed(2, &["--options: they are agreed with --new"]);
    campaign(&other, &["--play", "survive"]).failed(2, &["--play: expected newt, found `survive`"]);
}

#[test]
fn bots_play_a_mission_that_was_broken_off() {
    let file = folder("campaign-bots").join("squad.json");
    campaign(&file, &["--new", "--players", "2"]).fine(&[]);
    // Nobody is at the keyboard: the mission begins and waits.
    campaign(&file, &["--play", "--no-colour", "--seed", "one"])
        .fine(&["1. newt: under way", "go on with --play"]);
    campaign(&file, &[]).fine(&["1. newt: under way (0 decisions)", "go on with --play"]);
    campaign(&file, &["--play", "escape"]).failed(2, &["--play: expected newt, found `escape`"]);
    assert_eq!(read(&file)["journals"].as_array().unwrap().len(), 1, "an error leaves everything as it was");
    let seed = read(&file)["journals"][0]["dice"].clone();

    // People who do not think do not bring anybody home.
    bots(&file, "two").fine(&["1. newt: All lose together", "the campaign is lost"]);
    let saved = read(&file);
    assert_eq!(saved["journals"].as_array().unwrap().len(), 1, "the same mission went on");
    assert_eq!(saved["journals"][0]["dice"], seed, "with its own dice");
    let alone = file.with_file_name("mission.json");
    fs::write(&alone, saved["journals"][0].to_string()).unwrap();
    run(&["verify", arg(&alone)]).fine(&["every draw is the seed's"]);
    bots(&file, "three").failed(2, &["--play: the campaign is over"]);
}

/// The journals of a whole campaign, in order.
fn golden(number: u32) -> Vec<Value> {
    let dir = format!("{}/../../games/corps/tests/journals/campaign-{number}", env!("CARGO_MANIFEST_DIR"));
    let entries = fs::read_dir(&dir).unwrap_or_else(|error| panic!("{dir}: {error}"));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "json"));
    paths.sort();
    paths.iter().map(|path| read(path)).collect()
}

/// A campaign of these journals.
fn write(file: &Path, journals: &[Value]) {
    let text = json!({
        "dropship": "campaign", "format": 1, "begin": golden(2)[0]["options"], "journals": journals,
    });
    fs::write(file, text.to_string()).unwrap();
}

fn names(list: &Value) -> String {
    let names: Vec<&str> = list.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    names.join(", ")
}

#[test]
fn a_whole_campaign_is_told_mission_by_mission() {
    let file = folder("campaign-told").join("squad.json");
    let journals = golden(2);
    for played in 1..journals.len() {
        write(&file, &journals[..played]);
        let said = campaign(&file, &[]);
        let next = &journals[played]["options"];
        said.fine(&["open now: ", next["mission"].as_str().unwrap(), &format!("{played}. ")]);
        // Losses are told as they are carried into the next mission.
        for (what, key) in [
            ("killed", "killed"),
            ("captured", "captured"),
            ("facehuggers on", "hugged"),
            ("cards lost", "lost"),
        ] {
            let list = names(&next["campaign"][key]);
            let line = format!("{what}: {list}\n");
            assert_eq!(said.out.contains(&line), !list.is_empty(), "{line} in {}", said.out);
        }
    }
    write(&file, &journals);
    campaign(&file, &[]).fine(&["the campaign is won with a score of "]);
    bots(&file, "more").failed(2, &["--play: the campaign is over"]);
    // The last mission, broken off, goes on from the campaign as it was.
    write(&file, &journals[..journals.len() - 1]);
    campaign(&file, &["--play", "survive", "--no-colour"]).fine(&["survive: under way", "go on with --play"]);
    let begun = read(&file)["journals"].as_array().unwrap().last().unwrap()["options"].clone();
    assert_eq!(begun, journals.last().unwrap()["options"]);
}

#[test]
fn missions_out_of_order_are_refused() {
    let file = folder("campaign-order").join("squad.json");
    let journals = golden(2);
    let at = |name: &str| journals.iter().position(|journal| journal["options"]["mission"] == name).unwrap();
    let refused = |order: &[usize], mission: &str| {
        let some: Vec<Value> = order.iter().map(|at| journals[*at].clone()).collect();
        write(&file, &some);
        campaign(&file, &[]).failed(2, &[&format!("{mission}: expected a mission that follows")]);
    };
    let (newt, escape, rescue, resupply, survive) =
        (at("newt"), at("escape"), at("rescue"), at("resupply"), at("survive"));
    refused(&[escape], "mission 1");
    refused(&[newt, newt], "mission 2");
    refused(&[newt, survive], "mission 2");
    refused(&[newt, resupply, resupply], "mission 3");
    refused(&[newt, rescue], "mission 2");
    // A campaign does not begin in the middle either.
    let middle = json!({
        "dropship": "campaign", "format": 1, "begin": journals[escape]["options"], "journals": [journals[escape]],
    });
    fs::write(&file, middle.to_string()).unwrap();
    campaign(&file, &[]).failed(2, &["expected a campaign from its very beginning"]);
    // The resupply is over, and nothing is open after the last mission.
    write(&file, &journals[..=resupply]);
    campaign(&file, &["--play", "resupply"]).failed(2, &["--play: expected ", "found `resupply`"]);
}

#[test]
fn damaged_files_are_told_apart() {
    let dir = folder("campaign-damaged");
    let file = dir.join("squad.json");
    write(&file, &golden(2)[..1]);
    let whole = fs::read_to_string(&file).unwrap();
    let mut changed = golden(2)[0].clone();
    changed["entries"].as_array_mut().unwrap().pop();
    let foreign: Value = serde_json::from_str(&journal()).unwrap();
    let with = |journal: &Value| {
        write(&file, std::slice::from_ref(journal));
        fs::read_to_string(&file).unwrap()
    };
    let cases: [(&str, String, i32, &str); 9] = [
        ("half", whole[..whole.len() / 2].to_owned(), 2, "expected a campaign, found EOF"),
        ("empty", String::new(), 2, "expected a campaign"),
        ("prose", "Dear diary".into(), 2, "expected a campaign"),
        ("list", "[1,2]".into(), 2, "found something else"),
        ("a journal", journal(), 2, "begun with `dropship campaign FILE --new`"),
        (
            "newer",
            whole.replace("\"format\":1,\"journals\"", "\"format\":2,\"journals\""),
            2,
            "use a newer Dropship",
        ),
        ("changed", with(&changed), 1, "mission 1: "),
        ("foreign", with(&foreign), 2, "mission 1: expected a mission that follows"),
        ("no journal", with(&json!({"dropship": "journal"})), 2, "mission 1: "),
    ];
    for (name, text, code, words) in cases {
        fs::write(&file, &text).unwrap();
        for more in [&[][..], &["--play"][..]] {
            let said = campaign(&file, more);
            assert_eq!(said.code, Some(code), "{name}: {} {}", said.out, said.err);
            said.failed(code, &[words]);
        }
        assert_eq!(fs::read_to_string(&file).unwrap(), text, "{name} stays as it was");
    }
}
