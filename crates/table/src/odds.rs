//! From odds to likelihoods, with nothing but what every machine reckons alike.

/// About e to the power of `x`: within one per cent from -4 to 4, and a likelihood made of it within half of one per cent.
pub fn exponential(x: f64) -> f64 {
    // e to the power of x / 1024 is almost 1 + x / 1024; ten squarings make it e to the power of x.
    let mut power = (1.0 + x / 1024.0).max(0.0);
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// How likely something is whose odds have this logarithm.
pub fn likelihood(log_odds: f64) -> f64 {
    1.0 / (1.0 + exponential(-log_odds))
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;

    #[test]
    fn it_is_close_enough() {
        for step in -4000..=4000 {
            let x = f64::from(step) / 1000.0;
            assert!((exponential(x) / x.exp() - 1.0).abs() < 0.01, "{x}");
        }
        for step in -2000..=2000 {
            let x = f64::from(step) / 100.0;
            assert!((likelihood(x) - 1.0 / (1.0 + (-x).exp())).abs() < 0.005, "{x}");
        }
        assert_eq!((exponential(f64::NEG_INFINITY), likelihood(0.0)), (0.0, 0.5));
    }
}
