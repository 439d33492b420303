//! All matches of a server.

use crate::room::Room;
use crate::shared::{Settings, Shared};
use protocol::{Game, MatchId, Problem};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use store::{Change, Store};
use table::{Seat, Viewer};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

/// All matches of a server: those in the store, and of these the ones that somebody has come to.
pub struct Hall {
    pub(crate) shared: Arc<Shared>,
    rooms: Mutex<HashMap<MatchId, (Arc<Room>, Instant)>>,
}

/// Those who are awaited and not there, as it becomes known.
pub type Absent = UnboundedReceiver<(MatchId, Seat)>;

/// What somebody is missed for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missed {
    /// Which game.
    pub game: String,
    /// At which turn.
    pub turn: u32,
    /// In which era.
    pub era: u32,
}

/// Figures for whoever runs the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figures {
    /// Matches in memory.
    pub rooms: usize,
    /// Connections to them.
    pub connected: usize,
    /// Decisions stored since the start.
    pub decisions: u64,
}

impl Hall {
    /// The hall of a store, and those who are awaited there and absent.
    pub fn new(store: Arc<dyn Store>, settings: Settings) -> (Arc<Hall>, Absent) {
        let (absent, heard) = unbounded_channel();
        let shared = Arc::new(Shared::new(store, settings, absent));
        (Arc::new(Hall { shared, rooms: Mutex::default() }), heard)
    }

    /// The store.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.shared.store
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<MatchId, (Arc<Room>, Instant)>> {
        // The map is whole whatever happened to whoever held it.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a match.
    ///
    /// # Errors
    /// If there is no such match, or it cannot be read.
    pub async fn room(&self, id: MatchId) -> Result<Arc<Room>, Problem> {
        let room = {
            let mut rooms = self.rooms();
            let room = || (Arc::new(Room::new(id, Arc::clone(&self.shared))), Instant::now());
            let (room, used) = rooms.entry(id).or_insert_with(room);
            *used = Instant::now();
            Arc::clone(room)
        };
        if let Err(problem) = room.enter().await.map(drop) {
            self.forget(&room);
            return Err(problem);
        }
        Ok(room)
    }

    /// Drops a room from memory unless somebody else has it. Whoever gets a room gets it from the map, so that there are
    /// never two of one match.
    fn forget(&self, room: &Arc<Room>) {
        let mut rooms = self.rooms();
        // The map has one, the caller another.
        if Arc::strong_count(room) <= 2 && room.is_empty() {
            rooms.remove(&room.id);
        }
    }

    /// The games that can be played.
    pub fn games(&self) -> Vec<Game> {
        let game = |name: &&str| {
            let (rules, _) = catalog::edition(name).ok()?;
            Some(Game { game: (*name).to_string(), rules, options: catalog::defaults(name).ok()? })
        };
        catalog::GAMES.iter().filter_map(game).collect()
    }

    /// What a person is missed for who must decide and is not here; nothing if nobody waits for them.
    pub async fn missed(&self, id: MatchId, seat: Seat) -> Option<Missed> {
        let room = self.room(id).await.ok()?;
        let mut used = room.enter().await.ok()?;
        let here = used.inner.guests.is_here(Viewer::Seat(seat));
        let account = used.account().ok()?;
        let is_person = account.people().any(|person| person == seat);
        let play = account.play.as_ref().filter(|play| play.game.awaited().contains(&seat))?;
        (is_person && !here).then(|| Missed {
            game: account.made.game.clone(),
            turn: play.game.turn(),
            era: play.era,
        })
    }

    /// Follows what other servers of the same store do, for as long as the hall stands.
    pub async fn follow(self: Arc<Self>) {
        let Some(mut changes) = self.shared.store.changes() else { return };
        while let Some(change) = changes.recv().await {
            let touched: Vec<Arc<Room>> = match change {
                Change::Of(id) => {
                    self.rooms().get(&MatchId(id)).map(|(room, _)| Arc::clone(room)).into_iter().collect()
                }
                Change::Any => self.rooms().values().map(|(room, _)| Arc::clone(room)).collect(),
            };
            for room in touched {
                room.catch_up().await;
            }
        }
    }

    /// Forgets matches that nobody looks at. They are in the store.
    pub fn tidy(&self) {
        let idle = self.shared.settings.idle;
        // A room that somebody else holds, or that is being used, stays.
        let stays = |room: &Arc<Room>, used: Instant| {
            used.elapsed() < idle || Arc::strong_count(room) > 1 || !room.is_empty()
        };
        self.rooms().retain(|_, (room, used)| stays(room, *used));
    }

    /// Comes to every match that is not over, so that its bots go on and its people are reminded. For when a server
    /// starts.
    pub async fn wake(&self) {
        let mut after = None;
        while let Ok(listed) = self.shared.store.list(true, after, 100).await {
            let Some(last) = listed.last() else { return };
            after = Some((last.created, last.id));
            for listed in &listed {
                // One that cannot be read is told of where somebody comes to it.
                if let Ok(room) = self.room(MatchId(listed.id)).await {
                    room.wake().await;
                    self.forget(&room);
                }
            }
        }
    }

    /// Figures for whoever runs the server.
    pub fn figures(&self) -> Figures {
        let rooms = self.rooms();
        Figures {
            rooms: rooms.len(),
            connected: rooms.values().map(|(room, _)| room.connected()).sum(),
            decisions: self.shared.decisions(),
        }
    }
}
