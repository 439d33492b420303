//! What was measured.

/// Times in milliseconds.
#[derive(Clone, Debug, Default)]
pub struct Times(Vec<f64>);

impl Times {
    /// Adds one.
    pub fn add(&mut self, ms: f64) {
        self.0.push(ms);
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The time that this share of all did not exceed; 0 if there are none.
    pub fn at(&mut self, share: f64) -> f64 {
        self.0.sort_by(f64::total_cmp);
        let at = ((self.0.len() as f64 * share) as usize).min(self.0.len().saturating_sub(1));
        self.0.get(at).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_of_all() {
        let mut times = Times::default();
        for ms in (0..100).rev() {
            times.add(f64::from(ms));
        }
        assert_eq!((times.at(0.5), times.at(0.99), times.at(1.0), times.count()), (50.0, 99.0, 99.0, 100));
        assert_eq!(Times::default().at(0.5), 0.0);
    }
}
