//! The protocol, spoken with the real binary as a second process.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

mod support;

use serde_json::json;
use support::{Engine, request};

/// Seat 0 throws the bolt at seat 1 in plain sight.
const BOLT: &str = "\
scenario: a bolt along the corridor
game: lantern
rules: L-BOLT-1

[house]
+---+---+---+---+---+---+---+
| 1   .   . | .   .   .   2 |
+   +---+   +   +---+---+   +
| .   . | .   .   . | .   . |
+---+   +   +---+   +   +---+
| .   .   . | *   .   .   . |
+   +---+---+---+   +---+   +
| a   .   .   b   .   .   . |
+   +   +---+   +---+   +   +
| 4   . | .   .   . | .   3 |
+---+---+---+---+---+---+---+

[hands]
seat 0: bolt dash
seat 1: dash

[script]
seat 0 plays {\"bolt\":1} with dice 4
seat 1 learns {\"returned\":[1,\"g1\"]}
";

#[test]
fn a_whole_match_of_tic_tac_toe() {
    let mut engine = Engine::start(&[]);
    let games = engine.done(r#"{"cmd":"games","id":"a"}"#);
    assert_eq!(games["id"], "a");
    assert!(games["games"].as_array().unwrap().iter().any(|game| game["game"] == "tictactoe"), "{games}");

    let begun = engine.done(r#"{"cmd":"new","game":"tictactoe","options":{},"seed":"tea","status":true}"#);
    assert_eq!(begun["commitment"].as_str().unwrap().len(), 64);
    assert_eq!(begun["prompts"][0]["choices"], json!([0, 1, 2, 3, 4, 5, 6, 7, 8]));
    assert_eq!(
        engine.ask(r#"{"cmd":"play","seat":0,"action":4,"id":{"n":1}}"#),
        json!({ "ok": true, "id": { "n": 1 }, "turn": 1, "notices": [{ "cell": 4, "seat": 0 }] })
    );
    engine.done(r#"{"cmd":"play","seat":1,"index":0,"turn":1}"#);
    engine.done(r#"{"cmd":"play","seat":0,"action":2,"turn":2,"viewer":"spectator"}"#);
    let status = engine.done(r#"{"cmd":"status","seat":0}"#);
    assert_eq!((&status["awaited"], &status["prompts"]), (&json!([1]), &json!([])));
    engine.done(r#"{"cmd":"play","seat":1,"action":1}"#);
    let last = engine.done(r#"{"cmd":"play","seat":0,"action":6,"status":true}"#);
    assert_eq!(last["outcome"], json!({ "rule": "T-WIN-1", "standings": ["won", "lost"] }));
    assert_eq!((&last["over"], &last["turn"]), (&json!(true), &json!(5)));

    engine.fails(r#"{"cmd":"play","seat":1,"action":8}"#, "over", "The game is over");
    let view = engine.done(r#"{"cmd":"view","viewer":1}"#);
    assert_eq!(view["view"]["cells"], json!([1, 1, 0, null, 0, null, 0, null, null]));
    let scene = engine.done(r#"{"cmd":"scene","viewer":"spectator"}"#);
    assert_eq!(scene["scene"]["pieces"].as_array().unwrap().len(), 5);
    assert_eq!(engine.done(r#"{"cmd":"quit"}"#), json!({ "ok": true }));
    let said = engine.end();
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""));
}

#[test]
fn a_lantern_match_with_scripted_dice() {
    let mut engine = Engine::start(&[]);
    let load = request("load", "scenario", BOLT);
    let loaded = engine.done(&load);
    assert_eq!((&loaded["title"], &loaded["turn"]), (&json!("a bolt along the corridor"), &json!(0)));

    // A seven does not fit, and nothing is played.
    engine.done(r#"{"cmd":"dice","dice":[7]}"#);
    engine.fails(r#"{"cmd":"play","seat":0,"action":{"bolt":1}}"#, "dice", "below 6");
    let status = engine.done(r#"{"cmd":"status"}"#);
    assert_eq!((&status["turn"], &status["scripted"]), (&json!(0), &json!(1)));

    // A four hits, and the fives stay for later throws.
    engine.done(r#"{"cmd":"dice","clear":true}"#);
    assert_eq!(engine.done(r#"{"cmd":"dice","dice":[4,5,5]}"#)["left"], 3);
    let thrown = engine.done(r#"{"cmd":"play","seat":0,"action":{"bolt":1},"viewer":1}"#);
    let expected = json!([{ "played": [0, "bolt"] }, { "bolted": [1, 4] }, { "returned": [1, "g1"] }]);
    assert_eq!(thrown["notices"], expected);
    assert_eq!(engine.done(r#"{"cmd":"status"}"#)["scripted"], 2);
    engine.fails(r#"{"cmd":"undo","to":0}"#, "undo", "turn 1 is the earliest");

    // The whole script holds as well.
    let run = json!({ "cmd": "load", "scenario": BOLT, "run": true }).to_string();
    assert_eq!(engine.done(&run)["turn"], 1);
    let broken = json!({ "cmd": "load", "scenario": BOLT.replace("dice 4", "dice 3"), "run": true });
    engine.fails(&broken.to_string(), "scenario", "line 24: expected seat 1 to learn");
    assert_eq!(engine.done(r#"{"cmd":"status"}"#)["turn"], 1);
}

#[test]
fn the_same_seed_deals_the_same_and_scripted_matches_give_up_their_claim() {
    let mut engine = Engine::start(&[]);
    let new = r#"{"cmd":"new","game":"lantern","seed":"tea","options":{"seats":3}}"#;
    let play = r#"{"cmd":"play","seat":0,"action":"wait"}"#;
    let first = (engine.done(new), engine.done(play), engine.done(r#"{"cmd":"journal"}"#));
    assert_eq!(first, (engine.done(new), engine.done(play), engine.done(r#"{"cmd":"journal"}"#)));
    assert_eq!((&first.0["seats"], &first.2["verifies"]), (&json!(3), &json!(true)));

    let again = engine.done(&request("replay", "journal", first.2["journal"].as_str().unwrap()));
    assert_eq!((&again["turn"], &again["verified"]), (&json!(1), &json!(true)));
    assert_eq!(engine.done(r#"{"cmd":"journal"}"#), first.2);

    // Choosing the set-up's draws: no commitment, and the journal says nothing about its dice.
    engine.done(&json!({ "cmd": "dice", "draws": vec![0; 15] }).to_string());
    assert_eq!(engine.done(new)["commitment"], json!(null));
    let journal = engine.done(r#"{"cmd":"journal"}"#);
    assert_eq!(journal["verifies"], false);
    assert!(journal["journal"].as_str().unwrap().contains("\"dice\": null"));
    assert_eq!(
        engine.done(&request("replay", "journal", journal["journal"].as_str().unwrap()))["verified"],
        false
    );
}

/// Nobody can make a bolt hit and still have the journal promise fair dice.
#[test]
fn chosen_draws_in_a_fair_match_end_its_claim_from_then_on() {
    let mut engine = Engine::start(&[]);
    engine.done(r#"{"cmd":"new","game":"lantern","seed":"a walk until a bolt has its target in sight"}"#);
    for turn in 0.. {
        let status = engine.done(r#"{"cmd":"status"}"#);
        assert_eq!(status["over"], false, "no bolt was possible: choose another seed for this test");
        let (seat, choices) = (&status["awaited"][0], status["prompts"][0]["choices"].as_array().unwrap());
        let bolt = choices.iter().position(|choice| choice.get("bolt").is_some());
        let index = bolt.unwrap_or(turn * 7 % choices.len());
        let play = json!({ "cmd": "play", "seat": seat, "index": index, "turn": turn }).to_string();
        if bolt.is_none() {
            engine.done(&play);
            continue;
        }
        engine.done(r#"{"cmd":"dice","draws":[5]}"#);
        assert_eq!(engine.done(r#"{"cmd":"journal"}"#)["verifies"], true);
        engine.done(&play);
        break;
    }
    let journal = engine.done(r#"{"cmd":"journal"}"#);
    assert_eq!(journal["verifies"], false);
    assert!(journal["journal"].as_str().unwrap().contains("\"dice\": null"));
}

#[test]
fn a_refusal_names_the_rule_and_changes_nothing() {
    let mut engine = Engine::start(&[]);
    engine.done(r#"{"cmd":"new","game":"tictactoe"}"#);
    engine.done(r#"{"cmd":"play","seat":0,"action":4}"#);
    let before = engine.done(r#"{"cmd":"status"}"#);
    let refused =
        engine.fails(r#"{"cmd":"play","seat":1,"action":4}"#, "forbidden", "cannot be marked again");
    assert_eq!(
        (&refused["rule"], &refused["message"]["id"]),
        (&json!("T-MARK-2"), &json!("tictactoe-taken"))
    );
    engine.fails(r#"{"cmd":"play","seat":0,"action":5}"#, "not_asked", "Seat 0 is not asked");
    engine.fails(r#"{"cmd":"play","seat":1,"action":5,"turn":0}"#, "stale", "it is turn 1");
    engine.fails(r#"{"cmd":"play","seat":1,"index":0,"turn":0}"#, "stale", "it is turn 1");
    engine.fails(r#"{"cmd":"play","seat":1,"index":8,"turn":1}"#, "no_such_choice", "0 to 7");
    engine.fails(r#"{"cmd":"play","seat":1,"action":{"bolt":0}}"#, "action", "no action of tictactoe");
    engine.fails(r#"{"cmd":"play","seat":1,"action":300}"#, "action", "no action of tictactoe");
    engine.fails(r#"{"cmd":"play","seat":2,"action":5}"#, "field", "expected a seat from 0 to 1, found 2");
    engine.fails(r#"{"cmd":"undo","to":7}"#, "undo", "only 1 turns");
    assert_eq!(engine.done(r#"{"cmd":"status"}"#), before);

    let why = engine.done(r#"{"cmd":"explain","seat":1,"action":4}"#);
    assert_eq!((&why["offered"], &why["rule"]), (&json!(false), &json!("T-MARK-2")));
    assert_eq!(
        engine.done(r#"{"cmd":"explain","seat":1,"action":5}"#),
        json!({ "ok": true, "offered": true })
    );
    let why = engine.done(r#"{"cmd":"explain","seat":0,"action":5}"#);
    assert_eq!((&why["offered"], &why["rule"]), (&json!(false), &json!(null)));
    assert_eq!(engine.done(r#"{"cmd":"undo","to":0}"#)["turn"], 0);
}

#[test]
fn wrong_requests_are_answered_one_by_one() {
    let mut engine = Engine::start(&[]);
    for cmd in ["status", "view", "scene", "play", "explain", "undo", "journal"] {
        engine.fails(&format!(r#"{{"cmd":"{cmd}"}}"#), "no_match", "begin one with `new`");
    }
    for (line, kind, words) in [
        ("", "malformed", "empty line"),
        ("   ", "malformed", "empty line"),
        ("hello", "malformed", "column 1"),
        ("{\"cmd\":\"games\"", "malformed", "EOF"),
        ("{\"cmd\":\"games\"} {}", "malformed", "trailing"),
        ("[1,2]", "malformed", "found [1,2]"),
        ("null", "malformed", "found null"),
        ("{}", "field", "expected a field `cmd`"),
        (r#"{"cmd":7}"#, "field", "found 7"),
        (r#"{"cmd":"dance"}"#, "unknown_command", "no command `dance`"),
        (r#"{"cmd":"games","loud":true}"#, "field", "unknown field `loud`"),
        (r#"{"cmd":"new"}"#, "field", "needs a field `game`"),
        (r#"{"cmd":"new","game":5}"#, "field", "expected a text, found 5"),
        (r#"{"cmd":"new","game":"chess"}"#, "unknown_game", "there is no game `chess`"),
        (r#"{"cmd":"new","game":"tictactoe","options":{"size":4}}"#, "options", "size"),
        (r#"{"cmd":"new","game":"lantern","options":{"seats":9}}"#, "options", "found 9"),
        (r#"{"cmd":"new","game":"lantern","seed":7}"#, "field", "expected a text, found 7"),
        (r#"{"cmd":"new","game":"lantern","status":"yes"}"#, "field", "true or false"),
        (r#"{"cmd":"load","scenario":"game: tictactoe"}"#, "scenario", "scenario: …"),
        (r#"{"cmd":"replay","journal":"{}"}"#, "journal", "another kind of file"),
        (r#"{"cmd":"dice"}"#, "field", "needs a field"),
        (r#"{"cmd":"dice","dice":[0]}"#, "field", "faces from 1"),
        (r#"{"cmd":"dice","dice":[6],"draws":[5]}"#, "field", "found both"),
        (r#"{"cmd":"dice","draws":[1.5]}"#, "field", "a list of whole numbers"),
        (r#"{"cmd":"dice","draws":[4294967296]}"#, "field", "a list of whole numbers"),
    ] {
        engine.fails(line, kind, words);
    }
    engine.done(r#"{"cmd":"new","game":"tictactoe"}"#);
    for (line, words) in [
        (r#"{"cmd":"play","seat":0}"#, "either a field `action` or a field `index`"),
        (r#"{"cmd":"play","seat":0,"action":1,"index":1}"#, "either a field `action` or a field `index`"),
        (r#"{"cmd":"play","seat":0,"index":1}"#, "needs a field `turn`"),
        (r#"{"cmd":"play","seat":0,"index":-1,"turn":0}"#, "found -1"),
        (r#"{"cmd":"play","seat":0,"index":0,"turn":1e30}"#, "from 0 to 4294967295"),
        (r#"{"cmd":"play","seat":256,"action":1}"#, "the number of a seat"),
        (r#"{"cmd":"play","seat":"0","action":1}"#, "the number of a seat"),
        (r#"{"cmd":"play","seat":0,"action":1,"viewer":"all"}"#, "\"spectator\""),
        (r#"{"cmd":"view","viewer":255}"#, "expected a seat from 0 to 1"),
        (r#"{"cmd":"view"}"#, "needs a field `viewer`"),
        (r#"{"cmd":"explain","seat":0}"#, "needs a field `action`"),
        (r#"{"cmd":"undo","to":null}"#, "needs a field `to`"),
    ] {
        engine.fails(line, "field", words);
    }
    assert_eq!(engine.done(r#"{"cmd":"status"}"#)["turn"], 0);
    let help = engine.done(r#"{"cmd":"help"}"#);
    let commands = help["commands"].as_array().unwrap();
    assert_eq!(commands.len(), 14);
    let manual = include_str!("../../../docs/engine-protocol.md");
    for name in commands.iter().flat_map(|command| {
        command["fields"].as_object().unwrap().keys().map(String::as_str).chain(command["cmd"].as_str())
    }) {
        assert!(manual.contains(&format!("`{name}`")), "docs/engine-protocol.md does not describe `{name}`");
    }
}

#[test]
fn huge_lines_and_bytes_that_are_no_text_do_no_harm() {
    let mut engine = Engine::start(&[]);
    engine.done(r#"{"cmd":"new","game":"tictactoe"}"#);
    let huge = format!("{{\"cmd\":\"games\",\"id\":\"{}\"}}", "x".repeat(2 << 20));
    engine.fails(&huge, "too_long", "1048576 bytes");
    let long = format!("{{\"cmd\":\"play\",\"seat\":0,\"action\":\"{}\"}}", "x".repeat(1 << 19));
    let answer = engine.fails(&long, "action", "xxx");
    assert!(answer["why"].as_str().unwrap().len() < 2000);
    engine.fails(&"[".repeat(100_000), "malformed", "recursion");
    engine.write(b"{\"cmd\":\"\xff\"}\n");
    assert_eq!(engine.read()["error"], "malformed");
    engine.write(b"\0\0\0\n");
    assert_eq!(engine.read()["error"], "malformed");
    // Windows line ends are taken too, and a last line without any.
    engine.write(b"{\"cmd\":\"status\"}\r\n");
    assert_eq!(engine.read()["turn"], 0);
}

#[test]
fn a_closed_input_ends_it_and_a_closed_output_too() {
    let said = Engine::start(&[]).end();
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""));
    let mut engine = Engine::start(&[]);
    engine.done(r#"{"cmd":"games"}"#);
    let said = engine.hang_up();
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""));
}
