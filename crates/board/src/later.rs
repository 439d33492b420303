//! Tables that are worked out when somebody first asks for them.

use alloc::boxed::Box;
use core::fmt;

use once_cell::race::OnceBox;

/// A table that follows from something else and takes long to work out: whoever only looks at a board does not wait for it.
///
/// ```
/// use board::Later;
/// let table = Later::default();
/// assert_eq!(table.get(|| [1, 2, 3]), &[1, 2, 3]);
/// // It is worked out only once.
/// assert_eq!(table.get(|| unreachable!()), &[1, 2, 3]);
/// ```
pub struct Later<T>(OnceBox<T>);

impl<T> Later<T> {
    /// The table, worked out now if nobody has asked before. Of threads that ask at once one is heard; all must work out
    /// the same.
    #[inline]
    pub fn get(&self, work_out: impl FnOnce() -> T) -> &T {
        self.0.get_or_init(|| Box::new(work_out()))
    }
}

impl<T> Default for Later<T> {
    fn default() -> Later<T> {
        Later(OnceBox::new())
    }
}

/// The same whether it was worked out already or not.
impl<T> fmt::Debug for Later<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Later")
    }
}
