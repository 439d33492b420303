//! Makes the pictures of README: `cargo xtask screenshots` builds the client and runs this. With `--languages DIR` it puts
//! pictures of every table in every language, wide and on a phone, into a folder: something to look through.

use browser::{Screen, Visit};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// What tells one decision from the next: what was said, what can be chosen, and how long the log is.
const SHOWN: &str = "(document.querySelector('#said').innerText + document.querySelector('#choices').innerText \
    + document.querySelectorAll('.log li').length)";

/// Choices on offer.
const CHOICES: &str = "document.querySelectorAll('#choices button').length";

/// Whether the match has come to its end already.
const OVER: &str =
    "(document.querySelector('#question') !== null && document.querySelector('.who') === null)";

fn main() -> io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => pictures(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures")),
        ["--languages", folder] => languages(Path::new(folder)),
        _ => Err(io::Error::other("expected nothing, or `--languages` and a folder")),
    }
}

/// Every table in every language, wide and on a phone.
fn languages(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let visit = Visit::open(Screen::Desktop, "/settings");
    visit.find("[id^=language-]");
    let tags = visit.value("[...document.querySelectorAll('[id^=language-]')].map((it) => it.lang)");
    visit.go("/");
    visit.find(".game");
    let games = visit.value("[...document.querySelectorAll('[data-game]')].map((it) => it.dataset.game)");
    let texts = |list: &Value| {
        list.as_array()
            .into_iter()
            .flatten()
            .filter_map(|it| it.as_str().map(str::to_string))
            .collect::<Vec<_>>()
    };
    for game in texts(&games) {
        for tag in texts(&tags) {
            for (screen, name) in [(Screen::Desktop, "wide"), (Screen::Phone, "phone")] {
                let visit = begin(&game, screen, &tag);
                let path = folder.join(format!("{game}-{tag}-{name}.png"));
                println!("{}", path.display());
                fs::write(path, visit.pictured(&json!({ "format": "png" })))?;
            }
        }
    }
    Ok(())
}

/// The pictures of README.
fn pictures(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let visit = Visit::open(Screen::Desktop, "/");
    visit.find(".game");
    keep(&visit, folder, "start")?;
    let games = visit.value("[...document.querySelectorAll('[data-game]')].map((it) => it.dataset.game)");
    for game in games.as_array().into_iter().flatten().filter_map(|game| game.as_str()) {
        set_up(folder, game)?;
        table(folder, game)?;
        let phone = begin(game, Screen::Phone, "en");
        keep(&phone, folder, &format!("{game}-phone"))?;
    }
    FINISHED.iter().try_for_each(|(game, journal)| analysis(folder, game, journal))
}

/// Matches that were played to their end, from the golden journals.
const FINISHED: [(&str, &str); 3] =
    [("corps", "missions/rescue-4"), ("obcy", "home/keen-04"), ("requiem", "three/keen-01")];

/// What a finished match was decided by, as the window shows it first.
fn analysis(folder: &Path, game: &str, journal: &str) -> io::Result<()> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let journal = fs::canonicalize(games.join(format!("{game}/tests/journals/{journal}.journal.json")))?;
    let visit = Visit::open(Screen::Desktop, "/matches");
    visit.upload("#import", &journal);
    visit.until("location.pathname.startsWith('/play/')");
    visit.click(".analyse");
    visit.find("#moment");
    keep(&visit, folder, &format!("{game}-analysis"))
}

/// A picture in a format that is small and that every browser shows.
fn keep(visit: &Visit, folder: &Path, name: &str) -> io::Result<()> {
    let params = json!({ "format": "webp", "quality": 82 });
    let bytes = visit.pictured(&params);
    let path: PathBuf = folder.join(format!("{name}.webp"));
    println!("{name}.webp ({} kB)", bytes.len() / 1000);
    fs::write(path, bytes)
}

fn set_up(folder: &Path, game: &str) -> io::Result<()> {
    let visit = Visit::open(Screen::Desktop, &format!("/new/{game}"));
    visit.find("#begin");
    keep(&visit, folder, &format!("{game}-set-up"))
}

/// So many decisions into a match there is something to see.
const DECISIONS: usize = 30;
/// And so many more are taken at most until there are several choices.
const MORE: usize = 20;
const SEVERAL: usize = 6;

/// Well into a match whose dice are always the same. Whoever is at the screen does what the hints say.
fn begin(game: &str, screen: Screen, tag: &str) -> Visit {
    let visit = Visit::open(screen, "/");
    visit.find(".game");
    let settings = json!({ "motion": "none", "language": tag });
    visit.value(&format!("localStorage.setItem('dropship-settings', '{settings}')"));
    visit.go(&format!("/new/{game}"));
    visit.find("#begin");
    visit.value(
        "(() => { const it = document.querySelector('#seed'); it.value = 'picture'; \
         it.dispatchEvent(new Event('change', { bubbles: true })); return true; })()",
    );
    visit.value("document.querySelector('#begin').click()");
    for decision in 0..DECISIONS + MORE {
        visit.until(&format!("{OVER} || ({CHOICES} && !document.querySelector('#choices button').disabled)"));
        let is_there = decision >= DECISIONS && visit.value(&format!("{CHOICES} >= {SEVERAL}")) == true;
        if is_there || visit.value(OVER) == true {
            break;
        }
        let before = visit.value(SHOWN);
        let chosen = if visit.value(&format!("{CHOICES} > 1")) == true {
            visit.value("document.querySelector('#hint').click()");
            ".hint .choice"
        } else {
            "#choices button"
        };
        visit.find(chosen);
        visit.value(&format!("document.querySelector('{chosen}').click()"));
        visit.until(&format!("{SHOWN} !== {before}"));
    }
    visit
}

/// The table, what it says of something that cannot be chosen, and the same match looked at again.
fn table(folder: &Path, game: &str) -> io::Result<()> {
    let visit = begin(game, Screen::Desktop, "en");
    visit.click(".overlay-buttons button:nth-child(3)");
    keep(&visit, folder, &format!("{game}-table"))?;
    let at = visit.value(
        "(() => { const r = document.querySelector('.art-ground').getBoundingClientRect(); \
         return [r.x + r.width * 0.42, r.y + r.height * 0.36]; })()",
    );
    visit.press_at(at[0].as_f64().unwrap_or(0.0), at[1].as_f64().unwrap_or(0.0));
    if visit.value("document.querySelector('.tip.why a.rule') !== null") == true {
        keep(&visit, folder, &format!("{game}-why-not"))?;
    }
    let id = visit.value("location.pathname.split('/')[2]");
    visit.go(&format!("/replay/{}", id.as_str().unwrap_or_default()));
    visit.find("#scrub");
    visit.until("document.querySelectorAll('.log li').length > 1");
    keep(&visit, folder, &format!("{game}-replay"))
}
