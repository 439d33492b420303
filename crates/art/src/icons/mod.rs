//! Every drawing by name: one file each, collected as the symbols that pages refer to.

mod cards;
mod creatures;
mod gear;
mod people;
mod places;
mod signs;
mod tokens;
mod weapons;

use crate::{base, dice};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Names of drawings with their files, from `icons/FAMILY/NAME.svg`.
macro_rules! drawings {
    ($family:literal: $($name:literal)*) => {
        /// The name of each.
        pub(super) const NAMES: &[&str] = &[$($name),*];
        /// Name and file of each.
        pub(super) const DRAWINGS: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../../icons/", $family, "/", $name, ".svg")))),*];
    };
}
use drawings;

const FAMILIES: [&[(&str, &str)]; 8] = [
    cards::DRAWINGS,
    creatures::DRAWINGS,
    gear::DRAWINGS,
    people::DRAWINGS,
    places::DRAWINGS,
    signs::DRAWINGS,
    tokens::DRAWINGS,
    weapons::DRAWINGS,
];

/// The same names without the files, for programs that have the drawings from elsewhere.
const NAMES: [&[&str]; 8] = [
    cards::NAMES,
    creatures::NAMES,
    gear::NAMES,
    people::NAMES,
    places::NAMES,
    signs::NAMES,
    tokens::NAMES,
    weapons::NAMES,
];

/// Other names for the same drawings: what games call them, and what we draw.
const ALIASES: &[(&str, &str)] = &[
    ("acid-burn", "acid"),
    ("alien-claws", "claws"),
    ("alien-tail", "tail"),
    ("arc-welder", "welder"),
    ("body-armour", "armour"),
    ("corporal", "hicks"),
    ("down", "knocked-down"),
    ("drone", "alien"),
    ("gunner", "vasquez"),
    ("hadleys-map", "map"),
    ("heal", "serum"),
    ("hk-vp70", "pistol"),
    ("hybrid-claws", "claws"),
    ("hybrid-jaws", "jaws"),
    ("ithaca", "shotgun"),
    ("jammed", "jam"),
    ("lieutenant", "gorman"),
    ("losing-hope", "despair"),
    ("m240", "flamethrower"),
    ("m4-helmet", "helmet"),
    ("m40", "grenade"),
    ("m41a", "pulse-rifle"),
    ("m56", "smartgun"),
    ("medical-scanner", "scanner"),
    ("pilot", "ripley"),
    ("power-failure", "darkness"),
    ("radio", "hudson"),
    ("rank", "rank-2"),
    ("rifle", "pulse-rifle"),
    ("shoulder-lamp", "lamp"),
];

/// What is drawn where there is no drawing of that name.
pub const FALLBACK: &str = "unknown";

const OPENING: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor">"#;
const CLOSING: &str = "</svg>";

/// Every name with what is drawn, without the `svg` around it.
static BODIES: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let files = FAMILIES.into_iter().flatten().map(|(name, file)| (name.to_string(), inside(file)));
    let alias =
        |(name, drawing): &(&str, &str)| (name.to_string(), format!(r##"<use href="#i-{drawing}"/>"##));
    files.chain(dice::faces()).chain(ALIASES.iter().map(alias)).collect()
});

static SYMBOLS: LazyLock<String> = LazyLock::new(|| only(BODIES.keys().map(String::as_str)));

/// Every drawing as `<symbol id="i-NAME" viewBox="0 0 64 64">`, and the plates for owners as `base-0` and so on. A page
/// holds this once, inside an `svg` that is not shown, and refers to it by `<use href="#i-NAME"/>`.
pub fn symbols() -> &'static str {
    &SYMBOLS
}

/// Whether there is a drawing of that name.
pub fn has(icon: &str) -> bool {
    let drawn = || NAMES.into_iter().flatten().any(|name| *name == icon);
    drawn() || dice::is_face(icon) || ALIASES.iter().any(|(alias, _)| *alias == icon)
}

/// All names in order.
pub fn names() -> impl Iterator<Item = &'static str> {
    BODIES.keys().map(String::as_str)
}

/// The id to refer to: of the drawing itself, or of the neutral one that stands in for it.
pub fn symbol(icon: &str) -> String {
    format!("i-{}", if has(icon) { icon } else { FALLBACK })
}

/// The plates, and those of the drawings that are asked for, with what they refer to themselves.
pub(crate) fn only<'a>(wanted: impl IntoIterator<Item = &'a str>) -> String {
    let mut bodies = BTreeMap::new();
    for name in wanted.into_iter().chain([FALLBACK]) {
        let original = ALIASES.iter().find(|(alias, _)| *alias == name).map(|(_, drawing)| *drawing);
        for name in [Some(name), original].into_iter().flatten() {
            if let Some((name, body)) = BODIES.get_key_value(name) {
                bodies.insert(name, body);
            }
        }
    }
    let mut symbols = base::symbols();
    for (name, body) in bodies {
        symbols.push_str(&format!(
            r#"<symbol id="i-{name}" viewBox="0 0 64 64" fill="currentColor">{body}</symbol>"#
        ));
    }
    symbols
}

/// What stands between the tags of a file. Lines are for people; symbols need none.
fn inside(file: &str) -> String {
    let file = file.trim();
    // A test holds every file against this form.
    let inside = file.strip_prefix(OPENING).and_then(|rest| rest.strip_suffix(CLOSING)).unwrap_or_default();
    inside.lines().map(str::trim).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_file_has_the_same_frame_and_something_in_it() {
        for (name, file) in FAMILIES.into_iter().flatten() {
            assert!(
                !inside(file).is_empty(),
                "icons/…/{name}.svg must begin `{OPENING}` and end `{CLOSING}`"
            );
        }
    }

    #[test]
    fn names_are_unique_and_aliases_lead_to_drawings() {
        let mut seen = BTreeSet::new();
        let files = FAMILIES.into_iter().flatten().map(|(name, _)| name.to_string());
        let faces = dice::faces().map(|(name, _)| name);
        let aliases = ALIASES.iter().map(|(name, _)| name.to_string());
        for name in files.clone().chain(faces.clone()).chain(aliases) {
            assert!(seen.insert(name.clone()), "`{name}` stands twice");
        }
        let drawn: BTreeSet<_> = files.chain(faces).collect();
        for (alias, drawing) in ALIASES {
            assert!(drawn.contains(*drawing), "`{alias}` leads to `{drawing}`, which is not drawn");
        }
    }

    #[test]
    fn every_drawing_is_known_by_its_name_alone() {
        assert!(names().all(has));
        for unknown in ["", "d6-0", "d6-7", "d10-11", "d6-", "d6-01", "no such thing"] {
            assert!(!has(unknown), "{unknown}");
        }
    }

    #[test]
    fn every_file_is_in_a_table() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("icons");
        let mut files = 0;
        for family in std::fs::read_dir(folder).unwrap() {
            for file in std::fs::read_dir(family.unwrap().path()).unwrap() {
                let path = file.unwrap().path();
                let name = path.file_stem().unwrap().to_str().unwrap();
                assert!(has(name), "{} stands in no table of src/icons", path.display());
                files += 1;
            }
        }
        assert_eq!(files, FAMILIES.into_iter().map(<[_]>::len).sum::<usize>());
    }

    #[test]
    fn what_is_asked_for_comes_with_what_it_refers_to() {
        let few = only(["lieutenant", "no such thing"]);
        assert!(few.contains(r#"id="i-lieutenant""#) && few.contains(r#"id="i-gorman""#));
        assert!(few.contains(r#"id="i-unknown""#) && !few.contains(r#"id="i-hicks""#));
        assert_eq!(
            (symbol("lieutenant"), symbol("no such thing")),
            ("i-lieutenant".into(), "i-unknown".into())
        );
    }
}
