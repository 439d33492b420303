//! What all rooms of a server share.

use protocol::{MatchId, Problem, Token, Trouble};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::Store;
use table::{Seat, Seed};
use tokio::sync::Semaphore;
use tokio::sync::mpsc::UnboundedSender;

/// How tables are run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How many bots may think at once.
    pub thinkers: usize,
    /// How long a match that nobody looks at is kept in memory.
    pub idle: Duration,
    /// How long a person may be away before they are told that it is their turn.
    pub grace: Duration,
    /// How long other servers of the same store wait before they think for a bot that is not theirs.
    pub stand_in: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            thinkers: 1,
            idle: Duration::from_secs(300),
            grace: Duration::from_secs(60),
            stand_in: Duration::from_secs(2),
        }
    }
}

/// What all rooms of a server share.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) settings: Settings,
    pub(crate) thinkers: Semaphore,
    decisions: AtomicU64,
    absent: UnboundedSender<(MatchId, Seat)>,
}

impl Shared {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        settings: Settings,
        absent: UnboundedSender<(MatchId, Seat)>,
    ) -> Shared {
        let thinkers = Semaphore::new(settings.thinkers.max(1));
        Shared { store, settings, thinkers, decisions: AtomicU64::new(0), absent }
    }

    /// Somebody must decide who is not here.
    pub(crate) fn absent(&self, id: MatchId, seat: Seat) {
        // Where nobody is reminded, nobody listens.
        let _ = self.absent.send((id, seat));
    }

    pub(crate) fn count_decision(&self) {
        self.decisions.fetch_add(1, Ordering::Relaxed);
    }

    /// How many decisions were stored since the server was started.
    pub(crate) fn decisions(&self) -> u64 {
        self.decisions.load(Ordering::Relaxed)
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// Bytes that nobody can foresee.
pub(crate) fn random<const BYTES: usize>() -> Result<[u8; BYTES], Problem> {
    let mut bytes = [0; BYTES];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Ok(bytes),
        Err(_) => Err(Problem::new(Trouble::Unavailable, "the system gives no random numbers")),
    }
}

pub(crate) fn token() -> Result<Token, Problem> {
    random().map(Token)
}

pub(crate) fn seed() -> Result<Seed, Problem> {
    random().map(Seed)
}
