//! Serves tables: the client, the protocol, and figures for whoever runs it.

use crate::app::{App, stopping};
use crate::reminders::{self, Notifiers};
use crate::settings::Settings;
use crate::{api, counters, gate, site};
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use host::Hall;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{interval, timeout};
use tower_service::Service;
use tracing::{info, warn};

/// How often matches are looked through that nobody looks at.
const TIDYING: Duration = Duration::from_secs(30);

/// How long the server waits for open connections when it stops.
const LAST_WORDS: Duration = Duration::from_secs(10);

/// How long to wait after a connection could not be accepted, because the system has no more of them.
const BREATH: Duration = Duration::from_millis(50);

/// The most that a request's head may have, in bytes.
const HEAD: usize = 16 << 10;

/// Serves tables until `stop` says so, and says where as soon as visitors can come. Whatever was confirmed by then is
/// stored; whoever is connected is told to come again.
///
/// # Errors
/// If the store does not open, or the address cannot be listened on.
pub fn serve(
    settings: Settings,
    stop: impl Future<Output = ()>,
    ready: impl FnOnce(SocketAddr),
) -> io::Result<()> {
    let mut builder = if settings.threads <= 1 {
        tokio::runtime::Builder::new_current_thread()
    } else {
        let mut builder = tokio::runtime::Builder::new_multi_thread();
        builder.worker_threads(settings.threads);
        builder
    };
    builder.enable_all().build()?.block_on(run(settings, stop, ready))
}

/// The same inside a runtime that is there already.
///
/// # Errors
/// As [`serve`].
pub async fn run(
    settings: Settings,
    stop: impl Future<Output = ()>,
    ready: impl FnOnce(SocketAddr),
) -> io::Result<()> {
    let store = store::open(&settings.store).await.map_err(io::Error::other)?;
    let notifiers = Notifiers::new(&settings).map_err(io::Error::other)?;
    let (hall, absent) = Hall::new(store, settings.tables);
    let (closing, stopped) = watch::channel(false);
    let app = Arc::new(App::new(settings, Arc::clone(&hall), notifiers, stopped));
    let listener = listen(&app.settings).await?;
    let figures = match app.settings.figures {
        Some(address) => Some(TcpListener::bind(address).await?),
        None => None,
    };
    let address = listener.local_addr()?;
    let background = [
        tokio::spawn(Arc::clone(&hall).follow()),
        tokio::spawn(tidy(Arc::clone(&hall))),
        tokio::spawn(reminders::run(Arc::clone(&app), absent)),
        tokio::spawn(wake(Arc::clone(&hall))),
    ];
    let mut doors = vec![tokio::spawn(accept(listener, router(&app), Arc::clone(&app)))];
    if let Some(figures) = figures {
        doors.push(tokio::spawn(accept(figures, figures_router(&app), Arc::clone(&app))));
    }
    info!(%address, "tables are open");
    ready(address);
    stop.await;
    info!("tables close");
    doors.iter().for_each(JoinHandle::abort);
    background.iter().for_each(JoinHandle::abort);
    // Connections watch this; each holds a receiver until it has ended.
    let _ = closing.send(true);
    drop(app);
    let _ = timeout(LAST_WORDS, closing.closed()).await;
    Ok(())
}

async fn listen(settings: &Settings) -> io::Result<TcpListener> {
    match TcpListener::bind(settings.address).await {
        Err(error) if settings.any_port && error.kind() == io::ErrorKind::AddrInUse => {
            TcpListener::bind((settings.address.ip(), 0)).await
        }
        bound => bound,
    }
}

fn router(app: &Arc<App>) -> Router {
    api::router(app)
        .fallback_service(site::router())
        .layer(from_fn_with_state(Arc::clone(app), gate::pass))
        .with_state(Arc::clone(app))
}

fn figures_router(app: &Arc<App>) -> Router {
    let app = Arc::clone(app);
    Router::new().route("/metrics", get(move || async move { counters::text(&app) }))
}

async fn tidy(hall: Arc<Hall>) {
    let mut clock = interval(TIDYING);
    loop {
        clock.tick().await;
        hall.tidy();
    }
}

async fn wake(hall: Arc<Hall>) {
    hall.wake().await;
}

async fn accept(listener: TcpListener, router: Router, app: Arc<App>) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                tokio::spawn(connection(stream, peer, router.clone(), Arc::clone(&app)));
            }
            Err(error) => {
                warn!(%error, "a connection was not accepted");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
}

async fn connection(stream: TcpStream, peer: SocketAddr, router: Router, app: Arc<App>) {
    // A move is a small packet that somebody waits for. Where this does not work it is only slower.
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let mut stop = app.stop.clone();
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.settings.limits.patience)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    drop(app);
    tokio::pin!(serving);
    // How a connection ends is its visitor's business.
    tokio::select! {
        _ = &mut serving => {}
        () = stopping(&mut stop) => {
            serving.as_mut().graceful_shutdown();
            let _ = serving.await;
        }
    }
}
