//! Two kinds of bots against each other in any game, and how much one of them gets.
//!
//! `cargo run --release -p bots --example duel -- obcy veteran regular --seats 0 --games 60`

use bots::Kind;
use clap::Parser;
use serde_json::Value;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use table::{Seat, Seeded};

/// Plays matches between two kinds of bots.
#[derive(Parser)]
struct Args {
    /// Which game.
    game: String,
    /// Who sits on the seats named.
    one: Kind,
    /// Who sits on all others.
    other: Kind,
    /// The seats of the first kind.
    #[arg(long, value_delimiter = ',', default_values_t = [0])]
    seats: Vec<u8>,
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// What is agreed before the first turn, in JSON.
    #[arg(long)]
    options: Option<String>,
}

/// What the first kind got in all matches, and how long each kind thought about how many decisions.
#[derive(Default)]
struct Sum {
    points: f64,
    thoughts: [(Duration, u32); 2],
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args = Args::parse();
    let options: Option<Value> = args.options.as_deref().map(serde_json::from_str).transpose()?;
    // What is wrong with game or options comes up here and not in a thread.
    let seats = catalog::begin(&args.game, &[], options.as_ref(), &mut Seeded::from_number(0))?.seats();
    if let Some(seat) = args.seats.iter().find(|seat| usize::from(**seat) >= seats) {
        return Err(format!("there is no seat {seat}").into());
    }
    let (next, all) = (AtomicU64::new(0), Mutex::new(Sum::default()));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= args.games {
                        break;
                    }
                    let played = play(&args, options.as_ref(), seed);
                    let mut all = all.lock().expect("no thread panics while it adds");
                    all.points += played.points;
                    for (sum, (time, count)) in all.thoughts.iter_mut().zip(played.thoughts) {
                        *sum = (sum.0 + time, sum.1 + count);
                    }
                }
            });
        }
    });
    let all = all.into_inner().expect("all threads are done");
    let mean = |(time, count): (Duration, u32)| time.as_secs_f64() * 1e3 / f64::from(count.max(1));
    println!(
        "{} {} against {} on seats {:?}: {:.1} of {} points; {:.2} and {:.2} ms a decision",
        args.game,
        args.one,
        args.other,
        args.seats,
        all.points,
        args.games,
        mean(all.thoughts[0]),
        mean(all.thoughts[1])
    );
    Ok(())
}

fn play(args: &Args, options: Option<&Value>, seed: u64) -> Sum {
    let chance = &mut Seeded::from_number(seed);
    let mut game = catalog::begin(&args.game, &[], options, chance).expect("it was begun before");
    let is_one = |seat: Seat| args.seats.contains(&seat.0);
    let mut bots: Vec<_> = Seat::first(game.seats())
        .map(|seat| {
            let kind = if is_one(seat) { args.one } else { args.other };
            let thoughts = Seeded::from_number(seed << 8 | u64::from(seat.0) << 1 | 1);
            bots::bot(&args.game, kind, thoughts).expect("there is such a game")
        })
        .collect();
    let mut sum = Sum::default();
    while game.outcome().is_none() {
        let seat = game.awaited()[0];
        let start = Instant::now();
        let index = bots[seat.index()].choose(game.as_ref(), seat).expect("the seat is asked");
        let thoughts = &mut sum.thoughts[usize::from(!is_one(seat))];
        *thoughts = (thoughts.0 + start.elapsed(), thoughts.1 + 1);
        game.answer(game.turn(), seat, index, chance).expect("every choice can be taken");
    }
    let outcome = game.outcome().expect("the match is over");
    sum.points = args.seats.iter().map(|seat| outcome.points(Seat(*seat))).fold(0.0, f64::max);
    sum
}
