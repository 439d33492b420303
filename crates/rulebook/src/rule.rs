//! One numbered rule.

use alloc::string::String;

/// One numbered rule of one game, as its table row gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The game it belongs to: `corps`, `obcy`, `requiem`, …
    pub game: &'static str,
    /// What code, tests and refusals call it: `C-MOVE-6`.
    pub id: &'static str,
    /// What it says, without markdown.
    pub text: String,
    /// The heading it stands under, without markdown.
    pub section: String,
    /// Where it comes from (pages, rulings); none if its table does not say.
    pub source: Option<String>,
}
