//! Drawings of boards.

use super::{changed, refused, refused_whole};

const FILE: &str = "boards.map";

#[test]
fn bad_boards_are_refused() {
    let cases = [
        ("[1 colony] operations", "[5 colony] operations", "[5", "a head such as `[1 colony] operations`"),
        ("[1 colony] operations", "[1 town] operations", "[1", "a head such as `[1 colony] operations`"),
        ("[1 colony] operations", "[1 colony] Operations", "[1", "a head such as `[1 colony] operations`"),
        ("[2 colony] quarters", "[1 colony] quarters", "[1", "each side and each name once"),
        ("[2 colony] quarters", "[2 colony] operations", "[2", "each side and each name once"),
        ("A communications", "A", "A\nB", "a mark and the name of a room"),
        ("A communications", "AA communications", "AA", "a mark and the name of a room"),
        ("A communications", ". communications", ". comm", "a mark that is free, and a name"),
        ("A communications", "Q communications", "Q comm", "a mark of the drawing"),
        ("B records", "A records", "A records", "a mark that is free, and a name"),
        ("| A   A : X : A   A / .", "| A   A | X : A   A / %", "%", "`.`, `X` or a mark of the legend"),
        (
            "| A   A : X : A   A / .",
            "| A   A   X : A   A / .",
            "A   X",
            "a thick line or a wall between a console",
        ),
        ("| A   A : X : A   A / .", "| A   A : X : A   A ? .", "?", "`|`, `/`, `:` or a blank"),
        ("  . / C   C : X   X", "  . / C / C : X   X", "C / C", "walls at both ends of the door"),
        ("| A   A   A   A   A | .   . |", "/ A   A   A   A   A | .   . |", "/ A", "a cell on both sides"),
    ];
    for case in cases {
        refused(FILE, case);
    }
}

#[test]
fn four_boards_have_two_sides_each() {
    let last = super::file(FILE).find("[4 hive]").unwrap();
    refused_whole(FILE, &super::file(FILE)[..last], "8 sides of 4 boards (9.4), found 7");
    refused_whole(FILE, "", "8 sides of 4 boards (9.4), found 0");
}

/// A room without a door is no part of a map (9.4), and it is the mission that says so: another board might have led there.
#[test]
fn a_way_leads_everywhere() {
    let text = changed(FILE, "| A   A : X : A   A / .", "| A   A : X : A   A | .");
    let text = text.replacen(
        "+---+---+-/-+---+---+   +   +---+---+-/-+",
        "+---+---+---+---+---+   +   +---+---+-/-+",
        1,
    );
    let error = super::refusal(FILE, &text);
    assert!(error.starts_with("missions.toml, line "), "{error}");
    assert!(error.contains("boards on which a way leads everywhere, also to "), "{error}");
}
