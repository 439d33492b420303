//! Hears what other servers append to the same database.

use super::line::PATIENCE;
use crate::Change;
use std::future::poll_fn;
use std::time::Duration;
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::{sleep, timeout};
use tokio_postgres::{AsyncMessage, Config, NoTls};

/// How long to wait before a lost connection is made again.
const PAUSE: Duration = Duration::from_millis(500);

/// Listens until nobody wants to hear any more, and connects again whenever the connection was lost.
pub(super) async fn run(config: Config, origin: String, heard: UnboundedSender<Change>) {
    while !heard.is_closed() {
        listen(&config, &origin, &heard).await;
        sleep(PAUSE).await;
    }
}

/// Listens until the connection is lost.
async fn listen(config: &Config, origin: &str, heard: &UnboundedSender<Change>) {
    let Ok(Ok((client, mut connection))) = timeout(PATIENCE, config.connect(NoTls)).await else { return };
    let (told, mut notified) = tokio::sync::mpsc::unbounded_channel();
    let pump = tokio::spawn(async move {
        while let Some(Ok(message)) = poll_fn(|cx| connection.poll_message(cx)).await {
            if let AsyncMessage::Notification(notification) = message {
                // The listener below may have gone, and then the client is dropped, which ends this as well.
                let _ = told.send(notification);
            }
        }
    });
    if client.batch_execute("LISTEN dropship").await.is_ok() {
        // What happened before this connection was made was not heard.
        let _ = heard.send(Change::Any);
        while let Some(notification) = notified.recv().await {
            let parsed = notification
                .payload()
                .split_once(' ')
                .and_then(|(from, id)| (from != origin).then(|| id.parse::<i64>().ok()).flatten());
            let sent = parsed.map_or(Ok(()), |id| heard.send(Change::Of(id.cast_unsigned())));
            if sent.is_err() {
                break;
            }
        }
    }
    pump.abort();
}
