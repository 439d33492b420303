//! A series of matches: what is played, by whom, and how.

use crate::cast::Cast;
use crate::played::Played;
use bots::{Bot, Lines, Swift};
use catalog::{OwnFiles, Playable, Visitor};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use table::{Match, Pack, Seat, Seed, Seeded, Viewer};

/// Lines for a forecast: as many as an analysis plays.
const LINES: u32 = 96;

/// Matches of one game with one set of options between the same bots.
pub struct Series {
    game: String,
    options: Value,
    cast: Cast,
    seed: u64,
    sides: Vec<String>,
    content: String,
    is_foretold: bool,
    table: Box<dyn Table>,
}

impl Series {
    /// With the built-in content.
    ///
    /// # Errors
    /// If there is no such game, or options or bots do not fit it.
    pub fn new(game: &str, options: Option<&Value>, cast: &Cast, seed: u64) -> Result<Series, String> {
        Series::with(game, &[], options, cast, seed)
    }

    /// With files that replace built-in ones.
    ///
    /// # Errors
    /// In the same cases, and if the files are bad.
    pub fn with(
        game: &str,
        own: OwnFiles<'_>,
        options: Option<&Value>,
        cast: &Cast,
        seed: u64,
    ) -> Result<Series, String> {
        let open = Open { own, options, cast, seed };
        catalog::visit(game, open).map_err(|error| error.to_string())?
    }

    /// The same with a forecast whenever the clock of a match has struck.
    #[must_use]
    pub fn foretold(self) -> Series {
        Series { is_foretold: true, ..self }
    }

    /// The game's name.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// All options, those that nobody asked for included.
    pub fn options(&self) -> &Value {
        &self.options
    }

    /// Who plays.
    pub fn cast(&self) -> &Cast {
        &self.cast
    }

    /// What all dice follow from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The sides, in the order of seats.
    pub fn sides(&self) -> &[String] {
        &self.sides
    }

    /// The hash of the content.
    pub fn content(&self) -> &str {
        &self.content
    }

    /// Whether matches are foretold.
    pub fn is_foretold(&self) -> bool {
        self.is_foretold
    }

    /// Plays the matches of those numbers in so many threads and hands in each as soon as it is over. Once `stop` is
    /// set, matches under way are given up.
    pub fn play(&self, numbers: &[u64], threads: usize, stop: &AtomicBool, each: impl FnMut(Played) + Send) {
        let (next, each) = (AtomicUsize::new(0), Mutex::new(each));
        let work = || {
            while let Some(number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
                let Some(played) = self.table.play(*number, self.is_foretold, stop) else { break };
                (each.lock().expect("whoever is told of a match does not panic"))(played);
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..threads.clamp(1, numbers.len().max(1)) {
                scope.spawn(work);
            }
        });
    }
}

/// Where one match after another is played.
trait Table: Send + Sync {
    /// Plays the match of that number, unless it is told to stop.
    fn play(&self, number: u64, is_foretold: bool, stop: &AtomicBool) -> Option<Played>;
}

struct Of<G: Playable> {
    pack: Pack<G>,
    options: G::Options,
    cast: Cast,
    seed: u64,
}

struct Open<'a> {
    own: OwnFiles<'a>,
    options: Option<&'a Value>,
    cast: &'a Cast,
    seed: u64,
}

impl Visitor for Open<'_> {
    type Out = Result<Series, String>;

    fn visit<G: Playable>(self) -> Result<Series, String> {
        let pack = Pack::<G>::read(self.own).map_err(|error| error.to_string())?;
        let options: G::Options = match self.options {
            None => G::Options::default(),
            Some(value) => serde_json::from_value(value.clone())
                .map_err(|error| format!("these are no options of {}: {error}", G::ID))?,
        };
        let trial = Match::<G>::new(&pack, options.clone(), &mut Seeded::from_number(self.seed))
            .map_err(|error| error.to_string())?;
        let mut sides: Vec<String> = Vec::new();
        for seat in Seat::first(trial.seats()) {
            let side = G::side(trial.state(), seat);
            if !sides.iter().any(|known| known == side) {
                sides.push(side.to_string());
            }
        }
        self.cast.check(&sides)?;
        Ok(Series {
            game: G::ID.to_string(),
            options: serde_json::to_value(&options).map_err(|error| error.to_string())?,
            cast: self.cast.clone(),
            seed: self.seed,
            sides,
            content: pack.hash().to_string(),
            is_foretold: false,
            table: Box::new(Of { pack, options, cast: self.cast.clone(), seed: self.seed }),
        })
    }
}

impl<G: Playable> Of<G> {
    /// Chance that follows from the seed, the number of the match and what it is for.
    fn chance(&self, number: u64, purpose: &str) -> Seeded {
        Seeded::new(Seed::from_text(&format!("series {} match {number} {purpose}", self.seed)))
    }
}

impl<G: Playable> Table for Of<G> {
    fn play(&self, number: u64, is_foretold: bool, stop: &AtomicBool) -> Option<Played> {
        let dice = &mut self.chance(number, "dice");
        let mut game = Match::<G>::new(&self.pack, self.options.clone(), dice).ok()?;
        let sides: Vec<&'static str> =
            Seat::first(game.seats()).map(|seat| G::side(game.state(), seat)).collect();
        let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
        for (seat, side) in sides.iter().enumerate() {
            let thoughts = self.chance(number, &format!("seat {seat}"));
            bots.push(bots::hire(self.cast.of(side)?, thoughts));
        }
        let (mut milestones, mut forecasts) = (BTreeMap::new(), BTreeMap::<String, Vec<f32>>::new());
        let mut oracle = is_foretold.then(|| Lines::new(LINES, Swift::new(number)));
        let mut struck = None;
        while let Some(prompt) = game.prompts().get(0) {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let seat = prompt.seat;
            let clock = Some(G::clock(game.state()));
            if let Some(oracle) = oracle.as_mut().filter(|_| clock != struck) {
                struck = clock;
                let expected = oracle.expect::<G>(game.state(), None, game.seats());
                // Seats of one side have the same prospects.
                let by_side: BTreeMap<_, _> =
                    Seat::first(game.seats()).map(|seat| (sides[seat.index()], seat)).collect();
                for (side, seat) in by_side {
                    forecasts.entry(side.to_string()).or_default().push(expected[seat] as f32);
                }
            }
            let view = game.view(Viewer::Seat(seat));
            let index = bots[seat.index()].choose(self.pack.content(), &view, prompt);
            let turn = game.turn();
            game.answer(turn, seat, index as u32, dice).ok()?;
            let passed = game.events().iter().filter_map(|event| G::milestone(self.pack.content(), event));
            passed.for_each(|milestone| *milestones.entry(milestone).or_default() += 1);
        }
        let outcome = game.outcome()?;
        let points = Seat::first(game.seats()).zip(&sides);
        Some(Played {
            number,
            rule: outcome.rule.to_string(),
            points: points.map(|(seat, side)| ((*side).to_string(), outcome.points(seat))).collect(),
            decisions: game.turn(),
            clock: G::clock(game.state()),
            milestones,
            forecasts,
        })
    }
}
