//! What is read out of a request, and how problems are answered.

use crate::app::App;
use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{MatchId, Problem, Token, Trouble};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use table::Seat;

/// A problem as an answer.
pub(crate) struct Failed(pub(crate) Problem);

impl From<Problem> for Failed {
    fn from(problem: Problem) -> Failed {
        Failed(problem)
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let status = match self.0.error {
            Trouble::Malformed => StatusCode::BAD_REQUEST,
            Trouble::NotFound => StatusCode::NOT_FOUND,
            Trouble::NotYours => StatusCode::FORBIDDEN,
            Trouble::NotNow => StatusCode::CONFLICT,
            Trouble::Options => StatusCode::UNPROCESSABLE_ENTITY,
            Trouble::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Trouble::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Trouble::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Trouble::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        };
        let mut response = Json(self.0).into_response();
        *response.status_mut() = status;
        response
    }
}

/// An answer in JSON, which nobody keeps: it may hold a token.
pub(crate) struct Json<T>(pub(crate) T);

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        // Bodies are numbers, texts and lists of them: there is nothing JSON cannot say.
        let text = serde_json::to_string(&self.0).expect("bodies can be written as JSON");
        let mut response = Response::new(Body::from(text));
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        response
    }
}

/// A body in JSON.
pub(crate) struct Read<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Read<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Read<T>, Failed> {
        let bytes = Bytes::from_request(request, app).await.map_err(|rejection| {
            let error = match rejection.into_response().status() {
                StatusCode::PAYLOAD_TOO_LARGE => Trouble::TooLarge,
                _ => Trouble::Malformed,
            };
            let most = app.settings.limits.body;
            Failed(Problem::new(error, format!("expected a whole body of at most {most} bytes")))
        })?;
        let read = serde_json::from_slice(&bytes);
        read.map(Read).map_err(|error| Failed(Problem::new(Trouble::Malformed, error.to_string())))
    }
}

/// The token in the header `Authorization: Bearer`.
pub(crate) struct Bearer(pub(crate) Token);

impl FromRequestParts<Arc<App>> for Bearer {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Bearer, Failed> {
        let header = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = header.and_then(|value| value.strip_prefix("Bearer ")).and_then(|text| text.parse().ok());
        let why = "expected a header `Authorization: Bearer` with a token of 32 hexadecimal digits";
        token.map(Bearer).ok_or_else(|| Failed(Problem::new(Trouble::NotYours, why)))
    }
}

/// The match that an address names.
pub(crate) struct Which(pub(crate) MatchId);

/// The match and the seat that an address names.
pub(crate) struct Where(pub(crate) MatchId, pub(crate) Seat);

fn no_such() -> Failed {
    Failed(Problem::new(Trouble::NotFound, "there is no such match or seat"))
}

impl FromRequestParts<Arc<App>> for Which {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Which, Failed> {
        let Path(id) = Path::<String>::from_request_parts(parts, app).await.map_err(|_| no_such())?;
        id.parse().map(Which).map_err(|_| no_such())
    }
}

impl FromRequestParts<Arc<App>> for Where {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Where, Failed> {
        let read = Path::<(String, u8)>::from_request_parts(parts, app).await;
        let Path((id, seat)) = read.map_err(|_| no_such())?;
        Ok(Where(id.parse().map_err(|_| no_such())?, Seat(seat)))
    }
}
