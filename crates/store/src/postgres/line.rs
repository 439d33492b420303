//! A connection that is made again when it is lost.

use crate::StoreError;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_postgres::{Client, Config, NoTls};

/// How long making a connection, or any single question, may take.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// A connection that is made when it is first needed and whenever it was lost.
pub(super) struct Line {
    config: Config,
    client: Mutex<Option<Arc<Client>>>,
}

impl Line {
    pub(super) fn new(config: Config) -> Line {
        Line { config, client: Mutex::new(None) }
    }

    /// The connection, made anew if there is none that works.
    pub(super) async fn client(&self) -> Result<Arc<Client>, StoreError> {
        let mut kept = self.client.lock().await;
        if let Some(client) = kept.as_ref().filter(|client| !client.is_closed()) {
            return Ok(Arc::clone(client));
        }
        let connecting = async {
            let (client, connection) = self.config.connect(NoTls).await?;
            // It ends when the connection does; whoever asks then hears of it from the client.
            tokio::spawn(connection);
            client.batch_execute("SET synchronous_commit = on; SET statement_timeout = '10s'").await?;
            Ok::<_, tokio_postgres::Error>(Arc::new(client))
        };
        let client = within(connecting).await?;
        *kept = Some(Arc::clone(&client));
        Ok(client)
    }
}

/// What comes of a question, unless it takes too long.
pub(super) async fn within<T>(
    question: impl Future<Output = Result<T, tokio_postgres::Error>>,
) -> Result<T, StoreError> {
    match timeout(PATIENCE, question).await {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(error)) => Err(told(&error)),
        Err(_) => Err(StoreError::Down(format!("no answer within {} s", PATIENCE.as_secs()))),
    }
}

fn told(error: &tokio_postgres::Error) -> StoreError {
    use tokio_postgres::error::SqlState;
    match error.as_db_error() {
        Some(db) if *db.code() == SqlState::UNIQUE_VIOLATION => StoreError::Conflict,
        Some(db) if *db.code() == SqlState::DISK_FULL => StoreError::Full(db.message().to_string()),
        Some(db) => StoreError::down(db.message()),
        None => StoreError::down(error),
    }
}
