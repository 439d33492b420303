//! After the match: what it was decided by, playing on from a moment, handing it on.

use crate::axe;
use crate::keeping::{downloaded, exported};
use crate::steps::{CHOICES, start};
use browser::{Screen, Visit};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

/// A short mission that was played to its end.
const SHORT: &str = "corps/tests/journals/missions/rescue-4.journal.json";
/// A long match.
const LONG: &str = "obcy/tests/journals/home/keen-04.journal.json";

fn golden(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(name);
    fs::canonicalize(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The decisions of a golden journal.
fn decisions(name: &str) -> Vec<Value> {
    let journal: Value = serde_json::from_str(&fs::read_to_string(golden(name)).unwrap()).unwrap();
    journal["entries"].as_array().unwrap().clone()
}

/// At the table of a match that was brought in as a file, and the match's name.
fn brought_in(screen: Screen, journal: &str) -> (Visit, String) {
    let visit = start(screen);
    visit.go("/matches");
    visit.upload("#import", &golden(journal));
    visit.until("location.pathname.startsWith('/play/')");
    let id = visit.value("location.pathname.split('/')[2]");
    (visit, id.as_str().unwrap().to_string())
}

/// The analysis of a match, once it is there.
fn analysed(screen: Screen, journal: &str) -> (Visit, String) {
    let (visit, id) = brought_in(screen, journal);
    visit.click(".analyse");
    visit.until("location.pathname.startsWith('/analysis/')");
    visit.find("#moment");
    (visit, id)
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn a_finished_match_tells_what_it_was_decided_by() {
    let last = decisions(SHORT).len();
    let (visit, id) = brought_in(Screen::Desktop, SHORT);
    visit.click(".analyse");
    // How far it is can be seen, and the page goes on meanwhile.
    visit.until("document.querySelector('progress')?.value > 0");
    assert!(visit.text("#main").contains(&format!("of {last} decisions judged")));
    visit.find("#moment");
    // Those who win and lose together share a line.
    assert_eq!(visit.value("document.querySelectorAll('.curve .prospect').length"), 1);
    let seats = visit.value("document.querySelector('.legend li').innerText.split(', ').length");
    let rows = visit.value(
        "[...document.querySelectorAll('.figures')[0].querySelectorAll('tbody tr')].map((row) => \
         [...row.querySelectorAll('td')].map((cell) => parseInt(cell.innerText.replace('−', '-'))))",
    );
    assert_eq!(rows.as_array().map(|rows| json!(rows.len())), Some(seats));
    for row in rows.as_array().unwrap() {
        let figure = |column: usize| row[column].as_i64().unwrap();
        assert_eq!(figure(0) + figure(1) + figure(2) + figure(3), figure(4), "{row}");
    }
    // A turning point leads to its moment, and the way back is short.
    let address = visit.value("document.querySelector('a.turn').getAttribute('href')");
    let turn = address.as_str().unwrap().rsplit('/').next().unwrap().to_string();
    visit.click("a.turn");
    visit.until(&format!("document.querySelector('#scrub')?.value === '{turn}'"));
    visit.back("/analysis/");
    visit.find("#moment");
    // So does the curve, by hand and by keys.
    visit.click(".curve");
    visit.until(&format!("Math.abs(document.querySelector('#scrub')?.value - {last} / 2) < {last} / 20"));
    visit.back("/analysis/");
    visit.find("#moment");
    visit.value("document.querySelector('#moment').focus()");
    visit.keys("\u{E012}\u{E012}");
    let turn = last - 2;
    visit.until(&format!(
        "document.querySelector('#prospects').innerText.startsWith('After {turn} of {last}')"
    ));
    visit.keys("\u{E004}\u{E007}");
    visit.until(&format!("location.pathname === '/replay/{id}/{turn}'"));
    visit.leave();
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn an_analysis_can_be_stopped_and_left() {
    let (visit, id) = brought_in(Screen::Desktop, LONG);
    visit.click(".analyse");
    visit.until("document.querySelector('progress')?.value > 1");
    visit.click("#judge");
    visit.until("document.querySelector('#judge').innerText === 'Analyse the match'");
    let judged = visit.value("document.querySelector('progress').value");
    let later = visit.promised("setTimeout(() => done(document.querySelector('progress').value), 1500)");
    assert_eq!(judged, later);
    // Begun again and left in the middle, it keeps no bot from thinking.
    visit.click("#judge");
    visit.until("document.querySelector('progress').value > 0");
    visit.click("a[href='/matches']");
    visit.find(&format!("[data-match='{id}']"));
    visit.go("/");
    visit.click("[data-game=obcy] .play-now");
    visit.until(CHOICES);
    visit.leave();
}

/// Goes to a moment of a replay and plays on as whoever sits on the first seat; gives the journal that begins.
fn forked(visit: &Visit, id: &str, turn: u32) -> Value {
    visit.go(&format!("/replay/{id}/{turn}"));
    visit.find("#eyes option[value='0']");
    visit.value(
        "(() => { const it = document.querySelector('#eyes'); it.value = '0'; \
         it.dispatchEvent(new Event('change', { bubbles: true })); return true; })()",
    );
    visit.until(&format!("document.querySelector('#scrub').value === '{turn}'"));
    let shown = "document.querySelector('.trays')?.innerText";
    let before = visit.value(shown);
    visit.click("#play-on");
    visit.until("location.pathname.startsWith('/play/')");
    visit.until(CHOICES);
    assert_eq!(visit.value(shown), before, "what the player knew");
    let file = exported(visit);
    let journal = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    fs::remove_file(file).unwrap();
    journal
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn whoever_plays_on_from_a_moment_learns_nothing_hidden() {
    let (visit, id) = brought_in(Screen::Desktop, SHORT);
    // The last turn of the first seat: it is asked, and its cards are on the table.
    let entries = decisions(SHORT);
    let turn = entries.iter().rposition(|entry| entry[0] == 0).unwrap() as u32;
    let (one, other) = (forked(&visit, &id, turn), forked(&visit, &id, turn));
    assert_eq!(one["redeals"][0][0], turn);
    assert_eq!(one["redeals"][0][1], 0);
    assert_ne!(one["redeals"][0][2], other["redeals"][0][2], "dealt anew each time");
    assert_eq!(one["entries"].as_array().unwrap()[..turn as usize], entries[..turn as usize]);
    // It is stored like any other match.
    visit.reload();
    visit.until(CHOICES);
    visit.leave();
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn a_link_holds_the_whole_match_and_a_picture_shows_it() {
    let (visit, _) = analysed(Screen::Desktop, SHORT);
    visit.click("[data-act=web-share-link]");
    visit.until("!document.querySelector('#link').hidden");
    let link = visit.value("document.querySelector('#link').value");
    let path = link.as_str().unwrap().split_once("/shared").unwrap().1.to_string();
    let folder = visit.downloads();
    visit.click("[data-act=web-share-picture]");
    let picture = fs::read(downloaded(&folder, "png")).unwrap();
    assert_eq!(&picture[1..4], b"PNG");
    assert!(picture.len() > 10_000, "{}", picture.len());
    // No match is so long that its link would be refused, unless the browser packs badly.
    visit.value(
        "window.CompressionStream = class extends TransformStream { constructor() { \
         super({ transform(part, out) { for (let times = 0; times < 9; times++) out.enqueue(part); } }); } }, true",
    );
    visit.click("[data-act=web-share-link]");
    visit.find(".notice.wrong");
    assert!(visit.text(".notice.wrong").contains("too long for a link"));
    visit.leave();
    let other = start(Screen::Desktop);
    other.go(&format!("/shared{path}"));
    other.until("location.pathname.startsWith('/replay/')");
    other.until(&format!("document.querySelector('#scrub')?.max === '{}'", decisions(SHORT).len()));
    other.find("a[href^='/analysis/']");
    // A part of a link is refused, with the reason.
    other.go("/");
    other.go(&format!("/shared{}", &path[..path.len() / 2]));
    other.find(".notice.wrong");
    assert!(other.text(".notice").contains("does not hold a match"));
    other.go("/");
    other.go("/shared");
    other.find(".notice.wrong");
    other.leave();
}

#[test]
#[ignore = "needs Chromium, axe-core and the built client; cargo xtask browser runs it"]
fn an_analysis_has_no_barrier() {
    let checker = axe::checker();
    for screen in [Screen::Desktop, Screen::Phone] {
        let (visit, id) = analysed(screen, SHORT);
        for theme in ["dark", "light"] {
            let settings = format!("{{\"motion\":\"none\",\"theme\":\"{theme}\"}}");
            visit.value(&format!("localStorage.setItem('dropship-settings', '{settings}')"));
            visit.go(&format!("/analysis/{id}"));
            visit.find("#judge");
            axe::check(&visit, &checker, &format!("{theme} analysis under way on a {screen:?}"));
            visit.find("#moment");
            axe::check(&visit, &checker, &format!("{theme} analysis on a {screen:?}"));
            let wide = visit.value("document.documentElement.scrollWidth > innerWidth");
            assert_eq!(wide, false, "nothing sticks out of a {screen:?}");
        }
        visit.leave();
    }
}
