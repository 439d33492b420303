//! Serves the browser client out of the program itself, and tables where people meet.
//!
//! ```no_run
//! // Serves until Ctrl-C.
//! server::run("127.0.0.1", None, |address| println!("http://{address}"))?;
//! # Ok::<(), std::io::Error>(())
//! ```

mod api;
mod app;
mod assets;
mod buckets;
mod counters;
mod gate;
mod headers;
mod reminders;
mod settings;
mod site;
mod socket;
mod tables;

pub use assets::is_built;
pub use settings::{Limits, Settings};
pub use site::router;
pub use tables::{run as run_tables, serve};

use std::io;
use std::net::SocketAddr;
use tokio::net::TcpListener;

/// The port that is tried first: the same address every time, so that bookmarks and stored matches stay valid.
pub const USUAL_PORT: u16 = 4426;

/// Serves until the program is asked to stop, and says where as soon as visitors can come.
///
/// Without a port the usual one is taken, or if that is busy any that is free.
///
/// # Errors
/// If the address cannot be listened on.
pub fn run(address: &str, port: Option<u16>, ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = listen(address, port).await?;
        ready(listener.local_addr()?);
        let stop = async {
            // Where signals cannot be heard, the program ends by other means.
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        axum::serve(listener, router()).with_graceful_shutdown(stop).await
    })
}

async fn listen(address: &str, port: Option<u16>) -> io::Result<TcpListener> {
    if let Some(port) = port {
        return TcpListener::bind((address, port)).await;
    }
    match TcpListener::bind((address, USUAL_PORT)).await {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => TcpListener::bind((address, 0)).await,
        bound => bound,
    }
}
