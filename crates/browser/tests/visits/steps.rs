//! Steps that many journeys share.

use browser::{Screen, Visit};
use serde_json::Value;
use std::sync::OnceLock;

/// The games that have a card on the start page.
pub(crate) fn games() -> impl Iterator<Item = &'static str> {
    static GAMES: OnceLock<Vec<String>> = OnceLock::new();
    let games = GAMES.get_or_init(|| {
        let visit = Visit::open(Screen::Desktop, "/");
        visit.find(".game");
        let names = visit.value("[...document.querySelectorAll('[data-game]')].map((it) => it.dataset.game)");
        let names = names.as_array().into_iter().flatten().filter_map(Value::as_str);
        names.map(str::to_string).collect()
    });
    assert_eq!(games.len(), 3, "{games:?}");
    games.iter().map(String::as_str)
}

/// Choices on offer.
pub(crate) const CHOICES: &str = "document.querySelectorAll('#choices button').length";

/// Opens the start page without motion, so that no time is lost watching.
pub(crate) fn start(screen: Screen) -> Visit {
    speak(screen, "en")
}

/// The same in the language of that tag.
pub(crate) fn speak(screen: Screen, tag: &str) -> Visit {
    let visit = Visit::open(screen, "/");
    visit.find(".game");
    let settings = format!("{{\"motion\":\"none\",\"language\":\"{tag}\"}}");
    visit.value(&format!("localStorage.setItem('dropship-settings', '{settings}')"));
    visit.reload();
    visit.find(".game");
    visit
}

/// From the start page to the first decision of a game.
pub(crate) fn play_now(screen: Screen, game: &str) -> Visit {
    let visit = start(screen);
    visit.click(&format!("[data-game={game}] .play-now"));
    visit.until(CHOICES);
    visit
}

/// Begins a match with options of the set-up page changed: what selects of them, and the value chosen in each.
pub(crate) fn set_up(screen: Screen, game: &str, picks: &[(&str, &str)]) -> Visit {
    set_up_in(screen, "en", game, picks)
}

/// The same in the language of that tag.
pub(crate) fn set_up_in(screen: Screen, tag: &str, game: &str, picks: &[(&str, &str)]) -> Visit {
    let visit = speak(screen, tag);
    visit.go(&format!("/new/{game}"));
    visit.find("#begin");
    for (which, value) in picks {
        pick(&visit, which, value);
    }
    visit.click("#begin");
    visit.until("location.pathname.startsWith('/play/')");
    visit
}

/// Changes everything that `which` selects on the set-up page, once it is there.
pub(crate) fn pick(visit: &Visit, which: &str, value: &str) {
    visit.find(which);
    visit.value(&format!(
        "(() => {{ for (const it of document.querySelectorAll('{which}')) {{ \
         if (it.type === 'checkbox') it.checked = '{value}' === 'true'; else it.value = '{value}'; \
         for (const kind of ['input', 'change']) it.dispatchEvent(new Event(kind, {{ bubbles: true }})); }} return true; }})()"
    ));
}

/// How far the match is: the text of the newest line and the question together.
pub(crate) const MOMENT: &str = "document.querySelectorAll('.log li').length + '|' + \
    document.querySelector('.log ol').innerText + '|' + document.querySelector('#question').innerText";

/// The same, now.
pub(crate) fn moment(visit: &Visit) -> String {
    let text = visit.value(MOMENT);
    text.as_str().unwrap_or_default().to_string()
}

/// Does something and waits until the match has gone on and a person is asked again, or it is over.
pub(crate) fn and_wait(visit: &Visit, act: impl FnOnce()) {
    let before = moment(visit);
    act();
    let before = serde_json::json!(before);
    visit.until(&format!("({MOMENT}) !== {before}"));
    visit.until(&format!(
        "({CHOICES}) > 0 || document.querySelector('#lift') || !document.querySelector('.who')"
    ));
}

/// How many cells of the boards are lit.
pub(crate) const LIT: &str = "document.querySelectorAll('.glow .art-choice').length";

/// Takes the first choice of the list until something is lit on the boards.
pub(crate) fn until_lit(visit: &Visit) {
    for _ in 0..40 {
        if visit.value(LIT).as_u64() > Some(0) {
            return;
        }
        and_wait(visit, || visit.click("#choices button"));
    }
    panic!("nothing was lit in 40 decisions");
}

/// The middle of the first lit cell of the boards, in the window.
pub(crate) fn lit_cell(visit: &Visit) -> (f64, f64) {
    let at = visit.until(
        "(() => { const it = document.querySelector('.glow .art-choice'); if (!it) return null; \
         const r = it.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()",
    );
    point(&at)
}

pub(crate) fn point(at: &Value) -> (f64, f64) {
    (at[0].as_f64().unwrap(), at[1].as_f64().unwrap())
}
