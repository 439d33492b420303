//! Perft fixtures: how many ways there are to go on, kept in text files.

use crate::files::fixtures;
use crate::golden::{refreshing, settle};
use std::path::Path;
use table::{Game, Match, Pack, Seeded, StageError, TextError};

/// Counts again what every `*.perft` file in the folder and those under it says. `UPDATE_EXPECT=1` writes the counts
/// that come out.
///
/// ```text
/// # A line that begins with a hash is for the reader.
/// game lantern
/// options {"seats":2}
/// seed 7
/// 1: 4
/// 2: 16
///
/// [map]
/// …
/// ```
///
/// `options` is JSON and may be left out for the default options; `seed` is the chance of the set-up, 0 unless given.
/// A line `depth: count` says how many ways there are to go on for exactly that many decisions, every outcome of
/// chance counted and games that end sooner not. Blocks, if there are any, come last and describe the position as a
/// scenario does; without them it is the set-up.
///
/// # Panics
/// If there is no file, or if one is not right.
pub fn perft<G: Game>(dir: impl AsRef<Path>) {
    for (path, text) in fixtures(dir.as_ref(), ".perft") {
        let counted =
            perft_text::<G>(&text).unwrap_or_else(|problem| panic!("{}, {problem}", path.display()));
        if let Err(problem) = settle(&path, &counted, refreshing()) {
            panic!("{problem}");
        }
    }
}

/// The same file with the counts that come out.
///
/// # Errors
/// Where the file makes no sense.
pub fn perft_text<G: Game>(text: &str) -> Result<String, TextError> {
    let fixture = Fixture::<G>::parse(text)?;
    let state = fixture.position()?;
    let mut counted = String::with_capacity(text.len());
    for (line, number) in text.split_inclusive('\n').zip(1..) {
        match fixture.depths.iter().find(|depth| depth.0 == number) {
            Some((_, depth)) => counted += &format!("{depth}: {}\n", table::perft::<G>(&state, *depth)),
            None => counted += line,
        }
    }
    Ok(counted)
}

struct Fixture<'a, G: Game> {
    options: G::Options,
    seed: u64,
    /// The numbers of the lines with counts, and their depths.
    depths: Vec<(u32, u32)>,
    /// The line on which the blocks begin, and their text.
    position: Option<(u32, &'a str)>,
}

impl<'a, G: Game> Fixture<'a, G> {
    fn parse(text: &'a str) -> Result<Fixture<'a, G>, TextError> {
        let mut fixture =
            Fixture { options: G::Options::default(), seed: 0, depths: Vec::new(), position: None };
        let mut game = None;
        let mut start = 0;
        for (line, number) in text.split_inclusive('\n').zip(1..) {
            let wrong =
                |expected: &str| TextError::new(number, 1, expected, format!("`{}`", line.trim_end()));
            let said = line.trim_end();
            if line.starts_with('[') {
                fixture.position = Some((number, &text[start..]));
                break;
            } else if let Some(json) = said.strip_prefix("options ") {
                fixture.options = serde_json::from_str(json).map_err(|error| wrong(&error.to_string()))?;
            } else if let Some(seed) = said.strip_prefix("seed ") {
                fixture.seed = seed.trim().parse().map_err(|_| wrong("a seed such as 7"))?;
            } else if let Some(id) = said.strip_prefix("game ") {
                game = Some(id.trim());
            } else if !said.starts_with('#')
                && let Some((depth, count)) = said.split_once(':')
            {
                let _: u64 = count.trim().parse().map_err(|_| wrong("a count after the depth"))?;
                fixture.depths.push((number, depth.parse().map_err(|_| wrong("a depth such as 3"))?));
            } else if !said.is_empty() && !said.starts_with('#') {
                return Err(wrong("`game`, `options`, `seed`, `depth: count` or a block"));
            }
            start += line.len();
        }
        if game != Some(G::ID) {
            let found = game.map_or("no such line".into(), |game| format!("game {game}"));
            return Err(TextError::new(1, 1, format!("a line `game {}`", G::ID), found));
        }
        if fixture.depths.is_empty() {
            return Err(TextError::new(1, 1, "at least one line `depth: count`", "none"));
        }
        Ok(fixture)
    }

    fn position(&self) -> Result<G::State, TextError> {
        let (pack, options) = (Pack::builtin(), self.options.clone());
        let bad_options = |error| TextError::new(1, 1, "options to play with", format!("{error}"));
        let Some((first, text)) = self.position else {
            let game = Match::<G>::new(&pack, options, &mut Seeded::from_number(self.seed));
            return game.map(|game| game.state().clone()).map_err(bad_options);
        };
        Match::<G>::staged(&pack, options, text).map(|game| game.state().clone()).map_err(|error| match error
        {
            StageError::Options(error) => bad_options(error),
            StageError::Position(error) => error.below(first),
        })
    }
}
