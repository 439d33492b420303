//! What can be asked for about matches.

use super::read::{Bearer, Failed, Json, Read, Where, Which};
use crate::app::App;
use axum::extract::{ConnectInfo, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use protocol::{
    Create, Created, Game, Invite, Lend, Lobby, Mine, Problem, Seated, Sequel, Sit, Summary, Trouble,
};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

type Asked = State<Arc<App>>;

/// The most matches that can be asked about at once.
const MOST_HELD: usize = 100;

pub(super) async fn health(State(app): Asked) -> impl IntoResponse {
    match app.hall.store().check().await {
        Ok(()) => (StatusCode::OK, "fine\n"),
        Err(error) => {
            tracing::warn!(%error, "the store does not take part");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n")
        }
    }
}

/// Addresses of the protocol that there are not: the client's page is no answer to them.
pub(super) async fn nothing() -> Failed {
    Problem::new(Trouble::NotFound, "there is no such address in this version of the protocol").into()
}

pub(super) async fn openapi() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], include_str!("../../../../docs/openapi.json"))
}

pub(super) async fn games(State(app): Asked) -> Json<Vec<Game>> {
    Json(app.hall.games())
}

pub(super) async fn create(
    State(app): Asked,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Read(wanted): Read<Create>,
) -> Result<Json<Created>, Failed> {
    if !app.matches.take(app.visitor(peer, &headers), Instant::now()) {
        return Err(
            Problem::new(Trouble::TooMany, "too many matches from one address; try again later").into()
        );
    }
    Ok(Json(app.hall.create(&wanted).await?))
}

pub(super) async fn mine(State(app): Asked, Read(mine): Read<Mine>) -> Result<Json<Vec<Summary>>, Failed> {
    if mine.held.len() > MOST_HELD {
        return Err(Problem::new(Trouble::TooLarge, format!("at most {MOST_HELD} at once")).into());
    }
    Ok(Json(app.hall.mine(&mine.held).await))
}

pub(super) async fn lobby(
    State(app): Asked,
    Which(id): Which,
    Bearer(token): Bearer,
) -> Result<Json<Lobby>, Failed> {
    Ok(Json(app.hall.lobby(id, &token).await?))
}

pub(super) async fn sit(
    State(app): Asked,
    Which(id): Which,
    Read(sit): Read<Sit>,
) -> Result<Json<Seated>, Failed> {
    Ok(Json(app.hall.sit(id, &sit).await?))
}

pub(super) async fn invite(
    State(app): Asked,
    Where(id, seat): Where,
    Bearer(host): Bearer,
) -> Result<Json<Invite>, Failed> {
    Ok(Json(app.hall.invite(id, &host, seat).await?))
}

pub(super) async fn lend(
    State(app): Asked,
    Where(id, seat): Where,
    Bearer(token): Bearer,
    Read(lend): Read<Lend>,
) -> Result<StatusCode, Failed> {
    app.hall.lend(id, &token, seat, &lend.level).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn take_back(
    State(app): Asked,
    Where(id, seat): Where,
    Bearer(token): Bearer,
) -> Result<StatusCode, Failed> {
    app.hall.take_back(id, &token, seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn leave(
    State(app): Asked,
    Where(id, seat): Where,
    Bearer(token): Bearer,
) -> Result<StatusCode, Failed> {
    app.hall.leave(id, &token, seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn rematch(
    State(app): Asked,
    Which(id): Which,
    Bearer(token): Bearer,
) -> Result<Json<Sequel>, Failed> {
    Ok(Json(app.hall.rematch(id, &token).await?))
}

pub(super) async fn journal(
    State(app): Asked,
    Which(id): Which,
    Bearer(token): Bearer,
) -> Result<impl IntoResponse, Failed> {
    let journal = app.hall.journal(id, &token).await?;
    Ok(([(CONTENT_TYPE, "application/json")], journal))
}
