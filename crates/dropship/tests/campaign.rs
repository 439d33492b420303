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

/// A content pack in which every mission is won by whoever survives the first round.
fn easy(dir: &Path) -> PathBuf {
    let own = format!("{}/../../games/corps/content/missions.toml", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(own).unwrap();
    let mut easy = String::new();
    let (mut depth, mut left_out) = (0, false);
    for line in text.lines() {
        if depth == 0 {
            let facts = ["victory", "defeat", "withdrawal", "immediate", "timed"];
            left_out = facts.iter().any(|fact| line.starts_with(&format!("{fact} = ")));
        }
        // Bug Hunts have conditions of their own, and are no part of a campaign.
        left_out &= !line.contains("tracker_empty");
        if !line.starts_with('#') {
            depth += line.matches(['[', '{']).count();
            depth -= line.matches([']', '}']).count();
        }
        if !left_out {
            easy += &format!("{line}\n");
        }
        if line.starts_with("mode = ") && !line.contains("bug_hunt") {
            easy += "victory = [\"survivor\"]\n";
        }
    }
    let folder = dir.join("pack");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("missions.toml"), easy).unwrap();
    folder
}

/// A whole campaign with a resupply, played by bots who do not think, and the pack for it.
fn whole(dir: &Path) -> (Vec<Value>, PathBuf) {
    let (file, pack) = (dir.join("whole.json"), easy(dir));
    campaign(&file, &["--new", "--players", "2", "--content", arg(&pack)]).fine(&["open now: newt"]);
    for mission in ["newt", "resupply", "escape", "survive"] {
        let args = ["--play", mission, "--seats", "", "--bots", "random", "--no-colour", "--seed", mission];
        campaign(&file, &[&args[..], &["--content", arg(&pack)]].concat())
            .fine(&[&format!("{mission}: All win together")]);
    }
    (read(&file)["journals"].as_array().unwrap().clone(), pack)
}

/// A campaign of these journals.
fn write(file: &Path, journals: &[Value], begin: &Value) {
    let text = json!({ "dropship": "campaign", "format": 1, "begin": begin, "journals": journals });
    fs::write(file, text.to_string()).unwrap();
}

fn names(list: &Value) -> String {
    let names: Vec<&str> = list.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    names.join(", ")
}

#[test]
fn a_whole_campaign_is_played_and_told_mission_by_mission() {
    let dir = folder("campaign-told");
    let (file, (journals, pack)) = (dir.join("squad.json"), whole(&dir));
    let begin = &journals[0]["options"];
    let show = || campaign(&file, &["--content", arg(&pack)]);
    for played in 1..journals.len() {
        write(&file, &journals[..played], begin);
        let said = show();
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
    write(&file, &journals, begin);
    show().fine(&["4. survive: ", "the campaign is won with a score of "]);
    let more = ["--play", "--seats", "", "--content", arg(&pack)];
    campaign(&file, &more).failed(2, &["--play: the campaign is over"]);
    // The last mission, broken off, goes on from the campaign as it was.
    write(&file, &journals[..3], begin);
    campaign(&file, &["--play", "--no-colour", "--content", arg(&pack)])
        .fine(&["survive: under way", "go on with --play"]);
    let begun = read(&file)["journals"][3]["options"].clone();
    assert_eq!(begun, journals[3]["options"]);
}

#[test]
fn missions_out_of_order_are_refused() {
    let dir = folder("campaign-order");
    let (file, (journals, pack)) = (dir.join("squad.json"), whole(&dir));
    let begin = &journals[0]["options"];
    let (newt, resupply, escape, survive) = (0, 1, 2, 3);
    for (order, mission) in [
        (&[escape][..], "mission 1"),
        (&[newt, newt], "mission 2"),
        (&[newt, survive], "mission 2"),
        (&[newt, resupply, resupply], "mission 3"),
        (&[newt, resupply, escape, resupply], "mission 4"),
    ] {
        let some: Vec<Value> = order.iter().map(|at| journals[*at].clone()).collect();
        write(&file, &some, begin);
        let words = format!("{mission}: expected a mission that follows");
        campaign(&file, &["--content", arg(&pack)]).failed(2, &[&words]);
    }
    // A campaign does not begin in the middle either.
    write(&file, &journals[escape..=escape], &journals[escape]["options"]);
    campaign(&file, &["--content", arg(&pack)]).failed(2, &["expected a campaign from its very beginning"]);
    // The resupply was played, and nobody is held.
    write(&file, &journals[..=resupply], begin);
    for closed in ["resupply", "survive", "yard"] {
        let said = campaign(&file, &["--play", closed, "--content", arg(&pack)]);
        said.failed(2, &["--play: expected ", "escape", &format!("found `{closed}`")]);
    }
}

#[test]
fn damaged_files_are_told_apart() {
    let file = folder("campaign-damaged").join("squad.json");
    campaign(&file, &["--new", "--players", "2"]).fine(&[]);
    bots(&file, "one").fine(&[]);
    let saved = read(&file);
    let whole = saved.to_string();
    let with = |journal: &Value| {
        let mut other = saved.clone();
        other["journals"] = json!([journal]);
        other.to_string()
    };
    let mut changed = saved["journals"][0].clone();
    changed["entries"].as_array_mut().unwrap().pop();
    let foreign: Value = serde_json::from_str(&journal()).unwrap();
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
        let said = campaign(&file, &["--play"]);
        assert_eq!(said.code, Some(code), "{name}: {} {}", said.out, said.err);
        said.failed(code, &[words]);
        assert_eq!(fs::read_to_string(&file).unwrap(), text, "{name} stays as it was");
    }
}
