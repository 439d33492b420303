//! Serves the browser client out of the program itself.
//!
//! ```no_run
//! # async fn example() -> std::io::Result<()> {
//! let listener = server::listen("127.0.0.1", None).await?;
//! println!("http://{}", listener.local_addr()?);
//! server::serve(listener, std::future::pending()).await
//! # }
//! ```

mod assets;
mod headers;
mod site;

pub use assets::is_built;
pub use site::router;

use std::future::Future;
use std::io;
use tokio::net::TcpListener;

/// The port that is tried first: the same address every time, so that bookmarks and stored matches stay valid.
pub const USUAL_PORT: u16 = 4426;

/// Opens the door: on `port`, or on the usual one, or if that is taken on any that is free.
///
/// # Errors
/// If the address cannot be listened on.
pub async fn listen(address: &str, port: Option<u16>) -> io::Result<TcpListener> {
    if let Some(port) = port {
        return TcpListener::bind((address, port)).await;
    }
    match TcpListener::bind((address, USUAL_PORT)).await {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => TcpListener::bind((address, 0)).await,
        bound => bound,
    }
}

/// Serves until `stop` is done.
///
/// # Errors
/// If the listener fails.
pub async fn serve(
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    axum::serve(listener, router()).with_graceful_shutdown(stop).await
}
