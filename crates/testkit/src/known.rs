//! Actions that were on offer at some time: what a seat may want to do when it is not allowed to.

use table::{Chance, Seeded};

/// More than this are not kept; one in [`RENEWAL`] newcomers then takes another's place.
const MOST: usize = 512;
const RENEWAL: u32 = 64;

/// Actions seen in the matches so far, and those the author of the test gave.
pub(crate) struct Known<A> {
    given: Vec<A>,
    seen: Vec<A>,
}

impl<A: Ord + Clone> Known<A> {
    pub(crate) fn new(given: Vec<A>) -> Known<A> {
        Known { given, seen: Vec::new() }
    }

    /// Remembers an action that is on offer now.
    pub(crate) fn see(&mut self, action: &A, chance: &mut Seeded) {
        let Err(place) = self.seen.binary_search(action) else { return };
        if self.seen.len() < MOST {
            self.seen.insert(place, action.clone());
        } else if chance.below(RENEWAL) == 0 {
            self.seen.remove(chance.below(MOST as u32) as usize);
            let place = self.seen.partition_point(|other| other < action);
            self.seen.insert(place, action.clone());
        }
    }

    /// All that were given, and some of those seen.
    pub(crate) fn some(&self, most: usize, chance: &mut Seeded) -> Vec<&A> {
        let mut some: Vec<&A> = self.given.iter().collect();
        some.extend(sample(&self.seen, most, chance));
        some
    }
}

/// All items if they are few, otherwise `most` of them at random.
pub(crate) fn sample<'a, T>(items: &'a [T], most: usize, chance: &mut Seeded) -> Vec<&'a T> {
    if items.len() <= most {
        return items.iter().collect();
    }
    (0..most).map(|_| &items[chance.below(items.len() as u32) as usize]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_kept_once_and_the_store_does_not_grow_for_ever() {
        let chance = &mut Seeded::from_number(1);
        let mut known = Known::new(vec![9999]);
        for action in (0..2_000).chain(0..2_000) {
            known.see(&action, chance);
        }
        assert_eq!(known.seen.len(), MOST);
        assert!(known.seen.is_sorted_by(|a, b| a < b));
        assert!(known.seen.iter().any(|&action| action >= MOST as i32), "newcomers get in");
        assert_eq!(known.some(10, chance).len(), 11);
        assert_eq!(known.some(10, chance)[0], &9999);
    }
}
