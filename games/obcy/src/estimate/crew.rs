//! Who of the expedition does which errand.

use super::errands::{Errand, HOPELESS, Plan, Source, Worker};
use crate::cells::Cells;
use crate::item::KINDS;
use crate::people::{Character, PEOPLE};
use crate::state::State;

/// All characters who live, at work, and what they leave for each other.
#[derive(Clone, Copy)]
pub(super) struct Crew {
    workers: [Option<Worker>; PEOPLE],
    supply: [u8; KINDS],
    /// Fields from which something will be picked up.
    picked: Cells,
}

impl Crew {
    pub(super) fn new(state: &State) -> Crew {
        let workers = Character::ALL.map(|who| Worker::new(state, who));
        Crew { workers, supply: state.table.supply, picked: Cells::NONE }
    }

    /// Where others have left something.
    fn sources<'a>(&self, errand: &'a Errand) -> impl Iterator<Item = Source> + use<'a> {
        let left = errand.item.is_some_and(|item| !item.is_limited() || self.supply[item as usize] > 0);
        let picked = self.picked;
        let open = move |source: &&Source| if source.is_store { left } else { !picked.has(source.cell) };
        errand.sources.iter().filter(open).copied()
    }

    /// Who is done first with an errand, and how.
    fn quickest(&self, state: &State, errand: &Errand) -> Option<(usize, Plan)> {
        let workers = self.workers.iter().enumerate();
        let plans = workers.filter_map(|(at, worker)| {
            Some((at, worker.as_ref()?.plan(state, errand, self.sources(errand))))
        });
        plans.min_by_key(|(_, plan)| plan.points)
    }

    fn assign(&mut self, errand: &Errand, at: usize, plan: &Plan) -> u32 {
        if let (Some(item), Some(source)) = (errand.item, plan.source) {
            if source.is_store {
                let left = &mut self.supply[item as usize];
                *left = left.saturating_sub(1);
            } else {
                self.picked.add(source.cell);
            }
        }
        if let Some(worker) = &mut self.workers[at] {
            worker.carry_out(plan, errand.item);
        }
        plan.points
    }

    /// Whoever is done first does it. The action points that takes, with all that is to be done before.
    pub(super) fn send(&mut self, state: &State, errand: &Errand) -> u32 {
        match self.quickest(state, errand) {
            Some((at, plan)) => self.assign(errand, at, &plan),
            None => HOPELESS,
        }
    }

    /// Sends on all errands, the nearest first. The sum of what they take.
    pub(super) fn send_all(&mut self, state: &State, mut errands: &mut [Errand]) -> u32 {
        let mut sum = 0;
        while !errands.is_empty() {
            let points =
                |errand: &Errand| self.quickest(state, errand).map_or(HOPELESS, |(_, plan)| plan.points);
            let nearest = (0..errands.len()).min_by_key(|at| points(&errands[*at])).unwrap_or(0);
            errands.swap(0, nearest);
            sum += self.send(state, &errands[0]);
            errands = &mut errands[1..];
        }
        sum
    }

    /// As many characters as are wanted go to the fields, the nearest first. The sum of what it takes them.
    pub(super) fn gather(&mut self, state: &State, to: Cells, people: u8, then: u32) -> u32 {
        let errand = Errand::walk(to, then);
        let plan = |worker: Worker| worker.plan(state, &errand, core::iter::empty());
        let mut plans = self.workers.map(|worker| worker.map(plan));
        let mut sum = 0;
        for _ in 0..people {
            let open = plans.iter().enumerate().filter_map(|(at, plan)| Some((at, (*plan)?)));
            let Some((at, plan)) = open.min_by_key(|(_, plan)| plan.points) else { break };
            plans[at] = None;
            sum += self.assign(&errand, at, &plan);
        }
        sum
    }

    /// Whether a character has nothing to do.
    pub(super) fn is_idle(&self, who: Character) -> bool {
        self.workers[who as usize].is_some_and(|worker| !worker.busy)
    }
}
