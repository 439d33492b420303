//! Where seeds come from when nobody gives one.

use table::Seed;

/// Gives a new seed, or the reason why there is none.
pub type Entropy = fn() -> Result<Seed, String>;

/// A seed that nobody can foresee, from the operating system.
///
/// # Errors
/// If the system has no randomness to give.
pub fn system() -> Result<Seed, String> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed)
        .map_err(|error| format!("the system gives no random numbers ({error}): give a `seed` yourself"))?;
    Ok(Seed(seed))
}
