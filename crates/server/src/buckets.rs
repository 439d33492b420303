//! How much of something somebody may do: a bucket that fills up again as time goes by.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// A bucket of so many, which fills up at a steady pace.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

/// How large a bucket is, and how fast it fills up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pace {
    pub(crate) most: f64,
    pub(crate) per_second: f64,
}

impl Bucket {
    pub(crate) fn full(pace: Pace, now: Instant) -> Bucket {
        Bucket { left: pace.most, at: now }
    }

    /// Takes so many out, if there are as many.
    pub(crate) fn take(&mut self, pace: Pace, count: f64, now: Instant) -> bool {
        self.left = self.filled(pace, now);
        self.at = now;
        let enough = self.left >= count;
        if enough {
            self.left -= count;
        }
        enough
    }

    fn filled(&self, pace: Pace, now: Instant) -> f64 {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        (self.left + since * pace.per_second).min(pace.most)
    }
}

/// From this many buckets on, full ones are thrown away: they say nothing that a new one would not.
const MANY: usize = 4_096;

/// A bucket for everybody.
pub(crate) struct Buckets<K> {
    pace: Pace,
    all: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq> Buckets<K> {
    pub(crate) fn new(pace: Pace) -> Buckets<K> {
        Buckets { pace, all: Mutex::default() }
    }

    /// Takes one out of somebody's bucket, if there is one.
    pub(crate) fn take(&self, who: K, now: Instant) -> bool {
        // A map of numbers is whole whatever happened to whoever held it.
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MANY && !all.contains_key(&who) {
            all.retain(|_, bucket| bucket.filled(self.pace, now) < self.pace.most);
        }
        all.entry(who).or_insert_with(|| Bucket::full(self.pace, now)).take(self.pace, 1.0, now)
    }
}

/// The network that an address belongs to: the part that its owner cannot change at will.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() & (!0 << 64)).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_is_emptied_and_fills_up_again() {
        let (pace, start) = (Pace { most: 2.0, per_second: 1.0 }, Instant::now());
        let buckets = Buckets::new(pace);
        let take = |who: u8, ms: u64| buckets.take(who, start + Duration::from_millis(ms));
        assert_eq!([take(1, 0), take(1, 0), take(1, 0), take(2, 0)], [true, true, false, true]);
        assert_eq!([take(1, 900), take(1, 1_100), take(1, 1_200)], [false, true, false]);
    }

    #[test]
    fn buckets_do_not_pile_up() {
        let buckets = Buckets::new(Pace { most: 1.0, per_second: 1_000_000.0 });
        let start = Instant::now();
        for who in 0..100_000u32 {
            buckets.take(who, start + Duration::from_millis(u64::from(who)));
        }
        assert!(buckets.all.lock().unwrap().len() <= MANY + 1);
    }

    #[test]
    fn neighbours_of_one_network_share() {
        let of = |text: &str| network(text.parse().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:1"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
        assert_ne!(of("10.0.0.2"), of("10.0.0.1"));
    }
}
