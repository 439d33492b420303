//! A move on its way to many who look on.

use crate::bench::round;
use anyhow::{Context, Result, ensure};
use load::client::{Seat, Table, choices};
use load::figures::Times;
use load::server::{Folder, Server};
use protocol::Position;
use serde_json::json;
use std::path::Path;
use std::time::Instant;
use table::{Chance, Seeded};
use tokio::sync::mpsc;
use tokio::task::spawn_local;

/// How much is tried.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    /// How many look on
    #[arg(long, default_value_t = 50)]
    spectators: usize,
    /// Moves
    #[arg(long, default_value_t = 300)]
    moves: u32,
    /// Which game
    #[arg(long, default_value = "requiem")]
    game: String,
    /// The most that 99 in 100 may take, in milliseconds
    #[arg(long, default_value_t = 50.0)]
    most: f64,
}

impl Default for Args {
    fn default() -> Args {
        Args { spectators: 50, moves: 300, game: "requiem".into(), most: 50.0 }
    }
}

pub(crate) async fn run(program: &Path, args: &Args) -> Result<()> {
    let folder = Folder::new("watch")?;
    let server = Server::start(program, &folder.store(), &[])?;
    let mut times = Times::default();
    let mut chance = Seeded::from_number(3);
    let mut moves = 0;
    while moves < args.moves {
        moves += one_match(&server, args, args.moves - moves, &mut chance, &mut times).await?;
    }
    let p99 = times.at(0.99);
    println!(
        "{}",
        json!({
            "anchor": "dropship", "what": "watch", "game": args.game, "spectators": args.spectators, "moves": moves,
            "seen": times.count(), "p50_ms": round(times.at(0.5)), "p99_ms": round(p99),
        })
    );
    ensure!(p99 <= args.most, "a move takes {p99:.1} ms to those who look on, more than {:.0}", args.most);
    Ok(())
}

/// Plays a match before all of them, at most so many moves. How many were made.
async fn one_match(
    server: &Server,
    args: &Args,
    most: u32,
    chance: &mut Seeded,
    times: &mut Times,
) -> Result<u32> {
    let table = Table::open(server.address, &args.game, None).await?;
    let id = table.created.id;
    let (seen, mut arrivals) = mpsc::unbounded_channel();
    let mut watching = Vec::new();
    for _ in 0..args.spectators {
        let (mut seat, _) = Seat::come(server.address, id, table.created.watch).await?;
        let seen = seen.clone();
        watching.push(spawn_local(async move {
            while let Ok(position) = seat.position().await {
                if seen.send((position.turn, Instant::now())).is_err() {
                    return;
                }
            }
        }));
    }
    let (mut seats, mut positions): (Vec<Seat>, Vec<Position>) = (Vec::new(), Vec::new());
    for seated in &table.seated {
        let (seat, welcome) = Seat::come(server.address, id, seated.token).await?;
        positions.push(welcome.position.context("the match has begun")?);
        seats.push(seat);
    }
    let mut made = 0;
    while made < most && positions[0].outcome.is_none() {
        let at =
            positions.iter().position(|position| position.asked.is_some()).context("somebody is asked")?;
        let (turn, era) = (positions[at].turn, positions[at].era);
        let begun = Instant::now();
        seats[at].answer(turn, era, chance.below(choices(&positions[at]))).await?;
        for (seat, position) in seats.iter_mut().zip(&mut positions) {
            *position = seat.position().await?;
        }
        for _ in 0..args.spectators {
            let (shown, arrived) = arrivals.recv().await.context("somebody looks on")?;
            ensure!(shown == turn + 1, "everybody sees every turn");
            times.add(arrived.duration_since(begun).as_secs_f64() * 1_000.0);
        }
        made += 1;
    }
    for watching in watching {
        watching.abort();
    }
    Ok(made)
}
