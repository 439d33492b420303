//! Whole Alien phases on random boards, move by move, against a plain reading of the rules.

use crate::board::Board;
use crate::model::{Model, Plan};
use corps::{Action, Corps, Element, Notice, Options, Phase, Question, Who};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt::Write;
use std::sync::LazyLock;
use table::{Chance, Match, Pack, Seat, Seeded, Spot, Viewer};

static PACK: LazyLock<Pack<Corps>> = LazyLock::new(Pack::builtin);

/// An alien or a blip on its way.
#[derive(Clone, Copy)]
struct Mover {
    space: usize,
    left: usize,
    /// Whom the lead chose for it.
    prey: Option<Who>,
    /// Where the lead sends it next.
    sent: Option<usize>,
}

/// What the rules ask next.
#[derive(PartialEq, Eq, Debug)]
enum Ask {
    /// Which of these goes next?
    Mover(BTreeSet<usize>),
    /// Whom does it go for?
    Prey(usize, BTreeSet<Who>),
    /// Which way?
    Route(usize, BTreeSet<usize>),
    /// Whom does it attack?
    Victim(usize, BTreeSet<Who>),
    /// Nothing: the End phase has come.
    Nothing,
}

/// How often each thing was seen, so that the test cannot pass by meeting nothing.
#[derive(Default, Debug)]
struct Tally(BTreeMap<&'static str, usize>);

impl Tally {
    fn count(&mut self, what: &'static str) {
        *self.0.entry(what).or_default() += 1;
    }
}

/// The Alien phase as the rules have it. What dice and sight bring is taken from what the engine tells.
struct Oracle<'a> {
    model: Model,
    told: VecDeque<Notice>,
    waiting: BTreeSet<usize>,
    /// Step 2: the speed of the blips, once it is rolled.
    speed: Option<usize>,
    mover: Option<Mover>,
    victim: Option<Who>,
    tally: &'a mut Tally,
}

impl Oracle<'_> {
    /// Takes in what is no move of its own: blips spotted, figures hit, characters lost.
    fn absorb(&mut self) {
        while let Some(notice) = self.told.front() {
            match notice {
                Notice::Spotted(spot, number) => {
                    let space = self.model.board.space(*spot);
                    self.model.blips.remove(&space);
                    self.model.aliens.insert(space, number - 1);
                    // C-ALIEN-16: the situation has changed.
                    if let Some(mover) = &mut self.mover {
                        mover.prey = None;
                    }
                    let own = self.mover.is_some_and(|mover| mover.space == space);
                    self.waiting.remove(&space);
                    // C-SPOT-7: in step 1 it joins the aliens still to activate.
                    if self.speed.is_none() && !own {
                        self.waiting.insert(space);
                    }
                    self.tally.count("spotted");
                }
                Notice::AlienHit(spot, tokens) => {
                    let space = self.model.board.space(*spot);
                    match tokens {
                        Some(left) => self.model.aliens.insert(space, *left),
                        None => self.model.aliens.remove(&space),
                    };
                }
                Notice::Lost(who, _) => drop(self.model.people.remove(who)),
                Notice::AlienMoved(..)
                | Notice::BlipMoved(..)
                | Notice::Battered(..)
                | Notice::Unbarred(_)
                | Notice::Strikes(..)
                | Notice::BlipSpeed(..)
                | Notice::Phase(_, Phase::End) => return,
                _ => {}
            }
            self.told.pop_front();
        }
    }

    fn heard(&mut self) -> Notice {
        self.absorb();
        self.told.pop_front().expect("something more must have happened")
    }

    /// Goes on until the lead must choose.
    fn advance(&mut self) -> Ask {
        loop {
            self.absorb();
            if let Some(mover) = self.mover {
                match self.carry_on(mover) {
                    Some(ask) => return ask,
                    None => continue,
                }
            }
            if self.model.people.is_empty() {
                self.waiting.clear();
            }
            let next = self.model.closest(&self.waiting);
            match next.len() {
                0 if self.speed.is_none()
                    && !self.model.blips.is_empty()
                    && !self.model.people.is_empty() =>
                {
                    let Notice::BlipSpeed(_, speed) = self.heard() else { panic!("blips come next") };
                    self.speed = Some(usize::from(speed));
                    self.waiting = self.model.blips.clone();
                }
                0 => {
                    assert!(matches!(self.heard(), Notice::Phase(_, Phase::End)));
                    return Ask::Nothing;
                }
                1 => self.set_off(*next.first().unwrap()),
                _ => return Ask::Mover(next),
            }
        }
    }

    fn set_off(&mut self, space: usize) {
        self.waiting.remove(&space);
        self.mover = Some(Mover { space, left: self.speed.unwrap_or(6), prey: None, sent: None });
    }

    fn carry_on(&mut self, mover: Mover) -> Option<Ask> {
        let Mover { space, left, prey, sent } = mover;
        let (alien, blip) = (self.model.aliens.contains_key(&space), self.model.blips.contains(&space));
        match self.model.plan(space, left, prey) {
            _ if !(alien || blip) => self.mover = None,
            Plan::There(beside) => {
                if alien {
                    return self.strike(space, beside);
                }
                self.mover = None;
            }
            Plan::Stay => {
                self.tally.count("stays");
                self.mover = None;
            }
            Plan::Go(_, next) if sent.is_some_and(|to| next.contains_key(&to)) => {
                let to = sent.unwrap();
                self.step(Mover { sent: None, ..mover }, to, next[&to]);
            }
            Plan::Go(after, next) => {
                let barred = |door: &Option<_>| door.is_some_and(|door| self.model.barred.contains(&door));
                let tries = next.values().any(barred);
                if left == 0 && !tries {
                    self.mover = None;
                } else if next.len() == 1 {
                    let (to, door) = next.into_iter().next().unwrap();
                    if after.is_empty() {
                        self.tally.count("draws near");
                    }
                    self.step(mover, to, door);
                } else if after.len() > 1 {
                    return Some(Ask::Prey(space, after));
                } else {
                    return Some(Ask::Route(space, next.into_keys().collect()));
                }
            }
        }
        None
    }

    fn strike(&mut self, space: usize, beside: BTreeSet<Who>) -> Option<Ask> {
        if beside.len() > 1 && self.victim.is_none() {
            return Some(Ask::Victim(space, beside));
        }
        let who = self.victim.take().unwrap_or_else(|| *beside.first().unwrap());
        let spot = self.model.board.spot(space);
        assert_eq!(self.heard(), Notice::Strikes(spot, who));
        self.tally.count("strikes");
        self.mover = None;
        None
    }

    fn step(&mut self, mover: Mover, to: usize, door: Option<(usize, usize)>) {
        let board = &self.model.board;
        let (from, there) = (board.spot(mover.space), board.spot(to));
        if let Some(door) = door.filter(|door| self.model.barred.contains(door)) {
            let Notice::Battered(at, die) = self.heard() else { panic!("the barricade is tried") };
            assert_eq!(at, from);
            if die < 5 {
                self.tally.count("barricade holds");
                self.mover = None;
                return;
            }
            self.tally.count("barricade breaks");
            let (one, other) = (from.min(there), from.max(there));
            assert_eq!(self.heard(), Notice::Unbarred(Element::Door(one, other)));
            self.model.barred.remove(&door);
            self.mover = Some(Mover { prey: None, ..mover });
            return;
        }
        let Some(left) = mover.left.checked_sub(1) else {
            // Sent elsewhere than through the barricade, with no space left.
            self.mover = None;
            return;
        };
        if let Some(tokens) = self.model.aliens.remove(&mover.space) {
            assert_eq!(self.heard(), Notice::AlienMoved(from, there));
            self.model.aliens.insert(to, tokens);
            self.tally.count("alien moves");
        } else {
            assert_eq!(self.heard(), Notice::BlipMoved(from, there));
            self.model.blips.remove(&mover.space);
            self.model.blips.insert(to);
            self.tally.count("blip moves");
        }
        self.mover = Some(Mover { space: to, left, ..mover });
    }

    /// The lead has chosen.
    fn choose(&mut self, ask: &Ask, action: Action) {
        match (ask, action) {
            (Ask::Mover(_), Action::Space(spot)) => self.set_off(self.model.board.space(spot)),
            (Ask::Prey(..), Action::Choose(who)) => self.mover.as_mut().unwrap().prey = Some(who),
            (Ask::Victim(..), Action::Choose(who)) => self.victim = Some(who),
            (Ask::Route(..), Action::Space(spot)) => {
                self.mover.as_mut().unwrap().sent = Some(self.model.board.space(spot));
            }
            _ => panic!("{action:?} does not answer {ask:?}"),
        }
    }

    /// What must be on offer, and under which question.
    fn offers(&self, ask: &Ask) -> (Question, BTreeSet<Action>) {
        let board = &self.model.board;
        let spaces =
            |spaces: &BTreeSet<usize>| spaces.iter().map(|at| Action::Space(board.spot(*at))).collect();
        let people = |people: &BTreeSet<Who>| people.iter().map(|who| Action::Choose(*who)).collect();
        match ask {
            Ask::Mover(all) => (Question::Mover, spaces(all)),
            Ask::Prey(at, all) => (Question::Prey(board.spot(*at)), people(all)),
            Ask::Route(at, all) => (Question::Route(board.spot(*at)), spaces(all)),
            Ask::Victim(at, all) => (Question::Victim(board.spot(*at)), people(all)),
            Ask::Nothing => panic!("nothing is asked in the Alien phase"),
        }
    }
}

/// A board with characters, aliens, blips and barricades, and the same as a scenario writes it.
fn draw(chance: &mut Seeded) -> (Model, String) {
    let board = Board::random(chance);
    let mut spaces: Vec<usize> = (0..board.size()).collect();
    table::shuffle(chance, &mut spaces);
    let doors: BTreeSet<_> = board.doors().into_iter().collect();
    // At most as many barricades as there are tokens.
    let barred: BTreeSet<_> = doors.into_iter().filter(|_| chance.below(2) == 0).take(12).collect();
    let names = [Who::Hicks, Who::Vasquez, Who::Frost, Who::Hudson];
    let mut text = format!("[map]\n{}[people]\n", board.drawing());
    let mut people = BTreeMap::new();
    for (who, space) in
        names.into_iter().take(1 + chance.below(4) as usize).zip(spaces.split_off(board.size() - 4))
    {
        let hero = if who == Who::Hicks { "hero 0" } else { "activated" };
        writeln!(text, "{}: {} {hero}", board.spot(space), who.name()).unwrap();
        people.insert(who, space);
    }
    let mut model = Model { board, people, aliens: BTreeMap::new(), blips: BTreeSet::new(), barred };
    text += "[aliens]\n";
    for space in spaces.drain(..(1 + chance.below(4) as usize).min(spaces.len())) {
        let tokens = chance.below(3) as u8;
        writeln!(text, "{}: alien {tokens}", model.board.spot(space)).unwrap();
        model.aliens.insert(space, tokens);
    }
    text += "[blips]\n";
    for space in spaces.drain(..(chance.below(4) as usize).min(spaces.len())) {
        writeln!(text, "{}: {}", model.board.spot(space), 1 + chance.below(3)).unwrap();
        model.blips.insert(space);
    }
    text += "[table]\nactivate hicks\nexhaust 20\n";
    for (one, other) in &model.barred {
        writeln!(text, "barred door {} {}", model.board.spot(*one), model.board.spot(*other)).unwrap();
    }
    (model, text)
}

/// Plays one Alien phase and holds every question and every move against the rules.
fn play(number: u64, tally: &mut Tally) {
    let chance = &mut Seeded::from_number(number);
    let (model, text) = draw(chance);
    let mut game =
        Match::staged(&PACK, Options::default(), &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let waiting = model.aliens.keys().copied().collect();
    let (told, speed, mover, victim) = (VecDeque::new(), None, None, None);
    let mut oracle = Oracle { model, told, waiting, speed, mover, victim, tally };
    let mut action = Action::Pass;
    loop {
        game.play(Seat(0), &action, chance).unwrap();
        oracle.told.extend(game.notices(Viewer::Spectator));
        let prompt = game.prompts().get(0);
        let pick =
            |choices: &[Action], chance: &mut Seeded| choices[chance.below(choices.len() as u32) as usize];
        match prompt.map(|prompt| prompt.question) {
            // Not about the way: anything will do.
            Some(Question::Spotted) => action = pick(prompt.unwrap().choices, chance),
            Some(Question::Heir) => action = Action::Pass,
            _ => {
                let ask = oracle.advance();
                if ask == Ask::Nothing {
                    break;
                }
                let (question, choices) = oracle.offers(&ask);
                let prompt = prompt.expect("the lead must choose");
                assert_eq!(
                    (*prompt.question, prompt.choices.iter().copied().collect()),
                    (question, choices),
                    "{text}"
                );
                oracle.tally.count(match ask {
                    Ask::Mover(_) => "mover asked",
                    Ask::Prey(..) => "prey asked",
                    Ask::Route(..) => "route asked",
                    _ => "victim asked",
                });
                action = pick(prompt.choices, chance);
                assert!(
                    oracle.told.is_empty(),
                    "more happened than the rules say: {:?}\n{text}",
                    oracle.told
                );
                oracle.choose(&ask, action);
            }
        }
    }
    let view = game.view(Viewer::Spectator);
    let spot = |space: &usize| oracle.model.board.spot(*space);
    let aliens: Vec<(Spot, u8)> = view.aliens.iter().map(|alien| (alien.space, alien.tokens)).collect();
    let expected: Vec<(Spot, u8)> =
        oracle.model.aliens.iter().map(|(space, tokens)| (spot(space), *tokens)).collect();
    assert_eq!(aliens, expected, "{text}");
    let blips: Vec<Spot> = view.blips.iter().map(|blip| blip.space).collect();
    assert_eq!(blips, oracle.model.blips.iter().map(spot).collect::<Vec<_>>(), "{text}");
}

// rules: C-ALIEN-3, C-ALIEN-4, C-ALIEN-7, C-ALIEN-9, C-ALIEN-10, C-ALIEN-11, C-ALIEN-12, C-ALIEN-13, C-ALIEN-14, C-ALIEN-15
// rules: C-ALIEN-16, C-ALIEN-17, C-ALIEN-18, C-BLIP-3, C-BLIP-5, C-BLIP-6, C-BLIP-7, C-BLIP-9
#[test]
fn aliens_and_blips_go_as_the_rules_say() {
    let mut tally = Tally::default();
    (0..1500).for_each(|number| play(number, &mut tally));
    let least =
        |what: &str| assert!(tally.0.get(what).is_some_and(|times| *times >= 40), "{what}: {tally:?}");
    ["alien moves", "blip moves", "strikes", "stays", "draws near", "spotted"].into_iter().for_each(least);
    ["barricade holds", "barricade breaks"].into_iter().for_each(least);
    ["mover asked", "prey asked", "route asked", "victim asked"].into_iter().for_each(least);
}
