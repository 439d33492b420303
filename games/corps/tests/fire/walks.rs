//! Walks on random boards, step by step, against a plain reading of the rules.

use crate::board::{Board, Door};
use crate::{PACK, choices, play, stage};
use corps::{Action, Options, Question, Switches, Who};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use table::{Chance, Recorded, Seeded, Viewer};

/// Where everything is that matters to a walk.
struct Model {
    board: Board,
    friends: BTreeSet<usize>,
    aliens: BTreeSet<usize>,
    tokens: BTreeSet<usize>,
    exits: BTreeSet<usize>,
    barred: BTreeSet<Door>,
}

impl Model {
    /// Spaces next to one on which something stands or walks: its doors are open but for barricaded ones.
    fn beside(&self, space: usize) -> impl Iterator<Item = usize> + '_ {
        let open = |door: &Option<Door>| door.is_none_or(|door| !self.barred.contains(&door));
        self.board.neighbours(space).into_iter().filter(move |(_, door)| open(door)).map(|(to, _)| to)
    }

    /// C-MOVE-6.
    fn stops(&self, space: usize) -> bool {
        self.beside(space).any(|near| self.aliens.contains(&near))
    }

    /// C-MOVE-4, C-MOVE-5.
    fn can_end(&self, space: usize) -> bool {
        !self.friends.contains(&space) && !self.tokens.contains(&space)
    }

    /// C-MOVE-2, C-MOVE-8: every next space, with so many left, from which the walk can be brought to an end. Another
    /// character is passed through: the way on is not the way back.
    fn steps(&self, from: usize, left: usize) -> BTreeSet<usize> {
        let on = |to: usize| {
            let mut on = self.steps(to, left - 1);
            if self.friends.contains(&to) {
                on.remove(&from);
            }
            !on.is_empty()
        };
        let goes = |to: &usize| {
            !self.aliens.contains(to)
                && (self.exits.contains(to) || self.can_end(*to) || (!self.stops(*to) && on(*to)))
        };
        if left == 0 { BTreeSet::new() } else { self.beside(from).filter(goes).collect() }
    }
}

/// A position, where Vasquez stands in it, and how far she goes.
fn draw(chance: &mut Seeded, first: bool) -> (Model, String, usize, usize) {
    let board = Board::random(chance);
    let mut free: Vec<usize> = (0..board.size()).collect();
    let mut pick = |chance: &mut Seeded| free.swap_remove(chance.below(free.len() as u32) as usize);
    let many = |chance: &mut Seeded, most: u32| if board.size() < 12 { 1 } else { chance.below(most + 1) };
    let start = pick(chance);
    let mut drawing = board.drawing().into_bytes();
    let line = 4 * board.width + 2;
    let mut mark = |space: usize, mark: u8| {
        drawing[(2 * (space / board.width) + 1) * line + 4 * (space % board.width) + 2] = mark;
    };
    let (mut tokens, mut exits) = (BTreeSet::new(), BTreeSet::new());
    if chance.below(2) == 0 {
        let spawn = pick(chance);
        mark(spawn, b'1');
        tokens.insert(spawn);
    }
    if chance.below(3) == 0 {
        let exit = pick(chance);
        mark(exit, b'E');
        exits.insert(exit);
    }
    let map = chance.below(3) == 0;
    let mut text = format!("[map]\n{}[people]\n", String::from_utf8(drawing).unwrap());
    writeln!(text, "{}: vasquez{}", board.spot(start), if map { " cards hadleys_map" } else { "" }).unwrap();
    let mut friends = BTreeSet::new();
    for name in &["hicks", "hudson", "frost", "ripley"][..many(chance, 4) as usize] {
        let (space, down) = (pick(chance), chance.below(3) == 0);
        friends.insert(space);
        writeln!(text, "{}: {name}{}", board.spot(space), if down { " down" } else { "" }).unwrap();
    }
    text += "[aliens]\n";
    let mut aliens = BTreeSet::new();
    for _ in 0..many(chance, 2) {
        let space = pick(chance);
        aliens.insert(space);
        writeln!(text, "{}: alien", board.spot(space)).unwrap();
    }
    text += "[table]\nactivate vasquez by 0\nabove 20\n";
    for token in ["tunnel", "gun", "object 0"] {
        if board.size() >= 12 && chance.below(2) == 0 {
            let space = pick(chance);
            tokens.insert(space);
            let rest = if token == "gun" { " north 0" } else { "" };
            writeln!(text, "{token} {}{rest}", board.spot(space)).unwrap();
        }
    }
    let mut barred = BTreeSet::new();
    for door in board.doors().into_iter().collect::<BTreeSet<_>>() {
        if chance.below(4) == 0 {
            barred.insert(door);
            writeln!(text, "barred door {} {}", board.spot(door.0), board.spot(door.1)).unwrap();
        }
    }
    if first {
        tokens.clear();
    }
    (Model { board, friends, aliens, tokens, exits, barred }, text, start, if map { 5 } else { 4 })
}

/// Plays two Move actions and holds every offer against the rules.
fn wander(number: u64, tally: &mut BTreeMap<&'static str, usize>) {
    let chance = &mut Seeded::from_number(number);
    let first = number.is_multiple_of(4);
    let (model, text, mut here, speed) = draw(chance, first);
    let switches = Switches { end_on_token: Some(first), ..Switches::default() };
    let mut game = stage(&PACK, Options { switches, ..Options::default() }, &text);
    let mut count = |what: &'static str| *tally.entry(what).or_default() += 1;
    'actions: for action in 0..2 {
        let mut left = speed;
        let can_move = !model.steps(here, left).is_empty();
        assert_eq!(choices(&game).contains(&Action::Move), can_move, "{text}");
        if !can_move {
            count("shut in");
            return;
        }
        play(&mut game, Action::Move, &mut Recorded::new(&[]));
        loop {
            let steps = model.steps(here, left);
            if steps.is_empty() {
                break;
            }
            let prompt = game.prompts().get(0).unwrap();
            assert_eq!(*prompt.question, Question::Step(Who::Vasquez, left as u8), "{text}");
            let mut expected: BTreeSet<Action> =
                steps.iter().map(|to| Action::Space(model.board.spot(*to))).collect();
            if model.can_end(here) {
                expected.insert(Action::Pass);
            } else {
                count("passing");
            }
            let offered: BTreeSet<Action> = prompt.choices.iter().copied().collect();
            assert_eq!(offered, expected, "from {} with {left}\n{text}", model.board.spot(here));
            let all: Vec<usize> = steps.into_iter().collect();
            here = all[chance.below(all.len() as u32) as usize];
            left -= 1;
            if left == 0 && action == 1 {
                // What follows her activation is no part of this.
                return;
            }
            let before_stop = model.stops(here) || model.exits.contains(&here);
            if before_stop && action == 1 {
                return;
            }
            play(&mut game, Action::Space(model.board.spot(here)), &mut Recorded::new(&[]));
            let view = game.view(Viewer::Spectator);
            if model.exits.contains(&here) {
                assert_eq!(view.people[&Who::Vasquez].space, None, "{text}");
                count("exits");
                break 'actions;
            }
            assert_eq!(view.people[&Who::Vasquez].space, Some(model.board.spot(here)), "{text}");
            if model.stops(here) {
                count("stops");
                break;
            }
        }
        if action == 0 {
            let asked = *game.prompts().get(0).unwrap().question;
            assert_eq!(asked, Question::Act(Who::Vasquez, 1), "{text}");
        }
    }
}

// rules: C-MOVE-1, C-MOVE-2, C-MOVE-3, C-MOVE-4, C-MOVE-5, C-MOVE-6, C-MOVE-7, C-MOVE-8, C-MOVE-9, C-EXIT-1, C-BOARD-7
#[test]
fn characters_walk_as_the_rules_say() {
    let mut tally = BTreeMap::new();
    (0..3000).for_each(|number| wander(number, &mut tally));
    for what in ["passing", "stops", "exits", "shut in"] {
        assert!(tally.get(what).is_some_and(|times| *times >= 40), "{what}: {tally:?}");
    }
}
