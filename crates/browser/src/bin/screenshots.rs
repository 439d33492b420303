//! Makes the pictures of README: `cargo xtask screenshots` builds the client and runs this.

use browser::{Screen, Visit};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Choices on offer.
const CHOICES: &str = "document.querySelectorAll('#choices button').length";

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    fs::create_dir_all(&folder)?;
    start(&folder)?;
    set_up(&folder)?;
    for game in ["requiem", "obcy"] {
        table(&folder, game, Screen::Desktop)?;
        table(&folder, game, Screen::Phone)?;
    }
    replay(&folder)
}

/// A picture in a format that is small and that every browser shows.
fn keep(visit: &Visit, folder: &Path, name: &str) -> io::Result<()> {
    let params = json!({ "format": "webp", "quality": 82 });
    let bytes = visit.pictured(&params);
    let path: PathBuf = folder.join(format!("{name}.webp"));
    println!("{} ({} kB)", path.display(), bytes.len() / 1000);
    fs::write(path, bytes)
}

fn start(folder: &Path) -> io::Result<()> {
    let visit = Visit::open(Screen::Desktop, "/");
    visit.find(".game");
    keep(&visit, folder, "start")
}

fn set_up(folder: &Path) -> io::Result<()> {
    let visit = Visit::open(Screen::Desktop, "/new/requiem");
    visit.find("#begin");
    keep(&visit, folder, "set-up")
}

/// Some decisions into a match whose dice are always the same.
fn begin(game: &str, screen: Screen, decisions: usize) -> Visit {
    let visit = Visit::open(screen, "/");
    visit.find(".game");
    visit.value("localStorage.setItem('dropship-settings', '{\"motion\":\"none\"}')");
    visit.go(&format!("/new/{game}"));
    visit.find("#begin");
    visit.value(
        "(() => { const it = document.querySelector('#seed'); it.value = 'picture'; \
         it.dispatchEvent(new Event('input', { bubbles: true })); return true; })()",
    );
    visit.click("#begin");
    for _ in 0..decisions {
        visit.until(CHOICES);
        let before = visit.value("document.querySelector('.log ol').innerText");
        visit.value("document.querySelector('#choices button').click()");
        visit.until(&format!("document.querySelector('.log ol').innerText !== {before}"));
    }
    visit.until(CHOICES);
    visit
}

fn table(folder: &Path, game: &str, screen: Screen) -> io::Result<()> {
    let visit = begin(game, screen, 4);
    let kind = if screen == Screen::Phone { "phone" } else { "table" };
    keep(&visit, folder, &format!("{game}-{kind}"))?;
    if screen == Screen::Desktop {
        let corner = visit.value(
            "(() => { const r = document.querySelector('.art-ground').getBoundingClientRect(); \
             return [r.x + r.width / 2, r.y + r.height / 2]; })()",
        );
        visit.press_at("mouse", corner[0].as_f64().unwrap_or(0.0), corner[1].as_f64().unwrap_or(0.0));
        if visit.value("document.querySelector('.tip.why') !== null") == true {
            keep(&visit, folder, &format!("{game}-why-not"))?;
        }
    }
    Ok(())
}

fn replay(folder: &Path) -> io::Result<()> {
    let visit = begin("requiem", Screen::Desktop, 6);
    let id = visit.value("location.pathname.split('/')[2]");
    visit.go(&format!("/replay/{}", id.as_str().unwrap_or_default()));
    visit.find("#scrub");
    visit.until("document.querySelectorAll('.log li').length > 1");
    keep(&visit, folder, "replay")
}
