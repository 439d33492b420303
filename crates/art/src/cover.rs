//! A drawn backdrop for each game's card on the start page.

/// The backdrop of a game, or of any table where the game has none of its own. Fills whatever it is put into.
pub fn cover(game: &str) -> &'static str {
    match game {
        "corps" => include_str!("../covers/corps.svg"),
        "obcy" => include_str!("../covers/obcy.svg"),
        "requiem" => include_str!("../covers/requiem.svg"),
        _ => include_str!("../covers/table.svg"),
    }
}
