//! Speed, measured beside a ruler in the same run.
//!
//! Machines are noisy and differ, so every rate is per second of CPU time of one thread and stands beside its ratio
//! to the ruler: plain tic-tac-toe without any framework. Every bench asserts what it computes.

mod boards;
mod clock;
mod games;
mod report;
mod ruler;
mod thoughts;
mod xorshift;

use anyhow::Result;
use clap::Parser;
use report::Report;

/// Measures the speed of rules, boards and bots. Every rate is per second of CPU time of one core.
#[derive(Parser)]
#[command(name = "bench")]
struct Args {
    /// Print one JSON object `name: number` instead of the table.
    #[arg(long)]
    json: bool,
    /// CPU seconds for each measurement.
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
    /// Only measurements whose name contains this (the ruler is always measured).
    filter: Option<String>,
}

fn main() -> Result<()> {
    let args = Args::parse();
    let seconds = args.seconds.clamp(0.01, 60.0);
    let mut report = Report::new(args.filter, ruler::steps_per_second(seconds));
    boards::measure(&mut report, seconds);
    for game in catalog::GAMES {
        games::measure(game, &mut report, seconds)?;
        thoughts::measure(game, &mut report, seconds)?;
    }
    if args.json {
        println!("{}", report.json());
    } else {
        print!("{}", report.table());
    }
    Ok(())
}
