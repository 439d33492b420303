//! Fixtures: counts, a transcript and golden journals.
//!
//! New content makes old journals worthless. `cargo run --release -p bots --example corps_journals` plays them anew, and
//! `UPDATE_EXPECT=1 cargo test -p corps --test fixtures` writes down what they come to.
#![allow(clippy::unwrap_used)]

#[path = "fixtures/story.rs"]
mod story;

use corps::{Corps, Ending, Key, Profile};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use table::{Game, Match, Pack, Viewer};

const JOURNALS: &str = "tests/journals";
static PACK: LazyLock<Pack<Corps>> = LazyLock::new(Pack::builtin);

fn key(name: &str) -> Key {
    Key::parse(name).unwrap()
}

#[test]
fn counts_agree() {
    testkit::perft::<Corps>("tests/perft");
}

#[test]
fn the_transcript_is_the_same() {
    let options = corps::Options { players: 3, private_hands: true, ..corps::Options::default() };
    testkit::expect("tests/transcripts/three-seats.txt", &testkit::transcript::<Corps>(options, 4, 20));
}

/// Every journal of a folder in order, replayed.
#[track_caller]
fn replayed(folder: &Path) -> Vec<Match<Corps>> {
    journals(folder).iter().map(|path| replay(path)).collect()
}

fn journals(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "json"));
    paths.sort();
    paths
}

#[track_caller]
fn replay(path: &Path) -> Match<Corps> {
    let journal = table::read::<Corps>(&std::fs::read_to_string(path).unwrap());
    let game = Match::replay(&PACK, &journal.unwrap_or_else(|error| panic!("{}: {error}", path.display())));
    game.unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn ending(game: &Match<Corps>) -> Option<Ending> {
    game.view(Viewer::Spectator).over
}

#[test]
fn golden_missions_replay() {
    let folder = Path::new(JOURNALS).join("missions");
    let (mut players, mut missions, mut editions, mut won) =
        (BTreeSet::new(), BTreeSet::new(), [0, 0], [0, 0]);
    for game in replayed(&folder) {
        let options = &game.journal().options;
        players.insert(options.players);
        missions.insert(options.mission);
        editions[usize::from(options.edition == Profile::First)] += 1;
        won[usize::from(ending(&game) == Some(Ending::Won))] += 1;
    }
    assert_eq!(players, (1..=6).collect());
    assert_eq!(missions.len(), 9, "{missions:?}");
    assert!(editions.iter().chain(&won).all(|count| *count >= 8), "{editions:?} {won:?}");
    testkit::journals::<Corps>(&folder);
    testkit::expect(folder.join("positions.txt"), &story::of(&folder));
}

#[test]
fn golden_campaigns_replay() {
    let mut between = BTreeSet::new();
    for number in 1..=3 {
        let folder = Path::new(JOURNALS).join(format!("campaign-{number}"));
        let games = replayed(&folder);
        assert_eq!(games[0].journal().options.mission, key("newt"));
        for pair in games.windows(2) {
            let (open, next) = (Corps::sequels(pair[0].state()), &pair[1].journal().options);
            assert!(open.contains(next), "{}: {open:?}", folder.display());
            between.extend([key("rescue"), key("resupply")].into_iter().filter(|name| *name == next.mission));
        }
        let last = games.last().unwrap();
        assert!(Corps::sequels(last.state()).is_empty(), "{}: a whole campaign", folder.display());
        assert_eq!(last.journal().options.mission, key("survive"));
        assert!(last.view(Viewer::Spectator).score.is_some(), "the score comes at the end");
        testkit::journals::<Corps>(&folder);
        testkit::expect(folder.join("positions.txt"), &story::of(&folder));
    }
    assert_eq!(between.len(), 2, "rescue and resupply are played in between");
}

#[test]
fn there_are_at_least_thirty() {
    let folders = ["missions", "campaign-1", "campaign-2", "campaign-3"];
    let count: usize = folders.iter().map(|folder| journals(&Path::new(JOURNALS).join(folder)).len()).sum();
    assert!(count >= 30, "{count}");
}
