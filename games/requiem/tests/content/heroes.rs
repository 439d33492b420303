//! Hero cards and natural weapons.

use super::{changed, refusal, refuses, takes};

#[test]
fn bad_heroes_are_refused() {
    let cases = [
        (
            r#"race = "guard""#,
            r#"race = "people""#,
            "line 8, column 8: expected one of `guard`, `predator`, `aliens`, found `people`",
        ),
        (
            r#"race = "guard""#,
            r#"race = "aliens""#,
            r#"line 8, column 8: expected "guard", found `"aliens"`"#,
        ),
        (
            "[heroes.soldier]",
            "[heroes.marine]",
            "line 7, column 9: expected one of `soldier`, `predator`, `hybrid`, `alien`, found `marine`",
        ),
        (
            "health = 3",
            "health = 4",
            "line 10, column 10: expected `health = 3`, as the rulebook says, found `4`",
        ),
        ("health = 3\n", "", "line 7, column 1: expected `health = 3`, as the rulebook says, found none"),
        (
            "health = 10",
            "health = 8",
            "line 19, column 10: expected `health = 10`, as the rulebook says, found `8`",
        ),
        ("energy = 10\n", "", "line 16, column 1: expected `energy = 10`, as the rulebook says, found none"),
        (
            "health = 7",
            "health = 7\nenergy = 3",
            "line 31, column 10: expected `energy = 0`, as the rulebook says, found `3`",
        ),
        (
            "kill_threshold = 3",
            "health = 3",
            "line 40, column 10: expected `kill_threshold` instead, found `3`",
        ),
        (
            "kill_threshold = 3",
            "kill_threshold = 4",
            "line 40, column 18: expected `kill_threshold = 3`, as the rulebook says, found `4`",
        ),
        ("cap = 7", "cap = 8", "line 11, column 7: expected `cap = 7`, as the rulebook says, found `8`"),
        (
            "tp_for_kill = 3",
            "tp_for_kill = 2",
            "line 23, column 15: expected `tp_for_kill = 3`, as the rulebook says, found `2`",
        ),
        (
            "ap = 5",
            "ap = 3",
            "line 9, column 6: expected action points for two uses of the M4, 2 each, found `3`",
        ),
        (
            "ap = 5",
            "ap = 6",
            "line 39, column 6: expected more action points than a soldier's 6, as Aliens are quicker, found `6`",
        ),
        ("ap = 5", "ap = 300", "line 9, column 6: expected a number from 0 to 255, found integer `300`"),
        (
            "ap = 5",
            r#"ap = "five""#,
            r#"line 9, column 6: expected a number from 0 to 255, found string "five""#,
        ),
        (
            "ap = 5",
            "speed = 5",
            "line 9, column 1: expected one of `race`, `ap`, `health`, `kill_threshold`, `energy`, `regenerates`, `recharges`, `cap`, `tp_for_kill`, `origin`, `rulebook`, found `speed`",
        ),
        ("ap = 5", "ap = ", "line 9, column 24: expected literal string, found string values must be quoted"),
        (
            "recharges = 1",
            "recharges = 2",
            "line 21, column 13: expected `recharges = 1`, as the rulebook says, found `2`",
        ),
        (
            r#"rulebook = ["race", "health", "cap", "tp_for_kill"]"#,
            r#"rulebook = ["race", "speed"]"#,
            r#"line 14, column 21: expected a key of the same table, found `"speed"`"#,
        ),
        (
            "origin = \"authored\"\nrulebook = [\"race\", \"health\", \"cap\",",
            r#"rulebook = ["race", "health", "cap","#,
            "line 7, column 1: expected the key `origin` in this table, found none",
        ),
        (
            "origin = \"authored\"\nrulebook = [\"race\", \"health\", \"cap\",",
            "origin = \"guessed\"\nrulebook = [\"race\", \"health\", \"cap\",",
            "line 13, column 10: expected one of `rulebook`, `public`, `authored`, found `guessed`",
        ),
    ];
    refuses("heroes.toml", &cases);
}

#[test]
fn bad_natural_weapons_are_refused() {
    let cases = [
        (
            "[natural_weapons.alien_tail]",
            "[natural_weapons.alien_bite]",
            "line 54, column 18: expected one of `m4`, `m14`, `m249`, `grenades`, `blade`, `disc`, `plasma`, `spear`, `net`, `alien_claws`, `alien_tail`, `hybrid_claws`, `hybrid_jaws`, found `alien_bite`",
        ),
        (
            "[natural_weapons.alien_tail]",
            "[natural_weapons.spear]",
            "line 54, column 18: expected one of the weapons alien_claws, alien_tail, hybrid_claws, hybrid_jaws, found `spear`",
        ),
        (
            "hero = \"hybrid\"\nmodes = [{ ap = 2",
            "hero = \"alien\"\nmodes = [{ ap = 2",
            r#"line 61, column 8: expected "hybrid", found `"alien"`"#,
        ),
        (
            "damage = 2, rulebook",
            "damage = 3, rulebook",
            "line 56, column 40: expected 2, as the rulebook says, found `3`",
        ),
        (
            "range = 1, damage = 3 }]",
            "range = 1, acc = 3, damage = 3 }]",
            "line 67, column 37: expected no `acc`: this weapon always hits, found `3`",
        ),
        (
            "range = 1, damage = 3 }]",
            "range = 2, damage = 3 }]",
            "line 67, column 10: expected `acc`, the least roll that hits, found none",
        ),
        (
            "range = 1, damage = 3 }]",
            "range = 0, damage = 3 }]",
            "line 67, column 28: expected a range of at least 1, found `0`",
        ),
        (
            "range = 1, damage = 3 }]",
            "range = 1, damage = 3, energy = 1 }]",
            "line 67, column 52: expected no energy: only cards of the Predator cost it, found `1`",
        ),
    ];
    refuses("heroes.toml", &cases);
}

#[test]
fn a_missing_entry_is_named() {
    let text = super::builtin("heroes.toml");
    let without =
        |from: &str, to: &str| text[..text.find(from).unwrap()].to_string() + &text[text.find(to).unwrap()..];
    let hero = refusal("heroes.toml", &without("[heroes.alien]", "[natural_weapons.alien_claws]"));
    assert_eq!(hero, "heroes.toml, line 7, column 2: expected a table `[heroes.alien]`, found none");
    let weapon =
        refusal("heroes.toml", &without("[natural_weapons.alien_tail]", "[natural_weapons.hybrid_claws]"));
    assert_eq!(
        weapon,
        "heroes.toml, line 48, column 2: expected a table `[natural_weapons.alien_tail]`, found none"
    );
}

/// What the rulebook leaves open is the owner's: and of the Predator's health it says two things.
#[test]
fn other_numbers_are_taken() {
    takes("heroes.toml", "health = 10", "health = 7");
    takes("heroes.toml", "ap = 5", "ap = 4");
    takes("heroes.toml", "{ ap = 4, range = 1, damage = 3 }", "{ ap = 9, range = 1, damage = 7 }");
    let health = changed("heroes.toml", "health = 3\n", "").replace("\"health\", \"cap\"", "\"cap\"");
    assert!(refusal("heroes.toml", &health).contains("line 7, column 1: expected `health = 3`"));
}
