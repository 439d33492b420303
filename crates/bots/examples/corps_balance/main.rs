//! Win rates of a team of bots in the missions of corps, cell by cell: what docs/balance-corps.md is made of.
//!
//! `cargo run --release -p bots --example corps_balance -- --games 500 --out cells.tsv`, then with `--table cells.tsv`
//! the tables. A run that was broken off goes on where it stopped: cells that are in the file are not played again.

mod cell;
mod tables;

use bots::Kind;
use cell::{Cell, Result};
use clap::Parser;
use corps::{Corps, Profile};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::{Game, Pack};

/// Campaign missions first, Bug Hunts last.
const MISSIONS: [&str; 9] =
    ["newt", "escape", "survive", "rescue", "resupply", "yard", "block", "night_raid", "hatchery"];

/// Plays missions of corps with a team of bots and counts what they win.
#[derive(Parser)]
struct Args {
    /// Games for each cell.
    #[arg(long, default_value_t = 500)]
    games: u64,
    /// Numbers of players.
    #[arg(long, value_delimiter = ',', default_values_t = [1, 2, 3, 4, 5, 6])]
    players: Vec<u8>,
    /// Editions: revised, first.
    #[arg(long, value_delimiter = ',', value_parser = edition, default_values = ["revised", "first"])]
    edition: Vec<Profile>,
    /// Who plays: a level, or how it thinks, such as greedy, flat:24 or tree:200.
    #[arg(long, default_value_t = Kind::Greedy)]
    bot: Kind,
    /// A folder whose files replace the built-in content.
    #[arg(long)]
    content: Option<PathBuf>,
    /// Results are added to this file, and cells that are in it already are left out.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Plays nothing, but prints the tables of such a file.
    #[arg(long)]
    table: Option<PathBuf>,
    /// Missions; all of them if none is named.
    missions: Vec<String>,
}

fn edition(name: &str) -> std::result::Result<Profile, String> {
    serde_json::from_value(name.into()).map_err(|error| error.to_string())
}

fn main() -> std::result::Result<(), Box<dyn std::error::Error>> {
    let args = Args::parse();
    if let Some(path) = &args.table {
        print!("{}", tables::all(&results(path)?));
        return Ok(());
    }
    let pack = pack(args.content.as_deref())?;
    let done = match &args.out {
        Some(path) if path.exists() => results(path)?,
        _ => BTreeMap::new(),
    };
    let all = MISSIONS.map(String::from);
    let missions = if args.missions.is_empty() { &all[..] } else { &args.missions };
    for edition in &args.edition {
        for mission in missions {
            for players in &args.players {
                let cell = Cell { mission: mission.clone(), edition: *edition, players: *players };
                if done.contains_key(&cell) {
                    continue;
                }
                let result = cell::play(&pack, &cell, args.bot, args.games)?;
                println!("{}", result.line(&cell));
                if let Some(path) = &args.out {
                    let mut file = fs::OpenOptions::new().create(true).append(true).open(path)?;
                    writeln!(file, "{}", result.line(&cell))?;
                }
            }
        }
    }
    Ok(())
}

/// The cells of a file of results.
fn results(path: &Path) -> std::result::Result<BTreeMap<Cell, Result>, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let lines = text.lines().map(|line| Result::parse(line).ok_or_else(|| format!("not a result: {line}")));
    lines.collect()
}

/// The built-in content, or that of a folder.
fn pack(folder: Option<&Path>) -> std::result::Result<Pack<Corps>, Box<dyn std::error::Error>> {
    let Some(folder) = folder else { return Ok(Pack::builtin()) };
    let mut files = Vec::new();
    for (name, _) in Corps::FILES {
        let path = folder.join(name);
        if path.exists() {
            files.push((*name, fs::read_to_string(path)?));
        }
    }
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    Ok(Pack::read(&files)?)
}
