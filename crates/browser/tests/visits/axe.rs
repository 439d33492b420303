//! Every page is free of what axe-core, the accessibility checker, objects to.

use crate::steps::{CHOICES, games, play_now, speak, start};
use browser::{Screen, Visit};
use serde_json::{Value, json};
use std::path::Path;

/// Where `cargo xtask test` puts the checker.
pub(crate) fn checker() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe/package/axe.min.js");
    std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}; `cargo xtask test` fetches it with npm", path.display()))
}

/// Runs the checker on what the window shows. The page's own policy forbids scripts from elsewhere, so it is put in
/// through the driver.
pub(crate) fn check(visit: &Visit, checker: &str, page: &str) {
    visit.promised(&format!("{checker}; done(true)"));
    let found =
        visit.promised("axe.run().then((result) => done(result.violations), (error) => done(String(error)))");
    let list = found.as_array().unwrap_or_else(|| panic!("{page}: axe says {found}"));
    let line = |violation: &Value| {
        let nodes = violation["nodes"].as_array().into_iter().flatten().take(3);
        let nodes: Vec<&str> = nodes.filter_map(|node| node["html"].as_str()).collect();
        format!("{}: {} {}", violation["id"], violation["help"], json!(nodes))
    };
    let lines: Vec<String> = list.iter().map(line).collect();
    assert!(lines.is_empty(), "{page}:\n{}", lines.join("\n"));
}

#[test]
#[ignore = "needs Chromium, axe-core and the built client; cargo xtask browser runs it"]
fn no_page_has_a_barrier() {
    let checker = checker();
    for theme in ["dark", "light"] {
        let visit = start(Screen::Desktop);
        let settings = format!("{{\"motion\":\"none\",\"theme\":\"{theme}\"}}");
        visit.value(&format!("localStorage.setItem('dropship-settings', '{settings}')"));
        let set_ups = games().map(|game| (format!("/new/{game}"), "#begin"));
        let pages = [
            ("/", ".game"),
            ("/matches", ".matches p.faint"),
            ("/rules", "[aria-busy=false] .rule-row"),
            ("/glossary/obcy", "[aria-busy=false] li"),
            ("/settings", ".settings"),
            ("/about", ".about"),
            ("/nowhere", "main .button"),
        ];
        for (path, sign) in pages.map(|(path, sign)| (path.to_string(), sign)).into_iter().chain(set_ups) {
            visit.go(&path);
            visit.find(sign);
            check(&visit, &checker, &format!("{theme} {path}"));
        }
        visit.leave();
    }
}

#[test]
#[ignore = "needs Chromium, axe-core and the built client; cargo xtask browser runs it"]
fn no_language_has_a_barrier() {
    let checker = checker();
    for tag in ["pl", "de", "fr", "ru"] {
        let visit = speak(Screen::Desktop, tag);
        let pages = [
            ("/", ".game"),
            ("/settings", ".settings"),
            ("/about", ".about"),
            ("/rules", "[aria-busy=false] .rule-row"),
        ];
        let of_games = games().flat_map(|game| {
            [(format!("/new/{game}"), "#begin"), (format!("/glossary/{game}"), "[aria-busy=false] li")]
        });
        for (path, sign) in pages.map(|(path, sign)| (path.to_string(), sign)).into_iter().chain(of_games) {
            visit.go(&path);
            visit.find(sign);
            check(&visit, &checker, &format!("{tag} {path}"));
        }
        for game in games() {
            visit.go("/");
            visit.click(&format!("[data-game={game}] .play-now"));
            visit.until(CHOICES);
            visit.find(".term");
            check(&visit, &checker, &format!("{tag} {game}"));
            visit.go("/");
            visit.click(&format!("[data-game={game}] .learn"));
            visit.find(".lesson .choice");
            check(&visit, &checker, &format!("{tag} {game}, lesson"));
        }
        visit.leave();
    }
}

#[test]
#[ignore = "needs Chromium, axe-core and the built client; cargo xtask browser runs it"]
fn no_table_has_a_barrier() {
    let checker = checker();
    for game in games() {
        for screen in [Screen::Desktop, Screen::Phone] {
            let visit = play_now(screen, game);
            check(&visit, &checker, &format!("{game} on a {screen:?}"));
            if screen == Screen::Desktop {
                let id = visit.value("location.pathname.split('/')[2]");
                visit.go(&format!("/replay/{}", id.as_str().unwrap()));
                visit.find("#scrub");
                check(&visit, &checker, &format!("{game}, replay"));
                visit.value(
                    "localStorage.setItem('dropship-settings', '{\"motion\":\"none\",\"reading\":true}')",
                );
                visit.go(&format!("/play/{}", id.as_str().unwrap()));
                visit.find(".reading td");
                check(&visit, &checker, &format!("{game}, as text"));
            }
            visit.leave();
        }
    }
}
