//! Rescue and resupply: what they bring, and what an attempt costs.

use crate::campaign::{ended, won};
use crate::{
    PACK, ROOM, asked, choices, in_campaign, key, open, over, play, rewritten, stage, view, walk_out,
};
use corps::{Action, Campaign, Corps, Ending, Options, Question, Who};
use table::{Game, Match, Seeded};

fn held(captured: &[Who]) -> Campaign {
    Campaign { captured: captured.to_vec(), ..won(1) }
}

/// The rescue: won once somebody was freed and all are out, given up if all are out before.
const RESCUE: [(&str, &str); 6] = [
    ("victory", "[\"mark(freed) >= 1\", \"all_out\"]"),
    ("withdrawal", "[\"all_out\"]"),
    ("immediate", "true"),
    ("defeat", ""),
    ("timed", ""),
    ("marks", "[\"freed\"]"),
];

fn rescue(campaign: Campaign, people: &str, table: &str) -> Match<Corps> {
    let position = format!("{ROOM}[people]\n{people}\n[table]\n{table}");
    stage(&rewritten("rescue", &RESCUE), in_campaign("rescue", 1, campaign), &position)
}

fn after(game: &Match<Corps>) -> Campaign {
    game.state().carry().unwrap()
}

// rules: C-RESC-3, C-CAMP-12, C-CAP-4
#[test]
fn the_rescued_return_to_play_and_the_others_stay_captured() {
    // Hudson was cut loose and is out; Gorman is still held.
    let mut game = rescue(
        held(&[Who::Gorman, Who::Hudson]),
        "d: hicks hero 0\nexited: hudson",
        "activate hicks\nabove 9\nmark 0 1\n",
    );
    walk_out(&mut game);
    assert_eq!(view(&game).over, Some(Ending::Won));
    assert_eq!((after(&game).captured, after(&game).won), (vec![Who::Gorman], 1));
    let next = Corps::sequels(game.state()).into_iter().find(|next| next.mission == key("escape")).unwrap();
    let heroes = choices(&Match::<Corps>::new(&PACK, next, &mut Seeded::from_number(1)).unwrap());
    assert!(heroes.contains(&Action::Choose(Who::Hudson)) && !heroes.contains(&Action::Choose(Who::Gorman)));
}

// rules: C-RESC-2, C-RESC-1
#[test]
fn a_rescue_may_be_tried_as_long_as_somebody_is_held() {
    let names = |captured: &[Who], people: &str| {
        let game = ended("rescue", held(captured), people, "above 9\n");
        let mut names = open(&game);
        names.retain(|name| name != "resupply");
        names
    };
    // One freed, one still held: again. All freed: no more.
    assert_eq!(names(&[Who::Gorman, Who::Hudson], "a: hicks hero 0\nb: hudson"), ["escape", "rescue"]);
    assert_eq!(names(&[Who::Hudson], "a: hicks hero 0\nb: hudson"), ["escape"]);
    // Somebody new was carried off in the attempt.
    assert_eq!(names(&[Who::Hudson], "a: hicks hero 0\nb: hudson\ncaptured: frost"), ["escape", "rescue"]);
    // Set free and killed: gone for good.
    let game = ended("rescue", held(&[Who::Hudson]), "a: hicks hero 0\nkilled: hudson", "above 9\n");
    assert_eq!((after(&game).killed, after(&game).captured), (vec![Who::Hudson], vec![]));
}

// rules: C-RESC-2, C-RESC-4, C-CAMP-5
#[test]
fn a_withdrawal_is_a_failed_attempt_that_costs_cards_but_not_the_campaign() {
    let mut game = rescue(
        held(&[Who::Hudson]),
        "d: frost hero 0\nkilled: vasquez",
        "activate frost\nabove 9\ndiscard m41a m56 m240 m40 jammed\n",
    );
    walk_out(&mut game);
    // Nobody is left to act: the round ends, and with it the mission; a card comes back, half of the others are lost.
    assert_eq!(asked(&game).1, Question::Salvage);
    let outside = view(&game).removed.len();
    play(&mut game, Action::Card(key("m56")), &mut Seeded::from_number(1));
    assert_eq!((over(&game), view(&game).over), (Some("C-RESC-4"), Some(Ending::Withdrawn)));
    assert_eq!(game.outcome().unwrap().points(table::Seat(0)), 0.0, "it is not won");
    assert_eq!(view(&game).removed.len() - outside, 2);
    let campaign = after(&game);
    assert_eq!(
        (campaign.captured, campaign.killed, campaign.won),
        (vec![Who::Hudson], vec![Who::Vasquez], 1)
    );
    assert!(open(&game).contains(&"rescue".into()) && open(&game).contains(&"escape".into()));
}

// rule: C-RESC-4
#[test]
fn a_lost_rescue_ends_the_campaign_and_a_won_one_costs_cards() {
    let lost = rescue(held(&[Who::Hudson]), "a: hicks hero 0 down", "phase end\nabove 9\n");
    assert_eq!(view(&lost).over, Some(Ending::Fallen));
    assert!(lost.state().carry().is_none());
    let mut won = ended(
        "rescue",
        held(&[Who::Hudson]),
        "a: hicks hero 0\nb: hudson",
        "above 9\ndiscard m41a m56 m240\n",
    );
    let outside = view(&won).removed.len();
    play(&mut won, Action::Card(key("m56")), &mut Seeded::from_number(1));
    assert_eq!(view(&won).removed.len() - outside, 1);
}

/// The resupply with three cards for each crate carried out, won by two.
const RESUPPLY: [(&str, &str); 5] = [
    ("victory", "[\"saved(crate) >= 2\", \"all_out\"]"),
    ("withdrawal", "[\"all_out\"]"),
    ("immediate", "true"),
    ("defeat", ""),
    ("spoils", "[\"cards(3, crate)\"]"),
];

fn resupply(crates: &str) -> Match<Corps> {
    let pack = rewritten("resupply", &RESUPPLY);
    let position =
        format!("{ROOM}[people]\nd: frost hero 0\nexited: hicks\n[table]\nactivate frost\nabove 9\n{crates}");
    let mut game = stage(&pack, in_campaign("resupply", 1, won(1)), &position);
    walk_out(&mut game);
    game
}

// rules: C-SUPP-1, C-SUPP-2
#[test]
fn crates_carried_out_bring_lost_cards_back_and_there_is_only_one_resupply() {
    for (crates, back) in [
        ("object 0 held frost\nobject 1 held hicks\n", 6),
        ("object 0 held frost\nobject 1 held hicks\nobject 2 held hicks\n", 9),
    ] {
        let game = resupply(crates);
        assert_eq!(view(&game).over, Some(Ending::Won));
        let campaign = after(&game);
        assert_eq!(view(&game).removed.len() - campaign.lost.len(), back);
        assert!(campaign.resupplied && campaign.won == 1);
        assert_eq!(open(&game), ["escape"]);
    }
    // Given up: nothing comes back, and the chance is gone.
    let game = resupply("object 0 held frost\nobject 1 a\n");
    assert_eq!(view(&game).over, Some(Ending::Withdrawn));
    assert_eq!(after(&game).lost.len(), view(&game).removed.len());
    assert!(after(&game).resupplied);
    assert_eq!(open(&game), ["escape"]);
}

// rule: C-SUPP-1
#[test]
fn no_more_comes_back_than_was_lost() {
    let pack = rewritten("resupply", &RESUPPLY);
    // All but two cards are in the deck.
    let position = format!(
        "{ROOM}[people]\nd: frost hero 0\nexited: hicks\n[table]\nactivate frost\nabove 40\nexhaust 7\nhand 0 m56\n\
         beneath jammed jammed\ndiscard 1\nobject 0 held frost\nobject 1 held hicks\nobject 2 held hicks\n"
    );
    let mut game = stage(&pack, in_campaign("resupply", 1, won(1)), &position);
    walk_out(&mut game);
    let campaign = after(&game);
    assert_eq!(view(&game).removed.len().saturating_sub(9), campaign.lost.len());
    let next = Options { heroes: vec![Who::Hicks], ..Corps::sequels(game.state())[0].clone() };
    let begun = view(&Match::<Corps>::new(&PACK, next, &mut Seeded::from_number(1)).unwrap());
    assert_eq!(begun.removed.len(), campaign.lost.len());
}
