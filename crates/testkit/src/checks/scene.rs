//! The picture shows one choice for each choice of the prompt, and everything in it is where it can be.

use super::places::Places;
use crate::fault::{Verdict, ensure, same};
use crate::node::{Node, own_prompt};
use table::{Match, Picture, Prompt, Scene, Seat, Viewer};

pub(crate) fn check<G: Picture>(node: &mut Node<'_, G>) -> Verdict {
    let game = node.game;
    for viewer in node.viewers() {
        let scene = scene(game, &game.view(viewer), viewer);
        Places::of(&scene).check(game.seats())?;
        asks(&scene, own_prompt(game.prompts(), viewer))?;
        let asked: Vec<Seat> = game.prompts().iter().map(|prompt| prompt.seat).collect();
        // A game may keep to itself whom it waits for; but it must not say so of somebody it does not wait for.
        ensure(game.outcome().is_some() || scene.awaited.iter().all(|seat| asked.contains(seat)), || {
            format!("{viewer} sees {:?} awaited, but asked are {asked:?}", scene.awaited)
        })?;
    }
    Ok(())
}

/// What `viewer` sees.
pub(super) fn scene<G: Picture>(game: &Match<G>, view: &G::View, viewer: Viewer) -> Scene {
    G::scene(game.content(), view, viewer, own_prompt(game.prompts(), viewer))
}

fn asks<G: Picture>(scene: &Scene, prompt: Option<Prompt<'_, G>>) -> Verdict {
    let asked = scene.prompt.as_ref().map(|ask| ask.seat);
    same(&asked, &prompt.map(|prompt| prompt.seat), || "the scene asks somebody else".into())?;
    let (Some(ask), Some(prompt)) = (&scene.prompt, prompt) else { return Ok(()) };
    let (shown, offered) = (ask.choices.len(), prompt.choices.len());
    same(&shown, &offered, || "the scene must show one choice for each choice of the prompt".into())?;
    ensure(!ask.question.id.is_empty(), || "the scene asks a question without words".into())?;
    for (choice, action) in ask.choices.iter().zip(prompt.choices) {
        ensure(!choice.label.id.is_empty(), || format!("the scene has no label for {action:?}"))?;
    }
    Ok(())
}
