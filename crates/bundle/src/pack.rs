//! Writes the files with compressed copies beside them.

use crate::parts::Part;
use anyhow::{Context, Result};
use flate2::{Compression, write::GzEncoder};
use std::fmt;
use std::fs;
use std::io::Write;
use std::path::Path;

/// How much time is spent on making everything small.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effort {
    /// None: for a quick look at a change.
    None,
    /// All that the formats allow.
    Smallest,
}

/// How large each file is, and its smallest copy.
pub(crate) struct Sizes(Vec<(String, usize, Option<usize>)>);

/// Replaces the folder by these files. Pages come last: until all that they name is there, none of them is.
pub(crate) fn write(folder: &Path, parts: &[Part], effort: Effort) -> Result<Sizes> {
    if folder.exists() {
        fs::remove_dir_all(folder).context("what was there before cannot be removed")?;
    }
    let mut sizes = Vec::new();
    for part in parts {
        let path = folder.join(&part.name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        let put = |ending: &str, bytes: &[u8]| fs::write(format!("{}{ending}", path.display()), bytes);
        let mut smallest = None;
        if effort == Effort::Smallest {
            let brotli = brotli(&part.bytes)?;
            put(".br", &brotli)?;
            put(".gz", &gzip(&part.bytes)?)?;
            smallest = Some(brotli.len());
        }
        put("", &part.bytes)?;
        sizes.push((part.name.clone(), part.bytes.len(), smallest));
    }
    Ok(Sizes(sizes))
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    // Meant for fonts, it is half a per cent better than the general mode for compiled code.
    let mode = brotli::enc::backward_references::BrotliEncoderMode::BROTLI_MODE_FONT;
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, mode, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &params)?;
    Ok(out)
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, raw, brotli) in &self.0 {
            let small = brotli.map_or(String::new(), |size| format!("{size:>9} brotli"));
            writeln!(f, "{raw:>9} bytes {small}  {name}")?;
        }
        Ok(())
    }
}
