//! How much a searching bot thinks, and in which way.

/// How a searching bot comes to its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How much it may think about a decision.
    pub budget: Budget,
    /// Whether lines share a tree and learn from each other, or are all played on from the answer itself (flat).
    pub shape: Shape,
    /// Independent searches whose results are added up. Threads share them, so their number decides what is chosen and
    /// the number of threads does not.
    pub parts: u8,
}

/// What bounds the thoughts on one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// About so many lines: the same choice for the same seed, everywhere.
    Lines(u32),
    /// About so long. There is no such clock in a browser.
    #[cfg(not(target_family = "wasm"))]
    Time(std::time::Duration),
}

/// What lines have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Nothing but the answer: flat Monte Carlo.
    Flat,
    /// All answers that follow: tree search.
    Tree,
}

impl Plan {
    /// Flat Monte Carlo with so many lines.
    pub const fn flat(lines: u32) -> Plan {
        Plan { budget: Budget::Lines(lines), shape: Shape::Flat, parts: 1 }
    }

    /// Tree search with so many lines.
    pub const fn tree(lines: u32) -> Plan {
        Plan { budget: Budget::Lines(lines), shape: Shape::Tree, parts: 1 }
    }

    /// The same in so many independent parts.
    pub const fn in_parts(self, parts: u8) -> Plan {
        Plan { parts, ..self }
    }
}
