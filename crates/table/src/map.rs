//! Small maps of views.

use alloc::collections::BTreeMap;

/// A map of entries put in one by one. Collecting into a map brings a sorting procedure along for every type of entries,
/// 8 kB each in the browser client.
pub fn map_of<K: Ord, V>(entries: impl IntoIterator<Item = (K, V)>) -> BTreeMap<K, V> {
    let mut map = BTreeMap::new();
    map.extend(entries);
    map
}
