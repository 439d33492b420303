//! One random match with all its checks.

use crate::checks::{closely, decisions, every_turn};
use crate::conform::Conform;
use crate::fault::{Fault, Place, Verdict, ensure, guarded, report};
use crate::known::Known;
use crate::node::{Check, Node};
use crate::player::Player;
use crate::rules::Rules;
use crate::step::Step;
use table::{Chance, Determinize, Game, Match, Pack, Picture, Seeded};

/// Keeps the checks' stream apart from the dice of the same number.
const CHECKS: u64 = 1 << 63;

/// One match of a [`Conform`].
pub(crate) struct Trial<'a, G: Game> {
    plan: &'a Conform<G>,
    pack: &'a Pack<G>,
    rules: &'a Rules,
    known: &'a mut Known<G::Action>,
    number: u32,
    dice: Seeded,
    player: Player,
    chance: Seeded,
    history: Vec<G::State>,
}

impl<'a, G: Determinize + Picture> Trial<'a, G> {
    pub(crate) fn new(
        plan: &'a Conform<G>,
        number: u32,
        pack: &'a Pack<G>,
        rules: &'a Rules,
        known: &'a mut Known<G::Action>,
    ) -> Trial<'a, G> {
        let seed = plan.seed.wrapping_add(u64::from(number));
        Trial {
            plan,
            pack,
            rules,
            known,
            number,
            dice: Seeded::from_number(seed),
            player: Player::new(seed),
            chance: Seeded::from_number(seed ^ CHECKS),
            history: Vec::new(),
        }
    }

    /// Plays to the end. The error is the whole report.
    pub(crate) fn play(mut self) -> Result<(), String> {
        let begun = guarded(|| {
            Match::new(self.pack, self.plan.options.clone(), &mut self.dice)
                .map_err(|error| Fault::new(format!("the options cannot be played with: {error}")))
        });
        let mut game = begun.map_err(|fault| self.report("set-up", &fault, None))?;
        self.history.push(game.state().clone());
        loop {
            let closely = self.looks_closely();
            self.look(&game, closely).map_err(|(check, fault)| self.report(check, &fault, Some(&game)))?;
            if game.outcome().is_some() {
                return Ok(());
            }
            let most = self.plan.turns_at_most;
            let ends = ensure(game.turn() < most, || format!("the match goes on after {most} turns"));
            ends.map_err(|fault| self.report("ends", &fault, Some(&game)))?;
            self.decide(&mut game).map_err(|fault| self.report("choices", &fault, Some(&game)))?;
            if closely {
                let shown = self.compare(&game);
                shown.map_err(|(check, fault)| self.report(check, &fault, Some(&game)))?;
            }
        }
    }

    /// Whether the present turn is one of those looked at closely; the first always is.
    fn looks_closely(&mut self) -> bool {
        self.history.len() == 1 || self.chance.below(self.plan.one_node_in) == 0
    }

    /// All checks of the present position.
    fn look(&mut self, game: &Match<G>, closely_too: bool) -> Result<(), (&'static str, Fault)> {
        let (history, known, rules) = (&self.history, &*self.known, self.rules);
        let mut node = Node { game, pack: self.pack, history, known, rules, chance: &mut self.chance };
        let mut all = |checks: &[(&'static str, Check<G>)]| {
            let mut checks = checks.iter();
            checks.try_for_each(|(name, check)| guarded(|| check(&mut node)).map_err(|fault| (*name, fault)))
        };
        all(&every_turn())?;
        if closely_too || game.outcome().is_some() {
            all(&closely())?;
        }
        for action in game.prompts().iter().flat_map(|prompt| prompt.choices) {
            self.known.see(action, &mut self.chance);
        }
        Ok(())
    }

    /// Takes a decision at random.
    fn decide(&mut self, game: &mut Match<G>) -> Verdict {
        let (seat, action) =
            self.player.pick(game.prompts()).ok_or_else(|| Fault::new("there is nothing to choose"))?;
        let played = guarded(|| {
            let played = game.play(seat, &action, &mut self.dice);
            played
                .map(|_| ())
                .map_err(|refusal| Fault::new(format!("a choice on offer is refused: {refusal}")))
        });
        self.history.push(game.state().clone());
        played.map_err(|fault| fault.by(seat, &action))
    }

    /// All checks of the decision just taken.
    fn compare(&mut self, game: &Match<G>) -> Result<(), (&'static str, Fault)> {
        let before = &self.history[self.history.len() - 2];
        let tell_more = self.plan.notices_may_tell_more;
        let step = guarded(|| Step::new(game, before, tell_more, &mut self.chance));
        let step = step.map_err(|fault| ("twins", fault))?;
        let mut checks = decisions::<G>().into_iter();
        checks.try_for_each(|(name, check)| {
            guarded(|| check(&step)).map_err(|fault| (name, fault.by(step.entry.seat, &step.entry.action)))
        })
    }

    fn report(&self, check: &'static str, fault: &Fault, game: Option<&Match<G>>) -> String {
        let seed = self.plan.seed.wrapping_add(u64::from(self.number));
        report(fault, &Place { check, number: self.number, seed, game })
    }
}
