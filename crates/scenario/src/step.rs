//! One line of a script.

use crate::ScenarioError;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde_json::Value;
use table::{Seat, Standing, Viewer};

/// A line of the script: something done, or something that must hold.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Where it stands in the file.
    pub line: u32,
    /// What it says.
    pub does: Does,
}

/// What a line says.
#[derive(Clone, PartialEq, Debug)]
pub enum Does {
    /// `seat 0 plays ACTION with dice 6 1`
    Plays(Seat, Value, Dice),
    /// `seat 0 is offered ACTION`
    IsOffered(Seat, Value),
    /// `seat 0 is not offered ACTION`
    IsNotOffered(Seat, Value),
    /// `seat 0 is refused ACTION by RULE`
    IsRefused(Seat, Value, String),
    /// `seat 0 is asked QUESTION`
    IsAsked(Seat, Value),
    /// `seat 0 is not asked`
    IsNotAsked(Seat),
    /// `spectator sees /path/in/view = VALUE`
    Sees(Viewer, String, Value),
    /// `seat 0 learns NOTICE`, of the last decision
    Learns(Viewer, Value),
    /// `seat 0 won`
    Ended(Seat, Standing),
    /// `over by RULE`
    OverBy(String),
    /// `not over`
    NotOver,
}

impl Does {
    /// The seat the line is about, if it is about one.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match *self {
            Does::Plays(seat, ..)
            | Does::IsOffered(seat, _)
            | Does::IsNotOffered(seat, _)
            | Does::IsRefused(seat, ..)
            | Does::IsAsked(seat, _)
            | Does::IsNotAsked(seat)
            | Does::Sees(Viewer::Seat(seat), ..)
            | Does::Learns(Viewer::Seat(seat), _)
            | Does::Ended(seat, _) => Some(seat),
            Does::Sees(Viewer::Spectator, ..)
            | Does::Learns(Viewer::Spectator, _)
            | Does::OverBy(_)
            | Does::NotOver => None,
        }
    }
}

/// Draws chosen for one decision, as the rules draw them: from 0.
pub type Dice = Vec<u32>;

const FORMS: &str = "`seat N plays ACTION [with dice …|with draws …]`, `seat N is [not] offered ACTION`, `seat N is \
                     refused ACTION by RULE`, `seat N is asked QUESTION`, `seat N is not asked`, `VIEWER sees \
                     /PATH = VALUE`, `VIEWER learns NOTICE`, `seat N won|drew|lost`, `over by RULE` or `not over`";

/// Reads one line of a script.
pub(crate) fn parse(line: u32, text: &str) -> Result<Step, ScenarioError> {
    let wrong = |expected: &str| ScenarioError::new(line, format!("expected {expected}, found `{text}`"));
    let does = if let Some(rule) = text.strip_prefix("over by ") {
        Does::OverBy(rule.trim().to_string())
    } else if text == "not over" {
        Does::NotOver
    } else {
        let (viewer, rest) = viewer(text).ok_or_else(|| wrong(FORMS))?;
        of_viewer(line, viewer, rest)?.ok_or_else(|| wrong(FORMS))?
    };
    Ok(Step { line, does })
}

fn viewer(text: &str) -> Option<(Viewer, &str)> {
    if let Some(rest) = text.strip_prefix("spectator ") {
        return Some((Viewer::Spectator, rest.trim_start()));
    }
    let (number, rest) = text.strip_prefix("seat ")?.split_once(' ')?;
    Some((Viewer::Seat(Seat(number.parse().ok()?)), rest.trim_start()))
}

fn of_viewer(line: u32, viewer: Viewer, rest: &str) -> Result<Option<Does>, ScenarioError> {
    if let Some(rest) = rest.strip_prefix("sees ") {
        let Some((path, value)) = rest.split_once('=') else { return Ok(None) };
        let value = whole(line, value)?;
        return Ok(Some(Does::Sees(viewer, path.trim().to_string(), value)));
    }
    if let Some(notice) = rest.strip_prefix("learns ") {
        return Ok(Some(Does::Learns(viewer, whole(line, notice)?)));
    }
    let Viewer::Seat(seat) = viewer else { return Ok(None) };
    let does = if let Some(rest) = rest.strip_prefix("plays ") {
        let (action, rest) = json(line, rest)?;
        Does::Plays(seat, action, dice(line, rest)?)
    } else if let Some(action) = rest.strip_prefix("is offered ") {
        Does::IsOffered(seat, whole(line, action)?)
    } else if let Some(action) = rest.strip_prefix("is not offered ") {
        Does::IsNotOffered(seat, whole(line, action)?)
    } else if let Some(rest) = rest.strip_prefix("is refused ") {
        let (action, rest) = json(line, rest)?;
        let Some(rule) = rest.strip_prefix("by ") else { return Ok(None) };
        Does::IsRefused(seat, action, rule.trim().to_string())
    } else if let Some(question) = rest.strip_prefix("is asked ") {
        Does::IsAsked(seat, whole(line, question)?)
    } else {
        match rest.trim_end() {
            "is not asked" => Does::IsNotAsked(seat),
            "won" => Does::Ended(seat, Standing::Won),
            "drew" => Does::Ended(seat, Standing::Drawn),
            "lost" => Does::Ended(seat, Standing::Lost),
            _ => return Ok(None),
        }
    };
    Ok(Some(does))
}

/// A JSON value and what stands behind it.
fn json(line: u32, text: &str) -> Result<(Value, &str), ScenarioError> {
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    match values.next() {
        Some(Ok(value)) => {
            let rest = &text[values.byte_offset()..];
            Ok((value, rest.trim()))
        }
        Some(Err(error)) => {
            let what = format!("expected a value in JSON, found `{}`: {error}", text.trim());
            Err(ScenarioError::new(line, what))
        }
        None => Err(ScenarioError::new(line, "expected a value in JSON, found the end of the line")),
    }
}

/// A JSON value and nothing behind it.
fn whole(line: u32, text: &str) -> Result<Value, ScenarioError> {
    match json(line, text)? {
        (value, "") => Ok(value),
        (_, rest) => Err(ScenarioError::new(line, format!("expected the end of the line, found `{rest}`"))),
    }
}

/// `with dice 6 1` counts faces from 1, `with draws 5 0` as the rules draw, from 0.
fn dice(line: u32, text: &str) -> Result<Dice, ScenarioError> {
    let wrong = || {
        let expected = "`with dice` and faces from 1, or `with draws` and numbers from 0";
        ScenarioError::new(line, format!("expected {expected}, found `{text}`"))
    };
    if text.is_empty() {
        return Ok(Dice::new());
    }
    let (numbers, lowest) = match (text.strip_prefix("with dice "), text.strip_prefix("with draws ")) {
        (Some(faces), _) => (faces, 1),
        (_, Some(draws)) => (draws, 0),
        _ => return Err(wrong()),
    };
    let draw = |number: &str| number.parse::<u32>().ok()?.checked_sub(lowest);
    numbers.split_whitespace().map(|number| draw(number).ok_or_else(wrong)).collect()
}
