//! The pack that is built in: what the box says of it in numbers.

use super::file;
use table::Pack;

#[test]
fn the_builtin_pack_can_be_read() {
    if let Err(error) = Pack::<corps::Corps>::read(&[]) {
        panic!("{error}");
    }
    let entries = |name: &str, head: &str| file(name).lines().filter(|line| line.starts_with(head)).count();
    assert_eq!(entries("endurance.toml", "[cards."), 32);
    assert_eq!(entries("tracker.toml", "[cards."), 42);
    for level in ["level = 1", "level = 2", "level = 3"] {
        assert_eq!(entries("tracker.toml", level), 14, "{level}");
    }
    assert_eq!(entries("boards.map", "["), 8);
    let missions = file("missions.toml").lines().filter(|line| line.starts_with("mode = ")).count();
    assert_eq!(missions, 9);
    assert_eq!(file("missions.toml").matches("mode = \"bug_hunt\"").count(), 4);
}
