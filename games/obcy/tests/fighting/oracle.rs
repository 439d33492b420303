//! A second opinion on who can fire or throw at what, written from sections 3.8 to 3.11 and 8d of docs/rules/obcy.md
//! and the files of the pack.

use obcy::{Alien, Character, Kind, Obcy, PersonView, Spot, View, Weapon};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use table::Game;

#[derive(Deserialize)]
struct Card {
    strength: u8,
    fires: Vec<Weapon>,
    grenades: bool,
}

#[derive(Deserialize)]
struct Pairs {
    pairs: Vec<String>,
}

#[derive(Deserialize)]
struct Field {
    field: Spot,
}

#[derive(Deserialize)]
struct Base {
    doors: BTreeMap<String, Pairs>,
    pad: Pairs,
    airlocks: BTreeMap<String, Pairs>,
    grilles: BTreeMap<String, Pairs>,
    hatching: BTreeMap<String, Field>,
}

#[derive(Deserialize)]
struct Table {
    columns: Vec<i16>,
    #[serde(flatten)]
    rows: BTreeMap<String, toml::Value>,
}

/// What comes of an attack: whether it is against the defender, the loss and the retreat (O-CRT-2).
pub(crate) type Effect = Option<(bool, u8, u8)>;

/// The files of the pack, read once more.
pub(crate) struct Rules {
    /// What is drawn on each field of the base, rock left out.
    marks: BTreeMap<Spot, u8>,
    near: BTreeMap<Spot, BTreeSet<Spot>>,
    hatching: BTreeSet<Spot>,
    cards: BTreeMap<Character, Card>,
    table: Table,
}

/// Range and fire strength (O-WEAP-1).
pub(crate) fn gun(weapon: Weapon) -> (u16, i16) {
    match weapon {
        Weapon::Pistol => (3, 2),
        Weapon::Rifle => (4, 3),
        Weapon::Flamethrower => (3, 4),
    }
}

impl Rules {
    pub(crate) fn read() -> Rules {
        #[derive(Deserialize)]
        struct Cards {
            characters: BTreeMap<Character, Card>,
        }
        #[derive(Deserialize)]
        struct Combat {
            crt: Table,
        }
        let file = |name: &str| Obcy::FILES.iter().find(|file| file.0 == name).expect("a file").1;
        let base: Base = toml::from_str(file("base.toml")).expect("the base");
        let cards: Cards = toml::from_str(file("characters.toml")).expect("the cards");
        let combat: Combat = toml::from_str(file("combat.toml")).expect("the table");
        let mut marks = BTreeMap::new();
        for (row, line) in (0..).zip(file("base.map").lines()) {
            for (column, mark) in (0..).zip(line.bytes().filter(|mark| *mark != b' ')) {
                if mark != b'#' {
                    marks.insert(Spot { row, column }, mark);
                }
            }
        }
        let lists = base.doors.values().chain([&base.pad]).chain(base.airlocks.values());
        let mut openings = BTreeSet::new();
        for pair in lists.chain(base.grilles.values()).flat_map(|list| &list.pairs) {
            let (one, other) = pair.split_once('-').expect("two fields");
            let (one, other) = (Spot::parse(one).expect("a field"), Spot::parse(other).expect("a field"));
            openings.extend([(one, other), (other, one)]);
        }
        let mut rules = Rules {
            near: BTreeMap::new(),
            hatching: base.hatching.values().map(|entry| entry.field).collect(),
            cards: cards.characters,
            table: combat.crt,
            marks,
        };
        // Section 8d.3.
        for (&here, &mark) in &rules.marks {
            let open = |(&there, &other): (&Spot, &u8)| {
                let alike = mark == other && (mark == b'+' || mark == b'~' || mark.is_ascii_alphabetic());
                let touches = distance(here, there) == 1;
                (touches && (alike || openings.contains(&(here, there)))).then_some(there)
            };
            rules.near.insert(here, rules.marks.iter().filter_map(open).collect());
        }
        rules
    }

    pub(crate) fn fields(&self) -> impl Iterator<Item = Spot> + '_ {
        self.marks.keys().copied()
    }

    pub(crate) fn near(&self, spot: Spot) -> &BTreeSet<Spot> {
        &self.near[&spot]
    }

    fn room(&self, spot: Spot) -> Option<u8> {
        Some(self.marks[&spot]).filter(u8::is_ascii_alphabetic)
    }

    pub(crate) fn is_room(&self, spot: Spot) -> bool {
        self.room(spot).is_some()
    }

    pub(crate) fn is_vent(&self, spot: Spot) -> bool {
        self.marks[&spot] == b'~'
    }

    pub(crate) fn is_corridor(&self, spot: Spot) -> bool {
        self.marks[&spot] == b'+'
    }

    pub(crate) fn is_hatching(&self, spot: Spot) -> bool {
        self.hatching.contains(&spot)
    }

    /// Corridors, vents and rooms: where aliens may be (O-AMOVE-2, O-AMOVE-3).
    pub(crate) fn is_inside(&self, spot: Spot) -> bool {
        self.is_room(spot) || self.is_vent(spot) || self.is_corridor(spot)
    }

    pub(crate) fn strength_at_most(&self, who: Character) -> u8 {
        self.cards[&who].strength
    }

    /// O-CRT-1 and O-CRT-5.
    pub(crate) fn result(&self, strength: i16, die: u8) -> Effect {
        let first = self.table.columns[0];
        let last = *self.table.columns.last().expect("a column");
        let column = (strength.clamp(first, last) - first) as usize;
        let text = self.table.rows[&format!("die{die}")][column].as_str().expect("a result");
        let (loss, retreat) = text.get(1..)?.split_once('/')?;
        let number = |digits: &str| digits.parse().expect("a number");
        Some((text.starts_with('D'), number(loss), number(retreat)))
    }

    /// Section 8d.4: the fields on one side of the line.
    fn line(&self, from: Spot, to: Spot, side: f64) -> Vec<Option<Spot>> {
        let (start, end, steps) = (cube(from), cube(to), distance(from, to));
        let shift = [1e-6 * side, 2e-6 * side, -3e-6 * side];
        let point = |step: u16| {
            let part = f64::from(step) / f64::from(steps);
            let exact: [f64; 3] = core::array::from_fn(|axis| {
                f64::from(start[axis]) + f64::from(end[axis] - start[axis]) * part + shift[axis]
            });
            let mut rounded = exact.map(|value| value.round() as i32);
            let error = |axis: &usize| (f64::from(rounded[*axis]) - exact[*axis]).abs();
            let worst = (0..3).max_by(|one, other| error(one).total_cmp(&error(other))).expect("three axes");
            rounded[worst] -= rounded.iter().sum::<i32>();
            let row = rounded[2];
            let column = rounded[0] + (row - row.rem_euclid(2)) / 2;
            let spot = Spot { row: row.try_into().ok()?, column: column.try_into().ok()? };
            Some(spot).filter(|spot| self.marks.contains_key(spot))
        };
        (0..=steps).map(point).collect()
    }

    /// O-WEAP-14 with what blocks a field between the ends.
    fn clear(&self, from: Spot, to: Spot, blocked: impl Fn(Spot) -> bool) -> bool {
        [1.0, -1.0].into_iter().any(|side| {
            let Some(line) = self.line(from, to, side).into_iter().collect::<Option<Vec<Spot>>>() else {
                return false;
            };
            let open = line.windows(2).all(|pair| self.near(pair[0]).contains(&pair[1]));
            open && !line[1..line.len() - 1].iter().any(|spot| blocked(*spot))
        })
    }

    /// Every attack that a character may make now (O-FIRE-1, O-FIRE-3, O-FIRE-10).
    pub(crate) fn shots(&self, view: &View, who: Character) -> BTreeSet<(Weapon, Alien, u8)> {
        let person = &view.people[&who];
        let Some(from) = person.field else { return BTreeSet::new() };
        let most = person.ap.min(charges(person));
        let piece = |spot: Spot| {
            view.people.values().any(|other| other.field == Some(spot))
                || view.aliens.values().any(|alien| alien.field == spot)
                || view.collapsed.contains(&spot)
        };
        let mut shots = BTreeSet::new();
        for weapon in Weapon::ALL.into_iter().filter(|weapon| self.cards[&who].fires.contains(weapon)) {
            if !person.pockets.iter().any(|item| item.kind == weapon.kind()) {
                continue;
            }
            for (&target, alien) in view.aliens.iter().filter(|alien| !view.shot_at.contains(alien.0)) {
                let near = distance(from, alien.field) <= gun(weapon).0;
                if near && self.clear(from, alien.field, piece) {
                    shots.extend((1..=most).map(|number| (weapon, target, number)));
                }
            }
        }
        shots
    }

    /// Every field that a character may throw a grenade at now (O-GREN-3, O-GREN-4).
    pub(crate) fn aims(&self, view: &View, who: Character) -> BTreeSet<Spot> {
        let person = &view.people[&who];
        let armed = person.pockets.iter().any(|item| item.kind == Kind::Grenade);
        let Some(from) = person.field.filter(|_| armed && person.ap > 0 && self.cards[&who].grenades) else {
            return BTreeSet::new();
        };
        let rubble = |spot: Spot| view.collapsed.contains(&spot);
        let good = |aim: &Spot| {
            (1..=2).contains(&distance(from, *aim))
                && self.marks[aim] != b'@'
                && !rubble(*aim)
                && self.clear(from, *aim, rubble)
                && !self.zones(*aim).is_empty()
        };
        self.fields().filter(good).collect()
    }

    /// Every blast zone around an aimed field (O-GREN-5 to O-GREN-8).
    pub(crate) fn zones(&self, aim: Spot) -> BTreeSet<BTreeSet<Spot>> {
        let room = self.room(aim);
        let part = |spot: &&Spot| match room {
            Some(_) => self.room(**spot) == room,
            None => self.marks[*spot] != b'@',
        };
        let beside: Vec<Spot> = self.near(aim).iter().filter(part).copied().collect();
        if room.is_none() && beside.len() < 2 {
            return BTreeSet::from([beside.into_iter().chain([aim]).collect()]);
        }
        let pairs = beside.iter().flat_map(|one| beside.iter().map(move |other| (*one, *other)));
        let fits =
            |(one, other): &(Spot, Spot)| one != other && (room.is_none() || self.near(*one).contains(other));
        pairs.filter(fits).map(|(one, other)| BTreeSet::from([aim, one, other])).collect()
    }

    /// Whether a character may have a firing turn (DP-11).
    pub(crate) fn can_fire(&self, view: &View, who: Character) -> bool {
        let person = &view.people[&who];
        !person.volleyed && (!self.shots(view, who).is_empty() || !self.aims(view, who).is_empty())
    }
}

/// Charges of all magazines.
pub(crate) fn charges(person: &PersonView) -> u8 {
    person.pockets.iter().map(|item| item.charges).sum()
}

/// Section 8d.1.
fn cube(spot: Spot) -> [i32; 3] {
    let (column, row) = (i32::from(spot.column), i32::from(spot.row));
    let q = column - (row - row % 2) / 2;
    [q, -q - row, row]
}

pub(crate) fn distance(one: Spot, other: Spot) -> u16 {
    let (one, other) = (cube(one), cube(other));
    (0..3).map(|axis| one[axis].abs_diff(other[axis]) as u16).max().expect("three axes")
}
