//! Whether collapsing some corridor fields can cut a field off from the landing pad (BC-16): a small maximum flow.
//!
//! Each corridor field lets one way pass, every other field any number. The goal withstands `charges` collapses
//! exactly if more ways than that lead to it.

use super::{Base, Ground};
use alloc::vec;
use alloc::vec::Vec;
use board::Cell;

/// A field has two nodes, where ways come in and where they go out; between them the field's capacity.
struct Flow<'a> {
    base: &'a Base,
    goal: Cell,
    /// Ways through each field, from its inner to its outer node.
    through: Vec<u32>,
    /// Ways along each step, by the field it leaves and the place of its neighbour.
    along: Vec<[u32; 6]>,
}

type Node = usize;

pub(super) fn withstands(base: &Base, goal: Cell, charges: u32) -> bool {
    let size = base.size();
    let mut flow = Flow { base, goal, through: vec![0; size], along: vec![[0; 6]; size] };
    (0..=charges).all(|_| flow.augment())
}

fn inner(cell: Cell) -> Node {
    2 * cell.index()
}

fn outer(cell: Cell) -> Node {
    2 * cell.index() + 1
}

impl Flow<'_> {
    fn capacity(&self, cell: Cell) -> u32 {
        match self.base.ground(cell) {
            Ground::Corridor if cell != self.goal => 1,
            _ => u32::MAX,
        }
    }

    fn is_open(&self, cell: Cell) -> bool {
        self.base.foot.has(cell) || cell == self.goal
    }

    /// Finds one more way, if there is one.
    fn augment(&mut self) -> bool {
        let (start, end) = (outer(self.base.pad), inner(self.goal));
        let mut before: Vec<Option<Node>> = vec![None; 2 * self.base.size()];
        before[start] = Some(start);
        let mut queue = vec![start];
        let mut at = 0;
        while let Some(&node) = queue.get(at) {
            at += 1;
            for next in self.residual(node) {
                if before[next].is_none() {
                    before[next] = Some(node);
                    queue.push(next);
                }
            }
        }
        let mut node = end;
        while let Some(from) = before[node].filter(|from| *from != node) {
            self.push(from, node);
            node = from;
        }
        before[end].is_some()
    }

    fn residual(&self, node: Node) -> Vec<Node> {
        let cell = Cell((node / 2) as u16);
        let mut next = Vec::new();
        if node.is_multiple_of(2) {
            if self.through[cell.index()] < self.capacity(cell) {
                next.push(outer(cell));
            }
            for from in self.base.around(cell) {
                if self.step(from, cell).is_some_and(|way| self.along[from.index()][way] > 0) {
                    next.push(outer(from));
                }
            }
        } else {
            next.extend(self.base.around(cell).filter(|to| self.is_open(*to)).map(inner));
            if self.through[cell.index()] > 0 {
                next.push(inner(cell));
            }
        }
        next
    }

    /// The place of a neighbour.
    fn step(&self, from: Cell, to: Cell) -> Option<usize> {
        self.base.around(from).position(|next| next == to)
    }

    fn push(&mut self, from: Node, to: Node) {
        let (one, other) = (Cell((from / 2) as u16), Cell((to / 2) as u16));
        match (from % 2, to % 2) {
            (0, _) if one == other => self.through[one.index()] += 1,
            (_, 0) if one == other => self.through[one.index()] -= 1,
            (1, _) => {
                if let Some(way) = self.step(one, other) {
                    self.along[one.index()][way] += 1;
                }
            }
            _ => {
                if let Some(way) = self.step(other, one) {
                    self.along[other.index()][way] -= 1;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Obcy;
    use table::Pack;

    /// Section 8d.5: the smallest number of corridor fields that cut a mark off is six.
    #[test]
    fn six_collapses_are_needed() {
        let pack = Pack::<Obcy>::builtin();
        let base = &pack.content().base;
        let goals = || base.marked().map(|(cell, _)| cell);
        assert!(goals().all(|goal| withstands(base, goal, 5)));
        assert!(goals().any(|goal| !withstands(base, goal, 6)));
    }
}
