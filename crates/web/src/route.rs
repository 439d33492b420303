//! Addresses of the client: which page each of them is.

use std::fmt;

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// The start page.
    Start,
    /// Setting up a match of a game.
    SetUp(String),
    /// The list of matches on this device.
    Matches,
    /// A match being played.
    Table(String),
    /// A match being looked at again.
    Replay(String),
    /// The same, after so many decisions.
    Moment(String, u32),
    /// What a match was decided by.
    Analysis(String),
    /// A match that a link brings along.
    Shared,
    /// A table that a server keeps.
    Meeting(String),
    /// The dice of a match being checked.
    Verify(String),
    /// The rules, perhaps of one game or one rule by its number.
    Rules(Option<String>),
    /// The terms of a game in every language.
    Glossary(String),
    /// How things look, sound and move.
    Settings,
    /// What this is and where its content comes from.
    About,
    /// An address that means nothing.
    Unknown,
}

impl Route {
    /// The page of an address such as `/rules/R-MOVE-4`.
    pub(crate) fn of(path: &str) -> Route {
        let path = path.split('#').next().unwrap_or_default();
        let mut parts = path.trim_matches('/').split('/').filter(|part| !part.is_empty());
        let route = match (parts.next(), parts.next()) {
            (None, _) => Route::Start,
            (Some("new"), Some(game)) => Route::SetUp(game.to_string()),
            (Some("matches"), None) => Route::Matches,
            (Some("play"), Some(id)) => Route::Table(id.to_string()),
            (Some("replay"), Some(id)) => match parts.next().map(str::parse) {
                None => Route::Replay(id.to_string()),
                Some(Ok(turn)) => Route::Moment(id.to_string(), turn),
                Some(Err(_)) => Route::Unknown,
            },
            (Some("analysis"), Some(id)) => Route::Analysis(id.to_string()),
            (Some("shared"), None) => Route::Shared,
            (Some("at"), Some(id)) => Route::Meeting(id.to_string()),
            (Some("verify"), Some(id)) => Route::Verify(id.to_string()),
            (Some("rules"), which) => Route::Rules(which.map(str::to_string)),
            (Some("glossary"), Some(game)) => Route::Glossary(game.to_string()),
            (Some("settings"), None) => Route::Settings,
            (Some("about"), None) => Route::About,
            _ => Route::Unknown,
        };
        if parts.next().is_some() { Route::Unknown } else { route }
    }

    /// The message that names the page.
    pub(crate) fn title(&self) -> &'static str {
        match self {
            Route::Start => "web-title-start",
            Route::SetUp(_) => "web-title-set-up",
            Route::Matches => "web-title-matches",
            Route::Table(_) => "web-title-table",
            Route::Replay(_) | Route::Moment(..) => "web-title-replay",
            Route::Analysis(_) => "web-title-analysis",
            Route::Shared => "web-title-shared",
            Route::Meeting(_) => "web-title-table",
            Route::Verify(_) => "web-title-verify",
            Route::Rules(_) => "web-title-rules",
            Route::Glossary(_) => "web-title-glossary",
            Route::Settings => "web-title-settings",
            Route::About => "web-title-about",
            Route::Unknown => "web-title-unknown",
        }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Start | Route::Unknown => f.write_str("/"),
            Route::SetUp(game) => write!(f, "/new/{game}"),
            Route::Matches => f.write_str("/matches"),
            Route::Table(id) => write!(f, "/play/{id}"),
            Route::Replay(id) => write!(f, "/replay/{id}"),
            Route::Moment(id, turn) => write!(f, "/replay/{id}/{turn}"),
            Route::Analysis(id) => write!(f, "/analysis/{id}"),
            Route::Shared => f.write_str("/shared"),
            Route::Meeting(id) => write!(f, "/at/{id}"),
            Route::Verify(id) => write!(f, "/verify/{id}"),
            Route::Rules(None) => f.write_str("/rules"),
            Route::Rules(Some(which)) => write!(f, "/rules/{which}"),
            Route::Glossary(game) => write!(f, "/glossary/{game}"),
            Route::Settings => f.write_str("/settings"),
            Route::About => f.write_str("/about"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_found_by_its_own_address() {
        let some = || "x1".to_string();
        for route in [
            Route::Start,
            Route::SetUp(some()),
            Route::Matches,
            Route::Table(some()),
            Route::Replay(some()),
            Route::Moment(some(), 12),
            Route::Analysis(some()),
            Route::Shared,
            Route::Meeting(some()),
            Route::Verify(some()),
            Route::Rules(None),
            Route::Rules(Some("R-MOVE-4".into())),
            Route::Glossary(some()),
            Route::Settings,
            Route::About,
        ] {
            assert_eq!(Route::of(&route.to_string()), route);
        }
        for nonsense in
            ["/play", "/glossary", "/nowhere", "/rules/a/b", "/about/us", "/replay/x/y", "/replay/x/1/2"]
        {
            assert_eq!(Route::of(nonsense), Route::Unknown, "{nonsense}");
        }
    }
}
