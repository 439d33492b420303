//! Positions drawn in scenarios.
//!
//! `[map]` may draw a board instead of the mission's own: walls, doors and lines as in boards.map, `.` for floor, `X` for
//! consoles, `1` to `4` for spawn points, `E` and `F` for exits, and small letters where pieces stand. `[people]` has a line
//! for each character that takes part: a letter or a space, `waiting`, `exited`, `killed` or `captured`, then who it is and what
//! differs from a fresh grunt; `cards` comes last. `[aliens]` and `[blips]` say how many they are:
//!
//! ```text
//! a: hicks hero 0 dial 7 cards pulse_rifle
//! 5,7: hudson down activated hugged 1
//! b: alien 2
//! c: facehugger
//! d: 3
//! e: mission 0
//! ```
//!
//! `[table]` says the rest, a fact a line: `round 5`, `activate hicks` (its activation begins; `by 1` names the player of a
//! grunt) or `phase marine|alien|end`, `above`, `beneath`, `exhaust`, `discard` and `hand 0` with cards (the top one last) or with a
//! number of any cards, `tracker` with cards (the top one last), `used` with tracker cards, `barred door a b`, `barred a`,
//! `tunnel a`, `gun a north 9`, `object 0 a` or `object 0 held hicks`, `mark 0 2`, `lead 1`, `eliminated 1`, `boards 6` (from that column on
//! it is another board), `pool 1 1 3` (numbers). Cards in no pile named are out of the game; without any pile named all lie in
//! the deck.

mod facts;
mod map;
mod pieces;

use crate::action::Options;
use crate::agenda::{self, Todo};
use crate::content::Content;
use crate::round;
use crate::setup::{agree, blank};
use crate::state::State;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use board::Cell;
use facts::Facts;
use table::position::{Block, Line, PositionError, block, only};
use table::{Cx, Recorded, Spot, TextError};

pub(crate) use map::redraw;

/// Small letters of the drawing and where they stand.
type Letters = Vec<(char, Cell)>;

pub(crate) fn stage(
    content: &Arc<Content>,
    options: &Options,
    blocks: &[Block<'_>],
) -> Result<State, PositionError> {
    only(blocks, &["map", "people", "aliens", "blips", "table"])?;
    let mut state = blank(content, agree(content, options));
    state.table.people = [crate::people::Person::ABSENT; crate::people::PEOPLE];
    let find = |name| blocks.iter().filter(move |block: &&Block<'_>| block.name == name);
    let mut letters = Letters::new();
    for block in find("map") {
        letters = map::draw(&mut state, block)?;
    }
    for line in block(blocks, "people")?.lines() {
        pieces::person(&mut state, &letters, &line)?;
    }
    for line in find("aliens").flat_map(Block::lines) {
        pieces::alien(&mut state, &letters, &line)?;
    }
    for line in find("blips").flat_map(Block::lines) {
        pieces::blip(&mut state, &letters, &line)?;
    }
    state.table.aliens.sort_unstable();
    state.table.blips.sort_unstable();
    let mut facts = Facts::default();
    for line in find("table").flat_map(Block::lines) {
        facts.read(&mut state, &letters, &line)?;
    }
    facts.deal(&mut state)?;
    begin(&mut state, &facts);
    let mut draws = Recorded::new(&[]);
    agenda::run(&mut state, &mut Cx::silent(&mut draws));
    if draws.finish().is_err() {
        let at = blocks.iter().map(|block| block.line).max().unwrap_or(1);
        let expected = "a position in which somebody decides before the next die falls or card is drawn";
        return Err(TextError::new(at, 1, expected, "one in which chance comes first"));
    }
    Ok(state)
}

/// Puts the rest of the round on the agenda, and what begins just now.
fn begin(state: &mut State, facts: &Facts) {
    use round::Job;
    let later: &[Job] = match facts.phase {
        facts::Phase::Marine => &[Job::Marine],
        facts::Phase::Alien => &[Job::End, Job::Alien],
        facts::Phase::End => &[Job::End],
        facts::Phase::Activation => &[Job::End, Job::Alien, Job::Grunts],
    };
    later.iter().for_each(|job| state.table.agenda.push(Todo::Round(*job)));
    if let (facts::Phase::Activation, Some((who, seat))) = (facts.phase, facts.activated) {
        if state.table.people[who.index()].is_hero() {
            state.table.agenda.push(Todo::Round(Job::Heroes(seat)));
        }
        state.table.active = Some(seat);
        crate::turn::begin(state, who, seat);
    }
}

/// The space that a letter of the drawing or a coordinate names.
fn space(state: &State, letters: &Letters, line: &Line<'_>, place: &str) -> Result<Cell, PositionError> {
    let letter = letters.iter().find(|(letter, _)| place.chars().eq([*letter])).map(|drawn| drawn.1);
    let cell = letter.or_else(|| Spot::parse(place).and_then(|spot| state.cell(spot)));
    cell.map_or_else(|| line.wrong("a letter of the drawing, or a space such as 5,7"), Ok)
}

/// A card of that name.
fn card(state: &State, line: &Line<'_>, name: &str) -> Result<crate::card::CardId, PositionError> {
    let found = crate::Key::parse(name).and_then(|key| state.content.find(key));
    found.map_or_else(|| line.wrong(String::from("the name of an endurance card, not `") + name + "`"), Ok)
}
