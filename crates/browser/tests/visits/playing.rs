//! Playing: by mouse, by keys, by finger, and two at one screen.

use crate::steps::{CHOICES, LIT, and_wait, games, lit_cell, play_now, set_up, until_lit};
use browser::Screen;
use std::collections::{BTreeMap, BTreeSet};

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn every_game_is_one_click_away_and_played_by_mouse() {
    for game in games() {
        let visit = play_now(Screen::Desktop, game);
        assert!(!visit.text("#question").is_empty());
        for _ in 0..5 {
            and_wait(&visit, || visit.click("#choices button"));
        }
        visit.leave();
    }
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn a_lit_cell_is_chosen_where_it_is() {
    let visit = play_now(Screen::Desktop, "requiem");
    and_wait(&visit, || {
        let (x, y) = lit_cell(&visit);
        visit.point_at(x, y);
        // Pointing shows what would happen, before it does.
        visit.find(".tip.hint");
        visit.press_at(x, y);
    });
    visit.leave();
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn every_game_says_what_comes_next_and_what_can_be_laid_over_its_boards() {
    for game in games() {
        let visit = play_now(Screen::Desktop, game);
        visit.find(".phases [aria-current=step]");
        let toggle = ".overlay-buttons button:nth-child(3)";
        assert_eq!(visit.value("document.querySelectorAll('.overlays polygon').length"), 0, "{game}");
        visit.click(toggle);
        visit.until(&format!("document.querySelector('{toggle}').getAttribute('aria-pressed') === 'true'"));
        // Nothing is out there before the first decisions. The last choice mostly ends something, so time goes on.
        for _ in 0..40 {
            if visit.value("document.querySelector('.overlays .shade') !== null") == true {
                break;
            }
            and_wait(&visit, || visit.click("#choices li:last-child button"));
        }
        visit.find(".overlays .shade");
        // What can be scrolled is inside of the table; below it there is nothing.
        assert_eq!(visit.value("document.documentElement.scrollHeight <= innerHeight"), true, "{game}");
        visit.leave();
    }
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn every_game_is_played_by_keys_alone() {
    const RIGHT: &str = "\u{e014}";
    const ENTER: &str = "\u{e007}";
    for game in games() {
        let visit = play_now(Screen::Desktop, game);
        // By number.
        for _ in 0..2 {
            and_wait(&visit, || {
                let many = visit.value(CHOICES).as_u64().unwrap();
                visit.keys(if many > 9 { "1\u{e007}" } else { "1" });
            });
        }
        // Through the list: the focus is seen, and the boards show where the choice is.
        and_wait(&visit, || {
            visit.keys("j");
            visit.until("document.activeElement.classList.contains('choice')");
            visit.find(".choice.pointed");
            visit.keys(ENTER);
        });
        // Over the boards, if anything is lit there.
        if visit.value(LIT).as_u64() > Some(0) {
            visit.keys("j");
            visit.keys(RIGHT);
            visit.find(".aim polygon");
            // No button would take Enter for itself.
            assert_eq!(visit.value("document.activeElement === document.body"), true, "{game}");
        }
        visit.leave();
    }
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn a_hidden_hand_is_handed_over_behind_a_curtain() {
    // Of every hand on the table: how many cards lie open, and whether others lie face down.
    const HANDS: &str = "[...document.querySelectorAll('.trays h2')]\
        .filter((it) => it.textContent.startsWith('Hand of')).map((it) => it.nextElementSibling)\
        .map((it) => [it.querySelectorAll('.card:not(.back)').length, it.querySelector('.back') !== null])";
    let picks = [("#option-players", "2"), ("#option-private_hands", "true"), ("#sitter-1", "person")];
    let visit = set_up(Screen::Desktop, "corps", &picks);
    visit.until(&format!("({CHOICES}) > 0 || document.querySelector('#lift')"));
    // Which hand each of them sees when the curtain is lifted, and who has seen another's cards only from behind.
    let (mut own, mut shut_out) = (BTreeMap::new(), BTreeSet::new());
    for _ in 0..200 {
        let hands = visit.value(HANDS);
        let hands = hands.as_array().unwrap();
        assert_eq!(hands.len(), 2);
        let open = hands.iter().filter(|hand| hand[0] != 0).count();
        if visit.value("document.querySelector('#lift') !== null") == true {
            // Behind the curtain nobody's cards are in the page, and nothing of the table is seen.
            assert_eq!(open, 0, "{hands:?}");
            assert_eq!(
                visit.value("getComputedStyle(document.querySelector('.table')).visibility"),
                "hidden"
            );
            let who = visit.text("#curtain-title");
            visit.click("#lift");
            visit.until(CHOICES);
            for (index, hand) in visit.value(HANDS).as_array().unwrap().iter().enumerate() {
                if hand[0] != 0 {
                    assert_eq!(*own.entry(who.clone()).or_insert(index), index, "{who} sees two hands");
                } else if hand[1] == true {
                    shut_out.insert(who.clone());
                }
            }
        } else {
            assert!(open <= 1, "{hands:?}");
            and_wait(&visit, || visit.click("#choices li:last-child button"));
        }
        if own.keys().any(|owner| shut_out.iter().any(|other| other != owner)) {
            let hands = own.values().collect::<BTreeSet<_>>();
            assert_eq!(hands.len(), own.len(), "one hand is seen by two: {own:?}");
            visit.leave();
            return;
        }
    }
    panic!("hands seen by their owners: {own:?}; others' cards seen face down by {shut_out:?}");
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn every_game_is_comfortable_on_a_phone() {
    for game in games() {
        let visit = play_now(Screen::Phone, game);
        assert_eq!(visit.value("document.documentElement.scrollWidth <= innerWidth"), true, "{game}");
        assert_eq!(visit.value("document.documentElement.scrollHeight <= innerHeight"), true, "{game}");
        assert_eq!(visit.value("document.querySelector('#boards').clientHeight > 300"), true, "{game}");
        // A finger hides what it points at: the first touch shows, the second does.
        until_lit(&visit);
        let (x, y) = lit_cell(&visit);
        visit.press_at(x, y);
        visit.find(".tip");
        and_wait(&visit, || visit.click(".tip .choice"));
        visit.click(".tabs button:nth-child(2)");
        visit.until("document.querySelector('.things').offsetParent !== null");
        visit.leave();
    }
}
