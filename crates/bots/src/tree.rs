//! The tree of answers that lines have in common: information-set Monte Carlo tree search.
//!
//! A node stands for a row of answers, whatever was hidden and however the dice fell, so the same node meets different
//! positions; what is legal is asked anew each time. Every seat goes for its own expectation, so that teams, duels and
//! three sides are one and the same thing.

use crate::rollout::{is_over, rollout};
use crate::swift::Swift;
use table::{Chance, Cx, Estimate, Game, Outcome, Prompt, Prompts, Seat, Status};

const NONE: u32 = u32::MAX;

/// Visits before answers after a node are told apart. Few lines say little about them, and playing on is quicker.
const RIPE: u32 = 16;

/// What was best among so many visits is taken again once, among twice as many twice, without weighing all answers anew: one more
/// visit hardly changes which it is.
const PATIENCE: u32 = 8;

/// An answer after others.
struct Node<A> {
    seat: Seat,
    action: A,
    visits: u32,
    /// What the seat that answered got on average.
    mean: f32,
    /// One by the square root of the visits: how little is known of the answer.
    doubt: f32,
    /// The answer after it that was chosen last, its number among the choices then, and the visits until which it is not
    /// thought about again.
    chosen: u32,
    place: u32,
    until: u32,
    /// The first of the answers after it, which are ascending by seat and action.
    first: u32,
    /// The next answer beside it.
    next: u32,
}

/// One tree for each answer to the question that is thought about.
pub(crate) struct Forest<G: Game> {
    nodes: Vec<Node<G::Action>>,
    /// The line being played.
    path: Vec<u32>,
    /// How much what is little known is preferred.
    curiosity: f32,
}

impl<G: Estimate> Forest<G> {
    pub(crate) fn new(prompt: Prompt<'_, G>) -> Forest<G> {
        let root = |action: &G::Action| Node::new(prompt.seat, action.clone());
        // Estimates of neighbouring lines differ far less than wins and losses do.
        let curiosity = if G::HORIZON.is_none() { 0.7 } else { 0.12 };
        Forest { nodes: prompt.choices.iter().map(root).collect(), path: Vec::new(), curiosity }
    }

    /// Plays a line on after the answer of that number: along the tree, and then as the game leans.
    pub(crate) fn line(
        &mut self,
        answer: usize,
        state: &mut G::State,
        horizon: Option<u32>,
        prompts: &mut Prompts<G>,
        chance: &mut Swift,
    ) -> Option<Outcome> {
        self.path.clear();
        let mut node = answer as u32;
        loop {
            self.path.push(node);
            if self.nodes[node as usize].visits < RIPE {
                return rollout::<G>(state, horizon, prompts, chance);
            }
            if is_over::<G>(state, horizon) {
                return None;
            }
            if let Status::Over(outcome) = prompts.refill(state) {
                return Some(outcome);
            }
            let prompt = prompts.get(0)?;
            node = self.choose(node, state, prompt, chance);
            let action = &self.nodes[node as usize].action;
            G::apply(state, prompt.seat, action, &mut Cx::silent(chance));
        }
    }

    /// Notes what the line came to for every seat that took part in it.
    pub(crate) fn learn(&mut self, mut worth: impl FnMut(Seat) -> f64) {
        let mut latest: Option<(Seat, f32)> = None;
        for node in &self.path {
            let node = &mut self.nodes[*node as usize];
            let points = match latest {
                Some((seat, points)) if seat == node.seat => points,
                _ => worth(node.seat) as f32,
            };
            latest = Some((node.seat, points));
            node.visits += 1;
            let weight = (node.visits as f32).recip();
            node.mean += (points - node.mean) * weight;
            node.doubt = weight.sqrt();
        }
    }

    /// The answer that promises most, or a new one while few are known for so many visits.
    fn choose(&mut self, parent: u32, state: &G::State, prompt: Prompt<'_, G>, chance: &mut Swift) -> u32 {
        let Node { visits, chosen, place, until, .. } = self.nodes[parent as usize];
        if visits < until && self.is_there(chosen, place, prompt) {
            return chosen;
        }
        let wonder = self.curiosity * logarithm(visits + 1).sqrt();
        let (mut known, mut best, mut place, mut most) = (0, NONE, 0, f32::NEG_INFINITY);
        self.known(parent, prompt, |number, node, choice| {
            known += 1;
            let promise = node.mean + wonder * node.doubt;
            if promise > most {
                (best, place, most) = (number, choice as u32, promise);
            }
        });
        let room = 2.0 + 2.0 * (visits as f32).sqrt();
        if known == prompt.choices.len() || known as f32 >= room {
            let parent = &mut self.nodes[parent as usize];
            (parent.chosen, parent.place, parent.until) = (best, place, visits + visits / PATIENCE);
            return best;
        }
        let lean = G::lean(state, prompt, chance);
        let mut is_known = false;
        self.known(parent, prompt, |_, _, choice| is_known |= choice == lean);
        let choice = if is_known {
            self.unknown(parent, prompt, chance.below((prompt.choices.len() - known) as u32) as usize)
        } else {
            lean
        };
        self.insert(parent, prompt.seat, prompt.choices[choice].clone())
    }

    /// Whether an answer is still the choice of that number. If others have come or gone before it, it is sought anew.
    fn is_there(&self, answer: u32, place: u32, prompt: Prompt<'_, G>) -> bool {
        let node = &self.nodes[answer as usize];
        node.seat == prompt.seat && prompt.choices.get(place as usize) == Some(&node.action)
    }

    /// The choice of that number among those that have no node yet.
    fn unknown(&self, parent: u32, prompt: Prompt<'_, G>, number: usize) -> usize {
        let mut found = number;
        self.known(parent, prompt, |_, _, choice| found += usize::from(choice <= found));
        found
    }

    /// The answers after a node that are legal now, with their numbers among the choices. Both are ascending.
    fn known(&self, parent: u32, prompt: Prompt<'_, G>, mut each: impl FnMut(u32, &Node<G::Action>, usize)) {
        let (mut number, mut choice) = (self.nodes[parent as usize].first, 0);
        while number != NONE {
            let node = &self.nodes[number as usize];
            if node.seat == prompt.seat {
                while choice < prompt.choices.len() && prompt.choices[choice] < node.action {
                    choice += 1;
                }
                if prompt.choices.get(choice) == Some(&node.action) {
                    each(number, node, choice);
                }
            }
            number = node.next;
        }
    }

    fn insert(&mut self, parent: u32, seat: Seat, action: G::Action) -> u32 {
        let new = self.nodes.len() as u32;
        let (mut before, mut after) = (NONE, self.nodes[parent as usize].first);
        while after != NONE {
            let node = &self.nodes[after as usize];
            if (node.seat, &node.action) > (seat, &action) {
                break;
            }
            (before, after) = (after, node.next);
        }
        self.nodes.push(Node { next: after, ..Node::new(seat, action) });
        match before {
            NONE => self.nodes[parent as usize].first = new,
            _ => self.nodes[before as usize].next = new,
        }
        new
    }
}

/// About the natural logarithm, by the exponent of the number and a straight line between powers of two: quick, and the same
/// on every machine.
fn logarithm(of: u32) -> f32 {
    const FRACTION: f32 = (1 << 23) as f32;
    let powers_of_two = (of as f32).to_bits() as f32 / FRACTION - 127.0;
    powers_of_two * std::f32::consts::LN_2
}

impl<A> Node<A> {
    fn new(seat: Seat, action: A) -> Node<A> {
        Node {
            seat,
            action,
            visits: 0,
            mean: 0.0,
            doubt: 0.0,
            chosen: NONE,
            place: 0,
            until: 0,
            first: NONE,
            next: NONE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::logarithm;

    #[test]
    fn the_logarithm_is_about_right() {
        for number in 1..100_000 {
            assert!((logarithm(number) - (number as f32).ln()).abs() < 0.07, "{number}");
        }
    }
}
