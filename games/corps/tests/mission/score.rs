//! The score after the last mission.

use crate::campaign::{ended, won};
use crate::{over, view};
use corps::{Campaign, Corps, Who};
use table::Match;

/// The last mission, won at the end of this round.
fn last(campaign: Campaign, people: &str, table: &str) -> Match<Corps> {
    let game = ended("survive", campaign, people, table);
    assert_eq!(over(&game), Some("C-END-3"));
    game
}

fn score(campaign: Campaign, people: &str) -> u32 {
    let game =
        last(campaign, people, "above 15\nbeneath 5\nexhaust 6\nhand 0 m41a m41a m56 get_up\ndiscard 7\n");
    let score = game.state().score().unwrap();
    assert_eq!(view(&game).score, Some(score));
    score
}

/// Hicks, Hudson, Vasquez and Ripley with eleven cards.
const TEAM: &str = "a: hicks hero 0 cards m41a ithaca body_armour\nb: hudson cards m41a hk_vp70 flare\n\
                    c: vasquez cards m240 hk_vp70\nd: ripley cards m41a m40 m4_helmet\n";

// rules: C-SCORE-1, C-SCORE-2, C-SCORE-3, C-SCORE-4, C-SCORE-5, C-SCORE-6
#[test]
fn vector_t_77() {
    let campaign = Campaign { killed: vec![Who::Frost], captured: vec![Who::Gorman], ..won(2) };
    let game = last(
        campaign,
        &format!("{TEAM}exited: newt"),
        "above 15\nbeneath 5\nexhaust 6\nhand 0 m41a m56 m56 get_up\ndiscard 7\n",
    );
    let view = view(&game);
    assert_eq!(
        (view.above, view.beneath.hidden, view.exhaust.len(), view.hands[0].cards.len()),
        (15, 5, 6, 4)
    );
    assert_eq!((view.discard.len(), view.removed.len()), (7, 12), "T-77");
    assert_eq!(view.score, Some(30));
}

// rule: C-SCORE-2
#[test]
fn everybody_lost_costs_five_cards_once() {
    let newt = "exited: newt\n";
    let of = |killed: &[Who], captured: &[Who], hugged: &[Who], people: &str| {
        let campaign = Campaign {
            killed: killed.to_vec(),
            captured: captured.to_vec(),
            hugged: hugged.to_vec(),
            ..won(2)
        };
        score(campaign, &format!("a: hicks hero 0\n{newt}{people}"))
    };
    assert_eq!(of(&[], &[], &[], ""), 40, "30 and 10 for Newt");
    assert_eq!(of(&[Who::Frost], &[], &[], ""), 35);
    assert_eq!(of(&[], &[Who::Frost, Who::Gorman], &[], ""), 30);
    // In this very mission.
    assert_eq!(of(&[], &[], &[], "killed: frost\ncaptured: gorman"), 30);
    // A facehugger's victim, from before or from now, who walks about and is lost all the same, once.
    assert_eq!(of(&[], &[], &[Who::Frost], "b: frost hugged 1"), 35);
    assert_eq!(of(&[], &[], &[], "b: frost hugged 2"), 35);
    assert_eq!(of(&[], &[], &[], "killed: frost hugged 1"), 35);
    // With too few cards as many as there are.
    let all = [Who::Gorman, Who::Hudson, Who::Vasquez, Who::Frost, Who::Ripley];
    assert_eq!(of(&all, &[], &[], ""), 15);
}

// rules: C-SCORE-3, C-HUG-3
#[test]
fn newt_brings_or_costs_ten() {
    let of =
        |newt: bool, people: &str| score(Campaign { newt, ..won(2) }, &format!("a: hicks hero 0\n{people}"));
    assert_eq!(of(true, "exited: newt"), 40);
    assert_eq!(of(true, "b: newt"), 40);
    assert_eq!(of(true, "killed: newt"), 20);
    assert_eq!(of(true, "captured: newt"), 20, "A-66");
    assert_eq!(of(true, "b: newt hugged 1"), 20, "A-66");
    assert_eq!(of(false, ""), 30, "never found");
}

// rules: C-SCORE-1, C-SCORE-6
#[test]
fn equipped_cards_do_not_count_and_what_is_missing_is_let_go() {
    let points = |people: &str, table: &str, campaign: Campaign| {
        last(campaign, people, table).state().score().unwrap()
    };
    let bare = "a: hicks hero 0\nb: newt";
    let deck = "above 4\nexhaust 3\nhand 0 m56 m56\n";
    assert_eq!(points(bare, deck, won(2)), 19);
    assert_eq!(points("a: hicks hero 0 cards m41a ithaca body_armour flare\nb: newt", deck, won(2)), 19);
    // Scoring does not lose the mission for want of cards.
    let killed = Campaign { killed: vec![Who::Frost, Who::Gorman, Who::Vasquez], ..won(2) };
    assert_eq!(points("a: hicks hero 0\nkilled: newt", "above 4\nexhaust 3\n", killed.clone()), 0);
    assert_eq!(
        points("a: hicks hero 0\nb: newt", "above 4\nexhaust 3\n", killed),
        10,
        "what was discarded may return"
    );
    // Fewer than ten lie outside: all 60 cards are in deck, exhaust pile and hand but three.
    let few = "above 38\nbeneath acid_burn jammed losing_hope losing_hope noise noise panic power_failure\nexhaust 8\n\
               hand 0 m56 m41a m40\ndiscard jammed\n";
    let game = last(won(2), bare, few);
    assert_eq!(view(&game).removed.len(), 2);
    assert_eq!(game.state().score(), Some(60));
}

// rules: C-SCORE-1, C-SCORE-4
#[test]
fn after_the_last_mission_the_piles_stay_as_they_are_and_nobody_chooses() {
    let game = last(won(2), "a: hicks hero 0\nb: newt", "above 9\nhand 0 m56\ndiscard m41a m240 jammed\n");
    let view = view(&game);
    assert_eq!((view.discard.len(), view.hands[0].cards.len()), (3, 1));
    assert_eq!(view.score, Some(20));
    // A mission in the middle of the campaign has no score.
    assert_eq!(crate::view(&ended("escape", won(1), "a: hicks hero 0", "above 9\n")).score, None);
}
