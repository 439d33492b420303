//! The engine: plays matches for other programs, one JSON object a line. See docs/engine-protocol.md.

mod act;
mod answer;
mod command;
mod current;
mod lines;
mod look;
mod open;
mod problem;
mod request;
mod serve;

pub use serve::{MOST_BYTES, serve};

use crate::content::Shelf;
use crate::entropy::Entropy;
use answer::Fields;
use command::COMMANDS;
use current::Current;
use problem::Problem;
use request::Request;
use serde_json::{Map, Value};
use std::collections::VecDeque;

/// Answers requests. It keeps one match at a time; a request that fails changes nothing.
pub struct Engine {
    shelf: Shelf,
    entropy: Entropy,
    /// Chosen draws still to come. They belong to the engine, so that a set-up can be scripted before `new`.
    script: VecDeque<u32>,
    current: Option<Current>,
}

/// What a line is answered with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// One JSON object without a line break.
    pub text: String,
    /// Whether the engine was asked to stop.
    pub quit: bool,
}

impl Engine {
    /// An engine without a match, which plays with the packs of `shelf` and takes seeds from `entropy`.
    pub fn new(shelf: Shelf, entropy: Entropy) -> Engine {
        Engine { shelf, entropy, script: VecDeque::new(), current: None }
    }

    /// Answers one line, given without its line break.
    pub fn answer(&mut self, line: &[u8]) -> Reply {
        let mut fields = match object(line) {
            Ok(fields) => fields,
            Err(problem) => return Reply { text: answer::failed(None, &problem), quit: false },
        };
        let id = fields.remove("id");
        match self.carry_out(fields) {
            Ok((fields, quit)) => Reply { text: answer::done(id, fields), quit },
            Err(problem) => Reply { text: answer::failed(id, &problem), quit: false },
        }
    }

    fn carry_out(&mut self, fields: Map<String, Value>) -> Result<(Fields, bool), Problem> {
        let request = Request::read(fields)?;
        let answer = (request.command.run)(self, &request)?;
        Ok((answer, request.command.name == "quit"))
    }

    fn current(&self) -> Result<&Current, Problem> {
        self.current.as_ref().ok_or_else(Problem::no_match)
    }
}

/// Reads a line as a JSON object.
fn object(line: &[u8]) -> Result<Map<String, Value>, Problem> {
    let text = str::from_utf8(line).map_err(|error| {
        Problem::malformed(format!(
            "expected text in UTF-8, found another byte at column {}",
            error.valid_up_to() + 1
        ))
    })?;
    if text.trim().is_empty() {
        return Err(Problem::malformed(
            "expected a JSON object such as {\"cmd\":\"help\"}, found an empty line",
        ));
    }
    match serde_json::from_str(text) {
        Ok(Value::Object(fields)) => Ok(fields),
        Ok(other) => Err(Problem::malformed(format!("expected a JSON object, found {other}"))),
        Err(error) => {
            let reason = error.to_string();
            let reason = reason.split(" at line ").next().unwrap_or_default();
            let column = error.column();
            Err(Problem::malformed(format!("column {column}: expected a JSON object on one line ({reason})")))
        }
    }
}

/// `help`: every command with its fields.
fn help(_: &mut Engine, _: &Request) -> Result<Fields, Problem> {
    let help = |command: &command::Command| {
        let field = |(name, what): &(&str, &str)| ((*name).to_string(), Value::from(*what));
        let fields = command.fields.iter().map(field).collect::<Map<_, _>>();
        serde_json::json!({ "cmd": command.name, "does": command.does, "fields": fields })
    };
    Ok(vec![("commands", COMMANDS.iter().map(help).collect())])
}

/// `quit`: the loop that feeds the engine ends after the answer.
fn quit(_: &mut Engine, _: &Request) -> Result<Fields, Problem> {
    Ok(Fields::new())
}
