//! Win rates of a team of heuristic bots in every mission of corps: the table in docs/balance-corps.md.
//!
//! `cargo run --release -p bots --example corps_balance -- [GAMES] [MISSION …]`

use bots::{Bot, Greedy};
use corps::{Corps, Key, Options, Profile};
use std::sync::atomic::{AtomicU64, Ordering};
use table::{Match, Pack, Seeded, Viewer};

const MISSIONS: [&str; 9] =
    ["newt", "escape", "survive", "rescue", "resupply", "yard", "block", "night_raid", "hatchery"];

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().map_or(Ok(500), |games| games.parse()).expect("a number of games");
    let named: Vec<String> = args.collect();
    let missions =
        MISSIONS.iter().filter(|mission| named.is_empty() || named.iter().any(|name| name == *mission));
    println!(
        "| mission | edition | 1 | 2 | 3 | 4 | 5 | 6 |\n| --- | --- | --- | --- | --- | --- | --- | --- |"
    );
    for mission in missions {
        for edition in [Profile::Revised, Profile::First] {
            let rates: Vec<String> =
                (1..=6).map(|players| format!("{:.0} %", rate(mission, edition, players, games))).collect();
            println!("| {mission} | {edition:?} | {} |", rates.join(" | "));
        }
    }
}

/// Per cent of games won, on all cores.
fn rate(mission: &str, edition: Profile, players: u8, games: u64) -> f64 {
    let pack = Pack::<Corps>::builtin();
    let (next, won) = (AtomicU64::new(0), AtomicU64::new(0));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= games {
                        break;
                    }
                    let mission = Key::parse(mission).expect("a name");
                    let options = Options { mission, edition, players, ..Options::default() };
                    won.fetch_add(u64::from(wins(&pack, options, seed)), Ordering::Relaxed);
                }
            });
        }
    });
    100.0 * won.load(Ordering::Relaxed) as f64 / games as f64
}

fn wins(pack: &Pack<Corps>, options: Options, seed: u64) -> bool {
    let chance = &mut Seeded::from_number(seed);
    let mut bot = Greedy::new(Seeded::from_number(seed ^ 0x5eed));
    let mut game = Match::<Corps>::new(pack, options, chance).expect("a mission of the pack");
    while let Some(prompt) = game.prompts().get(0) {
        let seat = prompt.seat;
        let action = prompt.choices[bot.choose(pack.content(), &game.view(Viewer::Seat(seat)), prompt)];
        game.play(seat, &action, chance).expect("an action on offer");
    }
    game.outcome().is_some_and(|outcome| outcome.points(table::Seat(0)) > 0.5)
}
