//! Packs that were read elsewhere are the packs that would have been read here.
#![allow(clippy::unwrap_used)]

use catalog::{GAMES, Playable, Visitor, visit};
use serde_json::Value;
use table::{Pack, Seeded, Viewer};

/// Takes a game's built-in pack through bytes, and checks that nothing changed on the way.
struct Travel;

impl Visitor for Travel {
    type Out = ();

    fn visit<G: Playable>(self) {
        let here = Pack::<G>::builtin();
        let bytes = here.bytes();
        let there = Pack::<G>::ready(&bytes).unwrap();
        assert_eq!(there.hash(), here.hash(), "{}", G::ID);
        assert!(format!("{:?}", there.content()) == format!("{:?}", here.content()), "{}", G::ID);
        // Whatever is cut off or changed on the way is noticed.
        for damaged in [&bytes[..bytes.len() - 1], &bytes[..10], &[]] {
            let error = Pack::<G>::ready(damaged).unwrap_err().to_string();
            assert!(error.contains("a pack of this game as bytes"), "{error}");
        }
        let mut changed = bytes;
        *changed.last_mut().unwrap() ^= 1;
        assert!(Pack::<G>::ready(&changed).is_err(), "{}", G::ID);
    }
}

#[test]
fn packs_come_through_bytes_as_they_were() {
    for game in GAMES {
        visit(game, Travel).unwrap();
    }
}

/// The only test that brings packs: they hold for the whole program.
#[test]
fn brought_packs_are_played_like_read_ones() {
    let begun = || -> Vec<(Value, catalog::Origins)> {
        let scene = |game: &&str| {
            let begun = catalog::begin(game, &[], None, &mut Seeded::from_number(7)).unwrap();
            (serde_json::to_value(begun.scene(Viewer::Spectator)).unwrap(), catalog::origins(game).unwrap())
        };
        GAMES.iter().map(scene).collect()
    };
    let read = begun();
    let bytes = catalog::packed();
    let error = catalog::bring(&bytes[..bytes.len() / 2]).unwrap_err().to_string();
    assert!(error.contains("expected ready-made packs"), "{error}");
    catalog::bring(&bytes).unwrap();
    assert!(begun() == read && begun() == read);
    // The owner's own files are still read.
    let own = catalog::check_content("lantern", &[("game.toml", "nonsense")]).unwrap_err();
    assert!(own.to_string().starts_with("game.toml"), "{own}");
}
