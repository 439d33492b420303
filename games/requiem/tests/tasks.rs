//! Tasks, tactical points, and how a match ends.
#![allow(clippy::unwrap_used)]

use requiem::{Action, Options, Race, Requiem, Spot};
use std::collections::BTreeSet;
use table::{Estimate, Game, Match, Pack, Picture, Seat, Seeded, Viewer};

#[test]
fn scenarios_hold() {
    testkit::scenarios::<Requiem>("tests/scenarios/tasks");
}

/// The built-in content with other conditions for some tasks, for three players and for two.
fn pack(conditions: &[(&str, &str)]) -> Pack<Requiem> {
    let mut text = Requiem::FILES.iter().find(|(name, _)| *name == "tasks.toml").unwrap().1.to_string();
    for (task, condition) in conditions {
        let start = text.find(&format!("\n{task} = ")).unwrap() + 1;
        let line = text[start..].lines().next().unwrap().to_string();
        let open = line.find("cond = \"").unwrap() + "cond = \"".len();
        let close = open + line[open..].find('"').unwrap();
        text = text.replacen(&line, &format!("{}{condition}{}", &line[..open], &line[close..]), 1);
    }
    Pack::read(&[("tasks.toml", &text)]).unwrap_or_else(|error| panic!("{error}"))
}

/// Plays a scenario with other tasks than those of the box.
#[track_caller]
fn plays(pack: &Pack<Requiem>, text: &str) {
    let text = format!("scenario: a test\ngame: requiem\n{text}");
    if let Err(error) = scenario::parse(&text).and_then(|scenario| scenario::run(&scenario, pack)) {
        let line = text.lines().nth(error.line as usize - 1).unwrap_or_default();
        panic!("{error}, in `{line}`");
    }
}

fn staged(options: Options, position: &str) -> Match<Requiem> {
    Match::staged(&Pack::builtin(), options, position).unwrap_or_else(|error| panic!("{error}"))
}

/// The ids of the tasks that a viewer is shown as open to a race, with their rewards.
fn shown(game: &Match<Requiem>, viewer: Viewer, race: Race) -> Vec<(String, Option<i64>)> {
    let scene = Requiem::scene(game.content(), &game.view(viewer), viewer, None);
    let seat = game.view(viewer).seats[&race];
    let trays = scene.trays.into_iter().filter(|tray| tray.name.id == "requiem-tray-tasks");
    let cards = trays.filter(|tray| tray.owner == Some(seat)).flat_map(|tray| tray.cards);
    cards
        .map(|card| {
            assert_eq!(card.text.id, format!("{}-text", card.name.id), "each task has a name and a text");
            let reward = card.badges.first().and_then(|badge| badge.value).map(i64::from);
            (card.name.id.strip_prefix("requiem-task-").unwrap().to_uppercase(), reward)
        })
        .collect()
}

/// All races at one level.
fn at_level(level: u8, sides: u8) -> Match<Requiem> {
    let predator = if sides == 3 { "c16-04: P\n" } else { "" };
    let levels: String = ["guard", "aliens"].map(|race| format!("level {race} {level}\n")).concat();
    let levels = if sides == 3 { format!("{levels}level predator {level}\n") } else { levels };
    let position = format!("[heroes]\nc03-09: S1\n{predator}s10-05: H\n[table]\n{levels}");
    staged(Options { sides, ..Options::default() }, &position)
}

// rules: R-TASK-1, R-TASK-13
#[test]
fn everybody_sees_three_tasks_of_every_race_on_every_level() {
    for level in 1..=5 {
        let game = at_level(level, 3);
        for race in Race::ALL {
            let tasks = shown(&game, Viewer::Spectator, race);
            assert_eq!(tasks.len(), 3, "{race:?} {level}");
            assert!(tasks.iter().all(|task| task.0.as_bytes()[1] == b'0' + level), "{tasks:?}");
            assert!(tasks.iter().all(|task| (task.1 == Some(0)) == (level == 5)), "{tasks:?}");
            for seat in Seat::first(3) {
                assert_eq!(shown(&game, Viewer::Seat(seat), race), tasks);
            }
        }
    }
}

// rule: R-TASK-2
#[test]
fn no_race_has_tasks_of_another() {
    for (race, letter) in Race::ALL.into_iter().zip(['G', 'P', 'A']) {
        for level in 1..=5 {
            let tasks = shown(&at_level(level, 3), Viewer::Spectator, race);
            assert!(tasks.iter().all(|(task, _)| task.contains(letter)), "{tasks:?}");
        }
    }
}

// rules: R-SHARED-1, R-TASK-2
#[test]
fn shared_tasks_stand_on_two_sheets_of_the_same_level() {
    let on = |level: u8, race: Race| -> BTreeSet<String> {
        shown(&at_level(level, 3), Viewer::Spectator, race).into_iter().map(|task| task.0).collect()
    };
    for level in 1..=5 {
        let [guard, predator, aliens] = Race::ALL.map(|race| on(level, race));
        let pairs = [&guard & &predator, &guard & &aliens, &predator & &aliens];
        let shared: Vec<&String> = pairs.iter().flatten().collect();
        let expected: &[&str] = match level {
            3 => &["S3GP", "S3GA", "S3PA"],
            4 => &["S4GP", "S4GA", "S4PA"],
            _ => &[],
        };
        assert_eq!(shared, expected, "level {level}");
    }
}

// rules: R-SHARED-1, R-SHARED-2, R-TASK-2
#[test]
fn each_of_two_races_can_complete_a_shared_task_and_then_nobody() {
    let cells = [
        ("S3GA", "c03-04", 1),
        ("S3GP", "c08-06", 1),
        ("S3PA", "s17-02", 1),
        ("S4GA", "s03-08", 2),
        ("S4GP", "c11-13", 2),
        ("S4PA", "c20-03", 2),
    ];
    for (task, cell, turns) in cells {
        for (race, letter, hero) in [("guard", 'G', "S1"), ("predator", 'P', "P"), ("aliens", 'A', "H")] {
            for lost in [false, true] {
                let heroes = [("S1", "c01-16"), ("P", "c15-04"), ("H", "s10-05")].map(|(name, home)| {
                    let at = if name == hero { cell } else { home };
                    format!("{at}: {name}\n")
                });
                let level = &task[1..2];
                let other = if race == "guard" { "aliens" } else { "guard" };
                let used = if lost { format!("completed {other} {task}\n") } else { String::new() };
                let position = format!(
                    "[heroes]\n{}[table]\nturn {race}\nlevel {race} {level}\nstreak {race} {task} {}\n{used}",
                    heroes.concat(),
                    turns - 1
                );
                let mut game = staged(Options::default(), &position);
                let seat = game.prompts().get(0).unwrap().seat;
                game.play(seat, &Action::EndTurn, &mut Seeded::from_number(1)).unwrap();
                let view = game.view(Viewer::Spectator);
                let race =
                    Race::ALL.into_iter().find(|one| format!("{one:?}").eq_ignore_ascii_case(race)).unwrap();
                let expected: &[&str] = if task.contains(letter) && !lost { &[task] } else { &[] };
                assert_eq!(view.races[&race].completed, expected, "{task} {race:?} {lost}");
            }
        }
    }
}

// rules: R-2P-1, R-2P-3
#[test]
fn with_two_players_there_is_no_predator_and_no_task_shared_with_it() {
    let options = Options { sides: 2, ..Options::default() };
    let mut game = Match::<Requiem>::new(&Pack::builtin(), options, &mut Seeded::from_number(1)).unwrap();
    assert_eq!(game.seats(), 2);
    for cell in ["c03-08", "c03-09"] {
        game.play(Seat(0), &Action::Deploy(Spot::parse(cell).unwrap()), &mut Seeded::from_number(1)).unwrap();
    }
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.seats.keys().copied().collect::<Vec<_>>(), [Race::Guard, Race::Aliens]);
    let heroes: Vec<String> = view.heroes.keys().map(ToString::to_string).collect();
    assert_eq!(heroes, ["S1", "S2", "S3", "H"]);
    assert!(!view.races[&Race::Predator].alive);
    assert_eq!(view.energy, 0);

    let all = |sides| -> BTreeSet<String> {
        let open = |level: u8, race| shown(&at_level(level, sides), Viewer::Spectator, race);
        let races = [Race::Guard, Race::Aliens];
        races
            .iter()
            .flat_map(|race| (1..=5).flat_map(|level| open(level, *race)))
            .map(|task| task.0)
            .collect()
    };
    let unused: Vec<String> = all(3).difference(&all(2)).cloned().collect();
    assert_eq!(unused, ["A5C", "S3GP", "S3PA", "S4GP", "S4PA"]);
}

const TWO_ON_THE_WAY: [(&str, &str); 2] =
    [("P1B", "visit(predator,[c11-07],1)"), ("P1C", "visit(predator,[c11-07],1)")];

// rules: R-TASK-10, R-TASK-8
#[test]
fn a_walk_waits_for_the_choice_between_two_tasks() {
    plays(
        &pack(&TWO_ON_THE_WAY),
        r#"
[heroes]
c01-16: S1
c11-06: P
s10-05: H
[table]
turn predator
[script]
seat 1 plays {"activate":"P"}
seat 1 plays {"move":"c11-09"}
seat 1 is asked {"count":"predator"}
spectator sees /heroes/P/cell = "c11-07"
spectator sees /heroes/P/ap = 5
seat 1 is offered {"count":4}
seat 1 is offered {"count":5}
seat 1 is refused {"count":3} by R-TASK-6
seat 1 is refused {"move":"c11-09"} by R-TASK-10
seat 1 plays {"count":4}
spectator sees /races/predator/completed = ["P1B"]
spectator sees /races/predator/tp = 3
spectator sees /heroes/P/cell = "c11-09"
spectator sees /heroes/P/ap = 3
seat 1 is asked {"act":"P"}
"#,
    );
}

// rules: R-TASK-8, R-TASK-6
#[test]
fn a_purchase_is_followed_by_a_check() {
    plays(
        &pack(&[("A1B", "visit(alien,[s10-02],1)")]),
        r#"
[heroes]
c01-16: S1
c16-04: P
s10-05: H
[table]
turn aliens
phase spend
tp aliens 1
[script]
seat 2 plays {"spawn":1}
seat 2 plays {"deploy":"s10-02"}
spectator sees /races/aliens/completed = ["A1B"]
spectator sees /races/aliens/tp = 3
// In time to be spent.
seat 2 is asked {"spend":"aliens"}
"#,
    );
}

// rules: R-TASK-6, R-TASK-8
#[test]
fn a_burn_completes_a_wound_task_of_the_aliens() {
    plays(
        &pack(&[("A1B", "wound(soldier,1)")]),
        r#"
[heroes]
c08-09: S1
c16-04: P
s10-05: H
c07-09: A1
[table]
turn guard
[script]
seat 0 plays {"activate":"S1"}
seat 0 plays {"attack":["m4",1,"A1"]} with dice 3 5
spectator sees /races/aliens/completed = []
seat 2 plays "decline"
seat 0 plays {"attack":["m4",1,"A1"]} with dice 3 6
spectator sees /races/aliens/completed = ["A1B"]
"#,
    );
}

// rules: R-TASK-6, R-TASK-8
#[test]
fn few_is_looked_at_in_every_check() {
    plays(
        &pack(&[("P1B", "few(alien,1)")]),
        r#"
[heroes]
c08-09: S1
c16-04: P
s10-05: H
c12-09: A1 wounds 2
s20-01: A2
s20-02: A3 wounds 2
[table]
turn guard
[script]
seat 0 plays {"activate":"S1"}
seat 0 plays {"attack":["m4",1,"A1"]} with dice 3
// Two are left. The Hybrid is not counted.
spectator sees /races/predator/completed = []
"#,
    );
    plays(
        &pack(&[("P1B", "few(alien,1)")]),
        r#"
[heroes]
c08-09: S1
c16-04: P
s10-05: H
c12-09: A1 wounds 2
s20-01: A2
[table]
turn guard
[script]
seat 0 plays {"activate":"S1"}
seat 0 plays {"attack":["m4",1,"A1"]} with dice 3
spectator sees /races/predator/completed = ["P1B"]
spectator sees /races/predator/tp = 3
"#,
    );
}

/// The Predator with one health left dies by the hand of `killer`, in the turn of `turn`.
fn predator_dies(turn: &str, levels: &str, then: &str) -> String {
    let attack = match turn {
        "guard" => {
            "seat 0 plays {\"activate\":\"S1\"}\nseat 0 plays {\"attack\":[\"m4\",1,\"P\"]} with dice 3"
        }
        "aliens" => "seat 2 plays {\"activate\":\"A1\"}\nseat 2 plays {\"attack\":[\"alien_claws\",1,\"P\"]}",
        _ => {
            "seat 1 plays {\"activate\":\"P\"}\nseat 1 plays {\"attack\":[\"blade\",1,\"S1\"]}\n\
             seat 0 plays {\"counter\":[\"m4\",1]} with dice 3"
        }
    };
    format!(
        "[heroes]\nc08-09: S1\nc08-10: P health 1\ns10-05: H\nc08-11: A1\n[table]\nturn {turn}\n{levels}\n[script]\n\
         {attack}\n{then}\n"
    )
}

// rules: R-WIN-4, R-TASK-8, R-WIN-1
#[test]
fn of_two_races_that_win_at_once_the_active_one_wins_then_the_next() {
    let pack = pack(&[("G5C", "gone(predator)"), ("A5B", "gone(predator)")]);
    let levels = "level guard 5\nlevel aliens 5";
    plays(&pack, &predator_dies("guard", levels, "over by R-WIN-1\nseat 0 won\nseat 2 lost"));
    plays(&pack, &predator_dies("aliens", levels, "over by R-WIN-1\nseat 2 won\nseat 0 lost"));
    plays(&pack, &predator_dies("predator", levels, "over by R-WIN-1\nseat 2 won\nseat 0 lost"));
}

// rules: R-SHARED-5, R-SHARED-2, R-TASK-8
#[test]
fn of_two_races_that_complete_a_shared_task_at_once_the_active_one_gets_it() {
    let pack = pack(&[("S3GA", "gone(predator)")]);
    let levels = "level guard 3\nlevel aliens 3";
    let gets = |first: &str, other: &str| {
        format!(
            "spectator sees /races/{first}/completed = [\"S3GA\"]\nspectator sees /races/{other}/completed = []\n\
             spectator sees /races/{other}/level = 3"
        )
    };
    plays(&pack, &predator_dies("guard", levels, &gets("guard", "aliens")));
    plays(&pack, &predator_dies("aliens", levels, &gets("aliens", "guard")));
    plays(&pack, &predator_dies("predator", levels, &gets("aliens", "guard")));
}

// rule: R-LOSE-6
#[test]
fn an_eliminated_race_completes_no_task() {
    let pack = pack(&[("P1A", "few(alien,0)")]);
    let then = r#"seat 0 plays {"attack":["m4",2,"A1"]} with dice 4 5
spectator learns {"destroyed":["A1","guard"]}
spectator sees /races/predator/completed = []
spectator sees /races/predator/tp = 0"#;
    plays(&pack, &predator_dies("guard", "", then));
}

/// Level 4 of Guard and Aliens asks for what only the Predator could suffer.
const HUNT: [(&str, &str); 3] = [
    ("S4GA", "kill(predator,1)"),
    ("G4C", "wound(predator,20)"),
    ("A4C", "kill(predator,1) & few(soldier,0)"),
];
/// And the Predator has done what it shares with them.
const TAKEN: &str = "completed predator S4GP\ncompleted predator S4PA\n";

// rules: R-DRAW-4, R-DRAW-5, R-DRAW-7
#[test]
fn it_is_a_draw_when_nobody_can_reach_level_5() {
    let drawn = "over by R-DRAW-4\nseat 0 drew\nseat 1 drew\nseat 2 drew";
    plays(&pack(&HUNT), &predator_dies("guard", TAKEN, drawn));
    // At the present level as well as at a later one.
    let levels = format!("{TAKEN}level guard 3\nlevel aliens 4");
    plays(&pack(&HUNT), &predator_dies("predator", &levels.replace("aliens 4", "aliens 2"), drawn));
    let mut wounds = HUNT;
    wounds[0].1 = "wound(predator,5)";
    plays(&pack(&wounds), &predator_dies("guard", &levels, drawn));
}

// rules: R-DRAW-4, R-DRAW-5
#[test]
fn one_race_that_can_still_win_is_enough() {
    // A shared task that is left.
    plays(&pack(&HUNT), &predator_dies("guard", "completed predator S4GP\n", "not over"));
    // A victim that is left.
    let mut hunt = HUNT;
    hunt[2].1 = "kill(enemy,3)";
    plays(&pack(&hunt), &predator_dies("guard", TAKEN, "not over"));
    // Anything but kills and wounds.
    hunt[2].1 = "gone(guard) & squad(alien,sewer,10,9)";
    plays(&pack(&hunt), &predator_dies("guard", TAKEN, "not over"));
    // A level already behind.
    plays(&pack(&HUNT), &predator_dies("guard", &format!("{TAKEN}level guard 5"), "not over"));
    // A kill already made, for the level that is open.
    hunt = HUNT;
    hunt[0].1 = "kill(predator,2)";
    let fresh = format!("{TAKEN}level aliens 4\n");
    plays(&pack(&hunt), &predator_dies("guard", &fresh, "over by R-DRAW-4"));
    plays(&pack(&hunt), &predator_dies("guard", &format!("{fresh}kills aliens predator 1"), "not over"));
    // A kill that completes the task.
    let then = "not over\nspectator sees /races/guard/level = 5";
    plays(&pack(&HUNT), &predator_dies("guard", &format!("{TAKEN}level guard 4"), then));
    // And without tasks nobody wants to reach level 5.
    let text = format!("options: {{\"tasks\":false}}\n{}", predator_dies("guard", TAKEN, "not over"));
    plays(&pack(&HUNT), &text);
}

// rules: R-DRAW-5, R-DRAW-4
#[test]
fn a_shared_task_completed_by_another_race_is_impossible() {
    // The Guard takes from the Aliens what was left to them on level 3; itself it still has level 4.
    let position = |taken: &str, then: &str| {
        format!(
            "[heroes]\nc03-04: S1\ns10-05: H\n[table]\nturn guard\nlevel guard 3\nlevel aliens 3\n\
             completed predator S3PA\n{taken}[script]\nseat 0 plays \"end_turn\"\n\
             spectator sees /races/guard/completed = [\"S3GA\"]\n{then}\n"
        )
    };
    let mut tasks = HUNT.to_vec();
    tasks.push(("A3C", "wound(predator,1)"));
    plays(&pack(&tasks), &position("", "not over"));
    plays(&pack(&tasks), &position(TAKEN, "over by R-DRAW-4"));
}

// rules: R-TASK-11, R-2P-5
#[test]
fn a_stand_in_has_no_streak_from_before() {
    let text = r#"
options: {"sides":2}
[heroes]
c09-09: S1
s04-04: S2
s10-05: H
[table]
turn guard
level guard 2
streak guard G1A 1
level aliens 5
[script]
seat 0 plays {"activate":"S2"}
seat 0 plays {"move":"s04-05"}
spectator sees /races/guard/level = 3
seat 0 plays "end_turn"
// Held once since level 3 opened.
spectator sees /races/guard/completed = ["G2C"]
seat 1 plays "end_turn"
seat 0 plays "done"
seat 0 plays "end_turn"
spectator sees /races/guard/completed = ["G1A","G2C"]
"#;
    plays(&pack(&[("G1A", "hold(soldier,[BRIDGE_M],1,2)")]), text);
}

// rule: R-TASK-9
#[test]
fn both_parts_of_a_condition_must_hold_at_the_same_check() {
    // The kill alone, in the middle of the turn, is not enough; with the bridge at its end it is.
    let text = |cell: &str, then: &str| {
        format!(
            "[heroes]\n{cell}: S1\nc16-04: P\ns10-05: H\nc13-09: A1 wounds 2\n[table]\nturn guard\n[script]\n\
             seat 0 plays {{\"activate\":\"S1\"}}\nseat 0 plays {{\"attack\":[\"m4\",1,\"A1\"]}} with dice 3\n\
             spectator sees /races/guard/level = 1\nseat 0 plays \"end_turn\"\n\
             spectator sees /races/guard/completed = {then}\n"
        )
    };
    let pack = pack(&[("G1A", "kill(alien,1) & hold(soldier,[BRIDGE_M],1,1)")]);
    plays(&pack, &text("c09-09", "[\"G1A\"]"));
    plays(&pack, &text("c08-09", "[]"));
}

// rule: R-TASK-9
#[test]
fn a_squad_in_the_sewer_is_counted_there() {
    let text = |cell: &str, then: &str| {
        format!(
            "[heroes]\ns01-01: S1\n{cell}: S2\nc16-04: P\ns10-05: H\n[table]\nturn guard\n[script]\n\
             seat 0 plays \"end_turn\"\nspectator sees /races/guard/completed = {then}\n"
        )
    };
    let pack = pack(&[("G1A", "squad(own,sewer,2,1)")]);
    plays(&pack, &text("s01-02", "[\"G1A\"]"));
    plays(&pack, &text("c01-01", "[]"));
}

// rules: R-TASK-9, R-2P-8
#[test]
fn a_longer_rest_takes_longer() {
    let text = r#"
[heroes]
c01-16: S1
s10-05: P
s20-01: H
[table]
turn predator
level predator 5
[script]
seat 1 plays "end_turn"
seat 2 plays "end_turn"
seat 0 plays "end_turn"
seat 1 plays {"visor":"humans"}
seat 1 plays {"cloak":false}
seat 1 plays "end_turn"
not over
seat 2 plays "end_turn"
seat 0 plays "end_turn"
seat 1 plays {"visor":"humans"}
seat 1 plays {"cloak":false}
seat 1 plays "end_turn"
over by R-WIN-1
"#;
    plays(&pack(&[("P5B", "idle(predator,s10-05,2)")]), text);
}

// rules: R-TASK-6
#[test]
fn eight_aliens_in_the_city_win_nothing_while_the_predator_lives() {
    plays(
        &pack(&[("A5B", "squad(alien,city,9,2)")]),
        r#"
[heroes]
c01-16: S1
c16-04: P
s10-05: H
c11-16: A1
c12-16: A2
c13-16: A3
c14-16: A4
c15-16: A5
c16-16: A6
c17-16: A7
c18-16: A8

[table]
turn aliens
level aliens 5

[script]
seat 2 plays "end_turn"
not over
"#,
    );
}

// rules: R-TASK-6, R-WIN-1, R-LOSE-5
#[test]
fn eight_aliens_in_the_city_win_once_the_predator_is_gone_whoever_did_it() {
    plays(
        &pack(&[("A5B", "squad(alien,city,9,2)")]),
        r#"
[heroes]
c01-16: S1
c08-15: S2
c08-16: P health 1
s10-05: H
c11-16: A1
c12-16: A2
c13-16: A3
c14-16: A4
c15-16: A5
c16-16: A6
c17-16: A7
c18-16: A8

[table]
turn guard
level aliens 5

[script]
seat 0 plays {"activate":"S2"}
seat 0 plays {"attack":["m4",1,"P"]} with dice 3
spectator learns {"eliminated":"predator"}
// The part about the end of the turn waits for the Aliens' own.
not over
seat 0 plays "end_turn"
seat 0 is not asked
seat 2 plays "end_turn"
over by R-WIN-1
seat 2 won
"#,
    );
}

#[test]
fn a_bot_speaks_of_tasks_only_where_they_are_played_for() {
    let pack = Pack::<Requiem>::builtin();
    let about_tasks = |tasks| {
        let options = Options { tasks, ..Options::default() };
        let game = Match::<Requiem>::new(&pack, options, &mut Seeded::from_number(1)).unwrap();
        let merits = Requiem::merits(game.state(), Seat(0)).into_iter().map(|(merit, _)| merit.id);
        let is_about_tasks = |id: &str| ["task", "level", "delay"].iter().any(|word| id.ends_with(word));
        merits.filter(|id| is_about_tasks(id)).count()
    };
    assert_eq!(about_tasks(false), 0);
    // Three to choose from, the next level, and two who can be delayed.
    assert_eq!(about_tasks(true), 6);
}
