//! Teaching: lessons played to their ends, hints, terms and glossaries.

use crate::steps::{CHOICES, games, moment, play_now, speak, start};
use browser::{Screen, Visit};
use serde_json::json;

/// What the learner is asked for: its button in the lesson, once nothing is being stored.
const WANTED: &str =
    "document.querySelector('.lesson .choice') && document.querySelector('#choices[aria-busy=false]')";

fn begin(visit: &Visit, game: &str) {
    visit.click(&format!("[data-game={game}] .learn"));
    visit.until(&format!("location.pathname === '/play/learn-{game}'"));
    visit.until(WANTED);
}

fn step(visit: &Visit) -> String {
    visit.text(".lesson-step")
}

/// Does what the lesson asks for, and waits until it says the next thing.
fn follow(visit: &Visit) {
    let before = json!(step(visit));
    visit.value("document.querySelector('.lesson .choice').click()");
    visit.until(&format!("document.querySelector('.lesson-step').innerText !== {before}"));
    visit.until(&format!("({WANTED}) || document.querySelector('#lesson-play')"));
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn every_game_is_learnt_to_its_end_in_two_languages() {
    for (tag, screen) in [("en", Screen::Desktop), ("pl", Screen::Phone)] {
        for game in games() {
            let visit = speak(screen, tag);
            begin(&visit, game);
            let mut said = vec![visit.text(".lesson-text")];
            while visit.value("document.querySelector('#lesson-play') === null") == true {
                assert!(said.len() < 30, "{game} in {tag} never ends");
                follow(&visit);
                let text = visit.text(".lesson-text");
                assert!(!text.contains('⟨') && said.last() != Some(&text), "{game} in {tag}: {text}");
                said.push(text);
            }
            assert!(said.len() > 8, "{game} in {tag}: {said:?}");
            // It is remembered, and leads on to a whole game.
            visit.click("#lesson-play");
            visit.until("/^.play.(?!learn)/.test(location.pathname)");
            visit.until(CHOICES);
            assert_eq!(visit.value("document.querySelector('.lesson') === null"), true);
            let learnt = visit.value("JSON.parse(localStorage.getItem('dropship-settings')).learnt");
            assert_eq!(learnt, format!("{game} "));
            visit.leave();
        }
    }
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn a_lesson_refuses_gently_survives_a_reload_and_can_be_skipped() {
    let visit = start(Screen::Desktop);
    begin(&visit, "requiem");
    follow(&visit);
    let (text, before) = (step(&visit), moment(&visit));
    // Another choice is legal, but not what the lesson wants to show.
    visit.value("document.querySelector('#choices .choice:not(.taught)').click()");
    assert!(visit.text(".tip.why").contains("lesson"));
    assert_eq!((step(&visit), moment(&visit)), (text.clone(), before.clone()));
    visit.reload();
    visit.until(WANTED);
    assert_eq!((step(&visit), moment(&visit)), (text.clone(), before));
    // It is one click away from the start page, where it was left.
    visit.go("/");
    visit.until("document.querySelector('[data-game=requiem] .learn')?.innerText === 'Go on learning'");
    begin(&visit, "requiem");
    assert_eq!(step(&visit), text);
    visit.click("#lesson-skip");
    visit.until("/^.play.(?!learn)/.test(location.pathname)");
    visit.until(CHOICES);
    visit.leave();
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn a_bot_gives_advice_and_the_page_stays_quick() {
    for game in games() {
        let visit = play_now(Screen::Desktop, game);
        visit.until(&format!("{CHOICES} > 1 && document.querySelector('#hint')"));
        visit.keys("h");
        // While it thinks the page answers.
        let waited = visit.promised(
            "const begun = performance.now(); setTimeout(() => done(performance.now() - begun), 50);",
        );
        assert!(waited.as_f64() < Some(2000.0), "{game}: the page froze for {waited} ms");
        visit.find(".hint .choice");
        assert!(visit.text(".hint p").len() > 10, "{game}");
        // The best of it is lit, and taken by a click.
        visit.find(".choice.pointed");
        let before = moment(&visit);
        visit.value("document.querySelector('.hint .choice').click()");
        visit.until("document.querySelector('.hint') === null");
        assert_ne!(moment(&visit), before, "{game}");
        visit.leave();
    }
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn terms_are_explained_where_they_stand() {
    let visit = play_now(Screen::Desktop, "obcy");
    // By keys: whoever comes to a term is told what it means, with its rule.
    visit.find("button.term");
    visit.value("document.querySelector('button.term').focus()");
    visit.find("#term a.rule");
    assert!(visit.text("#term").contains("O-"));
    visit.keys("\u{e00c}");
    visit.value("document.querySelector('#hint').focus()");
    visit.until("document.querySelector('#term').hidden");
    // By pointing, and the rule is one click away.
    let at = visit.value(
        "(() => { const r = document.querySelector('button.term').getBoundingClientRect(); \
         return [r.x + r.width / 2, r.y + r.height / 2]; })()",
    );
    let (x, y) = crate::steps::point(&at);
    visit.point_at(x, y);
    let rule = visit.text("#term a.rule");
    visit.click("#term a.rule");
    visit.find(&format!("#{rule}.target"));
    // Rules have their terms too.
    visit.find(".rule-row .term");
    visit.leave();
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn every_game_has_a_glossary_in_all_languages() {
    let visit = start(Screen::Desktop);
    for game in games() {
        visit.go(&format!("/glossary/{game}"));
        visit.find(".term-list[aria-busy=false] li");
        let all = visit.value("document.querySelectorAll('.term-list li').length").as_u64().unwrap();
        assert!(all > 50, "{game}: {all}");
        let languages = visit.value(
            "[...document.querySelector('.term-list li').querySelectorAll('dd')].map((it) => it.lang)",
        );
        assert_eq!(languages, json!(["en", "pl", "de", "fr", "ru"]));
        let rules =
            visit.value("document.querySelectorAll('.term-list li a.rule[href^=\"/rules/\"]').length");
        assert_eq!(rules.as_u64(), Some(all), "{game}");
        // A word of any language finds its term.
        visit.value(
            "(() => { const it = document.querySelector('#search'); \
             it.value = document.querySelectorAll('.term-list li')[20].querySelector('[lang=ru]:is(dd)').innerText; \
             it.dispatchEvent(new Event('input', { bubbles: true })); return true; })()",
        );
        visit.until(&format!("document.querySelectorAll('.term-list li').length < {all} / 3"));
        visit.find(".term-list li");
    }
    visit.go("/glossary/chess");
    visit.find("main a.button.main[href='/']");
    visit.leave();
}
