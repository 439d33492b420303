//! Plays the golden journals of `corps` anew, which new content or new rules make necessary:
//!
//! ```sh
//! cargo run --release -p bots --example corps_journals
//! UPDATE_EXPECT=1 cargo test -p corps --test fixtures
//! ```

use bots::{Bot, Greedy};
use corps::{Campaign, Corps, Ending, Key, Options, Profile};
use std::error::Error;
use std::path::Path;
use table::{Match, Pack, Seeded, Viewer};

type Done<T> = Result<T, Box<dyn Error>>;

/// A mission is tried with so many seeds until it ends as it should.
const TRIES: u64 = 100;

/// A campaign that gets stuck is begun anew so many times: what was lost on the way may be too much.
const CAMPAIGN_TRIES: u64 = 20;

/// Each in another number of seats: mission, players, edition, and whether it is to be won.
const MISSIONS: [(&str, u8, Profile, bool); 22] = [
    ("newt", 1, Profile::Revised, true),
    ("newt", 4, Profile::First, false),
    ("newt", 6, Profile::Revised, true),
    ("escape", 2, Profile::Revised, true),
    ("escape", 5, Profile::First, false),
    ("escape", 6, Profile::First, true),
    ("survive", 3, Profile::Revised, true),
    ("survive", 6, Profile::First, false),
    ("rescue", 2, Profile::Revised, true),
    ("rescue", 4, Profile::First, false),
    ("resupply", 1, Profile::Revised, true),
    ("resupply", 5, Profile::First, false),
    ("yard", 6, Profile::Revised, false),
    ("yard", 3, Profile::First, true),
    ("block", 1, Profile::Revised, true),
    ("block", 4, Profile::First, false),
    ("night_raid", 2, Profile::Revised, false),
    ("night_raid", 5, Profile::First, false),
    ("night_raid", 3, Profile::Revised, true),
    ("hatchery", 3, Profile::Revised, false),
    ("hatchery", 6, Profile::Revised, true),
    ("hatchery", 1, Profile::First, true),
];

/// Players, edition, and whether rescue and resupply are played where they are open.
const CAMPAIGNS: [(u8, Profile, bool); 3] =
    [(1, Profile::Revised, true), (3, Profile::First, true), (6, Profile::Revised, false)];

fn main() -> Done<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/corps/tests/journals");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    let pack = Pack::builtin();
    for (name, players, edition, won) in MISSIONS {
        let options = Options {
            mission: Key::parse(name).ok_or("no such mission")?,
            players,
            edition,
            ready_made: players != 3,
            private_hands: players == 5,
            ..Options::default()
        };
        let path = folder.join(format!("missions/{name}-{players}.journal.json"));
        write(&path, &search(&pack, &options, 0, |ending| (ending == Ending::Won) == won)?)?;
    }
    for (number, (players, edition, between)) in (1..).zip(CAMPAIGNS) {
        let begin = Options { players, edition, campaign: Some(Campaign::default()), ..Options::default() };
        let folder = folder.join(format!("campaign-{number}"));
        let mut tries =
            (0..CAMPAIGN_TRIES).map(|attempt| campaign(&pack, begin.clone(), between, attempt * TRIES));
        let games = tries.find_map(Result::ok).ok_or("no campaign gets to its score")?;
        for (at, game) in (1..).zip(games) {
            let name = format!("{at:02}-{}.journal.json", game.journal().options.mission);
            write(&folder.join(name), &game)?;
        }
    }
    Ok(())
}

/// A campaign from its first mission to its score; with `between` also a resupply and a rescue.
fn campaign(pack: &Pack<Corps>, begin: Options, between: bool, from: u64) -> Done<Vec<Match<Corps>>> {
    let mut games: Vec<Match<Corps>> = Vec::new();
    let mut open = vec![begin];
    while !open.is_empty() {
        let played = |name: &str| games.iter().any(|game| game.journal().options.mission.as_str() == name);
        let of = |name: &str| open.iter().find(|next| next.mission.as_str() == name);
        let extra = |name: &str| of(name).filter(|_| between && !played(name));
        let story = || open.iter().find(|next| !["rescue", "resupply"].contains(&next.mission.as_str()));
        let next = extra("rescue").or_else(|| extra("resupply")).or_else(story).ok_or("nothing goes on")?;
        let game = search(pack, next, from, |ending| ending == Ending::Won)?;
        open = <Corps as table::Game>::sequels(game.state());
        games.push(game);
    }
    Ok(games)
}

/// The first match that ends as wanted, with seeds from `from` onwards.
fn search(
    pack: &Pack<Corps>,
    options: &Options,
    from: u64,
    wanted: impl Fn(Ending) -> bool,
) -> Done<Match<Corps>> {
    for seed in from..from + TRIES {
        let game = play(pack, options, seed)?;
        if game.view(Viewer::Spectator).over.is_some_and(&wanted) {
            return Ok(game);
        }
    }
    Err(format!("{} with {} players never ends as wanted", options.mission, options.players).into())
}

fn play(pack: &Pack<Corps>, options: &Options, seed: u64) -> Done<Match<Corps>> {
    let chance = &mut Seeded::from_number(seed);
    let mut bot = Greedy::new(Seeded::from_number(!seed));
    let mut game = Match::new(pack, options.clone(), chance)?;
    while let Some(prompt) = game.prompts().get(0) {
        let seat = prompt.seat;
        let action = prompt.choices[bot.choose(pack.content(), &game.view(Viewer::Seat(seat)), prompt)];
        game.play(seat, &action, chance)?;
    }
    Ok(game)
}

fn write(path: &Path, game: &Match<Corps>) -> Done<()> {
    std::fs::create_dir_all(path.parent().ok_or("a path without a folder")?)?;
    std::fs::write(path, table::write(game.journal()))?;
    println!("{}: {} decisions", path.display(), game.turn());
    Ok(())
}
