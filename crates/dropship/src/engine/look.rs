//! Looking without changing anything: games, status, views, scenes, explanations, the journal.

use super::Engine;
use super::answer::Fields;
use super::problem::Problem;
use super::request::Request;
use catalog::{GAMES, Playable, Visitor};
use serde_json::{Value, json};

/// `games`: what can be played.
pub(crate) fn games(_: &mut Engine, _: &Request) -> Result<Fields, Problem> {
    struct Entry;
    impl Visitor for Entry {
        type Out = Value;
        fn visit<G: Playable>(self) -> Value {
            let options = G::Options::default();
            json!({ "game": G::ID, "rules": G::RULES, "seats": G::seats(&options), "options": options })
        }
    }
    let entries = GAMES.iter().map(|game| catalog::visit(game, Entry));
    Ok(vec![("games", Value::from(entries.collect::<Result<Vec<_>, _>>()?))])
}

/// `status`: who must decide what, or how it ended.
pub(crate) fn status(engine: &mut Engine, request: &Request) -> Result<Fields, Problem> {
    let current = engine.current()?;
    let only = request.get("seat")?.map(|seat| current.at_the_table("seat", seat)).transpose()?;
    let mut answer = vec![("game", Value::from(current.game().game()))];
    answer.extend(current.status(only));
    answer.push(("scripted", Value::from(engine.script.len())));
    Ok(answer)
}

/// `explain`: the rule that forbids an action, with its text.
pub(crate) fn explain(engine: &mut Engine, request: &Request) -> Result<Fields, Problem> {
    let current = engine.current()?;
    let seat = current.seat(request)?;
    let action = request.value("action").ok_or_else(|| request.missing("action", "the decision"))?;
    let refusal = current.game().explain(seat, action);
    let refusal = refusal.map_err(|error| Problem::not_played(&error))?;
    let mut answer = vec![("offered", Value::from(refusal.is_none()))];
    if let Some(refusal) = refusal {
        answer.extend(Problem::refused(&refusal).reasons());
    }
    Ok(answer)
}

/// `view`: all that a viewer may know.
pub(crate) fn view(engine: &mut Engine, request: &Request) -> Result<Fields, Problem> {
    let current = engine.current()?;
    let viewer = current.viewer(request)?.ok_or_else(|| no_viewer(request))?;
    Ok(vec![("turn", current.game().turn().into()), ("view", current.game().view(viewer))])
}

/// `scene`: what a front end draws for a viewer.
pub(crate) fn scene(engine: &mut Engine, request: &Request) -> Result<Fields, Problem> {
    let current = engine.current()?;
    let viewer = current.viewer(request)?.ok_or_else(|| no_viewer(request))?;
    Ok(vec![("turn", current.game().turn().into()), ("scene", json!(current.game().scene(viewer)))])
}

fn no_viewer(request: &Request) -> Problem {
    request.missing("viewer", "the number of a seat or \"spectator\"")
}

/// `journal`: the file as a string, so that it can be saved as it is.
pub(crate) fn journal(engine: &mut Engine, _: &Request) -> Result<Fields, Problem> {
    let current = engine.current()?;
    let file = Value::from(current.game().journal());
    Ok(vec![("verifies", Value::from(current.is_own_stream)), ("journal", file)])
}
