//! Who says what a position is worth.

use bots::{Lines, Swift};
use catalog::{AnyMatch, Playable};
use table::{BySeat, Chance, Estimate, Game, Match, Seat, Viewer};

/// Somebody who says what each seat may expect.
pub trait Judge<G: Game> {
    /// Of a position in which the game goes on, with this much care.
    fn position(&mut self, state: &G::State, seats: usize) -> BySeat<f64>;

    /// Of one of the worlds that somebody must reckon with. They come by the dozen, so each may be looked at briefly.
    fn world(&mut self, state: &G::State, seats: usize) -> BySeat<f64>;

    /// Of a decision in such a world, before chance has had its say.
    fn decision(&mut self, state: &G::State, seat: Seat, action: &G::Action, seats: usize) -> BySeat<f64>;
}

/// Judges by lines that are played on as bots play them.
#[derive(Clone, Debug)]
pub struct Played {
    careful: Lines,
    brief: Lines,
}

impl Played {
    /// With so many lines for a position.
    pub fn new(lines: u32, mut chance: Swift) -> Played {
        Played { careful: Lines::new(lines, chance.split()), brief: Lines::new(1, chance) }
    }
}

impl<G: Estimate> Judge<G> for Played {
    fn position(&mut self, state: &G::State, seats: usize) -> BySeat<f64> {
        self.careful.expect::<G>(state, None, seats)
    }

    fn world(&mut self, state: &G::State, seats: usize) -> BySeat<f64> {
        self.brief.expect::<G>(state, None, seats)
    }

    fn decision(&mut self, state: &G::State, seat: Seat, action: &G::Action, seats: usize) -> BySeat<f64> {
        self.brief.expect::<G>(state, Some((seat, action)), seats)
    }
}

/// A decision that was taken.
#[derive(Clone, PartialEq, Debug)]
pub struct Taken {
    /// Who took it.
    pub seat: Seat,
    /// How many answers there were.
    pub answers: u32,
    /// Which of them was given, from 0.
    pub index: u32,
    /// What it did for each seat, as the one who took it could judge.
    pub worth: BySeat<f64>,
    /// Whether neither chance nor anything hidden had a part in what came of it.
    pub certain: bool,
}

/// A judge of matches whose game is known only by name. All that needs a game's own types is here, since every game has
/// code of its own for it.
pub trait AnyJudge: Send {
    /// What each seat may expect where the match stands; nothing if it is of another game.
    fn position(&mut self, at: &dyn AnyMatch) -> Option<BySeat<f64>>;

    /// The next decision, of which `later` knows; nothing if there is none.
    fn decision(&mut self, at: &dyn AnyMatch, later: &dyn AnyMatch) -> Option<Taken>;
}

/// A judge of a known game behind the erased one.
#[derive(Clone, Debug)]
pub struct Of<J, C, G> {
    judge: J,
    worlds: u32,
    chance: C,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<J, C, G> Of<J, C, G> {
    /// Judges a decision in so many `worlds` that looked the same to whoever took it, which `chance` deals.
    pub fn new(judge: J, worlds: u32, chance: C) -> Of<J, C, G> {
        Of { judge, worlds: worlds.max(1), chance, game: std::marker::PhantomData }
    }
}

impl<G: Playable, J: Judge<G> + Send, C: Chance + Send> AnyJudge for Of<J, C, G> {
    fn position(&mut self, at: &dyn AnyMatch) -> Option<BySeat<f64>> {
        let at = at.as_any().downcast_ref::<Match<G>>()?;
        Some(self.judge.position(at.state(), at.seats()))
    }

    fn decision(&mut self, at: &dyn AnyMatch, later: &dyn AnyMatch) -> Option<Taken> {
        let at = at.as_any().downcast_ref::<Match<G>>()?;
        let later = later.as_any().downcast_ref::<Match<G>>()?;
        let (entry, seats) = (later.journal().entries.get(at.turn() as usize)?, at.seats());
        let choices = at.prompts().of(entry.seat)?.choices;
        let index = choices.iter().position(|choice| *choice == entry.action)? as u32;
        let mut worth = BySeat::same(seats, 0.0);
        let mut certain = entry.draws.is_empty();
        for _ in 0..self.worlds {
            let world = G::disguise(at.state(), Viewer::Seat(entry.seat), &mut self.chance);
            certain = certain && world == *at.state();
            // Who has no choice decides nothing.
            if choices.len() < 2 {
                continue;
            }
            let with = self.judge.decision(&world, entry.seat, &entry.action, seats);
            let without = self.judge.world(&world, seats);
            for seat in Seat::first(seats) {
                worth[seat] += (with[seat] - without[seat]) / f64::from(self.worlds);
            }
        }
        Some(Taken { seat: entry.seat, answers: choices.len() as u32, index, worth, certain })
    }
}
