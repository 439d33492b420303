//! Tasks and their conditions.

use super::{builtin, changed, refusal, refuses, takes};

#[test]
fn bad_tasks_are_refused() {
    let cases = [
        (
            r#"races = ["guard"], level = 1, reward = 3, cond = "wound"#,
            r#"races = ["humans"], level = 1, reward = 3, cond = "wound"#,
            "line 33, column 18: expected one of `guard`, `predator`, `aliens`, found `humans`",
        ),
        (
            r#"G1C = { races = ["guard"], level = 1"#,
            r#"G1C = { races = ["guard"], level = 6"#,
            "line 33, column 36: expected a level from 1 to 5, found `6`",
        ),
        (
            r#"G1C = { races = ["guard"], level = 1"#,
            r#"G1C = { races = ["guard"], level = 2"#,
            "line 44, column 1: expected 3 tasks of the race guard on level 2, found `G2C`",
        ),
        (
            r#"G1C = { races = ["guard"], level = 1"#,
            r#"G1C = { races = ["guard", "guard"], level = 1"#,
            r#"line 33, column 27: expected each race once, found `"guard"`"#,
        ),
        (
            r#"G1C = { races = ["guard"], level = 1"#,
            "G1C = { races = [], level = 1",
            "line 33, column 17: expected at least one race, found `[]`",
        ),
        (
            r#"G1C = { races = ["guard"], level = 1"#,
            r#"G1C = { races = ["guard", "predator"], level = 1"#,
            r#"line 33, column 17: expected one race: only levels 3 and 4 share tasks, found `["guard", "predator"]`"#,
        ),
        ("G1C =", "G1B =", "line 33, column 1: expected a TOML file, found duplicate key"),
        (
            "G1C =",
            r#""G 1" ="#,
            r#"line 33, column 1: expected a name of up to 16 letters, digits and `_`, found `"G 1"`"#,
        ),
        (
            r#"cond = "wound(enemy,2)""#,
            r#"cond = "wound(enemy,2)", bonus = 1"#,
            "line 33, column 76: expected one of `races`, `level`, `reward`, `cond`, `cond_2p`, `used_2p`, `origin`, `rulebook`, found `bonus`",
        ),
        (
            r#"cells = ["s10-02", "s11-02"]"#,
            r#"cells = ["s10-02", "c09-01"]"#,
            r#"line 22, column 30: expected a cell on which heroes can stand, found `"c09-01"`"#,
        ),
        (
            r#"cells = ["s10-02", "s11-02"]"#,
            "cells = []",
            "line 22, column 19: expected at least one cell, found `[]`",
        ),
        (
            r#"cells = ["s10-02", "s11-02"]"#,
            r#"cells = ["s10-02", "hive"]"#,
            r#"line 22, column 30: expected a cell such as c15-09 or s02-02, found `"hive"`"#,
        ),
        (
            "HIVE1 = {",
            "c01-01 = {",
            "line 22, column 1: expected a name of up to 16 letters, digits and `_`, found `c01-01`",
        ),
    ];
    refuses("tasks.toml", &cases);
}

#[test]
fn bad_conditions_are_refused() {
    let cases = [
        (
            r#"cond = "wound(enemy,2)""#,
            r#"cond = "harm(enemy,2)""#,
            "line 33, column 59: expected one of `visit`, `kill`, `wound`, `gone`, `few`, `hold`, `squad`, `idle`, found `harm`",
        ),
        (
            r#"cond = "wound(enemy,2)""#,
            r#"cond = "wound(marine,2)""#,
            "line 33, column 65: expected one of `soldier`, `predator`, `hybrid`, `alien`, `brood`, `enemy`, found `marine`",
        ),
        (
            r#"cond = "wound(enemy,2)""#,
            r#"cond = "wound(soldier,2)""#,
            "line 33, column 65: expected enemies of the race guard, found `soldier`",
        ),
        (
            r#"cond = "wound(enemy,2)""#,
            r#"cond = "wound(enemy,0)""#,
            "line 33, column 71: expected a number from 1 to 100, found `0`",
        ),
        (
            r#"cond = "wound(enemy,2)""#,
            r#"cond = "wound(enemy,two)""#,
            "line 33, column 71: expected a number from 1 to 100, found `two`",
        ),
        (
            r#"cond = "wound(enemy,2)""#,
            r#"cond = "wound(enemy)""#,
            "line 33, column 70: expected `,`, found `)`",
        ),
        (
            r#"cond = "wound(enemy,2)""#,
            r#"cond = "wound(enemy,2""#,
            "line 33, column 72: expected `)`, found nothing",
        ),
        (
            r#"cond = "wound(enemy,2)""#,
            r#"cond = "wound(enemy,2) gone(aliens)""#,
            "line 33, column 74: expected `&`, found `g`",
        ),
        (
            r#"cond = "wound(enemy,2)""#,
            r#"cond = "wound(enemy,2) &""#,
            "line 33, column 75: expected a name, found nothing",
        ),
        (r#"cond = "wound(enemy,2)""#, r#"cond = """#, "line 33, column 59: expected a name, found nothing"),
        (
            r#"cond = "wound(enemy,2)""#,
            r#"cond = "gone(guard)""#,
            "line 33, column 64: expected a race other than the one whose task it is, found `guard`",
        ),
        (
            r#"cond = "wound(enemy,2)""#,
            r#"cond = "gone(elves)""#,
            "line 33, column 64: expected one of `guard`, `predator`, `aliens`, found `elves`",
        ),
        (
            r#"cond = "wound(enemy,2)""#,
            r#"cond = "squad(alien,any,1,1)""#,
            "line 33, column 65: expected heroes that the race guard has, found `alien`",
        ),
        (
            r#"cond = "wound(enemy,2)""#,
            r#"cond = "squad(soldier,roof,1,1)""#,
            "line 33, column 73: expected one of `city`, `sewer`, `any`, found `roof`",
        ),
        (
            r#"cond = "wound(enemy,2)""#,
            r#"cond = "\u0077ound(enmy,2)""#,
            r#"line 33, column 58: expected one of `soldier`, `predator`, `hybrid`, `alien`, `brood`, `enemy`, found `"\u0077ound(enmy,2)"`"#,
        ),
        (
            "visit(soldier,[s04-05],1)",
            "visit(soldier,[s04-05],2)",
            "line 44, column 82: expected a number from 1 to 1, found `2`",
        ),
        (
            "visit(soldier,[s04-05],1)",
            "visit(soldier,[s04-15],1)",
            "line 44, column 74: expected a cell of the board, up to s20-10, found `s04-15`",
        ),
        (
            "visit(soldier,[s04-05],1)",
            "visit(soldier,[s02-03],1)",
            "line 44, column 74: expected a cell on which heroes can stand, found `s02-03`",
        ),
        (
            "visit(soldier,[s04-05],1)",
            "visit(soldier,[s4-5],1)",
            "line 44, column 74: expected a group of this file or a cell, found `s4-5`",
        ),
        (
            "visit(soldier,[s04-05],1)",
            "visit(soldier,[BRIDGE],1)",
            "line 44, column 74: expected a group of this file or a cell, found `BRIDGE`",
        ),
        (
            "visit(soldier,[s04-05],1)",
            "visit(soldier,[],1)",
            "line 44, column 74: expected a group or a cell, found `]`",
        ),
        (
            "visit(soldier,[s04-05],1)",
            "visit(soldier,s04-05,1)",
            "line 44, column 73: expected `[`, found `s`",
        ),
        (
            "hold(own,[c03-04],1,1)",
            "hold(soldier,[c03-04],1,1)",
            "line 53, column 78: expected heroes that the race aliens has, found `soldier`",
        ),
    ];
    refuses("tasks.toml", &cases);
}

#[test]
fn the_two_tasks_that_the_rulebook_names_are_demanded() {
    let cases = [
        (
            r#"cond_2p = "gone(aliens)""#,
            r#"cond_2p = "gone(aliens) & gone(predator)""#,
            r#"line 29, column 1: expected a task of the guard on level 5 ("Clear the city") that asks for the Aliens' end: alone with two players, with more besides with three, found none"#,
        ),
        (
            r#"cond = "gone(aliens) & gone(predator)", cond_2p = "gone(aliens)""#,
            r#"cond = "gone(aliens)""#,
            r#"line 29, column 1: expected a task of the guard on level 5 ("Clear the city") that asks for the Aliens' end: alone with two players, with more besides with three, found none"#,
        ),
        (
            r#", cond_2p = "idle(hybrid,c15-09,1)""#,
            "",
            r#"line 29, column 1: expected a task of the aliens on level 5 ("Survive") with `idle(hybrid,c15-09,1)` alone for two players, with the end of all people besides for three, found none"#,
        ),
        (
            r#"& few(soldier,0)", cond_2p = "idle(hybrid,c15-09,1)""#,
            r#"""#,
            r#"line 29, column 1: expected a task of the aliens on level 5 ("Survive") with `idle(hybrid,c15-09,1)` alone for two players, with the end of all people besides for three, found none"#,
        ),
        (
            r#""idle(hybrid,c15-09,1)""#,
            r#""idle(hybrid,c15-07,1)""#,
            r#"line 29, column 1: expected a task of the aliens on level 5 ("Survive") with `idle(hybrid,c15-09,1)` alone for two players, with the end of all people besides for three, found none"#,
        ),
    ];
    refuses("tasks.toml", &cases);
}

#[test]
fn sheets_are_full_and_some_tasks_are_shared() {
    let fewer = changed(
        "tasks.toml",
        "races = [\"guard\", \"aliens\"],    level = 4",
        "races = [\"guard\"], level = 4",
    );
    let expected = "tasks.toml, line 29, column 1: expected 3 tasks of the race aliens on level 4, found 2";
    assert_eq!(refusal("tasks.toml", &fewer), expected);

    let alone = |level: &str| {
        // Every shared task of the level becomes two, one for each race.
        let line = |line: &str| match line.split_once(" = { races = [") {
            Some((id, rest)) if id.starts_with(level) => {
                let (races, rest) = rest.split_once(']').unwrap();
                let each = races.split(", ").enumerate();
                each.map(|(i, race)| format!("{id}{i} = {{ races = [{race}]{rest}\n")).collect()
            }
            _ => line.to_string() + "\n",
        };
        builtin("tasks.toml").lines().map(line).collect::<String>()
    };
    for level in ["3", "4"] {
        let expected =
            format!("tasks.toml, line 29, column 1: expected a shared task on level {level}, found none");
        assert_eq!(refusal("tasks.toml", &alone(&format!("S{level}"))), expected);
    }
}

#[test]
fn two_players_need_a_task_on_each_level() {
    let guards = "races = [\"guard\"], level = 1,";
    let none = builtin("tasks.toml").replace(guards, "races = [\"guard\"], used_2p = false, level = 1,");
    let expected = "a task of the race guard on level 1 for two players, found none";
    assert_eq!(refusal("tasks.toml", &none), format!("tasks.toml, line 29, column 1: expected {expected}"));
}

#[test]
fn numbers_do_not_run_out_unnoticed() {
    let floor = builtin("city.map").lines().zip(1..).flat_map(|(line, row)| {
        let cells = line.chars().zip(1..).filter(|(mark, _)| *mark == '.');
        cells.map(move |(_, column)| format!("c{column:02}-{row:02}"))
    });
    let cells: Vec<String> = floor.take(63).collect();
    let cond = format!("visit(soldier,[{}],1)", cells.join(","));
    let visits = refusal("tasks.toml", &changed("tasks.toml", "wound(enemy,2)", &cond));
    assert!(visits.starts_with("tasks.toml, line 3"), "{visits}");
    assert!(visits.contains("expected at most 64 cells in all visits together"), "{visits}");

    let holds = ["squad(soldier,any,1,1)"; 60].join(" & ");
    let holds = refusal("tasks.toml", &changed("tasks.toml", "wound(enemy,2)", &holds));
    assert!(
        holds.contains("expected at most 64 holds and squads, shared ones counted for each race"),
        "{holds}"
    );
}

/// What the rulebook leaves open is the owner's.
#[test]
fn other_tasks_are_taken() {
    takes("tasks.toml", "wound(enemy,2)", "few(predator,0) & squad(own,sewer,2,3)");
    takes("tasks.toml", "reward = 3, cond = \"wound(enemy,2)\"", "reward = 9, cond = \"kill(brood,7)\"");
    takes("tasks.toml", "cond_2p = \"gone(aliens)\"", "cond_2p = \"kill(hybrid,1)\"");
    takes("tasks.toml", "G1C = {", "RAID_17 = {");
}
