//! Mission cards.

use super::{refused, refused_whole, taken};

const FILE: &str = "missions.toml";

/// Each change is refused where it stands, or as a whole if no place is named.
#[track_caller]
fn all_refused(cases: &[(&str, &str, &str, &str)]) {
    for &(from, to, here, expected) in cases {
        if here.is_empty() {
            refused_whole(FILE, &super::changed(FILE, from, to), expected);
        } else {
            refused(FILE, (from, to, here, expected));
        }
    }
}

#[test]
fn boards_fit_together() {
    let cases = [
        (
            "side = \"operations\"",
            "side = \"town\"",
            "\"town\"",
            "a side of boards.map: operations, quarters",
        ),
        ("side = \"medlab\"", "side = \"reactor\"", "\"reactor\"", "each board once, whichever side is up"),
        ("at = \"12,0\"", "at = \"12\"", "\"12\"", "a column and a row such as"),
        ("at = \"12,0\"", "at = \"11,0\"", "", "two boards cover column 11, row 0"),
        ("at = \"12,0\"", "at = \"60,0\"", "", "1 to 64 cells long and wide"),
        ("at = \"12,0\"", "at = \"40,0\"", "", "a way leads everywhere"),
    ];
    all_refused(&cases);
}

#[test]
fn tokens_lie_on_spaces_of_their_own() {
    let cases = [
        ("\"5,0\", \"23,5\"", "\"5;0\", \"23,5\"", "\"5;0\"", "a space such as"),
        ("\"5,0\", \"23,5\"", "\"5,40\", \"23,5\"", "\"5,40\"", "a space of the boards (5,40)"),
        ("\"5,0\", \"23,5\"", "\"2,1\", \"23,5\"", "\"2,1\"", "a space of the boards (2,1)"),
        ("\"5,0\", \"23,5\"", "\"23,5\", \"23,5\"", "\"23,5\", \"23,18\"", "a space without another token"),
        ("spawns = [", "spawns = [\"7,7\", ", "[\"7,7\"", "1 to 4 spawn points (1.2)"),
        ("blips = [", "blips = [\"5,0\", ", "\"5,0\"", "a space without another token"),
        (
            "exits = [\"5,23\"]",
            "exits = [\"4,20\"]",
            "\"4,20\"",
            "a space at the edge of the boards (C-SETUP-17)",
        ),
        ("exits = [\"5,23\"]", "exits = [\"5,23\", \"6,23\", \"7,23\"]", "[\"5,23\"", "0 to 2 exits (1.2)"),
        ("at = \"5,6\"", "at = \"5,0\"", "\"5,0\"", "a space without another token"),
        ("start = [\"3,22..8,22\"", "start = [\"3,22..8,23\"", "\"3,22..8,23\"", "spaces without tokens"),
        (
            "start = [\"3,22..8,22\"",
            "start = [\"8,22..3,22\"",
            "\"8,22..3,22\"",
            "from its top left to its bottom right",
        ),
        (
            "start = [\"3,22..8,22\", \"3,21..4,21\", \"7,21..8,21\"]",
            "start = [\"3,22..7,22\"]",
            "[\"3,22",
            "at least 6 spaces, one for each character (C-SETUP-15)",
        ),
        ("posts = [\"6,8 south\"", "posts = [\"0,6 up\"", "\"0,6 up\"", "a space and a direction"),
        ("posts = [\"6,8 south\"", "posts = [\"0,6\"", "\"0,6\"", "a space and a direction"),
        (
            "posts = [\"6,8 south\"",
            "posts = [\"5,0 north\"",
            "\"5,0 north\"",
            "a space without another token",
        ),
        ("posts = [\"6,8 south\"", "posts = [\"1,6 north\", \"2,6 north\"", "[\"1,6", "at most 2 guns (1.2)"),
    ];
    for case in cases {
        refused(FILE, case);
    }
}

#[test]
fn everything_named_exists() {
    let cases = [
        ("recipe = [", "recipe = [[16, 0, 0], ", "[[16", "at most 14 cards of level 1, as many as there are"),
        ("recipe = [", "recipe = [] # [", "[]", "at least one tracker card"),
        ("absent = [\"newt\"]", "absent = [\"bishop\"]", "\"bishop\"", "`gorman`, `hicks`"),
        ("absent = [\"newt\"]", "absent = [\"newt\", \"newt\"]", "\"newt\"]", "each character once"),
        (
            "captives = [\"hudson\", \"frost\"]",
            "captives = [\"newt\"]\nabsent = [\"newt\"]",
            "\"newt\"]",
            "a captive who is not absent",
        ),
        ("appear(newt)", "appear(burke)", "burke", "an object of the mission (computer, newt)"),
        ("finds = [\"appear(newt)\", ", "finds = [", "[\"ambush", "4 texts, one for each mission blip"),
        ("ambush(1)", "draw(2)", "draw", "needs a hero's hand"),
        ("mark(signal) >= 1", "mark(noise) >= 1", "noise", "a counter of the mission (signal)"),
        (
            "marks = [\"signal\"]",
            "marks = [\"a\", \"b\", \"c\", \"d\", \"signal\"]",
            "[\"a\"",
            "at most 4 counters",
        ),
        ("gorman = [\"m41a\"", "gorman = [\"m42a\"", "\"m42a\"", "a card of endurance.toml"),
        (
            "gorman = [\"m41a\", \"m4_helmet\"]",
            "gorman = [\"panic\"]",
            "\"panic\"",
            "a weapon or a piece of equipment",
        ),
        (
            "gorman = [\"m41a\", \"m4_helmet\"]",
            "gorman = [\"m41a\", \"m41a\"]",
            "\"m41a\"]",
            "has a slot (C-EQUIP-1 to -6)",
        ),
        (
            "vasquez = [\"m56\", \"body_armour\"]",
            "vasquez = [\"m56\", \"hk_vp70\"]",
            "\"hk_vp70\"]",
            "beside a Bulky one (C-EQUIP-4)",
        ),
        ("newt = [\"m4_helmet\"]", "newt = [\"hk_vp70\"]", "\"hk_vp70\"", "has a slot (C-EQUIP-1 to -6)"),
        (
            "hudson = [\"m41a\", \"hk_vp70\", \"motion_tracker\"]",
            "hudson = [\"m240\"]",
            "",
            "at most 2 of them for all",
        ),
    ];
    for (from, to, here, expected) in cases {
        if here.is_empty() {
            let text = super::changed(FILE, from, to).replacen("hicks = [\"m41a\"", "hicks = [\"m240\"", 1);
            refused_whole(FILE, &text, expected);
        } else {
            refused(FILE, (from, to, here, expected));
        }
    }
}

#[test]
fn goals_can_be_reached() {
    let victory = "victory = [\"out(newt)\", \"all_out\"]";
    let cases = [
        (victory, "victory = []", "[]", "at least one condition of victory (C-END-3)"),
        (victory, "victory = [\"all_in\"]", "all_in", "`all_out`, `quiet`"),
        (
            victory,
            "victory = [\"out(computer)\"]",
            "\"out(computer)\"",
            "no text carries the object to an exit",
        ),
        (victory, "victory = [\"exited >= 7\"]", "\"exited >= 7\"", "not so many can leave"),
        (victory, "victory = [\"exited >= 9\"]", "9", "a number from 1 to 7"),
        (victory, "victory = [\"exited > 3\"]", "3\"", "`=`"),
        (victory, "victory = [\"cleared(egg)\"]", "\"cleared(egg)\"", "the mission has no such object"),
        (victory, "victory = [\"cleared(rock)\"]", "rock", "one of crate, computer"),
        (
            "saved(crate) >= 2",
            "saved(crate) >= 7",
            "\"saved(crate) >= 7\"",
            "not so many objects can be carried",
        ),
        ("exits = [\"35,6\"]\n", "", "\"all_out\"", "the mission has no exit"),
        ("effect = \"mark(signal, 1)\"", "effect = \"recycle(1)\"", "", "no text adds to the counter"),
        ("appear(newt)", "ambush(1)", "", "a place `at`, or a text in which the object appears"),
    ];
    all_refused(&cases);
}

#[test]
fn a_mission_fits_its_mode() {
    let cases = [
        (
            "mode = { campaign = 1 }",
            "mode = { campaign = 4 }",
            "{ campaign = 4 }",
            "a campaign mission from 1 to 3",
        ),
        (
            "mode = { campaign = 1 }",
            "mode = \"raid\"",
            "\"raid\"",
            "`campaign`, `rescue`, `resupply`, `bug_hunt`",
        ),
        (
            "guns = false",
            "guns = true",
            "true",
            "false: Mission 3 and Bug Hunts use sentry guns (C-SENTRY-1)",
        ),
        (
            "guns = true",
            "guns = false",
            "false",
            "true: Mission 3 and Bug Hunts use sentry guns (C-SENTRY-1)",
        ),
        ("guns = false", "guns = false\nposts = [\"9,4 north\"]", "[\"9,4", "the mission has no sentry guns"),
        ("spoils = [\"newt\"]", "spoils = [\"captives\"]", "[\"captives\"]", "`newt` (C-NEWT-1)"),
        ("spoils = [\"captives\"]", "spoils = [\"newt\"]", "[\"newt\"]", "`captives` (C-RESC-3)"),
        ("spoils = [\"cards(3, crate)\"]", "spoils = [\"captives\"]", "[\"captives\"]", "`cards` (C-SUPP-1)"),
        (
            "spoils = [\"cards(3, crate)\"]",
            "spoils = [\"gold\"]",
            "gold",
            "`newt`, `captives` or `cards(N, LOOK)`",
        ),
        (
            "victory = [\"tracker_empty\", \"quiet\", \"survivor\"]",
            "victory = [\"quiet\"]",
            "[\"quiet\"]",
            "`tracker_empty`, `quiet` and `survivor` (C-BUG-2)",
        ),
    ];
    for case in cases {
        refused(FILE, case);
    }
    let whole = [
        (
            "absent = [\"newt\"]\nstart = [\"3,22",
            "start = [\"3,22",
            "`absent` with \"newt\" (C-NEWT-1, C-NEWT-6)",
        ),
        ("spoils = [\"newt\"]\n", "", "`newt` (C-NEWT-1)"),
        ("captives = [\"hudson\", \"frost\"]\n", "", "`captives` for a rescue outside a campaign"),
        (
            "[missions.yard.objects]",
            "[missions.yard.gear]\nhicks = [\"m41a\"]\n[missions.yard.objects]",
            "no gear: all begin a Bug Hunt with a pistol (C-BUG-5)",
        ),
        ("mode = { campaign = 2 }", "mode = { campaign = 1 }", "absent"),
    ];
    for (from, to, expected) in whole {
        refused_whole(FILE, &super::changed(FILE, from, to), expected);
    }
}

#[test]
fn the_box_is_complete() {
    let rescue = super::changed(FILE, "mode = \"rescue\"", "mode = \"resupply\"");
    let rescue = rescue.replacen("spoils = [\"captives\"]", "spoils = [\"cards(1, egg)\"]", 1);
    refused_whole(FILE, &rescue, "one mission of the mode Rescue (9.3), found 0");
    let hunts = super::file(FILE).find("# Bug Hunt: an open yard").unwrap();
    refused_whole(FILE, &super::file(FILE)[..hunts], "at least one Bug Hunt (9.3)");
    let crates: String =
        (0..9).map(|at| format!("c{at} = {{ look = \"crate\", at = \"{at},16\" }}\n")).collect();
    let many =
        super::changed(FILE, "[missions.newt.objects]\n", &format!("[missions.newt.objects]\n{crates}"));
    refused_whole(FILE, &many, "at most 8 of them (1.2)");
}

#[test]
fn conditions_name_what_they_ask_for() {
    let cases = [
        ("\"round >= 12\"", "\"rounds >= 12\"", "rounds", "`players < N` or `round >= N`"),
        ("\"round >= 12\"", "\"players >= 7\"", "7", "1 to 6"),
        ("\"round >= 12\"", "\"players < 1\"", "1\", \"survivor", "2 to 6"),
        ("\"round >= 12\"", "\"players = 3\"", "= 3", "`>`"),
    ];
    for case in cases {
        refused(FILE, case);
    }
}

#[test]
fn numbers_may_be_changed() {
    taken(FILE, "recipe = [", "recipe = [[0, 0, 1], ");
    taken(FILE, "\"round >= 12\"", "\"round >= 9\"");
    taken(FILE, "start = [\"3,22..8,22\", \"3,21..4,21\", \"7,21..8,21\"]", "start = [\"3,22..8,22\"]");
}
