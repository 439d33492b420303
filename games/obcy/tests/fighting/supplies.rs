//! How many of each item there are.

use super::exact::{PEOPLE, view};
use super::staged;
use obcy::{Action, Character, Kind, Obcy, Options};
use std::collections::BTreeMap;
use table::{Match, Pack, Recorded, Seeded, Viewer};

// rules: O-ITEM-10, O-ITEM-11, O-ITEM-12, O-ITEM-15, O-ITEM-20, O-ITEM-24, O-GREN-1
#[test]
fn what_characters_start_with_counts_against_the_limits() {
    let game = Match::<Obcy>::new(&Pack::builtin(), Options::default(), &mut Seeded::from_number(1));
    let seen = game.expect("a match").view(Viewer::Spectator);
    let carried = |kind: Kind| {
        let items = seen.people.values().flat_map(|person| &person.pockets);
        items.filter(|item| item.kind == kind).count() as u8
    };
    let limits = BTreeMap::from([
        (Kind::Suit, 4),
        (Kind::Fuel, 4),
        (Kind::Diskette, 4),
        (Kind::Charge, 4),
        (Kind::Medkit, 6),
        (Kind::Grenade, 4),
    ]);
    let all: BTreeMap<Kind, u8> =
        seen.supply.iter().map(|(kind, left)| (*kind, left + carried(*kind))).collect();
    assert_eq!(all, limits, "and everything else is unlimited");
    assert_eq!((carried(Kind::Medkit), carried(Kind::Diskette)), (1, 1), "so that both are counted");
}

// rules: O-WEAP-8, O-ITEM-13, O-ITEM-24
#[test]
fn weapons_magazines_and_parts_never_run_out() {
    let stores: [(&str, &[Kind]); 3] = [
        ("18,5", &[Kind::Pistol, Kind::Rifle, Kind::Flamethrower, Kind::Magazine]),
        ("14,5", &[Kind::Magazine]),
        ("17,14", &[Kind::Part]),
    ];
    for (store, kinds) in stores {
        for &kind in kinds {
            let position = format!("[people]\n{store}: corporal pockets\n[table]\nhatching off\n");
            let mut game = staged(&Pack::builtin(), &position);
            let mut play = |action: Action| {
                game.play(PEOPLE, &action, &mut Recorded::new(&[])).expect("on offer");
            };
            // More than there are tokens of all kinds in the box.
            for _ in 0..26 {
                play(Action::Activate(Character::Corporal));
                for _ in 0..3 {
                    play(Action::Take(kind));
                    let item = if kind == Kind::Magazine { "magazine4" } else { kind.name() };
                    play(Action::Drop(obcy::Item::parse(item).expect("an item")));
                }
                play(Action::Finish);
            }
            let lying: Vec<u8> = view(&game).floor.iter().map(|heap| heap.2).collect();
            assert_eq!(lying, [78], "{kind:?}");
        }
    }
}
