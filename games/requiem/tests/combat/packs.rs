//! What the built-in cards and maps never show.

use super::staged;
use requiem::{Action, Hero, Requiem, Weapon};
use table::{Game, Match, Pack, Recorded, Refusal, Seat, Viewer};

/// The built-in file with some pieces of its text replaced, each of which must be there once.
fn changed(file: &str, changes: &[(&str, &str)]) -> String {
    let text = Requiem::FILES.iter().find(|(name, _)| *name == file).expect("a file of the pack").1;
    changes.iter().fold(text.to_string(), |text, (from, to)| {
        assert_eq!(text.matches(from).count(), 1, "`{from}` in {file}");
        text.replacen(from, to, 1)
    })
}

fn pack(file: &str, changes: &[(&str, &str)]) -> Pack<Requiem> {
    match Pack::read(&[(file, &changed(file, changes))]) {
        Ok(pack) => pack,
        Err(error) => panic!("{error}"),
    }
}

fn hero(name: &str) -> Hero {
    Hero::parse(name).expect("a hero")
}

/// The rule that forbids it; nothing if it is offered.
fn rule(game: &Match<Requiem>, seat: u8, action: Action) -> Option<String> {
    match game.explain(Seat(seat), &action)? {
        Refusal::Forbidden(breach) => Some(breach.rule.to_string()),
        other => panic!("{other}"),
    }
}

/// The Predator's health after one attack of the first soldier, for each face of the die.
fn health_after(pack: &Pack<Requiem>, position: &str, weapon: Weapon, mode: u8) -> [u8; 6] {
    let game = staged(pack, position);
    core::array::from_fn(|face| {
        let mut game = game.clone();
        let attack = Action::Attack(weapon, mode, hero("P"));
        game.play(Seat(0), &attack, &mut Recorded::new(&[face as u32])).expect("an attack on offer");
        game.view(Viewer::Spectator).heroes[&hero("P")].health
    })
}

// rules: R-ACC-3, R-RANDMODE-2
#[test]
fn a_six_hits_whatever_the_penalties() {
    let position = "[heroes]\nc08-09: S1 cards m4 m249\nc11-09: P\ns10-05: H\n[table]\nactive S1\ncloak on\n";
    // Cloaks in the box make it 6 at the most. This one makes it 9 for the M4, and 8 and 10 for the M249.
    let thick = pack("cards.toml", &[("toggle = { acc_penalty = 2 }", "toggle = { acc_penalty = 5 }")]);
    assert_eq!(health_after(&thick, position, Weapon::M4, 2), [10, 10, 10, 10, 10, 8]);
    assert_eq!(health_after(&thick, position, Weapon::M249, 0), [10, 10, 10, 10, 10, 9]);
    let plain = Pack::builtin();
    assert_eq!(health_after(&plain, position, Weapon::M4, 1), [10, 10, 10, 10, 9, 9]);
    assert_eq!(health_after(&plain, position, Weapon::M249, 0), [10, 10, 10, 10, 9, 9]);
}

// rule: R-ACC-3
#[test]
fn a_visor_that_does_not_suit_leaves_the_six() {
    // A disc that is hard to throw, at a target that the visor does not show.
    let disc = pack(
        "cards.toml",
        &[(
            "{ ap = 2, range = 4, acc = 3, damage = 1, energy = 0 }",
            "{ ap = 2, range = 4, acc = 6, damage = 1, energy = 0 }",
        )],
    );
    let position =
        "[heroes]\nc08-09: S1\nc11-09: P\ns10-05: H\n[table]\nturn predator\nactive P\nvisor aliens\n";
    let game = staged(&disc, position);
    for (face, health) in [(5, 3), (6, 2)] {
        let mut game = game.clone();
        let attack = Action::Attack(Weapon::Disc, 1, hero("S1"));
        game.play(Seat(1), &attack, &mut Recorded::new(&[face - 1])).expect("an attack on offer");
        assert_eq!(game.view(Viewer::Spectator).heroes[&hero("S1")].health, health, "{face}");
    }
}

// rules: R-RANGE-3, R-INDIRECT-2
#[test]
fn without_a_chain_of_cells_nobody_is_reached() {
    // Blocked at s05-02 and s05-05, the western tunnels hang together with the others through the city alone.
    let cut = pack("sewer.map", &[(".A....##.11", ".A..#.##.11"), (".......#.Q", "....#..#.Q")]);
    let position =
        "[heroes]\ns04-05: S1 cards m14 grenades\ns06-05: A1\nc16-04: P\ns10-05: H\n[table]\nactive S1\n";
    let at = hero("A1");
    let game = staged(&cut, position);
    assert_eq!(rule(&game, 0, Action::Attack(Weapon::Grenades, 0, at)).as_deref(), Some("R-RANGE-3"));
    assert_eq!(rule(&game, 0, Action::Attack(Weapon::M14, 1, at)).as_deref(), Some("R-RANGE-3"));
    // It is two cells in the built-in sewer.
    let game = staged(&Pack::builtin(), position);
    assert_eq!(rule(&game, 0, Action::Attack(Weapon::Grenades, 0, at)), None);
}

// rule: R-RANGE-3
#[test]
fn a_chain_of_cells_does_not_pass_through_the_sewer() {
    // From manhole A to manhole C it is 14 in the city, and would be 11 through the sewer.
    let far = |range: u8| {
        let one = format!(
            "{{ ap = 2, range = {range}, acc = 3, damage = 1 }},\n    {{ ap = 2, range = {range}, acc = 5"
        );
        pack(
            "cards.toml",
            &[("{ ap = 2, range = 3, acc = 3, damage = 1 },\n    { ap = 2, range = 3, acc = 5", &one)],
        )
    };
    let position =
        "[heroes]\nc02-02: S1 cards grenades\nc02-14: A1\nc16-04: P\ns10-05: H\n[table]\nactive S1\n";
    let throw = Action::Attack(Weapon::Grenades, 0, hero("A1"));
    assert_eq!(rule(&staged(&far(13), position), 0, throw).as_deref(), Some("R-RANGE-1"));
    assert_eq!(rule(&staged(&far(14), position), 0, throw), None);
}

// rule: R-RANDMODE-4
#[test]
fn both_modes_that_a_die_chooses_between_have_one_range_and_price() {
    let second = "{ ap = 3, range = 6, acc = 5, damage = 3 }";
    for other in ["{ ap = 2, range = 6, acc = 5, damage = 3 }", "{ ap = 3, range = 5, acc = 5, damage = 3 }"]
    {
        let text = changed("cards.toml", &[(second, other)]);
        let error = Pack::<Requiem>::read(&[("cards.toml", &text)]).expect_err("a bad pack");
        assert!(error.to_string().contains("the same `ap`, `range` and `energy`"), "{error}");
    }
}
