//! What every seat has of its own: one value each, or lists over which values are dealt out.

use serde_json::{Value, json};
use table::Pick;

/// One value for each seat, after a seat has taken one. The list is whole or empty: what was open before is filled up in the usual
/// order, and whoever had the value before takes what becomes free.
pub(crate) fn taken(all: Vec<Value>, seats: usize, picks: &[Pick], seat: usize, value: &Value) -> Value {
    let mut all = whole(all, seats, picks);
    let old = all.get(seat).cloned().unwrap_or_default();
    for other in &mut all {
        if other == value {
            *other = old.clone();
        }
    }
    if let Some(mine) = all.get_mut(seat) {
        *mine = value.clone();
    }
    Value::Array(all)
}

/// One value for each seat: those that there are, and then what nobody has.
pub(crate) fn whole(mut all: Vec<Value>, seats: usize, picks: &[Pick]) -> Vec<Value> {
    let free: Vec<&Pick> = picks.iter().filter(|pick| !all.contains(&pick.value)).collect();
    all.truncate(seats);
    all.extend(free.into_iter().map(|pick| pick.value.clone()).take(seats - all.len()));
    all
}

/// A list for each seat. The last one takes over from seats that there are no more.
pub(crate) fn handed_on(mut lists: Vec<Value>, seats: usize) -> Vec<Value> {
    let rest = lists.split_off(seats.min(lists.len()));
    lists.resize(seats, json!([]));
    if let Some(Value::Array(last)) = lists.last_mut() {
        last.extend(rest.into_iter().filter_map(|list| list.as_array().cloned()).flatten());
    }
    lists
}

/// The lists after one value has been moved to another seat. Where nothing was dealt yet, all go round the table,
/// leaving out the first seat, before that.
pub(crate) fn moved(mut lists: Vec<Value>, seats: usize, picks: &[Pick], value: &Value, to: usize) -> Value {
    if lists.len() != seats {
        let mut dealt = vec![Vec::new(); seats];
        for (pick, seat) in picks.iter().zip((1..seats).cycle()) {
            dealt[seat].push(pick.value.clone());
        }
        lists = dealt.into_iter().map(Value::Array).collect();
    }
    for (at, list) in lists.iter_mut().enumerate() {
        if let Value::Array(list) = list {
            list.retain(|other| other != value);
            if at == to {
                list.push(value.clone());
            }
        }
    }
    Value::Array(lists)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Message;

    #[test]
    fn whatever_is_dealt_lies_on_one_seat() {
        let picks = ["a", "b", "c"].map(|name| Pick::new(name, Message::new(name)));
        let lists = moved(Vec::new(), 3, &picks, &json!("c"), 0);
        assert_eq!(lists, json!([["c"], ["a"], ["b"]]));
        let lists = lists.as_array().cloned().unwrap();
        assert_eq!(moved(lists, 3, &picks, &json!("a"), 2), json!([["c"], [], ["b", "a"]]));
    }

    #[test]
    fn whoever_had_it_before_takes_what_becomes_free() {
        let picks = ["a", "b", "c"].map(|name| Pick::new(name, Message::new(name)));
        assert_eq!(taken(Vec::new(), 2, &picks, 0, &json!("b")), json!(["b", "a"]));
        assert_eq!(taken(vec![json!("b"), json!("a")], 2, &picks, 1, &json!("c")), json!(["b", "c"]));
    }
}
