//! A match of any game does what the match of its own type does.
#![allow(clippy::unwrap_used)]

use catalog::{AnyMatch, PlayError, begin};
use lantern::{Lantern, Options};
use serde_json::json;
use table::{Chance, Dice, Match, Pack, Refusal, Seat, Seed, Seeded, Viewer};

/// The games that are small enough to be played to the end here; testkit plays the others.
const TOYS: [&str; 2] = ["lantern", "tictactoe"];

/// Plays on at random until the end, or for so many turns.
fn play_on(game: &mut dyn AnyMatch, turns: u32, player: &mut Seeded, dice: &mut Seeded) {
    while game.turn() < turns
        && let Some(seat) = game.awaited().first().copied()
    {
        let count = game.asked(seat).unwrap().choices.len() as u32;
        game.answer(game.turn(), seat, player.below(count), dice).unwrap();
    }
}

#[test]
fn erased_play_equals_typed_play() {
    for number in 0..20 {
        let (dice, twin_dice) = (&mut Seeded::from_number(number), &mut Seeded::from_number(number));
        let mut erased = begin("lantern", &[], Some(&json!({"seats": 3})), dice).unwrap();
        let mut typed = Match::<Lantern>::new(&Pack::builtin(), Options { seats: 3 }, twin_dice).unwrap();
        let player = &mut Seeded::from_number(number + 100);
        while let Some(seat) = erased.awaited().first().copied() {
            let asked = erased.asked(seat).unwrap();
            let prompt = typed.prompts().of(seat).unwrap();
            assert_eq!(asked.question, json!(prompt.question));
            assert_eq!(asked.choices, prompt.choices.iter().map(|choice| json!(choice)).collect::<Vec<_>>());
            let index = player.below(asked.choices.len() as u32);
            let action = prompt.choices[index as usize];
            typed.play(seat, &action, twin_dice).unwrap();
            // By number and by value in turns: both are the same decision.
            if number % 2 == 0 {
                erased.answer(erased.turn(), seat, index, dice).unwrap();
            } else {
                erased.play(seat, &asked.choices[index as usize], dice).unwrap();
            }
            for viewer in Viewer::all(3) {
                assert_eq!(erased.view(viewer), json!(typed.view(viewer)));
                assert_eq!(
                    erased.notices(viewer),
                    typed.notices(viewer).map(|n| json!(n)).collect::<Vec<_>>()
                );
            }
        }
        assert_eq!(erased.outcome(), typed.outcome());
        assert_eq!((erased.turn(), erased.settled()), (typed.turn(), typed.settled()));
        assert_eq!(erased.journal(), table::write(typed.journal()));
        assert_eq!(erased.as_any().downcast_ref::<Match<Lantern>>().unwrap().state(), typed.state());
    }
}

#[test]
fn every_game_shows_and_tells_itself() {
    for name in TOYS {
        let dice = &mut Seeded::from_number(1);
        let mut game = begin(name, &[], None, dice).unwrap();
        assert_eq!(game.game(), name);
        play_on(game.as_mut(), 1, &mut Seeded::from_number(2), dice);
        let asked = game.awaited();
        for viewer in Viewer::all(game.seats()) {
            let scene = game.scene(viewer);
            assert!(
                !scene.boards.is_empty() && scene.headline.is_some() && scene.goal.is_some(),
                "{name}, {viewer}"
            );
            assert_eq!(scene.awaited, asked);
            assert_eq!(scene.prompt.is_some(), asked.iter().any(|seat| viewer.is(*seat)), "{name}, {viewer}");
            assert_eq!(game.told(viewer).len(), game.notices(viewer).len());
            assert!(!game.told(viewer).is_empty(), "{name}: something was decided");
        }
        play_on(game.as_mut(), u32::MAX, &mut Seeded::from_number(3), dice);
        assert!(game.outcome().is_some() && game.awaited().is_empty());
        assert!(game.scene(Viewer::Spectator).prompt.is_none());
    }
}

#[test]
fn a_stranger_is_shown_what_a_spectator_is_shown() {
    for name in TOYS {
        let dice = &mut Seeded::from_number(4);
        let mut game = begin(name, &[], None, dice).unwrap();
        play_on(game.as_mut(), 2, &mut Seeded::from_number(5), dice);
        let stranger = Viewer::Seat(Seat(200));
        assert_eq!(game.view(stranger), game.view(Viewer::Spectator));
        assert_eq!(game.scene(stranger), game.scene(Viewer::Spectator));
        assert_eq!(game.told(stranger), game.told(Viewer::Spectator));
        assert_eq!(game.asked(Seat(200)), None);
    }
}

#[test]
fn malformed_actions_change_nothing() {
    let dice = &mut Seeded::from_number(1);
    let mut game = begin("lantern", &[], None, dice).unwrap();
    let cases = [
        (
            json!("fly"),
            "\"fly\" is no action of lantern: unknown variant `fly`, expected one of `step`, `dash`, `bolt`, `wait`, `stop`",
        ),
        (json!(null), "null is no action of lantern: invalid type: null, expected string or map"),
        (
            json!({"step": 3}),
            "{\"step\":3} is no action of lantern: invalid type: integer `3`, expected a string",
        ),
        (
            json!({"bolt": 256}),
            "{\"bolt\":256} is no action of lantern: invalid value: integer `256`, expected u8",
        ),
    ];
    for (action, words) in cases {
        let error = PlayError::Malformed(words.into());
        assert_eq!(game.explain(Seat(0), &action).unwrap_err(), error);
        assert_eq!(game.play(Seat(0), &action, dice).unwrap_err(), error);
        assert_eq!((game.turn(), error.to_string().as_str()), (0, words));
    }
    let refused = game.play(Seat(1), &json!("wait"), dice).unwrap_err();
    assert_eq!(refused, PlayError::Refused(Refusal::NotAsked { seat: Seat(1) }));
    assert_eq!(refused.to_string(), "seat 1 is not asked anything now");
    assert_eq!(game.explain(Seat(0), &json!("wait")), Ok(None));
}

#[test]
fn a_copy_goes_its_own_way_and_undo_goes_back() {
    let dice = &mut Seeded::from_number(1);
    let mut game = begin("tictactoe", &[], None, dice).unwrap();
    game.answer(0, Seat(0), 4, dice).unwrap();
    let mut copy = game.boxed();
    copy.answer(1, Seat(1), 0, dice).unwrap();
    assert_eq!((game.turn(), copy.turn()), (1, 2));
    copy.undo(1).unwrap();
    assert_eq!(copy.journal(), game.journal());
    assert!(copy.undo(2).is_err());
}

#[test]
fn a_match_with_fair_dice_is_resumed_and_verified() {
    for name in TOYS {
        let dice = Dice::commit(Seed::from_text("host"));
        let (mut game, mut stream) = catalog::fair(name, &[], None, dice).unwrap();
        play_on(game.as_mut(), 3, &mut Seeded::from_number(6), &mut stream);
        let (mut resumed, mut stream) = catalog::resume(&game.journal(), &[]).unwrap();
        assert_eq!(resumed.journal(), game.journal());
        play_on(resumed.as_mut(), u32::MAX, &mut Seeded::from_number(7), &mut stream);
        let text = resumed.journal();
        assert_eq!(catalog::verify(&text, &[]).unwrap().outcome(), resumed.outcome());
        assert_eq!(catalog::replay(&text, &[]).unwrap().journal(), text);
    }
}
