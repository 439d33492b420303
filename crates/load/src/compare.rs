//! The same tic-tac-toe on boardgame.io's server, on bare socket.io, on bare WebSockets in Rust, and here, in one run.

use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::collections::BTreeMap;
use std::env::current_exe;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// How much is measured.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    /// How often everything is measured
    #[arg(long, default_value_t = 3)]
    rounds: u32,
    /// Only these, separated by commas: boardgame.io, socket.io, websockets, dropship
    #[arg(long)]
    only: Option<String>,
}

/// Ours is built in, so that nothing has to be copied by hand.
const FILES: [(&str, &str); 5] = [
    ("game.js", include_str!("../yardsticks/game.js")),
    ("load.js", include_str!("../yardsticks/load.js")),
    ("package.json", include_str!("../yardsticks/package.json")),
    ("plain_server.js", include_str!("../yardsticks/plain_server.js")),
    ("server.js", include_str!("../yardsticks/server.js")),
];

/// Who is measured: a name, and what is run.
const WHO: [(&str, &[&str]); 4] = [
    ("boardgame.io", &["memory", "--paced", "300", "--secs", "10", "--rounds", "8"]),
    ("socket.io", &["plain", "--paced", "300", "--secs", "10", "--rounds", "20"]),
    ("websockets", &["ceiling"]),
    ("dropship", &["bench"]),
];

/// What stands in the table: the field, and its name for people.
const COLUMNS: [(&str, &str); 6] = [
    ("moves_per_s", "moves/s"),
    ("moves_per_server_cpu_s", "moves per server CPU s"),
    ("own_p50_ms", "p50 ms"),
    ("own_p99_ms", "p99 ms"),
    ("server_cpu", "server CPU, cores"),
    ("others_cpu", "used by others, cores"),
];

pub(crate) fn run(program: &Path, args: &Args) -> Result<()> {
    let folder = set_up()?;
    // By who and part: each field's values, one a round.
    let mut found: BTreeMap<(usize, String), BTreeMap<String, Vec<f64>>> = BTreeMap::new();
    for round in 1..=args.rounds {
        for (number, (who, what)) in WHO.iter().enumerate() {
            if args.only.as_ref().is_some_and(|only| !only.split(',').any(|name| name == *who)) {
                continue;
            }
            let mut command = match number {
                0 | 1 => {
                    let mut node = Command::new("node");
                    node.arg("load.js").current_dir(&folder).env("NODE_ENV", "production");
                    node
                }
                _ => {
                    let mut own = Command::new(current_exe()?);
                    own.arg("--program").arg(program);
                    own
                }
            };
            let out = command.args(*what).stderr(Stdio::inherit()).output()?;
            if !out.status.success() {
                bail!("{who} did not work");
            }
            for line in String::from_utf8_lossy(&out.stdout).lines() {
                let Ok(Value::Object(fields)) = serde_json::from_str(line) else { continue };
                eprintln!("round {round}, {who}: {line}");
                let part = fields.get("what").and_then(Value::as_str).unwrap_or_default().to_string();
                let values = found.entry((number, part)).or_default();
                for (field, value) in &fields {
                    if let Some(value) = value.as_f64() {
                        values.entry(field.clone()).or_default().push(value);
                    }
                }
            }
        }
    }
    print!("{}", table(&mut found));
    Ok(())
}

fn table(found: &mut BTreeMap<(usize, String), BTreeMap<String, Vec<f64>>>) -> String {
    let titles: Vec<&str> = COLUMNS.iter().map(|column| column.1).collect();
    let mut text =
        format!("| server | part | {} |\n|---|---|{}\n", titles.join(" | "), "---|".repeat(titles.len()));
    for ((number, part), values) in found {
        let mut cells = Vec::new();
        for (field, _) in COLUMNS {
            cells.push(match values.get_mut(field) {
                None => String::new(),
                Some(values) => {
                    values.sort_by(f64::total_cmp);
                    let (low, high) = (values[0], values[values.len() - 1]);
                    let middle = values[values.len() / 2];
                    if low == high { format!("{middle}") } else { format!("{middle} ({low} to {high})") }
                }
            });
        }
        text += &format!("| {} | {part} | {} |\n", WHO[*number].0, cells.join(" | "));
    }
    text
}

/// Puts the JavaScript programs where npm can fetch what they need.
fn set_up() -> Result<PathBuf> {
    let folder = PathBuf::from("target/yardsticks");
    fs::create_dir_all(&folder)?;
    for (name, text) in FILES {
        fs::write(folder.join(name), text)?;
    }
    if !folder.join("node_modules").exists() {
        let fetched = Command::new("npm")
            .args(["install", "--no-audit", "--no-fund", "--silent"])
            .current_dir(&folder)
            .status()
            .context("npm is missing: install node and npm to compare")?;
        if !fetched.success() {
            bail!("npm could not fetch boardgame.io and socket.io");
        }
    }
    Ok(folder)
}
