//! Fixtures: counts, a transcript and golden journals.
//!
//! New content makes old journals worthless. To play them anew, delete `tests/journals` and run
//! `UPDATE_EXPECT=1 cargo test -p corps --test fixtures`; it takes a few minutes.
#![allow(clippy::unwrap_used)]

#[path = "fixtures/keen.rs"]
mod keen;
#[path = "fixtures/story.rs"]
mod story;

use corps::{Corps, Ending, Key, Options, Profile};
use keen::{PACK, Wish};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use table::{Game, Match};

const JOURNALS: &str = "tests/journals";

fn key(name: &str) -> Key {
    Key::parse(name).unwrap()
}

#[test]
fn counts_agree() {
    testkit::perft::<Corps>("tests/perft");
}

#[test]
fn the_transcript_is_the_same() {
    let options = Options { players: 3, private_hands: true, ..Options::default() };
    testkit::expect("tests/transcripts/three-seats.txt", &testkit::transcript::<Corps>(options, 4, 20));
}

/// Single missions: players, edition, and whether they should be won; if none of the matches tried is, they are lost.
const SINGLE: [(&str, u8, Profile, bool); 18] = [
    ("newt", 1, Profile::Revised, true),
    ("newt", 4, Profile::First, false),
    ("escape", 1, Profile::Revised, true),
    ("escape", 5, Profile::First, false),
    ("survive", 3, Profile::Revised, true),
    ("survive", 6, Profile::First, false),
    ("rescue", 2, Profile::Revised, true),
    ("rescue", 4, Profile::First, false),
    ("resupply", 1, Profile::Revised, true),
    ("resupply", 2, Profile::First, false),
    ("yard", 6, Profile::Revised, false),
    ("yard", 3, Profile::First, true),
    ("block", 1, Profile::Revised, true),
    ("block", 4, Profile::First, false),
    ("night_raid", 2, Profile::Revised, false),
    ("night_raid", 5, Profile::First, true),
    ("hatchery", 3, Profile::Revised, false),
    ("hatchery", 6, Profile::First, true),
];

/// Whether fixtures that are missing are to be written.
fn refreshing() -> bool {
    std::env::var_os("UPDATE_EXPECT").is_some()
}

/// Every journal of a folder, in order.
fn journals(folder: &Path) -> Vec<PathBuf> {
    let read = std::fs::read_dir(folder);
    let entries =
        read.unwrap_or_else(|error| panic!("{}: {error}; UPDATE_EXPECT=1 writes it", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

#[track_caller]
fn replayed(path: &Path) -> Match<Corps> {
    let journal = table::read::<Corps>(&std::fs::read_to_string(path).unwrap());
    let game = Match::replay(&PACK, &journal.unwrap_or_else(|error| panic!("{}: {error}", path.display())));
    game.unwrap_or_else(|error| {
        panic!("{}: {error}; delete it and UPDATE_EXPECT=1 plays another", path.display())
    })
}

fn ending(game: &Match<Corps>) -> Option<Ending> {
    game.view(table::Viewer::Spectator).over
}

/// `UPDATE_EXPECT=1` plays those that are missing; those that are there stay as they are.
#[test]
fn golden_missions_replay() {
    let folder = Path::new(JOURNALS).join("missions");
    let mut seen = BTreeSet::new();
    let mut won = 0;
    for (name, players, edition, wanted) in SINGLE {
        let path = folder.join(format!("{name}-{players}.journal.json"));
        if refreshing() && !path.exists() {
            let options = Options {
                mission: key(name),
                players,
                edition,
                ready_made: players != 3,
                private_hands: players == 5,
                ..Options::default()
            };
            let played = keen::search(&options, name, &Wish { won: Some(wanted), also: |_| true });
            testkit::expect(&path, &table::write(played.journal()));
        }
        let game = replayed(&path);
        let options = &game.journal().options;
        assert_eq!((options.mission, options.players, options.edition), (key(name), players, edition));
        seen.insert(players);
        won += usize::from(ending(&game) == Some(Ending::Won));
    }
    assert_eq!(seen, (1..=6).collect());
    assert!(won >= 2 && SINGLE.len() - won >= 5, "{won} of {} are won", SINGLE.len());
    testkit::journals::<Corps>(&folder);
    testkit::expect(folder.join("positions.txt"), &story::of(&folder));
}

/// Whole campaigns, to the score or to the mission that was lost: players, edition, and whether rescue and resupply are played
/// where they are open.
const CAMPAIGNS: [(u8, Profile, bool); 1] = [(1, Profile::Revised, true)];

/// `UPDATE_EXPECT=1` plays those that are missing.
#[test]
fn golden_campaigns_replay() {
    for (number, (players, edition, between)) in (1..).zip(CAMPAIGNS) {
        let folder = Path::new(JOURNALS).join(format!("campaign-{number}"));
        if refreshing() && !folder.exists() {
            let begin =
                Options { players, edition, campaign: Some(Default::default()), ..Options::default() };
            for (at, game) in (1..).zip(keen::campaign(begin, number, between)) {
                let name = format!("{at:02}-{}.journal.json", game.journal().options.mission);
                testkit::expect(folder.join(name), &table::write(game.journal()));
            }
        }
        let files = journals(&folder);
        let files = files.iter().filter(|path| path.extension().is_some_and(|end| end == "json"));
        let games: Vec<Match<Corps>> = files.map(|path| replayed(path)).collect();
        let first = &games[0].journal().options;
        assert_eq!((first.mission, first.players, first.edition), (key("newt"), players, edition));
        for pair in games.windows(2) {
            let open = Corps::sequels(pair[0].state());
            assert!(open.contains(&pair[1].journal().options), "{}: {open:?}", folder.display());
        }
        let last = games.last().unwrap();
        assert!(Corps::sequels(last.state()).is_empty(), "{}: a whole campaign", folder.display());
        let won = ending(last) == Some(Ending::Won);
        assert_eq!(won, last.view(table::Viewer::Spectator).score.is_some(), "the score comes at the end");
        testkit::journals::<Corps>(&folder);
        testkit::expect(folder.join("positions.txt"), &story::of(&folder));
    }
}
