//! When things go wrong: every error says what to do next, and nothing is lost.

use crate::keeping::exported;
use crate::steps::{and_wait, play_now, start};
use browser::Screen;
use std::fs;

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn a_refusal_is_explained_and_its_rule_is_one_click_away() {
    let visit = play_now(Screen::Desktop, "requiem");
    // A corner of the board is no place for a new soldier.
    let corner = visit.value(
        "(() => { const r = document.querySelector('.art-ground').getBoundingClientRect(); \
         return [r.x + r.width - 20, r.y + 20]; })()",
    );
    let (x, y) = crate::steps::point(&corner);
    // Whoever rests there is told, and loses it by pointing elsewhere; whoever asks keeps it.
    visit.point_at(x, y);
    visit.find(".tip.why");
    visit.point_at(x - 150.0, y);
    visit.until("document.querySelector('.tip.why') === null");
    visit.press_at(x, y);
    let why = visit.text(".tip.why");
    assert!(why.contains("Why not?"), "{why}");
    let rule = visit.text(".tip.why a.rule");
    assert!(rule.starts_with("R-"), "{rule}");
    visit.go(&format!("/rules/{rule}"));
    visit.find(&format!("#{rule}.target"));
    // From a rule to those that it names, and from the contents to a section.
    visit.find(".rule-row dd a.rule[href^='/rules/R-']");
    visit.click(".contents summary");
    visit.click(".contents li:last-child button");
    visit.until(
        "[...document.querySelectorAll('.rules h2')].at(-1).getBoundingClientRect().top < innerHeight",
    );
    visit.leave();
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn a_damaged_journal_is_refused_and_nothing_changes() {
    let visit = play_now(Screen::Desktop, "requiem");
    and_wait(&visit, || visit.click("#choices button"));
    let file = exported(&visit);
    let text = fs::read_to_string(&file).unwrap();
    let folder = file.parent().unwrap();
    let other = start(Screen::Desktop);
    for (name, damaged, says) in [
        ("cut.json", text[..text.len() / 2].to_string(), "ends in the middle"),
        (
            "changed.json",
            text.replacen("\"sides\":", "\"sides\": ", 1).replacen('1', "2", 1),
            "Nothing has changed",
        ),
        ("foreign.json", "{\"hello\": 1}".to_string(), "no journal of Dropship"),
        ("noise.json", "not JSON at all".to_string(), "no journal of Dropship"),
    ] {
        let path = folder.join(name);
        fs::write(&path, damaged).unwrap();
        other.go("/matches");
        other.upload("#import", &path);
        let said = other.text(".notice.wrong");
        assert!(said.contains(says), "{name}: {said}");
    }
    other.go("/matches");
    other.until("document.body.innerText.includes('No match yet')");
    other.leave();
    visit.leave();
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn addresses_that_mean_nothing_lead_back() {
    let visit = start(Screen::Desktop);
    visit.go("/nowhere");
    visit.find("main a.button.main[href='/']");
    for page in ["play", "replay", "analysis", "verify"] {
        visit.go(&format!("/{page}/none"));
        assert!(visit.text(".notice.wrong").contains("no such match"), "{page}");
        assert_eq!(visit.value("location.pathname"), "/matches", "{page}");
    }
    visit.go("/rules/R-MOEV-4");
    assert!(visit.text(".rules .wrong").contains("R-MOVE-4"));
    visit.leave();
}
