//! Grenades: every throw and every zone against a second opinion, and a zone beside the landing pad.

use super::exact::{PEOPLE, dice, each_volley, view};
use super::oracle::Rules;
use super::staged;
use obcy::{Action, Character, Kind, Obcy, PersonView, Question, Spot};
use std::collections::BTreeSet;
use table::{Chance, Game, Pack, Seeded};

// rules: O-GREN-1, O-GREN-3, O-GREN-5, O-GREN-6, O-GREN-7, O-GREN-8, O-GREN-9, O-GREN-10
#[test]
fn grenades_burst_in_the_zones_of_the_specification() {
    let rules = Rules::read();
    let (mut rooms, mut others, mut died) = (0, 0, 0);
    each_volley(&rules, 400, |game, who, chance| {
        let before = view(game);
        for aim in rules.aims(&before, who) {
            let mut next = game.clone();
            next.play(PEOPLE, &Action::Throw(aim), chance).expect("on offer");
            assert!(dice(&next).is_empty(), "no die for a grenade");
            let mut zones = rules.zones(aim);
            let mut zone = BTreeSet::from([aim]);
            // The zones that are left, as fields are added, until there is one.
            while zones.len() > 1 {
                let open: BTreeSet<Action> = zones
                    .iter()
                    .flatten()
                    .filter(|spot| !zone.contains(spot))
                    .map(|spot| Action::Blast(*spot))
                    .collect();
                let prompt = next.prompts().of(PEOPLE).expect("a question");
                assert_eq!(*prompt.question, Question::Zone(who), "{:#?}", game.journal().start);
                assert_eq!(prompt.choices.iter().copied().collect::<BTreeSet<_>>(), open);
                let action = prompt.choices[chance.below(prompt.choices.len() as u32) as usize];
                let Action::Blast(spot) = action else { panic!("{action:?}") };
                next.play(PEOPLE, &action, chance).expect("on offer");
                assert!(dice(&next).is_empty(), "no die for a grenade");
                zone.insert(spot);
                zones.retain(|zone| zone.contains(&spot));
            }
            let zone = zones.pop_first().expect("a zone");
            let after = view(&next);
            let spared = |field: Option<Spot>| field.is_none_or(|field| !zone.contains(&field));
            let people: BTreeSet<_> =
                before.people.iter().filter(|(_, seen)| spared(seen.field)).map(|(who, _)| *who).collect();
            let aliens: BTreeSet<_> = before
                .aliens
                .iter()
                .filter(|(_, seen)| spared(Some(seen.field)))
                .map(|(alien, _)| *alien)
                .collect();
            assert_eq!(
                after.people.keys().copied().collect::<BTreeSet<_>>(),
                people,
                "{:#?}",
                game.journal().start
            );
            assert_eq!(
                after.aliens.keys().copied().collect::<BTreeSet<_>>(),
                aliens,
                "{:#?}",
                game.journal().start
            );
            assert_eq!(
                (after.transporter, &after.floor, &after.supply),
                (before.transporter, &before.floor, &before.supply)
            );
            if let Some(own) = after.people.get(&who) {
                let grenades =
                    |seen: &PersonView| seen.pockets.iter().filter(|item| item.kind == Kind::Grenade).count();
                assert_eq!(grenades(own) + 1, grenades(&before.people[&who]));
                assert!(own.fired && (own.ap == before.people[&who].ap - 1 || own.ap == 0));
            }
            if zone.len() == 3 && rules.is_room(aim) {
                rooms += 1;
            } else {
                others += 1;
            }
            died += before.people.len() - after.people.len() + before.aliens.len() - after.aliens.len();
        }
    });
    assert!(rooms > 300 && others > 200 && died > 300, "{rooms} in rooms, {others} elsewhere, {died} died");
}

// rules: O-GREN-4, O-GREN-6
#[test]
fn the_landing_pad_is_in_no_blast_zone() {
    // Nothing but rooms touches the pad of the box. Here a corridor field does, with a door to the hall behind it.
    let changed = |file: &str, from: &str, to: &str| {
        let text = Obcy::FILES.iter().find(|other| other.0 == file).expect("a file").1;
        assert_eq!(text.matches(from).count(), 1, "`{from}` in {file}");
        text.replacen(from, to, 1)
    };
    let map = changed("base.map", "# @ A A A A", "# @ + A A A");
    let doors = changed("base.toml", "A = { pairs = [", "A = { pairs = [\"3,14-2,14\", ");
    let pack = Pack::read(&[("base.map", &map), ("base.toml", &doors)]);
    let pack = pack.unwrap_or_else(|error| panic!("{error}"));
    let position = "[people]\n1,14: gunner pockets grenade\n1,14: pilot\n3,14: radio\n[aliens]\n2,14: 4\n\
                    [table]\nstep fire\nhatching off\n";
    let mut game = staged(&pack, position);
    let chance = &mut Seeded::from_number(1);
    game.play(PEOPLE, &Action::Activate(Character::Gunner), chance).expect("on offer");
    let aim = Spot { row: 14, column: 2 };
    game.play(PEOPLE, &Action::Throw(aim), chance).expect("on offer");
    let after = view(&game);
    assert!(after.aliens.is_empty());
    let living: Vec<Character> = after.people.into_keys().collect();
    assert_eq!(living, [Character::Gunner, Character::Pilot], "the two on the pad");
}
