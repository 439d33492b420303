//! CPU time of this thread: the machine may be shared, and wall time would count other people's work.

use cpu_time::ThreadTime;
use std::hint::black_box;

/// How often `work` gets done in a second of CPU time. `work` says how much it did.
///
/// Reading the clock is a system call, so it is read about once a millisecond.
pub(crate) fn rate(seconds: f64, mut work: impl FnMut() -> u64) -> f64 {
    let mut batch = 1u32;
    let warm_up = ThreadTime::now();
    while warm_up.elapsed().as_secs_f64() < seconds * 0.2 {
        let start = ThreadTime::now();
        for _ in 0..batch {
            black_box(work());
        }
        if start.elapsed().as_secs_f64() < 1e-3 {
            batch = batch.saturating_mul(2);
        }
    }
    let (start, mut done) = (ThreadTime::now(), 0);
    loop {
        for _ in 0..batch {
            done += black_box(work());
        }
        let elapsed = start.elapsed().as_secs_f64();
        if elapsed >= seconds {
            return done as f64 / elapsed;
        }
    }
}
