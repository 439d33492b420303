//! What a bot thinks of the answers, and why.

use std::collections::BTreeMap;
use table::{Estimate, Message, Outcome, Seat};

/// An answer that a bot has considered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Alternative {
    /// Its number among the choices.
    pub index: usize,
    /// What the lines that were played on from it came to, from 0 for a loss to 1 for a win: by the bot's own measure, which
    /// puts answers in order, and in advice by how likely that is. A glance plays none, and doubtful leads are not told.
    pub expectation: Option<f64>,
    /// Lines that were played on from it.
    pub lines: u32,
}

impl Alternative {
    /// It was taken without playing on from it.
    pub(crate) fn at_a_glance(index: usize) -> Alternative {
        Alternative { index, expectation: None, lines: 0 }
    }

    /// What the seat may expect in percent, if lines were played.
    pub fn percent(&self) -> Option<u8> {
        self.expectation.map(|share| (100.0 * share).round() as u8)
    }
}

/// What a bot would do, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// What it has considered, the best first; never empty.
    pub alternatives: Vec<Alternative>,
    /// Why the first one is the best.
    pub reason: Message,
}

/// A difference in shares of lines that is worth telling.
const TELLING: f64 = 0.04;

impl Advice {
    /// After a question with so many choices.
    pub(crate) fn new(mut alternatives: Vec<Alternative>, choices: usize, notes: &Notes) -> Advice {
        for known in &mut alternatives {
            known.expectation = notes.prospect(known);
        }
        let reason =
            if choices == 1 { Message::new("bots-only-answer") } else { reason(&alternatives, notes) };
        // Some do better than the best, in lines too few to prove it. Their figures would only mislead.
        let best = alternatives.first().and_then(|best| best.expectation);
        for known in &mut alternatives {
            known.expectation = known.expectation.filter(|share| Some(*share) <= best);
        }
        Advice { alternatives, reason }
    }

    /// Whether the reason says more than how much may be expected.
    pub(crate) fn is_telling(&self) -> bool {
        matches!(&*self.reason.id, "bots-because" | "bots-only-answer")
    }
}

fn reason(alternatives: &[Alternative], notes: &Notes) -> Message {
    let [best, next, ..] = alternatives else { return Message::new("bots-at-a-glance") };
    let others = alternatives[1..].iter().filter_map(Alternative::percent);
    let (Some(first), Some(second)) = (best.percent(), others.max()) else {
        return Message::new("bots-at-a-glance");
    };
    let lead = |fact: &Message| notes.share(best, fact) - notes.share(next, fact);
    let telling = notes.facts(best).max_by(|one, other| lead(one).total_cmp(&lead(other)));
    let percent = |share: f64| (100.0 * share).round() as i64;
    match telling.filter(|fact| lead(fact) >= TELLING) {
        // Others must be better beyond doubt to be preferred to what a glance prefers.
        _ if second > first => Message::new("bots-no-worse").with("share", first),
        Some(fact) => Message::new("bots-because")
            .with("fact", fact.clone())
            .with("share", percent(notes.share(best, fact)))
            .with("other", percent(notes.share(next, fact))),
        None if second == first => Message::new("bots-no-worse").with("share", first),
        None => Message::new("bots-expects").with("share", first).with("other", second),
    }
}

/// What the lines after each answer came to, for bots that are to say why.
#[derive(Clone, Default, Debug)]
pub struct Notes {
    /// How many seats the match has, if notes are wanted.
    seats: Option<usize>,
    /// In how many lines after an answer a fact held in the end.
    seen: BTreeMap<(usize, Message), u32>,
    /// How likely the seat was to win at the ends of all lines after an answer, summed.
    prospects: BTreeMap<usize, f64>,
}

impl Notes {
    /// Notes that are kept, on a match of so many seats.
    pub(crate) fn wanted(seats: usize) -> Notes {
        Notes { seats: Some(seats), ..Notes::default() }
    }

    /// Empty ones, kept if these are.
    pub(crate) fn empty(&self) -> Notes {
        Notes { seats: self.seats, ..Notes::default() }
    }

    /// How a line after an answer stands where it stops.
    pub(crate) fn take_down<G: Estimate>(
        &mut self,
        answer: usize,
        state: &G::State,
        ended: Option<&Outcome>,
        seat: Seat,
    ) {
        let Some(seats) = self.seats else { return };
        for fact in G::facts(state, seat) {
            *self.seen.entry((answer, fact)).or_default() += 1;
        }
        let prospect = ended.map_or_else(|| G::prospects(state, seats)[seat], |outcome| outcome.points(seat));
        *self.prospects.entry(answer).or_default() += prospect;
    }

    pub(crate) fn merge(&mut self, other: Notes) {
        for (what, lines) in other.seen {
            *self.seen.entry(what).or_default() += lines;
        }
        for (answer, sum) in other.prospects {
            *self.prospects.entry(answer).or_default() += sum;
        }
    }

    /// How likely the seat is to win after an answer, if lines were played.
    fn prospect(&self, after: &Alternative) -> Option<f64> {
        let sum = self.prospects.get(&after.index)?;
        Some(sum / f64::from(after.lines.max(1)))
    }

    fn facts(&self, after: &Alternative) -> impl Iterator<Item = &Message> {
        let index = after.index;
        self.seen.keys().filter(move |(answer, _)| *answer == index).map(|(_, fact)| fact)
    }

    /// In which share of the lines after an answer a fact held.
    fn share(&self, after: &Alternative, fact: &Message) -> f64 {
        let seen = self.seen.get(&(after.index, fact.clone())).copied().unwrap_or(0);
        f64::from(seen) / f64::from(after.lines.max(1))
    }
}
