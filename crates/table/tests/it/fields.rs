//! The fields of a journal file: one too many, one too few, or one that makes no sense is named.

use crate::common::{forged, whole};
use lantern::Lantern;
use serde_json::{Value, json};
use table::{FileError, read, write};

fn text() -> String {
    write(whole(0).journal())
}

#[track_caller]
fn bad_field(text: &str, field: &str, what: &str) {
    let error = read::<Lantern>(text).unwrap_err();
    assert_eq!(error, FileError::Field { field: field.into(), what: what.into() });
    assert_eq!(error.to_string(), format!("field `{field}`: {what}"));
}

#[test]
fn fields_are_neither_more_nor_fewer() {
    let more = forged(&text(), |file| drop(file.insert("comment".into(), json!("hello"))));
    bad_field(&more, "comment", "no such field is known");
    for field in ["game", "rules", "content", "options", "dice", "start", "entries"] {
        bad_field(&forged(&text(), |file| drop(file.remove(field))), field, "it is missing");
    }
}

#[test]
fn a_field_of_the_wrong_type_is_named() {
    let with =
        |field: &str, value: Value| forged(&text(), |file| drop(file.insert(field.to_string(), value)));
    bad_field(&with("game", json!(1)), "game", "invalid type: integer `1`, expected a string");
    bad_field(&with("rules", json!(-1)), "rules", "invalid value: integer `-1`, expected u64");
    bad_field(
        &with("content", json!("abc")),
        "content",
        "invalid value: string \"abc\", expected 64 hexadecimal digits",
    );
    bad_field(&with("options", json!({"seat": 2})), "options", "unknown field `seat`, expected `seats`");
    bad_field(
        &with("start", json!({"dealt": []})),
        "start",
        "unknown variant `dealt`, expected `setup` or `position`",
    );
    bad_field(&with("entries", json!({})), "entries", "invalid type: map, expected a sequence");
    let dice = json!({"commitment": "00".repeat(32), "thrown": 6});
    bad_field(
        &with("dice", dice),
        "dice",
        "unknown field `thrown`, expected one of `commitment`, `nonces`, `seed`",
    );
}

#[test]
fn an_entry_of_the_wrong_type_is_named_by_its_number() {
    let with = |entry: Value| forged(&text(), |file| file["entries"][3] = entry);
    let bad = |entry: Value, what: &str| bad_field(&with(entry), "entries[3]", what);
    bad(json!("wait"), "invalid type: string \"wait\", expected a tuple of size 3");
    bad(json!([0, "wait"]), "invalid length 2, expected a tuple of size 3");
    bad(json!([0, "wait", [], 1]), "invalid length 4, expected fewer elements in array");
    bad(json!([256, "wait", []]), "invalid value: integer `256`, expected u8");
    bad(json!([0, "wait", [-1]]), "invalid value: integer `-1`, expected u32");
    bad(
        json!([0, "fly", []]),
        "unknown variant `fly`, expected one of `step`, `dash`, `bolt`, `wait`, `stop`",
    );
    bad(json!([0, {"step": "b12x"}, []]), "a cell is a letter and a number, such as c2");
}
