//! Thousands of players; in the middle the server is killed and started again. Every move that was confirmed to anybody
//! must be there, and every match must go on.

use anyhow::{Context, Result, ensure};
use load::client::{Seat, Table, choices};
use load::server::{Folder, Server};
use protocol::Position;
use serde_json::json;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, Instant};
use table::{Chance, Seeded};
use tokio::task::spawn_local;
use tokio::time::sleep;

/// How much is tried.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    /// Tables, with two players each
    #[arg(long, default_value_t = 1_000)]
    tables: u64,
    /// How often the server is killed
    #[arg(long, default_value_t = 3)]
    kills: u32,
    /// Seconds between two kills
    #[arg(long, default_value_t = 4.0)]
    seconds: f64,
    /// Another store than an SQLite file in the temporary folder
    #[arg(long)]
    store: Option<String>,
}

impl Default for Args {
    fn default() -> Args {
        Args { tables: 1_000, kills: 3, seconds: 4.0, store: None }
    }
}

/// A table, and all that anybody there was told.
struct Sitting {
    table: Table,
    /// By turn and viewer: what was shown.
    confirmed: BTreeMap<(u32, usize), String>,
    last: u32,
    over: bool,
}

pub(crate) async fn run(program: &Path, args: &Args) -> Result<()> {
    let folder = Folder::new("crash")?;
    let store = args.store.clone().unwrap_or_else(|| folder.store());
    let mut server = Server::start(program, &store, &[])?;
    let mut sittings = Vec::new();
    for _ in 0..args.tables {
        let table = Table::open(server.address, "lantern", None).await?;
        sittings.push(Sitting { table, confirmed: BTreeMap::new(), last: 0, over: false });
    }
    let (mut moves, mut lost_connections) = (0, 0);
    for kill in 0..=args.kills {
        let is_last = kill == args.kills;
        let until = Instant::now() + Duration::from_secs_f64(args.seconds);
        let counted = Rc::new(Cell::new(0));
        let playing: Vec<_> = sittings
            .drain(..)
            .zip(0u64..)
            .map(|(mut sitting, number)| {
                let (address, counted) = (server.address, Rc::clone(&counted));
                spawn_local(async move {
                    let mut chance = Seeded::from_number(u64::from(kill) << 32 | number);
                    // A connection that is lost is what this is about; anything else is told below.
                    let ended = sitting.play(address, &mut chance, until, &counted).await;
                    (sitting, ended)
                })
            })
            .collect();
        if !is_last {
            sleep(Duration::from_secs_f64(args.seconds)).await;
            server.kill()?;
        }
        for playing in playing {
            let (sitting, ended) = playing.await?;
            match ended {
                Err(error) if is_last => return Err(error),
                Err(error) if error.is::<Damaged>() => return Err(error),
                Err(_) => lost_connections += 1,
                Ok(()) => {}
            }
            sittings.push(sitting);
        }
        moves += counted.get();
        if is_last {
            break;
        }
        server = Server::start(program, &store, &[])?;
        check(server.address, &sittings).await.with_context(|| format!("after kill {}", kill + 1))?;
    }
    let over = sittings.iter().filter(|sitting| sitting.over).count();
    let report = json!({
        "anchor": "dropship", "what": "crash", "players": 2 * args.tables, "kills": args.kills,
        "moves_confirmed": moves, "connections_cut": lost_connections, "moves_lost": 0, "matches_damaged": 0,
        "matches_over": over,
    });
    ensure!(moves > 0, "nothing was played: {report}");
    println!("{report}");
    Ok(())
}

/// What must never happen.
#[derive(Debug)]
struct Damaged(String);

impl std::fmt::Display for Damaged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Damaged {}

impl Sitting {
    /// Plays until the time is over, and writes down everything that was shown.
    async fn play(
        &mut self,
        address: SocketAddr,
        chance: &mut Seeded,
        until: Instant,
        counted: &Cell<u64>,
    ) -> Result<()> {
        let id = self.table.created.id;
        let mut seats = Vec::new();
        let mut positions = Vec::new();
        for seated in &self.table.seated {
            let (seat, welcome) = Seat::come(address, id, seated.token).await?;
            positions.push(welcome.position.context("the match has begun")?);
            seats.push(seat);
        }
        // Whoever came first may have missed nothing, but the turn is the same for all.
        for (at, position) in positions.iter().enumerate() {
            self.note(at, position)?;
        }
        while Instant::now() < until && positions[0].outcome.is_none() {
            let asked = positions.iter().position(|position| position.asked.is_some());
            let at = asked.context("somebody is asked")?;
            let count = choices(&positions[at]);
            let (turn, era) = (positions[at].turn, positions[at].era);
            seats[at].answer(turn, era, chance.below(count)).await?;
            for (number, seat) in seats.iter_mut().enumerate() {
                let position = seat.position().await?;
                self.note(number, &position)?;
                positions[number] = position;
            }
            counted.set(counted.get() + 1);
        }
        self.over = positions[0].outcome.is_some();
        Ok(())
    }

    /// What was shown once is shown again whenever that turn is.
    fn note(&mut self, viewer: usize, position: &Position) -> Result<()> {
        let shown = position.view.get().to_string();
        let known = self.confirmed.entry((position.turn, viewer)).or_insert_with(|| shown.clone());
        if *known != shown {
            return Err(Damaged(format!(
                "turn {} is not what it was: {known} became {shown}",
                position.turn
            ))
            .into());
        }
        if position.turn < self.last {
            return Err(
                Damaged(format!("turn {} was confirmed, {} is there", self.last, position.turn)).into()
            );
        }
        self.last = position.turn;
        Ok(())
    }
}

/// Every match is at least as far as anybody was told, and shows the same.
async fn check(address: SocketAddr, sittings: &[Sitting]) -> Result<()> {
    for sitting in sittings {
        for (viewer, seated) in sitting.table.seated.iter().enumerate() {
            let (_, welcome) = Seat::come(address, sitting.table.created.id, seated.token).await?;
            let position = welcome.position.context("the match has begun")?;
            ensure!(
                position.turn >= sitting.last,
                "turn {} was confirmed, {} is there",
                sitting.last,
                position.turn
            );
            let known = sitting.confirmed.get(&(position.turn, viewer));
            ensure!(
                known.is_none_or(|known| known == position.view.get()),
                "turn {} looks different",
                position.turn
            );
        }
    }
    Ok(())
}
