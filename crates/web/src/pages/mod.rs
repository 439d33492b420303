//! The pages.

pub(crate) mod about;
pub(crate) mod analysis;
pub(crate) mod glossary;
pub(crate) mod learn;
pub(crate) mod matches;
pub(crate) mod meeting;
pub(crate) mod play_now;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod set_up;
pub(crate) mod settings;
pub(crate) mod shared;
pub(crate) mod start;
pub(crate) mod table;
pub(crate) mod verify;

pub(crate) use play_now::keep_journal;

use crate::app::App;
use crate::route::Route;
use crate::terms;
use crate::words::t;
use leptos::prelude::*;

/// Brings what a page needs before it can be drawn whole: until then the one that was drawn ahead is better.
pub(crate) async fn prepare(app: App) {
    match app.route.get_untracked() {
        Route::Rules(_) => rules::load(app).await,
        Route::SetUp(game) => {
            if let Some(game) = known(&game) {
                set_up::prepare(app, game).await;
            }
        }
        Route::Glossary(game) => terms::fetch(app, &game).await,
        _ => {}
    }
}

/// The game of that name, if there is one.
fn known(game: &str) -> Option<&'static str> {
    catalog::GAMES.iter().copied().find(|known| *known == game)
}

/// Says that a match is not kept here, and shows those that are.
fn not_kept(app: App) {
    app.go(Route::Matches);
    app.complain(t("web-no-such-match"));
}
