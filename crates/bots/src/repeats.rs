//! Keeps a bot from doing for ever what changes nothing.

use std::any::Any;
use std::sync::Arc;
use table::{Game, Prompt, Seat};

/// A question that comes so often in a row of others leads nowhere, whatever it changes.
const OFTEN: u32 = 12;

/// Questions remembered: what changes nothing may take several answers.
const LATEST: usize = 8;

/// The answers given to questions that come again and again although nothing has changed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Repeats {
    /// The latest one last.
    asked: Vec<Asked>,
}

/// Something of a game's own types: a bot is one for all games.
type Known = Arc<dyn Any + Send + Sync>;

#[derive(Clone, Debug)]
struct Asked {
    /// The question with its choices.
    question: Known,
    /// What the view was then. Views are large, so it is looked at only if the question comes a second time.
    view: Option<Known>,
    /// How often it has come.
    times: u32,
    given: Vec<usize>,
}

/// Whether that is what is known.
fn is<T: PartialEq + 'static>(known: &Known, now: &T) -> bool {
    known.downcast_ref::<T>() == Some(now)
}

impl Repeats {
    /// The answers worth a thought: those that have not led back to the very same view, or all once each of them did.
    pub(crate) fn open<G: Game>(&mut self, prompt: Prompt<'_, G>, view: &G::View) -> Vec<usize> {
        let all = 0..prompt.choices.len();
        let question: (Seat, G::Question, Vec<G::Action>) =
            (prompt.seat, prompt.question.clone(), prompt.choices.to_vec());
        let known = self.asked.iter().position(|asked| is(&asked.question, &question));
        let asked = match known.map(|at| self.asked.remove(at)) {
            None => Asked { question: Arc::new(question), view: None, times: 1, given: Vec::new() },
            Some(before) => {
                let same = before.view.is_some_and(|before| is(&before, view)) || before.times >= OFTEN;
                let given = if same && before.given.len() < all.len() { before.given } else { Vec::new() };
                let view: Known = Arc::new(view.clone());
                Asked { question: before.question, view: Some(view), times: before.times + 1, given }
            }
        };
        let open = all.filter(|answer| !asked.given.contains(answer)).collect();
        if self.asked.len() == LATEST {
            self.asked.remove(0);
        }
        self.asked.push(asked);
        open
    }

    /// Notes what was answered to the latest question.
    pub(crate) fn give(&mut self, answer: usize) -> usize {
        if let Some(asked) = self.asked.last_mut() {
            asked.given.push(answer);
        }
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Match, Pack, Seeded, Viewer};
    use tictactoe::{Options, TicTacToe};

    #[test]
    fn the_same_question_in_the_same_position_gets_another_answer() {
        let chance = &mut Seeded::from_number(1);
        let mut game = Match::<TicTacToe>::new(&Pack::builtin(), Options {}, chance).unwrap();
        let mut repeats = Repeats::default();
        let open = |repeats: &mut Repeats, game: &Match<TicTacToe>| {
            repeats.open(game.prompts().get(0).unwrap(), &game.view(Viewer::Spectator))
        };
        for _ in 0..2 {
            assert_eq!(open(&mut repeats, &game).len(), 9);
            repeats.give(4);
        }
        assert_eq!(open(&mut repeats, &game), [0, 1, 2, 3, 5, 6, 7, 8]);
        for answer in open(&mut repeats, &game) {
            repeats.give(answer);
        }
        assert_eq!(open(&mut repeats, &game).len(), 9, "when all were given, all are open again");
        let first = game.prompts().get(0).unwrap();
        let (seat, action) = (first.seat, first.choices[0]);
        game.play(seat, &action, chance).unwrap();
        assert_eq!(open(&mut repeats, &game).len(), 8, "another question");
    }
}
