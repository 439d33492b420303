//! Playing on from a moment without learning what was hidden.

use crate::common::{forged, pack};
use lantern::{Lantern, Options};
use serde_json::json;
use table::{
    DrawError, Match, ReplayError, Seat, Seeded, Start, UndoError, VerifyError, Viewer, read, verify, write,
};

/// A match of some decisions with secret hands.
fn played(turns: usize) -> Match<Lantern> {
    let chance = &mut Seeded::from_number(5);
    let mut game = Match::new(&pack(), Options { seats: 3 }, chance).unwrap();
    for _ in 0..turns {
        let prompt = game.prompts().get(0).unwrap();
        let (seat, action) = (prompt.seat, prompt.choices[0]);
        game.play(seat, &action, chance).unwrap();
    }
    game
}

fn forked(turn: u32, viewer: Viewer, seed: u64) -> Match<Lantern> {
    let mut fork = played(8).rewound(turn).unwrap();
    fork.redeal(viewer, &mut Seeded::from_number(seed));
    fork
}

#[test]
fn to_the_one_who_plays_on_nothing_looks_different() {
    for viewer in Viewer::all(3) {
        for turn in 0..8 {
            let (before, fork) = (played(8).rewound(turn).unwrap(), forked(turn, viewer, 1));
            assert_eq!(fork.view(viewer), before.view(viewer));
            assert_eq!(fork.turn(), turn);
            if let Viewer::Seat(seat) = viewer {
                let asked = |game: &Match<Lantern>| game.prompts().of(seat).map(|it| it.choices.to_vec());
                assert_eq!(asked(&fork), asked(&before));
            }
        }
    }
}

#[test]
fn what_is_hidden_follows_from_the_seed() {
    let viewer = Viewer::Seat(Seat(0));
    let hidden = |seed| forked(4, viewer, seed).state().clone();
    assert_eq!(hidden(1), hidden(1));
    assert!((2..9).any(|seed| hidden(seed) != hidden(1)));
    assert!((1..9).any(|seed| &hidden(seed) != played(8).rewound(4).unwrap().state()));
}

#[test]
fn a_fork_is_written_read_replayed_and_gone_back_in() {
    let chance = &mut Seeded::from_number(9);
    let mut fork = forked(4, Viewer::Seat(Seat(1)), 2);
    assert_eq!((fork.settled(), fork.undo(3)), (4, Err(UndoError::Settled { earliest: 4 })));
    for _ in 0..3 {
        let prompt = fork.prompts().get(0).unwrap();
        let (seat, action) = (prompt.seat, prompt.choices[0]);
        fork.play(seat, &action, chance).unwrap();
    }
    // Somebody plays on from the fork in turn.
    fork.redeal(Viewer::Spectator, chance);
    let text = write(fork.journal());
    assert!(text.contains("\"format\": 2,"), "{text}");
    let journal = read::<Lantern>(&text).unwrap();
    assert_eq!(&journal, fork.journal());
    let again = Match::replay(&pack(), &journal).unwrap();
    assert_eq!((again.state(), again.journal()), (fork.state(), fork.journal()));
    // At its own turn a redeal has been done, before it has not.
    assert_eq!(again.rewound(4).unwrap().state(), forked(4, Viewer::Seat(Seat(1)), 2).state());
    assert_eq!(again.rewound(3).unwrap().state(), played(8).rewound(3).unwrap().state());
    let mut following = again.rewound(0).unwrap();
    while following.follow(again.journal()).unwrap().is_some() {}
    assert_eq!(following.state(), again.state());
    assert_eq!(verify(&pack(), &journal).unwrap_err(), VerifyError::Redealt { turn: 4 });
}

#[test]
fn matches_without_redeals_are_written_as_ever() {
    let text = write(played(2).journal());
    assert!(text.contains("\"format\": 1,") && !text.contains("redeals"), "{text}");
}

#[test]
fn redeals_that_cannot_have_been_are_refused() {
    let fork = forked(4, Viewer::Seat(Seat(1)), 2);
    let good = fork.journal().redeals[0].clone();
    let refused = |change: &dyn Fn(&mut table::Journal<Lantern>)| {
        let mut journal = fork.journal().clone();
        change(&mut journal);
        Match::replay(&pack(), &journal).unwrap_err()
    };
    assert_eq!(refused(&|journal| journal.redeals[0].turn = 5), ReplayError::Redeals);
    let early = table::Redeal { turn: 0, ..good };
    assert!(matches!(
        refused(&|journal| journal.redeals.push(early.clone())),
        ReplayError::Redeals | ReplayError::Redeal { turn: 0, .. }
    ));
    let error = refused(&|journal| journal.redeals[0].draws.push(0));
    assert!(matches!(error, ReplayError::Redeal { turn: 4, error: DrawError::LeftOver { .. } }), "{error:?}");
    assert!(error.to_string().starts_with("dealt anew at turn 4: "), "{error}");
    assert!(matches!(fork.journal().start, Start::Setup(_)));
    let text =
        forged(&write(fork.journal()), |file| drop(file.insert("redeals".into(), json!([[4, "me", []]]))));
    let error = read::<Lantern>(&text).unwrap_err().to_string();
    assert!(error.starts_with("field `redeals`: "), "{error}");
}
