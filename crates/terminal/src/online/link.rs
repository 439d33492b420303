//! The link to a seat, as it is sent to people.

use protocol::{MatchId, Token};
use std::fmt;
use std::str::FromStr;

/// Where a table is and what opens it: `https://table.example/at/ID#invite=TOKEN`.
#[derive(Clone, PartialEq, Eq)]
pub struct SeatLink {
    /// Scheme, host and port, without a slash at the end.
    pub(crate) origin: String,
    /// Which match.
    pub(crate) id: MatchId,
    /// Invites to a seat, opens one, or lets one look on.
    pub(crate) token: Option<Token>,
}

/// A token is a secret: it is not printed by accident.
impl fmt::Debug for SeatLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/at/{}", self.origin, self.id)
    }
}

impl SeatLink {
    /// Where messages go to and fro.
    pub(crate) fn socket(&self) -> String {
        // `http` becomes `ws`, and `https` `wss`.
        format!("{}/api/v1/play", self.origin.replacen("http", "ws", 1))
    }
}

impl FromStr for SeatLink {
    type Err = String;

    fn from_str(text: &str) -> Result<SeatLink, String> {
        let wrong =
            |what: String| format!("expected a link such as https://HOST/at/ID#invite=TOKEN, found {what}");
        let (address, mark) = text.trim().split_once('#').unwrap_or((text.trim(), ""));
        let (origin, id) =
            address.split_once("/at/").ok_or_else(|| wrong(format!("no `/at/` in `{address}`")))?;
        let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
        if host.is_none_or(|host| host.is_empty() || host.contains(['/', ' ', '@'])) {
            return Err(wrong(format!("the host `{origin}`")));
        }
        let id = id.trim_end_matches('/');
        let id = id.parse().map_err(|error| wrong(format!("the match `{id}` ({error})")))?;
        let token = match mark.split_once('=') {
            Some(("invite" | "watch", token)) => {
                Some(token.parse().map_err(|error| wrong(format!("a token that is none ({error})")))?)
            }
            Some((name, _)) => return Err(wrong(format!("`#{name}=`"))),
            None => None,
        };
        Ok(SeatLink { origin: origin.to_string(), id, token })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read() {
        let token = "00112233445566778899aabbccddeeff";
        let link: SeatLink =
            format!(" https://a.example:8443/at/00000000deadbeef#invite={token}\n").parse().unwrap();
        assert_eq!((link.origin.as_str(), link.id), ("https://a.example:8443", MatchId(0xdead_beef)));
        assert_eq!(link.token.map(|token| token.to_string()).as_deref(), Some(token));
        assert_eq!(link.socket(), "wss://a.example:8443/api/v1/play");
        assert_eq!(format!("{link:?}"), "https://a.example:8443/at/00000000deadbeef");
        let plain: SeatLink = "http://127.0.0.1:4426/at/00000000deadbeef".parse().unwrap();
        assert_eq!((plain.socket().as_str(), plain.token), ("ws://127.0.0.1:4426/api/v1/play", None));
    }

    #[test]
    fn what_is_no_link_is_told_apart() {
        for (text, what) in [
            ("", "no `/at/`"),
            ("https://a.example/play/1", "no `/at/`"),
            ("ftp://a.example/at/00000000deadbeef", "the host"),
            ("https://me@a.example/at/00000000deadbeef", "the host"),
            ("https://a.example/at/beef", "the match `beef` (expected 16 hexadecimal digits)"),
            ("https://a.example/at/00000000deadbeef#invite=1", "expected 32 hexadecimal digits"),
            ("https://a.example/at/00000000deadbeef#host=1", "`#host=`"),
        ] {
            let error = text.parse::<SeatLink>().unwrap_err();
            assert!(error.contains(what), "{text}: {error}");
        }
    }
}
