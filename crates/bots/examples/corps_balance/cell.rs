//! One cell of the table: a mission, an edition and a number of players.

use bots::{Bot, Greedy, Instinct, Kind, Random, Search};
use corps::{Corps, Ending, Key, Options, Profile};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use table::{Match, Pack, Seeded, Viewer};

/// What is played.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cell {
    pub(crate) mission: String,
    pub(crate) edition: Profile,
    pub(crate) players: u8,
}

/// How it went.
#[derive(Clone, Copy, Default)]
pub(crate) struct Result {
    pub(crate) games: u64,
    pub(crate) won: u64,
    /// Rounds and decisions of all games together.
    pub(crate) rounds: u64,
    pub(crate) decisions: u64,
    /// Games lost because no card was left, and because nobody stood any more; others were lost as the mission says.
    pub(crate) exhausted: u64,
    pub(crate) fallen: u64,
}

impl Result {
    fn add(&mut self, other: &Result) {
        self.games += other.games;
        self.won += other.won;
        self.rounds += other.rounds;
        self.decisions += other.decisions;
        self.exhausted += other.exhausted;
        self.fallen += other.fallen;
    }

    /// Fields apart by tabs.
    pub(crate) fn line(&self, cell: &Cell) -> String {
        let edition = edition(cell.edition);
        format!(
            "{}\t{edition}\t{}\t{}\t{}\t{}\t{}\t{}\t{}",
            cell.mission,
            cell.players,
            self.games,
            self.won,
            self.rounds,
            self.decisions,
            self.exhausted,
            self.fallen
        )
    }

    /// Reads such a line.
    pub(crate) fn parse(line: &str) -> Option<(Cell, Result)> {
        let mut fields = line.split('\t');
        let mission = fields.next()?.into();
        let edition = serde_json::from_value(fields.next()?.into()).ok()?;
        let players = fields.next()?.parse().ok()?;
        let mut number = || fields.next()?.parse().ok();
        let result = Result {
            games: number()?,
            won: number()?,
            rounds: number()?,
            decisions: number()?,
            exhausted: number()?,
            fallen: number()?,
        };
        Some((Cell { mission, edition, players }, result))
    }
}

pub(crate) fn edition(edition: Profile) -> &'static str {
    match edition {
        Profile::Revised => "revised",
        Profile::First => "first",
    }
}

/// Plays so many games on all cores. The same cell always gives the same result.
pub(crate) fn play(
    pack: &Pack<Corps>,
    cell: &Cell,
    kind: Kind,
    games: u64,
) -> std::result::Result<Result, Box<dyn std::error::Error>> {
    let mission = Key::parse(&cell.mission).ok_or_else(|| format!("no mission {}", cell.mission))?;
    let options = Options { mission, edition: cell.edition, players: cell.players, ..Options::default() };
    // What is wrong with the options comes up here and not in a thread.
    Match::<Corps>::new(pack, options.clone(), &mut Seeded::from_number(0))?;
    let (next, all) = (AtomicU64::new(0), Mutex::new(Result::default()));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut own = Result::default();
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= games {
                        break;
                    }
                    own.add(&game(pack, &options, kind, seed));
                }
                all.lock().expect("no thread panics while it adds").add(&own);
            });
        }
    });
    Ok(all.into_inner().expect("all threads are done"))
}

fn game(pack: &Pack<Corps>, options: &Options, kind: Kind, seed: u64) -> Result {
    let chance = &mut Seeded::from_number(seed);
    let thoughts = Seeded::from_number(seed ^ 0x5eed);
    let mut bot: Box<dyn Bot<Corps>> = match kind {
        Kind::Random => Box::new(Random::new(thoughts)),
        Kind::Instinct => Box::new(Instinct::new(thoughts)),
        Kind::Greedy => Box::new(Greedy::new(thoughts)),
        Kind::Search(plan) => Box::new(Search::new(plan, thoughts)),
    };
    let mut game = Match::<Corps>::new(pack, options.clone(), chance).expect("the options were checked");
    while let Some(prompt) = game.prompts().get(0) {
        let seat = prompt.seat;
        let action = prompt.choices[bot.choose(pack.content(), &game.view(Viewer::Seat(seat)), prompt)];
        game.play(seat, &action, chance).expect("an action on offer");
    }
    let end = game.view(Viewer::Spectator);
    let ended = |ending| u64::from(end.over == Some(ending));
    Result {
        games: 1,
        won: ended(Ending::Won),
        rounds: u64::from(end.round),
        decisions: u64::from(game.turn()),
        exhausted: ended(Ending::Exhausted),
        fallen: ended(Ending::Fallen),
    }
}
