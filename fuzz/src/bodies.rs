//! One function a target: whatever the bytes are, it returns.

use catalog::{Playable, Visitor};
use dropship::content::Shelf;
use dropship::engine::Engine;
use serde_json::{Map, Value};
use table::{Hash, Pack, Seed};

/// Every line is answered with one JSON object.
pub fn engine(bytes: &[u8]) {
    // The same input must do the same again, so the seed is always this one.
    let mut engine = Engine::new(Shelf::builtin(), || Ok(Seed([7; 32])));
    for line in bytes.split(|byte| *byte == b'\n') {
        let reply = engine.answer(line);
        let answer: Value = serde_json::from_str(&reply.text).expect("an answer is JSON");
        assert!(answer["ok"].is_boolean() && !reply.text.contains('\n'), "{}", reply.text);
        if reply.quit {
            break;
        }
    }
}

/// A text is a scenario that can be played, or an error.
pub fn scenario(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    let Ok(scenario) = scenario::parse(text) else { return };
    let _ = catalog::stage(&scenario, &[]);
    if let Ok(game) = catalog::run_scenario(&scenario, &[]) {
        let journal = game.journal();
        catalog::replay(&journal, &[]).map(drop).expect("a match replays its own journal");
    }
}

/// A text is a journal that replays, or an error; as it is, and once more with everything repaired that would keep
/// the fuzzer from getting any further.
pub fn journal(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    open(text);
    if let Ok(Value::Object(fields)) = serde_json::from_str(text) {
        open(&repaired(fields));
    }
}

fn open(text: &str) {
    if let Ok(game) = catalog::replay(text, &[]) {
        assert_eq!(game.journal(), catalog::replay(&game.journal(), &[]).expect("it did before").journal());
    }
    let _ = catalog::verify(text, &[]);
}

/// The same journal with the marks of this very version, and a checksum that fits.
pub fn repaired(mut fields: Map<String, Value>) -> String {
    fields.insert("dropship".into(), "journal".into());
    // Older formats are read as well; whatever else stands there becomes the newest.
    let read = |format: &u64| (1..=table::FORMAT).contains(format);
    let format = fields.get("format").and_then(Value::as_u64).filter(read).unwrap_or(table::FORMAT);
    fields.insert("format".into(), format.into());
    let game = fields.get("game").and_then(Value::as_str).unwrap_or_default();
    if let Ok((rules, content)) = catalog::visit(game, Marks) {
        fields.insert("rules".into(), rules.into());
        fields.insert("content".into(), content.to_string().into());
    }
    fields.remove("checksum");
    let signed: String = fields.iter().map(|(field, value)| format!("{field}={value}\n")).collect();
    fields.insert("checksum".into(), Hash::of(signed.as_bytes()).to_string().into());
    Value::Object(fields).to_string()
}

/// Rules number and hash of the built-in content.
struct Marks;

impl Visitor for Marks {
    type Out = (u32, Hash);
    fn visit<G: Playable>(self) -> (u32, Hash) {
        (G::RULES, Pack::<G>::builtin().hash())
    }
}
