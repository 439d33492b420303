//! Content packs: the files that hold cards, maps and tables.

use crate::{Game, Hash, TextError};
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

/// The files of a pack by name.
#[derive(Clone, Debug)]
pub struct Files<'a>(BTreeMap<&'a str, &'a str>);

impl<'a> Files<'a> {
    /// Text of the file of that name.
    pub fn get(&self, name: &str) -> Result<&'a str, ContentError> {
        self.0.get(name).copied().ok_or_else(|| ContentError {
            file: name.to_string(),
            error: TextError::new(1, 1, "this file in the pack", "no such file"),
        })
    }

    /// Reads one file, putting its name to any error.
    pub fn read<T>(
        &self,
        name: &str,
        parse: impl FnOnce(&'a str) -> Result<T, TextError>,
    ) -> Result<T, ContentError> {
        ContentError::in_file(name, parse(self.get(name)?))
    }

    fn hash(&self) -> Hash {
        let mut hasher = blake3::Hasher::new();
        for (name, text) in &self.0 {
            for part in [name, text] {
                hasher.update(&(part.len() as u64).to_le_bytes());
                hasher.update(part.as_bytes());
            }
        }
        Hash(*hasher.finalize().as_bytes())
    }
}

/// What is wrong with a content pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentError {
    /// Name of the file in the pack.
    pub file: String,
    /// Where and what.
    pub error: TextError,
}

impl ContentError {
    /// Puts the name of a file to an error in its text.
    pub fn in_file<T>(file: &str, result: Result<T, TextError>) -> Result<T, ContentError> {
        result.map_err(|error| ContentError { file: file.to_string(), error })
    }
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.file, self.error)
    }
}

impl core::error::Error for ContentError {}

/// A content pack, read and checked.
pub struct Pack<G: Game> {
    content: Arc<G::Content>,
    hash: Hash,
}

impl<G: Game> Pack<G> {
    /// The pack that is built in.
    ///
    /// # Panics
    /// If it is bad, which a test of every game rules out.
    pub fn builtin() -> Pack<G> {
        Pack::read(&[]).unwrap_or_else(|error| panic!("the built-in pack of {} is bad: {error}", G::ID))
    }

    /// The built-in pack with some files replaced by the owner's own.
    pub fn read(own: &[(&str, &str)]) -> Result<Pack<G>, ContentError> {
        let mut files = Files(G::FILES.iter().copied().collect());
        for &(name, text) in own {
            if files.0.insert(name, text).is_none() {
                let known: Vec<&str> = G::FILES.iter().map(|file| file.0).collect();
                let expected = match known.as_slice() {
                    [] => "no file at all: this game has no content files".to_string(),
                    known => alloc::format!("one of the files {}", known.join(", ")),
                };
                let error = TextError::new(1, 1, expected, "a file of another name");
                return Err(ContentError { file: name.to_string(), error });
            }
        }
        Ok(Pack { content: Arc::new(G::content(&files)?), hash: files.hash() })
    }

    /// The pack as bytes, ready for [`Pack::ready`].
    pub fn bytes(&self) -> Vec<u8> {
        // Content is plain data, which can always be written.
        let body = postcard::to_allocvec(&(self.hash, &*self.content)).unwrap_or_default();
        let mut bytes = blake3::hash(&body).as_bytes().to_vec();
        bytes.extend(body);
        bytes
    }

    /// A pack that was read and checked elsewhere, by the same rules: then its files need not be read here.
    ///
    /// # Errors
    /// If these are not the whole bytes of a pack of this game.
    pub fn ready(bytes: &[u8]) -> Result<Pack<G>, ContentError> {
        let whole = bytes.split_at_checked(blake3::OUT_LEN).filter(|(sum, body)| blake3::hash(body) == **sum);
        let read = whole.and_then(|(_, body)| postcard::from_bytes(body).ok());
        let (hash, content): (Hash, G::Content) = read.ok_or_else(|| ContentError {
            file: G::ID.to_string(),
            error: TextError::new(1, 1, "a pack of this game as bytes", "something else"),
        })?;
        Ok(Pack { content: Arc::new(content), hash })
    }

    /// What was read.
    pub fn content(&self) -> &Arc<G::Content> {
        &self.content
    }

    /// Hash over names and texts of all files; journals carry it.
    pub fn hash(&self) -> Hash {
        self.hash
    }
}

impl<G: Game> Clone for Pack<G> {
    fn clone(&self) -> Pack<G> {
        Pack { content: Arc::clone(&self.content), hash: self.hash }
    }
}

impl<G: Game> fmt::Debug for Pack<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pack({} {})", G::ID, self.hash.short())
    }
}

/// Options that no match can be played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionsError {
    /// Which option.
    pub option: &'static str,
    /// What it may be.
    pub expected: String,
    /// What it is.
    pub found: String,
}

impl OptionsError {
    /// `option` is `found` but must be `expected`.
    pub fn new(option: &'static str, expected: impl Into<String>, found: impl fmt::Display) -> OptionsError {
        OptionsError { option, expected: expected.into(), found: found.to_string() }
    }
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option {}: expected {}, found {}", self.option, self.expected, self.found)
    }
}

impl core::error::Error for OptionsError {}
