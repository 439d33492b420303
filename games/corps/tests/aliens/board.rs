//! Random small boards, and who is next to whom on them: written from the rules, without the engine.

use std::collections::VecDeque;
use table::{Chance, Seeded, Spot};

/// What lies on the line between two spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Edge {
    Open,
    Line,
    Door,
    Wall,
}

/// A door by the two spaces at it, the smaller first.
pub(crate) type Door = (usize, usize);

/// Spaces are counted row by row.
pub(crate) struct Board {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// The line to the right of each space, and the line below it.
    right: Vec<Edge>,
    below: Vec<Edge>,
}

impl Board {
    pub(crate) fn random(chance: &mut Seeded) -> Board {
        let (width, height) = (3 + chance.below(5) as usize, 2 + chance.below(4) as usize);
        let mut edge = || match chance.below(20) {
            0..=2 => Edge::Wall,
            3 => Edge::Line,
            4..=6 => Edge::Door,
            _ => Edge::Open,
        };
        let right = (0..width * height).map(|_| edge()).collect();
        let below = (0..width * height).map(|_| edge()).collect();
        Board { width, height, right, below }
    }

    pub(crate) fn size(&self) -> usize {
        self.width * self.height
    }

    pub(crate) fn spot(&self, space: usize) -> Spot {
        Spot { row: (space / self.width) as u8, column: (space % self.width) as u8 }
    }

    pub(crate) fn space(&self, spot: Spot) -> usize {
        usize::from(spot.row) * self.width + usize::from(spot.column)
    }

    /// As scenarios draw it.
    pub(crate) fn drawing(&self) -> String {
        let rim = "+---".repeat(self.width) + "+\n";
        let mut text = rim.clone();
        for row in 0..self.height {
            text += "|";
            for column in 0..self.width {
                let last = column + 1 == self.width;
                let edge = if last { Edge::Wall } else { self.right[row * self.width + column] };
                text += match edge {
                    Edge::Open => " .  ",
                    Edge::Line => " . :",
                    Edge::Door => " . /",
                    Edge::Wall => " . |",
                };
            }
            text += "\n";
            if row + 1 == self.height {
                break;
            }
            for column in 0..self.width {
                text += match self.below[row * self.width + column] {
                    Edge::Open => "+   ",
                    Edge::Line => "+...",
                    Edge::Door => "+-/-",
                    Edge::Wall => "+---",
                };
            }
            text += "+\n";
        }
        text + &rim
    }

    /// What lies between two spaces that share a side.
    pub(crate) fn between(&self, one: usize, other: usize) -> Edge {
        let (first, second) = (one.min(other), one.max(other));
        if second == first + 1 { self.right[first] } else { self.below[first] }
    }

    pub(crate) fn doors(&self) -> Vec<Door> {
        let all = (0..self.size()).flat_map(|space| self.neighbours(space));
        all.filter_map(|(_, door)| door).collect()
    }

    /// The spaces next to one, whatever doors are shut, and the doors in between (C-BOARD-7): across a side unless a wall or
    /// a line is there, across a corner unless anything at all touches it.
    pub(crate) fn neighbours(&self, from: usize) -> Vec<(usize, Option<Door>)> {
        let (column, row) = ((from % self.width) as isize, (from / self.width) as isize);
        let at = |column: isize, row: isize| {
            let inside =
                (0..self.width as isize).contains(&column) && (0..self.height as isize).contains(&row);
            inside.then(|| row as usize * self.width + column as usize)
        };
        let mut found = Vec::new();
        for (right, down) in [(0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)] {
            let Some(to) = at(column + right, row + down) else { continue };
            if right == 0 || down == 0 {
                match self.between(from, to) {
                    Edge::Open => found.push((to, None)),
                    Edge::Door => found.push((to, Some((from.min(to), from.max(to))))),
                    Edge::Line | Edge::Wall => {}
                }
            } else if let (Some(beside), Some(beyond)) = (at(column + right, row), at(column, row + down)) {
                let touching = [(from, beside), (from, beyond), (to, beside), (to, beyond)];
                if touching.iter().all(|&(one, other)| self.between(one, other) == Edge::Open) {
                    found.push((to, None));
                }
            }
        }
        found
    }

    /// Steps from a space to every other that a walk can reach whose steps all pass.
    pub(crate) fn steps(
        &self,
        from: usize,
        pass: impl Fn(usize, Option<Door>) -> bool,
    ) -> Vec<Option<usize>> {
        let mut steps = vec![None; self.size()];
        steps[from] = Some(0);
        let mut queue = VecDeque::from([from]);
        while let Some(space) = queue.pop_front() {
            for (to, door) in self.neighbours(space) {
                if steps[to].is_none() && pass(to, door) {
                    steps[to] = steps[space].map(|steps| steps + 1);
                    queue.push_back(to);
                }
            }
        }
        steps
    }
}
