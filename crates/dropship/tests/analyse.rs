//! `dropship analyse` with good and bad input.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

mod support;

use std::fs;
use support::{folder, journal, run};

#[test]
fn a_match_is_analysed_in_words_in_any_language() {
    let file = folder("analysed").join("match.json");
    fs::write(&file, journal()).unwrap();
    let file = file.to_str().unwrap();
    let said = run(&["analyse", file]);
    said.fine(&["T-WIN-1", "5 decisions.", "Luck", "Turning points", " chose: ", "No die was thrown."]);
    assert_eq!(said.out, run(&["analyse", file]).out, "the same seed tells the same");
    assert_ne!(said.out, run(&["analyse", file, "--seed", "1", "--lines", "5"]).out);
    run(&["analyse", file, "--lang", "pl"]).fine(&["5 decyzji.", "Punkty zwrotne"]);
}

#[test]
fn it_is_written_as_page_curve_or_figures() {
    let dir = folder("analysis-written");
    let (file, out) = (dir.join("match.json"), |name: &str| dir.join(name).to_str().unwrap().to_string());
    fs::write(&file, journal()).unwrap();
    for name in ["told.html", "told.svg", "told.json"] {
        run(&["analyse", file.to_str().unwrap(), "--out", &out(name)]).fine(&[name]);
    }
    let read = |name: &str| fs::read_to_string(dir.join(name)).unwrap();
    assert!(read("told.html").contains("<h2>Turning points</h2>"));
    // A line for each seat, in the curve and beside its account.
    assert_eq!(read("told.svg").matches("class=\"prospect").count(), 4);
    let figures: serde_json::Value = serde_json::from_str(&read("told.json")).unwrap();
    assert_eq!(figures["steps"].as_array().unwrap().len(), 5);
    assert_eq!(figures["accounts"][0]["end"], 1.0);
    assert_eq!(figures["accounts"][0]["luck"], 0.0, "a game without dice and secrets");
}

#[test]
fn what_cannot_be_analysed_is_told_before_any_work() {
    let dir = folder("not-analysed");
    let (file, bad) = (dir.join("match.json"), dir.join("bad.json"));
    fs::write(&file, journal()).unwrap();
    fs::write(&bad, journal().replacen("tictactoe", "lantern", 1)).unwrap();
    let (file, bad) = (file.to_str().unwrap(), bad.to_str().unwrap());
    run(&["analyse", file, "--out", "told.pdf"]).failed(2, &["told.pdf", ".html, .svg or .json"]);
    run(&["analyse", file, "--out", "/no/such/folder/told.svg"]).failed(2, &["/no/such/folder/told.svg"]);
    run(&["analyse", bad]).failed(1, &["bad.json"]);
    run(&["analyse", "no-such-file.json"]).failed(2, &["no-such-file.json"]);
    assert_eq!(run(&["analyse", file, "--lines", "0"]).code, Some(2));
}
