//! Keeping: reload, export, import, replay, and no network.

use crate::steps::{CHOICES, and_wait, moment, play_now, start};
use browser::{Screen, Visit};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn a_reload_in_mid_match_loses_nothing() {
    let visit = play_now(Screen::Desktop, "requiem");
    for _ in 0..3 {
        and_wait(&visit, || visit.click("#choices button"));
    }
    let before = moment(&visit);
    visit.reload();
    visit.until(CHOICES);
    assert_eq!(moment(&visit), before);
    // Closing the tab loses nothing either: the match is on the start page and in the list.
    visit.go("/");
    visit.find("#go-on");
    visit.go("/matches");
    visit.find(".match");
    visit.leave();
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn what_is_exported_can_be_imported_and_replayed() {
    let visit = play_now(Screen::Desktop, "obcy");
    for _ in 0..3 {
        and_wait(&visit, || visit.click("#choices button"));
    }
    let log = visit.value("document.querySelector('.log ol').innerText");
    let file = exported(&visit);
    let other = start(Screen::Desktop);
    other.go("/matches");
    other.upload("#import", &file);
    other.until("location.pathname.startsWith('/play/')");
    other.until(CHOICES);
    assert_eq!(other.value("document.querySelector('.log ol').innerText"), log);
    // Any moment can be looked at, and played on from.
    let id = other.value("location.pathname.split('/')[2]");
    other.go(&format!("/replay/{}", id.as_str().unwrap()));
    other.find("#scrub");
    other.until("document.querySelectorAll('.log li').length > 1");
    other.value(
        "(() => { const it = document.querySelector('#scrub'); it.value = 1; \
         it.dispatchEvent(new Event('input', { bubbles: true })); return true; })()",
    );
    other.until("document.querySelectorAll('.log li').length === 1");
    other.click("#play-on");
    other.until("location.pathname.startsWith('/play/')");
    other.until(CHOICES);
    assert_ne!(other.value("location.pathname.split('/')[2]"), id);
    other.leave();
    visit.leave();
}

/// Exports the match at the table and gives the file.
pub(crate) fn exported(visit: &Visit) -> PathBuf {
    let folder = visit.downloads();
    visit.value(
        "[...document.querySelectorAll('.tools button')].find((it) => it.innerText === 'Export').click()",
    );
    downloaded(&folder, "json")
}

/// The file with that ending in a folder for downloads, once it is there.
pub(crate) fn downloaded(folder: &Path, ending: &str) -> PathBuf {
    let deadline = Instant::now() + Duration::from_secs(60);
    loop {
        let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let done = files.into_iter().find(|path| path.extension().is_some_and(|it| it == ending));
        if let Some(file) = done {
            return file;
        }
        assert!(Instant::now() < deadline, "nothing was downloaded into {}", folder.display());
        thread::sleep(Duration::from_millis(50));
    }
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn once_loaded_it_works_without_a_network() {
    let visit = play_now(Screen::Desktop, "requiem");
    visit.promised("navigator.serviceWorker.ready.then(() => done(true))");
    // Everything has been put aside as soon as the worker is active; it leads the pages that are loaded from then on.
    visit.reload();
    visit.until(CHOICES);
    visit.until("navigator.serviceWorker.controller !== null");
    let before = moment(&visit);
    visit.devtools("Network.enable", &json!({}));
    let offline = json!({ "offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0 });
    visit.devtools("Network.emulateNetworkConditions", &offline);
    visit.reload();
    visit.until(CHOICES);
    assert_eq!(moment(&visit), before);
    and_wait(&visit, || visit.click("#choices button"));
    visit.go("/rules/R-MOVE-4");
    visit.find("#R-MOVE-4.target");
    visit.leave();
}
