//! The chances shown beside barricades and tech tests are those of the dice.

use crate::{PACK, mission, stage};
use corps::{Action, Corps, Element, Notice, Test};
use table::scene::Odds;
use table::{Match, Picture, Recorded, Seat, Spot, Viewer};

/// What the picture says about an action.
fn shown(game: &Match<Corps>, action: Action) -> Vec<Odds> {
    let prompt = game.prompts().of(Seat(0)).unwrap();
    let viewer = Viewer::Seat(Seat(0));
    let scene = Corps::scene(game.content(), &game.view(viewer), viewer, Some(prompt));
    let at = prompt.choices.iter().position(|choice| *choice == action).unwrap();
    scene.prompt.unwrap().choices[at].odds.clone()
}

/// How many faces of the die pass.
fn passed(game: &Match<Corps>, action: Action) -> u64 {
    let passes = |face: u32| {
        let mut game = game.clone();
        game.play(Seat(0), &action, &mut Recorded::new(&[face])).unwrap();
        let rolled = game.notices(Viewer::Spectator).find_map(|notice| match notice {
            Notice::Rolled(_, Test::Tech, _, _, _, passed) => Some(passed),
            _ => None,
        });
        rolled.expect("a tech test is rolled for")
    };
    (0..10).filter(|face| passes(*face)).count() as u64
}

fn spot(text: &str) -> Spot {
    Spot::parse(text).unwrap()
}

#[track_caller]
fn agree(game: &Match<Corps>, action: Action) -> u64 {
    let shown = shown(game, action);
    assert_eq!(shown.len(), 1, "{shown:?}");
    let ways = passed(game, action);
    assert_eq!((shown[0].ways, shown[0].of), (ways, 10), "{action:?}");
    ways
}

const PEOPLE: [&str; 7] = ["gorman", "hicks", "hudson", "vasquez", "frost", "ripley", "newt"];

/// A character in the middle, beside everything that can be barricaded.
fn position(who: &str, table: &str) -> String {
    format!(
        "[map]\n+---+---+---+\n| .   1   . |\n+   +   +   +\n| . / a   t |\n+---+---+---+\n[people]\na: {who}\n[table]\n\
         activate {} by 0\nabove 9\ntunnel t\n{table}",
        who.split(' ').next().unwrap()
    )
}

// rules: C-BARR-2, C-TECH-1
#[test]
fn chances_of_barricades_are_those_of_the_die() {
    let elements =
        [Element::Door(spot("0,1"), spot("1,1")), Element::Spawn(spot("1,0")), Element::Tunnel(spot("2,1"))];
    let mut seen = std::collections::BTreeSet::new();
    for who in PEOPLE {
        for (cards, table) in [("", ""), (" cards arc_welder", ""), ("", "barred t\nbarred 1,0\n")] {
            let game = stage(&PACK, mission("escape", 1), &position(&format!("{who}{cards}"), table));
            for element in elements {
                seen.insert(agree(&game, Action::Barricade(element)));
            }
        }
    }
    assert!(seen.len() >= 4, "people and tools differ: {seen:?}");
}

// rules: C-TECH-1, C-INT-1
#[test]
fn chances_of_other_tech_tests_are_those_of_the_die() {
    for who in PEOPLE {
        let game = stage(&PACK, mission("escape", 1), &position(who, "object 0 2,0\n"));
        agree(&game, Action::Interact(spot("2,0")));
    }
}

// rule: C-TECH-1
#[test]
fn a_test_shows_no_chances_where_none_is_rolled() {
    let game = stage(&PACK, mission("yard", 1), &position("frost", "object 0 2,0\n"));
    assert_eq!(shown(&game, Action::Interact(spot("2,0"))), []);
}
