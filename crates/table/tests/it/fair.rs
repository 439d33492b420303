//! Dice that anybody can check, and every way to cheat with them.

use crate::common::{decide, fair, meeting, pack, whole};
use lantern::{Lantern, Options};
use table::{
    Chance, Dice, FairError, Hash, Journal, Match, ReplayError, Seed, Seeded, Start, VerifyError, verify,
};

#[track_caller]
fn rejected(journal: &Journal<Lantern>, error: &VerifyError, words: &str) {
    assert_eq!(verify(&pack(), journal).unwrap_err(), *error);
    assert_eq!(error.to_string(), words);
}

#[test]
fn honest_matches_are_accepted() {
    for number in 0..200 {
        let game = whole(number);
        let (again, _) = verify(&pack(), game.journal()).unwrap();
        assert_eq!((again.state(), again.journal()), (game.state(), game.journal()), "match {number}");
    }
}

#[test]
fn a_match_goes_on_with_the_stream_that_verifying_gives() {
    for number in 0..30 {
        let (game, mut dice) = fair(number, 10);
        let (mut again, mut stream) = verify(&pack(), game.journal()).unwrap();
        assert_eq!(stream.below(1_000_000), dice.below(1_000_000), "the stream is where it was left");

        let (_, mut stream_anew) = verify(&pack(), game.journal()).unwrap();
        let mut player = Seeded::from_number(number + 900);
        while decide(&mut again, &mut player, &mut stream_anew) {}
        assert!(again.outcome().is_some() && verify(&pack(), again.journal()).is_ok());
    }
}

/// The first throw of a match that is a bolt, and another that misses or hits just the same.
fn thrown(journal: &Journal<Lantern>) -> Option<(usize, u32)> {
    let entry = journal.entries.iter().position(|entry| entry.draws.len() == 1)?;
    let die = journal.entries[entry].draws[0];
    Some((entry, if die % 3 == 2 { die - 1 } else { die + 1 }))
}

#[test]
fn a_changed_die_is_found_even_where_it_changes_nothing() {
    let mut found = 0;
    for number in 0..40 {
        let mut journal = whole(number).journal().clone();
        let Some((entry, die)) = thrown(&journal) else { continue };
        journal.entries[entry].draws[0] = die;
        assert!(Match::replay(&pack(), &journal).is_ok(), "3 and 2 miss alike, 5 and 6 hit alike");
        let words = format!("the draws of entry {entry} are not the seed's");
        rejected(&journal, &VerifyError::OtherDraws { entry: Some(entry) }, &words);
        found += 1;
    }
    assert!(found > 20, "{found}");
}

#[test]
fn chosen_cards_are_found() {
    let (game, _) = fair(0, 0);
    let mut journal = game.journal().clone();
    journal.start = Start::Setup(vec![0; 15]);
    assert!(Match::replay(&pack(), &journal).is_ok());
    rejected(
        &journal,
        &VerifyError::OtherDraws { entry: None },
        "the draws of the set-up are not the seed's",
    );
}

#[test]
fn another_seed_than_promised_is_found() {
    let mut journal = whole(3).journal().clone();
    let other = Seed::from_text("a seed that suits me better");
    journal.dice.as_mut().unwrap().seed = Some(other);
    rejected(&journal, &VerifyError::OtherSeed, "the seed shown is not the one whose hash was published");
    // A promise to match does not help: it is other dice that were thrown.
    journal.dice.as_mut().unwrap().commitment = Hash::of(&other.0);
    assert_eq!(verify(&pack(), &journal).unwrap_err(), VerifyError::OtherDraws { entry: None });
}

#[test]
fn nonces_count_and_so_does_their_order() {
    let game = whole(4);
    let change = |change: fn(&mut Vec<Hash>)| {
        let mut journal = game.journal().clone();
        change(&mut journal.dice.as_mut().unwrap().nonces);
        verify(&pack(), &journal).unwrap_err()
    };
    let other = VerifyError::OtherDraws { entry: None };
    assert_eq!(change(|nonces| nonces.swap(0, 1)), other);
    assert_eq!(change(|nonces| nonces.truncate(1)), other);
    assert_eq!(change(|nonces| nonces.push(Hash([0; 32]))), other);
    assert_eq!(change(|nonces| nonces[1].0[31] ^= 1), other);
}

#[test]
fn a_seed_not_yet_shown_leaves_the_dice_unchecked() {
    let mut journal = whole(5).journal().clone();
    journal.dice.as_mut().unwrap().seed = None;
    let text = table::write(&journal);
    assert!(!text.contains("\"seed\""), "a sealed journal does not even name the field");
    let journal = table::read(&text).unwrap();
    rejected(&journal, &VerifyError::Sealed, "the seed has not been shown yet; it is once the match is over");
}

#[test]
fn scripted_dice_cannot_be_checked() {
    let words = "the journal says nothing about its dice, so they cannot be checked";
    rejected(meeting().journal(), &VerifyError::NoDice, words);
}

#[test]
fn broken_rules_come_before_the_dice() {
    let mut journal = whole(6).journal().clone();
    journal.content = Hash([0; 32]);
    let error = ReplayError::OtherContent { journal: Hash([0; 32]), here: pack().hash() };
    let words = format!("the rules were not kept: {error}");
    rejected(&journal, &VerifyError::Replay(error), &words);
}

#[test]
fn nobody_deals_without_the_seed() {
    let sealed = Dice { seed: None, ..Dice::commit(Seed([7; 32])) };
    let error = Match::<Lantern>::fair(&pack(), Options::default(), sealed).unwrap_err();
    assert_eq!(error, FairError::Sealed);
    assert_eq!(error.to_string(), "the dice come without their seed, so nobody can draw from them");
    let dice = Dice::commit(Seed([7; 32]));
    let error = Match::<Lantern>::fair(&pack(), Options { seats: 1 }, dice).unwrap_err();
    assert_eq!(error.to_string(), "option seats: expected 2 to 4 thieves, found 1");
}

#[test]
fn what_is_published_at_first_gives_nothing_away() {
    let seed = Seed::from_text("secret");
    let dice = Dice::commit(seed);
    assert_eq!(dice.commitment, Hash::of(&seed.0));
    let shown = format!("{dice:?} {:?}", Dice::stream(seed, &[]));
    assert!(!shown.contains(&Hash(seed.0).to_string()), "{shown}");
}
