//! Options of any game as form fields, made from the game's own description of them.

use crate::words::{sentence, t};
use catalog::CatalogError;
use leptos::prelude::*;
use serde_json::{Map, Value, json};
use table::{Field, Input, Pick, Seat};

/// Options being put together.
pub(super) type Options = RwSignal<Map<String, Value>>;

/// What the fields are called and mean, by their keys.
pub(super) fn helps<'a>(fields: impl Iterator<Item = &'a Field>) -> Vec<(&'static str, String)> {
    let help = |field: &Field| format!("{}: {}", sentence(&field.label), sentence(&field.help));
    fields.map(|field| (field.key, help(field))).collect()
}

/// Why a match cannot begin: by the option that stands in its way, in the reader's own words.
pub(super) fn told(helps: &[(&'static str, String)], error: &CatalogError) -> String {
    let option = match error {
        CatalogError::NotAllowed(error) => error.option,
        _ => "",
    };
    let help = helps.iter().find(|(key, _)| key.rsplit('.').next() == Some(option));
    help.map_or_else(|| error.to_string(), |(_, help)| help.clone())
}

/// One field with its name and what it means.
pub(super) fn field(options: Options, seats: Signal<Vec<String>>, field: Field) -> impl IntoView {
    let id = format!("option-{}", field.key);
    let help_id = format!("{id}-help");
    let key = field.key;
    let label = sentence(&field.label);
    let is_group = matches!(field.input, Input::EachSeat(_) | Input::Deal(_));
    let input = match field.input {
        Input::Flag => flag(options, key, &id).into_any(),
        Input::Number { least, most } => whole(options, key, &id, least, most).into_any(),
        Input::One(picks) => {
            let set = move |value| put(options, key, value);
            let get = move || Some(value(&options.read(), key));
            select(picks, &id, None, get, set).into_any()
        }
        Input::Seat => seat(options, key, &id, seats).into_any(),
        Input::EachSeat(picks) => each_seat(options, key, seats, picks).into_any(),
        Input::Deal(picks) => deal(options, key, seats, picks).into_any(),
    };
    let name = format!("{id}-name");
    let group = is_group.then(|| name.clone());
    view! {
        <div class="field">
            {if is_group {
                view! { <b id=name>{label}</b> }.into_any()
            } else {
                view! { <label for=id>{label}</label> }.into_any()
            }}
            <div class="input" role=is_group.then_some("group") aria-labelledby=group>{input}</div>
            <p class="faint" id=help_id>{sentence(&field.help)}</p>
        </div>
    }
}

fn put(options: Options, key: &'static str, value: Value) {
    options.update(|options| set(options, key, value));
}

/// What stands under a key; `null` where nothing does.
fn value(options: &Map<String, Value>, key: &str) -> Value {
    let found = match key.split_once('.') {
        Some((object, key)) => options.get(object).and_then(|object| object.get(key)),
        None => options.get(key),
    };
    found.cloned().unwrap_or_default()
}

/// Sets a key. Of an object only what is set is kept, and of the options only objects that have something.
fn set(options: &mut Map<String, Value>, key: &str, value: Value) {
    let Some((object, key)) = key.split_once('.') else {
        options.insert(key.to_string(), value);
        return;
    };
    let mut inner = options.remove(object).and_then(|inner| inner.as_object().cloned()).unwrap_or_default();
    inner.remove(key);
    if !value.is_null() {
        inner.insert(key.to_string(), value);
    }
    if !inner.is_empty() {
        options.insert(object.to_string(), Value::Object(inner));
    }
}

fn flag(options: Options, key: &'static str, id: &str) -> impl IntoView + use<> {
    let on = move || options.read().get(key).and_then(Value::as_bool).unwrap_or_default();
    view! {
        <input type="checkbox" id=id.to_string() aria-describedby=format!("{id}-help") prop:checked=on
            on:change=move |event| put(options, key, event_target_checked(&event).into())/>
    }
}

fn whole(options: Options, key: &'static str, id: &str, least: i64, most: i64) -> impl IntoView + use<> {
    let now = move || options.read().get(key).and_then(Value::as_i64).unwrap_or(least);
    let set = move |event| {
        // What is no number stays what it was; what is too large or small becomes what is allowed.
        if let Ok(number) = event_target_value(&event).parse::<i64>() {
            put(options, key, number.clamp(least, most).into());
        }
    };
    view! {
        <input type="number" id=id.to_string() aria-describedby=format!("{id}-help") min=least max=most
            prop:value=move || now().to_string() on:change=set/>
    }
}

/// A list to choose from; the first entry leaves it to the rules where `open` says how that is called.
fn select<Now, Set>(
    picks: Vec<Pick>,
    id: &str,
    open: Option<String>,
    now: Now,
    set: Set,
) -> impl IntoView + use<Now, Set>
where
    Now: Fn() -> Option<Value> + Copy + Send + Sync + 'static,
    Set: Fn(Value) + Copy + 'static,
{
    let labels: Vec<String> = picks.iter().map(|pick| sentence(&pick.label)).collect();
    let values = StoredValue::new(picks.into_iter().map(|pick| pick.value).collect::<Vec<_>>());
    let is_open = open.is_some();
    let chosen = move || {
        let now = now();
        values.with_value(|values| values.iter().position(|value| Some(value) == now.as_ref()))
    };
    let rows = labels.into_iter().enumerate().map(move |(at, label)| {
        view! { <option value=at.to_string() selected=move || chosen() == Some(at)>{label}</option> }
    });
    let on_change = move |event| {
        let at = event_target_value(&event).parse::<usize>().ok();
        let value = at.and_then(|at| values.with_value(|values| values.get(at).cloned()));
        set(value.unwrap_or(Value::Null));
    };
    view! {
        <select id=id.to_string() on:change=on_change>
            {is_open.then(|| view! { <option value="open" selected=move || chosen().is_none()>{open.clone()}</option> })}
            {rows.collect_view()}
        </select>
    }
}

fn seat(options: Options, key: &'static str, id: &str, seats: Signal<Vec<String>>) -> impl IntoView + use<> {
    let id = id.to_string();
    move || {
        let picks = (0u8..).zip(seats.get()).map(|(seat, name)| Pick::new(seat, named(name)));
        let now = move || options.read().get(key).cloned();
        select(picks.collect(), &id, Some(t("web-by-the-rules")), now, move |value| put(options, key, value))
    }
}

/// A name that is already in words, as a message.
fn named(name: String) -> table::Message {
    table::Message::new("web-plain").with("text", name)
}

fn each_seat(
    options: Options,
    key: &'static str,
    seats: Signal<Vec<String>>,
    picks: Vec<Pick>,
) -> impl IntoView {
    let count = Memo::new(move |_| seats.with(Vec::len));
    move || {
        let seats = Seat::first(count.get()).map(|seat| {
            let now = move || options.with(|options| options.get(key)?.get(seat.index()).cloned());
            let usual = picks.clone();
            let set = {
                let first = StoredValue::new(usual.clone());
                move |value: Value| {
                    // The list is whole or empty: what was open before is filled up in the usual order.
                    let all = first.with_value(|picks| {
                        let usual = picks.iter().map(|pick| pick.value.clone());
                        let now = options.read().get(key).and_then(Value::as_array).cloned();
                        let mut all = now
                            .filter(|now| !now.is_empty())
                            .unwrap_or_else(|| usual.take(count.get()).collect());
                        // Whoever had it before takes what becomes free.
                        let old = all.get(seat.index()).cloned().unwrap_or_default();
                        for other in &mut all {
                            if *other == value {
                                *other = old.clone();
                            }
                        }
                        if let Some(mine) = all.get_mut(seat.index()) {
                            *mine = value.clone();
                        }
                        all
                    });
                    put(options, key, if value.is_null() { json!([]) } else { Value::Array(all) });
                }
            };
            let id = format!("option-{key}-{}", seat.0);
            let input = select(usual, &id, Some(t("web-by-the-rules")), now, set);
            view! { <p class="seat-pick"><label for=id>{seat_number(seat)}</label>{input}</p> }
        });
        seats.collect_view()
    }
}

/// How a seat is called while its name depends on what is being chosen.
pub(super) fn seat_number(seat: Seat) -> String {
    crate::words::t1("web-seat-number", "number", seat.0 + 1)
}

fn deal(options: Options, key: &'static str, seats: Signal<Vec<String>>, picks: Vec<Pick>) -> impl IntoView {
    let count = Memo::new(move |_| seats.with(Vec::len));
    move || {
        let seat_picks: Vec<Pick> =
            Seat::first(count.get()).map(|seat| Pick::new(seat.0, named(seat_number(seat)))).collect();
        let rows = picks.clone().into_iter().map(|pick| {
            let value = StoredValue::new(pick.value);
            let now = move || {
                let at = options.with(|options| {
                    let lists = options.get(key)?.as_array()?;
                    let has = |list: &Value| list.as_array().is_some_and(|list| value.with_value(|value| list.contains(value)));
                    lists.iter().position(has)
                });
                at.map(|at| json!(at))
            };
            let all = StoredValue::new(picks.iter().map(|pick| pick.value.clone()).collect::<Vec<_>>());
            let set = move |seat: Value| {
                let Some(to) = seat.as_u64() else { return put(options, key, json!([])) };
                let now = options.read().get(key).and_then(Value::as_array).cloned().unwrap_or_default();
                let dealt = value.with_value(|value| all.with_value(|all| moved(now, count.get(), all, value, to as usize)));
                put(options, key, Value::Array(dealt));
            };
            let id = format!("option-{key}-{}", value.with_value(Value::to_string).trim_matches('"'));
            view! { <p class="seat-pick"><label for=id.clone()>{sentence(&pick.label)}</label>{select(seat_picks.clone(), &id, Some(t("web-by-the-rules")), now, set)}</p> }
        });
        rows.collect_view()
    }
}

/// The lists after one value has been moved to another seat. Where nothing was dealt yet, all go round the table,
/// leaving out the first seat, before that.
fn moved(mut lists: Vec<Value>, seats: usize, all: &[Value], value: &Value, to: usize) -> Vec<Value> {
    if lists.len() != seats {
        let mut dealt = vec![Vec::new(); seats];
        for (value, seat) in all.iter().zip((1..seats).cycle()) {
            dealt[seat].push(value.clone());
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
    lists
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_of_every_game_can_be_set_and_said() {
        for game in catalog::GAMES {
            let fields = catalog::form(game, &[]).unwrap();
            let defaults = catalog::defaults(game).unwrap();
            let keys: Vec<&str> = fields.iter().map(|field| field.key).collect();
            for key in defaults.as_object().unwrap().keys() {
                assert!(keys.contains(&key.as_str()), "{game} has no field for {key}");
            }
            for field in fields {
                let whole = field.key.contains('.') || defaults.get(field.key).is_some();
                assert!(whole, "{game}: {} is no option", field.key);
                let picks = match field.input {
                    Input::One(picks) | Input::EachSeat(picks) | Input::Deal(picks) => picks,
                    _ => Vec::new(),
                };
                for message in
                    [&field.label, &field.help].into_iter().chain(picks.iter().map(|pick| &pick.label))
                {
                    assert_eq!(
                        locale::Words::of(locale::Language::English).gaps(message),
                        Vec::<String>::new(),
                        "{game}"
                    );
                }
            }
        }
    }

    #[test]
    fn every_finer_point_of_every_game_can_be_set_to_everything_it_lists() {
        let mut tried = 0;
        for game in catalog::GAMES {
            let defaults = catalog::defaults(game).unwrap().as_object().cloned().unwrap();
            for field in catalog::form(game, &[]).unwrap().into_iter().filter(|field| field.finer) {
                let Input::One(picks) = field.input else { panic!("{game}: {} is no list", field.key) };
                for pick in picks {
                    let mut options = defaults.clone();
                    set(&mut options, field.key, pick.value.clone());
                    assert_eq!(value(&options, field.key), pick.value);
                    assert_eq!(options == defaults, pick.value.is_null());
                    let begun = catalog::begin(
                        game,
                        &[],
                        Some(&Value::Object(options)),
                        &mut table::Seeded::from_number(0),
                    );
                    // Some points go together, and the game says so; but none of them is unheard of.
                    let told = begun.err().map(|error| error.to_string()).unwrap_or_default();
                    assert!(!told.contains("unknown"), "{game}, {}: {told}", field.key);
                    tried += 1;
                }
            }
        }
        assert!(tried > 40, "{tried}");
    }

    #[test]
    fn options_that_do_not_go_together_are_told_by_their_field() {
        let wrong = [
            ("requiem", json!({ "sides": 2, "races": ["guard", "predator"] }), "races"),
            ("corps", json!({ "players": 2, "heroes": ["hicks"] }), "heroes"),
            ("corps", json!({ "mission": "newt", "heroes": ["newt"], "players": 1 }), "heroes"),
            (
                "corps",
                json!({ "switches": { "activation_steps": 6, "aim_reset": "activation" } }),
                "switches.activation_steps",
            ),
            ("obcy", json!({ "players": 3, "leader": 0 }), "leader"),
        ];
        for (game, options, key) in wrong {
            let fields = catalog::form(game, &[]).unwrap();
            let begun = catalog::begin(game, &[], Some(&options), &mut table::Seeded::from_number(0));
            let Err(error) = begun else { panic!("{game} begins with {options}") };
            let helps: Vec<_> =
                fields.iter().map(|field| (field.key, format!("help of {}", field.key))).collect();
            assert_eq!(told(&helps, &error), format!("help of {key}"), "{error}");
        }
    }

    #[test]
    fn whatever_is_dealt_lies_on_one_seat() {
        let all = [json!("a"), json!("b"), json!("c")];
        let lists = moved(Vec::new(), 3, &all, &json!("c"), 0);
        assert_eq!(lists, [json!(["c"]), json!(["a"]), json!(["b"])]);
        assert_eq!(moved(lists, 3, &all, &json!("a"), 2), [json!(["c"]), json!([]), json!(["b", "a"])]);
    }
}
