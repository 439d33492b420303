//! A whole match of every title between bots, in the browser, without an error.

use crate::steps::{games, set_up};
use browser::Screen;
use std::thread;
use std::time::{Duration, Instant};

/// A match between bots that is not over by then will never be.
const LONGEST: Duration = Duration::from_secs(20 * 60);

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn bots_play_every_game_to_its_end() {
    for game in games() {
        let visit = set_up(Screen::Desktop, game, &[("[id^=sitter-]", "recruit")]);
        let begun = Instant::now();
        loop {
            let over = visit.value(
                "document.querySelector('#question') !== null && document.querySelector('.who') === null",
            );
            if over == true {
                break;
            }
            assert!(begun.elapsed() < LONGEST, "{game} goes on for ever");
            assert_eq!(visit.errors(), Vec::<String>::new(), "{game}");
            thread::sleep(Duration::from_secs(1));
        }
        println!("{game}: {} ({:.0} s)", visit.text("#question"), begun.elapsed().as_secs_f64());
        visit.find("#question a.rule[href^='/rules/']");
        // The next one begins at once, with the same company.
        let table = visit.value("location.pathname");
        visit.click("#again");
        visit.until(&format!("location.pathname !== {table} && document.querySelector('.who') !== null"));
        visit.go("/matches");
        visit.until("document.querySelectorAll('.match').length === 2");
        visit.leave();
    }
}
