//! Character cards.

use super::{changed, refused, refused_whole, taken};

const FILE: &str = "characters.toml";

#[test]
fn bad_characters_are_refused() {
    let cases = [
        ("[characters.newt]", "[characters.bishop]", "bishop", "`gorman`, `hicks`"),
        ("rank = 3", "rank = 4", "4", "a rank of 1 to 3 (C-CHAR-4)"),
        ("marine = false", "marine = false\nrank = 1", "1", "civilians have none (C-CHAR-4)"),
        ("speed = 5", "speed = 11", "11", "a value of at most 10 (9.5)"),
        ("aim = 4\n", "aim = 0\n", "0", "an aim of 1 to 10 (C-AIM-2)"),
        ("tech = 3\n", "tech = 3\naim = 2\n", "2\n", "Newt has none (C-NEWT-7)"),
        ("melee = 1", "melee = 3", "3", "at most 2, as on the hero side (9.5)"),
        ("aim = 4", "aim = 6", "6", "at most 5, as on the hero side (9.5)"),
        ("when = \"on_activation\"", "when = \"action\"", "\"action\"", "a moment of an ability"),
        ("weapon = \"m240\"", "weapon = \"m241\"", "\"m241\"", "a card of endurance.toml"),
    ];
    for case in cases {
        refused(FILE, case);
    }
}

#[test]
fn characters_are_complete() {
    let newt = super::file(FILE).find("[characters.newt]").unwrap();
    refused_whole(FILE, &super::file(FILE)[..newt], "all 7 characters, `[characters.newt]` too, found none");
    refused_whole(FILE, &changed(FILE, "rank = 3\n", ""), "the key `rank`, as Marines have one (C-CHAR-4)");
    refused_whole(FILE, &changed(FILE, "aim = 5\n", ""), "the key `aim` in this table");
    let hers = super::file(FILE)[newt..].find("traits").unwrap() + newt;
    let (before, after) = super::file(FILE).split_at(hers);
    let end = after.find("]\norigin").unwrap() + 2;
    refused_whole(FILE, &format!("{before}{}", &after[end..]), "a hero with `traits` or `abilities` (9.5)");
    let many = "{ when = \"on_activation\", text = \"recycle(1)\", origin = \"authored\" }, ".repeat(4);
    let text = changed(FILE, "abilities = [\n", &format!("abilities = [\n{many}"));
    refused_whole(FILE, &text, "at most 4 abilities");
}

#[test]
fn values_may_be_changed() {
    taken(FILE, "melee = 1", "melee = 2");
    taken(FILE, "within = 4", "within = 6");
}
