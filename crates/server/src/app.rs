//! What every request has at hand.

use crate::buckets::{Buckets, Pace, network};
use crate::counters::Counters;
use crate::reminders::Notifiers;
use crate::settings::Settings;
use axum::http::HeaderMap;
use host::Hall;
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;

/// How many requests may come at once before the pace counts, in seconds of it.
const BURST: f64 = 10.0;

/// What every request has at hand.
pub(crate) struct App {
    pub(crate) settings: Settings,
    pub(crate) hall: Arc<Hall>,
    pub(crate) requests: Buckets<IpAddr>,
    pub(crate) matches: Buckets<IpAddr>,
    pub(crate) codes: Buckets<IpAddr>,
    pub(crate) notifiers: Notifiers,
    pub(crate) counters: Counters,
    /// Becomes true when the server is to stop.
    pub(crate) stop: watch::Receiver<bool>,
    sockets: Mutex<HashMap<IpAddr, usize>>,
    all_sockets: AtomicUsize,
}

impl App {
    pub(crate) fn new(
        settings: Settings,
        hall: Arc<Hall>,
        notifiers: Notifiers,
        stop: watch::Receiver<bool>,
    ) -> App {
        let limits = settings.limits;
        let steady = |per_second: f64, most: f64| Buckets::new(Pace { most: most.max(1.0), per_second });
        App {
            hall,
            requests: steady(limits.requests, limits.requests * BURST),
            matches: steady(limits.matches / 3_600.0, limits.matches),
            codes: steady(limits.codes / 3_600.0, limits.codes),
            notifiers,
            counters: Counters::default(),
            stop,
            sockets: Mutex::default(),
            all_sockets: AtomicUsize::new(0),
            settings,
        }
    }

    /// The network a visitor comes from.
    pub(crate) fn visitor(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        // The last entry is the one that our own proxy has written; those before it anybody can make up.
        let told = || {
            let value = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            value.rsplit(',').next()?.trim().parse().ok()
        };
        let address = if self.settings.behind_proxy { told() } else { None };
        network(address.unwrap_or(peer.ip()))
    }

    /// Counts a connection from there, unless there are too many.
    pub(crate) fn admit(self: &Arc<Self>, visitor: IpAddr) -> Option<Admitted> {
        let limits = &self.settings.limits;
        if self.all_sockets.fetch_add(1, Ordering::Relaxed) >= limits.all_sockets {
            self.all_sockets.fetch_sub(1, Ordering::Relaxed);
            return None;
        }
        // From here on dropping gives back what was counted.
        let admitted = Admitted { app: Arc::clone(self), visitor };
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sockets.entry(visitor).or_insert(0);
        *count += 1;
        let fits = *count <= limits.sockets;
        drop(sockets);
        fits.then_some(admitted)
    }

    /// How many connections to tables there are.
    pub(crate) fn sockets(&self) -> usize {
        self.all_sockets.load(Ordering::Relaxed)
    }
}

/// A connection that was counted, for as long as it lasts.
pub(crate) struct Admitted {
    app: Arc<App>,
    visitor: IpAddr,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        self.app.all_sockets.fetch_sub(1, Ordering::Relaxed);
        let mut sockets = self.app.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = sockets.get_mut(&self.visitor) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.visitor);
            }
        }
    }
}

/// Waits until the server is to stop.
pub(crate) async fn stopping(stop: &mut watch::Receiver<bool>) {
    // If nobody can say so any more, the server has stopped already.
    let _ = stop.wait_for(|stop| *stop).await;
}
