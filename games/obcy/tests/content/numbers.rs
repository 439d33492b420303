//! The combat table, the characters and the items.

use super::{refuses, takes};

#[test]
fn a_combat_table_gets_better_with_strength_and_worse_with_the_die() {
    refuses(
        "combat.toml",
        &[
            (
                r#"die3 = ["A2/3", "A2/2""#,
                r#"die3 = ["A2/3", "A3/3""#,
                r#"line 13, column 17: expected a result at least as good for the attacker as in the column before, found `"A3/3"`"#,
            ),
            (
                r#"die2 = ["A2/2""#,
                r#"die2 = ["A1/1""#,
                r#"line 12, column 9: expected a result at most as good for the attacker as with the die before, found `"A1/1"`"#,
            ),
            (
                r#""D5/4", "D5/4", "D6/4"]"#,
                r#""D5/4", "D5/4", "D6/3"]"#,
                r#"line 11, column 123: expected a result at least as good for the attacker as in the column before, found `"D6/3"`"#,
            ),
            // One side never retreats farther for losing less.
            (
                r#"die1 = ["A1/2", "A1/1""#,
                r#"die1 = ["A1/2", "A1/3""#,
                r#"line 11, column 17: expected a result at least as good for the attacker as in the column before, found `"A1/3"`"#,
            ),
        ],
    );
}

#[test]
fn the_three_cells_of_the_rulebook_are_demanded() {
    let row = |die: &str| {
        super::builtin("combat.toml").lines().find(|line| line.starts_with(die)).unwrap().to_string()
    };
    let (die4, die5) = (row("die4"), row("die5"));
    let three = die5.replace(r#""-", "-", "D1/1", "D1/1""#, r#""-", "-", "-", "D1/1""#);
    let minus_two = die5.replace(r#""A2/2""#, r#""A2/3""#);
    let five = die4.replace(r#""D1/2", "D2/2""#, r#""D1/2", "D1/2""#);
    refuses(
        "combat.toml",
        &[
            (
                &die5,
                &three,
                r#"line 15, column 67: expected "D1/1", as the rulebook says of attack strength 3 and die 5, found `"-"`"#,
            ),
            (
                &die5,
                &minus_two,
                r#"line 15, column 33: expected "A2/2", as the rulebook says of attack strength -2 and die 5, found `"A2/3"`"#,
            ),
            (
                &die4,
                &five,
                r#"line 14, column 83: expected "D2/2", as the rulebook says of attack strength 5 and die 4, found `"D1/2"`"#,
            ),
        ],
    );
}

#[test]
fn bad_tables_are_refused() {
    refuses(
        "combat.toml",
        &[
            (
                r#"die1 = ["A1/2""#,
                r#"die1 = ["B1/2""#,
                r#"line 11, column 9: expected "-", or A or D with loss and retreat such as "D2/3", found `"B1/2"`"#,
            ),
            (
                r#"die1 = ["A1/2""#,
                r#"die1 = ["A0/0""#,
                r#"line 11, column 9: expected "-", or A or D with loss and retreat such as "D2/3", found `"A0/0"`"#,
            ),
            (
                r#"die1 = ["A1/2""#,
                r#"die1 = ["A1/7""#,
                r#"line 11, column 9: expected "-", or A or D with loss and retreat such as "D2/3", found `"A1/7"`"#,
            ),
            (
                r#"die1 = ["A1/2", "#,
                "die1 = [",
                r#"line 11, column 8: expected 16 results, one for each column, found `["A1/1", "-", "-", "D1/1", "D1/1", "D1/2", "D2/2", "D2/3", "`"#,
            ),
            (
                "columns = [-5, -4",
                "columns = [-5, -3",
                "line 10, column 16: expected -4: columns one after another, from -60 to 60, found `-3`",
            ),
            (
                "columns = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]",
                "columns = [0]",
                "line 10, column 11: expected 2 to 64 columns, found `[0]`",
            ),
            (
                "die6 =",
                "die7 =",
                "line 16, column 1: expected one of `columns`, `die1`, `die2`, `die3`, `die4`, `die5`, `die6`, `origin`, `rulebook`, found `die7`",
            ),
        ],
    );
}

#[test]
fn what_the_rulebook_says_of_characters_is_demanded() {
    refuses(
        "characters.toml",
        &[
            (
                "[characters.corporal]\nstrength = 5",
                "[characters.corporal]\nstrength = 4",
                "line 19, column 12: expected 5, as the rulebook says, found `4`",
            ),
            (
                "[characters.radio]\nstrength = 5",
                "[characters.radio]\nstrength = 6",
                "line 34, column 12: expected 5, as the rulebook says, found `6`",
            ),
            (
                "[characters.gunner]\nstrength = 5",
                "[characters.gunner]\nstrength = 0",
                "line 27, column 12: expected 1 to 9, found `0`",
            ),
            (
                "grenades = true\npockets = [\"pistol\", \"magazine\"]",
                "grenades = true\npockets = [\"pistol\"]",
                r#"line 14, column 11: expected ["pistol", "magazine"], as the rulebook says, found `["pistol"]`"#,
            ),
            (
                "[characters.pilot]",
                "[characters.driver]",
                "line 41, column 13: expected one of `lieutenant`, `corporal`, `gunner`, `radio`, `pilot`, `android`, found `driver`",
            ),
            (
                "pockets = [\"medkit\", \"diskette\"]",
                "pockets = [\"medkit\", \"diskette\", \"part\", \"part\"]",
                r#"line 52, column 11: expected at most three items, found `["medkit", "diskette", "part", "part"]`"#,
            ),
            (
                "fires = [\"pistol\", \"flamethrower\"]",
                "fires = [\"pistol\", \"pistol\"]",
                r#"line 43, column 20: expected each weapon once, found `"pistol"`"#,
            ),
            (
                "fires = [\"pistol\", \"flamethrower\"]",
                "fires = [\"pistol\", \"grenade\"]",
                "line 43, column 20: expected one of `pistol`, `rifle`, `flamethrower`, found `grenade`",
            ),
        ],
    );
    takes(
        "characters.toml",
        "pockets = [\"medkit\", \"diskette\"]",
        "pockets = [\"medkit\", \"medkit\", \"suit\"]",
    );
}

#[test]
fn nobody_starts_with_more_than_there_is() {
    let text =
        super::builtin("characters.toml").replace("\"rifle\", \"magazine\"", "\"suit\", \"suit\", \"suit\"");
    assert_eq!(
        super::refusal(&[("characters.toml", &text)]),
        r#"characters.toml, line 37, column 20: expected no more of this item than there are, found `"suit"`"#
    );
}

#[test]
fn what_the_rulebook_says_of_items_is_demanded() {
    refuses(
        "items.toml",
        &[
            (
                "suit = { limit = 4",
                "suit = { limit = 5",
                "line 8, column 18: expected 4, as the rulebook says, found `5`",
            ),
            (
                "medkit = { limit = 6",
                "medkit = { limit = 4",
                "line 12, column 20: expected 6, as the rulebook says, found `4`",
            ),
            ("fuel = { limit = 4", "fuel = { limit = 0", "line 9, column 18: expected 1 to 9, found `0`"),
            (
                "fuel = { limit = 4",
                "part = { limit = 4",
                "line 9, column 1: expected suit, fuel, diskette, charge, medkit or grenade, found `part`",
            ),
            (
                "grenade = { limit = 4, origin = \"rulebook\" }\n",
                "",
                "line 7, column 1: expected a limit of `grenade`, found none",
            ),
            (
                "rifle = { range = 4",
                "rifle = { range = 5",
                "line 18, column 19: expected 4, as the rulebook says, found `5`",
            ),
            (
                "strength = 3",
                "strength = 2",
                "line 18, column 33: expected 3, as the rulebook says, found `2`",
            ),
            ("charges = 4", "charges = 6", "line 23, column 11: expected 4, as the rulebook says, found `6`"),
            (
                "pistol = { range = 3, strength = 2, origin = \"rulebook\" }\n",
                "",
                "line 16, column 1: expected the weapon `pistol`, found none",
            ),
        ],
    );
    takes("items.toml", "fuel = { limit = 4", "fuel = { limit = 9");
}
