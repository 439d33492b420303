//! Where entries come from.

use crate::Source;
use serde::Deserialize;
use table::TextError;
use toml::de::{DeTable, DeValue};

/// Where an entry comes from. Every entry must say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// Stated in the rulebook, or following from it.
    Rulebook,
    /// Published by others.
    Public,
    /// Ours.
    Authored,
}

/// Checks every list of values that an authored entry has from the rulebook: it names keys of the same table.
pub fn check_origins(source: Source<'_>) -> Result<(), TextError> {
    // A file that does not parse has been refused before.
    DeTable::parse(source.0).map_or(Ok(()), |table| walk(source, table.get_ref()))
}

fn walk(source: Source<'_>, table: &DeTable<'_>) -> Result<(), TextError> {
    for (key, value) in table {
        match value.get_ref() {
            DeValue::Array(names) if key.get_ref() == "rulebook" => {
                for name in names {
                    let known = name.get_ref().as_str().is_some_and(|name| {
                        !["origin", "rulebook"].contains(&name) && table.contains_key(name)
                    });
                    source.must(known, name.span(), "a key of the same table")?;
                }
            }
            value => inside(source, value)?,
        }
    }
    Ok(())
}

fn inside(source: Source<'_>, value: &DeValue<'_>) -> Result<(), TextError> {
    match value {
        DeValue::Table(table) => walk(source, table),
        DeValue::Array(values) => values.iter().try_for_each(|value| inside(source, value.get_ref())),
        _ => Ok(()),
    }
}
