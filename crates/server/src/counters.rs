//! Figures for whoever runs the server, in the text format of Prometheus.

use crate::app::App;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

/// What has happened since the server was started.
#[derive(Default)]
pub(crate) struct Counters {
    pub(crate) requests: AtomicU64,
    pub(crate) refused_requests: AtomicU64,
    pub(crate) failed_requests: AtomicU64,
    pub(crate) greetings: AtomicU64,
    pub(crate) messages: AtomicU64,
    pub(crate) malformed: AtomicU64,
    pub(crate) too_many: AtomicU64,
    pub(crate) let_go: AtomicU64,
}

pub(crate) fn add(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// All figures.
pub(crate) fn text(app: &App) -> String {
    let figures = app.hall.figures();
    let counters = &app.counters;
    let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    let rows = [
        ("matches_in_memory", "gauge", "Matches in memory.", figures.rooms as u64),
        ("seats_connected", "gauge", "Connections that have come to a table.", figures.connected as u64),
        ("connections", "gauge", "Open connections to tables.", app.sockets() as u64),
        ("decisions_total", "counter", "Decisions made durable.", figures.decisions),
        ("requests_total", "counter", "HTTP requests.", count(&counters.requests)),
        ("requests_refused_total", "counter", "Answered with 4xx.", count(&counters.refused_requests)),
        ("requests_failed_total", "counter", "Answered with 5xx.", count(&counters.failed_requests)),
        ("greetings_total", "counter", "Connections that came to a table.", count(&counters.greetings)),
        ("messages_total", "counter", "Messages from visitors.", count(&counters.messages)),
        ("messages_malformed_total", "counter", "Messages that made no sense.", count(&counters.malformed)),
        ("messages_too_many_total", "counter", "Messages over the limit.", count(&counters.too_many)),
        (
            "connections_let_go_total",
            "counter",
            "Connections that were too slow or silent.",
            count(&counters.let_go),
        ),
    ];
    let mut text = String::new();
    for (name, kind, help, value) in rows {
        // Writing to a text cannot fail.
        let _ = writeln!(
            text,
            "# HELP dropship_{name} {help}\n# TYPE dropship_{name} {kind}\ndropship_{name} {value}"
        );
    }
    text
}
