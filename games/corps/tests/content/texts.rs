//! The language of texts: what may stand where.

use super::{refused, taken};

/// An action of an equipped card.
const ACTION: &str = "\"pick(other, within 1, down), stand_up\"";
const HAZARD: &str = "\"discard(2)\"";
const EVENT: &str = "\"recycle(5)\"";
const DYING: &str = "\"spare\"";
const GRUNT: &str = "\"pay(2), reroll\"";

#[track_caller]
fn refuses(file: &str, text: &str, cases: &[(&str, &str, &str)]) {
    for (to, here, expected) in cases {
        refused(file, (text, &format!("\"{to}\""), here, expected));
    }
}

#[test]
fn mistakes_have_their_place() {
    refuses(
        "endurance.toml",
        EVENT,
        &[
            ("sing(5)", "sing", "a step of a text: act, aim, ambush"),
            ("recycle", "\", origin", "`(`"),
            ("recycle(5", "\", origin", "`)`"),
            ("recycle(0)", "0)", "a number from 1 to 12"),
            ("recycle(x)", "x)", "a number from 1 to 12"),
            ("recycle(5) draw(1)", "draw", "the end of the text"),
            ("recycle(5),", "\", origin", "a step of a text"),
            ("aim(0)", "0)", "a number from -9 to 9, but not 0"),
            ("aim(-10)", "-10)", "a number from -9 to 9, but not 0"),
            ("search(weapon|tool)", "tool", "types of cards such as"),
            ("search(weapon|weapon)", "weapon)", "each type once"),
            ("spawn(1, 5)", "5)", "the number of a spawn point, 1 to 4"),
            ("spawn(1)", ")", "`,`"),
            ("pick(near), aim(1)", "near", "`seen`, `other`, `within` and a number"),
            ("pick(within), aim(1)", ")", "a number from 1 to 12"),
            ("reveal(hazard: draw(1))", "hazard:", "types of cards such as"),
            ("reveal(weapon: draw(1); weapon|event: draw(1))", "weapon|event", "each type in one part"),
            ("reveal(weapon draw(1))", "draw", "`:`"),
            ("may(may(may(may(may(draw(1))))))", "draw", "texts at most 4 deep in each other"),
            ("", "\"\"", "a text that does something"),
        ],
    );
}

#[test]
fn steps_stand_where_they_make_sense() {
    refuses(
        "endurance.toml",
        EVENT,
        &[
            ("exhaust_this", "exhaust_this", "stands only on a card that is equipped"),
            ("take_revealed", "take_revealed", "stands only inside a `reveal`"),
            ("reveal(weapon: reveal(event: draw(1)))", "reveal(event", "inside another `reveal`"),
            ("reroll", "reroll", "needs a failed die on the table"),
            ("mend", "mend", "needs a failed die on the table"),
            ("spare", "spare", "needs somebody who is about to be killed"),
            ("exhaust_per_witness(1)", "exhaust_per_witness", "stands only on tracker cards"),
            ("scan", "scan", "stands only in missions"),
            ("ambush(1)", "ambush", "stands only under mission blips"),
        ],
    );
    refuses("endurance.toml", DYING, &[("scan", "scan", "stands only in missions")]);
    let falling = "at = [\"dying\"], text = \"spare\"";
    let both = "at = [\"falling\", \"dying\"], text = \"spare\"";
    refused("endurance.toml", (falling, both, "spare", "needs somebody who is about to be killed"));
    let late = "at = [\"dodged\"], text = \"mend\"";
    refused(
        "endurance.toml",
        ("at = [\"test_failed\"], text = \"mend\"", late, "mend", "needs a failed die"),
    );
}

/// Hazards act on whoever draws, reveals or discards them: nothing may be left to choose, and no hero be needed (9.1).
#[test]
fn hazards_are_compulsory_and_need_nobody() {
    refuses(
        "endurance.toml",
        HAZARD,
        &[
            ("may(discard(1))", "may", "is a choice, and this text is compulsory"),
            ("pay(1)", "pay", "is a choice, and this text is compulsory"),
            ("reveal(weapon: exhaust(1))", "reveal", "cannot stand in a hazard"),
            ("draw(1)", "draw", "needs a hero's hand"),
            ("aim(-1)", "aim", "needs a `pick` before it"),
            ("pick(other), aim(-1)", "other", "needs no character whose text it is"),
            ("pick(within 3), aim(-1)", "within", "needs no character whose text it is"),
            ("shoot(2)", "shoot", "needs a character whose text it is"),
            ("discard_this", "discard_this", "stands only on a card that is equipped"),
        ],
    );
    taken("endurance.toml", HAZARD, "\"pick(marine, standing), knock_down\"");
}

#[test]
fn grunts_have_no_hand() {
    for step in ["draw(1)", "may_draw(1)", "exhaust_hand", "recycle_hand(event)", "search(event)"] {
        let word = step.split('(').next().unwrap();
        refuses("characters.toml", GRUNT, &[(step, word, "needs a hero's hand")]);
    }
    refuses(
        "characters.toml",
        GRUNT,
        &[("reveal(event: take_revealed)", "take_revealed", "needs a hero's hand")],
    );
}

#[test]
fn good_texts_are_taken() {
    for text in [
        "\"shoot(4), discard_this\"",
        "\"pick( seen , other,within 4,standing ), act(1), aim(-2)\"",
        "\"reveal(weapon: aim(1); equipment|event: take_revealed)\"",
        "\"may(pay(2), spawn(1, tunnel), salvage(2)), breach\"",
    ] {
        taken("endurance.toml", ACTION, text);
    }
}
