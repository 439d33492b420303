//! A second opinion on what comes of attacks: losses, deaths and retreats, as sections 3.10 to 3.12 and 3.18 say.

use super::oracle::{Effect, Rules, gun};
use obcy::{Action, Alien, Character, Notice, Question, Spot, Verdict, View, Weapon};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A retreat that is still due.
enum Due {
    Person(Character, u8),
    Alien(Alien, u8),
    /// All of these, in an order that their player chooses.
    Group(BTreeSet<Alien>, u8),
}

/// How far an attack of the aliens has come.
#[derive(PartialEq)]
enum Step {
    Assigning,
    Attacking,
    Over,
}

/// Everybody who fights.
pub(crate) struct Fight<'a> {
    rules: &'a Rules,
    /// Those alive: their fields, if they stand on any, and strengths.
    pub(crate) people: BTreeMap<Character, (Option<Spot>, u8)>,
    pub(crate) aliens: BTreeMap<Alien, (Spot, u8)>,
    collapsed: Vec<Spot>,
    targets: BTreeMap<Alien, Character>,
    step: Step,
    due: Vec<Due>,
    dice: VecDeque<u8>,
    /// What everybody learns.
    pub(crate) told: Vec<Notice>,
}

/// A question, and every answer.
pub(crate) type Ask = Option<(Question, BTreeSet<Action>)>;

impl<'a> Fight<'a> {
    pub(crate) fn new(rules: &'a Rules, view: &View) -> Fight<'a> {
        Fight {
            rules,
            people: view.people.iter().map(|(who, seen)| (*who, (seen.field, seen.strength))).collect(),
            aliens: view.aliens.iter().map(|(alien, seen)| (*alien, (seen.field, seen.strength))).collect(),
            collapsed: view.collapsed.clone(),
            targets: BTreeMap::new(),
            step: Step::Over,
            due: Vec::new(),
            dice: VecDeque::new(),
            told: Vec::new(),
        }
    }

    /// The dice of the decision that comes now.
    pub(crate) fn throw(&mut self, dice: impl IntoIterator<Item = u8>) {
        assert_eq!(self.dice.len(), 0, "dice left over");
        self.dice.extend(dice);
        self.told.clear();
    }

    /// Whether all dice were needed.
    pub(crate) fn is_settled(&self) -> bool {
        self.dice.is_empty()
    }

    /// O-AMOVE-10.
    fn effective(&self, alien: Alien) -> i16 {
        let (field, strength) = self.aliens[&alien];
        i16::from(strength) * if self.rules.is_vent(field) { 2 } else { 1 }
    }

    fn roll(&mut self, strength: i16, counts: impl Fn(bool) -> bool) -> Effect {
        let die = self.dice.pop_front().expect("a die");
        let result = self.rules.result(strength, die).filter(|result| counts(result.0));
        self.told.push(Notice::Rolled(strength, die, result.map(verdict)));
        result
    }

    /// O-FIRE-5 to O-FIRE-8 and O-FIRE-12.
    pub(crate) fn fire(&mut self, who: Character, weapon: Weapon, target: Alien, shots: u8) {
        let (from, own) = self.people[&who];
        let strength = i16::from(own) + gun(weapon).1 * i16::from(shots) - self.effective(target);
        self.told.push(Notice::Fired(who, weapon, target, shots));
        let from = from.expect("a shooter on the board");
        let beside = self.rules.near(from).contains(&self.aliens[&target].0);
        match self.roll(strength, |against_defender| against_defender || beside) {
            Some((true, loss, retreat)) if self.weaken(target, loss) => {
                self.due.push(Due::Alien(target, retreat));
            }
            Some((false, loss, retreat)) if self.hurt(who, loss) => {
                self.due.push(Due::Person(who, retreat));
            }
            _ => {}
        }
    }

    /// A4 begins (O-AATK-10).
    pub(crate) fn begin_strikes(&mut self) {
        self.step = Step::Assigning;
    }

    fn beside(&self, alien: Alien) -> Vec<Character> {
        let near = self.rules.near(self.aliens[&alien].0);
        let there = |place: &Option<Spot>| place.is_some_and(|field| near.contains(&field));
        self.people.iter().filter(|(_, seen)| there(&seen.0)).map(|(who, _)| *who).collect()
    }

    /// O-AATK-4 to O-AATK-8.
    fn strike(&mut self, who: Character) {
        let group: BTreeSet<Alien> =
            self.targets.iter().filter(|(_, target)| **target == who).map(|(alien, _)| *alien).collect();
        self.targets.retain(|_, target| *target != who);
        let attack: i16 = group.iter().map(|alien| self.effective(*alien)).sum();
        self.told.push(Notice::Attacked(who, group.len() as u8));
        match self.roll(attack - i16::from(self.people[&who].1), |_| true) {
            Some((true, loss, retreat)) if self.hurt(who, loss) => {
                self.due.push(Due::Person(who, retreat));
            }
            Some((true, ..)) | None => {}
            Some((false, loss, retreat)) => {
                let standing = group.into_iter().filter(|alien| self.weaken(*alien, loss)).collect();
                self.due.push(Due::Group(standing, retreat));
            }
        }
    }

    /// O-CHAR-6. False if it dies.
    fn hurt(&mut self, who: Character, loss: u8) -> bool {
        let strength = &mut self.people.get_mut(&who).expect("alive").1;
        *strength = strength.saturating_sub(loss);
        let left = *strength;
        self.told.push(Notice::Hurt(who, loss, left));
        if left == 0 {
            self.people.remove(&who);
            self.told.push(Notice::Died(who));
        }
        left > 0
    }

    /// O-AMOVE-11. False if it dies.
    fn weaken(&mut self, alien: Alien, loss: u8) -> bool {
        let strength = &mut self.aliens.get_mut(&alien).expect("on the board").1;
        *strength = strength.saturating_sub(loss);
        let left = *strength;
        self.told.push(Notice::Weakened(alien, loss, left));
        if left == 0 {
            self.kill(alien);
        }
        left > 0
    }

    fn kill(&mut self, alien: Alien) {
        self.aliens.remove(&alien);
        self.told.push(Notice::Killed(alien));
    }

    /// O-RETREAT-1: the ends of all paths of each length over fields that are open.
    fn ends(&self, from: Spot, fields: u8, open: impl Fn(Spot) -> bool) -> Vec<BTreeSet<Spot>> {
        let mut paths = vec![vec![from]];
        let mut ends = vec![BTreeSet::from([from])];
        for _ in 0..fields {
            let longer = paths.iter().flat_map(|path| {
                let next = self.rules.near(path[path.len() - 1]).iter().copied();
                let fresh = next.filter(|spot| !path.contains(spot) && open(*spot));
                fresh.map(|spot| path.iter().copied().chain([spot]).collect()).collect::<Vec<Vec<Spot>>>()
            });
            paths = longer.collect();
            ends.push(paths.iter().map(|path| path[path.len() - 1]).collect());
        }
        ends
    }

    fn near_any(&self, spot: Spot, pieces: &[Spot]) -> bool {
        pieces.iter().any(|piece| self.rules.near(spot).contains(piece))
    }

    fn standing(&self) -> (Vec<Spot>, Vec<Spot>) {
        let people = self.people.values().filter_map(|seen| seen.0).collect();
        (people, self.aliens.values().map(|seen| seen.0).collect())
    }

    /// O-RETREAT-2, -3 and -7.
    fn flights(&self, alien: Alien, fields: u8) -> BTreeSet<Spot> {
        let (people, aliens) = self.standing();
        let open = |spot: Spot| {
            self.rules.is_inside(spot)
                && !self.collapsed.contains(&spot)
                && !people.contains(&spot)
                && !aliens.contains(&spot)
                && !self.near_any(spot, &people)
        };
        self.ends(self.aliens[&alien].0, fields, open).pop().expect("a length")
    }

    /// O-RETREAT-4, -5 and -7: where to, and how many fields are missing.
    fn withdrawals(&self, who: Character, fields: u8) -> (BTreeSet<Spot>, u8) {
        let (people, aliens) = self.standing();
        let open = |spot: Spot| {
            self.rules.is_inside(spot)
                && !self.rules.is_hatching(spot)
                && !self.collapsed.contains(&spot)
                && !people.contains(&spot)
                && !aliens.contains(&spot)
                && !self.near_any(spot, &aliens)
        };
        let from = self.people[&who].0.expect("on the board");
        let mut ends = self.ends(from, fields, open);
        ends.retain(|ends| !ends.is_empty());
        let missing = fields + 1 - ends.len() as u8;
        (ends.pop().expect("the start at least"), missing)
    }

    fn withdraw(&mut self, who: Character, to: Spot, missing: u8) {
        let place = &mut self.people.get_mut(&who).expect("alive").0;
        if *place != Some(to) {
            *place = Some(to);
            self.told.push(Notice::Retreated(who, to));
        }
        if missing > 0 {
            self.hurt(who, missing);
        }
    }

    fn flee(&mut self, alien: Alien, to: Spot) {
        self.aliens.get_mut(&alien).expect("on the board").0 = to;
        self.told.push(Notice::Fled(alien, to));
    }

    /// Goes on until somebody must decide (O-TURN-9).
    pub(crate) fn run(&mut self) -> Ask {
        loop {
            if self.people.is_empty() {
                return None;
            }
            match self.due.pop() {
                Some(Due::Person(who, fields)) => {
                    let (ends, missing) = self.withdrawals(who, fields);
                    if ends.len() > 1 {
                        self.due.push(Due::Person(who, fields));
                        return Some((Question::Retreat(who), answers(ends, Action::Retreat)));
                    }
                    self.withdraw(who, *ends.first().expect("an end"), missing);
                }
                Some(Due::Alien(alien, fields)) => {
                    let ends = self.flights(alien, fields);
                    match ends.len() {
                        0 => {
                            self.told.push(Notice::Cornered(alien));
                            self.kill(alien);
                        }
                        1 => self.flee(alien, *ends.first().expect("an end")),
                        _ => {
                            self.due.push(Due::Alien(alien, fields));
                            return Some((Question::Flee(alien), answers(ends, Action::Retreat)));
                        }
                    }
                }
                Some(Due::Group(group, fields)) => match group.len() {
                    0 => {}
                    1 => self.due.push(Due::Alien(*group.first().expect("one"), fields)),
                    _ => {
                        let choices = answers(group.iter().copied(), Action::Choose);
                        self.due.push(Due::Group(group, fields));
                        return Some((Question::Order, choices));
                    }
                },
                None if self.step == Step::Over => return None,
                None => {
                    if let Some(ask) = self.go_on() {
                        return Some(ask);
                    }
                }
            }
        }
    }

    /// The next part of A4.
    fn go_on(&mut self) -> Ask {
        if self.step == Step::Assigning {
            let free = |alien: &&Alien| !self.targets.contains_key(alien) && !self.beside(**alien).is_empty();
            let Some(alien) = self.aliens.keys().find(free).copied() else {
                self.step = Step::Attacking;
                return None;
            };
            let near = self.beside(alien);
            if near.len() > 1 {
                return Some((Question::Target(alien), answers(near, Action::Target)));
            }
            self.targets.insert(alien, near[0]);
            return None;
        }
        let attacked: BTreeSet<Character> = self.targets.values().copied().collect();
        match attacked.len() {
            0 => self.step = Step::Over,
            1 => self.strike(*attacked.first().expect("one")),
            _ => return Some((Question::Group, answers(attacked, Action::Group))),
        }
        None
    }

    /// Somebody has decided.
    pub(crate) fn answer(&mut self, question: &Question, action: &Action) {
        match (question, action) {
            (Question::Target(alien), Action::Target(who)) => {
                self.targets.insert(*alien, *who);
            }
            (_, Action::Group(who)) => self.strike(*who),
            (_, Action::Choose(alien)) => {
                let Some(Due::Group(mut group, fields)) = self.due.pop() else { panic!("no group") };
                group.remove(alien);
                self.due.extend([Due::Group(group, fields), Due::Alien(*alien, fields)]);
            }
            (Question::Retreat(who), Action::Retreat(to)) => {
                let Some(Due::Person(_, fields)) = self.due.pop() else { panic!("no retreat") };
                let missing = self.withdrawals(*who, fields).1;
                self.withdraw(*who, *to, missing);
            }
            (Question::Flee(alien), Action::Retreat(to)) => {
                self.due.pop();
                self.flee(*alien, *to);
            }
            other => panic!("{other:?}"),
        }
    }
}

fn answers<T>(all: impl IntoIterator<Item = T>, action: fn(T) -> Action) -> BTreeSet<Action> {
    all.into_iter().map(action).collect()
}

/// A result as it is told.
fn verdict((against_defender, loss, retreat): (bool, u8, u8)) -> Verdict {
    let side = if against_defender { "defender" } else { "attacker" };
    toml::from_str(&format!("side = \"{side}\"\nloss = {loss}\nretreat = {retreat}")).expect("a verdict")
}

/// Whether it is told of a fight.
pub(crate) fn is_fight(notice: &Notice) -> bool {
    use Notice::*;
    matches!(
        notice,
        Fired(..)
            | Rolled(..)
            | Hurt(..)
            | Weakened(..)
            | Died(_)
            | Killed(_)
            | Retreated(..)
            | Cornered(_)
            | Fled(..)
            | Attacked(..)
    )
}
