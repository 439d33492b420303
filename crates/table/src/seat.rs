//! Places at the table, and what is kept for each of them.

use core::fmt;
use core::ops::{Index, IndexMut};
use serde::{Deserialize, Serialize};

/// As many seats as any game has.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The first `count` seats in order.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(MAX_SEATS) as u8).map(Seat)
    }

    /// The seat as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// Somebody who looks at a match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// Whoever sits there.
    Seat(Seat),
    /// Somebody without a seat, who may know only what everybody may.
    Spectator,
}

impl Viewer {
    /// Every seat of a table, then the spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> + Clone {
        Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Whether this viewer sits on `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

/// One value for each seat, without a heap allocation.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    seats: u8,
    items: [T; MAX_SEATS],
}

impl<T: Copy> BySeat<T> {
    /// The same value for each of `seats` seats.
    ///
    /// # Panics
    /// If there are more than [`MAX_SEATS`].
    pub fn same(seats: usize, item: T) -> BySeat<T> {
        assert!(seats <= MAX_SEATS, "a table has at most {MAX_SEATS} seats");
        BySeat { seats: seats as u8, items: [item; MAX_SEATS] }
    }

    /// A value worked out for each of `seats` seats.
    ///
    /// # Panics
    /// If there are more than [`MAX_SEATS`].
    pub fn of(seats: usize, mut item: impl FnMut(Seat) -> T) -> BySeat<T> {
        let mut all = BySeat::same(seats, item(Seat(0)));
        for seat in Seat::first(seats).skip(1) {
            all[seat] = item(seat);
        }
        all
    }
}

impl<T> BySeat<T> {
    /// How many seats there are.
    pub fn len(&self) -> usize {
        usize::from(self.seats)
    }

    /// Whether there is no seat at all.
    pub fn is_empty(&self) -> bool {
        self.seats == 0
    }

    /// The values in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len()]
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::first(self.len()).zip(self.as_slice())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.items[..usize::from(self.seats)][seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[..usize::from(self.seats)][seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

/// On the wire it is a plain list.
impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Copy> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<BySeat<T>, D::Error> {
        let items = alloc::vec::Vec::<T>::deserialize(deserializer)?;
        if items.is_empty() || items.len() > MAX_SEATS {
            return Err(serde::de::Error::invalid_length(items.len(), &"one value a seat, 1 to 8 of them"));
        }
        Ok(BySeat::of(items.len(), |seat| items[seat.index()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_on_the_wire_comes_back_the_same() {
        let points = BySeat::of(3, |seat| seat.0 * 10);
        let text = serde_json::to_string(&points).unwrap();
        assert_eq!(text, "[0,10,20]");
        assert_eq!(serde_json::from_str::<BySeat<u8>>(&text).unwrap(), points);
        assert!(serde_json::from_str::<BySeat<u8>>("[]").is_err());
        assert!(serde_json::from_str::<BySeat<u8>>("[1,2,3,4,5,6,7,8,9]").is_err());
    }

    #[test]
    #[should_panic = "index out of bounds"]
    fn a_seat_that_is_not_at_the_table_has_no_value() {
        let _ = BySeat::same(2, 0)[Seat(2)];
    }
}
