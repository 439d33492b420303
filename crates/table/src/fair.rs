//! Dice anyone can check.
//!
//! Before the first draw the host publishes the hash of its seed. Every player then adds a nonce. The dice follow
//! from both, so the host cannot choose them (the nonces come later) and the players cannot foresee them (the seed
//! is secret). At the end the seed is shown, and everybody can draw the same numbers again.

use crate::{Determinize, Hash, Journal, Match, Pack, ReplayError, Seed, Seeded};
use alloc::vec::Vec;
use core::fmt;
use serde::{Deserialize, Serialize};

/// What was published about the dice of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    /// Hash of the seed, published before the first draw.
    pub commitment: Hash,
    /// What the players added.
    #[serde(default)]
    pub nonces: Vec<Hash>,
    /// The seed itself. Whoever sends a journal away before the end leaves it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
}

impl Dice {
    /// The dice of a host's seed, before anybody has added a nonce.
    pub fn commit(seed: Seed) -> Dice {
        Dice { commitment: Hash::of(&seed.0), nonces: Vec::new(), seed: Some(seed) }
    }

    /// The stream that seed and nonces give.
    pub fn stream(seed: Seed, nonces: &[Hash]) -> Seeded {
        let mut hasher = blake3::Hasher::new_derive_key("dropship 2026 dice of a match");
        hasher.update(&seed.0);
        for nonce in nonces {
            hasher.update(&nonce.0);
        }
        Seeded::new(Seed(*hasher.finalize().as_bytes()))
    }
}

/// Why the dice of a journal do not check out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VerifyError {
    /// The journal does not even keep the rules.
    Replay(ReplayError),
    /// Somebody played on from a moment of another match, with hidden things dealt anew: no seed was promised for that.
    Redealt {
        /// After how many decisions.
        turn: u32,
    },
    /// It says nothing about its dice: a scenario, or scripted draws.
    NoDice,
    /// The seed has not been shown yet.
    Sealed,
    /// The seed shown is not the one that was promised.
    OtherSeed,
    /// The draws are not those of the seed.
    OtherDraws {
        /// In which entry; none means the set-up.
        entry: Option<usize>,
    },
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VerifyError::Replay(error) => write!(f, "the rules were not kept: {error}"),
            VerifyError::Redealt { turn } => write!(
                f,
                "the match was played on from turn {turn} of another one, with hidden things dealt anew, so its dice cannot \
                 be checked"
            ),
            VerifyError::NoDice => {
                f.write_str("the journal says nothing about its dice, so they cannot be checked")
            }
            VerifyError::Sealed => {
                f.write_str("the seed has not been shown yet; it is once the match is over")
            }
            VerifyError::OtherSeed => f.write_str("the seed shown is not the one whose hash was published"),
            VerifyError::OtherDraws { entry: None } => {
                f.write_str("the draws of the set-up are not the seed's")
            }
            VerifyError::OtherDraws { entry: Some(entry) } => {
                write!(f, "the draws of entry {entry} are not the seed's")
            }
        }
    }
}

impl core::error::Error for VerifyError {}

impl From<ReplayError> for VerifyError {
    fn from(error: ReplayError) -> VerifyError {
        VerifyError::Replay(error)
    }
}

/// Replays a journal from its draws (the rules were kept) and again from its seed (the dice were not chosen). Gives
/// the match and the stream to play it on with.
pub fn verify<G: Determinize>(
    pack: &Pack<G>,
    journal: &Journal<G>,
) -> Result<(Match<G>, Seeded), VerifyError> {
    let played = Match::replay(pack, journal)?;
    if let Some(redeal) = journal.redeals.first() {
        return Err(VerifyError::Redealt { turn: redeal.turn });
    }
    let dice = journal.dice.as_ref().ok_or(VerifyError::NoDice)?;
    let seed = dice.seed.ok_or(VerifyError::Sealed)?;
    if Hash::of(&seed.0) != dice.commitment {
        return Err(VerifyError::OtherSeed);
    }
    let mut stream = Dice::stream(seed, &dice.nonces);
    let again = Match::again(pack, journal, &mut stream)?;
    let (drawn, recorded) = (again.journal(), played.journal());
    if drawn.start != recorded.start {
        return Err(VerifyError::OtherDraws { entry: None });
    }
    // Playing again stops where a decision is no longer possible, which only other draws can bring about.
    let same = |entry: &usize| drawn.entries.get(*entry) == recorded.entries.get(*entry);
    match (0..recorded.entries.len()).find(|entry| !same(entry)) {
        Some(entry) => Err(VerifyError::OtherDraws { entry: Some(entry) }),
        None => Ok((played, stream)),
    }
}
