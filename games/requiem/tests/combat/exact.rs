//! Random positions: offers, dice and odds against a second opinion and against every throw of the dice.

use super::oracle::{Rules, Use};
use super::{stage, staged};
use requiem::{Action, Event, Hero, PREDATOR, Question, Requiem, View, Visor, Weapon};
use std::collections::BTreeSet;
use table::scene::Odds;
use table::{Every, Match, Message, Pack, Picture, Prompt, Seat, Seeded, Viewer};

/// As many throws as a weapon use can take, all dice counted.
const THROWS: u64 = 216;

/// What a choice does, if it is a weapon use.
fn usage(question: &Question, action: &Action) -> Option<Use> {
    match (*question, *action) {
        (Question::Act(attacker), Action::Attack(weapon, mode, target)) => {
            Some(Use { attacker, target, weapon, mode, counter: false })
        }
        (Question::Counter(attacker, target), Action::Counter(weapon, mode)) => {
            Some(Use { attacker, target, weapon, mode, counter: true })
        }
        _ => None,
    }
}

/// Goes through many positions in which a hero acts, and through those in which attacks from them are answered.
fn each_position(
    rules: &Rules,
    count: u32,
    mut look: impl FnMut(&Match<Requiem>, &View, Prompt<'_, Requiem>),
) {
    let pack = Pack::builtin();
    let chance = &mut Seeded::from_number(7);
    for _ in 0..count {
        let game = staged(&pack, &stage::position(rules, chance));
        let Some(prompt) = game.prompts().get(0) else { continue };
        look(&game, &game.view(Viewer::Spectator), prompt);
        for action in prompt.choices.iter().filter(|action| matches!(action, Action::Attack(..))) {
            let mut next = game.clone();
            next.play(prompt.seat, action, chance).expect("on offer");
            let Some(prompt) = next.prompts().get(0) else { continue };
            if matches!(prompt.question, Question::Counter(..)) {
                look(&next, &next.view(Viewer::Spectator), prompt);
            }
        }
    }
}

/// Throws the dice of a decision in every way, with how many of [`THROWS`] each stands for.
fn each_throw(
    game: &Match<Requiem>,
    seat: Seat,
    action: &Action,
    mut look: impl FnMut(&Match<Requiem>, &[u8], u64),
) {
    let mut every = Every::new();
    loop {
        let mut next = game.clone();
        next.play(seat, action, &mut every).expect("on offer");
        let draws = &next.journal().entries.last().expect("a decision").draws;
        let dice: Vec<u8> = draws.iter().map(|draw| *draw as u8 + 1).collect();
        assert_eq!(THROWS % every.weight(), 0, "dice with six sides, three at the most");
        look(&next, &dice, THROWS / every.weight());
        if !every.advance() {
            break;
        }
    }
}

// rules: R-RANGE-1, R-RANGE-3, R-RANGE-4, R-RANGE-5, R-LOS-1, R-LOS-2, R-LOS-3, R-LOS-4, R-LOS-5, R-LOS-6
// rules: R-INDIRECT-1, R-INDIRECT-2, R-COST-4, R-COST-6, R-TWICE-1, R-COUNTER-3, R-COUNTER-11
#[test]
fn weapons_can_be_used_as_the_specification_says_and_not_otherwise() {
    let rules = Rules::read();
    let (mut attacks, mut answers) = (0, 0);
    each_position(&rules, 5000, |game, view, prompt| {
        let expected = match *prompt.question {
            Question::Act(hero) => rules.allowed(view, hero, None),
            Question::Counter(hero, attacker) => rules.allowed(view, hero, Some(attacker)),
            _ => return,
        };
        let key = |usage: Use| (usage.weapon, usage.mode, usage.target);
        let expected: BTreeSet<(Weapon, u8, Hero)> = expected.into_iter().map(key).collect();
        let offered = prompt.choices.iter().filter_map(|action| usage(prompt.question, action)).map(key);
        assert_eq!(
            offered.collect::<BTreeSet<_>>(),
            expected,
            "{:?} {:#?}",
            prompt.question,
            game.journal().start
        );
        match prompt.question {
            Question::Act(_) => attacks += expected.len(),
            _ => answers += expected.len(),
        }
    });
    assert!(attacks > 5000 && answers > 5000, "{attacks} attacks, {answers} answers");
}

// rules: R-RNG-1, R-ACC-1, R-ACC-2, R-DMG-1, R-DMG-2, R-DMG-3, R-DMG-4, R-ALIENDMG-2, R-ALIENDMG-4, R-ALIENDMG-6
// rules: R-ACID-1, R-ACID-2, R-ACID-3, R-ACID-4, R-ACID-5, R-ACID-6, R-RANDMODE-2, R-COUNTER-8, R-WIN-3
// rules: R-COUNTER-1, R-COUNTER-2, R-COUNTER-3, R-COUNTER-9, R-COUNTER-10, R-COUNTER-11
#[test]
fn dice_fall_in_the_order_of_the_specification_and_no_other_draw_is_made() {
    let rules = Rules::read();
    let (mut three, mut burnt, mut over) = (0, 0, 0);
    each_position(&rules, 1000, |game, view, prompt| {
        for action in prompt.choices {
            let Some(usage) = usage(prompt.question, action) else {
                continue;
            };
            each_throw(game, prompt.seat, action, |next, dice, _| {
                let expected = rules.resolve(view, usage, dice);
                let told = &next.events()[..expected.len().min(next.events().len())];
                assert_eq!(told, expected, "{usage:?} {dice:?} {:#?}", game.journal().start);
                let fight = |event: &Event| {
                    matches!(
                        event,
                        Event::Hurt(..) | Event::Threw(..) | Event::Critical(..) | Event::Acid(..)
                    )
                };
                assert!(!next.events()[expected.len()..].iter().any(fight), "{:?}", next.events());
                let after = next.view(Viewer::Spectator);
                let goes_on = next.outcome().is_none() && after.active == view.active;
                for event in expected.iter().filter(|_| goes_on) {
                    let Event::Hurt(hero, _, now) = event else { continue };
                    let left = after.heroes.get(hero).map(|seen| seen.health + seen.wounds);
                    assert!(left.is_none_or(|left| left == *now), "{usage:?} {dice:?}");
                }
                // Who may answer is asked, and nobody else.
                let both = [usage.attacker, usage.target].iter().all(|hero| after.heroes.contains_key(hero));
                let may = !usage.counter && both && next.outcome().is_none();
                let answer = may && !rules.allowed(&after, usage.target, Some(usage.attacker)).is_empty();
                let asked =
                    next.prompts().iter().any(|prompt| matches!(prompt.question, Question::Counter(..)));
                assert!(asked == answer || after.active != view.active, "{usage:?} {dice:?}");
                three += u32::from(dice.len() == 3);
                burnt += u32::from(expected.contains(&Event::Acid(usage.attacker, 6)));
                over += u32::from(next.outcome().is_some());
            });
        }
    });
    assert!(three > 500 && burnt > 500 && over > 50, "{three} with three dice, {burnt} burnt, {over} over");
}

// rules: R-COST-2, R-COST-3, R-TWICE-2, R-TWICE-3, R-COUNTER-4, R-COUNTER-5, R-COUNTER-7
#[test]
fn a_use_costs_the_same_however_the_dice_fall() {
    let rules = Rules::read();
    let mut looked = 0;
    each_position(&rules, 300, |game, view, prompt| {
        for action in prompt.choices {
            let Some(usage) = usage(prompt.question, action) else { continue };
            let mode = rules.arm(usage.weapon).mode(usage.mode);
            each_throw(game, prompt.seat, action, |next, _, _| {
                let after = next.view(Viewer::Spectator);
                let (before, Some(own)) = (&view.heroes[&usage.attacker], after.heroes.get(&usage.attacker))
                else {
                    return;
                };
                let turn_goes_on = next.outcome().is_none() && after.active == view.active;
                if !turn_goes_on {
                    return;
                }
                looked += 1;
                let answered =
                    own.answered.contains(&usage.target) || !after.heroes.contains_key(&usage.target);
                let (ap, uses) = if usage.counter { (0, 0) } else { (mode.ap, 1) };
                assert_eq!((own.ap, own.uses), (before.ap - ap, before.uses + uses), "{usage:?}");
                assert_eq!(
                    after.energy,
                    if after.heroes.contains_key(&PREDATOR) { view.energy - mode.energy } else { 0 }
                );
                assert!(answered || !usage.counter, "{usage:?}");
            });
        }
    });
    assert!(looked > 5000, "{looked}");
}

/// Chances as fractions of [`THROWS`]: the scene's odds of that name, if it shows them.
fn shown(odds: &[Odds], name: &'static str) -> Option<u64> {
    let odds = odds.iter().find(|odds| odds.outcome == Message::new(name))?;
    assert_eq!(odds.ways * THROWS % odds.of, 0, "{odds:?}");
    Some(odds.ways * THROWS / odds.of)
}

#[test]
fn odds_shown_are_exact() {
    let rules = Rules::read();
    let (mut looked, mut uncertain) = (0, 0);
    each_position(&rules, 1000, |game, view, prompt| {
        let scene = Requiem::scene(game.content(), view, Viewer::Seat(prompt.seat), Some(prompt));
        let asked = scene.prompt.expect("a question");
        assert_eq!(asked.choices.len(), prompt.choices.len());
        for (action, choice) in prompt.choices.iter().zip(&asked.choices) {
            let Some(usage) = usage(prompt.question, action) else {
                assert!(choice.odds.is_empty(), "{action:?}");
                continue;
            };
            let (mut hits, mut kills, mut all, mut thrown) = (0, 0, 0, false);
            each_throw(game, prompt.seat, action, |next, _, ways| {
                let events = next.events();
                all += ways;
                thrown |= events.iter().any(|event| matches!(event, Event::Threw(..)));
                let hit = events.iter().any(|event| matches!(event, Event::Threw(_, _, Some(_))));
                let killed = events.contains(&Event::Destroyed(usage.target, usage.attacker.race()));
                hits += if hit { ways } else { 0 };
                kills += if killed { ways } else { 0 };
            });
            assert_eq!(all, THROWS);
            let net = usage.weapon == Weapon::Net;
            assert_eq!(shown(&choice.odds, "requiem-odds-hit"), thrown.then_some(hits), "{usage:?}");
            assert_eq!(shown(&choice.odds, "requiem-odds-kill"), (!net).then_some(kills), "{usage:?}");
            looked += 1;
            uncertain += u32::from(kills > 0 && kills < THROWS);
        }
    });
    assert!(looked > 2000 && uncertain > 500, "{looked} uses, {uncertain} of them may kill");
}

// rule: R-LOS-7
#[test]
fn who_sees_is_seen() {
    // M4 and plasma cannon reach equally far in their first modes.
    let rules = Rules::read();
    let pack = Pack::builtin();
    let chance = &mut Seeded::from_number(11);
    let (shot, bolt) = (Hero::parse("S1").expect("a soldier"), PREDATOR);
    let (mut seen, mut hidden) = (0, 0);
    for _ in 0..4000 {
        let cells = stage::crowd(&rules, chance);
        let names = ["S1", "P", "H", "A1", "A2", "A3", "A4", "S2", "S3"];
        let heroes: String =
            names.iter().zip(cells).map(|(name, cell)| format!("{cell}: {name}\n")).collect();
        let offers = |turn: &str, active: Hero, seat: u8, action: Action| {
            let text = format!("[heroes]\n{heroes}[table]\nturn {turn}\nactive {active}\n");
            let game = staged(&pack, &text);
            assert_eq!(game.view(Viewer::Spectator).visor, Visor::Humans);
            game.explain(Seat(seat), &action).is_none()
        };
        let there = offers("guard", shot, 0, Action::Attack(Weapon::M4, 1, bolt));
        let back = offers("predator", bolt, 1, Action::Attack(Weapon::Plasma, 1, shot));
        assert_eq!(there, back, "{heroes}");
        seen += u32::from(there);
        hidden += u32::from(!there);
    }
    assert!(seen > 500 && hidden > 500, "{seen} seen, {hidden} hidden");
}
