//! Drawings as bytes: values one after another, without names. It is short on the wire, and reading it is little code for
//! those who download it.
//!
//! A number has seven bits a byte, the lowest first, and the eighth says that more follow; one with a sign is doubled, less one
//! if it is negative. A text, and a list, has its length before it; what may be missing is a list of none or one. A case of
//! several is its number. A record is its fields in their order.

use crate::{Drawing, Drawn, History, Turn};
use std::borrow::Cow;
use table::scene::{
    Anchor, Ask, Badge, Board, Card, Choice, Cue, Die, Edge, EdgeKind, Floor, Gauge, Glance, Odds, Overlay,
    Phase, Piece, Place, Risk, Scene, Shade, Shape, Tone, Tray,
};
use table::{Arg, Breach, BySeat, MAX_SEATS, Message, Outcome, Seat, Standing};

/// What can be written as bytes and read again.
pub(crate) trait Compact: Sized {
    fn put(&self, to: &mut Vec<u8>);
    /// Takes it from the front; nothing if these are not such bytes.
    fn get(from: &mut &[u8]) -> Option<Self>;
}

fn put_number(mut number: u64, to: &mut Vec<u8>) {
    while number > 0x7f {
        to.push(number as u8 | 0x80);
        number >>= 7;
    }
    to.push(number as u8);
}

fn get_number(from: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let (byte, rest) = from.split_first()?;
        *from = rest;
        number |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

/// The length of something, which has a byte at least for each of its parts.
fn get_length(from: &mut &[u8]) -> Option<usize> {
    get_number(from).map(|length| length as usize).filter(|length| *length <= from.len())
}

fn get_text(from: &mut &[u8]) -> Option<String> {
    let length = get_length(from)?;
    let (text, rest) = from.split_at_checked(length)?;
    *from = rest;
    Some(std::str::from_utf8(text).ok()?.to_string())
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Compact for $number {
            fn put(&self, to: &mut Vec<u8>) {
                put_number(u64::from(*self), to);
            }

            fn get(from: &mut &[u8]) -> Option<$number> {
                get_number(from)?.try_into().ok()
            }
        }
    )*};
}
numbers!(u8 u16 u32 u64);

impl Compact for bool {
    fn put(&self, to: &mut Vec<u8>) {
        put_number(u64::from(*self), to);
    }

    fn get(from: &mut &[u8]) -> Option<bool> {
        get_number(from).map(|number| number != 0)
    }
}

impl Compact for i64 {
    fn put(&self, to: &mut Vec<u8>) {
        put_number((self << 1 ^ self >> 63) as u64, to);
    }

    fn get(from: &mut &[u8]) -> Option<i64> {
        get_number(from).map(|number| (number >> 1) as i64 ^ -((number & 1) as i64))
    }
}

impl Compact for i32 {
    fn put(&self, to: &mut Vec<u8>) {
        i64::from(*self).put(to);
    }

    fn get(from: &mut &[u8]) -> Option<i32> {
        i64::get(from)?.try_into().ok()
    }
}

impl Compact for String {
    fn put(&self, to: &mut Vec<u8>) {
        put_number(self.len() as u64, to);
        to.extend_from_slice(self.as_bytes());
    }

    fn get(from: &mut &[u8]) -> Option<String> {
        get_text(from)
    }
}

impl Compact for Cow<'static, str> {
    fn put(&self, to: &mut Vec<u8>) {
        put_number(self.len() as u64, to);
        to.extend_from_slice(self.as_bytes());
    }

    fn get(from: &mut &[u8]) -> Option<Cow<'static, str>> {
        get_text(from).map(Cow::Owned)
    }
}

impl<T: Compact> Compact for Option<T> {
    fn put(&self, to: &mut Vec<u8>) {
        put_number(u64::from(self.is_some()), to);
        if let Some(value) = self {
            value.put(to);
        }
    }

    fn get(from: &mut &[u8]) -> Option<Option<T>> {
        Some(if bool::get(from)? { Some(T::get(from)?) } else { None })
    }
}

impl<T: Compact> Compact for Vec<T> {
    fn put(&self, to: &mut Vec<u8>) {
        put_number(self.len() as u64, to);
        for value in self {
            value.put(to);
        }
    }

    fn get(from: &mut &[u8]) -> Option<Vec<T>> {
        let mut all = Vec::new();
        for _ in 0..get_length(from)? {
            all.push(T::get(from)?);
        }
        Some(all)
    }
}

impl<A: Compact, B: Compact> Compact for (A, B) {
    fn put(&self, to: &mut Vec<u8>) {
        self.0.put(to);
        self.1.put(to);
    }

    fn get(from: &mut &[u8]) -> Option<(A, B)> {
        Some((A::get(from)?, B::get(from)?))
    }
}

impl<T: Compact> Compact for Box<T> {
    fn put(&self, to: &mut Vec<u8>) {
        T::put(self, to);
    }

    fn get(from: &mut &[u8]) -> Option<Box<T>> {
        T::get(from).map(Box::new)
    }
}

impl Compact for Seat {
    fn put(&self, to: &mut Vec<u8>) {
        self.0.put(to);
    }

    fn get(from: &mut &[u8]) -> Option<Seat> {
        u8::get(from).map(Seat)
    }
}

impl<T: Compact + Copy> Compact for BySeat<T> {
    fn put(&self, to: &mut Vec<u8>) {
        self.as_slice().to_vec().put(to);
    }

    fn get(from: &mut &[u8]) -> Option<BySeat<T>> {
        let all = Vec::<T>::get(from).filter(|all| (1..=MAX_SEATS).contains(&all.len()))?;
        Some(BySeat::of(all.len(), |seat| all[seat.index()]))
    }
}

/// A record: its fields in their order.
macro_rules! records {
    ($($name:ident { $($field:ident),* })*) => {$(
        impl Compact for $name {
            fn put(&self, to: &mut Vec<u8>) {
                $(self.$field.put(to);)*
            }

            fn get(from: &mut &[u8]) -> Option<$name> {
                Some($name { $($field: Compact::get(from)?),* })
            }
        }
    )*};
}

/// Cases without anything in them: the number of each.
macro_rules! cases {
    ($($name:ident { $($case:ident),* })*) => {$(
        impl Compact for $name {
            fn put(&self, to: &mut Vec<u8>) {
                let all = [$($name::$case),*];
                let number = all.iter().position(|case| case == self).unwrap_or_default();
                put_number(number as u64, to);
            }

            fn get(from: &mut &[u8]) -> Option<$name> {
                [$($name::$case),*].get(get_number(from)? as usize).copied()
            }
        }
    )*};
}

/// Cases with something in them: the number of the case, and what is in it.
macro_rules! variants {
    ($($name:ident { $($number:literal $case:ident $(($($inside:ident),*))?),* })*) => {$(
        impl Compact for $name {
            fn put(&self, to: &mut Vec<u8>) {
                match self {
                    $($name::$case $(($($inside),*))? => {
                        put_number($number, to);
                        $($($inside.put(to);)*)?
                    })*
                }
            }

            fn get(from: &mut &[u8]) -> Option<$name> {
                match get_number(from)? {
                    $($number => {
                        $($(let $inside = Compact::get(from)?;)*)?
                        Some($name::$case $(($($inside),*))?)
                    })*
                    _ => None,
                }
            }
        }
    )*};
}

records! {
    Message { id, args }
    Breach { rule, why }
    Outcome { standings, rule }
    Scene { headline, goal, phases, focus, seats, boards, pieces, trays, gauges, prompt, awaited }
    Phase { name, now }
    Place { board, cell }
    Board { name, shape, width, cells, edges }
    Floor { terrain, name }
    Edge { cell, side, kind }
    Piece { place, icon, name, label, owner, badges }
    Badge { icon, value, name }
    Tray { name, owner, cards, face_down }
    Card { icon, name, text, badges }
    Gauge { name, of, icon, owner, value, most }
    Ask { seat, question, choices }
    Choice { anchor, label, path, odds, costs, sight, area, risks }
    Risk { place, what }
    Overlay { name, icon, shades }
    Shade { place, tone, number }
    Odds { outcome, ways, of }
    Glance { places, dice, cue }
    Die { sides, face }
    Drawn { turn, era, by, outcome, scene, news, overlays }
    History { era, turns }
    Turn { turn, seat, lines }
}

cases! {
    Shape { Square, Hex }
    EdgeKind { Wall, Line, OpenDoor, ClosedDoor, Barricade, Grille }
    Tone { Harm, Warning, Calm }
    Cue { Step, Dice, Shot, Strike, Blast, Harm, Door, Card, Ping, Turn, Gain }
    Standing { Lost, Drawn, Won }
}

variants! {
    Arg { 0 Number(number), 1 Text(text), 2 Term(term) }
    Anchor { 0 Place(place), 1 Piece(piece), 2 Card(tray, card), 3 Button }
    Drawing { 0 Position(drawn), 1 History(history), 2 WhyNot(breach), 3 Overlays(overlays) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_every_size_come_back() {
        for number in [0, 1, -1, 63, -64, 64, 8_191, -8_192, i64::from(i32::MIN), i64::MAX, i64::MIN] {
            let mut bytes = Vec::new();
            number.put(&mut bytes);
            assert_eq!(i64::get(&mut bytes.as_slice()), Some(number));
            let mut bytes = Vec::new();
            (number as u64).put(&mut bytes);
            assert_eq!(u64::get(&mut bytes.as_slice()), Some(number as u64));
        }
        assert_eq!(u8::get(&mut [0x80, 0x02].as_slice()), None, "256 is no byte");
        assert_eq!(u64::get(&mut [0xff; 11].as_slice()), None, "there is no end");
    }

    #[test]
    fn lengths_beyond_the_end_are_refused_before_anything_is_made() {
        for bytes in [&[0xff, 0xff, 0xff, 0x7f][..], &[5, b'a'], &[1, 0xff], &[]] {
            assert_eq!(String::get(&mut &*bytes), None, "{bytes:?}");
            assert_eq!(Vec::<String>::get(&mut &*bytes), None, "{bytes:?}");
        }
    }
}
