//! What a bot says for an answer is so.
#![allow(clippy::unwrap_used)]

use bots::{Lines, Plan, Swift, Way, bot};
use catalog::{Playable, Visitor};
use table::{Match, Message, Pack, Seat, Seeded};

/// How much of a merit there is.
fn of<G: Playable>(state: &G::State, seat: Seat, merit: &Message) -> f64 {
    G::merits(state, seat).into_iter().filter(|(other, _)| other == merit).map(|(_, worth)| worth).sum()
}

/// How often a reason was given, how often it named a merit, and how often that merit grew or shrank at once.
#[derive(Default, Debug)]
struct Count {
    asked: u32,
    merits: u32,
    grown: u32,
    shrunk: u32,
}

struct Ask;

impl Visitor for Ask {
    type Out = Count;

    fn visit<G: Playable>(self) -> Count {
        let (pack, chance) = (Pack::<G>::builtin(), &mut Seeded::from_number(5));
        let mut game = Match::<G>::new(&pack, G::Options::default(), chance).unwrap();
        let mut adviser = bot(G::ID, Way::Greedy.into(), Seeded::from_number(6)).unwrap();
        let mut count = Count::default();
        for _ in 0..150 {
            let Some(prompt) = game.prompts().get(0) else { break };
            let (seat, several) = (prompt.seat, prompt.choices.len() > 1);
            let advice = adviser.advise(&game, seat).unwrap();
            let action = prompt.choices[advice.alternatives[0].index].clone();
            let reason = advice.reason;
            let before = of::<G>(game.state(), seat, &reason);
            game.play(seat, &action, chance).unwrap();
            if several && game.outcome().is_none() {
                count.asked += 1;
                count.merits += u32::from(reason.id.starts_with(&format!("{}-merit-", G::ID)));
                let gain = of::<G>(game.state(), seat, &reason) - before;
                count.grown += u32::from(gain > 0.0);
                count.shrunk += u32::from(gain < 0.0);
            }
        }
        count
    }
}

#[test]
fn what_an_answer_is_said_to_be_good_for_comes_of_it() {
    for game in ["requiem", "obcy", "corps"] {
        let count = catalog::visit(game, Ask).unwrap();
        assert!(count.merits * 3 > count.asked, "{game}: {count:?}");
        // Dice fall badly now and then.
        assert!(count.grown * 10 > count.merits * 9 && count.shrunk * 20 < count.merits, "{game}: {count:?}");
    }
}

#[test]
fn where_a_game_names_no_merits_none_is_made_up() {
    let count = catalog::visit("lantern", Ask).unwrap();
    assert!(count.asked > 0 && count.merits == 0, "{count:?}");
}

/// How far apart, on average, a hint and an analysis are about the chance to win after the same answers.
struct Foretell;

impl Visitor for Foretell {
    type Out = f64;

    fn visit<G: Playable>(self) -> f64 {
        let (pack, chance) = (Pack::<G>::builtin(), &mut Seeded::from_number(7));
        let mut game = Match::<G>::new(&pack, G::Options::default(), chance).unwrap();
        let mut adviser = bot(G::ID, Way::Search(Plan::flat(24)).into(), Seeded::from_number(8)).unwrap();
        let mut lines = Lines::new(24, Swift::new(9));
        let (mut asked, mut apart) = (0, 0.0);
        while asked < 60 && game.outcome().is_none() {
            let prompt = game.prompts().get(0).unwrap();
            let seat = prompt.seat;
            let best = adviser.advise(&game, seat).unwrap().alternatives[0];
            let action = prompt.choices[best.index].clone();
            if let Some(hinted) = best.expectation {
                let told = lines.expect::<G>(game.state(), Some((seat, &action)), game.seats());
                asked += 1;
                apart += (hinted - told[seat]).abs();
            }
            game.play(seat, &action, chance).unwrap();
        }
        apart / f64::from(asked)
    }
}

#[test]
fn a_hint_foretells_what_an_analysis_does() {
    for game in ["requiem", "obcy", "corps"] {
        let apart = catalog::visit(game, Foretell).unwrap();
        assert!(apart < 0.03, "{game}: {apart:.3}");
    }
}
