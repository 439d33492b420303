//! How quick the table is: measured, printed, and compared with the last time it was measured here.

use crate::steps::{CHOICES, games, play_now, set_up};
use browser::{Screen, Visit, site};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

/// Even a busy machine is quicker than this; what is aimed at is printed beside what is measured.
const MOST: f64 = 20.0;

fn kept() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/browser-speed.json")
}

/// What was measured last time.
fn read() -> Value {
    let kept = fs::read_to_string(kept()).ok().and_then(|text| serde_json::from_str(&text).ok());
    kept.unwrap_or_else(|| json!({}))
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

/// From a click on a choice to the picture that shows its effect. Every decision adds to the log.
fn repaint(visit: &Visit) -> f64 {
    visit.until("document.querySelectorAll('#choices[aria-busy=false] button').length");
    let time = visit.promised(
        "const log = document.querySelector('.log ol'); const begun = performance.now(); \
         new MutationObserver((_, watch) => { watch.disconnect(); requestAnimationFrame(() => \
         setTimeout(() => done(performance.now() - begun))); }).observe(log, { childList: true, subtree: true }); \
         document.querySelector('#choices button').click();",
    );
    time.as_f64().unwrap()
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn first_decision_and_repaint() {
    let mut times = read();
    let before = times.clone();
    for game in games() {
        // A new browser has an empty cache: what is measured is the very first visit.
        let visit = Visit::new(site(), Screen::Desktop);
        visit.glimpse("/");
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
    // The largest board: dragged about for a second, as smoothly as the screen can show it.
    let visit = play_now(Screen::Desktop, "corps");
    let frames = panning(&visit);
    let at = |share: f64| frames[((frames.len() - 1) as f64 * share) as usize];
    report(&mut times, &before, "corps, panning, middle frame", at(0.5), 1000.0 / 60.0);
    report(&mut times, &before, "corps, panning, 95 of 100 frames", at(0.95), 1000.0 / 60.0);
    visit.leave();
    fs::write(kept(), times.to_string()).unwrap();
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn bots_answer_in_time_and_the_page_goes_on() {
    let mut times = read();
    let before = times.clone();
    for (level, aim) in [("regular", 300.0), ("veteran", 1500.0)] {
        for game in games() {
            let visit = set_up(Screen::Desktop, game, &[("[id^=sitter-]", level)]);
            let (mut answers, pictures) = thinking(&visit);
            answers.sort_by(f64::total_cmp);
            let slowest = answers.last().unwrap();
            println!(
                "{game}, {level}: {} answers, the middle one {:.0} ms",
                answers.len(),
                answers[answers.len() / 2]
            );
            report(&mut times, &before, &format!("{game}, slowest answer of a {level}"), *slowest, aim);
            report(
                &mut times,
                &before,
                &format!("{game}, longest without a picture, {level}"),
                pictures,
                100.0,
            );
            visit.leave();
        }
    }
    fs::write(kept(), times.to_string()).unwrap();
}

/// How long the worker took for each answer within some seconds, and the longest time without a new picture meanwhile.
fn thinking(visit: &Visit) -> (Vec<f64>, f64) {
    let told = visit.promised(
        "const answers = [], post = Worker.prototype.postMessage; let last = 0, longest = 0; \
         Worker.prototype.postMessage = function (...order) { const asked = performance.now(); \
         this.addEventListener('message', () => answers.push(performance.now() - asked), { once: true }); \
         return post.apply(this, order); }; \
         const step = (now) => { if (last) longest = Math.max(longest, now - last); last = now; \
         requestAnimationFrame(step); }; requestAnimationFrame(step); \
         setTimeout(() => done({ answers, longest }), 8000);",
    );
    let answers: Vec<f64> = told["answers"].as_array().unwrap().iter().filter_map(Value::as_f64).collect();
    assert!(!answers.is_empty(), "no bot was asked");
    (answers, told["longest"].as_f64().unwrap())
}

/// Times between the pictures while the boards are dragged, ascending.
fn panning(visit: &Visit) -> Vec<f64> {
    let times = visit.promised(
        "const it = document.querySelector('#boards'), r = it.getBoundingClientRect(); \
         const send = (kind, n) => it.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerId: 7, button: 0, \
         clientX: r.x + 400 + 150 * Math.sin(n / 9), clientY: r.y + 300 + 90 * Math.cos(n / 7) })); \
         const times = []; let n = 0, last = 0; send('pointerdown', 0); \
         const step = (now) => { if (last) times.push(now - last); last = now; n += 1; send('pointermove', n); \
         if (n < 90) requestAnimationFrame(step); else { send('pointerup', n); done(times); } }; \
         requestAnimationFrame(step);",
    );
    let mut times: Vec<f64> = times.as_array().unwrap().iter().filter_map(Value::as_f64).collect();
    assert!(times.len() > 80, "{times:?}");
    times.sort_by(f64::total_cmp);
    times
}
