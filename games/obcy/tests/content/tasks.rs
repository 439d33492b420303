//! The task cards.

use super::{changed, refusal, refuses, takes};

const FILE: &str = "tasks.toml";

#[test]
fn a_card_names_only_what_is_in_the_base() {
    refuses(
        FILE,
        &[
            (
                "repair(lab)",
                "repair(lamp)",
                "line 23, column 24: expected a device of base.toml: air, bulk, cool, crane, fuel, gate, gen, heat, lab, radio, suit, water, found `lamp`",
            ),
            (
                "repair(lab)",
                "repair(comp1)",
                "line 23, column 24: expected a device of base.toml: air, bulk, cool, crane, fuel, gate, gen, heat, lab, radio, suit, water, found `comp1`",
            ),
            (
                "any_of(repair(gate), repair(heat))",
                "repair_all(heat,heat)",
                "line 30, column 17: expected each field once, found `repair_all(heat,heat`",
            ),
            (
                "clear(I)",
                "clear(Z)",
                "line 38, column 23: expected the letter of a room in the drawing, found `Z`",
            ),
            (
                "clear(I)",
                "clear(II)",
                "line 38, column 23: expected the letter of a room in the drawing, found `II`",
            ),
            (
                "collapsed_any((10,2)",
                "collapsed_any((10,3)",
                "line 34, column 39: expected a corridor field (O-ITEM-16), found `10,3)`",
            ),
            (
                "collapsed_any((10,2)",
                "collapsed_any((0,0)",
                "line 34, column 39: expected a field of the base, found `0,0`",
            ),
            (
                "deliver(medkit,(9,9))",
                "deliver(medkit,(8,10))",
                "line 40, column 40: expected a field that characters may enter, found `8,10)`",
            ),
            (
                "deliver(medkit,",
                "deliver(medicine,",
                "line 40, column 32: expected suit, fuel, diskette, part, charge, medkit, pistol, rifle, flamethrower, grenade, magazine, found `medicine`",
            ),
            (
                "any_of(deliver(diskette,comp1), deliver(diskette,comp2))",
                "deliver_all(diskette,comp9,comp2)",
                "line 32, column 38: expected a computer or a device of base.toml, or a field such as (9,9), found `comp9`",
            ),
            (
                "drive_to(N)",
                "drive_to(4)",
                "line 41, column 33: expected the letter of a room in the drawing, found `4`",
            ),
        ],
    );
}

#[test]
fn a_condition_is_a_term_of_the_language() {
    refuses(
        FILE,
        &[
            ("\"hunt(4)\"", "\"hunt(0)\"", "line 33, column 22: expected a number from 1 to 72, found `0`"),
            ("\"hunt(4)\"", "\"hunt(73)\"", "line 33, column 22: expected a number from 1 to 72, found `73`"),
            (
                "\"hunt(4)\"",
                "\"kill(4)\"",
                "line 33, column 17: expected repair, repair_all, deliver, deliver_all, collapsed_any, hold, gather, clear, eva, hunt, drive_to or any_of, found `kill(`",
            ),
            ("\"hunt(4)\"", "\"hunt 4\"", "line 33, column 22: expected `(`, found `4`"),
            (
                "\"hunt(4)\"",
                "\"\"",
                "line 33, column 17: expected repair, repair_all, deliver, deliver_all, collapsed_any, hold, gather, clear, eva, hunt, drive_to or any_of, found nothing",
            ),
            (
                "\"hunt(4)\"",
                "\"hunt(4) or eva()\"",
                "line 33, column 25: expected the end of the condition, found `o`",
            ),
            ("\"clear(I)\"", "\"clear(I\"", "line 38, column 24: expected `)`, found nothing"),
            (
                "\"hold(J,3,2)\"",
                "\"hold(J,7,2)\"",
                "line 36, column 24: expected a number from 1 to 6, found `7`",
            ),
            ("\"hold(J,3,2)\"", "\"hold(J,2)\"", "line 36, column 25: expected `,`, found `)`"),
            (
                "\"hold(J,3,2)\"",
                "\"any_of(hold(J,2,2),hold(K,2,2))\"",
                "line 36, column 17: expected at most one `hold` on a card, found `any_of(hold(J,2,2),hold(K,2,2))`",
            ),
            ("\"repair(lab)\"", "\"repair(lab,air)\"", "line 23, column 27: expected `)`, found `,`"),
        ],
    );
}

/// AMB-61: no card becomes impossible through losses.
#[test]
fn every_card_has_a_way_without_limited_items() {
    refuses(
        FILE,
        &[
            (
                "\"hunt(4)\"",
                "\"eva()\"",
                r#"line 33, column 16: expected a way that needs no limited items (AMB-61), found `"eva()"`"#,
            ),
            (
                "\"hunt(4)\"",
                "\"deliver(medkit,(9,9))\"",
                r#"line 33, column 16: expected a way that needs no limited items (AMB-61), found `"deliver(medkit,(9,9))"`"#,
            ),
            (
                "\"hunt(4)\"",
                "\"any_of(drive_to(N), collapsed_any((10,2)))\"",
                r#"line 33, column 16: expected a way that needs no limited items (AMB-61), found `"any_of(drive_to(N), collapsed_any((10,2)))"`"#,
            ),
        ],
    );
    takes(FILE, "\"hunt(4)\"", "\"deliver(diskette,comp3)\"");
}

#[test]
fn cards_are_numbered_without_a_gap() {
    refuses(
        FILE,
        &[
            ("T02 =", "T42 =", "line 23, column 1: expected the card T02: no gaps, at most 40, found `T42`"),
            ("T02 =", "T01 =", "line 23, column 1: expected a TOML file, found duplicate key"),
            (
                "T02 =",
                "second =",
                "line 23, column 1: expected the card T02: no gaps, at most 40, found `second`",
            ),
            (
                "T02 = { cond = \"repair(lab)\"",
                "T02 = { when = \"repair(lab)\"",
                "line 23, column 9: expected one of `cond`, `origin`, `rulebook`, found `when`",
            ),
        ],
    );
    assert_eq!(
        refusal(&[(FILE, "[tasks]\n")]),
        "tasks.toml, line 1, column 1: expected at least one card, found `[tasks]`"
    );
}

/// BC-14.
#[test]
fn the_points_track_holds_the_whole_deck() {
    let short = changed("base.toml", "last = 20", "last = 19");
    assert_eq!(
        refusal(&[("base.toml", &short)]),
        "tasks.toml, line 41, column 1: expected at most 19 cards, as the points track of base.toml ends there (BC-14), found `T20`"
    );
    takes("base.toml", "last = 20", "last = 21");
}
