//! The condition language: `any_of(deliver(medkit,(9,9)), repair_all(heat,water))`.

use super::base::{Base, Ground};
use super::tasks::Term;
use crate::item::Kind;
use crate::people::PEOPLE;
use table::Spot;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use board::Cell;
use core::fmt;
use core::ops::{Range, RangeInclusive};
use source::Source;
use table::TextError;
use toml::Spanned;

/// As many fields as the gifts of one card may have together.
const MOST_GIFTS: usize = 16;
const TERMS: &str = "repair, repair_all, deliver, deliver_all, collapsed_any, hold, gather, clear, eva, hunt, drive_to \
                     or any_of";

/// Reads a condition: its alternatives.
pub(super) fn condition(
    source: Source<'_>,
    base: &Base,
    text: &Spanned<String>,
) -> Result<Vec<Term>, TextError> {
    let start = text.span().start + 1;
    let plain = source.0.get(start..).is_some_and(|rest| rest.starts_with(text.get_ref().as_str()));
    let whole = (!plain).then(|| text.span());
    let mut reader = Reader { source, base, text: text.get_ref(), at: 0, start, whole, gifts: 0 };
    let terms = reader.term(0)?;
    reader.peek();
    reader.must(reader.at == reader.text.len(), reader.at, "the end of the condition")?;
    let holds = terms.iter().filter(|term| matches!(term, Term::Hold { .. })).count();
    reader.must(holds <= 1, 0, "at most one `hold` on a card")?;
    Ok(terms)
}

/// A condition, read up to some byte.
struct Reader<'a> {
    source: Source<'a>,
    base: &'a Base,
    text: &'a str,
    at: usize,
    /// The byte of the file at which the condition begins.
    start: usize,
    /// Written with escapes: then all its errors are where the string is.
    whole: Option<Range<usize>>,
    /// Fields of gifts so far, each of which has a bit of progress.
    gifts: usize,
}

impl<'a> Reader<'a> {
    fn span(&self, from: usize) -> Range<usize> {
        let end = if self.at > from { self.at } else { self.text.len().min(from + 1) };
        self.whole.clone().unwrap_or(self.start + from..self.start + end)
    }

    fn must(&self, good: bool, from: usize, expected: impl fmt::Display) -> Result<(), TextError> {
        self.source.must(good, self.span(from), expected)
    }

    fn wrong<T>(&self, from: usize, expected: impl fmt::Display) -> Result<T, TextError> {
        Err(self.source.wrong(self.span(from), expected))
    }

    fn peek(&mut self) -> Option<char> {
        let rest = self.text[self.at..].trim_start();
        self.at = self.text.len() - rest.len();
        rest.chars().next()
    }

    fn mark(&mut self, mark: char) -> Result<(), TextError> {
        let good = self.peek() == Some(mark);
        self.must(good, self.at, format_args!("`{mark}`"))?;
        self.at += mark.len_utf8();
        Ok(())
    }

    /// Letters, digits and `_`, and where they begin.
    fn name(&mut self, expected: impl fmt::Display) -> Result<(usize, &'a str), TextError> {
        self.peek();
        let start = self.at;
        let rest = &self.text[start..];
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        self.must(end > 0, start, expected)?;
        self.at += end;
        Ok((start, &rest[..end]))
    }

    fn number(&mut self, allowed: RangeInclusive<u8>) -> Result<u8, TextError> {
        let expected = format!("a number from {} to {}", allowed.start(), allowed.end());
        let (from, digits) = self.name(&expected)?;
        let number = digits.parse().ok().filter(|number| allowed.contains(number));
        number.map_or_else(|| self.wrong(from, expected), Ok)
    }

    fn next_number(&mut self, allowed: RangeInclusive<u8>) -> Result<u8, TextError> {
        self.mark(',')?;
        self.number(allowed)
    }

    fn term(&mut self, depth: u8) -> Result<Vec<Term>, TextError> {
        let (from, name) = self.name(TERMS)?;
        self.mark('(')?;
        let term = match name {
            "any_of" if depth < 4 => {
                let mut terms = self.term(depth + 1)?;
                self.mark(',')?;
                terms.extend(self.term(depth + 1)?);
                self.mark(')')?;
                return Ok(terms);
            }
            "repair" => self.give(Kind::Part, from, 1, Reader::device)?,
            "repair_all" => self.give(Kind::Part, from, MOST_GIFTS, Reader::device)?,
            "deliver" | "deliver_all" => {
                let item = self.item()?;
                self.mark(',')?;
                let most = if name == "deliver" { 1 } else { MOST_GIFTS };
                self.give(item, from, most, Reader::field)?
            }
            "collapsed_any" => Term::Collapsed(self.list(usize::MAX, from, Reader::corridor)?),
            "hold" => {
                let room = self.room()?;
                let people = self.next_number(1..=PEOPLE as u8)?;
                Term::Hold { room, people, times: self.next_number(1..=9)? }
            }
            "gather" => Term::Gather { room: self.room()?, people: self.next_number(1..=PEOPLE as u8)? },
            "clear" => Term::Clear { room: self.room()? },
            "eva" => Term::Eva,
            "hunt" => Term::Hunt(self.number(1..=72)?),
            "drive_to" => Term::DriveTo(self.room()?),
            _ => return self.wrong(from, TERMS),
        };
        self.mark(')')?;
        Ok(vec![term])
    }

    fn give(
        &mut self,
        item: Kind,
        from: usize,
        most: usize,
        field: fn(&mut Self) -> Result<Cell, TextError>,
    ) -> Result<Term, TextError> {
        let first = self.gifts;
        let fields = self.list(most, from, field)?;
        self.gifts += fields.len();
        let few = self.gifts <= MOST_GIFTS;
        self.must(few, from, format_args!("at most {MOST_GIFTS} fields on a card"))?;
        Ok(Term::Give { item, fields, first: first as u8 })
    }

    fn list(
        &mut self,
        most: usize,
        from: usize,
        field: fn(&mut Self) -> Result<Cell, TextError>,
    ) -> Result<Vec<Cell>, TextError> {
        let mut fields = Vec::new();
        loop {
            let cell = field(self)?;
            self.must(!fields.contains(&cell), from, "each field once")?;
            fields.push(cell);
            if self.peek() != Some(',') || fields.len() >= most {
                return Ok(fields);
            }
            self.mark(',')?;
        }
    }

    fn item(&mut self) -> Result<Kind, TextError> {
        let expected = Kind::ALL.map(Kind::name).join(", ");
        let (from, name) = self.name(&expected)?;
        Kind::named(name).map_or_else(|| self.wrong(from, expected), Ok)
    }

    fn device(&mut self) -> Result<Cell, TextError> {
        let names: Vec<&str> = self.base.devices.iter().map(|device| device.0.as_str()).collect();
        let expected = format!("a device of base.toml: {}", names.join(", "));
        let (from, name) = self.name(&expected)?;
        let device = self.base.devices.iter().find(|device| device.0 == name);
        device.map_or_else(|| self.wrong(from, expected), |device| Ok(device.1))
    }

    /// A device, a computer or a place.
    fn field(&mut self) -> Result<Cell, TextError> {
        if self.peek() == Some('(') {
            let (from, cell) = self.place()?;
            self.must(self.base.foot.has(cell), from, "a field that characters may enter")?;
            return Ok(cell);
        }
        let expected = "a computer or a device of base.toml, or a field such as (9,9)";
        let (from, name) = self.name(expected)?;
        let mut known = self.base.computers.iter().chain(&self.base.devices);
        known.find(|named| named.0 == name).map_or_else(|| self.wrong(from, expected), |named| Ok(named.1))
    }

    fn corridor(&mut self) -> Result<Cell, TextError> {
        let (from, cell) = self.place()?;
        self.must(self.base.ground(cell) == Ground::Corridor, from, "a corridor field (O-ITEM-16)")?;
        Ok(cell)
    }

    fn place(&mut self) -> Result<(usize, Cell), TextError> {
        self.mark('(')?;
        let from = self.at;
        let column = self.number(0..=63)?;
        let row = self.next_number(0..=63)?;
        let Some(cell) = self.base.cell(Spot { row, column }) else {
            return self.wrong(from, "a field of the base");
        };
        self.mark(')')?;
        Ok((from, cell))
    }

    fn room(&mut self) -> Result<u8, TextError> {
        let expected = "the letter of a room in the drawing";
        let (from, name) = self.name(expected)?;
        let room = match name.as_bytes() {
            [letter @ b'A'..=b'Z'] => Some(letter - b'A'),
            _ => None,
        };
        let known = room.filter(|room| !self.base.room(*room).is_empty());
        known.map_or_else(|| self.wrong(from, expected), Ok)
    }
}
