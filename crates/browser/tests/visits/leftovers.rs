//! Nothing is left untranslated, and nothing bursts its box: every page in every language, and in one whose words are
//! longer than those of any.

use crate::steps::{CHOICES, games, set_up_in, speak};
use browser::{Screen, Visit};
use locale::Language;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Every text that is seen, read out or shown on pointing.
const TEXTS: &str = "(() => { const all = new Set(); \
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, \
    (it) => it.nodeType === 1 && (it.matches('script, style, noscript, #symbols, [lang]:not(html)')) ? 2 : 1); \
    while (walk.nextNode()) { const it = walk.currentNode; if (it.nodeType === 3) all.add(it.data.trim()); \
    else for (const name of ['aria-label', 'title', 'placeholder', 'alt']) if (it.getAttribute(name)) \
    all.add(it.getAttribute(name).trim()); } return [...all]; })()";

fn texts(visit: &Visit) -> BTreeSet<String> {
    let texts = visit.value(TEXTS);
    let texts = texts.as_array().into_iter().flatten().filter_map(Value::as_str);
    // What has no word in it is the same everywhere.
    texts.filter(|text| long_words(text).next().is_some()).map(str::to_string).collect()
}

/// Every page that has words of its own, and what shows that it is there.
fn pages() -> Vec<(String, &'static str)> {
    let mut pages: Vec<(String, &str)> = [
        ("/", ".game"),
        ("/matches", ".matches"),
        ("/settings", ".settings"),
        ("/about", ".about"),
        ("/nowhere", "main .button"),
    ]
    .map(|(path, sign)| (path.to_string(), sign))
    .to_vec();
    for game in games() {
        pages.push((format!("/new/{game}"), "#begin"));
        pages.push((format!("/rules/{game}"), "[aria-busy=false] .rule-row"));
        pages.push((format!("/glossary/{game}"), "[aria-busy=false] li"));
    }
    pages
}

/// A table whose dice are always the same, some decisions on.
fn table(screen: Screen, tag: &str, game: &str) -> Visit {
    let visit = set_up_in(screen, tag, game, &[("#seed", "leftovers")]);
    for step in 0..6 {
        visit.until(&format!("({CHOICES}) > 0 && document.querySelector('#choices[aria-busy=false]')"));
        let before = json!(crate::steps::moment(&visit));
        let (pick, moment) = (step * 7 + 1, crate::steps::MOMENT);
        visit.value(&format!(
            "(() => {{ const all = document.querySelectorAll('#choices button'); all[{pick} % all.length].click(); return true; }})()"
        ));
        visit.until(&format!("({moment}) !== {before}"));
    }
    visit.until(CHOICES);
    visit
}

/// Words long enough to belong to one language or another, in small letters.
fn long_words(text: &str) -> impl Iterator<Item = String> {
    text.split(|it: char| !it.is_alphabetic()).filter(|it| it.chars().count() > 3).map(str::to_lowercase)
}

/// All words that a language's own texts use. Names of people and weapons are among them, and what two languages share.
fn own_words(language: Language) -> BTreeSet<String> {
    let lines = language.files().iter().flat_map(|(_, text)| text.lines());
    let said = lines.filter(|line| !line.starts_with('#')).map(|line| match line.split_once(" =") {
        Some((_, said)) if !line.starts_with(' ') => said,
        _ => line,
    });
    // What is filled in stands in braces, under an English name.
    said.flat_map(|line| line.split('{'))
        .flat_map(|part| long_words(part.rsplit('}').next().unwrap_or(part)))
        .collect()
}

/// `C-MOVE-6` and its like.
fn is_number_of_rule(text: &str) -> bool {
    text.chars().all(|it| it.is_ascii_uppercase() || it.is_ascii_digit() || it == '-')
}

/// What a page says in a language exactly as in English, though the language has no such words.
fn left(english: &BTreeSet<String>, other: &BTreeSet<String>, language: Language) -> Vec<String> {
    let known = own_words(language);
    let excused = |text: &&String| {
        is_number_of_rule(text)
            || text.starts_with("Dropship")
            || long_words(text).all(|it| known.contains(&it))
    };
    english.intersection(other).filter(|text| !excused(text)).cloned().collect()
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn nothing_is_left_untranslated() {
    let english = speak(Screen::Desktop, "en");
    let others: Vec<(Language, Visit)> = Language::spoken()
        .filter(|language| *language != Language::English)
        .map(|language| (language, speak(Screen::Desktop, language.tag())))
        .collect();
    let mut wrong = Vec::new();
    for (path, sign) in pages() {
        let seen = |visit: &Visit| {
            visit.go(&path);
            visit.find(sign);
            texts(visit)
        };
        let said = seen(&english);
        for (language, visit) in &others {
            let own = seen(visit);
            let nameless = own.iter().filter(|text| text.contains('⟨')).cloned();
            let left = left(&said, &own, *language);
            wrong.extend(nameless.chain(left).map(|text| format!("{} {path}: {text}", language.tag())));
        }
    }
    for game in games() {
        let said = texts(&table(Screen::Desktop, "en", game));
        for (language, _) in &others {
            let own = texts(&table(Screen::Desktop, language.tag(), game));
            let nameless = own.iter().filter(|text| text.contains('⟨')).cloned();
            wrong.extend(
                nameless
                    .chain(left(&said, &own, *language))
                    .map(|text| format!("{} {game}: {text}", language.tag())),
            );
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is wider than the window, or has its words cut off.
const BURST: &str = "(() => { const found = []; if (document.documentElement.scrollWidth > innerWidth) found.push('page ' + \
    document.documentElement.scrollWidth); for (const it of document.querySelectorAll('button, a, h1, h2, p, label, dd, dt, li, summary, span')) \
    { const style = getComputedStyle(it); if (it.closest('.unseen, svg, .skip, .world, .brand') || !it.offsetParent) continue; \
    const r = it.getBoundingClientRect(); if (r.width && (r.right > innerWidth + 1 || r.left < -1)) \
    found.push('outside: ' + it.tagName + '.' + it.className + ' ' + it.innerText.slice(0, 60)); \
    if (style.display !== 'inline' && it.scrollWidth > it.clientWidth + 2 && it.clientWidth > 0) \
    found.push('cut: ' + it.tagName + '.' + it.className + ' ' + it.innerText.slice(0, 60)); } return found.slice(0, 6); })()";

/// Lets a window speak English with longer and stranger words, made as they are fetched.
fn pseudo(visit: &Visit) {
    let text =
        Language::English.files().iter().map(|(_, text)| locale::pseudo(text)).collect::<Vec<_>>().join("\n");
    let script = format!(
        "(() => {{ const real = window.fetch, text = {}; window.fetch = (address, ...rest) => \
         String(address).includes('/text-en') ? Promise.resolve(new Response(text)) : real(address, ...rest); }})()",
        json!(text)
    );
    visit.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
}

#[test]
#[ignore = "needs Chromium and the built client; cargo xtask browser runs it"]
fn longer_words_fit_everywhere() {
    let mut burst = Vec::new();
    for screen in [Screen::Desktop, Screen::Phone] {
        let visit = speak(screen, "en");
        pseudo(&visit);
        for (path, sign) in pages() {
            visit.go(&path);
            visit.find(sign);
            assert!(visit.text("body").contains('ḗ'), "{path} does not speak the longer English");
            let found = visit.value(BURST);
            burst.extend(found.as_array().into_iter().flatten().map(|it| format!("{screen:?} {path}: {it}")));
        }
        for game in games() {
            visit.go("/");
            visit.click(&format!("[data-game={game}] .play-now"));
            visit.until(CHOICES);
            let found = visit.value(BURST);
            burst.extend(found.as_array().into_iter().flatten().map(|it| format!("{screen:?} {game}: {it}")));
            visit.go("/");
            visit.click(&format!("[data-game={game}] .learn"));
            visit.find(".lesson .choice");
            let found = visit.value(BURST);
            burst.extend(
                found.as_array().into_iter().flatten().map(|it| format!("{screen:?} lesson {game}: {it}")),
            );
        }
        visit.leave();
    }
    assert!(burst.is_empty(), "{}", burst.join("\n"));
}
