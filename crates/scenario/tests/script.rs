//! Every kind of line in a script: when it holds, when it does not, and when it makes no sense.
#![allow(clippy::unwrap_used)]

use lantern::Lantern;
use scenario::{ScenarioError, parse, run};
use table::Pack;

const FORMS: &str = "expected `seat N plays ACTION [with dice …|with draws …]`, `seat N is [not] offered ACTION`, \
                     `seat N is refused ACTION by RULE`, `seat N is asked QUESTION`, `seat N is not asked`, `VIEWER \
                     sees /PATH = VALUE`, `VIEWER learns NOTICE`, `seat N won|drew|lost`, `over by RULE` or `not \
                     over`, found";

/// Two thieves in sight of each other, the other one turn from the end; the script begins on line 21.
const HEAD: &str = "scenario: a test
game: lantern
options: {\"seats\":2}
[house]
+---+---+---+---+---+---+---+
| 1   .   . | .   .   .   2 |
+   +---+   +   +---+---+   +
| .   . | .   .   a | .   . |
+---+   +   +---+   +   +---+
| .   .   . | *   .   .   . |
+   +---+---+---+   +---+   +
| .   .   .   .   b   .   . |
+   +   +---+   +---+   +   +
| 4   . | .   .   . | .   3 |
+---+---+---+---+---+---+---+
[hands]
seat 0: bolt
[turn]
turns left 2
[script]
";

fn play(script: &str) -> Result<(), ScenarioError> {
    let scenario = parse(&format!("{HEAD}{script}\n"))?;
    run::<Lantern>(&scenario, &Pack::builtin()).map(drop)
}

#[track_caller]
fn holds(script: &str) {
    assert_eq!(play(script), Ok(()));
}

/// The last line of the script does not hold.
#[track_caller]
fn fails(script: &str, what: &str) {
    let error = play(script).unwrap_err();
    assert_eq!((error.line, error.what.as_str()), (20 + script.lines().count() as u32, what));
}

#[test]
fn plays() {
    holds("seat 0 plays {\"step\":\"e3\"}");
    holds("seat 0 plays {\"bolt\":1} with dice 6\nspectator sees /thieves/1 = \"g1\"");
    holds("seat 0 plays {\"bolt\":1} with draws 5\nspectator sees /thieves/1 = \"g1\"");
    holds("  seat 0 plays   \"wait\"  \n\n// A remark.\nseat 1 plays \"wait\"");
    fails("seat 1 plays \"wait\"", "seat 1 cannot play \"wait\": seat 1 is not asked anything now");
    fails(
        "not over\nseat 0 plays {\"step\":\"f2\"}",
        "seat 0 cannot play {\"step\":\"f2\"}: rule L-STEP-1 forbids it (lantern-no-way)",
    );
}

#[test]
fn dice_must_fit() {
    let bolt = "seat 0 plays {\"bolt\":1}";
    let fits =
        |dice: &str, what: &str| fails(&format!("{bolt}{dice}"), &format!("the dice do not fit: {what}"));
    fits("", "the rules draw more often than the 0 draws given");
    fits(" with dice 1 1", "2 draws are given, but the rules use only 1");
    fits(" with dice 7", "draw 0 is 6, but the rules draw a number below 6 there");
    for dice in
        ["with dice 0", "with dice six", "with dice", "with draws -1", "by dice 6", "with dice 4294967296"]
    {
        let expected = "expected `with dice` and faces from 1, or `with draws` and numbers from 0";
        fails(&format!("{bolt} {dice}"), &format!("{expected}, found `{dice}`"));
    }
}

#[test]
fn is_offered_and_is_not() {
    holds("seat 0 is offered {\"step\":\"e3\"}\nseat 0 is not offered {\"step\":\"f2\"}");
    holds("seat 1 is not offered \"wait\"");
    fails(
        "seat 0 is offered {\"step\":\"f2\"}",
        "expected {\"step\":\"f2\"} to be offered to seat 0, but rule L-STEP-1 forbids it (lantern-no-way)",
    );
    fails("seat 0 is not offered \"wait\"", "expected \"wait\" not to be offered to seat 0, but it is");
}

#[test]
fn is_refused() {
    holds("seat 0 is refused {\"step\":\"f2\"} by L-STEP-1");
    let step = "{\"step\":\"f2\"}";
    fails(
        "seat 0 is refused {\"step\":\"f2\"} by L-STEP-2",
        &format!("expected {step} to be refused by L-STEP-2, but rule L-STEP-1 forbids it (lantern-no-way)"),
    );
    fails(
        "seat 0 is refused \"wait\" by L-DRAW-1",
        "expected \"wait\" to be refused by L-DRAW-1, but it is offered",
    );
    fails(
        "seat 1 is refused \"wait\" by L-TURN-1",
        "expected \"wait\" to be refused by L-TURN-1, but seat 1 is not asked anything now",
    );
    fails("seat 0 is refused \"wait\"", &format!("{FORMS} `seat 0 is refused \"wait\"`"));
}

#[test]
fn is_asked_and_is_not() {
    holds("seat 0 is asked \"turn\"\nseat 1 is not asked");
    fails("seat 0 is asked \"dash\"", "expected seat 0 to be asked \"dash\", but it is asked \"turn\"");
    fails("seat 1 is asked \"turn\"", "expected seat 1 to be asked \"turn\", but it is asked nothing");
    fails("seat 0 is not asked", "expected seat 0 not to be asked, but it is: \"turn\"");
}

#[test]
fn sees() {
    holds(
        "spectator sees /thieves = [\"e2\",\"e4\"]\nseat 0 sees /hand = [\"bolt\"]\nseat 0 sees /hand/0=\"bolt\"",
    );
    fails("spectator sees /hands = [1,1]", "expected spectator to see [1,1] at /hands, found [1,0]");
    fails("seat 1 sees /hand/0 = null", "expected seat 1 to see null at /hand/0, found nothing");
    fails("seat 1 sees hand = []", "expected seat 1 to see [] at hand, found nothing");
    fails("seat 1 sees /hand []", &format!("{FORMS} `seat 1 sees /hand []`"));
}

#[test]
fn learns() {
    holds("seat 0 plays \"wait\"\nspectator learns {\"waited\":0}\nseat 1 learns {\"drew\":[0,null]}");
    fails(
        "seat 0 plays {\"step\":\"e3\"}\nspectator learns {\"waited\":0}",
        "expected spectator to learn {\"waited\":0}, but it learns [{\"stepped\":[0,\"e3\"]}]",
    );
    fails("seat 0 learns \"reshuffled\"", "expected seat 0 to learn \"reshuffled\", but it learns []");
}

#[test]
fn ends() {
    let end = "seat 0 plays \"wait\"\nseat 1 plays \"wait\"\n";
    holds(&format!("not over\n{end}over by L-END-1\nseat 0 drew\nseat 1 drew"));
    fails(&format!("{end}not over"), "expected the game to go on, but it ended by L-END-1");
    fails(&format!("{end}over by L-WIN-1"), "expected the end by L-WIN-1, but it ended by L-END-1");
    fails(&format!("{end}seat 0 won"), "expected seat 0 to have won, but it drew");
    fails(&format!("{end}seat 1 lost"), "expected seat 1 to have lost, but it drew");
    fails("over by L-END-1", "expected the end by L-END-1, but the game goes on");
    fails("seat 1 drew", "expected seat 1 to have drawn, but the game goes on");
}

#[test]
fn seats_that_are_not_at_the_table_are_told() {
    for line in ["won", "sees /deck = 15", "learns \"reshuffled\"", "plays \"wait\"", "is not asked"] {
        fails(&format!("seat 9 {line}"), "expected a seat from 0 to 1, found seat 9");
    }
}

#[test]
fn other_lines_make_no_sense() {
    for line in [
        "seat plays \"wait\"",
        "seat 256 plays \"wait\"",
        "seat 0 plays",
        "seat 0 wins",
        "seat 0",
        "spectator plays \"wait\"",
        "spectator won",
        "over",
        "everybody sees /deck = 1",
    ] {
        fails(line, &format!("{FORMS} `{line}`"));
    }
}

#[test]
fn values_are_json_and_nothing_behind() {
    fails("seat 0 plays wait", "expected a value in JSON, found `wait`: expected value at line 1 column 1");
    fails(
        "seat 0 is offered {\"step\"",
        "expected a value in JSON, found `{\"step\"`: EOF while parsing an object at line 1 column 7",
    );
    fails("spectator sees /deck =", "expected a value in JSON, found the end of the line");
    fails("spectator sees /deck = 1 card", "expected the end of the line, found `card`");
    fails(
        "seat 0 plays \"fly\"",
        "\"fly\" is no action of lantern: unknown variant `fly`, expected one of `step`, `dash`, `bolt`, `wait`, `stop`",
    );
    fails(
        "seat 0 plays {\"step\":\"e33x\"}",
        "{\"step\":\"e33x\"} is no action of lantern: a cell is a letter and a number, such as c2",
    );
}
