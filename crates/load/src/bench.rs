//! Moves per CPU second of the server, and how long a move takes to be seen, every one of them durable.

use anyhow::{Result, ensure};
use load::server::{Folder, Server, cpu_of, cpu_of_all};
use load::tables::{Pair, Record};
use serde_json::json;
use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, Instant};
use table::{Chance, Seeded};
use tokio::task::spawn_local;

/// How much is measured.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    /// Tables at once
    #[arg(long, default_value_t = 200)]
    tables: u64,
    /// Matches at each table while it is saturated
    #[arg(long, default_value_t = 20)]
    rounds: u64,
    /// Moves a second offered in all in the second part
    #[arg(long, default_value_t = 300.0)]
    paced: f64,
    /// Seconds of the second part
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// Another store than an SQLite file in the temporary folder
    #[arg(long)]
    store: Option<String>,
    /// Threads of the server
    #[arg(long, default_value = "1")]
    threads: String,
}

impl Default for Args {
    fn default() -> Args {
        Args { tables: 200, rounds: 20, paced: 300.0, seconds: 10.0, store: None, threads: "1".into() }
    }
}

const FAR: Duration = Duration::from_secs(600);

pub(crate) async fn run(program: &Path, args: &Args) -> Result<()> {
    let folder = Folder::new("bench")?;
    let store = args.store.clone().unwrap_or_else(|| folder.store());
    let server = Server::start(program, &store, &["--threads", &args.threads])?;
    let idle = server.memory()?.0;
    saturate(&server, args, idle).await?;
    paced(&server, args).await
}

/// Each table plays one match a round as fast as it goes; opening them is not timed.
async fn saturate(server: &Server, args: &Args, idle: f64) -> Result<()> {
    let record = Rc::new(RefCell::new(Record::default()));
    let (mut wall, mut own, mut client, mut others) = (0.0, 0.0, 0.0, 0.0);
    let mut linked = 0.0;
    for round in 0..args.rounds {
        let mut pairs = Vec::new();
        for _ in 0..args.tables {
            pairs.push(Pair::open(server.address).await?);
        }
        if round == 0 {
            linked = server.memory()?.0;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        let (begun, all) = (Instant::now(), cpu_of_all()?);
        let (before, before_client) = (server.cpu()?, cpu_of("/proc/self/stat")?);
        let playing: Vec<_> = pairs
            .into_iter()
            .zip(0u64..)
            .map(|(mut pair, number)| {
                let record = Rc::clone(&record);
                spawn_local(async move {
                    let mut chance = Seeded::from_number(round * 1_000_000 + number);
                    let over =
                        pair.play(&mut chance, |_| Duration::ZERO, Instant::now() + FAR, &record).await;
                    (pair, over)
                })
            })
            .collect();
        let mut ended = Vec::new();
        for playing in playing {
            let (pair, over) = playing.await?;
            ensure!(over?, "a match was not played out");
            ended.push(pair);
        }
        wall += begun.elapsed().as_secs_f64();
        let (used, used_client) = (server.cpu()? - before, cpu_of("/proc/self/stat")? - before_client);
        own += used;
        client += used_client;
        others += cpu_of_all()? - all - used - used_client;
    }
    let record = &mut *record.borrow_mut();
    ensure!(record.games == args.tables * args.rounds, "every match is played out");
    let memory = server.memory()?;
    let moves = record.moves as f64;
    println!(
        "{}",
        json!({
            "anchor": "dropship", "what": "saturate", "store": kind(args), "tables": args.tables,
            "clients": 2 * args.tables, "moves": record.moves, "games": record.games,
            "moves_per_s": (moves / wall).round(), "moves_per_server_cpu_s": (moves / own).round(),
            "own_p50_ms": round(record.own.at(0.5)), "own_p99_ms": round(record.own.at(0.99)),
            "other_p50_ms": round(record.other.at(0.5)), "other_p99_ms": round(record.other.at(0.99)),
            "server_cpu": round(own / wall), "load_cpu": round(client / wall), "others_cpu": round(others / wall),
            "rss_idle_mb": idle.round(), "rss_linked_mb": linked.round(),
            "rss_end_mb": memory.0.round(), "rss_peak_mb": memory.1.round(),
        })
    );
    Ok(())
}

/// Every table makes a pause of random length before each move, so that so many come a second in all. The first tables are
/// opened before time is taken, as they are where other servers are measured; later ones in the midst of it.
async fn paced(server: &Server, args: &Args) -> Result<()> {
    let record = Rc::new(RefCell::new(Record::default()));
    let mut pairs = Vec::new();
    for _ in 0..args.tables {
        pairs.push(Pair::open(server.address).await?);
    }
    let mean = args.tables as f64 / args.paced * 1_000_000.0;
    let until = Instant::now() + Duration::from_secs_f64(args.seconds);
    let (begun, all) = (Instant::now(), cpu_of_all()?);
    let (before, before_client) = (server.cpu()?, cpu_of("/proc/self/stat")?);
    let address = server.address;
    let playing: Vec<_> = (0..)
        .zip(pairs)
        .map(|(number, mut pair)| {
            let record = Rc::clone(&record);
            spawn_local(async move {
                let mut chance = Seeded::from_number(number);
                let pause = |chance: &mut Seeded| {
                    Duration::from_secs_f64(f64::from(chance.below(2_000)) / 1_000.0 * mean / 1e6)
                };
                while pair.play(&mut chance, pause, until, &record).await? {
                    pair = Pair::open(address).await?;
                }
                anyhow::Ok(())
            })
        })
        .collect();
    for playing in playing {
        playing.await??;
    }
    let wall = begun.elapsed().as_secs_f64();
    let (used, used_client) = (server.cpu()? - before, cpu_of("/proc/self/stat")? - before_client);
    let others = cpu_of_all()? - all - used - used_client;
    let record = &mut *record.borrow_mut();
    println!(
        "{}",
        json!({
            "anchor": "dropship", "what": "paced", "store": kind(args), "tables": args.tables,
            "offered_per_s": args.paced, "moves": record.moves,
            "moves_per_s": (record.moves as f64 / wall).round(),
            "own_p50_ms": round(record.own.at(0.5)), "own_p99_ms": round(record.own.at(0.99)),
            "other_p50_ms": round(record.other.at(0.5)), "other_p99_ms": round(record.other.at(0.99)),
            "server_cpu": round(used / wall), "load_cpu": round(used_client / wall),
            "others_cpu": round(others / wall), "rss_mb": server.memory()?.0.round(),
        })
    );
    Ok(())
}

fn kind(args: &Args) -> &'static str {
    if args.store.as_deref().is_some_and(|store| store.starts_with("postgres")) {
        "postgres"
    } else {
        "sqlite"
    }
}

pub(crate) fn round(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}
