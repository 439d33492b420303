//! The way of aliens and blips by C-ALIEN-12 to -17, as plainly as it can be written.

use crate::board::{Board, Door};
use corps::Who;
use std::collections::{BTreeMap, BTreeSet};

/// Where everybody is.
pub(crate) struct Model {
    pub(crate) board: Board,
    pub(crate) people: BTreeMap<Who, usize>,
    /// Tokens under the figures.
    pub(crate) aliens: BTreeMap<usize, u8>,
    pub(crate) blips: BTreeSet<usize>,
    pub(crate) barred: BTreeSet<Door>,
}

/// What a mover does next.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Plan {
    /// It is next to these characters.
    There(BTreeSet<Who>),
    /// It comes no nearer.
    Stay,
    /// It is after one of these characters (none if all are out of reach), by one of these spaces.
    Go(BTreeSet<Who>, BTreeMap<usize, Option<Door>>),
}

impl Model {
    fn is_free(&self, space: usize) -> bool {
        let person = self.people.values().any(|there| *there == space);
        !person && !self.aliens.contains_key(&space) && !self.blips.contains(&space)
    }

    fn is_open(&self, door: Option<Door>) -> bool {
        door.is_none_or(|door| !self.barred.contains(&door))
    }

    /// Spaces adjacent to one; a barricaded door parts them.
    fn adjacent(&self, space: usize) -> impl Iterator<Item = usize> + '_ {
        self.board.neighbours(space).into_iter().filter(|(_, door)| self.is_open(*door)).map(|(to, _)| to)
    }

    pub(crate) fn people_beside(&self, space: usize) -> BTreeSet<Who> {
        let beside: Vec<usize> = self.adjacent(space).collect();
        self.people.iter().filter(|(_, there)| beside.contains(there)).map(|(who, _)| *who).collect()
    }

    /// C-ALIEN-12: steps to the nearest character, figures ignored and every door passable.
    pub(crate) fn key(&self, space: usize) -> Option<usize> {
        let steps = self.board.steps(space, |_, _| true);
        self.people.values().filter_map(|there| steps[*there]).min()
    }

    /// Those of some movers who go next: the closest ones. Whoever cannot come to anybody goes last.
    pub(crate) fn closest(&self, movers: &BTreeSet<usize>) -> BTreeSet<usize> {
        let key = |space: &usize| self.key(*space).unwrap_or(usize::MAX);
        let least = movers.iter().map(key).min();
        movers.iter().copied().filter(|space| Some(key(space)) == least).collect()
    }

    /// C-ALIEN-13: the fewest steps from a space to a free space adjacent to a character, over free spaces, all doors
    /// passable. A barricaded door is crossed from a space that is free or the mover's own (C-ALIEN-17), as all of these are.
    fn value(&self, from: usize, who: Who) -> Option<usize> {
        let steps = self.board.steps(from, |to, _| self.is_free(to));
        let goals = self.adjacent(self.people[&who]);
        goals.filter(|space| *space == from || self.is_free(*space)).filter_map(|space| steps[space]).min()
    }

    /// What a mover on a space does with so many spaces left. The lead may have chosen the prey.
    pub(crate) fn plan(&self, from: usize, left: usize, prey: Option<Who>) -> Plan {
        let beside = self.people_beside(from);
        if !beside.is_empty() {
            return Plan::There(beside);
        }
        let values: BTreeMap<Who, usize> =
            self.people.keys().filter_map(|who| Some((*who, self.value(from, *who)?))).collect();
        let Some(&least) = values.values().min() else { return self.draw_near(from, left) };
        let mut after: BTreeSet<Who> =
            values.iter().filter(|(_, value)| **value == least).map(|(who, _)| *who).collect();
        if let Some(prey) = prey.filter(|prey| after.contains(prey)) {
            after = BTreeSet::from([prey]);
        }
        // C-ALIEN-14: every next space that keeps the value.
        let keeps = |to: usize| after.iter().any(|who| self.value(to, *who) == Some(least - 1));
        let next = self.board.neighbours(from).into_iter();
        let next = next.filter(|(to, _)| self.is_free(*to) && keeps(*to)).collect();
        Plan::Go(after, next)
    }

    /// C-ALIEN-15.
    fn draw_near(&self, from: usize, left: usize) -> Plan {
        let walk = |start: usize| {
            self.board.steps(start, |to, door| (self.is_free(to) || to == from) && self.is_open(door))
        };
        let key = |space: usize| self.key(space).unwrap_or(usize::MAX);
        let steps = walk(from);
        let reach = (0..self.board.size()).filter(|space| steps[*space].is_some_and(|steps| steps <= left));
        let reach: Vec<usize> = reach.collect();
        let best = reach.iter().map(|space| key(*space)).min().unwrap_or(usize::MAX);
        if best >= key(from) {
            return Plan::Stay;
        }
        let ends: Vec<usize> = reach.into_iter().filter(|space| key(*space) == best).collect();
        let leads = |to: usize| {
            let on = walk(to);
            ends.iter().any(|end| on[*end].map(|on| on + 1) == steps[*end])
        };
        let next = self.board.neighbours(from).into_iter();
        let next = next.filter(|(to, door)| self.is_free(*to) && self.is_open(*door) && leads(*to));
        Plan::Go(BTreeSet::new(), next.collect())
    }
}
