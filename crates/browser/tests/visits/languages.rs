//! Languages: the visitor's own, another by choice, and nothing lost on the way.

use crate::steps::{CHOICES, and_wait, play_now};
use browser::{Screen, Visit};
use serde_json::json;

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn another_language_is_one_click_away_and_stays() {
    let visit = play_now(Screen::Desktop, "corps");
    and_wait(&visit, || visit.click("#choices button"));
    let table = visit.value("location.pathname").as_str().unwrap().to_string();
    assert_eq!(visit.value("document.documentElement.lang"), "en");
    let english = visit.value("document.querySelector('.log ol').innerText");
    visit.click("header a[href='/settings']");
    let languages = visit.value("[...document.querySelectorAll('[id^=language-]')].map((it) => it.lang)");
    assert_eq!(languages, json!(["en", "pl", "de", "fr", "ru"]));
    for tag in ["pl", "de", "fr", "ru"] {
        let title = visit.text("h1");
        visit.click(&format!("#language-{tag}"));
        visit.until(&format!("document.documentElement.lang === '{tag}'"));
        visit.until(&format!("document.querySelector('h1').innerText !== {}", json!(title)));
        // Whoever uses keys goes on where they were.
        visit.until(&format!("document.activeElement.id === 'language-{tag}'"));
        assert_eq!(visit.value("document.body.innerText.includes('⟨')"), false, "{tag}");
    }
    // The match is where it was, and says the same in other words; so it does after a reload.
    visit.go(&table);
    for _ in 0..2 {
        visit.until(CHOICES);
        let russian = visit.value("document.querySelector('.log ol').innerText");
        assert_ne!(russian, english);
        assert_eq!(visit.value("document.body.innerText.includes('⟨')"), false);
        assert_eq!(visit.value("document.documentElement.lang"), "ru");
        visit.reload();
    }
    // Rules too, as far as they are translated.
    visit.go("/rules/C-MOVE-2");
    visit.find("#C-MOVE-2.target");
    let rule = visit.text("#C-MOVE-2");
    assert!(rule.chars().any(|letter| ('а'..='я').contains(&letter)), "{rule}");
    visit.leave();
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn the_first_language_that_the_visitor_reads_is_spoken() {
    let visit = Visit::open(Screen::Desktop, "/");
    for (read, spoken) in [(["de-AT", "en"], "de"), (["ja", "fr-CA"], "fr"), (["ja", "ko"], "en")] {
        let script =
            format!("Object.defineProperty(navigator, 'languages', {{ get: () => {} }})", json!(read));
        let added = visit.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
        visit.reload();
        visit.find(".game");
        assert_eq!(visit.value("document.documentElement.lang"), spoken, "{read:?}");
        visit.devtools("Page.removeScriptToEvaluateOnNewDocument", &added);
    }
    visit.leave();
}
