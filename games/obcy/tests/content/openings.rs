//! Doors and grilles, and what they must join.

use super::{builtin, changed, refusal, refuses, refuses_base, replaced, takes};

const MAP: &str = "base.map";
const LISTS: &str = "base.toml";

/// BC-12: what is open has a wall to be open in.
#[test]
fn an_opening_joins_two_neighbours_of_the_right_kinds() {
    refuses(
        LISTS,
        &[
            (
                r#""2,1-3,1""#,
                r#""2,1-4,1""#,
                r#"line 42, column 19: expected two fields that share a side, found `"2,1-4,1"`"#,
            ),
            (
                r#""2,1-3,1""#,
                r#""2,1-2,2""#,
                "line 42, column 24: expected a field of the drawing, not rock (2,2), found `2,2`",
            ),
            (
                r#""2,1-3,1""#,
                r#""3,1-2,1""#,
                r#"line 42, column 19: expected a field of a vent and then one of a room or corridor, found `"3,1-2,1"`"#,
            ),
            (
                r#""2,1-3,1""#,
                r#""2,1""#,
                r#"line 42, column 19: expected two fields such as "3,13-3,12", found `"2,1"`"#,
            ),
            (
                r#""2,1-3,1""#,
                r#""2,1-99,1""#,
                "line 42, column 24: expected a field of the drawing, not rock (99,1), found `99,1`",
            ),
            (
                r#""5,13-5,12""#,
                r#""5,13-9,12""#,
                r#"line 12, column 29: expected two fields that share a side, found `"5,13-9,12"`"#,
            ),
            (
                r#""5,13-5,12""#,
                r#""5,12-5,13""#,
                r#"line 12, column 29: expected a field of room A and then one of a corridor, found `"5,12-5,13"`"#,
            ),
            (
                r#"A = { pairs"#,
                r#"Q = { pairs"#,
                "line 12, column 1: expected the letter of a room in the drawing, found `Q`",
            ),
            (
                r#""1,14-1,13""#,
                r#""1,14-3,13""#,
                r#"line 29, column 10: expected two fields that share a side, found `"1,14-3,13"`"#,
            ),
        ],
    );
}

/// BC-13.
#[test]
fn every_vent_opens_somewhere() {
    refuses_base(
        r#"["6,14-5,14", "8,14-9,14", "12,14-11,14", "12,14-13,14""#,
        r#"["6,14-5,14", "8,14-9,14""#,
        "line 15, column 25: expected a grille from every vent (BC-13), found none",
    );
}

/// BC-16.
#[test]
fn four_charges_cut_nothing_off() {
    let vents = r#", "12,14-13,14", "15,14-14,14""#;
    refuses_base(
        vents,
        "",
        "line 14, column 30: expected a way to every mark that 4 collapsed corridor fields cannot cut (BC-16), found 14,13 cut off",
    );
}

/// BC-17.
#[test]
fn everything_is_reached_on_foot_and_by_aliens() {
    let door = r#"M = { pairs = ["14,13-14,12"]"#;
    let shut = changed(LISTS, door, "M = { pairs = []").replace(r#", "12,14-13,14", "15,14-14,14""#, "");
    assert_eq!(
        refusal(&[(LISTS, &shut)]),
        "base.map, line 14, column 28: expected a way on foot from the landing pad (BC-17), found none"
    );
    // A hatching field in a corner of its own, with the letter of a room that is elsewhere.
    let map = replaced(builtin(MAP), "# # # E E", "N # # E E");
    let lists = replaced(builtin(LISTS), r#""20,14""#, r#""0,0""#);
    assert_eq!(
        refusal(&[(MAP, &map), (LISTS, &lists)]),
        "base.map, line 1, column 7: expected a way for aliens from every hatching field (BC-17), found none from 0,0"
    );
}

/// BC-18.
#[test]
fn the_transporter_reaches_every_room() {
    refuses_base(
        r#"M = { pairs = ["14,13-14,12"]"#,
        "M = { pairs = []",
        "line 14, column 28: expected a way for the transporter to every room (BC-18), found none",
    );
    // The armoury has two doors.
    takes(LISTS, r#""17,3-17,2", "18,4-19,4""#, r#""17,3-17,2""#);
}
