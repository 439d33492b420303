//! What is agreed before a match, as a form: what stands in it, and what becomes of it when somebody fills something in.

use crate::shares::{handed_on, moved, taken, whole};
use catalog::{AnyMatch, CatalogError};
use locale::seat_term;
use serde_json::{Map, Value, json};
use table::{Field, Input, Message, Pick, Seat, Seeded};

/// Who can sit on a seat, by their names in files, and what they are called.
pub const SITTERS: [(&str, &str); 6] = [
    ("person", "web-person-here"),
    ("random", "web-bot-random"),
    ("recruit", "web-bot-recruit"),
    ("regular", "web-bot-regular"),
    ("veteran", "web-bot-veteran"),
    ("elite", "web-bot-elite"),
];
/// Somebody who comes by a link, where a server keeps matches.
pub(crate) const FRIEND: (&str, &str) = ("friend", "web-friend");
/// Who sits where nobody else does.
const USUAL: &str = "regular";
/// What a list says of its first entry if that leaves it to the rules.
pub(crate) const OPEN: &str = "open";

/// All that is agreed before a match of a game.
#[derive(Clone)]
pub struct Form {
    /// The game.
    pub game: &'static str,
    /// What can be agreed.
    pub(crate) fields: Vec<Field>,
    /// What is agreed.
    pub options: Map<String, Value>,
    /// What the seats are called, by the last options that go together.
    pub names: Vec<Message>,
    /// Who sits on them, by [`SITTERS`].
    pub sitters: Vec<&'static str>,
    /// What the dice fall by; whatever chance gives if it is empty.
    pub seed: String,
}

/// Something to fill in.
pub struct Control {
    /// The name of its element.
    pub id: String,
    /// What stands in it, as its element has it.
    pub value: String,
    /// What it is called beside others of its field.
    pub(crate) label: Option<Message>,
    pub(crate) kind: Kind,
}

/// How something is filled in.
pub(crate) enum Kind {
    Flag,
    Number(i64, i64),
    /// One of these. Whether it can be left to the rules, too.
    List(Vec<Message>, bool),
}

impl Form {
    /// The usual agreement. Nobody sits anywhere before it has been tried out.
    pub fn new(game: &'static str) -> Form {
        Form {
            game,
            fields: catalog::form(game, &[]).unwrap_or_default(),
            options: defaults(game),
            names: Vec::new(),
            sitters: Vec::new(),
            seed: String::new(),
        }
    }

    /// Agrees on what is usual again. Who plays and the dice stay as they are.
    pub fn reset(&mut self) {
        self.options = defaults(self.game);
    }

    /// Begins a match that is thrown away: it says whether the options go together, and what seats there are. What every seat has
    /// of its own is brought to their number.
    pub fn try_out(&mut self) -> Result<(), CatalogError> {
        let open = self.without_lists();
        if open != self.options
            && let Ok(begun) = self.begun(&open)
        {
            self.fit(begun.seats());
            self.seat(&*begun);
        }
        let begun = self.begun(&self.options)?;
        self.seat(&*begun);
        Ok(())
    }

    /// Takes over the seats of a match, and who sits there.
    fn seat(&mut self, begun: &dyn AnyMatch) {
        if self.sitters.is_empty() {
            // Whoever decides first is the one who need not wait for bots.
            let first = begun.awaited().first().map_or(0, |seat| seat.index());
            self.sitters.resize(first, USUAL);
            self.sitters.push(SITTERS[0].0);
        }
        let (seats, names) = (begun.seats(), begun.seat_names());
        self.names = Seat::first(seats).map(|seat| seat_term(seat, &names)).collect();
        self.sitters.resize(seats, USUAL);
    }

    fn begun(&self, options: &Map<String, Value>) -> Result<Box<dyn AnyMatch>, CatalogError> {
        let options = Value::Object(options.clone());
        catalog::begin(self.game, &[], Some(&options), &mut Seeded::from_number(0))
    }

    /// The options, but what seats have of their own is left to the rules.
    fn without_lists(&self) -> Map<String, Value> {
        let mut options = self.options.clone();
        for field in self.fields.iter().filter(|field| is_for_each_seat(field)) {
            set(&mut options, field.key, json!([]));
        }
        options
    }

    /// Brings what seats have of their own to their number.
    fn fit(&mut self, seats: usize) {
        for field in &self.fields {
            let Value::Array(all) = value(&self.options, field.key) else { continue };
            let fitted = match &field.input {
                _ if all.is_empty() => continue,
                Input::EachSeat(picks) => whole(all, seats, picks),
                Input::Deal(_) => handed_on(all, seats),
                _ => continue,
            };
            set(&mut self.options, field.key, Value::Array(fitted));
        }
    }

    /// All that can be filled in of a field.
    pub(crate) fn controls(&self, field: &Field) -> Vec<Control> {
        let id = format!("option-{}", field.key);
        let now = value(&self.options, field.key);
        let one = |kind, value: String| vec![Control { id: id.clone(), value, label: None, kind }];
        let member = |name: String, label, picks: Vec<Message>, chosen| Control {
            id: format!("{id}-{name}"),
            value: chosen_of(chosen),
            label: Some(label),
            kind: Kind::List(picks, true),
        };
        match &field.input {
            Input::Flag => one(Kind::Flag, now.as_bool().unwrap_or_default().to_string()),
            Input::Number { least, most } => {
                one(Kind::Number(*least, *most), now.as_i64().unwrap_or(*least).to_string())
            }
            Input::One(picks) => one(Kind::List(labels(picks), false), chosen_of(place(picks, &now))),
            Input::Seat => {
                let chosen = now.as_u64().and_then(|seat| usize::try_from(seat).ok());
                one(Kind::List(self.names.clone(), true), chosen_of(chosen))
            }
            Input::EachSeat(picks) => Seat::first(self.names.len())
                .map(|seat| {
                    let chosen = now.get(seat.index()).and_then(|value| place(picks, value));
                    member(seat.0.to_string(), seat_number(seat), labels(picks), chosen)
                })
                .collect(),
            Input::Deal(picks) => picks
                .iter()
                .map(|pick| {
                    let has = |list: &Value| list.as_array().is_some_and(|list| list.contains(&pick.value));
                    let chosen = now.as_array().and_then(|lists| lists.iter().position(has));
                    let seats = Seat::first(self.names.len()).map(seat_number).collect();
                    let name = pick.value.to_string().trim_matches('"').to_string();
                    member(name, pick.label.clone(), seats, chosen)
                })
                .collect(),
        }
    }

    /// All that can be filled in of the options.
    pub fn all_controls(&self) -> impl Iterator<Item = Control> {
        self.fields.iter().flat_map(|field| self.controls(field))
    }

    /// Somebody has filled something in: `text` stands in the element `id`, or whether it is ticked. What cannot stand there
    /// changes nothing.
    pub fn fill(&mut self, id: &str, text: &str) {
        if id == "seed" {
            self.seed = text.to_string();
        } else if let Some(seat) = id.strip_prefix("sitter-") {
            let seat = seat.parse().ok().and_then(|seat: usize| self.sitters.get_mut(seat));
            let sitter = SITTERS.into_iter().chain([FRIEND]).find(|(name, _)| *name == text);
            if let (Some(seat), Some((name, _))) = (seat, sitter) {
                *seat = name;
            }
        } else if let Some((key, value)) = self.filled(id, text) {
            set(&mut self.options, key, value);
        }
    }

    /// The key of the field to which the element `id` belongs, and what stands under it then.
    fn filled(&self, id: &str, text: &str) -> Option<(&'static str, Value)> {
        let (field, at, control) = self.fields.iter().find_map(|field| {
            let mut controls = self.controls(field).into_iter().enumerate();
            controls.find(|(_, control)| control.id == id).map(|(at, control)| (field, at, control))
        })?;
        let chosen = match control.kind {
            Kind::List(labels, _) if text != OPEN => {
                Some(text.parse().ok().filter(|chosen: &usize| *chosen < labels.len())?)
            }
            _ => None,
        };
        let now = value(&self.options, field.key).as_array().cloned().unwrap_or_default();
        let value = match &field.input {
            Input::Flag => json!(text == "true"),
            Input::Number { least, most } => json!(text.parse::<i64>().ok()?.clamp(*least, *most)),
            Input::One(picks) => picks.get(chosen?)?.value.clone(),
            Input::Seat => json!(chosen),
            Input::EachSeat(picks) => match chosen {
                Some(pick) => taken(now, self.names.len(), picks, at, &picks.get(pick)?.value),
                None => json!([]),
            },
            Input::Deal(picks) => match chosen {
                Some(seat) => moved(now, self.names.len(), picks, &picks.get(at)?.value, seat),
                None => json!([]),
            },
        };
        Some((field.key, value))
    }
}

/// Whether every seat has something of its own there.
pub(crate) fn is_for_each_seat(field: &Field) -> bool {
    matches!(field.input, Input::EachSeat(_) | Input::Deal(_))
}

fn defaults(game: &str) -> Map<String, Value> {
    catalog::defaults(game).ok().and_then(|value| value.as_object().cloned()).unwrap_or_default()
}

/// How a seat is called while its name depends on what is being chosen.
fn seat_number(seat: Seat) -> Message {
    Message::new("web-seat-number").with("number", seat.0 + 1)
}

fn labels(picks: &[Pick]) -> Vec<Message> {
    picks.iter().map(|pick| pick.label.clone()).collect()
}

fn place(picks: &[Pick], value: &Value) -> Option<usize> {
    picks.iter().position(|pick| pick.value == *value)
}

fn chosen_of(place: Option<usize>) -> String {
    place.map_or_else(|| OPEN.to_string(), |place| place.to_string())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Front;
    use locale::{Language, Words};

    #[test]
    fn every_option_of_every_game_can_be_set_and_said() {
        for game in catalog::GAMES {
            let form = Form::new(game);
            let keys: Vec<&str> = form.fields.iter().map(|field| field.key).collect();
            for key in form.options.keys() {
                assert!(keys.contains(&key.as_str()), "{game} has no field for {key}");
            }
            for field in form.fields {
                let is_known = field.key.contains('.') || form.options.contains_key(field.key);
                assert!(is_known, "{game}: {} is no option", field.key);
                let picks = match field.input {
                    Input::One(picks) | Input::EachSeat(picks) | Input::Deal(picks) => picks,
                    _ => Vec::new(),
                };
                for message in
                    [&field.label, &field.help].into_iter().chain(picks.iter().map(|pick| &pick.label))
                {
                    let gaps = Words::of(Language::English).gaps(message);
                    assert_eq!(gaps, Vec::<String>::new(), "{game}");
                }
            }
        }
    }

    #[test]
    fn every_list_of_every_game_can_be_filled_in_with_everything_in_it() {
        let (mut tried, mut allowed) = (0, 0);
        for game in catalog::GAMES {
            let mut usual = Form::new(game);
            usual.try_out().unwrap();
            for control in usual.all_controls() {
                let Kind::List(labels, can_be_open) = control.kind else { continue };
                let choices = (0..labels.len()).map(|at| at.to_string());
                for choice in choices.chain(can_be_open.then(|| OPEN.to_string())) {
                    let mut form = usual.clone();
                    form.fill(&control.id, &choice);
                    let shown = form.all_controls().find(|other| other.id == control.id).unwrap();
                    assert_eq!(shown.value, choice, "{game}, {}", control.id);
                    // Some points go together, and the game says so; but none of them is unheard of.
                    let told = form.try_out().err().map(|error| error.to_string()).unwrap_or_default();
                    assert!(!told.contains("unknown"), "{game}, {}: {told}", control.id);
                    tried += 1;
                    allowed += usize::from(told.is_empty());
                }
                // What is usual is what the rules say.
                let mut same = usual.clone();
                same.fill(&control.id, &control.value);
                assert_eq!(same.options, usual.options, "{game}, {}", control.id);
            }
        }
        assert!(tried > 80 && allowed > tried / 2, "{tried}, {allowed}");
    }

    #[test]
    fn what_cannot_stand_there_changes_nothing() {
        for game in catalog::GAMES {
            let mut form = Form::new(game);
            form.try_out().unwrap();
            let before = (form.options.clone(), form.sitters.clone());
            let ids: Vec<Control> = form.all_controls().collect();
            for Control { id, kind, .. } in ids {
                if !matches!(kind, Kind::Flag) {
                    form.fill(&id, "99x");
                }
            }
            for id in ["sitter-9", "sitter-", "sitter-0", "option-", "option-nothing", ""] {
                form.fill(id, "nobody");
            }
            assert_eq!((form.options, form.sitters), before, "{game}");
        }
    }

    #[test]
    fn numbers_stay_within_their_limits() {
        let mut tried = 0;
        for game in catalog::GAMES {
            let mut form = Form::new(game);
            let numbers: Vec<Control> = form.all_controls().collect();
            for Control { id, kind, .. } in numbers {
                let Kind::Number(least, most) = kind else { continue };
                for (text, expected) in [("-1000", least), ("100000", most)] {
                    form.fill(&id, text);
                    let shown = form.all_controls().find(|other| other.id == id).unwrap();
                    assert_eq!(shown.value, expected.to_string(), "{game}, {id}");
                    tried += 1;
                }
            }
        }
        assert!(tried > 0);
    }

    #[test]
    fn seats_follow_the_options_and_who_sits_there_stays() {
        let mut form = Form::new("corps");
        form.try_out().unwrap();
        assert_eq!(form.sitters[0], "person");
        form.options.insert("players".into(), json!(4));
        form.try_out().unwrap();
        form.fill("sitter-1", "friend");
        form.options.insert("players".into(), json!(2));
        form.try_out().unwrap();
        assert_eq!((form.names.len(), form.sitters.clone()), (2, vec!["person", "friend"]));
        form.options.insert("players".into(), json!(99));
        assert!(form.try_out().is_err());
        assert_eq!(form.names.len(), 2, "what went together last stays");
        form.reset();
        form.try_out().unwrap();
        assert_eq!(form.sitters[0], "person");
    }

    #[test]
    fn options_that_do_not_go_together_are_told_by_their_field() {
        let front = Front(Words::of(Language::English));
        let wrong = [
            ("requiem", json!({ "sides": 2, "races": ["guard", "predator"] }), "races"),
            ("corps", json!({ "players": 2, "heroes": ["hicks", "hicks"] }), "heroes"),
            ("corps", json!({ "mission": "newt", "heroes": ["newt"], "players": 1 }), "heroes"),
            (
                "corps",
                json!({ "switches": { "activation_steps": 6, "aim_reset": "activation" } }),
                "switches.activation_steps",
            ),
            ("obcy", json!({ "players": 3, "leader": 0 }), "leader"),
        ];
        for (game, options, key) in wrong {
            let mut form = Form::new(game);
            form.options = options.as_object().cloned().unwrap();
            let error = form.try_out().unwrap_err();
            let field = form.fields.iter().find(|field| field.key == key).unwrap();
            let told = front.refused(&form, &error);
            assert!(told.contains(&front.0.sentence(&field.help)), "{error}: {told}");
        }
    }

    #[test]
    fn what_seats_have_of_their_own_is_brought_to_their_number() {
        let mut form = Form::new("corps");
        form.fill("option-players", "2");
        form.try_out().unwrap();
        form.fill("option-heroes-1", "3");
        for (players, heroes) in [(2, 2), (5, 5), (1, 1), (3, 3)] {
            form.fill("option-players", &players.to_string());
            form.try_out().unwrap();
            assert_eq!(form.options["heroes"].as_array().map(Vec::len), Some(heroes));
            assert_eq!(form.names.len(), players);
        }
        let mut form = Form::new("obcy");
        form.fill("option-players", "4");
        form.try_out().unwrap();
        let characters: Vec<String> = form.all_controls().map(|control| control.id).collect();
        let first = characters.iter().find(|id| id.starts_with("option-seats-")).unwrap();
        form.fill(first, "2");
        form.try_out().unwrap();
        form.fill("option-players", "3");
        form.try_out().unwrap();
        let lists = form.options["seats"].as_array().unwrap();
        let dealt: usize = lists.iter().map(|list| list.as_array().unwrap().len()).sum();
        assert_eq!((lists.len(), dealt), (3, 6), "{lists:?}");
    }
}
