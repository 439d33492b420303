//! Tells people who are away that it is their turn: through their browser's push service, or by e-mail.
//!
//! Sending takes as long as it takes; callers do it on a thread of its own.
//!
//! ```no_run
//! use notify::{Mail, MailSettings, Notice, Notifier};
//! let settings = MailSettings { server: "smtp://localhost:25".into(), from: "table@example.org".into() };
//! let mail = Mail::new(&settings)?;
//! let notice = Notice {
//!     title: "Your turn".into(),
//!     text: "Everybody waits for you.".into(),
//!     link: "https://example.org/".into(),
//! };
//! mail.send("somebody@example.org", &notice)?;
//! # Ok::<(), notify::NotifyError>(())
//! ```

mod mail;
mod push;
mod seal;
mod vapid;

pub use mail::{Mail, MailSettings};
pub use push::{Push, PushSettings, Subscription};
pub use vapid::{PushKey, new_push_key};

use std::fmt;

/// What somebody is told, in their own language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// In a few words.
    pub title: String,
    /// In a sentence.
    pub text: String,
    /// Where to go.
    pub link: String,
}

/// Why somebody was not told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotifyError {
    /// They cannot be reached there any more: the address is to be forgotten.
    Gone,
    /// The address makes no sense, or is none that is sent to.
    Address(String),
    /// It did not work this time.
    Failed(String),
}

impl fmt::Display for NotifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotifyError::Gone => f.write_str("nobody can be reached there any more"),
            NotifyError::Address(what) | NotifyError::Failed(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for NotifyError {}

impl NotifyError {
    pub(crate) fn failed(error: impl fmt::Display) -> NotifyError {
        NotifyError::Failed(error.to_string())
    }
}

/// A way to tell somebody something.
pub trait Notifier: Send + Sync {
    /// Whether something could be sent to such an address.
    ///
    /// # Errors
    /// If not, with the reason.
    fn check(&self, address: &str) -> Result<(), NotifyError>;

    /// Sends it. Waits until it is on its way.
    ///
    /// # Errors
    /// If it is not.
    fn send(&self, address: &str, notice: &Notice) -> Result<(), NotifyError>;
}
