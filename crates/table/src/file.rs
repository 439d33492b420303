//! The journal file: one match, readable, versioned, and refused when it is not whole. See docs/journal-format.md.

use crate::{Game, Hash, Journal};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// The newest format that is read, and written for a match in which hidden things were dealt anew.
pub const FORMAT: u64 = 2;

/// The format written for all others, so that an older Dropship reads them.
const PLAIN: u64 = 1;

const FIELDS: [&str; 11] = [
    "dropship", "format", "game", "rules", "content", "options", "dice", "start", "entries", "redeals",
    "checksum",
];

/// What a file says about itself, before the game's own types are needed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// Which game.
    pub game: String,
    /// By which rules.
    pub rules: u64,
    /// With which content.
    pub content: Hash,
}

/// Why a file is not read as a journal. Whatever was there before stays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileError {
    /// It ends in the middle.
    Truncated {
        /// Where, from 1.
        line: usize,
        /// Where, from 1.
        column: usize,
    },
    /// It is not JSON.
    Syntax {
        /// Where, from 1.
        line: usize,
        /// Where, from 1.
        column: usize,
        /// What is wrong.
        what: String,
    },
    /// It is something else.
    Foreign,
    /// It was written by a newer Dropship.
    Newer {
        /// Its format.
        format: u64,
    },
    /// It was changed or damaged after it was written.
    Checksum,
    /// It is of another game.
    OtherGame {
        /// Which one.
        found: String,
        /// Which one it should be.
        expected: &'static str,
    },
    /// It was played by older or newer rules, under which the same decisions lead elsewhere.
    OtherRules {
        /// Of which game.
        game: &'static str,
        /// By which rules it was played.
        found: u64,
        /// Which rules these are.
        here: u32,
    },
    /// One of its fields is missing or makes no sense.
    Field {
        /// Which one.
        field: String,
        /// What is wrong.
        what: String,
    },
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::Truncated { line, column } => {
                write!(f, "the file ends in the middle, at line {line}, column {column}: part of it is missing")
            }
            FileError::Syntax { line, column, what } => {
                write!(f, "line {line}, column {column}: this is no journal in JSON: {what}")
            }
            FileError::Foreign => {
                f.write_str("expected a journal (a JSON object with \"dropship\": \"journal\"), found another kind of file")
            }
            FileError::Newer { format } => write!(
                f,
                "the file has format {format}, but this Dropship reads formats up to {FORMAT}: use a newer Dropship"
            ),
            FileError::Checksum => {
                f.write_str("the checksum does not fit: the file was changed or damaged after it was written")
            }
            FileError::OtherGame { found, expected } => {
                write!(f, "expected a journal of {expected}, found one of {found}")
            }
            FileError::OtherRules { game, found, here } => write!(
                f,
                "the match was played by rules {found} of {game}, but these are rules {here}: it replays only with the \
                 Dropship it was played with"
            ),
            FileError::Field { field, what } => write!(f, "field `{field}`: {what}"),
        }
    }
}

impl core::error::Error for FileError {}

/// Checks that a text is a whole journal file and says of which game.
pub fn header(text: &str) -> Result<Header, FileError> {
    let mut file = parse(text)?;
    Ok(Header {
        game: take(&mut file, "game")?,
        rules: take(&mut file, "rules")?,
        content: take(&mut file, "content")?,
    })
}

/// Reads a journal of game `G`. Whether its decisions keep the rules is for [`Match::replay`](crate::Match::replay).
pub fn read<G: Game>(text: &str) -> Result<Journal<G>, FileError> {
    let mut file = parse(text)?;
    let game: String = take(&mut file, "game")?;
    if game != G::ID {
        return Err(FileError::OtherGame { found: game, expected: G::ID });
    }
    let rules: u64 = take(&mut file, "rules")?;
    if rules != u64::from(G::RULES) {
        return Err(FileError::OtherRules { game: G::ID, found: rules, here: G::RULES });
    }
    let entries: Vec<Value> = take(&mut file, "entries")?;
    let entry = |(at, value)| typed(&alloc::format!("entries[{at}]"), value);
    Ok(Journal {
        content: take(&mut file, "content")?,
        options: take(&mut file, "options")?,
        dice: take(&mut file, "dice")?,
        start: take(&mut file, "start")?,
        entries: entries.into_iter().enumerate().map(entry).collect::<Result<_, _>>()?,
        redeals: file.remove("redeals").map_or(Ok(Vec::new()), |value| typed("redeals", value))?,
    })
}

/// Writes a journal, one decision a line.
pub fn write<G: Game>(journal: &Journal<G>) -> String {
    let mut body = Map::new();
    let mut put = |field: &str, value: Result<Value, serde_json::Error>| {
        // Wire types are plain data with text keys, and conformance tests turn every one of them into JSON.
        body.insert(field.to_string(), value.expect("wire types can be written as JSON"));
    };
    put("dropship", Ok(Value::from("journal")));
    put("format", Ok(Value::from(if journal.redeals.is_empty() { PLAIN } else { FORMAT })));
    put("game", Ok(Value::from(G::ID)));
    put("rules", Ok(Value::from(G::RULES)));
    put("content", serde_json::to_value(journal.content));
    put("options", serde_json::to_value(&journal.options));
    put("dice", serde_json::to_value(&journal.dice));
    put("start", serde_json::to_value(&journal.start));
    put("entries", serde_json::to_value(&journal.entries));
    if !journal.redeals.is_empty() {
        put("redeals", serde_json::to_value(&journal.redeals));
    }
    let sum = checksum(&body).to_string();
    body.insert("checksum".to_string(), Value::from(sum));

    let mut text = String::from("{\n");
    for (field, value) in FIELDS.iter().filter_map(|field| Some((*field, body.get(*field)?))) {
        // The checksum is the last one.
        let comma = if field == "checksum" { "" } else { "," };
        text += &alloc::format!("\"{field}\": {}{comma}\n", pretty(value, field == "entries"));
    }
    text + "}\n"
}

/// A value on one line, or an array with each element on its own.
fn pretty(value: &Value, one_a_line: bool) -> String {
    match value {
        Value::Array(items) if one_a_line && !items.is_empty() => {
            let lines: Vec<String> = items.iter().map(ToString::to_string).collect();
            alloc::format!("[\n{}\n]", lines.join(",\n"))
        }
        other => other.to_string(),
    }
}

/// Objects keep their keys in alphabetical order, so the same content always gives the same text.
fn checksum(body: &Map<String, Value>) -> Hash {
    let mut text = String::new();
    for (field, value) in body {
        text += &alloc::format!("{field}={value}\n");
    }
    Hash::of(text.as_bytes())
}

fn parse(text: &str) -> Result<Map<String, Value>, FileError> {
    let value: Value = serde_json::from_str(text).map_err(|error| {
        // Nothing has been read of a line that has just begun; editors call that column 1.
        let (line, column) = (error.line(), error.column().max(1));
        if error.is_eof() {
            return FileError::Truncated { line, column };
        }
        FileError::Syntax { line, column, what: reason(&error) }
    })?;
    let Value::Object(mut file) = value else { return Err(FileError::Foreign) };
    if file.get("dropship") != Some(&Value::from("journal")) {
        return Err(FileError::Foreign);
    }
    match file.get("format").and_then(Value::as_u64) {
        Some(format) if format > FORMAT => return Err(FileError::Newer { format }),
        Some(PLAIN..=FORMAT) => {}
        _ => return Err(FileError::Field { field: "format".into(), what: "expected 1 or 2".into() }),
    }
    let sum: Hash = take(&mut file, "checksum")?;
    if sum != checksum(&file) {
        return Err(FileError::Checksum);
    }
    if let Some(field) = file.keys().find(|field| !FIELDS.contains(&field.as_str())) {
        return Err(FileError::Field { field: field.clone(), what: "no such field is known".into() });
    }
    Ok(file)
}

fn take<T: DeserializeOwned>(file: &mut Map<String, Value>, field: &str) -> Result<T, FileError> {
    let missing = || FileError::Field { field: field.to_string(), what: "it is missing".into() };
    typed(field, file.remove(field).ok_or_else(missing)?)
}

fn typed<T: DeserializeOwned>(field: &str, value: Value) -> Result<T, FileError> {
    serde_json::from_value(value)
        .map_err(|error| FileError::Field { field: field.to_string(), what: reason(&error) })
}

/// The reason without the place, which is told apart.
fn reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or_default().to_string()
}
