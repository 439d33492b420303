//! Golden files. `UPDATE_EXPECT=1 cargo test -p terminal` writes them anew; look at the difference before keeping it.

use std::path::PathBuf;

pub(crate) fn expect(name: &str, found: &str) {
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden")).join(name);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, found).expect("golden files can be written");
        return;
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(expected == found, "{name} differs.\n--- expected\n{expected}--- found\n{found}---");
}
