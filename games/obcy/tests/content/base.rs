//! The drawing of the base and the marks on it.

use super::{builtin, changed, refusal, refuses, refuses_base, replaced};

const MAP: &str = "base.map";
const LISTS: &str = "base.toml";

/// BC-1.
#[test]
fn a_base_has_corridors_rooms_and_vents() {
    let rock = builtin(MAP).replace('~', "#");
    let start = builtin(LISTS).find("west =").unwrap();
    let end = builtin(LISTS).find("# Marks").unwrap();
    let lists = builtin(LISTS)[..start].to_string() + &builtin(LISTS)[end..];
    assert_eq!(
        refusal(&[(MAP, &rock), (LISTS, &lists)]),
        "base.map, line 1, column 1: expected corridors, rooms and vents (BC-1), found not all of them"
    );
    refuses(
        MAP,
        &[(
            "# ~ ~ E",
            "# ~ x E",
            "line 2, column 6: expected `#` rock, `+` corridor, `~` vent, `A` to `Z` a room, `1` to `5` an airlock or `@` the landing pad, found `x`",
        )],
    );
}

/// BC-2.
#[test]
fn there_is_one_landing_pad_at_the_lower_left() {
    refuses(
        MAP,
        &[
            (
                "# @ A",
                "# A A",
                "line 1, column 1: expected the landing pad `@` exactly once (BC-2), found no `@`",
            ),
            (
                "# A A A",
                "# @ A A",
                "line 15, column 3: expected the landing pad `@` exactly once (BC-2), found another `@`",
            ),
        ],
    );
    refuses_base(
        r#"pairs = ["1,14-1,13", "1,14-2,14"]"#,
        "pairs = []",
        "line 15, column 3: expected a way for the transporter off the landing pad (BC-2), found none",
    );
    // In the loading bay at the right.
    let map = replaced(&changed(MAP, "# @ A", "# A A"), "N N N N #\n#", "N N N @ #\n#");
    let lists = replaced(builtin(LISTS), r#""1,14-1,13", "1,14-2,14""#, r#""20,13-19,13""#);
    let lists = replaced(&lists, r#", "20,12-20,13""#, "");
    assert_eq!(
        refusal(&[(MAP, &map), (LISTS, &lists)]),
        "base.map, line 14, column 42: expected the landing pad at the lower left (BC-2), found 20,13"
    );
}

/// BC-3.
#[test]
fn there_are_five_airlocks() {
    refuses(
        MAP,
        &[
            (
                "# 2 #",
                "# # #",
                "line 1, column 1: expected each of the airlocks `1` to `5` exactly once (BC-3), found no `2`",
            ),
            (
                "# 2 #",
                "# 1 #",
                "line 6, column 6: expected each of the airlocks `1` to `5` exactly once (BC-3), found another `1`",
            ),
            (
                "# 2 #",
                "# 6 #",
                "line 2, column 20: expected `#` rock, `+` corridor, `~` vent, `A` to `Z` a room, `1` to `5` an airlock or `@` the landing pad, found `6`",
            ),
        ],
    );
    refuses_base(
        r#"2 = { pairs = ["9,1-9,2"]"#,
        "2 = { pairs = []",
        "line 2, column 20: expected an opening of every airlock into the base (BC-3), found none",
    );
    refuses(
        LISTS,
        &[
            (
                r#"2 = { pairs = ["9,1-9,2"]"#,
                r#"2 = { pairs = ["7,13-7,12"]"#,
                r#"line 35, column 16: expected airlock 2 and then a field of a room or corridor, found `"7,13-7,12"`"#,
            ),
            (
                r#"2 = { pairs = ["9,1-9,2"]"#,
                r#"6 = { pairs = ["9,1-9,2"]"#,
                "line 35, column 1: expected an airlock, 1 to 5, found `6`",
            ),
        ],
    );
}

/// BC-4.
#[test]
fn the_outside_track_has_an_entry_and_an_exit() {
    refuses(
        LISTS,
        &[
            ("fields = 4", "fields = 1", "line 90, column 10: expected 2 to 8 fields (BC-4), found `1`"),
            ("fields = 4", "fields = 9", "line 90, column 10: expected 2 to 8 fields (BC-4), found `9`"),
        ],
    );
}

/// BC-5.
#[test]
fn there_are_three_computers() {
    let comp3 = "comp3 = { field = \"18,8\", origin = \"authored\" }\n";
    let comp4 = comp3.to_string() + "comp4 = { field = \"18,9\", origin = \"authored\" }\n";
    refuses(
        LISTS,
        &[
            (comp3, "", "line 60, column 1: expected three computers (BC-5), found 2"),
            (comp3, &comp4, "line 60, column 1: expected three computers (BC-5), found 4"),
        ],
    );
}

/// BC-6 and BC-15.
#[test]
fn there_are_five_hatching_fields_in_rooms_of_their_own() {
    let h2 = "h2 = { field = \"8,5\", origin = \"authored\" }\n";
    refuses(
        LISTS,
        &[
            (h2, "", "line 53, column 1: expected five hatching fields (BC-6), found 4"),
            (
                h2,
                &h2.replace("8,5", "14,0"),
                r#"line 55, column 16: expected a room of its own for each hatching field (BC-6), found `"14,0"`"#,
            ),
            (
                h2,
                &h2.replace("8,5", "5,7"),
                r#"line 55, column 16: expected a field of a room (BC-15), found `"5,7"`"#,
            ),
            (
                h2,
                &h2.replace("8,5", "5,6"),
                r#"line 55, column 16: expected a field of a room (BC-15), found `"5,6"`"#,
            ),
        ],
    );
}

/// BC-7.
#[test]
fn every_kind_of_store_is_there() {
    refuses(
        LISTS,
        &[
            (
                r#"suits = { fields = ["13,14"]"#,
                "suits = { fields = []",
                "line 66, column 20: expected at least 1 of the stores `suits` (BC-7), found `[]`",
            ),
            (
                r#"fuel = { fields = ["10,14"]"#,
                "fuel = { fields = []",
                "line 67, column 19: expected at least 1 of the stores `fuel` (BC-7), found `[]`",
            ),
            (
                r#"explosives = { fields = ["4,10"]"#,
                "explosives = { fields = []",
                "line 69, column 25: expected at least 1 of the stores `explosives` (BC-7), found `[]`",
            ),
            (
                r#"medical = { fields = ["6,5"]"#,
                "medical = { fields = []",
                "line 70, column 22: expected at least 1 of the stores `medical` (BC-7), found `[]`",
            ),
            (
                r#"["12,5", "17,14"]"#,
                r#"["12,5"]"#,
                r#"line 68, column 20: expected at least 2 of the stores `parts` (BC-7), found `["12,5"]`"#,
            ),
            (
                r#"["6,10", "18,5"]"#,
                r#"["6,10"]"#,
                r#"line 71, column 22: expected at least 2 of the stores `weapons` (BC-7), found `["6,10"]`"#,
            ),
            (
                r#"["3,0", "14,5"]"#,
                r#"["3,0"]"#,
                r#"line 72, column 25: expected at least 2 of the stores `ammunition` (BC-7), found `["3,0"]`"#,
            ),
            (
                "medical = { fields = [\"6,5\"], origin = \"authored\" }\n",
                "",
                "line 65, column 1: expected at least 1 of the stores `medical` (BC-7), found none",
            ),
            (
                "medical =",
                "hospital =",
                "line 70, column 1: expected one of `suits`, `fuel`, `parts`, `explosives`, `medical`, `weapons`, `ammunition`, found `hospital`",
            ),
        ],
    );
}

/// BC-8.
#[test]
fn a_mark_is_alone_on_its_field() {
    refuses(
        LISTS,
        &[
            (
                r#"radio = { field = "4,0""#,
                r#"radio = { field = "5,0""#,
                r#"line 75, column 19: expected a field without another mark (BC-8), found `"5,0"`"#,
            ),
            (
                r#"["6,10", "18,5"]"#,
                r#"["6,10", "4,10"]"#,
                r#"line 71, column 31: expected a field without another mark (BC-8), found `"4,10"`"#,
            ),
            (
                r#"["6,10", "18,5"]"#,
                r#"["6,10", "5,7"]"#,
                r#"line 71, column 31: expected a field of a room, found `"5,7"`"#,
            ),
            (
                r#"["6,10", "18,5"]"#,
                r#"["6,10", "9,1"]"#,
                r#"line 71, column 31: expected a field of a room, found `"9,1"`"#,
            ),
            (
                r#"radio = { field = "4,0""#,
                r#"radio = { field = "0,0""#,
                r#"line 75, column 19: expected a field of the drawing, not rock (0,0), found `"0,0"`"#,
            ),
            (
                r#"radio = { field = "4,0""#,
                r#"radio = { field = "four""#,
                r#"line 75, column 19: expected a field such as "5,7", found `"four"`"#,
            ),
        ],
    );
}

/// BC-9.
#[test]
fn there_are_devices() {
    let start = builtin(LISTS).find("radio =").unwrap();
    let end = builtin(LISTS).find("# Fields of the outside").unwrap();
    let lists = builtin(LISTS)[..start].to_string() + &builtin(LISTS)[end..];
    assert_eq!(
        refusal(&[(LISTS, &lists)]),
        "base.toml, line 74, column 1: expected at least one device (BC-9), found `[devices]`"
    );
    refuses(
        LISTS,
        &[
            ("radio =", "comp1 =", "line 75, column 1: expected a name that no computer has, found `comp1`"),
            (
                "radio =",
                "Radio =",
                "line 75, column 1: expected a name of up to 16 small letters, digits and `_`, found `Radio`",
            ),
        ],
    );
}

/// BC-10.
#[test]
fn corridors_are_one_field_wide() {
    let row8 = "# ~ # + K K K ~ I I I + L L L ~ J J J + ~ #\n # ~ # +";
    let text = builtin(MAP).replacen(row8, &row8.replace("~ # +", "~ + +"), 1);
    assert_eq!(
        refusal(&[(MAP, &text)]),
        "base.map, line 9, column 7: expected corridors and vents one field wide (BC-10), found 3,8 with 5 neighbours of its kind"
    );
}

/// BC-11.
#[test]
fn every_room_has_three_fields_that_touch() {
    refuses(
        MAP,
        &[(
            "# M M 4",
            "# # M 4",
            "line 14, column 30: expected three fields adjacent to each other in every room (BC-11), found none in the room of 14,13",
        )],
    );
}

#[test]
fn drawings_are_bounded() {
    let wide = format!("{}\n", ["#"; 65].join(" "));
    assert_eq!(
        refusal(&[(MAP, &wide)]),
        "base.map, line 1, column 129: expected 1 to 64 marks in a row, found `#`"
    );
    let line = format!("{}\n", ["#"; 40].join(" "));
    let odd = format!(" {line}");
    assert_eq!(
        refusal(&[(MAP, &(line + &odd).repeat(7))]),
        "base.map, line 1, column 1: expected at most 512 fields, rock included, found 560"
    );
}
