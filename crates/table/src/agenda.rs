//! What is under way: a stack of things still to be done, as plain data in a game's state.

use alloc::vec::Vec;

/// Things still to be done, the next one last; at most `DEPTH` at a time.
///
/// It lies in the state itself and is copied with it, so bots can try out a decision without allocating.
///
/// ```
/// use table::Agenda;
/// let mut agenda = Agenda::<&str, 4>::EMPTY;
/// agenda.push("pass the turn");
/// agenda.push("check the tasks");
/// assert_eq!(agenda.last(), Some("check the tasks"));
/// assert_eq!((agenda.pop(), agenda.pop(), agenda.pop()), (Some("check the tasks"), Some("pass the turn"), None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agenda<T, const DEPTH: usize> {
    len: usize,
    /// From `len` on there is nothing, so that equal agendas are equal in memory.
    items: [Option<T>; DEPTH],
}

impl<T: Copy, const DEPTH: usize> Agenda<T, DEPTH> {
    /// Nothing is under way.
    pub const EMPTY: Self = Agenda { len: 0, items: [None; DEPTH] };

    /// The agenda of these items, the next one last, unless there are too many of them.
    pub fn of(items: &[T]) -> Option<Self> {
        let mut agenda = Self::EMPTY;
        let slots = agenda.items.get_mut(..items.len())?;
        slots.iter_mut().zip(items).for_each(|(slot, item)| *slot = Some(*item));
        agenda.len = items.len();
        Some(agenda)
    }

    /// This is to be done next, before everything else.
    ///
    /// # Panics
    ///
    /// Where `DEPTH` things are under way already: the game's `DEPTH` is as deep as its rules nest.
    pub fn push(&mut self, item: T) {
        self.items[self.len] = Some(item);
        self.len += 1;
    }

    /// Takes off what is to be done next.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.items[self.len].take()
    }

    /// What is to be done next.
    pub fn last(&self) -> Option<T> {
        self.len.checked_sub(1).and_then(|last| self.items[last])
    }

    /// What is to be done when all else is done.
    pub fn first(&self) -> Option<T> {
        self.items.first().copied().flatten()
    }

    /// All of it, the next one first.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.items[..self.len].iter().rev().flatten()
    }

    /// All of it, the next one last: what a view shows.
    pub fn to_vec(&self) -> Vec<T> {
        self.items.iter().flatten().copied().collect()
    }
}
