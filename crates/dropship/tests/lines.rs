//! Whatever is sent, the engine answers each line with one JSON object, and a failure changes nothing.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

use dropship::content::Shelf;
use dropship::engine::Engine;
use proptest::prelude::*;
use serde_json::{Value, json};
use table::Seed;

const COMMANDS: [&str; 14] = [
    "games", "new", "load", "replay", "status", "play", "explain", "view", "scene", "dice", "undo",
    "journal", "help", "dance",
];
const FIELDS: [&str; 17] = [
    "game", "options", "seed", "status", "scenario", "run", "journal", "seat", "action", "index", "turn",
    "viewer", "dice", "draws", "clear", "to", "loud",
];

/// Values that fields often hold, and others that they never should.
fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (0..4u64).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        // Halves come back exactly; other fractions may differ in the last digit.
        any::<i32>().prop_map(|number| Value::from(f64::from(number) / 2.0)),
        prop::collection::vec(0..8u32, 0..4).prop_map(Value::from),
        "[a-z0-9]{0,4}".prop_map(Value::from),
        prop::sample::select(vec!["tictactoe", "lantern", "spectator", "wait", "stop"]).prop_map(Value::from),
        prop::sample::select(vec!["step", "dash", "bolt", "seats"])
            .prop_flat_map(|key| (0..5u8).prop_map(move |number| json!({ key: number }))),
        "[a-g][1-5]".prop_map(|spot| json!({ "step": spot })),
    ]
}

fn request() -> impl Strategy<Value = String> {
    let field = (prop::sample::select(FIELDS.to_vec()), value());
    (prop::sample::select(COMMANDS.to_vec()), prop::collection::vec(field, 0..5)).prop_map(|(cmd, fields)| {
        let mut request = json!({ "cmd": cmd });
        for (name, value) in fields {
            request[name] = value;
        }
        request.to_string()
    })
}

/// Requests that work, so that there is a match to do harm to.
fn good_request() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(r#"{"cmd":"new","game":"tictactoe"}"#.to_string()),
        Just(r#"{"cmd":"new","game":"lantern","options":{"seats":3}}"#.to_string()),
        (0..9u8).prop_map(|cell| json!({ "cmd": "play", "seat": cell % 2, "action": cell }).to_string()),
        (0..3u8, 0..6u8, 0..6u8).prop_map(|(seat, index, turn)| {
            json!({ "cmd": "play", "seat": seat, "index": index, "turn": turn }).to_string()
        }),
        prop::collection::vec(1..8u32, 0..3)
            .prop_map(|dice| json!({ "cmd": "dice", "dice": dice }).to_string()),
    ]
}

/// A request with some of its bytes replaced.
fn damaged() -> impl Strategy<Value = Vec<u8>> {
    let place = (any::<prop::sample::Index>(), any::<u8>());
    (prop_oneof![request(), good_request()], prop::collection::vec(place, 1..4)).prop_map(|(text, places)| {
        let mut bytes = text.into_bytes();
        for (at, byte) in places {
            let at = at.index(bytes.len());
            bytes[at] = if byte == b'\n' { 0 } else { byte };
        }
        bytes
    })
}

fn line() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        4 => good_request().prop_map(String::into_bytes),
        4 => request().prop_map(String::into_bytes),
        2 => damaged(),
        1 => prop::collection::vec(any::<u8>().prop_filter("one line", |byte| *byte != b'\n'), 0..40),
    ]
}

fn engine() -> Engine {
    Engine::new(Shelf::builtin(), || Ok(Seed([7; 32])))
}

/// All that can change.
fn position(engine: &mut Engine) -> (String, String) {
    (engine.answer(br#"{"cmd":"status"}"#).text, engine.answer(br#"{"cmd":"journal"}"#).text)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_line_has_one_answer(lines in prop::collection::vec(line(), 1..25)) {
        let mut engine = engine();
        for line in lines {
            let before = position(&mut engine);
            let reply = engine.answer(&line);
            prop_assert!(!reply.text.contains('\n'), "{}", reply.text);
            let answer: Value = serde_json::from_str(&reply.text).map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert!(answer.is_object() && answer["ok"].is_boolean(), "{answer}");
            if answer["ok"] == false {
                prop_assert!(answer["error"].is_string() && answer["why"].is_string(), "{answer}");
                prop_assert_eq!(position(&mut engine), before);
            }
        }
    }

    #[test]
    fn the_id_comes_back(id in value(), rest in request()) {
        let mut sent: Value = serde_json::from_str(&rest).unwrap();
        sent["id"] = id.clone();
        let answer: Value = serde_json::from_str(&engine().answer(sent.to_string().as_bytes()).text).unwrap();
        prop_assert_eq!(answer.get("id"), Some(&id));
    }
}
