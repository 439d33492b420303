//! Pages that are there before the client is.

use crate::steps::{CHOICES, speak, start};
use browser::{Screen, Visit};
use serde_json::{Value, json};

/// What stands inside of an element, without the marks that the client leaves for itself, and without what it offers only where
/// somebody can come by a link.
const INSIDE: &str = "const inside = (it) => \
    it.innerHTML.replace(/<!--.*?-->|<option value=.friend.*?<.option>/g, '').trim();";

/// What was drawn ahead of a page, and what the client has drawn in its place.
fn both(visit: &Visit, path: &str) -> [String; 2] {
    visit.go(path);
    let drawn = visit.promised(&format!(
        "{INSIDE} fetch({}).then((answer) => answer.text()).then((text) => {{ \
         const ahead = new DOMParser().parseFromString(text, 'text/html').querySelector('#boot main > div'); \
         done([inside(ahead), inside(document.querySelector('main > div'))]); }});",
        json!(path)
    ));
    [0, 1].map(|at| drawn[at].as_str().unwrap_or_default().to_string())
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn the_client_draws_what_was_there_before_it() {
    let visit = speak(Screen::Phone, "fr");
    for path in ["/", "/about", "/new/corps", "/new/obcy", "/new/requiem"] {
        let [ahead, drawn] = both(&visit, path);
        assert!(ahead.len() > 1000, "{path}: {ahead}");
        assert_eq!(ahead, drawn, "{path}");
    }
    // Of these the client draws more, but what was there stays where it was.
    for path in ["/glossary/obcy", "/rules/requiem"] {
        visit.go(path);
        visit.find(".term-list li, .rule-row");
        let [ahead, drawn] = both(&visit, path).map(|html| words(&visit, &html));
        assert!(ahead.len() > 100 && drawn.starts_with(&ahead), "{path}: {ahead}\n{drawn}");
    }
    visit.leave();
}

/// What is said in a piece of HTML.
fn words(visit: &Visit, html: &str) -> String {
    let text = visit.value(&format!(
        "new DOMParser().parseFromString({}, 'text/html').body.textContent.replace(/\\s+/g, '')",
        json!(html)
    ));
    text.as_str().unwrap_or_default().to_string()
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn a_button_pressed_too_early_is_pressed_as_soon_as_somebody_listens() {
    let visit = start(Screen::Phone);
    let early = "addEventListener('DOMContentLoaded', () => { \
        window.isEarly = document.getElementById('boot') !== null; \
        document.getElementById('play-requiem')?.click(); })";
    visit.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": early }));
    visit.glimpse("/");
    visit.until(CHOICES);
    assert_eq!(visit.value("window.isEarly"), Value::Bool(true));
    visit.leave();
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn what_is_filled_in_too_early_stays_filled_in() {
    let visit = start(Screen::Phone);
    let early = "addEventListener('DOMContentLoaded', () => { \
        window.isEarly = document.getElementById('boot') !== null; \
        for (const [id, value] of [['option-players', '3'], ['seed', 'early']]) { \
            const field = document.getElementById(id); \
            field?.focus(); \
            if (field) field.value = value; \
            field?.dispatchEvent(new Event('input', { bubbles: true })); } })";
    visit.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": early }));
    visit.glimpse("/new/corps");
    visit
        .until("!document.getElementById('boot') && document.querySelectorAll('[id^=sitter-]').length === 3");
    visit.until("document.activeElement.id === 'seed'");
    assert_eq!(visit.value("window.isEarly"), Value::Bool(true));
    let filled = "['option-players', 'seed'].map((id) => document.getElementById(id).value)";
    assert_eq!(visit.value(filled), json!(["3", "early"]));
    visit.leave();
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn a_client_that_does_not_come_is_explained() {
    let visit = start(Screen::Phone);
    // What works offline would still have it.
    visit.promised(
        "navigator.serviceWorker.ready.then((it) => it.unregister()).then(() => caches.keys()) \
         .then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => done(true));",
    );
    visit.devtools("Network.enable", &json!({}));
    visit.devtools("Network.setCacheDisabled", &json!({ "cacheDisabled": true }));
    visit.devtools("Network.setBlockedURLs", &json!({ "urls": ["*.wasm"] }));
    visit.glimpse("/");
    visit.until("document.getElementById('boot')?.innerText.includes('Dropship could not start')");
    // It stands on the console as well, so this visit is not left as one without errors.
    assert!(!visit.errors().is_empty());
}
