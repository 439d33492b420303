//! Long runs of matches: a bar that says how far they are, files that are whole at any time, and an end on request.

use crate::exit::Failure;
use crate::interrupt;
use lab::{Progress, Record, Series};
use std::io::{IsTerminal, Write, stderr};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How often the file is written while matches are played, and how often the bar is drawn.
const SAVED: Duration = Duration::from_secs(2);
const DRAWN: Duration = Duration::from_millis(200);

/// How runs are carried out.
#[derive(Debug, clap::Args)]
pub(crate) struct Pace {
    /// Matches played at the same time; as many as there are cores if nothing is said. It changes no result
    #[arg(long)]
    threads: Option<usize>,
    /// What all dice and thoughts follow from
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

/// Plays until everything is done or Ctrl-C was pressed.
pub(crate) struct Marathon {
    threads: usize,
    stop: Arc<AtomicBool>,
}

impl Marathon {
    pub(crate) fn new(pace: &Pace) -> Marathon {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        Marathon { threads: pace.threads.unwrap_or_else(cores), stop: interrupt::listen() }
    }

    /// Whether Ctrl-C was pressed.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Plays what a record misses of so many matches. The file, if there is one, has all of them afterwards.
    pub(crate) fn run(
        &self,
        series: &Series,
        record: &mut Record,
        games: u64,
        file: Option<&Path>,
    ) -> Result<(), Failure> {
        let missing = record.missing(games);
        let mut bar = Bar::new(games, games - missing.len() as u64);
        let mut saved = (Instant::now(), Ok(()));
        series.play(&missing, self.threads, &self.stop, |game| {
            record.add(game);
            bar.step();
            if let Some(file) = file.filter(|_| saved.0.elapsed() >= SAVED) {
                saved = (Instant::now(), record.save(file));
                if saved.1.is_err() {
                    self.stop.store(true, Ordering::Relaxed);
                }
            }
        });
        bar.clear();
        if let Some(file) = file {
            let unusable = |error| Failure::unusable(file.display(), error);
            saved.1.map_err(unusable)?;
            record.save(file).map_err(unusable)?;
        }
        Ok(())
    }
}

/// The bar on stderr, which is drawn for people only.
struct Bar {
    progress: Progress,
    began: Instant,
    drawn: Option<Instant>,
    is_seen: bool,
}

impl Bar {
    fn new(all: u64, before: u64) -> Bar {
        let progress = Progress { before, done: 0, all, elapsed: Duration::ZERO };
        let mut bar = Bar { progress, began: Instant::now(), drawn: None, is_seen: stderr().is_terminal() };
        bar.draw();
        bar
    }

    fn step(&mut self) {
        self.progress.done += 1;
        self.draw();
    }

    fn draw(&mut self) {
        if self.is_seen && self.drawn.is_none_or(|drawn| drawn.elapsed() >= DRAWN) {
            self.progress.elapsed = self.began.elapsed();
            self.drawn = Some(Instant::now());
            // A bar that nobody sees is no reason to stop.
            let _ = write!(stderr(), "\r\x1b[K{}", self.progress.line());
        }
    }

    fn clear(&self) {
        if self.is_seen {
            let _ = write!(stderr(), "\r\x1b[K");
        }
    }
}
