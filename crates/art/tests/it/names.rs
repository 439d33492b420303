//! Every drawing that a game can ask for exists.

use crate::play::scenes;
use std::collections::BTreeSet;
use table::{Picture, Scene};

/// Kinds of floor that are drawn as ground and have no icon.
const GROUND: [&str; 12] = [
    "floor", "corridor", "passage", "wall", "water", "hive", "vent", "airlock", "pad", "track", "vehicle",
    "rubble",
];

/// Every name in a scene.
fn icons(scene: &Scene) -> impl Iterator<Item = &str> {
    let floors = scene.boards.iter().flat_map(|board| board.cells.iter().flatten());
    let terrains = floors.map(|floor| &*floor.terrain).filter(|name| !GROUND.contains(name));
    let pieces = scene.pieces.iter().map(|piece| &*piece.icon);
    let cards = scene.trays.iter().flat_map(|tray| &tray.cards);
    let on_pieces = scene.pieces.iter().flat_map(|piece| &piece.badges);
    let badges = on_pieces.chain(cards.clone().flat_map(|card| &card.badges)).map(|badge| &*badge.icon);
    let gauges = scene.gauges.iter().map(|gauge| &*gauge.icon);
    terrains.chain(pieces).chain(cards.map(|card| &*card.icon)).chain(badges).chain(gauges)
}

#[track_caller]
fn all_drawn<'a>(names: impl IntoIterator<Item = &'a str>) {
    let missing: BTreeSet<_> = names.into_iter().filter(|name| !art::has(name)).collect();
    assert!(missing.is_empty(), "no drawing of {missing:?}");
}

#[track_caller]
fn game_is_drawn<G: Picture>(step: u32, at_least: usize) {
    let seen: Vec<Scene> = (1..=4).flat_map(|seed| scenes::<G>(seed, step, 600)).collect();
    let names: BTreeSet<_> = seen.iter().flat_map(icons).collect();
    assert!(
        names.len() >= at_least,
        "expected at least {at_least} names, or the search is too short: {names:?}"
    );
    all_drawn(names);
}

#[test]
fn what_matches_show_is_drawn() {
    game_is_drawn::<tictactoe::TicTacToe>(1, 2);
    game_is_drawn::<lantern::Lantern>(3, 6);
    game_is_drawn::<requiem::Requiem>(23, 20);
    game_is_drawn::<obcy::Obcy>(23, 30);
    game_is_drawn::<corps::Corps>(23, 30);
}

#[test]
fn what_matches_rarely_show_is_drawn() {
    let kebab = |name: String| {
        let letter = |letter: char| match letter {
            'A'..='Z' => format!("-{}", letter.to_ascii_lowercase()),
            letter => letter.to_string(),
        };
        name.chars().map(letter).collect::<String>().trim_start_matches('-').to_string()
    };
    let cards: Vec<String> = requiem::Card::ALL.map(|card| kebab(format!("{card:?}"))).to_vec();
    let weapons: Vec<String> = requiem::Weapon::ALL.map(|weapon| kebab(format!("{weapon:?}"))).to_vec();
    assert!(cards.contains(&"m249".to_string()) && weapons.contains(&"hybrid-jaws".to_string()));
    all_drawn(cards.iter().chain(&weapons).map(String::as_str));

    all_drawn(obcy::Kind::ALL.map(obcy::Kind::name));
    all_drawn(obcy::Character::ALL.map(obcy::Character::name));
    let stores = obcy::Store::ALL.map(|store| format!("store-{}", store.name()));
    all_drawn(stores.iter().map(String::as_str));
    // Badges of rare moments.
    all_drawn([
        "wound", "net", "cloak", "energy", "level", "stopped", "doubled", "moved", "part", "hold", "charge",
    ]);
}

/// Every card of the content, by its name in the file.
#[test]
fn every_card_of_corps_is_drawn() {
    use table::Game;
    let files = corps::Corps::FILES.iter().filter(|(name, _)| name.ends_with("endurance.toml"));
    let lines = files.flat_map(|(_, text)| text.lines());
    let keys = lines.filter_map(|line| line.strip_prefix("[cards.")?.strip_suffix(']'));
    let keys: Vec<String> = keys.map(|key| key.replace('_', "-")).collect();
    assert!(keys.len() >= 30, "{keys:?}");
    all_drawn(keys.iter().map(String::as_str));
}

/// Whatever else lies in the box, and badges of rare moments.
#[test]
fn the_components_of_corps_are_drawn() {
    all_drawn(["gorman", "hicks", "hudson", "vasquez", "frost", "ripley", "newt", "hero", "grunt"]);
    all_drawn(["marine", "civilian", "rank-1", "rank-2", "rank-3"]);
    all_drawn([
        "speed",
        "defence",
        "melee",
        "tech",
        "aim",
        "move",
        "attack",
        "interact",
        "rest",
        "barricade",
    ]);
    all_drawn(["pulse-rifle", "smartgun", "flamethrower", "shotgun", "pistol", "grenades", "grenade"]);
    all_drawn(["helmet", "armour", "motion-tracker", "scanner", "welder", "lamp", "flare", "map", "medkit"]);
    all_drawn(["weapon", "equipment", "event", "hazard", "mission", "endurance", "exhaust", "discard"]);
    all_drawn(["reshuffle", "deck", "tracker-1", "tracker-2", "tracker-3"]);
    all_drawn(["tunnel", "hidden-threat", "active-threat", "drone", "orders", "teamwork", "focus"]);
    all_drawn(["acid", "jam", "darkness", "despair"]);
    all_drawn(["alien", "alien-token", "swarm", "blip", "mission-blip", "facehugger", "egg", "queen"]);
    all_drawn(["spawn-point", "crate", "computer", "sentry-gun", "exit", "exit-a", "exit-b", "activation"]);
    all_drawn(["cocoon", "beacon", "carries", "down", "done", "out", "mark", "score", "round"]);
    all_drawn(["dial", "turn-dial", "ammo", "knocked-down", "captured", "killed"]);
    let faces = (1..=6).map(|face| format!("d6-{face}")).chain((1..=10).map(|face| format!("d10-{face}")));
    all_drawn(faces.collect::<Vec<_>>().iter().map(String::as_str));
}
