//! Beginning a match and going to its table.

use crate::app::App;
use crate::route::Route;
use crate::words::t1;
use crate::{dom, store};
use catalog::CatalogError;
use leptos::task::spawn_local;
use serde_json::Value;
use session::{Saved, Session, Sitter};
use table::{MAX_SEATS, Seed};

/// Begins a match, keeps it, and goes to its table.
pub(super) fn begin(app: App, game: &str, options: Option<&Value>, sitters: Vec<Sitter>, seed: Option<Seed>) {
    start(app, Session::begin(game, options, sitters, seed.unwrap_or_else(dom::seed)));
}

/// Begins a match of one person with everything as usual.
pub(crate) fn alone(app: App, game: &str) {
    start(app, Session::alone(game, dom::seed()));
}

/// Begins a match with everything as it was in another one.
pub(crate) fn again(app: App, session: &Session) {
    start(app, session.again(dom::seed()));
}

fn start(app: App, begun: Result<Session, CatalogError>) {
    match begun {
        Ok(session) => keep_and_go(app, &session, dom::new_id()),
        Err(error) => app.complain(t1("web-begin-failed", "what", error.to_string())),
    }
}

/// Keeps a new match and goes to its table. A match that cannot be kept is not begun: it would be lost on reload.
pub(super) fn keep_and_go(app: App, session: &Session, id: String) {
    let now = dom::now();
    keep(app, session.saved(&id, now, now), Route::Table);
}

/// Keeps the journal of a match that was played elsewhere, as it is, and looks at it.
pub(crate) fn keep_journal(app: App, id: String, journal: &str, route: fn(String) -> Route) {
    match Session::resume(journal, vec![Sitter::Person; MAX_SEATS], dom::seed()) {
        Ok(session) => {
            let now = dom::now();
            let saved = Saved { journal: journal.to_string(), ..session.saved(&id, now, now) };
            keep(app, saved, route);
        }
        Err(error) => app.complain(t1("web-open-failed", "what", error.to_string())),
    }
}

fn keep(app: App, saved: Saved, route: fn(String) -> Route) {
    spawn_local(async move {
        match store::put(&saved, || ()).await.0 {
            Ok(()) => app.go(route(saved.id)),
            Err(what) => app.complain(t1("web-store-failed", "what", what)),
        }
    });
}
