//! Ctrl-C, for commands that have something to keep.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that is set once somebody presses Ctrl-C, which then no longer ends the program by itself. Where signals cannot
/// be heard it is never set, and the program ends by other means.
pub(crate) fn listen() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    let heard = Arc::clone(&flag);
    std::thread::spawn(move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else { return };
        if runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
            heard.store(true, Ordering::Relaxed);
        }
    });
    flag
}
