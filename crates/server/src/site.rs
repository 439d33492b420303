//! Which address gives which file.

use crate::assets::{self, Asset};
use crate::headers::careful;
use crate::reader;
use axum::Router;
use axum::body::Body;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::Response;
use axum::routing::get;

/// Every address of the site.
pub(crate) fn router() -> Router {
    Router::new().fallback(get(file))
}

const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Kept, but asked for every time whether it is still the same.
const ASK_AGAIN: &str = "no-cache";
const NOT_BUILT: &str = "The browser client is not built into this program. Start it with `cargo xtask play`, which builds both.\n";
const NO_SUCH_FILE: &str = "There is no such file. The table is at /.\n";

async fn file(uri: Uri, headers: HeaderMap) -> Response {
    let name = uri.path().trim_start_matches('/');
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if let Some(asset) = assets::find(name) {
        return whole(asset, accepted, "accept-encoding");
    }
    // Addresses such as /rules/R-MOVE-4 are the client's to understand; a file that is missing is not.
    let is_file = name.rsplit('/').next().is_some_and(|last| last.contains('.'));
    match assets::page(name.trim_end_matches('/'), reader::language(&headers)) {
        _ if is_file => plain(StatusCode::NOT_FOUND, NO_SUCH_FILE),
        Some(page) => whole(page, accepted, "accept-encoding, accept-language, cookie"),
        None => plain(StatusCode::SERVICE_UNAVAILABLE, NOT_BUILT),
    }
}

fn whole(asset: &'static Asset, accepted: &str, varies_by: &'static str) -> Response {
    let (encoding, bytes) = asset.encoded(accepted);
    let mut response = Response::new(Body::from(bytes));
    let headers = response.headers_mut();
    careful(headers);
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(asset.media_type()));
    headers.insert(VARY, HeaderValue::from_static(varies_by));
    let caching = if asset.is_immutable() { FOR_EVER } else { ASK_AGAIN };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    if let Some(encoding) = encoding {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

fn plain(status: StatusCode, text: &'static str) -> Response {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    careful(headers);
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(ASK_AGAIN));
    response
}
