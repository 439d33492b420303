//! Random matches of every game on the shelf, on the search path and through `Match`.

use crate::clock::rate;
use crate::report::Report;
use crate::ruler::assert_mean_length;
use crate::xorshift::XorShift;
use anyhow::Result;
use catalog::{Playable, Visitor};
use std::hint::black_box;
use table::{Chance, Cx, Match, Pack, Prompts, Status, perft};

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
        let mut chance = XorShift(0x9E37_79B9_7F4A_7C15);
        let mut play = |what: &str, mut game: Box<dyn FnMut(&mut XorShift) -> u64>| {
            let (mut decisions, mut games) = (0, 0);
            report.add(format!("{id}.{what}.decisions_per_s"), || {
                let speed = rate(seconds, || {
                    let played = game(&mut chance);
                    decisions += played;
                    games += 1;
                    played
                });
                if id == "tictactoe" {
                    assert_mean_length(decisions, games);
                }
                speed
            });
            if games > 0 {
                let mean = decisions as f64 / games as f64;
                report.add(format!("{id}.{what}.decisions_a_game"), || mean);
            }
        };
        play("search", searching::<G>(&pack));
        play("playout", matching::<G>(&pack));

        let middle = midgame::<G>(&pack, &mut chance);
        report.add(format!("{id}.clone.ns"), || {
            1e9 / rate(seconds, || {
                (0..1000).for_each(|_| drop(black_box(black_box(&middle).clone())));
                1000
            })
        });
        report.add(format!("{id}.perft2.nodes_per_s"), || {
            let nodes = perft::<G>(&middle, 2);
            rate(seconds, || {
                assert_eq!(perft::<G>(&middle, 2), nodes, "the same position gives the same count");
                nodes
            })
        });
    }
}

/// One random game as a search plays it: `apply`, and choices into a buffer that is used again.
pub(crate) fn searching<G: Playable>(pack: &Pack<G>) -> Box<dyn FnMut(&mut XorShift) -> u64> {
    let (pack, mut prompts) = (pack.clone(), Prompts::<G>::new());
    Box::new(move |chance| {
        let mut state = G::setup(pack.content(), &G::Options::default(), chance);
        let mut decisions = 0;
        while let Status::Awaiting = prompts.refill(&state) {
            let asked = if prompts.len() == 1 { 0 } else { chance.below(prompts.len() as u32) as usize };
            let Some(prompt) = prompts.get(asked) else { break };
            let action = &prompt.choices[chance.below(prompt.choices.len() as u32) as usize];
            G::apply(&mut state, prompt.seat, action, &mut Cx::silent(chance));
            decisions += 1;
        }
        decisions
    })
}

/// One random game as a host plays it: checked, with journal and events.
fn matching<G: Playable>(pack: &Pack<G>) -> Box<dyn FnMut(&mut XorShift) -> u64> {
    let pack = pack.clone();
    Box::new(move |chance| {
        let mut game = begin::<G>(&pack, chance);
        while game.outcome().is_none() {
            step(&mut game, chance);
        }
        assert_eq!(game.journal().entries.len(), game.turn() as usize);
        u64::from(game.turn())
    })
}

fn begin<G: Playable>(pack: &Pack<G>, chance: &mut XorShift) -> Match<G> {
    Match::new(pack, G::Options::default(), chance).expect("the default options are allowed")
}

fn step<G: Playable>(game: &mut Match<G>, chance: &mut XorShift) {
    let asked = chance.below(game.prompts().len() as u32) as usize;
    let prompt = game.prompts().get(asked).expect("somebody is asked while the game goes on");
    let (seat, index) = (prompt.seat, chance.below(prompt.choices.len() as u32));
    game.answer(game.turn(), seat, index, chance).expect("every choice can be played");
}

/// A position from the middle of a random game.
pub(crate) fn midgame<G: Playable>(pack: &Pack<G>, chance: &mut XorShift) -> G::State {
    let mut whole = begin::<G>(pack, chance);
    while whole.outcome().is_none() {
        step(&mut whole, chance);
    }
    let half = whole.journal().entries.len() / 2;
    let replayed = Match::replay_until(pack, whole.journal(), half);
    replayed.expect("a match replays its own journal").state().clone()
}
