//! Weapon and equipment cards.

use super::{builtin, refusal, refuses, takes};

#[test]
fn bad_cards_are_refused() {
    let cases = [
        (
            "[cards.net]",
            "[cards.m16]",
            "line 113, column 8: expected one of `m4`, `m14`, `m249`, `grenades`, `medkit`, `blade`, `disc`, `plasma`, `spear`, `net`, `heal`, `cloak`, `visor`, found `m16`",
        ),
        ("[cards.m14]", "[cards.m14", "line 23, column 11: expected `]`, found unclosed table"),
        ("count = 7", "count = 6", "line 12, column 2: expected 30 cards in all, found 29"),
        ("count = 7", "count = 2", "line 14, column 9: expected at least 3, found `2`"),
        (
            "race = \"predator\"\ncount = 1\nprice = 3",
            "race = \"guard\"\ncount = 1\nprice = 3",
            r#"line 124, column 8: expected "predator", found `"guard"`"#,
        ),
        (
            "count = 7\nprice = 1",
            "count = 7\nprice = 2",
            "line 15, column 9: expected 1, as the rulebook says, found `2`",
        ),
        (
            "count = 4\nprice = 2",
            "count = 4\nprice = 3",
            "line 26, column 9: expected 2, as the rulebook says, found `3`",
        ),
        (
            "price = 2               # with",
            "price = 1 # with",
            "line 34, column 8: expected prices of M249 and medkit that make 3 together, as the rulebook says, found 2",
        ),
        ("price = 3", "price = 0", "line 126, column 9: expected a price of at least 1, found `0`"),
        ("price = 3\n", "", "line 123, column 1: expected a `price`, found none"),
        (
            "price = 3",
            "start = true",
            "line 126, column 9: expected no card of the Predator's start, found `true`",
        ),
        (
            "start = true\nindirect",
            "price = 1\nindirect",
            "line 80, column 1: expected `start = true`, found `[cards.disc]`",
        ),
        (
            "start = true\nindirect",
            "start = true\nprice = 1\nindirect",
            "line 84, column 9: expected no price, as the Predator starts with it, found `1`",
        ),
        (
            "price = 3",
            "price = 3\nindirect = true",
            "line 127, column 12: expected no `random` or `indirect`: this card is no weapon, found `true`",
        ),
        (
            r#"effect = "heal2""#,
            r#"effect = "heal3""#,
            "line 63, column 27: expected `heal2` or `heal_full`, found `heal3`",
        ),
        (
            r#"effect = "heal2""#,
            r#"effect = "heal_full""#,
            r#"line 63, column 27: expected "heal2", as the rulebook says, found `"heal_full"`"#,
        ),
        (
            r#"ap = 3, effect = "heal2""#,
            r#"ap = 3, energy = 1, effect = "heal2""#,
            "line 63, column 27: expected no energy: only cards of the Predator cost it, found `1`",
        ),
        (
            "toggle = { acc_penalty = 2 }",
            "toggle = { acc_penalty = 0 }",
            "line 135, column 26: expected a penalty from 1 to 5, found `0`",
        ),
        (
            "toggle = { acc_penalty = 2 }",
            "toggle = { acc_penalty = 2, range_penalty = 1 }",
            "line 135, column 45: expected no `range_penalty`: the cloak does not touch ranges, found `1`",
        ),
        (
            "toggle = { acc_penalty = 2 }",
            r#"item = { ap = 1, effect = "heal2" }"#,
            r#"line 135, column 8: expected no `item` on this card, found `{ ap = 1, effect = "heal2" }`"#,
        ),
        ("toggle = { acc_penalty = 2 }\n", "", "line 131, column 1: expected `toggle`, found none"),
        (
            "acc_penalty = 1, range_penalty = 1",
            "acc_penalty = 2, range_penalty = 1",
            "line 143, column 26: expected 1, as the rulebook says, found `2`",
        ),
        (
            "acc_penalty = 1, range_penalty = 1",
            "acc_penalty = 1",
            "line 143, column 10: expected `range_penalty = 1`, as the rulebook says, found none",
        ),
        (
            "acc_penalty = 1, range_penalty = 1",
            "acc_penalty = 1, range_penalty = 2",
            "line 143, column 45: expected 1, as the rulebook says, found `2`",
        ),
    ];
    refuses("cards.toml", &cases);
}

#[test]
fn bad_weapons_are_refused() {
    let cases = [
        (
            "price = 2               # with the medkit 3\nrandom = true",
            "price = 2\nrandom = false",
            "line 38, column 10: expected `random = true`, found `false`",
        ),
        (
            "count = 7",
            "count = 7\nrandom = true",
            "line 15, column 10: expected no `random`: the player chooses the mode, found `true`",
        ),
        (
            "{ ap = 3, range = 6, acc = 5, damage = 3 }",
            "{ ap = 2, range = 6, acc = 5, damage = 3 }",
            "line 41, column 5: expected the same `ap`, `range` and `energy` as in the first mode, found `{ ap = 2, range = 6, acc = 5, damage = 3 }`",
        ),
        (
            "{ ap = 3, range = 6, acc = 5, damage = 3 }",
            "{ ap = 3, range = 6, acc = 3, damage = 3 }",
            "line 41, column 5: expected a higher `acc` than in the first mode and another `damage`, found `{ ap = 3, range = 6, acc = 3, damage = 3 }`",
        ),
        (
            "    { ap = 3, range = 6, acc = 5, damage = 3 },\n",
            "",
            "line 39, column 9: expected two modes, between which the die chooses, found `[`",
        ),
        (
            "    { ap = 3, range = 5, acc = 4, damage = 2 },\n",
            "",
            "line 16, column 9: expected two modes, as the rulebook says, found `[`",
        ),
        (
            "{ ap = 3, range = 5, acc = 4, damage = 2 }",
            "{ ap = 3, range = 5, acc = 1, damage = 2 }",
            "line 18, column 32: expected at least 2, as a roll of 1 misses, found `1`",
        ),
        (
            "{ ap = 3, range = 5, acc = 4, damage = 2 }",
            "{ ap = 3, range = 5, acc = 7, damage = 2 }",
            "line 18, column 32: expected a roll from 1 to 6, found `7`",
        ),
        (
            "{ ap = 3, range = 5, acc = 4, damage = 2 }",
            "{ ap = 3, range = 5, damage = 2 }",
            "line 18, column 5: expected `acc`, the least roll that hits, found none",
        ),
        (
            "{ ap = 3, range = 5, acc = 4, damage = 2 },",
            "{ ap = 3, range = 5, acc = 4, damage = 2 }, { ap = 3, range = 5, acc = 4, damage = 2 },",
            "line 16, column 9: expected one or two modes, found `[`",
        ),
        (
            "{ ap = 3, range = 7, acc = 4, damage = 2 }",
            "{ ap = 3, range = 7, acc = 4, damage = 2, energy = 1 }",
            "line 29, column 56: expected no energy: only cards of the Predator cost it, found `1`",
        ),
        (
            "{ ap = 3, range = 7, acc = 4, damage = 2 }",
            r#"{ ap = 3, range = 7, acc = 4, damage = 2, effect = "entangle" }"#,
            r#"line 29, column 56: expected no effect: only the Net has one, found `"entangle"`"#,
        ),
        (
            "damage = 1, energy = 1, rulebook",
            "damage = 2, energy = 1, rulebook",
            "line 97, column 44: expected 1, as the rulebook says, found `2`",
        ),
        (
            "range = 2, damage = 2, energy = 0",
            "range = 3, damage = 2, energy = 0",
            "line 108, column 23: expected 2, as the rulebook says, found `3`",
        ),
        (
            "range = 2, damage = 2, energy = 0",
            "range = 2, damage = 3, energy = 0",
            "line 108, column 35: expected 2, as the rulebook says, found `3`",
        ),
        (
            "range = 2, damage = 2, energy = 0",
            "range = 2, acc = 3, damage = 2, energy = 0",
            "line 108, column 32: expected no `acc`: this weapon always hits, found `3`",
        ),
        (
            r#", effect = "entangle""#,
            "",
            r#"line 117, column 9: expected a mode with `effect = "entangle"`, found `[`"#,
        ),
        (
            r#"effect = "entangle""#,
            r#"effect = "burn""#,
            "line 118, column 68: expected `entangle`, found `burn`",
        ),
    ];
    refuses("cards.toml", &cases);
}

#[test]
fn some_weapon_is_indirect_and_some_cost_energy() {
    let direct = builtin("cards.toml").replace("indirect = true\n", "");
    let expected =
        "cards.toml, line 12, column 2: expected at least one weapon with `indirect = true`, found none";
    assert_eq!(refusal("cards.toml", &direct), expected);
    let free = builtin("cards.toml").replace("energy = 1", "energy = 0").replace("energy = 3", "energy = 0");
    let expected =
        "cards.toml, line 12, column 2: expected some card of the Predator with an `energy` cost, found none";
    assert_eq!(refusal("cards.toml", &free), expected);
}

#[test]
fn a_missing_card_is_named() {
    let text = builtin("cards.toml");
    let without = text[..text.find("[cards.visor]").unwrap()].to_string();
    let expected =
        "cards.toml, line 12, column 2: expected all 13 kinds of card, `[cards.visor]` too, found none";
    assert_eq!(refusal("cards.toml", &without), expected);
}

/// What the rulebook leaves open is the owner's.
#[test]
fn other_numbers_are_taken() {
    takes("cards.toml", "toggle = { acc_penalty = 2 }", "toggle = { acc_penalty = 3 }");
    let rifle = "{ ap = 2, range = 8, acc = 3, damage = 1 }";
    takes("cards.toml", rifle, "{ ap = 1, range = 12, acc = 2, damage = 2 }");
    takes("cards.toml", "price = 3", "price = 5");
    takes("cards.toml", "origin = \"authored\"\nrulebook = [\"race\", \"random\"]", "origin = \"public\"");
}
