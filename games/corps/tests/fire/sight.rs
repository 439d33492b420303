//! Sight on random boards, against a second opinion by another method, exact in whole numbers.
//!
//! A straight line from one space to another crosses the sides of spaces one after another. It exists if one line can have
//! all left ends of those sides to its left and all right ends to its right: we follow every chain of spaces and ask
//! whether the two sets of points can be parted.

use crate::board::{Board, Door, Edge};
use crate::{choices, stage};
use corps::{Action, Corps, Options, Question, Slot, Switches};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::LazyLock;
use table::{Chance, Game, Pack, Seat, Seeded};

/// Grenades without a limit of range: they can be aimed at every space in sight.
static FAR: LazyLock<Pack<Corps>> = LazyLock::new(|| {
    let text = Corps::FILES.iter().find(|(file, _)| *file == "endurance.toml").unwrap().1;
    assert!(text.contains("range = 6, area = true"));
    let text = text.replace("range = 6, area = true", "area = true");
    Pack::read(&[("endurance.toml", &text)]).unwrap_or_else(|error| panic!("{error}"))
});

type Point = (i64, i64);

fn cross(one: Point, other: Point) -> i64 {
    one.0 * other.1 - one.1 * other.0
}

fn minus(one: Point, other: Point) -> Point {
    (one.0 - other.0, one.1 - other.1)
}

/// Vectors that lie in an open half of the plane: the two outermost, counted anticlockwise.
#[derive(Clone, Copy)]
struct Fan(Option<(Point, Point)>);

impl Fan {
    /// None if they no longer do.
    fn with(self, new: Point) -> Option<Fan> {
        let Some((first, last)) = self.0 else { return (new != (0, 0)).then_some(Fan(Some((new, new)))) };
        let (from_first, from_last) = (cross(first, new), cross(last, new));
        let fan = match () {
            () if new == (0, 0) => return None,
            () if from_first == 0 && from_last == 0 => {
                (first.0 * new.0 + first.1 * new.1 > 0).then_some((first, last))
            }
            () if from_first >= 0 && from_last <= 0 => Some((first, last)),
            () if from_last > 0 => (from_first > 0).then_some((first, new)),
            () => (from_last < 0).then_some((new, last)),
        };
        fan.map(|fan| Fan(Some(fan)))
    }
}

/// A line under way: what must lie to its left and to its right.
#[derive(Clone)]
struct Line {
    left: Vec<Point>,
    right: Vec<Point>,
    /// Differences between the two; with a fixed start, differences from it.
    fan: Fan,
    start: Option<Point>,
}

impl Line {
    fn with(&self, left: Point, right: Point) -> Option<Line> {
        let mut line = self.clone();
        line.left.push(left);
        line.right.push(right);
        if let Some(start) = line.start {
            line.fan = line.fan.with(minus(left, start))?.with(minus(start, right))?;
            return Some(line);
        }
        for other in &line.right {
            line.fan = line.fan.with(minus(left, *other))?;
        }
        for other in &line.left {
            line.fan = line.fan.with(minus(*other, right))?;
        }
        Some(line)
    }
}

struct Position {
    board: Board,
    /// Spaces whose characters block.
    blockers: BTreeSet<usize>,
    shut: BTreeSet<Door>,
}

impl Position {
    fn at(&self, (column, row): Point) -> Option<usize> {
        let inside =
            (0..self.board.width as i64).contains(&column) && (0..self.board.height as i64).contains(&row);
        inside.then(|| row as usize * self.board.width + column as usize)
    }

    fn place(&self, space: usize) -> Point {
        ((space % self.board.width) as i64, (space / self.board.width) as i64)
    }

    /// Whether the side between two spaces blocks, figures aside.
    fn parts(&self, one: usize, other: usize) -> bool {
        match self.board.between(one, other) {
            Edge::Wall => true,
            Edge::Door => self.shut.contains(&(one.min(other), one.max(other))),
            Edge::Open | Edge::Line => false,
        }
    }

    /// Whether a line goes on from a space to another, whose direction is given.
    fn goes_on(&self, line: &Line, here: Point, goal: Point, (right, down): Point) -> bool {
        if here == goal {
            return true;
        }
        let past = i64::from;
        let across = (here.0 != goal.0).then(|| {
            let column = here.0 + past(right > 0);
            let ends = [(column, here.1 + past(right > 0)), (column, here.1 + past(right < 0))];
            ((here.0 + right, here.1), ends)
        });
        let along = (here.1 != goal.1).then(|| {
            let row = here.1 + past(down > 0);
            let ends = [(here.0 + past(down < 0), row), (here.0 + past(down > 0), row)];
            ((here.0, here.1 + down), ends)
        });
        across.into_iter().chain(along).any(|(next, [left, right_end])| {
            let (Some(from), Some(to)) = (self.at(here), self.at(next)) else { return false };
            let open = !self.parts(from, to) && (next == goal || !self.blockers.contains(&to));
            open && line
                .with(left, right_end)
                .is_some_and(|line| self.goes_on(&line, next, goal, (right, down)))
        })
    }

    /// C-LOS-7.
    fn plainly(&self, from: usize, to: usize) -> bool {
        let (here, goal) = (self.place(from), self.place(to));
        let line = Line { left: vec![], right: vec![], fan: Fan(None), start: None };
        self.goes_on(&line, here, goal, ((goal.0 - here.0).signum(), (goal.1 - here.1).signum()))
    }

    /// C-LOS-8: through the corner of the viewer's space that points to the target.
    fn by_the_corner(&self, from: usize, to: usize) -> bool {
        let (here, goal) = (self.place(from), self.place(to));
        let (right, down) = ((goal.0 - here.0).signum(), (goal.1 - here.1).signum());
        if right == 0 || down == 0 {
            return false;
        }
        let beyond = (here.0 + right, here.1 + down);
        let spaces = [(here.0 + right, here.1), (here.0, here.1 + down), beyond].map(|place| self.at(place));
        let [Some(beside), Some(ahead), Some(opposite)] = spaces else { return false };
        let taken = |side: usize| self.blockers.contains(&side);
        let closed = |side: usize| taken(side) || self.parts(from, side) || self.parts(side, opposite);
        if !(closed(beside) && closed(ahead) && (taken(beside) || taken(ahead))) {
            return false;
        }
        if opposite != to && taken(opposite) {
            return false;
        }
        let corner = (here.0 + i64::from(right > 0), here.1 + i64::from(down > 0));
        // Strictly between the two directions in which the sides run on from the corner.
        let runs = [(corner.0 + right, corner.1), (corner.0, corner.1 + down)];
        let [left, other] = if right * down > 0 { [runs[1], runs[0]] } else { runs };
        let line = Line { left: vec![], right: vec![], fan: Fan(None), start: Some(corner) };
        line.with(left, other).is_some_and(|line| self.goes_on(&line, beyond, goal, (right, down)))
    }
}

/// What was met, so that the test cannot pass by meeting nothing.
#[derive(Default, Debug)]
struct Tally {
    seen: usize,
    unseen: usize,
    by_corners: usize,
    corners_off: usize,
    over_the_fallen: usize,
}

/// Draws a position and compares all that one character sees.
fn compare(number: u64, tally: &mut Tally) {
    let chance = &mut Seeded::from_number(number);
    let board = Board::random(chance);
    let mut free: Vec<usize> = (0..board.size()).collect();
    let mut pick = |chance: &mut Seeded| free.swap_remove(chance.below(free.len() as u32) as usize);
    let (corner, down_blocks) = (chance.below(3) > 0, chance.below(3) == 0);
    let mut text = format!("[map]\n{}[people]\n", board.drawing());
    let viewer = pick(chance);
    let (mut standing, mut fallen) = (BTreeSet::new(), BTreeSet::new());
    writeln!(text, "{}: vasquez cards m40", board.spot(viewer)).unwrap();
    let friends = ["hicks", "hudson", "frost", "ripley", "gorman"];
    for name in &friends[..if board.size() < 9 { 1 } else { chance.below(6) as usize }] {
        let (space, lies) = (pick(chance), chance.below(3) == 0);
        let lot = if lies { &mut fallen } else { &mut standing };
        lot.insert(space);
        writeln!(text, "{}: {name}{}", board.spot(space), if lies { " down" } else { "" }).unwrap();
    }
    let mut holds: BTreeSet<usize> = standing.iter().chain(&fallen).copied().chain([viewer]).collect();
    for (block, piece) in [("aliens", "alien"), ("blips", "1")] {
        writeln!(text, "[{block}]").unwrap();
        for _ in 0..chance.below(2) {
            let space = pick(chance);
            holds.insert(space);
            writeln!(text, "{}: {piece}", board.spot(space)).unwrap();
        }
    }
    text += "[table]\nactivate vasquez by 0\nabove 20\n";
    let mut shut = BTreeSet::new();
    for door in board.doors().into_iter().collect::<BTreeSet<_>>() {
        let barred = chance.below(6) == 0;
        if barred {
            writeln!(text, "barred door {} {}", board.spot(door.0), board.spot(door.1)).unwrap();
        }
        if barred || !holds.contains(&door.0) && !holds.contains(&door.1) {
            shut.insert(door);
        }
    }
    let blockers = if down_blocks { &standing | &fallen } else { standing.clone() };
    let position = Position { board, blockers, shut };
    let switches =
        Switches { corner_los: Some(corner), down_blocks_los: Some(down_blocks), ..Switches::default() };
    let mut expected = BTreeSet::new();
    for to in 0..position.board.size() {
        let plainly = position.plainly(viewer, to);
        let by_corner = !plainly && position.by_the_corner(viewer, to);
        tally.by_corners += usize::from(by_corner && corner);
        tally.corners_off += usize::from(by_corner && !corner);
        if plainly || by_corner && corner {
            expected.insert(position.board.spot(to));
            tally.seen += 1;
        } else {
            tally.unseen += 1;
        }
    }
    tally.over_the_fallen += usize::from(!down_blocks && !fallen.is_empty());
    let mut game = stage(&FAR, Options { switches, ..Options::default() }, &text);
    game.play(Seat(0), &Action::Attack(Slot::Backup), chance).unwrap();
    let asked = game.prompts().get(0).map(|prompt| *prompt.question);
    if !matches!(asked, Some(Question::Target(..))) {
        assert_eq!(expected.len(), 1, "its own space alone is no choice\n{text}");
        return;
    }
    let spaces = choices(&game).iter().map(|action| match action {
        Action::Space(spot) => *spot,
        other => panic!("{other:?}"),
    });
    assert_eq!(spaces.collect::<BTreeSet<_>>(), expected, "{switches:?}\n{text}");
}

// rules: C-LOS-1, C-LOS-2, C-LOS-3, C-LOS-4, C-LOS-5, C-LOS-6, C-LOS-7, C-LOS-8, C-BOARD-9, C-BOARD-10, C-BOARD-11, C-BOARD-13
// rule: C-AREA-7
#[test]
fn a_character_sees_what_a_straight_line_reaches() {
    let mut tally = Tally::default();
    (0..2500).for_each(|number| compare(number, &mut tally));
    assert!(tally.seen > 10_000 && tally.unseen > 10_000, "{tally:?}");
    assert!(tally.by_corners > 100 && tally.corners_off > 40 && tally.over_the_fallen > 300, "{tally:?}");
}
