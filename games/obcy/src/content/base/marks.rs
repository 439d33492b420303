//! Marks on fields: stores, computers, hatching fields and devices.

use super::{BaseFile, Ground, Mark, field};
use crate::item::Store;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use board::{Cell, HexGrid};
use serde::Deserialize;
use source::Origin;
use source::Source;
use table::TextError;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawField {
    field: Spanned<String>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFields {
    fields: Spanned<Vec<Spanned<String>>>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

pub(super) struct Marked {
    pub(super) marks: Vec<Option<Mark>>,
    pub(super) hatching: Vec<Cell>,
    pub(super) computers: Vec<(String, Cell)>,
    pub(super) devices: Vec<(String, Cell)>,
}

struct Marker<'a> {
    source: Source<'a>,
    grid: &'a HexGrid,
    ground: &'a [Ground],
    marks: Vec<Option<Mark>>,
}

pub(super) fn read(
    source: Source<'_>,
    file: &BaseFile,
    grid: &HexGrid,
    ground: &[Ground],
) -> Result<Marked, TextError> {
    let mut marker = Marker { source, grid, ground, marks: vec![None; ground.len()] };
    let hatching = marker.hatching(&file.hatching)?;
    let computers = marker.named(&file.computers, Mark::Computer)?;
    if computers.len() != 3 {
        let found = format!("{}", computers.len());
        return Err(TextError::at(source.0, file.computers.span().start, "three computers (BC-5)", found));
    }
    marker.stores(&file.stores)?;
    let devices = marker.named(&file.devices, Mark::Device)?;
    source.must(!devices.is_empty(), file.devices.span(), "at least one device (BC-9)")?;
    if let Some(twin) =
        file.devices.get_ref().keys().find(|name| file.computers.get_ref().contains_key(*name))
    {
        return Err(source.wrong(twin.span(), "a name that no computer has"));
    }
    Ok(Marked { marks: marker.marks, hatching, computers, devices })
}

impl Marker<'_> {
    /// Marks a field that has no mark yet (O-BOARD-1, BC-8).
    fn put(
        &mut self,
        text: &Spanned<String>,
        mark: Mark,
        expected: &str,
        right: fn(Ground) -> bool,
    ) -> Result<Cell, TextError> {
        let cell = field(self.source, text, self.grid)?;
        self.source.must(right(self.ground[cell.index()]), text.span(), expected)?;
        self.source.must(
            self.marks[cell.index()].is_none(),
            text.span(),
            "a field without another mark (BC-8)",
        )?;
        self.marks[cell.index()] = Some(mark);
        Ok(cell)
    }

    fn hatching(
        &mut self,
        table: &Spanned<BTreeMap<Spanned<String>, RawField>>,
    ) -> Result<Vec<Cell>, TextError> {
        let (mut cells, mut rooms) = (Vec::new(), Vec::new());
        for raw in table.get_ref().values() {
            let cell = self.put(&raw.field, Mark::Hatching, "a field of a room (BC-15)", is_room)?;
            let room = self.ground[cell.index()];
            let expected = "a room of its own for each hatching field (BC-6)";
            self.source.must(!rooms.contains(&room), raw.field.span(), expected)?;
            rooms.push(room);
            cells.push(cell);
        }
        if cells.len() != 5 {
            let found = format!("{}", cells.len());
            let at = table.span().start;
            return Err(TextError::at(self.source.0, at, "five hatching fields (BC-6)", found));
        }
        Ok(cells)
    }

    fn named(
        &mut self,
        table: &Spanned<BTreeMap<Spanned<String>, RawField>>,
        mark: fn(u8) -> Mark,
    ) -> Result<Vec<(String, Cell)>, TextError> {
        let mut all = Vec::new();
        for (name, raw) in table.get_ref() {
            let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            let fits = (1..=16).contains(&name.get_ref().len()) && name.get_ref().chars().all(good);
            self.source.must(fits, name.span(), "a name of up to 16 small letters, digits and `_`")?;
            self.source.must(all.len() < 64, name.span(), "at most 64 of them")?;
            let inside = |ground| is_room(ground) || ground == Ground::Corridor;
            let cell =
                self.put(&raw.field, mark(all.len() as u8), "a field of a room or corridor", inside)?;
            all.push((name.get_ref().clone(), cell));
        }
        Ok(all)
    }

    fn stores(&mut self, table: &Spanned<BTreeMap<Spanned<Store>, RawFields>>) -> Result<(), TextError> {
        for store in Store::ALL {
            let raw = table.get_ref().get(&Spanned::new(0..0, store));
            let least =
                if matches!(store, Store::Parts | Store::Weapons | Store::Ammunition) { 2 } else { 1 };
            let expected = format!("at least {least} of the stores `{}` (BC-7)", store.name());
            let Some(raw) = raw else { return Err(self.source.missing(table.span(), expected)) };
            let fields = raw.fields.get_ref();
            self.source.must(fields.len() >= least, raw.fields.span(), expected)?;
            for text in fields {
                self.put(text, Mark::Store(store), "a field of a room", is_room)?;
            }
        }
        Ok(())
    }
}

fn is_room(ground: Ground) -> bool {
    matches!(ground, Ground::Room(_))
}
