//! The client's files, built in.

use locale::Language;

/// A file with its compressed copies.
pub(crate) struct Asset {
    pub(crate) name: &'static str,
    pub(crate) plain: &'static [u8],
    pub(crate) brotli: Option<&'static [u8]>,
    pub(crate) gzip: Option<&'static [u8]>,
}

const ASSETS: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// Whether the client was there when the server was built.
pub fn is_built() -> bool {
    page("", Language::default()).is_some()
}

/// What a visitor sees of an address such as `rules/corps` until the client is there: the page, if it could be drawn ahead,
/// or else something to look at.
pub(crate) fn page(path: &str, language: Language) -> Option<&'static Asset> {
    let name = if path.is_empty() { "start".to_string() } else { path.replace('/', "-") };
    let of = |name: &str| find(&format!("pages/{name}-{}.html", language.tag()));
    of(&name).or_else(|| of("index"))
}

pub(crate) fn find(name: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.name == name)
}

impl Asset {
    /// Whether its name follows its content, so that it never changes.
    pub(crate) fn is_immutable(&self) -> bool {
        self.name.starts_with("assets/")
    }

    pub(crate) fn media_type(&self) -> &'static str {
        match self.name.rsplit_once('.').map_or("", |(_, ending)| ending) {
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "txt" => "text/plain; charset=utf-8",
            "webmanifest" => "application/manifest+json",
            _ => "application/octet-stream",
        }
    }

    /// The smallest form that the visitor understands, with its name.
    pub(crate) fn encoded(&self, accepted: &str) -> (Option<&'static str>, &'static [u8]) {
        let takes = |name: &str| {
            accepted.split(',').any(|entry| {
                let mut parts = entry.split(';').map(str::trim);
                parts.next() == Some(name) && !parts.any(|part| matches!(part, "q=0" | "q=0.0" | "q=0.00"))
            })
        };
        match (self.brotli, self.gzip) {
            (Some(bytes), _) if takes("br") => (Some("br"), bytes),
            (_, Some(bytes)) if takes("gzip") => (Some("gzip"), bytes),
            _ => (None, self.plain),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_form_that_is_understood_is_sent() {
        let asset = Asset { name: "a.js", plain: b"plain", brotli: Some(b"br"), gzip: Some(b"gz") };
        for (accepted, encoding) in [
            ("gzip, deflate, br", Some("br")),
            ("gzip;q=0.8", Some("gzip")),
            ("br;q=0, gzip", Some("gzip")),
            ("identity", None),
            ("", None),
        ] {
            assert_eq!(asset.encoded(accepted).0, encoding, "{accepted}");
        }
        let bare = Asset { brotli: None, gzip: None, ..asset };
        assert_eq!(bare.encoded("br, gzip"), (None, &b"plain"[..]));
    }
}
