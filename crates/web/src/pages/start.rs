//! The start page: the games as cards, each one click away from its table.

use super::{learn, play_now};
use crate::app::{App, cover};
use crate::desk::lesson;
use crate::dom::{act, element};
use crate::store;
use crate::words::front;
use ::front::{GoOn, Learning};
use leptos::prelude::*;
use leptos::task::spawn_local;
use session::Saved;
use web_sys::MouseEvent;

/// Cards for the games, and the match to go on with.
pub(crate) fn page() -> impl IntoView {
    let app = App::get();
    let kept = RwSignal::new(Vec::<Saved>::new());
    spawn_local(async move {
        // A browser that keeps nothing has nothing to go on with; playing will say so.
        kept.try_set(store::all().await.unwrap_or_default());
    });
    let lead = move || {
        kept.with(|kept| {
            let last = kept.iter().find(|saved| !saved.over && lesson::game(&saved.id).is_none());
            front().lead(last.map(|saved| GoOn { id: &saved.id, game: &saved.game, turn: saved.turn }))
        })
    };
    let cards = move || {
        let learning = |game: &str| {
            let is_begun = |kept: &Vec<Saved>| kept.iter().any(|saved| lesson::game(&saved.id) == Some(game));
            if app.settings.read().has_learnt(game) {
                Learning::Done
            } else if kept.with(is_begun) {
                Learning::UnderWay
            } else {
                Learning::New
            }
        };
        front().cards(&|game| cover(app, game), &learning)
    };
    view! {
        <div class="start">
            <div class="lead" inner_html=lead></div>
            <div class="games" inner_html=cards on:click=act(move |event| _ = pressed(app, &event))></div>
        </div>
    }
}

/// A button on a card.
fn pressed(app: App, event: &MouseEvent) -> Option<()> {
    let id = element(event)?.closest("button").ok()??.id();
    let (what, game) = id.split_once('-')?;
    let game = catalog::GAMES.iter().find(|known| **known == game)?;
    if what == "play" {
        play_now::alone(app, game);
    } else {
        learn::go_on(app, game);
    }
    Some(())
}
