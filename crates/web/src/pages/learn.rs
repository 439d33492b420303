//! Learning a game by its first mission.

use super::play_now;
use crate::app::App;
use crate::desk::lesson;
use crate::route::Route;
use crate::store;
use crate::words::t1;
use leptos::task::spawn_local;
use session::{Asks, Saved};

/// Goes on with the lesson of a game where it was left, or begins it.
pub(crate) fn go_on(app: App, game: &'static str) {
    enter(app, game, true);
}

/// Begins the lesson of a game.
pub(crate) fn anew(app: App, game: &'static str) {
    enter(app, game, false);
}

fn enter(app: App, game: &'static str, resume: bool) {
    spawn_local(async move {
        let lesson = match lesson::fetched(app, game).await {
            Ok(lesson) => lesson,
            Err(what) => return app.complain(t1("web-lesson-failed", "what", what)),
        };
        let kept = if resume { store::get(&lesson::id(game)).await } else { Ok(None) };
        let under_way = |saved: &Saved| lesson.asks(saved.turn) != Asks::Nothing;
        match kept {
            Ok(Some(saved)) if under_way(&saved) => app.go(Route::Table(saved.id)),
            _ => match lesson.begin() {
                Ok(session) => play_now::keep_and_go(app, &session, lesson::id(game)),
                Err(error) => app.complain(t1("web-lesson-failed", "what", error.to_string())),
            },
        }
    });
}
