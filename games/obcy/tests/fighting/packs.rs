//! Combat tables that are not in the box, for results that its own table never gives.

use super::exact::{PEOPLE, QUEEN, view};
use super::staged;
use obcy::{Action, Alien, Character, Notice, Obcy, Spot, Weapon};
use table::{Game, Match, Pack, Recorded, Seat, Viewer};

/// The built-in pack with another line for some rows of the combat table.
fn pack(rows: &[(&str, &str)]) -> Pack<Obcy> {
    let text = Obcy::FILES.iter().find(|file| file.0 == "combat.toml").expect("the table").1;
    let changed = |line: &str| {
        let row = rows.iter().find(|(name, _)| line.starts_with(&format!("{name} = ")));
        row.map_or(line.to_string(), |(name, cells)| format!("{name} = [{cells}]"))
    };
    let text: Vec<String> = text.lines().map(changed).collect();
    Pack::read(&[("combat.toml", &text.join("\n"))]).unwrap_or_else(|error| panic!("{error}"))
}

fn plays(game: &mut Match<Obcy>, seat: Seat, action: Action, draws: &[u32]) -> Vec<Notice> {
    let mut chance = Recorded::new(draws);
    game.play(seat, &action, &mut chance).expect("on offer");
    chance.finish().expect("all dice used");
    game.notices(Viewer::Spectator).collect()
}

fn alien(name: &str) -> Alien {
    Alien::parse(name).expect("an alien")
}

// rules: O-AATK-7, O-CRT-3, O-CRT-6, O-RETREAT-9
#[test]
fn tv_42_a_group_of_three_loses_a_point_and_a_field_each() {
    // With 8 against 5 the aliens of the box never lose. Here a 6 is worse for them.
    let six = "\"A4/4\", \"A3/3\", \"A3/3\", \"A2/3\", \"A2/2\", \"A1/2\", \"A1/1\", \"A1/1\", \"A1/1\", \
               \"D1/1\", \"D1/1\", \"D1/2\", \"D2/2\", \"D2/3\", \"D3/3\", \"D3/3\"";
    let position = "[people]\n11,7: corporal\n[aliens]\n10,7: 1\n12,7: 3\n11,8: 4\n[table]\nstep move\n";
    let mut game = staged(&pack(&[("die6", six)]), position);
    let told = plays(&mut game, QUEEN, Action::EndStep, &[5]);
    assert!(told.contains(&Notice::Attacked(Character::Corporal, 3)), "{told:?}");
    assert!(told.contains(&Notice::Killed(alien("a1"))), "{told:?}");
    let strength = |game: &Match<Obcy>, name: &str| view(game).aliens[&alien(name)].strength;
    assert_eq!((strength(&game, "a2"), strength(&game, "a3")), (2, 3));
    let told = plays(&mut game, QUEEN, Action::Choose(alien("a3")), &[]);
    let fled = |name: &str, column: u8, row: u8| Notice::Fled(alien(name), Spot { row, column });
    assert_eq!(told[..2], [fled("a3", 11, 9), fled("a2", 13, 7)]);
    assert_eq!(view(&game).people[&Character::Corporal].strength, 5);
}

// rules: O-CRT-1, O-CRT-5
#[test]
fn weaker_attacks_than_the_first_column_use_it() {
    // A table that begins with -3; the weakest attack there is has -5.
    let text = Obcy::FILES.iter().find(|file| file.0 == "combat.toml").expect("the table").1;
    let rows: Vec<(&str, &str)> = text
        .lines()
        .filter_map(|line| line.split_once(" = ["))
        .map(|(name, cells)| (name, cells.splitn(3, ", ").nth(2).expect("three cells").trim_end_matches(']')))
        .collect();
    let pack = pack(&rows);
    // A shot in front of the vent with strength 3 has -3, with strength 1 it has -5.
    let told = |who: &str, strength: u8, die: u32| {
        let position = format!(
            "[people]\n5,7: {who} strength {strength} pockets pistol magazine4\n17,7: radio\n[aliens]\n5,6: 4\n\
             [table]\nstep fire\nhatching off\n"
        );
        let mut game = staged(&pack, &position);
        let who = Character::named(who).expect("a character");
        plays(&mut game, PEOPLE, Action::Activate(who), &[]);
        let told = plays(&mut game, PEOPLE, Action::Fire(Weapon::Pistol, alien("a1"), 1), &[die]);
        let rolled = told.iter().find_map(|notice| match notice {
            Notice::Rolled(strength, _, verdict) => Some((*strength, *verdict)),
            _ => None,
        });
        rolled.expect("a roll")
    };
    for die in 0..6 {
        let (first, below) = (told("lieutenant", 3, die), told("android", 1, die));
        assert_eq!((first.0, below.0), (-3, -5));
        assert_eq!(first.1, below.1, "die {}", die + 1);
    }
    assert_eq!((told("android", 1, 0).1, told("android", 1, 5).1.is_some()), (None, true));
}
