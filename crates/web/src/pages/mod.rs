//! The pages.

pub(crate) mod about;
pub(crate) mod analysis;
mod form;
pub(crate) mod glossary;
pub(crate) mod learn;
pub(crate) mod matches;
pub(crate) mod meeting;
pub(crate) mod play_now;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod set_up;
pub(crate) mod settings;
pub(crate) mod shared;
pub(crate) mod start;
pub(crate) mod table;
pub(crate) mod verify;

pub(crate) use play_now::keep_journal;

/// Says that a match is not kept here, and shows those that are.
fn not_kept(app: crate::app::App) {
    app.go(crate::route::Route::Matches);
    app.complain(crate::words::t("web-no-such-match"));
}
