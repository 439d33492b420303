//! Memory with thousands of seats connected and nobody doing anything.

use anyhow::{Result, ensure};
use load::client::{Seat, Table};
use load::server::{Folder, Server};
use serde_json::json;
use std::path::Path;

/// How much is tried.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    /// Seats, two at each table
    #[arg(long, default_value_t = 5_000)]
    seats: usize,
    /// Which game
    #[arg(long, default_value = "requiem")]
    game: String,
    /// The most that the server may hold, in MB
    #[arg(long, default_value_t = 300.0)]
    most: f64,
}

impl Default for Args {
    fn default() -> Args {
        Args { seats: 5_000, game: "requiem".into(), most: 300.0 }
    }
}

pub(crate) async fn run(program: &Path, args: &Args) -> Result<()> {
    let folder = Folder::new("idle")?;
    let server = Server::start(program, &folder.store(), &[])?;
    let before = server.memory()?.0;
    let mut seats = Vec::new();
    while seats.len() < args.seats {
        let table = Table::open(server.address, &args.game, None).await?;
        for seated in &table.seated {
            seats.push(Seat::come(server.address, table.created.id, seated.token).await?.0);
        }
    }
    let (now, peak) = server.memory()?;
    println!(
        "{}",
        json!({
            "anchor": "dropship", "what": "idle", "game": args.game, "seats": seats.len(),
            "rss_before_mb": before.round(), "rss_mb": now.round(), "rss_peak_mb": peak.round(),
            "kb_a_seat": ((now - before) * 1_024.0 / seats.len() as f64 * 10.0).round() / 10.0,
        })
    );
    ensure!(now <= args.most, "{} seats take {now:.0} MB, more than {:.0}", seats.len(), args.most);
    Ok(())
}
