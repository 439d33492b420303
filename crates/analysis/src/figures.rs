//! An analysis as a list of numbers: how it is sent to whoever shows it. By hand, because a reader of every type would be
//! large.

use crate::{Analysis, Better, DiceOf, Faces, Step};
use std::collections::BTreeMap;
use table::{BySeat, MAX_SEATS, Seat};

impl Analysis {
    /// All of it as numbers.
    pub fn written(&self) -> Vec<f64> {
        let mut all = vec![self.start.len() as f64, f64::from(u8::from(self.over))];
        all.extend(self.start.as_slice());
        all.push(self.steps.len() as f64);
        for step in &self.steps {
            all.extend([u32::from(step.seat.0), step.answers, step.taken].map(f64::from));
            for each in [&step.decision, &step.luck, &step.after] {
                all.extend(each.as_slice());
            }
        }
        for of in &self.dice {
            all.push(of.kinds.len() as f64);
            for (sides, faces) in &of.kinds {
                all.push((*sides).into());
                all.extend(faces.0.iter().map(|times| f64::from(*times)));
            }
        }
        all.push(self.better.len() as f64);
        for better in &self.better {
            all.extend([f64::from(better.turn), better.answer.into(), better.best, better.taken]);
        }
        all
    }

    /// Reads what was written; nothing if it is something else.
    pub fn read(numbers: &[f64]) -> Option<Analysis> {
        let mut rest = Rest(numbers);
        let seats = rest.whole()? as usize;
        if !(1..=MAX_SEATS).contains(&seats) {
            return None;
        }
        let over = rest.whole()? == 1;
        let start = rest.by_seat(seats)?;
        let mut steps = Vec::new();
        for _ in 0..rest.whole()? {
            steps.push(Step {
                seat: Seat(rest.whole()? as u8),
                answers: rest.whole()?,
                taken: rest.whole()?,
                decision: rest.by_seat(seats)?,
                luck: rest.by_seat(seats)?,
                after: rest.by_seat(seats)?,
            });
        }
        let mut dice = DiceOf::none(seats);
        for of in &mut dice {
            let mut kinds = BTreeMap::new();
            for _ in 0..rest.whole()? {
                let sides = rest.whole()? as u8;
                let faces: Option<Vec<u32>> = (0..sides).map(|_| rest.whole()).collect();
                kinds.insert(sides, Faces(faces?));
            }
            of.kinds = kinds;
        }
        let mut better = Vec::new();
        for _ in 0..rest.whole()? {
            better.push(Better {
                turn: rest.whole()?,
                answer: rest.whole()?,
                best: rest.next()?,
                taken: rest.next()?,
            });
        }
        let fits = rest.0.is_empty() && steps.iter().all(|step| step.seat.index() < seats);
        fits.then_some(Analysis { start, steps, dice, better, over })
    }
}

/// What has not been read yet.
struct Rest<'a>(&'a [f64]);

impl Rest<'_> {
    fn next(&mut self) -> Option<f64> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn whole(&mut self) -> Option<u32> {
        self.next().map(|number| number as u32)
    }

    fn by_seat(&mut self, seats: usize) -> Option<BySeat<f64>> {
        let (first, rest) = self.0.split_at_checked(seats)?;
        self.0 = rest;
        Some(BySeat::of(seats, |seat| first[seat.index()]))
    }
}
