//! How fast bots search, and what a fixed budget is worth.

use crate::clock::rate;
use crate::games::{midgame, searching};
use crate::report::Report;
use crate::xorshift::XorShift;
use anyhow::Result;
use bots::{Bot, Kind, Notes, Plan, Search};
use catalog::{Playable, Visitor};
use table::{Game, Pack, Prompts, Seat, Seeded, Viewer};

/// Lines of a search whose speed is measured: enough for the tree to grow.
const LINES: u32 = 20_000;
/// The same where a line is a long one.
const FEW_LINES: u32 = 200;

/// The budget whose worth is measured, who it is measured against, and matches for that.
const FIXED: Plan = Plan::tree(24);
const OPPONENT: Kind = Kind::Greedy;
const MATCHES: u64 = 40;
const FEW_MATCHES: u64 = 4;

pub(crate) fn measure(game: &str, report: &mut Report, seconds: f64) -> Result<()> {
    catalog::visit(game, Measure { report, seconds })?;
    Ok(())
}

struct Measure<'a> {
    report: &'a mut Report,
    seconds: f64,
}

impl Visitor for Measure<'_> {
    type Out = ();

    fn visit<G: Playable>(self) {
        let Measure { report, seconds } = self;
        let (id, pack) = (G::ID, Pack::<G>::builtin());
        let is_short = G::HORIZON.is_none();
        // Short games from their beginning, so that lines and random games are equally long.
        let state = if is_short {
            G::setup(pack.content(), &G::Options::default(), &mut XorShift(5))
        } else {
            midgame::<G>(&pack, &mut XorShift(5))
        };
        report.add(format!("{id}.tree.lines_per_s"), || lines_per_second::<G>(&pack, &state, seconds));
        if is_short {
            report.add(format!("{id}.tree.lines_a_random_game"), || {
                let (mut game, mut chance) = (searching::<G>(&pack), XorShift(6));
                let games = rate(seconds, || game(&mut chance).min(1));
                lines_per_second::<G>(&pack, &state, seconds) / games
            });
        }
        let matches = if is_short { MATCHES } else { FEW_MATCHES };
        report.add(format!("{id}.tree24.points_percent"), || 100.0 * strength::<G>(matches));
    }
}

fn lines_per_second<G: Playable>(pack: &Pack<G>, state: &G::State, seconds: f64) -> f64 {
    let mut prompts = Prompts::<G>::new();
    prompts.refill(state);
    let Some(prompt) = prompts.get(0) else { return 0.0 };
    let view = G::view(state, Viewer::Seat(prompt.seat));
    let lines = if G::HORIZON.is_none() { LINES } else { FEW_LINES };
    rate(seconds, || {
        let mut bot = Search::new(Plan::tree(lines), Seeded::from_number(1));
        let known = bot.think(pack.content(), &view, prompt, &mut Notes::default());
        known.iter().map(|answer| u64::from(answer.lines)).sum()
    })
}

/// The share of points that the fixed budget gets on seat 0; where everybody is one team, of a team of such bots.
fn strength<G: Playable>(matches: u64) -> f64 {
    let mut points = 0.0;
    for number in 0..matches {
        let chance = &mut Seeded::from_number(number);
        let mut game = catalog::begin(G::ID, &[], None, chance).expect("the default options are allowed");
        let kind = |seat| if seat == Seat(0) { Kind::Search(FIXED) } else { OPPONENT };
        let hire =
            |seat| bots::bot(G::ID, kind(seat), Seeded::from_number(number)).expect("it is on the shelf");
        let mut bots: Vec<_> = Seat::first(game.seats()).map(hire).collect();
        while let Some(&seat) = game.awaited().first() {
            let index = bots[seat.index()].choose(game.as_ref(), seat).expect("the seat is asked");
            game.answer(game.turn(), seat, index, chance).expect("every choice can be played");
        }
        points += game.outcome().map_or(0.0, |outcome| outcome.points(Seat(0)));
    }
    points / matches as f64
}
