//! Plays a script until it comes true.

use crate::intent::{Intent, written};
use crate::script::{Script, Step};
use bots::{AnyBot, Way};
use catalog::AnyMatch;
use session::{Lesson, Session, Sitter};
use table::{Seat, Seed, Seeded, Viewer};

/// Others never decide more often than this in a row.
const PATIENCE: u32 = 400;

/// Where a try ended, and why.
struct Stuck {
    step: usize,
    why: String,
}

/// The lesson of a script, with the first seed with which all of it comes true.
pub(crate) fn make(game: &str, script: &Script) -> Result<Lesson, String> {
    let mut farthest: Option<Stuck> = None;
    let seeds = (1..=script.tries).map(|number| format!("{} {number}", script.seed));
    for seed in [script.seed.clone()].into_iter().chain(seeds) {
        match Try::of(game, script, seed)?.play(script) {
            Ok(lesson) => return Ok(lesson),
            Err(stuck) => {
                if farthest.as_ref().is_none_or(|far| stuck.step > far.step) {
                    farthest = Some(stuck);
                }
            }
        }
    }
    let told = farthest.map(|far| format!("step {} of {}: {}", far.step + 1, script.step.len(), far.why));
    Err(format!("the lesson of {game} never came true; {}", told.unwrap_or_default()))
}

/// One try to play a script.
struct Try {
    session: Session,
    /// One for each seat.
    bots: Vec<Box<dyn AnyBot>>,
    lesson: Lesson,
    /// The turn of the last step.
    last: u32,
}

impl Try {
    fn of(game: &str, script: &Script, seed: String) -> Result<Try, String> {
        let learner = Seat(script.learner);
        let mut options = catalog::defaults(game).map_err(|error| error.to_string())?;
        for (name, value) in script.options.as_object().into_iter().flatten() {
            options[name] = value.clone();
        }
        let begun = Session::begin(game, Some(&options), vec![Sitter::Person], Seed::from_text(&seed));
        let session = begun.map_err(|error| error.to_string())?;
        let bot = |seat: usize| {
            let chance = Seeded::new(Seed::from_text(&format!("{seed} bot {seat}")));
            bots::bot(game, Way::Greedy.into(), chance).map_err(|error| error.to_string())
        };
        let bots = (0..session.game().seats()).map(bot).collect::<Result<Vec<_>, String>>()?;
        let (decisions, notes) = (Vec::new(), Vec::new());
        let lesson = Lesson { game: game.to_string(), options, seed, learner, decisions, notes };
        Ok(Try { session, bots, lesson, last: 0 })
    }

    fn play(mut self, script: &Script) -> Result<Lesson, Stuck> {
        for (number, step) in script.step.iter().enumerate() {
            self.step(step).map_err(|why| Stuck { step: number, why })?;
        }
        let turn = self.session.game().turn();
        self.lesson.notes.push((turn, format!("{}-lesson-{}", self.lesson.game, script.end)));
        Ok(self.lesson)
    }

    fn step(&mut self, step: &Step) -> Result<(), String> {
        self.others(step.within.map(|within| (within, step)))?;
        let wanted = self.wanted(&step.choose);
        let index = wanted.ok_or_else(|| format!("expected `{}`, found {}", step.choose, self.offer()))?;
        self.last = self.session.game().turn();
        if let Some(note) = &step.note {
            self.lesson.notes.push((self.last, format!("{}-lesson-{note}", self.lesson.game)));
        }
        self.decide(self.lesson.learner, index)?;
        let Some(told) = &step.told else { return Ok(()) };
        // What comes of it may only show when others have answered.
        self.others(None)?;
        if self.is_told(told) { Ok(()) } else { Err(format!("`{told}` was not told")) }
    }

    /// Whether the learner has been told this since the last step.
    fn is_told(&self, message: &str) -> bool {
        let since = self.session.log().decisions().iter().skip(self.last as usize);
        let mut lines = since.flat_map(|decision| decision.lines(Viewer::Seat(self.lesson.learner)));
        lines.any(|line| line.text.id == message)
    }

    /// Lets bots decide until the learner is asked, or so often at most until a step can come.
    fn others(&mut self, until: Option<(u32, &Step)>) -> Result<(), String> {
        for _ in 0..=until.map_or(PATIENCE, |(within, _)| within) {
            let (awaited, learner) = (self.session.game().awaited(), self.lesson.learner);
            let Some(seat) = awaited.iter().find(|seat| **seat != learner).or(awaited.first()) else {
                return Ok(());
            };
            if *seat == learner && until.is_none_or(|(_, step)| self.is_due(step)) {
                return Ok(());
            }
            let index = self.bots[seat.index()].choose(self.session.game(), *seat);
            self.decide(*seat, index.ok_or("a bot does not know what to do")?)?;
        }
        let wanted = until.map_or("a decision of the learner", |(_, step)| step.choose.as_str());
        Err(format!("expected `{wanted}`, found nothing like it in time"))
    }

    fn is_due(&mut self, step: &Step) -> bool {
        step.after.as_ref().is_none_or(|after| self.is_told(after)) && self.wanted(&step.choose).is_some()
    }

    fn decide(&mut self, seat: Seat, index: u32) -> Result<(), String> {
        let turn = self.session.game().turn();
        self.session.decide(turn, seat, index).map_err(|refusal| refusal.to_string())?;
        self.lesson.decisions.push((seat, index));
        Ok(())
    }

    /// The number of the choice that a bot likes best of those that are meant.
    fn wanted(&mut self, choose: &str) -> Option<u32> {
        let (intent, learner) = (Intent::of(choose), self.lesson.learner);
        let game = self.session.game();
        let choices = game.scene(Viewer::Seat(learner)).prompt?.choices;
        let meant: Vec<usize> = (0..choices.len()).filter(|index| intent.means(&choices[*index])).collect();
        let only = match meant.as_slice() {
            [] => return None,
            [only] => Some(*only),
            _ => None,
        };
        let liked = || {
            let advice = self.bots[learner.index()].advise(game, learner)?;
            advice.alternatives.iter().map(|it| it.index).find(|index| meant.contains(index))
        };
        only.or_else(liked).or(meant.first().copied()).map(|index| index as u32)
    }

    /// What the learner is offered, in the words of scripts.
    fn offer(&self) -> String {
        offer(self.session.game(), self.lesson.learner)
    }
}

fn offer(game: &dyn AnyMatch, seat: Seat) -> String {
    let prompt = game.scene(Viewer::Seat(seat)).prompt;
    let choices = prompt.iter().flat_map(|ask| &ask.choices).map(|choice| format!("\n  {}", written(choice)));
    choices.collect()
}
