//! Friends: browsers at one table that a server keeps, one of them a phone, and one that only looks on.

use crate::axe::{check, checker};
use crate::steps::{CHOICES, pick};
use browser::{Screen, Site, Visit};
use serde_json::json;

/// Whoever is at the table has drawn it.
const DRAWN: &str = "document.querySelector('#question') !== null";
/// How many decisions the log tells of.
const TOLD: &str = "document.querySelectorAll('.log li').length";

/// A browser of its own, without motion.
fn visit(site: &Site, screen: Screen) -> Visit {
    let visit = Visit::at(site.address, screen, "/about");
    visit.find("main h1");
    visit.value("localStorage.setItem('dropship-settings', '{\"motion\":\"none\"}')");
    visit
}

fn sit_down(visit: &Visit, name: &str) {
    visit.find("#name");
    // A tap into a field moves the page of a phone, for which the driver may wait in vain.
    visit.value("void document.querySelector('#name').focus()");
    visit.keys(name);
    visit.click("#sit");
    visit.until("document.querySelector('#name') === null");
}

/// Ends visits whose connections were cut by the server: those are errors on the console, and nothing else is.
fn part<const COUNT: usize>(visits: [Visit; COUNT]) {
    for visit in visits {
        let errors = visit.errors().into_iter().filter(|line| {
            !line.contains("WebSocket connection") && !line.contains("ERR_CONNECTION_REFUSED")
        });
        assert_eq!(errors.collect::<Vec<_>>(), Vec::<String>::new());
    }
}

/// The way to a link that the page shows (or will, once the server has made it), as its visitor would copy it.
fn link(visit: &Visit, which: &str) -> String {
    let shown = format!(
        "[...document.querySelectorAll('.link')].map((it) => it.value).find((it) => it.includes('#{which}='))"
    );
    visit.until(&format!("Boolean({shown})"));
    let link = visit.value(&shown);
    let link = link.as_str().expect("the link that was waited for");
    link[link.find("/at/").unwrap()..].to_string()
}

/// Ada opens a table and sits down; Ben comes by her link.
pub(crate) fn table(site: &Site, game: &str, picks: &[(&str, &str)]) -> (Visit, Visit) {
    let ada = visit(site, Screen::Desktop);
    ada.go(&format!("/new/{game}"));
    for (which, value) in picks {
        pick(&ada, which, value);
    }
    ada.until("document.querySelectorAll('[id^=sitter-]').length === 2");
    ada.find("#sitter-0 option[value=friend]");
    pick(&ada, "#sitter-0", "person");
    pick(&ada, "#sitter-1", "friend");
    ada.click("#begin");
    sit_down(&ada, "Ada");
    let ben = visit(site, Screen::Phone);
    ben.go(&link(&ada, "invite"));
    sit_down(&ben, "Ben");
    ada.until(DRAWN);
    ben.until(DRAWN);
    (ada, ben)
}

/// Lets whoever is asked take the first choice, so many times; everybody is told each time.
fn play(seats: &[&Visit], all: &[&Visit], decisions: usize) {
    for _ in 0..decisions {
        let before = all[0].value(TOLD).as_u64().unwrap();
        let asked = (0..600).find_map(|_| {
            std::thread::sleep(std::time::Duration::from_millis(50));
            seats.iter().find(|visit| visit.value(CHOICES).as_u64() > Some(0))
        });
        let asked = asked.expect("somebody is asked");
        asked.value("document.querySelector('#choices button').click()");
        for visit in all {
            visit.until(&format!("{TOLD} > {before}"));
        }
    }
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn two_play_each_other_while_a_third_looks_on_and_the_server_goes_and_comes_back() {
    let mut site = Site::start();
    let (ada, ben) = table(&site, "requiem", &[("#option-sides", "1")]);
    let eve = visit(&site, Screen::Desktop);
    ada.click(".company summary");
    eve.go(&link(&ada, "watch"));
    eve.until(DRAWN);
    play(&[&ada, &ben], &[&ada, &ben, &eve], 4);
    // Whoever looks on sees the log grow, is asked nothing and cannot speak.
    assert_eq!(eve.value(CHOICES), 0);
    assert_eq!(eve.value("document.querySelector('#say') === null"), true);
    assert_eq!(ben.value("document.documentElement.scrollWidth <= innerWidth"), true);

    ada.click("#say");
    ada.keys("Hello Ben\u{e007}");
    for visit in [&ada, &ben, &eve] {
        visit.until("document.querySelector('.chat')?.textContent.includes('Hello Ben')");
    }

    // The server goes: everybody is told, and comes back by itself to the same position.
    let before = [&ada, &ben, &eve].map(|visit| visit.value("document.querySelector('.log ol').textContent"));
    site.close();
    for visit in [&ada, &ben, &eve] {
        visit.find("#lost");
    }
    site.open();
    for (visit, before) in [&ada, &ben, &eve].into_iter().zip(before) {
        visit.until("document.querySelector('#lost') === null");
        visit.until(&format!("document.querySelector('.log ol').textContent === {before}"));
    }
    play(&[&ada, &ben], &[&ada, &ben, &eve], 2);

    // A reload comes back to the same seat, and the match is in the list.
    ben.reload();
    ben.until(DRAWN);
    ben.until(&format!("{TOLD} > 5"));
    ada.go("/matches");
    ada.click(".match a.main");
    ada.until(DRAWN);

    // Going back needs the other's consent.
    let told = eve.value(TOLD).as_u64().unwrap();
    ada.click("[data-act=wish]");
    ben.click("[data-act=agree]");
    eve.until(&format!("{TOLD} < {told}"));

    // A seat is lent and taken back.
    ben.value("document.querySelector('[data-act=lend]').click()");
    ada.until("document.querySelector('.seats').textContent.includes('a bot for Ben')");
    ben.until("document.querySelector('[data-act=return]') !== null");
    ben.value("document.querySelector('[data-act=return]').click()");
    ada.until("!document.querySelector('.seats').textContent.includes('a bot for')");

    part([ada, ben, eve]);
}

/// Takes the last choice whenever there is one, until the match is over.
const TO_THE_END: &str = "const go = setInterval(() => { \
    if (document.querySelector('[data-act=rematch]')) { clearInterval(go); return; } \
    if (document.querySelector('#choices').getAttribute('aria-busy') === 'true') return; \
    document.querySelector('#choices li:last-child button')?.click(); }, 25); done(true)";

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn a_finished_match_is_checked_and_played_again() {
    let site = Site::start();
    let (ada, ben) = table(&site, "corps", &[("#option-players", "2")]);
    ada.promised(TO_THE_END);
    ben.promised(TO_THE_END);
    ada.find("[data-act=rematch]");
    let checker = checker();
    check(&ada, &checker, "a finished match");
    // Everything is worked out anew in the page: rules, dice, the promise seen before, the number that was added.
    ada.value("document.querySelector('[data-act=verify]').click()");
    ada.until(
        "location.pathname.startsWith('/verify/') && document.querySelectorAll('[data-check]').length === 4",
    );
    assert_eq!(ada.value("document.querySelectorAll('.checks .wrong').length"), 0, "{}", ada.text("main"));
    check(&ada, &checker, "the dice, checked");
    let shown = ada.text(".verify table");
    assert!(shown.split_whitespace().filter(|word| word.len() == 64).count() >= 4, "{shown}");
    // What it was decided by is worked out in the page too.
    ada.back("/at/");
    ada.find("[data-act=analyse]");
    ada.value("document.querySelector('[data-act=analyse]').click()");
    ada.until("location.pathname.startsWith('/analysis/')");
    ada.find("#moment");
    assert_eq!(ada.value("document.querySelectorAll('.curve .prospect').length"), 1);
    ada.go("/matches");
    ada.find(".match-list.online");
    check(&ada, &checker, "matches with friends");
    ada.back("/analysis/");
    // The same people at another table: whoever asks first opens it, the other follows.
    ada.back("/at/");
    ada.find("[data-act=rematch]");
    ada.value("document.querySelector('[data-act=rematch]').click()");
    ada.find("#sit");
    check(&ada, &checker, "an invitation");
    sit_down(&ada, "");
    ada.find(".lobby .seat-pick");
    check(&ada, &checker, "a table that waits");
    ben.find("[data-act=rematch]");
    ben.value("document.querySelector('[data-act=rematch]').click()");
    sit_down(&ben, "");
    ada.until(DRAWN);
    ben.until(DRAWN);
    assert_eq!(ada.value("location.pathname"), ben.value("location.pathname"));
    check(&ben, &checker, "a table on a phone");
    part([ada, ben]);
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn a_used_or_broken_link_is_explained() {
    let site = Site::start();
    let (ada, ben) = table(&site, "requiem", &[("#option-sides", "1")]);
    let id = ada.value("location.pathname.split('/')[2]");
    let late = visit(&site, Screen::Desktop);
    late.go(&format!("/at/{}#invite={}", id.as_str().unwrap(), "0".repeat(32)));
    assert!(late.text(".notice.wrong").contains("opens nothing here"));
    late.go("/at/0000000000000000");
    late.find(".notice.wrong");
    // Who leaves for good leaves a bot behind, and the one who opened the table can ask somebody else in.
    ben.value("document.querySelector('[data-act=leave]').click()");
    ben.until("document.querySelector('[data-act=leave]').textContent.includes('for good')");
    ben.value("document.querySelector('[data-act=leave]').click()");
    ben.until("location.pathname === '/matches'");
    ada.until("document.querySelector('.seats').textContent.includes('Bot')");
    ada.click(".company summary");
    ada.click("[data-act^=invite]");
    late.go(&link(&ada, "invite"));
    sit_down(&late, "Cat");
    late.until(DRAWN);
    ada.until("document.querySelector('.seats').textContent.includes('Cat')");
    assert_eq!(json!(ada.errors()), json!([]));
}
