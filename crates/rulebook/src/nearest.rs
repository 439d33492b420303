//! Finds the ids somebody may have meant.

use alloc::{vec, vec::Vec};
use core::mem;

use crate::Rule;

/// With more than this many changes an id is another id rather than a slip.
const MOST_CHANGES: usize = 3;

/// The rules whose ids are a few changes away, the nearest first, equals in file order.
pub(crate) fn nearest<'a>(rules: impl Iterator<Item = &'a Rule>, id: &str, most: usize) -> Vec<&'a Rule> {
    let wanted = id.to_ascii_uppercase();
    let ranked: Vec<_> = rules
        .map(|rule| (changes(wanted.as_bytes(), rule.id.to_ascii_uppercase().as_bytes()), rule))
        .collect();
    let with =
        |count: usize| ranked.iter().filter(move |(changes, _)| *changes == count).map(|(_, rule)| *rule);
    (0..=MOST_CHANGES).flat_map(with).take(most).collect()
}

/// How many letters must be added, removed, replaced or swapped with their neighbour to turn one word into the
/// other.
fn changes(from: &[u8], to: &[u8]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=to.len()).collect();
    for i in 1..=from.len() {
        let mut row = vec![i];
        for j in 1..=to.len() {
            let replaced = last[j - 1] + usize::from(from[i - 1] != to[j - 1]);
            let mut fewest = replaced.min(row[j - 1] + 1).min(last[j] + 1);
            if i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1] {
                fewest = fewest.min(before[j - 2] + 1);
            }
            row.push(fewest);
        }
        before = mem::replace(&mut last, row);
    }
    last[to.len()]
}

#[cfg(test)]
mod tests {
    use super::changes;

    #[test]
    fn changes_are_counted() {
        assert_eq!(changes(b"R-MOVE-4", b"R-MOVE-4"), 0);
        assert_eq!(changes(b"R-MOV-4", b"R-MOVE-4"), 1);
        assert_eq!(changes(b"R-MOVE-14", b"R-MOVE-4"), 1);
        assert_eq!(changes(b"R-MOEV-4", b"R-MOVE-4"), 1);
        assert_eq!(changes(b"R-OMEV-4", b"R-MOVE-4"), 2);
        assert_eq!(changes(b"", b"abc"), 3);
        assert_eq!(changes(b"abc", b""), 3);
    }
}
