//! What an answer is good for, in the game's own words.

use crate::Advice;
use crate::worlds::Worlds;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Cx, Determinize, Estimate, Message, Prompt, Prompts, Seat, Seeded, Status, glanced};

/// Worlds in which it is tried: dice fall well and badly.
const WORLDS: usize = 8;
/// A gain in a world below this is nothing to speak of.
const LEAST: f64 = 0.001;

/// Gives what the answer adds most to as the reason, unless lines have told a better one. To choose who acts is good for what he
/// can do then: if nothing comes of the answer itself, the next decision of the same seat is told.
pub(crate) fn say_why<G: Determinize + Estimate>(
    advice: &mut Advice,
    content: &Arc<G::Content>,
    view: &G::View,
    prompt: Prompt<'_, G>,
) {
    if advice.is_telling() {
        return;
    }
    // The same question has the same reason.
    let chance = &mut Seeded::from_number(0);
    let mut worlds = Worlds::<G>::new(content, view, prompt.seat);
    let mut lines: Vec<Line<G>> = (0..WORLDS).map(|_| Line::new(worlds.next(chance), prompt.seat)).collect();
    if lines.iter().all(|line| line.before.is_empty()) {
        return;
    }
    let best = advice.alternatives[0];
    for line in &mut lines {
        line.play(&prompt.choices[best.index], chance);
    }
    if let Some(merit) = gain(&lines) {
        advice.reason = merit;
        return;
    }
    for line in &mut lines {
        line.go_on(chance);
    }
    if let Some(merit) = gain(&lines) {
        advice.reason = Message::new("bots-next-step").with("merit", merit);
    } else if best.expectation.is_none() {
        advice.reason = "bots-little-between".into();
    }
}

/// What has become most, summed over all lines.
fn gain<G: Estimate>(lines: &[Line<G>]) -> Option<Message> {
    let mut gains = BTreeMap::<&Message, f64>::new();
    for line in lines {
        for (merit, worth) in &line.before {
            *gains.entry(merit).or_default() -= worth;
        }
    }
    let after: Vec<_> = lines.iter().flat_map(|line| G::merits(&line.state, line.seat)).collect();
    for (merit, worth) in &after {
        *gains.entry(merit).or_default() += worth;
    }
    let (merit, gain) = gains.into_iter().max_by(|one, other| one.1.total_cmp(&other.1))?;
    (gain >= LEAST * lines.len() as f64).then(|| merit.clone())
}

/// A world in which the answer is tried, and what spoke for it before.
struct Line<G: Estimate> {
    state: G::State,
    seat: Seat,
    before: Vec<(Message, f64)>,
}

impl<G: Estimate> Line<G> {
    fn new(state: G::State, seat: Seat) -> Line<G> {
        let before = G::merits(&state, seat);
        Line { state, seat, before }
    }

    fn play(&mut self, action: &G::Action, chance: &mut Seeded) {
        G::apply(&mut self.state, self.seat, action, &mut Cx::silent(chance));
    }

    /// Takes what looks best, if the seat is to decide again.
    fn go_on(&mut self, chance: &mut Seeded) {
        let mut prompts = Prompts::new();
        if prompts.refill(&self.state) != Status::Awaiting {
            return;
        }
        let Some(prompt) = prompts.of(self.seat) else { return };
        let answer = if G::SEASONED {
            G::lean(&self.state, prompt, chance)
        } else {
            glanced(&self.state, prompt, prompt.choices.len(), chance)
        };
        let action = prompt.choices[answer].clone();
        self.play(&action, chance);
    }
}
