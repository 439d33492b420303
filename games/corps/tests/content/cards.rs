//! Endurance cards.

use super::{changed, refused, refused_whole, taken};

const FILE: &str = "endurance.toml";

#[test]
fn a_deck_has_sixty_cards_of_four_types() {
    refused_whole(FILE, &changed(FILE, "copies = 5", "copies = 4"), "60 cards in all (9.1), found 59");
    let hazards = "type = \"hazard\"\ncopies = 1\ntexts = [{ when = \"hazard\", text = \"discard(2)\"";
    refused(
        FILE,
        (hazards, &hazards.replace("hazard\"\nc", "hazard\"\ncost = 1\nc"), "1\ncopies", "hazards have none"),
    );
    let mut text = super::file(FILE).to_string();
    let from = text.find("[cards.acid_burn]").unwrap();
    text.truncate(from);
    let padded = text.replacen("copies = 5", "copies = 15", 1);
    refused_whole(FILE, &padded, "at least one card of the type hazard (9.1), found none");
}

// rule: C-BUG-5
#[test]
fn there_are_pistols_for_a_bug_hunt() {
    let fewer = changed(FILE, "copies = 6", "copies = 5").replacen("copies = 4", "copies = 5", 1);
    refused_whole(FILE, &fewer, "at least 6 (C-BUG-5), found `5`");
    let text = changed(FILE, "[cards.hk_vp70]", "[cards.pistol]");
    refused_whole(FILE, &text, "`[cards.hk_vp70]` (9.1), found none");
}

#[test]
fn what_the_rulebooks_print_stays() {
    let cases = [
        ("auto_hit = 3", "auto_hit = 4", "[cards.hk_vp70]", "`auto_hit = 3` and"),
        (
            "cost = 2\ncopies = 3\nweapon",
            "cost = 3\ncopies = 3\nweapon",
            "[cards.ithaca]",
            "`cost = 2`, as the rulebook",
        ),
        ("auto_hit = 7", "auto_hit = 6", "[cards.m240]", "`area = true` and `auto_hit = 7`"),
        ("discards_itself = true, ", "", "[cards.m40]", "`discards_itself = true`"),
        (
            "follow_up = \"grenade\"",
            "follow_up = { again = 2 }",
            "[cards.m41a]",
            "`price = 1`, the keyword full_auto",
        ),
        ("cost = 3\ncopies = 5", "cost = 2\ncopies = 5", "[cards.m41a]", "`cost = 3`, as the rulebook says"),
        (
            "price = 3, auto_hit = 4",
            "price = 2, auto_hit = 4",
            "[cards.m56]",
            "`price = 3`, as the rulebook says",
        ),
    ];
    for (from, to, entry, expected) in cases {
        let text = changed(FILE, from, to);
        let error = super::refusal(FILE, &text);
        let line = text[..text.find(entry).unwrap()].matches('\n').count() + 1;
        assert!(error.starts_with(&format!("{FILE}, line {line}, column 1: expected ")), "{error}");
        assert!(error.contains(expected), "{error}");
    }
    refused_whole(
        FILE,
        &changed(FILE, "[cards.m4_helmet]", "[cards.helmet]"),
        "the equipment `[cards.m4_helmet]`",
    );
}

#[test]
fn all_keywords_and_all_kinds_of_events_are_there() {
    let without = |from: &str| changed(FILE, from, "");
    refused_whole(FILE, &without(", \"bulky\""), "one weapon with the keyword bulky (9.1)");
    refused_whole(FILE, &without("\"cumbersome\", "), "one weapon with the keyword cumbersome (9.1)");
    let text = super::file(FILE).replace("when = \"free_action\"", "when = \"action\"");
    refused_whole(FILE, &text, "at least one event with the keyword Free Action");
    let text = super::file(FILE).replace("{ when = \"action\"", "{ when = \"free_action\"");
    refused_whole(FILE, &text, "at least one event with the keyword Action");
}

#[test]
fn a_squad_has_weapons_besides_its_pistols() {
    let mut text = super::file(FILE).to_string();
    for (from, to) in [
        ("copies = 6", "copies = 18"),
        ("copies = 3\nweapon", "copies = 1\nweapon"),
        ("copies = 2\nweapon", "copies = 1\nweapon"),
        ("copies = 4", "copies = 1"),
        ("copies = 5", "copies = 1"),
        ("copies = 2\nweapon", "copies = 1\nweapon"),
    ] {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    refused_whole(
        FILE,
        &text.replacen("copies = 18", "copies = 17", 1),
        "at least 6 weapons besides the pistols",
    );
}

#[test]
fn bad_cards_are_refused() {
    let cases = [
        ("[cards.flare]", "[cards.Flare]", "Flare", "a name of 1 to 20 small letters"),
        ("[cards.flare]", "[cards.flare", "\n", "`]`"),
        (
            "type = \"event\"",
            "type = \"incident\"",
            "\"incident\"",
            "`weapon`, `equipment`, `event`, `hazard`",
        ),
        ("cost = 4", "cost = 7", "7", "a cost of at most 6"),
        ("cost = 4\n", "", "[cards.m56]", "the key `cost` in this table"),
        ("copies = 6", "copies = 0", "0", "1 to 20 copies"),
        (
            "keywords = [\"full_auto\", \"bulky\"]",
            "keywords = [\"bulky\", \"bulky\"]",
            "\"bulky\"]",
            "each keyword once",
        ),
        (
            "keywords = [\"full_auto\", \"bulky\"]",
            "keywords = [\"backup\", \"bulky\"]",
            "{ price = 3",
            "not both Bulky and Backup",
        ),
        (
            "keywords = [\"full_auto\", \"bulky\"]",
            "keywords = [\"loud\"]",
            "\"loud\"",
            "`full_auto`, `backup`",
        ),
        ("auto_hit = 5, auto_range", "auto_range", "{ price = 1", "an `auto_hit` beside `auto_range`"),
        (
            "traits = [\"barricade(3)\"]",
            "weapon = { price = 1 }",
            "{ price = 1 }",
            "no `weapon`: this card is none",
        ),
        ("traits = [\"barricade(3)\"]\n", "", "[cards.arc_welder]", "this card does nothing"),
        ("traits = [\"barricade(3)\"]", "traits = [\"luck(3)\"]", "luck", "`speed(N)`"),
        (
            "traits = [\"barricade(3)\"]",
            "traits = [\"barricade(4)\"]",
            "4)",
            "a number from -3 to 3, but not 0",
        ),
        ("traits = [\"barricade(3)\"]", "traits = [\"discount(m57, 1)\"]", "m57", "a card of endurance.toml"),
        (
            "cost = 1\ncopies = 1\ntexts = [{ when = \"play\"",
            "cost = 1\ncopies = 1\ntraits = [\"aim(1)\"]\ntexts = [{ when = \"play\"",
            "\"aim(1)\"",
            "this card is never equipped",
        ),
        (
            "when = \"play\", at = [\"test_failed\"]",
            "when = \"play\", at = []",
            "\"play\"",
            "the moments of `play` under `at`",
        ),
        (
            "when = \"play\", at = [\"test_failed\"]",
            "when = \"play\", at = [\"test_failed\", \"test_failed\"]",
            "\"test_failed\"]",
            "each moment once",
        ),
        (
            "when = \"play\", at = [\"test_failed\"]",
            "when = \"play\", at = [\"noon\"]",
            "\"noon\"",
            "`marine_phase`",
        ),
        (
            "when = \"play\", at = [\"test_failed\"]",
            "when = \"end_phase\"",
            "\"end_phase\"",
            "a moment of event",
        ),
        (
            "when = \"action\", text = \"pick(other",
            "when = \"hazard\", text = \"pick(other",
            "\"hazard\"",
            "a moment of equipment",
        ),
        (
            "when = \"hazard\", text = \"discard(2)\"",
            "when = \"action\", text = \"discard(2)\"",
            "\"action\"",
            "a moment of hazard",
        ),
        (
            "when = \"action\", text = \"recycle(5)\"",
            "when = \"action\", within = 2, text = \"recycle(5)\"",
            "2, text",
            "no `within` for this moment",
        ),
        (
            "when = \"free_action\", text = \"peek\"",
            "when = \"after\", text = \"peek\"",
            "\"after\"",
            "the key `weapon` beside `after`",
        ),
        (
            "when = \"free_action\", text = \"peek\"",
            "when = \"after\", weapon = \"bow\", text = \"peek\"",
            "\"bow\"",
            "a card of endurance.toml",
        ),
        ("text = \"peek\"", "text = \"peek\", once_a_round = true", "{ when", "only abilities have it"),
        (
            "type = \"hazard\"\ncopies = 1\ntexts = [{ when = \"hazard\", text = \"discard(2)\", origin = \"authored\" }]",
            "type = \"hazard\"\ncopies = 1\ntexts = []",
            "\"hazard\"",
            "one text for hazard",
        ),
    ];
    for case in cases {
        refused_from_entry(case);
    }
}

/// Some places are the entry of the change, which begins before it.
#[track_caller]
fn refused_from_entry((from, to, here, expected): (&str, &str, &str, &str)) {
    let text = super::file(FILE);
    if let Some(entry) = here.strip_prefix("[cards.").map(|_| here).filter(|here| text.contains(*here)) {
        let start = text.find(entry).unwrap();
        let end =
            start + text[start..].find(from).unwrap_or_else(|| panic!("`{from}` after {entry}")) + from.len();
        let whole = &text[start..end];
        refused(FILE, (whole, &whole.replace(from, to), here, expected));
    } else {
        refused(FILE, (from, to, here, expected));
    }
}

#[test]
fn numbers_may_be_changed() {
    taken(FILE, "range = 6, area", "range = 4, area");
    taken(FILE, "text = \"recycle(5)\"", "text = \"recycle(3), may(pay(1), draw(1))\"");
}
