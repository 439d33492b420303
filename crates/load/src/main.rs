//! `cargo xtask load`: load, faults and comparisons, each bounded in number and time.

mod bench;
mod ceiling;
mod compare;
mod crash;
mod full;
mod hostile;
mod idle;
mod watch;

use anyhow::{Result, bail};
use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

/// Visits a server of its own with very many players, and breaks what can break.
#[derive(Parser)]
#[command(name = "load")]
struct Args {
    /// The program to be tested.
    #[arg(long, default_value = "target/release/dropship")]
    program: PathBuf,
    #[command(subcommand)]
    task: Option<Task>,
}

#[derive(Subcommand)]
enum Task {
    /// Everything but the comparison, in a few minutes
    All,
    /// Two thousand players at once; the server is killed in the middle and started again
    Crash(crash::Args),
    /// A store that is full, and one that goes away: players are told, and nothing confirmed is lost
    Full,
    /// Nonsense by the million
    Hostile(hostile::Args),
    /// Memory with five thousand seats connected
    Idle(idle::Args),
    /// How long a move takes to fifty who look on
    Watch(watch::Args),
    /// Moves per CPU second and how long a move takes, at 200 tables
    Bench(bench::Args),
    /// The same beside boardgame.io, bare socket.io and bare WebSockets in Rust (needs node and npm)
    Compare(compare::Args),
    /// Bare WebSockets in Rust by themselves
    Ceiling,
    /// The server of that
    #[command(hide = true)]
    CeilingServer,
}

fn main() -> Result<ExitCode> {
    let args = Args::parse();
    if !args.program.exists() {
        bail!("{} is not there: build it with `cargo build --release -p dropship`", args.program.display());
    }
    let program = args.program.as_path();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let local = tokio::task::LocalSet::new();
    local.block_on(&runtime, async {
        match args.task.unwrap_or(Task::All) {
            Task::All => {
                crash::run(program, &crash::Args::default()).await?;
                full::run(program).await?;
                hostile::run(program, &hostile::Args::default()).await?;
                idle::run(program, &idle::Args::default()).await?;
                watch::run(program, &watch::Args::default()).await?;
                bench::run(program, &bench::Args::default()).await
            }
            Task::Crash(args) => crash::run(program, &args).await,
            Task::Full => full::run(program).await,
            Task::Hostile(args) => hostile::run(program, &args).await,
            Task::Idle(args) => idle::run(program, &args).await,
            Task::Watch(args) => watch::run(program, &args).await,
            Task::Bench(args) => bench::run(program, &args).await,
            Task::Compare(args) => compare::run(program, &args),
            Task::Ceiling => ceiling::run().await,
            Task::CeilingServer => ceiling::serve().await,
        }
    })?;
    Ok(ExitCode::SUCCESS)
}
