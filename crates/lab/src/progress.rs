//! A line that says how far a long run has come.

use std::fmt::Write;
use std::time::Duration;

/// How far a run has come. Time is handed in.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Matches that were there already.
    pub before: u64,
    /// Matches played since.
    pub done: u64,
    /// All matches that are wanted.
    pub all: u64,
    /// Since the run began.
    pub elapsed: Duration,
}

/// Characters of the bar.
const WIDTH: u64 = 24;

impl Progress {
    /// `[######------------------]  512/2000  26 %  2.1/s  11:49 left`
    pub fn line(&self) -> String {
        let have = self.before + self.done;
        let filled = WIDTH * have / self.all.max(1);
        let mut text = String::from("[");
        (0..WIDTH).for_each(|at| text.push(if at < filled { '#' } else { '-' }));
        let percent = 100 * have / self.all.max(1);
        let speed = self.done as f64 / self.elapsed.as_secs_f64().max(1e-9);
        // Writing to a string cannot fail.
        let _ = write!(text, "]  {have}/{}  {percent} %", self.all);
        if self.done > 0 {
            let left = (self.all - have) as f64 / speed;
            let _ = write!(text, "  {speed:.1}/s  {} left", clock(left as u64));
        }
        text
    }
}

/// `1:02:03`, or `2:03` below an hour.
fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_follows_from_what_was_done_in_this_run() {
        let progress = |before, done, seconds| {
            Progress { before, done, all: 2000, elapsed: Duration::from_secs(seconds) }.line()
        };
        assert_eq!(progress(0, 0, 0), "[------------------------]  0/2000  0 %");
        assert_eq!(progress(400, 100, 50), "[######------------------]  500/2000  25 %  2.0/s  12:30 left");
        assert!(progress(0, 1, 10).ends_with("0.1/s  5:33:10 left"));
        assert!(progress(0, 2000, 10).starts_with("[########################]"));
    }
}
