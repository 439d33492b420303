//! Figures held against a game small enough to be worked out by hand.
//!
//! Wager: seat 0 and then seat 1 take 1 point for sure, or throw a die for 3 points on 4 or more. Then seat 0 says what a covered
//! coin shows, for 1 point more. More points win.
#![allow(clippy::unwrap_used)]

use analysis::{Analysis, Cause, Faces, Judge, Of, Walk};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::position::Block;
use table::scene::{Die, Glance};
use table::{
    Breach, BySeat, Chance, ContentError, Cx, Determinize, Estimate, Every, Files, Game, Match, Message,
    OptionsError, Outcome, Pack, Picture, PositionError, Prompt, Prompts, Scene, Scripted, Seat, Seeded,
    Status, Viewer,
};

#[derive(Debug)]
struct Wager;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Options {}

#[derive(Clone, PartialEq, Eq, Debug)]
struct State {
    points: [u8; 2],
    decided: u8,
    coin: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
enum Action {
    Safe,
    Bold,
    Say(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct View {
    points: [u8; 2],
    decided: u8,
}

/// The face of a die that was thrown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Thrown(u8);

impl Game for Wager {
    const ID: &'static str = "wager";
    const RULES: u32 = 1;
    const FILES: &'static [(&'static str, &'static str)] = &[];
    type Content = ();
    type Options = Options;
    type State = State;
    type Action = Action;
    type Question = ();
    type Event = Thrown;
    type View = View;
    type Notice = Thrown;

    fn content(_: &Files<'_>) -> Result<(), ContentError> {
        Ok(())
    }

    fn check((): &(), _: &Options) -> Result<(), OptionsError> {
        Ok(())
    }

    fn seats(_: &Options) -> usize {
        2
    }

    fn setup(_: &Arc<()>, _: &Options, chance: &mut dyn Chance) -> State {
        State { points: [0, 0], decided: 0, coin: chance.below(2) as u8 }
    }

    fn stage(_: &Arc<()>, _: &Options, _: &[Block<'_>]) -> Result<State, PositionError> {
        unreachable!("no test begins in the middle")
    }

    fn status(state: &State, prompts: &mut Prompts<Wager>) -> Status {
        let [ours, theirs] = state.points;
        match state.decided {
            3 if ours == theirs => return Status::Over(Outcome::drawn(2, "W-2")),
            3 => return Status::Over(Outcome::won_by(2, |seat| (seat.0 == 0) == (ours > theirs), "W-1")),
            2 => {
                prompts.ask(Seat(0), ());
                prompts.offer(Action::Say(0));
                prompts.offer(Action::Say(1));
            }
            seat => {
                prompts.ask(Seat(seat), ());
                prompts.offer(Action::Safe);
                prompts.offer(Action::Bold);
            }
        }
        Status::Awaiting
    }

    fn apply(state: &mut State, seat: Seat, action: &Action, cx: &mut Cx<'_, Wager>) {
        let won = match action {
            Action::Safe => 1,
            Action::Say(side) => u8::from(*side == state.coin),
            Action::Bold => {
                let face = cx.chance().below(6) as u8 + 1;
                cx.tell(Thrown(face));
                if face >= 4 { 3 } else { 0 }
            }
        };
        state.points[seat.index()] += won;
        state.decided += 1;
    }

    fn view(state: &State, _: Viewer) -> View {
        View { points: state.points, decided: state.decided }
    }

    fn notice(event: &Thrown, _: Viewer) -> Option<Thrown> {
        Some(event.clone())
    }

    fn reveals(_: &Thrown) -> bool {
        false
    }

    fn explain(_: &State, _: Seat, _: &Action) -> Option<Breach> {
        None
    }
}

impl Determinize for Wager {
    fn determinize(_: &Arc<()>, view: &View, _: Viewer, chance: &mut dyn Chance) -> State {
        State { points: view.points, decided: view.decided, coin: chance.below(2) as u8 }
    }

    fn disguise(state: &State, _: Viewer, chance: &mut dyn Chance) -> State {
        State { coin: chance.below(2) as u8, ..state.clone() }
    }
}

impl Estimate for Wager {
    const HORIZON: Option<u32> = None;

    fn estimate(_: &State, _: Seat) -> f64 {
        0.5
    }
}

impl Picture for Wager {
    fn scene(_: &Arc<()>, _: &View, _: Viewer, _: Option<Prompt<'_, Wager>>) -> Scene {
        Scene::default()
    }

    fn tell((): &(), _: &Thrown) -> Message {
        Message::new("wager-thrown")
    }

    fn glance((): &(), _: &View, notice: &Thrown) -> Glance {
        Glance { dice: vec![Die::six(notice.0)], ..Glance::default() }
    }
}

/// Knows everything: all answers equally often, every face of every die.
struct Exact;

impl Judge<Wager> for Exact {
    fn position(&mut self, state: &State, seats: usize) -> BySeat<f64> {
        let mut prompts = Prompts::<Wager>::new();
        // It looks further ahead than it is asked to.
        if let Status::Over(outcome) = prompts.refill(state) {
            return BySeat::of(seats, |seat| outcome.points(seat));
        }
        let prompt = prompts.get(0).unwrap();
        let all: Vec<_> =
            prompt.choices.iter().map(|action| self.decision(state, prompt.seat, action, seats)).collect();
        BySeat::of(seats, |seat| all.iter().map(|one| one[seat]).sum::<f64>() / all.len() as f64)
    }

    fn world(&mut self, state: &State, seats: usize) -> BySeat<f64> {
        self.position(state, seats)
    }

    fn decision(&mut self, state: &State, seat: Seat, action: &Action, seats: usize) -> BySeat<f64> {
        let mut every = Every::new();
        let mut sum = BySeat::same(seats, 0.0);
        loop {
            let mut after = state.clone();
            Wager::apply(&mut after, seat, action, &mut Cx::silent(&mut every));
            let weight = 1.0 / every.weight() as f64;
            let there = self.position(&after, seats);
            for seat in Seat::first(seats) {
                sum[seat] += weight * there[seat];
            }
            if !every.advance() {
                return sum;
            }
        }
    }
}

/// Both sides of the coin in turn.
struct Alternating(u32);

impl Chance for Alternating {
    fn below(&mut self, n: u32) -> u32 {
        self.0 += 1;
        self.0 % n
    }
}

/// Judges a match to its end.
fn walk(
    game: &Match<Wager>,
    judge: impl Judge<Wager> + Send + 'static,
    worlds: u32,
    chance: impl Chance + Send + 'static,
) -> Analysis {
    let mut walk = Walk::new(game, Box::new(Of::<_, _, Wager>::new(judge, worlds, chance))).unwrap();
    while walk.step() {}
    assert_eq!((walk.done(), walk.decisions()), (3, 3));
    walk.finish()
}

/// A match with these decisions and faces; the coin shows 1.
fn played(decisions: [Action; 3], faces: impl IntoIterator<Item = u32>) -> Match<Wager> {
    let mut chance = Scripted::new(Seeded::from_number(0));
    chance.script([1]);
    chance.script(faces.into_iter().map(|face| face - 1));
    let mut game = Match::new(&Pack::builtin(), Options {}, &mut chance).unwrap();
    for (seat, action) in [0, 1, 0].into_iter().zip(decisions) {
        game.play(Seat(seat), &action, &mut chance).unwrap();
    }
    game
}

#[test]
fn luck_and_decisions_are_what_they_are_by_hand() {
    // With d points more than the other before the coin, seat 0 may expect f(d): 0 below -1, then 1/4, 3/4, and 1 from 1 on.
    // Seat 1 then leaves it 3/8 and 1/4 (after 0 points), 1/2 and 3/4 (1), 7/8 and 1 (3), for bold and safe.
    let game = played([Action::Bold, Action::Bold, Action::Say(1)], [6, 5]);
    let told = walk(&game, Exact, 2, Alternating(0));
    let us = Seat(0);
    assert_eq!(told.start[us], 0.625);
    let figures: Vec<_> =
        told.steps.iter().map(|step| (step.decision[us], step.luck[us], step.after[us])).collect();
    assert_eq!(
        figures,
        [
            (0.0, 0.3125, 0.9375),
            (0.875 - 0.9375, 0.75 - 0.875, 0.75),
            // Nobody can know what the coin shows: the right word is luck.
            (0.0, 0.25, 1.0),
        ]
    );
    let account = told.accounts()[0];
    assert_eq!((account.own, account.others, account.luck, account.end), (0.0, -0.0625, 0.4375, 1.0));
}

#[test]
fn every_account_adds_up_in_every_match() {
    for number in 0..200 {
        let mut chance = Seeded::from_number(number);
        let mut game = Match::<Wager>::new(&Pack::builtin(), Options {}, &mut chance).unwrap();
        while game.outcome().is_none() {
            let prompt = game.prompts().get(0).unwrap();
            let (seat, action) = (prompt.seat, prompt.choices[chance.below(2) as usize]);
            game.play(seat, &action, &mut chance).unwrap();
        }
        let judge = analysis::Played::new(8, bots::Swift::new(number));
        let told = walk(&game, judge, 8, chance);
        for account in told.accounts() {
            let sum = account.start + account.own + account.others + account.luck;
            assert!((sum - account.end).abs() < 1e-9, "{account:?}");
            assert_eq!(account.end, game.outcome().unwrap().points(account.seat));
        }
    }
}

#[test]
fn lines_that_are_played_on_come_near_the_truth() {
    let game = played([Action::Safe, Action::Bold, Action::Say(0)], [2]);
    let exact = walk(&game, Exact, 2, Alternating(0));
    let judge = analysis::Played::new(4_000, bots::Swift::new(1));
    let played = walk(&game, judge, 4_000, Seeded::from_number(2));
    for (one, other) in exact.steps.iter().zip(&played.steps) {
        for seat in Seat::first(2) {
            assert!((one.after[seat] - other.after[seat]).abs() < 0.04, "{one:?} {other:?}");
            assert!((one.decision[seat] - other.decision[seat]).abs() < 0.04, "{one:?} {other:?}");
        }
    }
}

#[test]
fn turning_points_are_told_with_their_cause_and_dice_are_counted() {
    let game = played([Action::Bold, Action::Bold, Action::Say(0)], [6, 2]);
    let told = walk(&game, Exact, 2, Alternating(0));
    let moments = told.moments(1);
    assert_eq!((moments[0].turn, moments[0].cause), (0, Cause::Luck));
    assert_eq!(told.moments(9).len(), 2, "the last word changed nothing");
    assert_eq!(told.dice[0].kinds, [(6, Faces(vec![0, 0, 0, 0, 0, 1]))]);
    assert_eq!(told.dice[1].kinds[0].1.mean(), Some(2.0));
}
