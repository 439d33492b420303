//! Changing the match: decisions, chosen draws, going back.

use super::Engine;
use super::answer::Fields;
use super::problem::Problem;
use super::request::Request;
use serde_json::Value;
use std::collections::VecDeque;
use table::{Refusal, Scripted, Seeded, Viewer};

/// No decision draws more often than this; a longer script is a mistake.
const MOST_DRAWS: usize = 10_000;

/// `play`: on a copy, which takes the match's place only if all went well.
pub(crate) fn play(engine: &mut Engine, request: &Request) -> Result<Fields, Problem> {
    let mut current = engine.current()?.clone();
    let seat = current.seat(request)?;
    let viewer = current.viewer(request)?.unwrap_or(Viewer::Seat(seat));
    let turn: Option<u32> = request.get("turn")?;
    let index: Option<u32> = request.get("index")?;
    let shows_status = request.is_set("status")?;

    let mut chance = scripted(&engine.script, &mut current.stream);
    let game = current.game.0.as_mut();
    let played = match (request.value("action"), index) {
        (Some(action), None) => {
            let now = game.turn();
            if let Some(sent) = turn.filter(|sent| *sent != now) {
                return Err(Problem::refused(&Refusal::Stale { sent, now }));
            }
            game.play(seat, action, &mut chance)
        }
        (None, Some(index)) => {
            let turn =
                turn.ok_or_else(|| request.missing("turn", "the turn in which the choices were listed"))?;
            game.answer(turn, seat, index, &mut chance).map_err(catalog::PlayError::Refused)
        }
        _ => return Err(Problem::field("`play` needs either a field `action` or a field `index`")),
    };
    played.map_err(|error| Problem::not_played(&error))?;
    if let Some(error) = chance.error() {
        return Err(Problem::draws(error));
    }
    let left = chance.left();
    current.is_own_stream &= left == engine.script.len();
    if !current.is_own_stream {
        current.game.0.disclaim();
    }
    forget_used(&mut engine.script, left);

    let notices = Value::from(current.game().notices(viewer));
    let mut answer =
        if shows_status { current.status(None) } else { vec![("turn", current.game().turn().into())] };
    answer.push(("notices", notices));
    engine.current = Some(current);
    Ok(answer)
}

/// The chosen draws, then those of the stream.
pub(crate) fn scripted<'a>(script: &VecDeque<u32>, stream: &'a mut Seeded) -> Scripted<&'a mut Seeded> {
    let mut chance = Scripted::new(stream);
    chance.script(script.iter().copied());
    chance
}

/// Drops the draws at the front of a script that were used, so that `left` remain.
pub(crate) fn forget_used(script: &mut VecDeque<u32>, left: usize) {
    script.drain(..script.len().saturating_sub(left));
}

/// `dice`: adds to the draws to come.
pub(crate) fn dice(engine: &mut Engine, request: &Request) -> Result<Fields, Problem> {
    let clears = request.is_set("clear")?;
    let faces: Option<Vec<u32>> = request.get("dice")?;
    let draws: Option<Vec<u32>> = request.get("draws")?;
    let draws = match (faces, draws) {
        (Some(_), Some(_)) => return Err(Problem::field("expected either `dice` or `draws`, found both")),
        (Some(faces), None) => {
            let draw = |face: u32| face.checked_sub(1);
            let no_face = || Problem::field("field `dice`: expected faces from 1, found 0");
            faces.into_iter().map(draw).collect::<Option<Vec<u32>>>().ok_or_else(no_face)?
        }
        (None, Some(draws)) => draws,
        (None, None) if clears => Vec::new(),
        (None, None) => return Err(Problem::field("`dice` needs a field `dice`, `draws` or `clear`")),
    };
    let kept = if clears { 0 } else { engine.script.len() };
    if kept + draws.len() > MOST_DRAWS {
        let why = format!("expected at most {MOST_DRAWS} draws to come, found {}", kept + draws.len());
        return Err(Problem::field(why));
    }
    engine.script.truncate(kept);
    engine.script.extend(draws);
    Ok(vec![("left", Value::from(engine.script.len()))])
}

/// `undo`: as far as nothing was drawn and no secret shown.
pub(crate) fn undo(engine: &mut Engine, request: &Request) -> Result<Fields, Problem> {
    let mut current = engine.current()?.clone();
    let to: u32 = request.need("to")?;
    let shows_status = request.is_set("status")?;
    current.game.0.undo(to)?;
    let answer =
        if shows_status { current.status(None) } else { vec![("turn", current.game().turn().into())] };
    engine.current = Some(current);
    Ok(answer)
}
