//! What every request passes on its way in, and every answer on its way out.

use crate::api::Failed;
use crate::app::App;
use crate::counters::add;
use crate::headers::careful;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{Problem, Trouble};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;
use tokio::time::timeout;
use tracing::info;

/// Counts, limits, times out and notes down.
pub(crate) async fn pass(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let begun = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_string());
    let mut response = match refusal(&app, peer, &request, begun) {
        Some(problem) => Failed(problem).into_response(),
        None => match timeout(app.settings.limits.patience, next.run(request)).await {
            Ok(response) => response,
            Err(_) => Failed(Problem::new(Trouble::Unavailable, "this takes too long")).into_response(),
        },
    };
    careful(response.headers_mut());
    count(&app, response.status());
    // Addresses hold no secrets: tokens travel in headers and bodies.
    info!(%method, path, status = response.status().as_u16(), ms = begun.elapsed().as_millis() as u64, "request");
    response
}

fn refusal(app: &App, peer: SocketAddr, request: &Request, now: Instant) -> Option<Problem> {
    // The client's own files cost next to nothing, and a page asks for a dozen of them at once.
    let is_counted = request.uri().path().starts_with("/api/");
    if is_counted && !app.requests.take(app.visitor(peer, request.headers()), now) {
        return Some(Problem::new(Trouble::TooMany, "too many requests; try again later"));
    }
    let is_upgrade = request.headers().contains_key("upgrade");
    let is_careful = !matches!(*request.method(), Method::GET | Method::HEAD) || is_upgrade;
    if is_careful && !may_ask(app, request.headers()) {
        return Some(Problem::new(Trouble::NotYours, "pages of this origin may not use this server"));
    }
    None
}

/// Whether a page of that origin may ask. Programs that are no browsers name none.
fn may_ask(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let own = origin.split_once("://").map(|(_, host)| host);
    (own.is_some() && own == host) || app.settings.origins.iter().any(|known| known == origin)
}

fn count(app: &App, status: StatusCode) {
    add(&app.counters.requests);
    if status.is_client_error() {
        add(&app.counters.refused_requests);
    }
    if status.is_server_error() {
        add(&app.counters.failed_requests);
    }
}
