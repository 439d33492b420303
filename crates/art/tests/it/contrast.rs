//! Everything that matters can be told from what is behind it, by the measure of WCAG 2, in both themes.

use std::collections::BTreeMap;

const FLOORS: [&str; 9] =
    ["floor", "corridor", "passage", "water", "hive", "vent", "airlock", "rubble", "block"];
/// What pieces can stand on: all but solid blocks.
const WALKED: usize = 8;

/// The variables of both themes.
fn themes() -> [BTreeMap<String, [u8; 3]>; 2] {
    let mut blocks = art::style().split('}');
    [(); 2].map(|()| {
        let block = blocks.next().unwrap().split('{').nth(1).unwrap();
        let declared =
            block.split(';').filter_map(|line| line.trim().strip_prefix("--art-")?.split_once(": #"));
        declared.map(|(name, colour)| (name.to_string(), rgb(colour))).collect()
    })
}

fn rgb(hex: &str) -> [u8; 3] {
    let part = |text: &str| u8::from_str_radix(text, 16).unwrap();
    match hex.len() {
        3 => [0, 1, 2].map(|at| part(&hex[at..=at]) * 17),
        6 => [0, 2, 4].map(|at| part(&hex[at..at + 2])),
        _ => panic!("#{hex} is no colour"),
    }
}

fn luminance(colour: [u8; 3]) -> f64 {
    let [red, green, blue] = colour.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Each pair that falls short, in words.
fn too_close(least: f64, pairs: impl Fn(&BTreeMap<String, [u8; 3]>) -> Vec<(String, String)>) -> Vec<String> {
    let mut found = Vec::new();
    for (theme, colours) in ["dark", "light"].into_iter().zip(themes()) {
        for (one, other) in pairs(&colours) {
            let ratio = contrast(colours[&one], colours[&other]);
            if ratio < least {
                found.push(format!("{theme}: {one} on {other} has {ratio:.2}, needs {least}"));
            }
        }
    }
    found
}

fn on_floors(things: &[&str], floors: &[&str]) -> Vec<(String, String)> {
    things
        .iter()
        .flat_map(|thing| floors.iter().map(|floor| (thing.to_string(), floor.to_string())))
        .collect()
}

#[test]
fn the_measure_is_right() {
    assert!((contrast([0; 3], [255; 3]) - 21.0).abs() < 1e-9);
    assert!((contrast(rgb("777"), rgb("fff")) - 4.48).abs() < 0.01);
}

#[test]
fn pieces_stand_out_from_the_floor() {
    let owners: Vec<String> = (0..8).map(|owner| format!("owner-{owner}")).collect();
    let things: Vec<&str> = owners.iter().map(String::as_str).chain(["none-rim"]).collect();
    assert_eq!(too_close(3.0, |_| on_floors(&things, &FLOORS[..WALKED])), [""; 0]);
}

#[test]
fn drawings_and_letters_stand_out_from_their_plates() {
    let pairs = |_: &BTreeMap<String, [u8; 3]>| {
        let owners = (0..8).map(|owner| ("ink".to_string(), format!("owner-{owner}")));
        let others = [("none-ink", "none"), ("badge-ink", "badge"), ("harm", "badge")];
        owners.chain(others.map(|(one, other)| (one.to_string(), other.to_string()))).collect()
    };
    assert_eq!(too_close(4.5, pairs), [""; 0]);
}

#[test]
fn walls_doors_lines_and_choices_stand_out_from_the_floor() {
    let things = ["wall-top", "white", "leaf", "bar", "choice"];
    assert_eq!(too_close(3.0, |_| on_floors(&things, &FLOORS[..WALKED])), [""; 0]);
    assert_eq!(too_close(3.0, |_| on_floors(&["mark"], &["floor"])), [""; 0]);
}

#[test]
fn owners_can_be_told_apart_without_colour() {
    let shapes: std::collections::BTreeSet<_> = art::BASES.iter().map(|base| base.id).collect();
    assert_eq!(shapes.len(), art::BASES.len());
    let outline = |id: &str| {
        let from = art::symbols().find(&format!("id=\"{id}\"")).unwrap();
        art::symbols()[from..].split(" d=\"").nth(1).unwrap().split('"').next().unwrap()
    };
    let outlines: std::collections::BTreeSet<_> = shapes.iter().map(|id| outline(id)).collect();
    assert_eq!(outlines.len(), shapes.len());
}
