//! Beginning a match: anew, at a drawn position, or from a journal.

use super::answer::Fields;
use super::current::Current;
use super::problem::Problem;
use super::request::Request;
use super::{Engine, act};
use serde_json::{Value, json};
use table::{Dice, Seed, Seeded};

/// `new`: with checkable dice, unless the set-up's draws are chosen beforehand.
pub(crate) fn new(engine: &mut Engine, request: &Request) -> Result<Fields, Problem> {
    let game: String = request.need("game")?;
    let options = request.value("options").filter(|options| !options.is_null());
    let shows_status = request.is_set("status")?;
    let seed = seed(engine, request)?;
    let dice = Dice::commit(seed);
    let commitment = dice.commitment;
    let own = engine.shelf.of(&game);
    let current = if engine.script.is_empty() {
        let (game, stream) = catalog::fair(&game, &own, options, dice)?;
        Current::fair(game, stream)
    } else {
        let mut stream = Dice::stream(seed, &[]);
        let mut chance = act::scripted(&engine.script, &mut stream);
        let game = catalog::begin(&game, &own, options, &mut chance)?;
        if let Some(error) = chance.error() {
            return Err(Problem::draws(error));
        }
        let left = chance.left();
        act::forget_used(&mut engine.script, left);
        Current::new(game, stream)
    };
    let claim = if current.is_own_stream { json!(commitment) } else { Value::Null };
    let mut answer = opened(engine, current, shows_status);
    answer.insert(1, ("commitment", claim));
    Ok(answer)
}

/// `load`: the scenario's position, and what its script makes of it if asked to.
pub(crate) fn load(engine: &mut Engine, request: &Request) -> Result<Fields, Problem> {
    let text: String = request.need("scenario")?;
    let runs = request.is_set("run")?;
    let shows_status = request.is_set("status")?;
    let scenario = scenario::parse(&text).map_err(|error| Problem::new("scenario", error.to_string()))?;
    let own = engine.shelf.of(&scenario.game);
    let game = if runs { catalog::run_scenario(&scenario, &own)? } else { catalog::stage(&scenario, &own)? };
    let stream = Seeded::new(seed(engine, request)?);
    let mut answer = opened(engine, Current::new(game, stream), shows_status);
    answer.insert(0, ("title", Value::from(scenario.title)));
    Ok(answer)
}

/// `replay`: with the journal's own stream if its seed is known and its dice check out.
pub(crate) fn replay(engine: &mut Engine, request: &Request) -> Result<Fields, Problem> {
    let text: String = request.need("journal")?;
    let shows_status = request.is_set("status")?;
    let own = engine.shelf.of_journal(&text);
    let current = match catalog::resume(&text, &own) {
        Ok((game, stream)) => Current::fair(game, stream),
        Err(_) => Current::new(catalog::replay(&text, &own)?, Seeded::new(seed(engine, request)?)),
    };
    let verified = current.is_own_stream;
    let mut answer = opened(engine, current, shows_status);
    answer.insert(1, ("verified", Value::from(verified)));
    Ok(answer)
}

/// The seed in a request, or a new one.
fn seed(engine: &Engine, request: &Request) -> Result<Seed, Problem> {
    match request.get::<String>("seed")? {
        Some(text) => Ok(Seed::from_text(&text)),
        None => (engine.entropy)().map_err(|why| Problem::new("internal", why)),
    }
}

/// Puts a match in place of the one before.
fn opened(engine: &mut Engine, current: Current, shows_status: bool) -> Fields {
    let game = current.game();
    let mut answer = vec![("game", Value::from(game.game())), ("seats", Value::from(game.seats()))];
    if shows_status {
        answer.extend(current.status(None));
    } else {
        answer.push(("turn", Value::from(game.turn())));
    }
    engine.current = Some(current);
    answer
}
