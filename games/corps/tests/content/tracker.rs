//! Motion tracker cards, blips and sentry guns.

use super::{changed, refused, refused_whole, taken};

const FILE: &str = "tracker.toml";

#[test]
fn bad_tracker_cards_are_refused() {
    let cases = [
        ("threat = \"tunnel\"", "threat = \"worm\"", "\"worm\"", "`tunnel`, `hidden`, `active`, `drone`"),
        ("level = 1", "level = 4", "4", "a level of 1 to 3 (C-TRACK-11)"),
        ("blips = 1", "blips = 7", "7", "at most 6 blips"),
        ("gate = \"tunnel\"", "gate = \"1\"", "\"1\"", "`tunnel` (C-TUN-1)"),
        ("gate = \"1\"", "gate = \"tunnel\"", "\"tunnel\"", "no tunnel: the card digs none"),
        ("gate = \"1\"", "gate = \"5\"", "5", "the number of a spawn point, 1 to 4"),
        ("gate = \"1\"", "gate = \"1 2\"", "2\"", "the end of the text"),
        (
            "gate = \"tunnel\"",
            "gate = \"tunnel\"\nbonus = \"stir(1)\"",
            "\"stir(1)\"",
            "only hidden and active threats",
        ),
        ("effect = \"stir(1)\"", "effect = \"\"", "\"\"", "a text that does something"),
        ("effect = \"stir(1)\"", "effect = \"draw(1)\"", "draw", "needs a hero's hand"),
        ("numbers = [9, 7, 3, 2]", "numbers = [9, 7, 3, 3]", "[9", "21 blips in all (1.2)"),
        ("numbers = [9, 7, 3, 2]", "numbers = [9, 7, 0, 5]", "[9", "the numbers 1, 3 and 4 (9.6)"),
        ("numbers = [9, 7, 3, 2]", "numbers = [9, 7, 3, 1, 0, 0, 1]", "[9", "numbers up to 6"),
        ("shots = 9", "shots = 0", "0", "1 to 20 shots (A-71)"),
    ];
    for case in cases {
        refused(FILE, case);
    }
    refused_whole(
        FILE,
        &changed(FILE, "bonus = \"stir(1)\"\n", ""),
        "the key `bonus` (C-TRACK-8, C-TRACK-9)",
    );
}

#[test]
fn there_are_42_cards_of_every_type_and_level() {
    let last = super::file(FILE).rfind("[cards.").unwrap();
    refused_whole(FILE, &super::file(FILE)[..last], "42 cards in all (9.2), found 41");
    let level = super::file(FILE).replace("level = 3", "level = 2");
    refused_whole(FILE, &level, "at least one card of level 3 (9.2)");
    let active = super::file(FILE).replace("\"active\"", "\"hidden\"");
    refused_whole(FILE, &active, "at least one card of the type active (9.2)");
}

#[test]
fn numbers_may_be_changed() {
    taken(FILE, "numbers = [9, 7, 3, 2]", "numbers = [12, 4, 2, 1, 1, 1]");
    taken(FILE, "gate = \"1\"", "gate = \"nearest\"");
}
