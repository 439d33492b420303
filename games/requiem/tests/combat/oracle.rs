//! A second opinion on attacks, written from sections 3.12 to 3.23 of docs/rules/requiem.md and the files of the pack.

use requiem::{
    Area, Card, Event, HYBRID, Hero, HeroView, Kind, PREDATOR, Race, Requiem, Spot, View, Visor, Weapon,
};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use table::Game;

#[derive(Deserialize)]
pub(crate) struct Mode {
    pub(crate) ap: u8,
    range: u8,
    acc: Option<u8>,
    damage: u8,
    #[serde(default)]
    pub(crate) energy: u8,
    effect: Option<String>,
}

#[derive(Deserialize, Default)]
struct Toggle {
    #[serde(default)]
    acc_penalty: u8,
    #[serde(default)]
    range_penalty: u8,
}

#[derive(Deserialize)]
pub(crate) struct Arm {
    #[serde(default)]
    random: bool,
    #[serde(default)]
    indirect: bool,
    #[serde(default)]
    modes: Vec<Mode>,
    #[serde(default)]
    toggle: Toggle,
}

impl Arm {
    pub(crate) fn mode(&self, mode: u8) -> &Mode {
        &self.modes[usize::from(mode.max(1)) - 1]
    }
}

/// The weapon use that somebody thinks of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Use {
    pub(crate) attacker: Hero,
    pub(crate) target: Hero,
    pub(crate) weapon: Weapon,
    pub(crate) mode: u8,
    pub(crate) counter: bool,
}

/// The files of the pack, read once more.
pub(crate) struct Rules {
    cards: BTreeMap<Card, Arm>,
    natural: BTreeMap<Weapon, Arm>,
    city: Vec<Vec<u8>>,
    sewer: Vec<Vec<u8>>,
    links: Vec<(Spot, Spot)>,
}

impl Rules {
    pub(crate) fn read() -> Rules {
        #[derive(Deserialize)]
        struct Cards {
            cards: BTreeMap<Card, Arm>,
        }
        #[derive(Deserialize)]
        struct Heroes {
            natural_weapons: BTreeMap<Weapon, Arm>,
        }
        let file = |name: &str| Requiem::FILES.iter().find(|file| file.0 == name).expect("a file").1;
        let rows = |name: &str| file(name).lines().map(|row| row.bytes().collect()).collect();
        let cards: Cards = toml::from_str(file("cards.toml")).expect("cards");
        let heroes: Heroes = toml::from_str(file("heroes.toml")).expect("heroes");
        let mut rules = Rules {
            cards: cards.cards,
            natural: heroes.natural_weapons,
            city: rows("city.map"),
            sewer: rows("sewer.map"),
            links: Vec::new(),
        };
        rules.links = (b'A'..=b'D')
            .map(|letter| {
                let [mut city, mut sewer] = [Area::City, Area::Sewer].map(|area| {
                    rules.spots(area).into_iter().filter(move |spot| spot.1 == letter).map(|spot| spot.0)
                });
                (city.next().expect("an entrance"), sewer.next().expect("an exit"))
            })
            .collect();
        rules
    }

    fn spots(&self, area: Area) -> Vec<(Spot, u8)> {
        let rows = if area == Area::City { &self.city } else { &self.sewer };
        let cells = (1..).zip(rows).flat_map(move |(row, marks)| {
            (1..).zip(marks).map(move |(column, mark)| (Spot { area, row, column }, *mark))
        });
        cells.collect()
    }

    /// Every cell on which a hero can stand.
    pub(crate) fn floors(&self) -> Vec<Spot> {
        let all = [Area::City, Area::Sewer].into_iter().flat_map(|area| self.spots(area));
        all.filter(|(_, mark)| !b"#~".contains(mark)).map(|(spot, _)| spot).collect()
    }

    /// Both ends of each link, the city's first.
    pub(crate) fn links(&self) -> &[(Spot, Spot)] {
        &self.links
    }

    /// R-BOARD-6, with columns and rows counted from 0.
    fn opaque(&self, area: Area, x: i32, y: i32) -> bool {
        let rows = if area == Area::City { &self.city } else { &self.sewer };
        let mark = usize::try_from(y).ok().and_then(|y| rows.get(y)?.get(usize::try_from(x).ok()?));
        mark.is_none_or(|mark| *mark == b'#')
    }

    fn linked(&self, a: Spot, b: Spot) -> bool {
        self.links.contains(&(a, b)) || self.links.contains(&(b, a))
    }

    /// R-BOARD-8.
    pub(crate) fn adjacent(&self, a: Spot, b: Spot) -> bool {
        a.area == b.area && steps(a, b) == 1 || self.linked(a, b)
    }

    /// R-RANGE-3 and R-RANGE-5, as far as any weapon reaches.
    fn distance(&self, a: Spot, b: Spot) -> Option<u16> {
        if a.area != b.area {
            return self.linked(a, b).then_some(1);
        }
        let (mut ring, mut seen) = (vec![at(a)], BTreeSet::from([at(a)]));
        for distance in 0..=9 {
            if ring.contains(&at(b)) {
                return Some(distance);
            }
            let beside = |&(x, y): &(i32, i32)| [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
            let next = ring.iter().flat_map(beside).filter(|&(x, y)| !self.opaque(a.area, x, y));
            ring = next.filter(|cell| seen.insert(*cell)).collect();
        }
        None
    }

    /// R-LOS-2 by geometry: which cells the segment cuts, and which corners it meets.
    fn sees(&self, view: &View, attacker: Hero, target: Hero) -> bool {
        let (from, to) = (view.heroes[&attacker].cell, view.heroes[&target].cell);
        if self.linked(from, to) {
            return true;
        }
        let (a, b) = (at(from), at(to));
        let blocker = |x: i32, y: i32| {
            let mut others = view.heroes.iter().filter(|(hero, _)| **hero != attacker && **hero != target);
            self.opaque(from.area, x, y)
                || others.any(|(_, seen)| seen.cell.area == from.area && at(seen.cell) == (x, y))
        };
        let xs = || a.0.min(b.0)..=a.0.max(b.0);
        let ys = || a.1.min(b.1)..=a.1.max(b.1);
        let cells = || xs().flat_map(move |x| ys().map(move |y| (x, y)));
        let inside = cells().filter(|&cell| cell != a && cell != b && cuts(a, b, cell));
        let corner = |(x, y): (i32, i32)| {
            // The corner at the upper left of the cell, in half cells, and the four cells around it.
            let meets = (2 * x - 2 * a.0 - 1) * (b.1 - a.1) == (2 * y - 2 * a.1 - 1) * (b.0 - a.0);
            let around = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)];
            let mut beside = around.into_iter().filter(|&cell| !cuts(a, b, cell));
            meets && beside.all(|(x, y)| blocker(x, y))
        };
        let mut corners = cells().filter(|&(x, y)| x > *xs().start() && y > *ys().start());
        !inside.into_iter().any(|(x, y)| blocker(x, y)) && !corners.any(corner)
    }

    pub(crate) fn arm(&self, weapon: Weapon) -> &Arm {
        weapon.card().map_or_else(|| &self.natural[&weapon], |card| &self.cards[&card])
    }

    fn owns(&self, seen: &HeroView, hero: Hero, weapon: Weapon) -> bool {
        match (weapon.card(), weapon) {
            (Some(card), _) => seen.cards.contains(&card),
            (None, Weapon::AlienClaws | Weapon::AlienTail) => hero.kind() == Kind::Alien,
            _ => hero == HYBRID,
        }
    }

    /// R-VISOR-3 and -4.
    fn visor(&self, view: &View, usage: Use) -> Option<&Toggle> {
        let suits = if view.visor == Visor::Humans { Race::Guard } else { Race::Aliens };
        (usage.attacker == PREDATOR && usage.target.race() != suits).then(|| &self.cards[&Card::Visor].toggle)
    }

    /// Step 1 of section 3.23.
    fn allows(&self, view: &View, usage: Use) -> bool {
        let (own, other) = (&view.heroes[&usage.attacker], &view.heroes[&usage.target]);
        let arm = self.arm(usage.weapon);
        let mode = arm.mode(usage.mode);
        let shorter = self.visor(view, usage).map_or(0, |visor| visor.range_penalty);
        let range = u16::from(mode.range.saturating_sub(shorter).max(1));
        // R-RANGE-4: what is seen is as far away as columns and rows say.
        let reaches = if arm.indirect {
            self.distance(own.cell, other.cell).is_some_and(|distance| distance <= range)
        } else {
            let near = self.linked(own.cell, other.cell)
                || own.cell.area == other.cell.area && steps(own.cell, other.cell) <= range;
            near && self.sees(view, usage.attacker, usage.target)
        };
        let paid = mode.energy == 0 || mode.energy <= view.energy;
        let ready = if usage.counter {
            !own.entangled && !own.answered.contains(&usage.target)
        } else {
            own.ap >= mode.ap && own.uses < 2
        };
        self.owns(own, usage.attacker, usage.weapon) && reaches && paid && ready
    }

    /// Every use that is allowed.
    pub(crate) fn allowed(&self, view: &View, attacker: Hero, counter: Option<Hero>) -> Vec<Use> {
        let mut all = Vec::new();
        for weapon in Weapon::ALL {
            let arm = self.arm(weapon);
            let modes = if arm.random { 0..=0 } else { 1..=arm.modes.len() as u8 };
            for mode in modes {
                for &target in view.heroes.keys().filter(|target| target.race() != attacker.race()) {
                    let usage = Use { attacker, target, weapon, mode, counter: counter.is_some() };
                    if counter.is_none_or(|only| only == target) && self.allows(view, usage) {
                        all.push(usage);
                    }
                }
            }
        }
        all
    }

    /// R-ACC and R-RANDMODE: the damage of a throw, or nothing for a miss.
    fn thrown(&self, view: &View, usage: Use, roll: u8) -> Option<u8> {
        let arm = self.arm(usage.weapon);
        let cloaked = usage.target == PREDATOR && view.cloak;
        let penalty = self.visor(view, usage).map_or(0, |visor| visor.acc_penalty)
            + if cloaked { self.cards[&Card::Cloak].toggle.acc_penalty } else { 0 };
        let needs = |mode: &Mode| mode.acc.expect("an accuracy") + penalty;
        let (first, second) = (arm.mode(usage.mode), arm.modes.last().expect("a mode"));
        if arm.random && roll >= needs(second) {
            Some(second.damage)
        } else {
            (roll >= needs(first).min(6)).then_some(first.damage)
        }
    }

    /// Section 3.23 from step 2 to the answer: what is told, if the dice fall so.
    pub(crate) fn resolve(&self, view: &View, usage: Use, dice: &[u8]) -> Vec<Event> {
        let Use { attacker, target, weapon, mode, counter } = usage;
        let printed = self.arm(weapon).mode(mode);
        let mut dice = dice.iter().copied();
        let mut fight = Fight::new(view);
        fight.told.push(Event::Attacked { attacker, target, weapon, mode, counter });
        let mut hit = Some(printed.damage);
        if printed.acc.is_some() {
            let roll = dice.next().expect("a die for accuracy");
            hit = self.thrown(view, usage, roll);
            let needed = (1..=6).find(|roll| self.thrown(view, usage, *roll).is_some()).expect("a six hits");
            fight.told.push(Event::Threw(roll, needed, hit));
        }
        if hit.is_some() && printed.effect.is_some() {
            fight.told.push(Event::Entangled(target));
        }
        if let Some(damage @ 1..) = hit {
            let destroyed = if target.kind() == Kind::Alien {
                let wounds = view.heroes[&target].wounds;
                fight.told.push(Event::Hurt(target, damage.min(3 - wounds), (wounds + damage).min(3)));
                wounds + damage >= 3
                    || damage == 2 && {
                        let roll = dice.next().expect("a die for the critical roll");
                        fight.told.push(Event::Critical(target, roll));
                        roll >= 5
                    }
            } else {
                fight.burn(target, damage)
            };
            if destroyed {
                fight.destroy(target, attacker.race());
            }
            let adjacent = self.adjacent(view.heroes[&attacker].cell, view.heroes[&target].cell);
            if !fight.over && target.race() == Race::Aliens && adjacent {
                let roll = dice.next().expect("a die for acid");
                fight.told.push(Event::Acid(attacker, roll));
                if roll == 6 && fight.burn(attacker, 1) {
                    fight.destroy(attacker, Race::Aliens);
                }
            }
        }
        assert_eq!(dice.next(), None, "a die too many");
        fight.told
    }
}

/// Who is left, and what was told so far.
struct Fight<'a> {
    view: &'a View,
    standing: BTreeSet<Hero>,
    alive: BTreeSet<Race>,
    tp: BTreeMap<Race, u8>,
    told: Vec<Event>,
    over: bool,
}

impl Fight<'_> {
    fn new(view: &View) -> Fight<'_> {
        Fight {
            view,
            standing: view.heroes.keys().copied().collect(),
            alive: view.races.iter().filter(|race| race.1.alive).map(|race| *race.0).collect(),
            tp: view.races.iter().map(|(race, seen)| (*race, seen.tp)).collect(),
            told: Vec::new(),
            over: false,
        }
    }

    /// Takes health tokens. True if none is left.
    fn burn(&mut self, hero: Hero, damage: u8) -> bool {
        let health = self.view.heroes[&hero].health;
        self.told.push(Event::Hurt(hero, damage.min(health), health - damage.min(health)));
        damage >= health
    }

    fn destroy(&mut self, hero: Hero, by: Race) {
        self.told.push(Event::Destroyed(hero, by));
        self.standing.remove(&hero);
        let worth = match hero.kind() {
            Kind::Soldier | Kind::Alien => 1,
            Kind::Hybrid => 2,
            Kind::Predator => 3,
        };
        if self.alive.contains(&by) {
            let tp = self.tp[&by].saturating_add(worth).min(10);
            self.tp.insert(by, tp);
            self.told.push(Event::Gained(by, worth, tp));
        }
        let race = hero.race();
        let beaten = match race {
            Race::Guard => self.standing.iter().all(|hero| hero.race() != race) && self.tp[&race] == 0,
            Race::Predator => true,
            Race::Aliens => hero == HYBRID,
        };
        if beaten {
            self.alive.remove(&race);
            self.told.push(Event::Eliminated(race));
            self.over = self.alive.len() == 1;
        }
    }
}

fn at(spot: Spot) -> (i32, i32) {
    (i32::from(spot.column) - 1, i32::from(spot.row) - 1)
}

pub(crate) fn steps(a: Spot, b: Spot) -> u16 {
    u16::from(a.column.abs_diff(b.column)) + u16::from(a.row.abs_diff(b.row))
}

/// Whether the segment between two centres meets the inside of a cell: times from 0 to 1 at which it is within the
/// cell's columns and rows, as fractions.
fn cuts(a: (i32, i32), b: (i32, i32), cell: (i32, i32)) -> bool {
    let span = |from: i32, to: i32, cell: i32| {
        let (run, low, high) = (2 * (to - from), 2 * (cell - from) - 1, 2 * (cell - from) + 1);
        match run {
            0 => (cell == from).then_some(((0, 1), (1, 1))),
            1.. => Some(((low, run), (high, run))),
            _ => Some(((-high, -run), (-low, -run))),
        }
    };
    let (Some(x), Some(y)) = (span(a.0, b.0, cell.0), span(a.1, b.1, cell.1)) else { return false };
    let less = |one: (i32, i32), other: (i32, i32)| one.0 * other.1 < other.0 * one.1;
    [x.0, y.0, (0, 1)].into_iter().all(|low| [x.1, y.1, (1, 1)].into_iter().all(|high| less(low, high)))
}
