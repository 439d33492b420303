//! What people do at the table, done by a real browser: Chromium, led through WebDriver.
//!
//! A [`Visit`] is a window at the served table. It looks, points, types and waits for conditions; whatever does not
//! come about in time ends the test with what the page shows instead.

mod driver;
mod http;
mod visit;

pub use driver::{Screen, Site, site};
pub use visit::Visit;
