//! How quick the table is: measured, printed, and compared with the last time it was measured here.

use crate::steps::{CHOICES, games, play_now};
use browser::{Screen, Visit};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

/// Even a busy machine is quicker than this; what is aimed at is printed beside what is measured.
const MOST: f64 = 20.0;

fn kept() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/browser-speed.json")
}

/// Prints a time beside what is aimed at and what it was last time.
fn report(times: &mut Value, before: &Value, name: &str, milliseconds: f64, aim: f64) {
    let ratio = before[name]
        .as_f64()
        .map_or(String::new(), |last| format!(", {:.2} of last time", milliseconds / last));
    println!("{name}: {milliseconds:.0} ms (aim {aim:.0} ms{ratio})");
    times[name] = json!(milliseconds);
    assert!(milliseconds < aim * MOST, "{name} took {milliseconds} ms");
}

/// From a click on a choice to the picture that shows its effect.
fn repaint(visit: &Visit) -> f64 {
    visit.until(CHOICES);
    let time = visit.promised(
        "const list = document.querySelector('#choices'); const begun = performance.now(); \
         new MutationObserver((_, watch) => { watch.disconnect(); requestAnimationFrame(() => \
         setTimeout(() => done(performance.now() - begun))); }).observe(list, { childList: true, subtree: true }); \
         list.querySelector('button').click();",
    );
    time.as_f64().unwrap()
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn first_decision_and_repaint() {
    let before: Value =
        fs::read_to_string(kept()).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    let mut times = json!({});
    for game in games() {
        // A new browser has an empty cache: what is measured is the very first visit.
        let visit = Visit::open(Screen::Desktop, "/");
        let opened = visit.promised(&format!(
            "const wait = setInterval(() => {{ const it = document.querySelector('[data-game={game}] .play-now'); \
             if (it) {{ clearInterval(wait); it.click(); const at = setInterval(() => {{ \
             if ({CHOICES} > 0) {{ clearInterval(at); done(performance.now()); }} }}, 5); }} }}, 5);"
        ));
        report(&mut times, &before, &format!("{game}, first decision"), opened.as_f64().unwrap(), 2000.0);
        visit.leave();
        let visit = play_now(Screen::Desktop, game);
        let mut clicks: Vec<f64> = (0..7).map(|_| repaint(&visit)).collect();
        clicks.sort_by(f64::total_cmp);
        report(&mut times, &before, &format!("{game}, repaint after a click"), clicks[3], 50.0);
        visit.leave();
    }
    fs::write(kept(), times.to_string()).unwrap();
}
