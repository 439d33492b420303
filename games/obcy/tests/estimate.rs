//! What bots are told of a position: the better it is, the more.
#![allow(clippy::unwrap_used)]

use obcy::{Action, Character, Kind, Obcy, Options, Spot, TaskId};
use table::{Chance, Determinize, Estimate, Match, Pack, Recorded, Seat, Seeded, Viewer};

const QUEEN: Seat = Seat(0);
const EXPEDITION: Seat = Seat(1);

fn stage(position: &str) -> Match<Obcy> {
    Match::staged(&Pack::builtin(), Options::default(), position).unwrap()
}

/// What the expedition expects with these people, aliens and facts.
fn hope(people: &str, aliens: &str, facts: &str) -> f64 {
    let position = format!("[people]\n{people}\n[aliens]\n{aliens}\n[table]\n{facts}\n");
    Obcy::estimate(stage(&position).state(), EXPEDITION)
}

#[test]
fn every_estimate_is_a_chance_and_the_queen_s_tells_nothing_of_the_cards() {
    let chance = &mut Seeded::from_number(3);
    let mut game = Match::<Obcy>::new(&Pack::builtin(), Options::default(), chance).unwrap();
    while let Some(prompt) = game.prompts().get(0) {
        let (queen, people) = (Obcy::estimate(game.state(), QUEEN), Obcy::estimate(game.state(), EXPEDITION));
        assert!((0.0..=1.0).contains(&queen) && (0.0..=1.0).contains(&people));
        let other = Obcy::disguise(game.state(), Viewer::Seat(QUEEN), chance);
        assert!((Obcy::estimate(&other, QUEEN) - queen).abs() < 1e-12);
        let (seat, count) = (prompt.seat, prompt.choices.len() as u32);
        let index = chance.below(count);
        game.answer(game.turn(), seat, index, chance).unwrap();
    }
}

/// T01 wants a spare part at 4,0; parts are in the store at 12,5.
#[test]
fn a_task_is_nearer_with_the_item_and_nearer_on_the_way() {
    let ways = [
        "3,12: corporal pockets rifle",
        "11,7: corporal pockets rifle",
        "12,5: corporal pockets rifle",
        "11,7: corporal pockets rifle part",
        "5,0: corporal pockets rifle part",
    ];
    let hopes: Vec<f64> = ways.iter().map(|people| hope(people, "", "open T01")).collect();
    assert!(hopes.is_sorted_by(|worse, better| worse < better), "{hopes:?}");
    assert!(hope(ways[0], "", "open T01") > hope(ways[0], "", ""), "a card that is read is an advance");
}

#[test]
fn one_diskette_on_the_floor_does_not_serve_three() {
    let people =
        "5,0: android pockets diskette medkit\n5,2: radio pockets rifle\n3,2: corporal pockets rifle";
    let dropped = "5,0: android pockets medkit\n5,2: radio pockets rifle\n3,2: corporal pockets rifle";
    let position = format!("[people]\n{dropped}\n[floor]\n5,0: diskette\n[table]\nround 1\n");
    let lies = Obcy::estimate(stage(&position).state(), EXPEDITION);
    assert!(hope(people, "", "round 1") > lies);
}

#[test]
fn aliens_at_hand_are_worse_than_aliens_far_away() {
    let people = "5,7: pilot pockets pistol";
    let [far, reach, beside] =
        ["15,0: 4 4", "8,7: 4\n9,7: 4", "4,7: 4\n6,7: 4"].map(|aliens| hope(people, aliens, ""));
    assert!(far > reach && reach > beside, "{far} {reach} {beside}");
}

/// Whatever was rolled, hatching it is better than waiting for the next roll.
#[test]
fn the_queen_hatches_what_she_can() {
    for budget in 1..=6 {
        let position = format!("[people]\n5,7: pilot\n[table]\nhatch {budget}\n");
        let game = stage(&position);
        let after = |action: Action| {
            let mut game = game.clone();
            game.play(QUEEN, &action, &mut Seeded::from_number(1)).unwrap();
            Obcy::estimate(game.state(), QUEEN)
        };
        let field = Spot::parse("8,5").unwrap();
        assert!(after(Action::Hatch(budget.min(4), field)) > after(Action::Finish), "{budget}");
    }
}

/// In a fight six points win for certain, and a single point hardly ever; so a strong expedition keeps that one, while
/// those who are left of a weak one cannot wait.
#[test]
fn points_are_saved_for_the_fight_by_whoever_can_wait() {
    let (kept, fought) = first_point("5,7: pilot\n5,8: gunner\n4,7: radio\n4,8: lieutenant\n3,8: android\n");
    assert!(kept > fought, "all six: {kept} {fought}");
    let (kept, fought) = first_point("5,7: pilot\n");
    assert!(fought > kept, "two: {kept} {fought}");
}

/// What the expedition hopes for with its first point, once it has kept it and once it has fought, on average.
fn first_point(others: &str) -> (f64, f64) {
    let options = Options { variant: 1, ..Options::default() };
    let position = format!("[people]\n4,0: corporal pockets part\n{others}[table]\nopen T01\n");
    let mut game = Match::<Obcy>::staged(&Pack::builtin(), options, &position).unwrap();
    let repair = Action::Deliver(TaskId::parse("T01").unwrap(), Kind::Part);
    for action in [Action::Activate(Character::Corporal), repair] {
        game.play(EXPEDITION, &action, &mut Recorded::new(&[])).unwrap();
    }
    let after = |action: Action, draws: &[u32]| {
        let mut game = game.clone();
        game.play(EXPEDITION, &action, &mut Recorded::new(draws)).unwrap();
        Obcy::estimate(game.state(), EXPEDITION)
    };
    let fought = (0..6).map(|roll| after(Action::Fight, &[roll])).sum::<f64>() / 6.0;
    (after(Action::Decline, &[]), fought)
}
