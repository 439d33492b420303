//! What a bot may not know makes no difference to it, nor does the number of its threads.
#![allow(clippy::unwrap_used)]

use bots::{Bot, Kind, Level, Plan, Search, Way};
use catalog::{Playable, Visitor};
use table::{Chance, Cx, Pack, Prompts, Seat, Seeded, Status, Viewer};

/// A position in the middle of a random match, where somebody has several answers.
fn midgame<G: Playable>(pack: &Pack<G>, seed: u64) -> (G::State, Seat) {
    let chance = &mut Seeded::from_number(seed);
    let mut prompts = Prompts::<G>::new();
    let mut last = None;
    let mut state = G::setup(pack.content(), &G::Options::default(), chance);
    for _ in 0..12 + 9 * seed {
        if prompts.refill(&state) != Status::Awaiting {
            break;
        }
        let prompt = prompts.get(0).unwrap();
        if prompt.choices.len() > 1 {
            last = Some((state.clone(), prompt.seat));
        }
        let action = prompt.choices[chance.below(prompt.choices.len() as u32) as usize].clone();
        G::apply(&mut state, prompt.seat, &action, &mut Cx::silent(chance));
    }
    last.unwrap()
}

fn hire<G: Playable>(kind: Kind) -> Box<dyn Bot<G>> {
    bots::hire(kind, Seeded::from_number(77))
}

/// The answer of a bot that is new to the match.
fn answer<G: Playable>(pack: &Pack<G>, bot: &mut dyn Bot<G>, state: &G::State, seat: Seat) -> usize {
    let mut prompts = Prompts::<G>::new();
    prompts.refill(state);
    bot.choose(pack.content(), &G::view(state, Viewer::Seat(seat)), prompts.of(seat).unwrap())
}

struct SameView(Kind);

impl Visitor for SameView {
    type Out = ();

    fn visit<G: Playable>(self) {
        let pack = Pack::<G>::builtin();
        for seed in 0..2 {
            let (state, seat) = midgame::<G>(&pack, seed);
            let other = G::disguise(&state, Viewer::Seat(seat), &mut Seeded::from_number(seed + 100));
            let [one, other] =
                [state, other].map(|state| answer(&pack, hire::<G>(self.0).as_mut(), &state, seat));
            assert_eq!(one, other, "{} {}, position {seed}", G::ID, self.0);
        }
    }
}

#[test]
fn the_same_view_and_seed_give_the_same_choice_whatever_is_hidden() {
    for game in catalog::GAMES {
        for level in Level::ALL {
            catalog::visit(game, SameView(Kind::Level(level))).unwrap();
        }
        catalog::visit(game, SameView(Way::Instinct.into())).unwrap();
    }
}

struct Threads;

impl Visitor for Threads {
    type Out = ();

    fn visit<G: Playable>(self) {
        let pack = Pack::<G>::builtin();
        let (state, seat) = midgame::<G>(&pack, 1);
        let plan = Plan::tree(120).in_parts(4);
        let chosen = [1, 2, 3, 8].map(|threads| {
            let mut bot = Search::new(plan, Seeded::from_number(3)).threads(threads);
            answer::<G>(&pack, &mut bot, &state, seat)
        });
        assert_eq!(chosen, [chosen[0]; 4], "{}", G::ID);
    }
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    for game in catalog::GAMES {
        catalog::visit(game, Threads).unwrap();
    }
}

struct Advised;

impl Visitor for Advised {
    type Out = ();

    fn visit<G: Playable>(self) {
        let pack = Pack::<G>::builtin();
        let (state, seat) = midgame::<G>(&pack, 1);
        let mut prompts = Prompts::<G>::new();
        prompts.refill(&state);
        let (view, prompt) = (G::view(&state, Viewer::Seat(seat)), prompts.of(seat).unwrap());
        let seats = G::seats(&G::Options::default());
        for kind in [Way::Instinct.into(), Way::Greedy.into(), Way::Search(Plan::tree(60)).into()] {
            let advice = hire::<G>(kind).advise(pack.content(), &view, prompt, seats);
            let chosen = hire::<G>(kind).choose(pack.content(), &view, prompt);
            assert_eq!(advice.alternatives[0].index, chosen, "{} {kind}: it does what it advises", G::ID);
            let best = advice.alternatives[0];
            assert_eq!(best.expectation.is_some(), best.lines > 0, "{} {kind}", G::ID);
            for known in &advice.alternatives {
                assert!(known.index < prompt.choices.len());
                let made_up = known.lines == 0 && known.expectation.is_some();
                assert!(!made_up, "{} {kind}", G::ID);
                assert!(known.expectation.is_none_or(|share| (0.0..=1.0).contains(&share)));
                assert!(known.expectation <= best.expectation, "{} {kind}", G::ID);
            }
            // There are several choices.
            assert!(advice.reason.id.starts_with("bots-") && advice.reason.id != "bots-only-answer");
        }
        let asked = |lapses| {
            hire::<G>(Kind::Mind(Way::Greedy.but(lapses))).advise(pack.content(), &view, prompt, seats)
        };
        assert_eq!(asked(100), asked(1), "{}: no hint is a lapse", G::ID);
    }
}

#[test]
fn bots_advise_what_they_would_do() {
    for game in catalog::GAMES {
        catalog::visit(game, Advised).unwrap();
    }
}
