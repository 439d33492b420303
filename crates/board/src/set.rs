//! Bit sets of cells and of doors: what changes during a match, kept outside the board.

use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Serialize};

use crate::{Cell, Door};

const WORDS: usize = CellSet::CAPACITY / 64;

/// A set of cells. It lies in one piece of 512 bytes without a heap, so a clone is a plain copy.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Cell>", into = "Vec<Cell>")]
pub struct CellSet {
    words: [u64; WORDS],
}

impl CellSet {
    /// No board has more cells than this: 64 by 64, or as many in another shape no side of which exceeds 64.
    pub const CAPACITY: usize = 4096;

    /// The empty set.
    pub const fn new() -> CellSet {
        CellSet { words: [0; WORDS] }
    }

    /// Adds a cell. True if it was not there.
    pub fn insert(&mut self, cell: Cell) -> bool {
        let (word, bit) = place(cell);
        let new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        new
    }

    /// Takes a cell out. True if it was there.
    pub fn remove(&mut self, cell: Cell) -> bool {
        let (word, bit) = place(cell);
        let old = self.words[word] & bit != 0;
        self.words[word] &= !bit;
        old
    }

    /// Is the cell in the set?
    pub fn contains(&self, cell: Cell) -> bool {
        let (word, bit) = place(cell);
        self.words[word] & bit != 0
    }

    /// How many cells are in the set.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Is nothing in the set?
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// Takes everything out.
    pub fn clear(&mut self) {
        self.words = [0; WORDS];
    }

    /// Adds all cells of the other set.
    pub fn insert_all(&mut self, other: &CellSet) {
        self.words.iter_mut().zip(&other.words).for_each(|(a, b)| *a |= b);
    }

    /// Keeps only what is in the other set too.
    pub fn keep_all(&mut self, other: &CellSet) {
        self.words.iter_mut().zip(&other.words).for_each(|(a, b)| *a &= b);
    }

    /// Takes out whatever is in the other set.
    pub fn remove_all(&mut self, other: &CellSet) {
        self.words.iter_mut().zip(&other.words).for_each(|(a, b)| *a &= !b);
    }

    /// The first words.
    pub(crate) fn words(&self, count: usize) -> &[u64] {
        &self.words[..count]
    }

    /// The numbers of the cells from `first` to `last`.
    pub(crate) fn span(&self, first: usize, last: usize) -> impl Iterator<Item = usize> + '_ {
        let words = (first / 64..=last / 64).filter(|&word| self.words[word] != 0);
        let all = words.flat_map(|word| Bits(self.words[word]).map(move |bit| word * 64 + bit as usize));
        all.filter(move |cell| (first..=last).contains(cell))
    }

    /// The cells in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        self.words
            .iter()
            .enumerate()
            .flat_map(|(index, &word)| Bits(word).map(move |bit| Cell::from_index(index * 64 + bit as usize)))
    }

    /// The `width` cells from `start` on as the low bits of a word.
    pub(crate) fn row(&self, start: usize, width: usize) -> u64 {
        let (word, shift) = (start / 64, start % 64);
        let mut bits = self.words[word] >> shift;
        if shift + width > 64 {
            bits |= self.words[word + 1] << (64 - shift);
        }
        bits & low(width)
    }

    /// Adds the cells from `start` on whose bits are set.
    pub(crate) fn insert_row(&mut self, start: usize, bits: u64) {
        let (word, shift) = (start / 64, start % 64);
        self.words[word] |= bits << shift;
        if shift > 0 && bits >> (64 - shift) != 0 {
            self.words[word + 1] |= bits >> (64 - shift);
        }
    }
}

impl From<Vec<Cell>> for CellSet {
    fn from(cells: Vec<Cell>) -> CellSet {
        cells.into_iter().collect()
    }
}

impl From<CellSet> for Vec<Cell> {
    fn from(set: CellSet) -> Vec<Cell> {
        set.iter().collect()
    }
}

/// A word with the `count` lowest bits set; `count` is at most 64.
pub(crate) fn low(count: usize) -> u64 {
    if count >= 64 { u64::MAX } else { (1 << count) - 1 }
}

fn place(cell: Cell) -> (usize, u64) {
    (cell.index() / 64, 1 << (cell.index() % 64))
}

/// The positions of the set bits of a word, lowest first.
pub(crate) struct Bits(pub(crate) u64);

impl Iterator for Bits {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

impl Default for CellSet {
    fn default() -> CellSet {
        CellSet::new()
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        let mut set = CellSet::new();
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|cell| cell.0)).finish()
    }
}

/// A set of doors in 16 bytes. What being in the set means (shut, barricaded) is the caller's business.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DoorSet {
    words: [u64; 2],
}

impl DoorSet {
    /// No grid has more doors than this.
    pub const CAPACITY: usize = 128;

    /// The empty set.
    pub const fn new() -> DoorSet {
        DoorSet { words: [0; 2] }
    }

    /// The first `count` doors; with the number of doors of a grid, all of them.
    pub fn all(count: usize) -> DoorSet {
        DoorSet { words: [low(count), low(count.saturating_sub(64))] }
    }

    /// Adds a door. Doors beyond the capacity exist on no grid and are ignored.
    pub fn insert(&mut self, door: Door) {
        if let Some(word) = self.words.get_mut(door.index() / 64) {
            *word |= 1 << (door.index() % 64);
        }
    }

    /// Takes a door out.
    pub fn remove(&mut self, door: Door) {
        if let Some(word) = self.words.get_mut(door.index() / 64) {
            *word &= !(1 << (door.index() % 64));
        }
    }

    /// Is the door in the set?
    pub fn contains(&self, door: Door) -> bool {
        self.words.get(door.index() / 64).is_some_and(|word| word >> (door.index() % 64) & 1 == 1)
    }

    /// Adds all doors of the other set.
    pub fn insert_all(&mut self, other: &DoorSet) {
        self.words.iter_mut().zip(&other.words).for_each(|(a, b)| *a |= b);
    }

    /// Takes out whatever is in the other set.
    pub fn remove_all(&mut self, other: &DoorSet) {
        self.words.iter_mut().zip(&other.words).for_each(|(a, b)| *a &= !b);
    }

    /// Keeps only what is in the other set too.
    pub fn keep_all(&mut self, other: &DoorSet) {
        self.words.iter_mut().zip(&other.words).for_each(|(a, b)| *a &= b);
    }

    /// Is nothing in the set?
    pub fn is_empty(&self) -> bool {
        self.words == [0; 2]
    }

    /// The doors in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = Door> + use<> {
        let [first, second] = self.words;
        Bits(first).chain(Bits(second).map(|bit| bit + 64)).map(|bit| Door(bit as u8))
    }
}

impl FromIterator<Door> for DoorSet {
    fn from_iter<I: IntoIterator<Item = Door>>(doors: I) -> DoorSet {
        let mut set = DoorSet::new();
        for door in doors {
            set.insert(door);
        }
        set
    }
}
