//! Reading a scenario file.

use crate::{Begin, Scenario, ScenarioError, step};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde_json::Value;
use table::position::Block;

/// Reads a scenario. Lines that begin with `//` are comments, outside drawings.
///
/// # Errors
/// With the line, what was expected there and what was found.
pub fn parse(text: &str) -> Result<Scenario, ScenarioError> {
    let head_end = text.lines().position(|line| line.starts_with('[')).unwrap_or(text.lines().count());
    let mut head = Head::default();
    for (line, text) in (1..).zip(text.lines()).take(head_end) {
        head.read(line, text)?;
    }
    let body = &text[offset(text, head_end)..];
    let first = head_end as u32 + 1;
    // Empty lines take the place of the head, so that every line keeps its number.
    let padded = "\n".repeat(head_end) + body;
    let wrong = |error: table::TextError| {
        ScenarioError::new(error.line, format!("expected {}, found {}", error.expected, error.found))
    };
    let mut blocks = table::position::blocks(&padded).map_err(wrong)?;
    let script = match blocks.iter().position(|block| block.name == "script") {
        Some(at) if at + 1 == blocks.len() => blocks.pop(),
        Some(at) => {
            return Err(ScenarioError::new(
                blocks[at].line - 1,
                "expected [script] as the last block, found blocks below it",
            ));
        }
        None => None,
    };
    let end = script.map_or(body.lines().count(), |block| block.line as usize - 2 - head_end);
    let position = &body[..offset(body, end)];
    let start = match (head.seed.take(), blocks.is_empty()) {
        (Some(seed), true) => Begin::Seed(seed),
        (None, false) => Begin::Position { text: position.to_string(), line: first },
        (None, true) => Begin::Seed(String::new()),
        (Some(_), false) => {
            return Err(ScenarioError::new(first, "expected either `seed:` or a drawn position, found both"));
        }
    };
    Ok(Scenario {
        title: head.title.ok_or_else(|| missing("scenario"))?,
        game: head.game.ok_or_else(|| missing("game"))?,
        rules: head.rules,
        options: head.options,
        options_line: head.options_line,
        start,
        script: script.map_or(Ok(Vec::new()), |block| steps(&block))?,
    })
}

#[derive(Default)]
struct Head {
    title: Option<String>,
    game: Option<String>,
    rules: Vec<String>,
    options: Option<Value>,
    options_line: u32,
    seed: Option<String>,
}

impl Head {
    fn read(&mut self, line: u32, text: &str) -> Result<(), ScenarioError> {
        if is_remark(text) {
            return Ok(());
        }
        const KEYS: &str = "`scenario:`, `game:`, `rules:`, `options:`, `seed:` or a block such as [map]";
        let (key, value) = text
            .split_once(':')
            .ok_or_else(|| ScenarioError::new(line, format!("expected {KEYS}, found `{text}`")))?;
        let value = value.trim();
        match key.trim() {
            "scenario" => self.title = Some(value.to_string()),
            "game" => self.game = Some(value.to_string()),
            "rules" | "rule" => self.rules.extend(value.split(',').map(|rule| rule.trim().to_string())),
            "seed" => self.seed = Some(value.to_string()),
            "options" => {
                let wrong =
                    |error| ScenarioError::new(line, format!("expected options in JSON, found {error}"));
                self.options = Some(serde_json::from_str(value).map_err(wrong)?);
                self.options_line = line;
            }
            _ => return Err(ScenarioError::new(line, format!("expected {KEYS}, found `{text}`"))),
        }
        Ok(())
    }
}

fn is_remark(line: &str) -> bool {
    line.trim().is_empty() || line.starts_with("//")
}

fn missing(key: &str) -> ScenarioError {
    ScenarioError::new(1, format!("expected a line `{key}: …` at the head, found none"))
}

fn steps(script: &Block<'_>) -> Result<Vec<crate::Step>, ScenarioError> {
    (script.line..)
        .zip(script.text.lines())
        .filter(|(_, text)| !is_remark(text))
        .map(|(line, text)| step::parse(line, text.trim()))
        .collect()
}

/// The byte at which the line of that number, from 0, begins.
fn offset(text: &str, line: usize) -> usize {
    text.split_inclusive('\n').take(line).map(str::len).sum()
}
