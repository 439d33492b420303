//! The combat result table (O-CRT).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use source::Origin;
use source::Source;
use table::TextError;
use toml::Spanned;

/// Whom a result is against (O-CRT-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Side {
    Attacker,
    Defender,
}

/// A result: one side loses strength points and retreats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) struct Effect {
    pub(crate) side: Side,
    pub(crate) loss: u8,
    pub(crate) retreat: u8,
}

/// Nobody loses more at once, or retreats farther.
const MOST_LOSS: u8 = 9;
const MOST_RETREAT: u8 = 6;

/// The table.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Combat {
    /// The attack strength of the first column.
    first: i16,
    columns: Vec<[Option<Effect>; 6]>,
}

impl Combat {
    /// What comes of an attack; nothing is no effect. Strengths beyond the table use its last columns (O-CRT-5).
    pub(crate) fn result(&self, strength: i16, die: u8) -> Option<Effect> {
        let last = self.columns.len() as i16 - 1;
        let column = (strength - self.first).clamp(0, last);
        self.columns[column as usize][usize::from(die.clamp(1, 6) - 1)]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CombatFile {
    crt: RawTable,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTable {
    columns: Spanned<Vec<Spanned<i16>>>,
    die1: Spanned<Vec<Spanned<String>>>,
    die2: Spanned<Vec<Spanned<String>>>,
    die3: Spanned<Vec<Spanned<String>>>,
    die4: Spanned<Vec<Spanned<String>>>,
    die5: Spanned<Vec<Spanned<String>>>,
    die6: Spanned<Vec<Spanned<String>>>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

/// Cells known from the rulebook's examples (O-CRT-4): attack strength, die, loss and retreat.
const KNOWN: [(i16, u8, &str); 3] = [(3, 5, "D1/1"), (-2, 5, "A2/2"), (5, 4, "D2/2")];

pub(super) fn read(text: &str) -> Result<Combat, TextError> {
    let source = Source(text);
    let raw = source.read::<CombatFile>()?.crt;
    let columns = raw.columns.get_ref();
    let few = (2..=64).contains(&columns.len());
    source.must(few, raw.columns.span(), "2 to 64 columns")?;
    let first = *columns[0].get_ref();
    for (column, expected) in columns.iter().zip(first..) {
        let good = *column.get_ref() == expected && (-60..=60).contains(&expected);
        source.must(good, column.span(), format!("{expected}: columns one after another, from -60 to 60"))?;
    }
    let rows = [&raw.die1, &raw.die2, &raw.die3, &raw.die4, &raw.die5, &raw.die6];
    let mut table = Combat { first, columns: Vec::new() };
    table.columns.resize(columns.len(), [None; 6]);
    for (die, row) in rows.iter().enumerate() {
        let cells = row.get_ref();
        let expected = format!("{} results, one for each column", columns.len());
        source.must(cells.len() == columns.len(), row.span(), expected)?;
        for (column, cell) in cells.iter().enumerate() {
            let expected = "\"-\", or A or D with loss and retreat such as \"D2/3\"";
            let effect = parse(cell.get_ref()).ok_or_else(|| source.wrong(cell.span(), expected))?;
            table.columns[column][die] = effect;
            check_order(source, &table, column, die, cell)?;
        }
    }
    for (strength, die, right) in KNOWN {
        let at = strength.saturating_sub(first).clamp(0, columns.len() as i16 - 1) as usize;
        let cell = &rows[usize::from(die) - 1].get_ref()[at];
        let expected =
            format!("\"{right}\", as the rulebook says of attack strength {strength} and die {die}");
        source.must(Some(table.result(strength, die)) == parse(right), cell.span(), expected)?;
    }
    source::check_origins(source)?;
    Ok(table)
}

fn parse(text: &str) -> Option<Option<Effect>> {
    if text == "-" {
        return Some(None);
    }
    let (side, rest) = text.split_at_checked(1)?;
    let side = match side {
        "A" => Side::Attacker,
        "D" => Side::Defender,
        _ => return None,
    };
    let number = |digits: &str| digits.parse().ok().filter(|_: &u8| digits.len() == 1);
    let (loss, retreat) = rest.split_once('/')?;
    let (loss, retreat) = (number(loss)?, number(retreat)?);
    let some = (loss, retreat) != (0, 0) && loss <= MOST_LOSS && retreat <= MOST_RETREAT;
    some.then_some(Some(Effect { side, loss, retreat }))
}

/// Loss and retreat on one scale: what the defender suffers above nothing, what the attacker suffers below.
fn scale(effect: Option<Effect>) -> (i8, i8) {
    match effect {
        None => (0, 0),
        Some(Effect { side: Side::Defender, loss, retreat }) => (loss as i8, retreat as i8),
        Some(Effect { side: Side::Attacker, loss, retreat }) => (-(loss as i8), -(retreat as i8)),
    }
}

/// A stronger attack is never worse, a higher die never better (O-CRT-7).
fn check_order(
    source: Source<'_>,
    table: &Combat,
    column: usize,
    die: usize,
    cell: &Spanned<String>,
) -> Result<(), TextError> {
    let here = scale(table.columns[column][die]);
    if let Some(left) = column.checked_sub(1) {
        let before = scale(table.columns[left][die]);
        let good = here.0 >= before.0 && here.1 >= before.1;
        source.must(
            good,
            cell.span(),
            "a result at least as good for the attacker as in the column before",
        )?;
    }
    if let Some(lower) = die.checked_sub(1) {
        let above = scale(table.columns[column][lower]);
        let good = here.0 <= above.0 && here.1 <= above.1;
        source.must(good, cell.span(), "a result at most as good for the attacker as with the die before")?;
    }
    Ok(())
}
