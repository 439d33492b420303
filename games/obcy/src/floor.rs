//! Items lying on fields (O-ITEM-7, O-ITEM-8).

use crate::item::{Item, Kind};
use crate::state::CellIndex;
use board::Cell;

/// So many heaps of like items can lie about: more than anybody ever drops.
const HEAPS: usize = 128;

/// Some like items on one field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Heap {
    cell: CellIndex,
    item: Item,
    count: u8,
}

const NO_HEAP: Heap = Heap { cell: 0, item: Item { kind: Kind::Suit, charges: 0 }, count: 0 };

/// All heaps, by field and item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Floor {
    len: u8,
    heaps: [Heap; HEAPS],
}

impl Floor {
    pub(crate) const EMPTY: Floor = Floor { len: 0, heaps: [NO_HEAP; HEAPS] };

    fn find(&self, cell: Cell, item: Item) -> Result<usize, usize> {
        let heaps = &self.heaps[..usize::from(self.len)];
        heaps.binary_search_by_key(&(cell.0, item), |heap| (heap.cell, heap.item))
    }

    pub(crate) fn put(&mut self, cell: Cell, item: Item) {
        let at = match self.find(cell, item) {
            Ok(at) => {
                self.heaps[at].count = self.heaps[at].count.saturating_add(1);
                return;
            }
            Err(at) => at,
        };
        let len = usize::from(self.len);
        if len == HEAPS {
            // Should it ever come to this, something of which there is no end gives way.
            let Some(spare) = self.heaps.iter().position(|heap| !heap.item.kind.is_limited()) else { return };
            self.remove(spare);
            return self.put(cell, item);
        }
        self.heaps.copy_within(at..len, at + 1);
        self.heaps[at] = Heap { cell: cell.0, item, count: 1 };
        self.len += 1;
    }

    fn remove(&mut self, at: usize) {
        self.heaps.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        // Left-overs are overwritten, so that equal floors are equal in memory.
        self.heaps[usize::from(self.len)] = NO_HEAP;
    }

    pub(crate) fn take(&mut self, cell: Cell, item: Item) {
        let Ok(at) = self.find(cell, item) else { return };
        self.heaps[at].count -= 1;
        if self.heaps[at].count == 0 {
            self.remove(at);
        }
    }

    /// What lies on a field, each item once, ascending.
    pub(crate) fn on(&self, cell: Cell) -> impl Iterator<Item = Item> + '_ {
        let heaps = &self.heaps[..usize::from(self.len)];
        let start = heaps.partition_point(|heap| heap.cell < cell.0);
        heaps[start..].iter().take_while(move |heap| heap.cell == cell.0).map(|heap| heap.item)
    }

    /// Everything, by field and item.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Cell, Item, u8)> + '_ {
        self.heaps[..usize::from(self.len)].iter().map(|heap| (Cell(heap.cell), heap.item, heap.count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_there_until_it_is_taken() {
        let mut floor = Floor::EMPTY;
        let (rifle, suit) = (Kind::Rifle.fresh(), Kind::Suit.fresh());
        for (cell, item) in [(7, rifle), (3, suit), (7, suit), (7, rifle)] {
            floor.put(Cell(cell), item);
        }
        assert!(floor.on(Cell(7)).eq([suit, rifle]));
        floor.take(Cell(7), rifle);
        assert!(floor.on(Cell(7)).eq([suit, rifle]));
        floor.take(Cell(7), rifle);
        floor.take(Cell(7), suit);
        floor.take(Cell(3), suit);
        assert_eq!(floor, Floor::EMPTY);
    }

    #[test]
    fn a_full_floor_keeps_what_is_limited() {
        let mut floor = Floor::EMPTY;
        floor.put(Cell(0), Kind::Suit.fresh());
        (0..300).for_each(|cell| floor.put(Cell(cell), Kind::Part.fresh()));
        assert!(floor.on(Cell(0)).any(|item| item.kind == Kind::Suit));
        assert_eq!(floor.iter().count(), HEAPS);
    }
}
