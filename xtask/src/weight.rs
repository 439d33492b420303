//! What a visitor loads before the first decision: code and content, and the words of one language besides.

use std::{fmt, fs, path::Path};

use anyhow::{Context, Result, bail};

/// So many bytes may code and content have together, compressed by brotli.
const MOST: u64 = 600_000;

/// Bytes as they are and compressed.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Size {
    raw: u64,
    brotli: u64,
}

/// Sizes of the parts.
#[derive(Default, PartialEq, Eq, Debug)]
pub(crate) struct Weight {
    wasm: Size,
    scripts: Size,
    content: Size,
    /// The longest of all languages: a visitor loads one.
    text: Size,
    /// What is loaded by those who ask for an analysis.
    later: Size,
}

impl Weight {
    /// Weighs the client's files in a folder, of which each has a compressed copy beside it.
    pub(crate) fn of(folder: &Path) -> Result<Weight> {
        let mut weight = Weight::default();
        for folder in [folder.to_path_buf(), folder.join("assets")] {
            let entries =
                fs::read_dir(&folder).with_context(|| format!("{} cannot be listed", folder.display()))?;
            for entry in entries {
                let path = entry?.path();
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let length = |path: &Path| Ok::<u64, std::io::Error>(fs::metadata(path)?.len());
                let Some(plain) = name.strip_suffix(".br") else { continue };
                let size = Size { raw: length(&folder.join(plain))?, brotli: length(&path)? };
                weight.add(plain, size);
            }
        }
        Ok(weight)
    }

    fn add(&mut self, name: &str, size: Size) {
        // Only whoever asks for an analysis, or hands a match on, loads these.
        let is_later = ["judge-", "judging-", "sharing-"].iter().any(|start| name.starts_with(start));
        if is_later {
            self.later.add(size);
        } else if name.ends_with(".wasm") {
            self.wasm.add(size);
        } else if name.ends_with(".js") {
            self.scripts.add(size);
        } else if name.starts_with("content-") {
            self.content.add(size);
        } else if name.starts_with("text-") && size.brotli > self.text.brotli {
            self.text = size;
        }
    }

    fn sum(&self) -> Size {
        let mut sum = self.wasm;
        sum.add(self.scripts);
        sum.add(self.content);
        sum
    }

    /// Refuses a client that takes too long to load.
    pub(crate) fn check(&self) -> Result<()> {
        let brotli = self.sum().brotli;
        if brotli > MOST {
            bail!("the browser client has {brotli} bytes, expected at most {MOST}: find out what has grown");
        }
        Ok(())
    }
}

impl Size {
    fn add(&mut self, other: Size) {
        self.raw += other.raw;
        self.brotli += other.brotli;
    }
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            ("wasm", self.wasm),
            ("scripts", self.scripts),
            ("content", self.content),
            ("together", self.sum()),
            ("words of a language", self.text),
            ("analysis, later", self.later),
        ];
        for (name, Size { raw, brotli }) in parts {
            writeln!(f, "{name:<20} {raw:>9} bytes {brotli:>9} brotli")?;
        }
        write!(f, "{:<20} {:>15} {MOST:>9}", "at most", "")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weight(wasm: u64) -> Weight {
        let mut weight = Weight::default();
        for (name, brotli) in [
            ("a-1.wasm", wasm),
            ("b.js", 20),
            ("content-1.bin", 3),
            ("text-en-1.txt", 500),
            ("text-pl-2.txt", 600),
        ] {
            weight.add(name, Size { raw: brotli * 4, brotli });
        }
        // The rules are fetched by whoever reads them, and styles are no code.
        weight.add("rules-1.txt", Size { raw: 9999, brotli: 999 });
        weight.add("style-1.css", Size { raw: 9999, brotli: 999 });
        // An analysis is loaded by whoever asks for one.
        weight.add("judge-1.wasm", Size { raw: 9999, brotli: 999 });
        weight.add("judging-1.js", Size { raw: 9999, brotli: 999 });
        weight
    }

    #[test]
    fn code_and_content_count_and_the_longest_of_the_languages_is_told() {
        assert_eq!(weight(1000).sum(), Size { raw: 4 * 1023, brotli: 1023 });
        assert_eq!(weight(1000).text.brotli, 600);
        assert!(weight(MOST - 23).check().is_ok());
        assert!(weight(MOST - 22).check().is_err());
    }
}
