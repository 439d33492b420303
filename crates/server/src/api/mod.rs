//! The HTTP side of the protocol. docs/openapi.json describes it.

mod matches;
mod read;
mod reminder;

pub(crate) use read::Failed;

use crate::app::App;
use crate::socket;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{any, get, post, put};
use std::sync::Arc;

/// Every address of the protocol.
pub(crate) fn router(app: &Arc<App>) -> Router<Arc<App>> {
    let one = "/api/v1/matches/{id}";
    let path = |rest: &str| format!("{one}{rest}");
    Router::new()
        .route("/health", get(matches::health))
        .route("/api/v1/openapi.json", get(matches::openapi))
        .route("/api/v1/games", get(matches::games))
        .route("/api/v1/matches", post(matches::create))
        .route("/api/v1/mine", post(matches::mine))
        .route(one, get(matches::lobby))
        .route(&path("/sit"), post(matches::sit))
        .route(&path("/seats/{seat}"), axum::routing::delete(matches::leave))
        .route(&path("/seats/{seat}/invite"), post(matches::invite))
        .route(&path("/seats/{seat}/bot"), put(matches::lend).delete(matches::take_back))
        .route(&path("/rematch"), post(matches::rematch))
        .route(&path("/journal"), get(matches::journal))
        .route(&path("/reminder"), put(reminder::enrol).delete(reminder::forget))
        .route("/api/v1/reminders", get(reminder::offered))
        .route("/api/v1/play", get(socket::upgrade))
        .route("/api/{*rest}", any(matches::nothing))
        .layer(DefaultBodyLimit::max(app.settings.limits.body))
}
