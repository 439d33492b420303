//! The tokens of seats that were taken from here: whoever holds one is that player.

use super::SeatLink;
use protocol::{MatchId, Token};
use serde_json::{Map, Value, json};
use std::fs;
use std::io::Write;
use std::path::Path;
use table::Hash;

/// A file of tokens, by match.
pub(super) struct Held<'a> {
    file: Option<&'a Path>,
    all: Map<String, Value>,
}

impl<'a> Held<'a> {
    /// What the file holds; nothing if there is none.
    pub(super) fn open(file: Option<&'a Path>) -> Held<'a> {
        let text = file.and_then(|file| fs::read_to_string(file).ok());
        let all = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        Held { file, all }
    }

    pub(super) fn token(&self, id: MatchId) -> Option<Token> {
        self.all.get(&id.to_string())?["token"].as_str()?.parse().ok()
    }

    /// Holds a seat's token, and what is needed to check the dice later.
    pub(super) fn keep(mut self, link: &SeatLink, token: &Token, nonce: &Hash, commitment: &Hash) {
        let entry = json!({
            "token": token, "nonce": nonce, "commitment": commitment, "server": link.origin,
        });
        self.all.insert(link.id.to_string(), entry);
        if let Some(file) = self.file {
            // Where nothing can be kept, the seat lasts as long as the program.
            let _ = write(file, &Value::Object(self.all).to_string());
        }
    }
}

/// Writes a file that only its owner may read.
fn write(file: &Path, text: &str) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(text.as_bytes())
}
