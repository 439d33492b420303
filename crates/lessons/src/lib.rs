//! First missions that teach a game by playing it.
//!
//! A lesson is made from a script of intents (`scripts/*.toml`): what the learner shall choose, in words that outlive a
//! change of content, such as "the best move" or "the first attack". Everybody else is played by bots. The maker plays the
//! script with dice from one seed after another until all of it comes true, and writes down every decision.
//!
//! ```
//! let lesson = lessons::make("requiem")?;
//! let session = lesson.begin().expect("it was made with these rules");
//! assert_eq!(lesson.note(session.game().turn()).map(|(number, _)| number), Some(0));
//! # Ok::<(), String>(())
//! ```

mod intent;
mod maker;
mod script;

pub use script::{Script, Step};

use session::Lesson;

/// The scripts, by the games they teach.
const SCRIPTS: [(&str, &str); 3] = [
    ("corps", include_str!("../scripts/corps.toml")),
    ("obcy", include_str!("../scripts/obcy.toml")),
    ("requiem", include_str!("../scripts/requiem.toml")),
];

/// The games that can be learnt.
pub fn games() -> impl Iterator<Item = &'static str> {
    SCRIPTS.iter().map(|(game, _)| *game)
}

/// The script of a game's lesson.
///
/// # Errors
/// If there is none, or it cannot be read.
pub fn script(game: &str) -> Result<Script, String> {
    let found = SCRIPTS.iter().find(|(known, _)| *known == game);
    let (_, text) = found.ok_or_else(|| format!("there is no lesson for `{game}`"))?;
    toml::from_str(text).map_err(|error| format!("scripts/{game}.toml: {error}"))
}

/// The lesson of a game, made anew.
///
/// # Errors
/// If its script does not come true: how far it came, and what was on offer there.
pub fn make(game: &str) -> Result<Lesson, String> {
    maker::make(game, &script(game)?)
}
