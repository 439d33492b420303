//! A series of matches, played in many ways, comes to the same.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

use lab::{Played, Record, Series, Summary};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

fn series(game: &str, cast: &str, seed: u64) -> Series {
    Series::new(game, None, &cast.parse().unwrap(), seed).unwrap()
}

fn play(series: &Series, numbers: &[u64], threads: usize) -> Record {
    let mut record = Record::new(series);
    series.play(numbers, threads, &AtomicBool::new(false), |game| record.add(game));
    record
}

#[test]
fn threads_and_order_make_no_difference() {
    for (game, cast) in [("lantern", "random"), ("obcy", "random"), ("requiem", "instinct,aliens=random")] {
        let series = series(game, cast, 7);
        let one = play(&series, &[0, 1, 2, 3, 4, 5], 1);
        let other = play(&series, &[5, 3, 1, 4, 2, 0], 4);
        assert_eq!(one.text(), other.text(), "{game}");
        assert_ne!(one.text(), play(&self::series(game, cast, 8), &[0, 1, 2, 3, 4, 5], 2).text());
    }
}

#[test]
fn sides_are_those_of_the_game() {
    assert_eq!(series("obcy", "queen=random,expedition=greedy", 1).sides(), ["queen", "expedition"]);
    assert_eq!(series("requiem", "random", 1).sides(), ["guard", "predator", "aliens"]);
    assert_eq!(series("corps", "squad=random", 1).sides(), ["squad"]);
    let wrong = |game: &str, cast: &str| Series::new(game, None, &cast.parse().unwrap(), 1).err().unwrap();
    assert!(wrong("obcy", "queen=random").contains("no bot for `expedition`"));
    assert!(wrong("chess", "random").contains("there is no game `chess`"));
    let options = serde_json::json!({ "sides": 2, "races": ["aliens", "guard"] });
    let swapped = Series::new("requiem", Some(&options), &"random".parse().unwrap(), 1).unwrap();
    assert_eq!(swapped.sides(), ["aliens", "guard"]);
}

#[test]
fn a_series_that_was_broken_off_goes_on() {
    let folder = std::env::temp_dir().join(format!("dropship-lab-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("series.json");
    let series = series("lantern", "random", 3);
    let whole = play(&series, &[0, 1, 2, 3, 4, 5, 6, 7], 2);

    let mut part = Record::open(&path, &series).unwrap();
    let (stop, done) = (AtomicBool::new(false), AtomicUsize::new(0));
    series.play(&part.missing(8), 2, &stop, |game: Played| {
        part.add(game);
        stop.store(done.fetch_add(1, Ordering::Relaxed) == 2, Ordering::Relaxed);
    });
    assert!((3..8).contains(&part.matches().len()), "{}", part.matches().len());
    part.save(&path).unwrap();

    let mut rest = Record::open(&path, &series).unwrap();
    assert_eq!(rest.matches(), part.matches());
    let missing = rest.missing(8);
    assert_eq!(missing.len(), 8 - part.matches().len());
    series.play(&missing, 2, &AtomicBool::new(false), |game| rest.add(game));
    assert_eq!(rest.text(), whole.text());

    let other = Record::open(&path, &self::series("lantern", "random", 4)).unwrap_err();
    assert!(other.to_string().contains("expected seed 4, found 3"), "{other}");
    std::fs::write(&path, "{}").unwrap();
    assert!(Record::open(&path, &series).unwrap_err().to_string().contains("no record of matches"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn losses_and_tasks_are_counted_and_drawn() {
    let series = series("obcy", "recruit", 1);
    let record = play(&series, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 2);
    let summary = Summary::of(record.matches());
    assert_eq!(summary.games, 12);
    let died = summary.deciders.iter().filter(|decider| decider.milestone.starts_with("died ")).count();
    assert!(died >= 6, "all characters can die");
    let drawing = lab::chart("obcy <random> & co", record.matches(), &summary);
    let parsed = roxmltree::Document::parse(&drawing).unwrap();
    let words: Vec<&str> = parsed.descendants().filter_map(|node| node.text()).collect();
    for wanted in ["obcy <random> & co: 12 matches", "queen", "expedition", "died pilot"] {
        assert!(words.iter().any(|word| word.contains(wanted)), "{wanted} in {words:?}");
    }
    let text = lab::report("obcy", &summary);
    assert!(text.contains("| queen | ") && text.contains("died pilot") && text.contains("O-WIN-3"), "{text}");
    let more = summary.deciders.len() - 20;
    assert!(text.contains(&format!("{more} more happen")), "what is not listed is counted: {text}");
}
