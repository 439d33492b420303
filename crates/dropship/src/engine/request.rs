//! Requests: a command and its fields, checked before anything is done.

use super::command::{COMMANDS, Command};
use super::problem::Problem;
use serde_json::{Map, Value};
use table::{Seat, Viewer};

/// A request with a known command and no unknown fields.
pub(crate) struct Request {
    pub(crate) command: &'static Command,
    fields: Map<String, Value>,
}

/// Something that a field can hold.
pub(crate) trait Field: Sized {
    const EXPECTED: &'static str;
    fn read(value: &Value) -> Option<Self>;
}

impl Request {
    /// Finds the command and refuses fields that it does not know, which are mistakes more often than not.
    pub(crate) fn read(mut fields: Map<String, Value>) -> Result<Request, Problem> {
        let names = || COMMANDS.iter().map(|command| command.name).collect::<Vec<_>>().join(", ");
        let name = match fields.remove("cmd") {
            Some(Value::String(name)) => name,
            Some(other) => {
                return Err(Problem::field(format!(
                    "field `cmd`: expected one of {}, found {other}",
                    names()
                )));
            }
            None => return Err(Problem::field(format!("expected a field `cmd`: one of {}", names()))),
        };
        let command = COMMANDS.iter().find(|command| command.name == name).ok_or_else(|| {
            Problem::new(
                "unknown_command",
                format!("there is no command `{name}`: the commands are {}", names()),
            )
        })?;
        let known = |field: &str| command.fields.iter().any(|(name, _)| *name == field);
        if let Some(field) = fields.keys().find(|field| !known(field)) {
            let known: Vec<&str> = command.fields.iter().map(|(name, _)| *name).collect();
            let takes = if known.is_empty() { "no fields".to_string() } else { known.join(", ") };
            return Err(Problem::field(format!("unknown field `{field}`: `{name}` takes {takes}")));
        }
        Ok(Request { command, fields })
    }

    /// A field's value as it was sent, if it was.
    pub(crate) fn value(&self, name: &str) -> Option<&Value> {
        self.fields.get(name)
    }

    /// A field that may be left out or null.
    pub(crate) fn get<T: Field>(&self, name: &str) -> Result<Option<T>, Problem> {
        match self.value(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => T::read(value).map(Some).ok_or_else(|| {
                Problem::field(format!("field `{name}`: expected {}, found {value}", T::EXPECTED))
            }),
        }
    }

    /// A field that must be there.
    pub(crate) fn need<T: Field>(&self, name: &str) -> Result<T, Problem> {
        self.get(name)?.ok_or_else(|| self.missing(name, T::EXPECTED))
    }

    /// A field that says yes; without it, no.
    pub(crate) fn is_set(&self, name: &str) -> Result<bool, Problem> {
        Ok(self.get(name)?.unwrap_or(false))
    }

    pub(crate) fn missing(&self, name: &str, expected: &str) -> Problem {
        Problem::field(format!("`{}` needs a field `{name}`: {expected}", self.command.name))
    }
}

impl Field for String {
    const EXPECTED: &'static str = "a text";
    fn read(value: &Value) -> Option<String> {
        value.as_str().map(str::to_string)
    }
}

impl Field for bool {
    const EXPECTED: &'static str = "true or false";
    fn read(value: &Value) -> Option<bool> {
        value.as_bool()
    }
}

impl Field for u32 {
    const EXPECTED: &'static str = "a whole number from 0 to 4294967295";
    fn read(value: &Value) -> Option<u32> {
        value.as_u64()?.try_into().ok()
    }
}

impl Field for Vec<u32> {
    const EXPECTED: &'static str = "a list of whole numbers";
    fn read(value: &Value) -> Option<Vec<u32>> {
        value.as_array()?.iter().map(u32::read).collect()
    }
}

impl Field for Seat {
    const EXPECTED: &'static str = "the number of a seat";
    fn read(value: &Value) -> Option<Seat> {
        value.as_u64()?.try_into().ok().map(Seat)
    }
}

impl Field for Viewer {
    const EXPECTED: &'static str = "the number of a seat or \"spectator\"";
    fn read(value: &Value) -> Option<Viewer> {
        match value.as_str() {
            Some("spectator") => Some(Viewer::Spectator),
            Some(_) => None,
            None => Seat::read(value).map(Viewer::Seat),
        }
    }
}
