//! The condition language: `any_of(deliver(medkit,(9,9)), repair_all(heat,water))`.

use super::base::{Base, Ground};
use super::tasks::Term;
use crate::item::Kind;
use crate::people::PEOPLE;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use board::Cell;
use source::{Reader, Source};
use table::Spot;
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
    let mut parser = Parser { text: Reader::new(source, text), base, gifts: 0 };
    let terms = parser.term(0)?;
    let over = parser.text.peek().is_none();
    parser.text.must(over, parser.text.at(), "the end of the condition")?;
    let holds = terms.iter().filter(|term| matches!(term, Term::Hold { .. })).count();
    parser.text.must(holds <= 1, 0, "at most one `hold` on a card")?;
    Ok(terms)
}

/// A condition that is being read.
struct Parser<'a> {
    text: Reader<'a>,
    base: &'a Base,
    /// Fields of gifts so far, each of which has a bit of progress.
    gifts: usize,
}

impl Parser<'_> {
    fn term(&mut self, depth: u8) -> Result<Vec<Term>, TextError> {
        let (from, name) = self.text.name(TERMS)?;
        self.text.mark('(')?;
        let term = match name {
            "any_of" if depth < 4 => {
                let mut terms = self.term(depth + 1)?;
                self.text.mark(',')?;
                terms.extend(self.term(depth + 1)?);
                self.text.mark(')')?;
                return Ok(terms);
            }
            "repair" => self.give(Kind::Part, from, 1, Parser::device)?,
            "repair_all" => self.give(Kind::Part, from, MOST_GIFTS, Parser::device)?,
            "deliver" | "deliver_all" => {
                let item = self.item()?;
                self.text.mark(',')?;
                let most = if name == "deliver" { 1 } else { MOST_GIFTS };
                self.give(item, from, most, Parser::field)?
            }
            "collapsed_any" => Term::Collapsed(self.list(usize::MAX, from, Parser::corridor)?),
            "hold" => {
                let room = self.room()?;
                let people = self.text.next_number(1..=PEOPLE as u8)?;
                Term::Hold { room, people, times: self.text.next_number(1..=9)? }
            }
            "gather" => Term::Gather { room: self.room()?, people: self.text.next_number(1..=PEOPLE as u8)? },
            "clear" => Term::Clear { room: self.room()? },
            "eva" => Term::Eva,
            "hunt" => Term::Hunt(self.text.number(1..=72)?),
            "drive_to" => Term::DriveTo(self.room()?),
            _ => return Err(self.text.wrong(from, TERMS)),
        };
        self.text.mark(')')?;
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
        self.text.must(few, from, format_args!("at most {MOST_GIFTS} fields on a card"))?;
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
            self.text.must(!fields.contains(&cell), from, "each field once")?;
            fields.push(cell);
            if self.text.peek() != Some(',') || fields.len() >= most {
                return Ok(fields);
            }
            self.text.mark(',')?;
        }
    }

    fn item(&mut self) -> Result<Kind, TextError> {
        let expected = Kind::ALL.map(Kind::name).join(", ");
        let (from, name) = self.text.name(&expected)?;
        Kind::named(name).ok_or_else(|| self.text.wrong(from, expected))
    }

    fn device(&mut self) -> Result<Cell, TextError> {
        let names: Vec<&str> = self.base.devices.iter().map(|device| device.0.as_str()).collect();
        let expected = format!("a device of base.toml: {}", names.join(", "));
        let (from, name) = self.text.name(&expected)?;
        let device = self.base.devices.iter().find(|device| device.0 == name);
        device.map(|device| device.1).ok_or_else(|| self.text.wrong(from, expected))
    }

    /// A device, a computer or a place.
    fn field(&mut self) -> Result<Cell, TextError> {
        if self.text.peek() == Some('(') {
            let (from, cell) = self.place()?;
            self.text.must(self.base.foot.has(cell), from, "a field that characters may enter")?;
            return Ok(cell);
        }
        let expected = "a computer or a device of base.toml, or a field such as (9,9)";
        let (from, name) = self.text.name(expected)?;
        let mut known = self.base.computers.iter().chain(&self.base.devices);
        let found = known.find(|named| named.0 == name).map(|named| named.1);
        found.ok_or_else(|| self.text.wrong(from, expected))
    }

    fn corridor(&mut self) -> Result<Cell, TextError> {
        let (from, cell) = self.place()?;
        self.text.must(self.base.ground(cell) == Ground::Corridor, from, "a corridor field (O-ITEM-16)")?;
        Ok(cell)
    }

    fn place(&mut self) -> Result<(usize, Cell), TextError> {
        self.text.mark('(')?;
        let from = self.text.at();
        let column = self.text.number(0..=63)?;
        let row = self.text.next_number(0..=63)?;
        let Some(cell) = self.base.cell(Spot { row, column }) else {
            return Err(self.text.wrong(from, "a field of the base"));
        };
        self.text.mark(')')?;
        Ok((from, cell))
    }

    fn room(&mut self) -> Result<u8, TextError> {
        let expected = "the letter of a room in the drawing";
        let (from, name) = self.text.name(expected)?;
        let room = match name.as_bytes() {
            [letter @ b'A'..=b'Z'] => Some(letter - b'A'),
            _ => None,
        };
        let known = room.filter(|room| !self.base.room(*room).is_empty());
        known.ok_or_else(|| self.text.wrong(from, expected))
    }
}
