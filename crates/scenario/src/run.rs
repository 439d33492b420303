//! Playing a scenario.

use crate::{Begin, Does, Scenario, ScenarioError, Step};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{Game, Match, Pack, Recorded, Refusal, Seed, Seeded, StageError, Standing};

/// The match at the scenario's beginning.
///
/// # Errors
/// If its game is another one, its options are not allowed or its position is not possible.
pub fn begin<G: Game>(scenario: &Scenario, pack: &Pack<G>) -> Result<Match<G>, ScenarioError> {
    if scenario.game != G::ID {
        return Err(ScenarioError::new(
            1,
            format!("expected a scenario of {}, found one of {}", G::ID, scenario.game),
        ));
    }
    let line = scenario.options_line.max(1);
    let options = match &scenario.options {
        None => G::Options::default(),
        Some(value) => typed::<G, G::Options>(line, "options", value)?,
    };
    match &scenario.start {
        Begin::Seed(seed) => Match::new(pack, options, &mut Seeded::new(Seed::from_text(seed)))
            .map_err(|error| ScenarioError::new(line, error.to_string())),
        Begin::Position { text, line: first } => {
            Match::staged(pack, options, text).map_err(|error| match error {
                StageError::Options(error) => ScenarioError::new(line, error.to_string()),
                StageError::Position(error) => {
                    let error = error.below(*first);
                    let what = format!(
                        "column {}: expected {}, found {}",
                        error.column, error.expected, error.found
                    );
                    ScenarioError::new(error.line, what)
                }
            })
        }
    }
}

/// Plays a scenario to its end.
///
/// # Errors
/// At the first line that is refused or does not hold.
pub fn run<G: Game>(scenario: &Scenario, pack: &Pack<G>) -> Result<Match<G>, ScenarioError> {
    let mut game = begin(scenario, pack)?;
    for step in &scenario.script {
        take(&mut game, step)?;
    }
    Ok(game)
}

fn take<G: Game>(game: &mut Match<G>, step: &Step) -> Result<(), ScenarioError> {
    let fail = |what: String| Err(ScenarioError::new(step.line, what));
    let action = |value: &Value| typed::<G, G::Action>(step.line, "action", value);
    if let Some(seat) = step.does.seat().filter(|seat| seat.index() >= game.seats()) {
        return fail(format!("expected a seat from 0 to {}, found {seat}", game.seats() - 1));
    }
    match &step.does {
        Does::Plays(seat, value, draws) => {
            let mut chance = Recorded::new(draws);
            if let Err(refusal) = game.play(*seat, &action(value)?, &mut chance) {
                return fail(format!("{seat} cannot play {value}: {refusal}"));
            }
            if let Err(error) = chance.finish() {
                return fail(format!("the dice do not fit: {error}"));
            }
        }
        Does::IsOffered(seat, value) => {
            if let Some(refusal) = game.explain(*seat, &action(value)?) {
                return fail(format!("expected {value} to be offered to {seat}, but {refusal}"));
            }
        }
        Does::IsNotOffered(seat, value) => {
            if game.explain(*seat, &action(value)?).is_none() {
                return fail(format!("expected {value} not to be offered to {seat}, but it is"));
            }
        }
        Does::IsRefused(seat, value, rule) => match game.explain(*seat, &action(value)?) {
            Some(Refusal::Forbidden(breach)) if breach.rule == *rule => {}
            Some(other) => return fail(format!("expected {value} to be refused by {rule}, but {other}")),
            None => return fail(format!("expected {value} to be refused by {rule}, but it is offered")),
        },
        Does::IsAsked(seat, question) => {
            let asked = game.prompts().of(*seat).map(|prompt| json(prompt.question));
            if asked.as_ref() != Some(question) {
                return fail(format!(
                    "expected {seat} to be asked {question}, but it is asked {}",
                    shown(asked)
                ));
            }
        }
        Does::IsNotAsked(seat) => {
            if let Some(prompt) = game.prompts().of(*seat) {
                return fail(format!(
                    "expected {seat} not to be asked, but it is: {}",
                    json(prompt.question)
                ));
            }
        }
        Does::Sees(viewer, path, value) => {
            let view = json(&game.view(*viewer));
            let found = view.pointer(path);
            if found != Some(value) {
                return fail(format!("expected {viewer} to see {value} at {path}, found {}", shown(found)));
            }
        }
        Does::Learns(viewer, notice) => {
            let learnt: Vec<Value> = game.notices(*viewer).map(|notice| json(&notice)).collect();
            if !learnt.contains(notice) {
                return fail(format!(
                    "expected {viewer} to learn {notice}, but it learns {}",
                    Value::from(learnt)
                ));
            }
        }
        Does::Ended(seat, standing) => match game.outcome().map(|outcome| outcome.standings[*seat]) {
            Some(found) if found == *standing => {}
            found => {
                let found = match found {
                    Some(Standing::Won) => "it won",
                    Some(Standing::Drawn) => "it drew",
                    Some(Standing::Lost) => "it lost",
                    None => "the game goes on",
                };
                return fail(format!("expected {seat} {}, but {found}", to_have(*standing)));
            }
        },
        Does::OverBy(rule) => match game.outcome() {
            Some(outcome) if outcome.rule == *rule => {}
            Some(outcome) => {
                return fail(format!("expected the end by {rule}, but it ended by {}", outcome.rule));
            }
            None => return fail(format!("expected the end by {rule}, but the game goes on")),
        },
        Does::NotOver => {
            if let Some(outcome) = game.outcome() {
                return fail(format!("expected the game to go on, but it ended by {}", outcome.rule));
            }
        }
    }
    Ok(())
}

fn to_have(standing: Standing) -> &'static str {
    match standing {
        Standing::Won => "to have won",
        Standing::Drawn => "to have drawn",
        Standing::Lost => "to have lost",
    }
}

fn typed<G: Game, T: DeserializeOwned>(line: u32, kind: &str, value: &Value) -> Result<T, ScenarioError> {
    serde_json::from_value(value.clone())
        .map_err(|error| ScenarioError::new(line, format!("{value} is no {kind} of {}: {error}", G::ID)))
}

fn json<T: Serialize>(value: &T) -> Value {
    // Wire types are plain data; one that cannot be written shows up as null, which no line expects.
    serde_json::to_value(value).unwrap_or_default()
}

fn shown(value: Option<impl core::fmt::Display>) -> String {
    value.map_or_else(|| "nothing".to_string(), |value| value.to_string())
}
