//! Positions drawn in scenarios.
//!
//! `[house]` is the map of the pack with the thieves of seats 0 to 3 drawn as `a` to `d`. `[hands]` has a line
//! `seat N: dash bolt` for each seat with cards, `[deck]` and `[discard]` list cards (the top card first); cards not
//! named lie in the deck below those named. `[turn]` may say `seat N` and `turns left N`.

use crate::action::{Card, Options};
use crate::content::{Content, MAX_THIEVES, parse_house};
use crate::state::{Hand, State};
use crate::turn::all_cards;
use alloc::format;
use alloc::sync::Arc;
use alloc::vec::Vec;
use board::{Cell, Dir};
use table::position::{Block, PositionError, block, only};
use table::{Seat, TextError};

pub(crate) fn stage(
    content: &Arc<Content>,
    options: &Options,
    blocks: &[Block<'_>],
) -> Result<State, PositionError> {
    only(blocks, &["house", "hands", "deck", "discard", "turn"])?;
    let mut piles = Piles { left: all_cards(content).collect() };
    let optional = |name| blocks.iter().find(|block| block.name == name);
    let hands = optional("hands").map_or(Ok(Default::default()), |block| piles.hands(options, block))?;
    let mut top = optional("deck").map_or(Ok(Vec::new()), |block| piles.cards(block.line, block.text))?;
    let discard = optional("discard").map_or(Ok(Vec::new()), |block| piles.cards(block.line, block.text))?;
    top.reverse();
    let (next, turns_left) = optional("turn")
        .map_or(Ok((Seat(0), content.numbers.turns)), |block| turn(content, options, block))?;
    let thieves = thieves(content, options, block(blocks, "house")?)?;
    Ok(State {
        content: Arc::clone(content),
        seats: options.seats,
        next,
        dashing: false,
        turns_left,
        thieves,
        hands,
        deck: piles.left.into_iter().chain(top).collect(),
        discard: discard.into_iter().collect(),
        winner: (thieves[next.index()] == content.lantern).then_some(next),
    })
}

fn thieves(
    content: &Content,
    options: &Options,
    drawing: &Block<'_>,
) -> Result<[Cell; MAX_THIEVES], PositionError> {
    let here =
        |line, column, expected, found| TextError::new(drawing.line + line - 1, column, expected, found);
    let house = parse_house(&format!("{}\n", drawing.text)).map_err(|error| error.below(drawing.line))?;
    let same_walls =
        |cell: Cell| Dir::ALL.iter().all(|dir| house.edge(cell, *dir) == content.house.edge(cell, *dir));
    let same_size = (house.width(), house.height()) == (content.house.width(), content.house.height());
    if !same_size || !house.cells().all(same_walls) {
        return Err(here(1, 1, "the house of the content pack", "another one"));
    }
    let mut thieves = core::array::from_fn(|thief| content.starts[thief]);
    for (seat, mark) in Seat::first(options.seats.into()).zip('a'..) {
        let mut cells = house.find(mark);
        match (cells.next(), cells.next()) {
            (Some(cell), None) => thieves[seat.index()] = cell,
            (found, _) => {
                let found = if found.is_none() { "none" } else { "several" };
                return Err(here(1, 1, "one thief of each seat, drawn a, b, c, d", found));
            }
        }
    }
    Ok(thieves)
}

/// The cards not yet handed out.
struct Piles {
    left: Vec<Card>,
}

impl Piles {
    fn hands(&mut self, options: &Options, block: &Block<'_>) -> Result<[Hand; MAX_THIEVES], PositionError> {
        let mut hands = [Hand::default(); MAX_THIEVES];
        for (line, text) in (block.line..).zip(block.text.lines()) {
            let parsed = text.split_once(':').and_then(|(seat, cards)| {
                let seat: u8 = seat.strip_prefix("seat ")?.trim().parse().ok()?;
                (seat < options.seats).then_some((seat, cards))
            });
            let Some((seat, cards)) = parsed else {
                return Err(TextError::new(
                    line,
                    1,
                    "`seat N: CARDS` of a seat at the table",
                    format!("`{text}`"),
                ));
            };
            hands[usize::from(seat)] = self.cards(line, cards)?.into_iter().collect();
        }
        Ok(hands)
    }

    fn cards(&mut self, line: u32, text: &str) -> Result<Vec<Card>, PositionError> {
        text.split_whitespace().map(|word| self.card(line, word)).collect()
    }

    fn card(&mut self, line: u32, word: &str) -> Result<Card, PositionError> {
        let card = match word {
            "dash" => Card::Dash,
            "bolt" => Card::Bolt,
            _ => return Err(TextError::new(line, 1, "dash or bolt", format!("`{word}`"))),
        };
        match self.left.iter().position(|left| *left == card) {
            Some(at) => Ok(self.left.remove(at)),
            None => {
                Err(TextError::new(line, 1, "no more cards than the pack has", format!("one more {word}")))
            }
        }
    }
}

fn turn(content: &Content, options: &Options, block: &Block<'_>) -> Result<(Seat, u16), PositionError> {
    let (mut next, mut left) = (Seat(0), content.numbers.turns);
    for (line, text) in (block.line..).zip(block.text.lines()) {
        let seat = text.strip_prefix("seat ").and_then(|seat| seat.trim().parse().ok());
        let turns = text.strip_prefix("turns left ").and_then(|turns| turns.trim().parse().ok());
        match (seat, turns) {
            (Some(seat), _) if seat < options.seats => next = Seat(seat),
            (_, Some(turns)) if (1..=content.numbers.turns).contains(&turns) => left = turns,
            _ => {
                let expected = "`seat N` of a seat at the table, or `turns left N`";
                return Err(TextError::new(line, 1, expected, format!("`{text}`")));
            }
        }
    }
    Ok((next, left))
}
