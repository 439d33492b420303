//! The built-in pack against the specification.

mod cards;
mod conditions;
mod map;
mod sight;
mod tasks;
mod torn;

use super::{Content, FILES, Map, assemble};
use crate::Spot;
use board::{Cell, CellSet};
use table::ContentError;

/// The built-in pack with one file replaced.
fn pack(file: &str, text: &str) -> Result<Content, ContentError> {
    assemble(|name| {
        let builtin = FILES.iter().find(|file| file.0 == name).unwrap().1;
        Ok(if name == file { text } else { builtin })
    })
}

fn builtin() -> Content {
    pack("", "").unwrap()
}

fn cell(map: &Map, name: &str) -> Cell {
    map.cell(Spot::parse(name).unwrap()).unwrap()
}

fn cells(map: &Map, names: &str) -> CellSet {
    names.split_whitespace().map(|name| cell(map, name)).collect()
}
