//! Random positions: offers, dice, results and odds against a second opinion and against every throw of the die.

use super::fight::{Ask, Fight, is_fight};
use super::oracle::{Rules, charges};
use super::{stage, staged};
use obcy::{Action, Character, Event, Item, Kind, Notice, Obcy, PersonView, Question, Verdict, View};
use std::collections::{BTreeMap, BTreeSet};
use table::scene::Odds;
use table::{Chance, Every, Match, Message, Pack, Picture, Scripted, Seat, Seeded, Viewer};

pub(crate) const QUEEN: Seat = Seat(0);
pub(crate) const PEOPLE: Seat = Seat(1);

pub(crate) fn view(game: &Match<Obcy>) -> View {
    game.view(Viewer::Spectator)
}

/// Goes through many positions at a step.
fn each_position(rules: &Rules, step: &str, count: u32, mut look: impl FnMut(&Match<Obcy>, &mut Seeded)) {
    let pack = Pack::builtin();
    let chance = &mut Seeded::from_number(23);
    for _ in 0..count {
        let position = format!("{}step {step}\n", stage::position(rules, chance));
        look(&staged(&pack, &position), chance);
    }
}

/// The firing turns that can be begun, each begun.
pub(crate) fn each_volley(
    rules: &Rules,
    count: u32,
    mut look: impl FnMut(&Match<Obcy>, Character, &mut Seeded),
) {
    each_position(rules, "fire", count, |game, chance| {
        for who in Character::ALL {
            let mut next = game.clone();
            if next.play(PEOPLE, &Action::Activate(who), chance).is_ok() {
                look(&next, who, chance);
            }
        }
    });
}

/// What is told of the fight in the last decision.
fn told(game: &Match<Obcy>) -> Vec<Notice> {
    game.notices(Viewer::Spectator).filter(is_fight).collect()
}

/// What was thrown for the last decision.
pub(crate) fn dice(game: &Match<Obcy>) -> Vec<u8> {
    let draws = &game.journal().entries.last().expect("a decision").draws;
    draws.iter().map(|draw| *draw as u8 + 1).collect()
}

/// The engine told and asks the same, and everybody is where the second opinion has them.
fn agree(game: &Match<Obcy>, fight: &Fight<'_>, ask: &Ask) {
    let start = &game.journal().start;
    assert_eq!(told(game), fight.told, "{start:#?}");
    assert!(fight.is_settled(), "a die too many: {start:#?}");
    let after = view(game);
    let people: BTreeMap<_, _> =
        after.people.iter().map(|(who, seen)| (*who, (seen.field, seen.strength))).collect();
    let aliens: BTreeMap<_, _> =
        after.aliens.iter().map(|(alien, seen)| (*alien, (seen.field, seen.strength))).collect();
    assert_eq!((&people, &aliens), (&fight.people, &fight.aliens), "{start:#?}");
    let Some((question, answers)) = ask else { return };
    let seat = if matches!(question, Question::Retreat(_)) { PEOPLE } else { QUEEN };
    let prompt = game.prompts().of(seat).unwrap_or_else(|| panic!("{question:?} {start:#?}"));
    assert_eq!(prompt.question, question, "{start:#?}");
    assert_eq!(&prompt.choices.iter().copied().collect::<BTreeSet<_>>(), answers, "{start:#?}");
}

/// Plays a fight to its end, with answers by chance.
fn settle(game: &mut Match<Obcy>, fight: &mut Fight<'_>, mut ask: Ask, chance: &mut Seeded) -> u32 {
    let mut asked = 0;
    while let Some((question, answers)) = ask {
        asked += 1;
        let index = chance.below(answers.len() as u32) as usize;
        let action = answers.into_iter().nth(index).expect("an answer");
        let seat = if matches!(question, Question::Retreat(_)) { PEOPLE } else { QUEEN };
        game.play(seat, &action, chance).expect("on offer");
        fight.throw(dice(game));
        fight.answer(&question, &action);
        ask = fight.run();
        agree(game, fight, &ask);
    }
    asked
}

/// The prompt of a firing turn is what the second opinion makes of the view.
fn offers_agree(rules: &Rules, game: &Match<Obcy>, who: Character) -> (usize, usize) {
    let seen = view(game);
    let (shots, aims) = (rules.shots(&seen, who), rules.aims(&seen, who));
    let fire = shots.iter().map(|&(weapon, target, number)| Action::Fire(weapon, target, number));
    let expected: BTreeSet<Action> =
        fire.chain(aims.iter().map(|aim| Action::Throw(*aim))).chain([Action::Finish]).collect();
    let prompt = game.prompts().of(PEOPLE).expect("a firing turn");
    assert_eq!(*prompt.question, Question::Fire(who));
    let offered: BTreeSet<Action> = prompt.choices.iter().copied().collect();
    assert_eq!(offered, expected, "{who:?} {:#?}", game.journal().start);
    (shots.len(), aims.len())
}

// rules: O-WEAP-1, O-WEAP-2, O-WEAP-11, O-WEAP-12, O-WEAP-13, O-WEAP-14, O-WEAP-15, O-WEAP-16
// rules: O-FIRE-1, O-FIRE-2, O-FIRE-3, O-FIRE-4, O-FIRE-10, O-GREN-2, O-GREN-3, O-GREN-4, O-ITEM-19
#[test]
fn shots_and_throws_are_offered_as_the_specification_says_and_not_otherwise() {
    let rules = Rules::read();
    let (mut shots, mut throws, mut again, mut ended, mut nobody) = (0, 0, 0, 0, 0);
    let pack = Pack::builtin();
    let chance = &mut Seeded::from_number(11);
    for _ in 0..1500 {
        let position = stage::position(&rules, chance);
        // As it is before anybody has fired, or all points have lapsed because nobody can.
        let before = view(&staged(&pack, &format!("{position}step act\n")));
        let able = before.people.keys().filter(|who| rules.can_fire(&before, **who));
        let able: BTreeSet<Action> = able.map(|who| Action::Activate(*who)).collect();
        let game = staged(&pack, &format!("{position}step fire\n"));
        let volley = game.prompts().of(PEOPLE).filter(|prompt| *prompt.question == Question::Volley);
        let Some(volley) = volley else {
            nobody += 1;
            assert!(able.is_empty(), "{position}");
            continue;
        };
        assert!(!able.is_empty(), "{position}");
        let offered: BTreeSet<Action> = volley.choices.iter().copied().collect();
        assert_eq!(offered, able.into_iter().chain([Action::EndStep]).collect(), "{position}");
        for who in Character::ALL {
            let mut next = game.clone();
            if next.play(PEOPLE, &Action::Activate(who), chance).is_err() {
                continue;
            }
            let (fires, aims) = offers_agree(&rules, &next, who);
            shots += fires;
            throws += aims;
            // And once more after a shot, wherever that has led.
            let choices = next.prompts().of(PEOPLE).expect("a firing turn").choices.to_vec();
            let action = choices[chance.below(choices.len() as u32) as usize];
            let Action::Fire(weapon, target, number) = action else { continue };
            let mut fight = Fight::new(&rules, &view(&next));
            next.play(PEOPLE, &action, chance).expect("on offer");
            fight.throw(dice(&next));
            fight.fire(who, weapon, target, number);
            let ask = fight.run();
            settle(&mut next, &mut fight, ask, chance);
            let goes_on = |prompt: &table::Prompt<'_, Obcy>| *prompt.question == Question::Fire(who);
            let after = view(&next);
            if next.prompts().of(PEOPLE).filter(goes_on).is_some() {
                offers_agree(&rules, &next, who);
                again += 1;
            } else if after.people.contains_key(&who) {
                // It ended because nothing is left to fire at: nobody fires twice at the same alien.
                let others = rules.shots(&after, who).into_iter().filter(|shot| shot.1 != target).count();
                assert_eq!((others, rules.aims(&after, who).len()), (0, 0), "{position}");
                ended += u32::from(after.people[&who].ap > 0);
            }
        }
    }
    let counts = (shots, throws, again, ended, nobody);
    assert!(shots > 3000 && throws > 2000 && again > 100 && ended > 20 && nobody > 100, "{counts:?}");
}

/// The pockets after so many shots (O-WEAP-7, O-WEAP-10).
fn pockets_after(before: &PersonView, shots: u8) -> Vec<Item> {
    let mut pockets = before.pockets.clone();
    for _ in 0..shots {
        let loaded = pockets.iter_mut().filter(|item| item.charges > 0);
        loaded.min_by_key(|item| item.charges).expect("a charge").charges -= 1;
        pockets.retain(|item| item.kind != Kind::Magazine || item.charges > 0);
    }
    pockets.sort();
    pockets
}

// rules: O-FIRE-4, O-FIRE-5, O-FIRE-6, O-FIRE-7, O-FIRE-8, O-FIRE-12, O-CRT-1, O-CRT-2, O-CRT-3, O-CRT-5, O-CRT-6
// rules: O-RETREAT-1, O-RETREAT-2, O-RETREAT-3, O-RETREAT-4, O-RETREAT-5, O-RETREAT-6, O-RETREAT-7, O-RETREAT-8
// rules: O-WEAP-4, O-WEAP-5, O-WEAP-7, O-WEAP-10, O-AMOVE-10
#[test]
fn shots_cost_roll_and_strike_as_the_specification_says() {
    let rules = Rules::read();
    let (mut looked, mut fled, mut asked, mut dead) = (0, 0, 0, 0);
    each_volley(&rules, 400, |game, who, chance| {
        let seen = view(game);
        let shots: Vec<_> = rules.shots(&seen, who).into_iter().collect();
        // A few of them: the others differ little.
        for _ in 0..shots.len().min(4) {
            let (weapon, target, number) = shots[chance.below(shots.len() as u32) as usize];
            let mut every = Every::new();
            loop {
                let mut next = game.clone();
                next.play(PEOPLE, &Action::Fire(weapon, target, number), &mut every).expect("on offer");
                assert_eq!((dice(&next).len(), every.weight()), (1, 6), "one die for each target");
                let mut fight = Fight::new(&rules, &seen);
                fight.throw(dice(&next));
                fight.fire(who, weapon, target, number);
                let ask = fight.run();
                agree(&next, &fight, &ask);
                let (before, after) = (&seen.people[&who], view(&next));
                if let Some(own) = after.people.get(&who) {
                    assert_eq!(own.pockets, pockets_after(before, number));
                    assert_eq!(charges(own), charges(before) - number);
                    assert!(own.fired);
                    // They lapse if that was the last shot of the phase.
                    assert!(own.ap == before.ap - number || own.ap == 0, "{own:?}");
                }
                looked += 1;
                dead += u32::from(!after.people.contains_key(&who));
                asked += settle(&mut next, &mut fight, ask, chance);
                fled += u32::from(
                    fight.aliens.get(&target).is_some_and(|own| own.0 != seen.aliens[&target].field),
                );
                if !every.advance() {
                    break;
                }
            }
        }
    });
    let counts = (looked, fled, asked, dead);
    assert!(looked > 4000 && fled > 500 && asked > 500 && dead > 20, "{counts:?}");
}

// rules: O-CRT-1, O-CRT-2, O-CRT-3, O-CRT-5, O-CRT-6, O-AATK-2, O-AATK-3, O-AATK-4, O-AATK-5, O-AATK-6, O-AATK-7
// rules: O-AATK-8, O-AATK-10, O-RETREAT-1, O-RETREAT-2, O-RETREAT-3, O-RETREAT-4, O-RETREAT-5, O-RETREAT-6
// rules: O-RETREAT-7, O-RETREAT-8, O-RETREAT-9
#[test]
fn aliens_attack_as_the_specification_says() {
    let rules = Rules::read();
    let (mut attacks, mut asked, mut over) = (0, 0, 0);
    each_position(&rules, "move", 400, |game, chance| {
        for _ in 0..6 {
            let mut next = game.clone();
            let mut fight = Fight::new(&rules, &view(game));
            fight.begin_strikes();
            next.play(QUEEN, &Action::EndStep, chance).expect("on offer");
            fight.throw(dice(&next));
            let ask = fight.run();
            agree(&next, &fight, &ask);
            asked += settle(&mut next, &mut fight, ask, chance);
            let thrown: usize = next.journal().entries.iter().map(|entry| entry.draws.len()).sum();
            attacks += thrown;
            over += u32::from(next.outcome().is_some());
        }
    });
    assert!(attacks > 1500 && asked > 1000 && over > 20, "{attacks} attacks, {asked} questions, {over} over");
}

/// The result that is told of the first roll of the last decision.
fn rolled(game: &Match<Obcy>) -> Option<Verdict> {
    let found = game.events().iter().find_map(|event| match event {
        Event::Public(Notice::Rolled(_, _, verdict)) => Some(*verdict),
        _ => None,
    });
    found.expect("a roll")
}

/// A result in the words of the scene.
fn words(verdict: Option<Verdict>) -> Message {
    let Some(verdict) = verdict else { return "obcy-result-none".into() };
    let table = toml::Table::try_from(verdict).expect("a table");
    let number = |name: &str| table[name].as_integer().expect("a number") as u8;
    let id = match table["side"].as_str() {
        Some("attacker") => "obcy-result-attacker",
        _ => "obcy-result-defender",
    };
    Message::new(id).with("loss", number("loss")).with("retreat", number("retreat"))
}

/// The odds of an attack, counted over all faces of its die.
fn counted(game: &Match<Obcy>, seat: Seat, action: &Action) -> Vec<Odds> {
    let mut odds: Vec<Odds> = Vec::new();
    for face in 0..6 {
        let mut chance = Scripted::new(Seeded::from_number(1));
        chance.script([face]);
        let mut next = game.clone();
        next.play(seat, action, &mut chance).expect("on offer");
        let outcome = words(rolled(&next));
        match odds.iter_mut().find(|odds| odds.outcome == outcome) {
            Some(odds) => odds.ways += 1,
            None => odds.push(Odds { outcome, ways: 1, of: 6 }),
        }
    }
    odds
}

#[test]
fn odds_shown_are_exact() {
    let rules = Rules::read();
    let (mut shots, mut groups, mut plain) = (0, 0, 0);
    let mut look = |game: &Match<Obcy>, seat: Seat| {
        let Some(prompt) = game.prompts().of(seat) else { return };
        let scene =
            Obcy::scene(game.content(), &game.view(Viewer::Seat(seat)), Viewer::Seat(seat), Some(prompt));
        let shown = scene.prompt.expect("a question").choices;
        assert_eq!(shown.len(), prompt.choices.len());
        for (action, choice) in prompt.choices.iter().zip(shown) {
            match action {
                Action::Fire(..) => shots += 1,
                Action::Group(_) => groups += 1,
                _ => {
                    assert!(choice.odds.is_empty(), "{action:?}");
                    plain += 1;
                    continue;
                }
            }
            assert_eq!(choice.odds, counted(game, seat, action), "{action:?} {:#?}", game.journal().start);
        }
    };
    each_volley(&rules, 300, |game, _, _| look(game, PEOPLE));
    each_position(&rules, "move", 600, |game, chance| {
        let mut next = game.clone();
        next.play(QUEEN, &Action::EndStep, chance).expect("on offer");
        while let Some(Question::Target(_)) = next.prompts().of(QUEEN).map(|prompt| prompt.question) {
            let first = next.prompts().of(QUEEN).expect("a question").choices[0];
            next.play(QUEEN, &first, chance).expect("on offer");
        }
        look(&next, QUEEN);
    });
    assert!(shots > 500 && groups > 100 && plain > 200, "{shots} shots, {groups} groups, {plain} others");
}
