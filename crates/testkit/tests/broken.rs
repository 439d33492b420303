//! Proof that every check can fail: a game broken in one way at a time is caught by the very check meant for it.

#[path = "broken/mod.rs"]
mod toy;

use std::panic::catch_unwind;
use testkit::Conform;
use toy::{Action, DEFECTS, Defect, Numbers, Options};

const MATCHES: u32 = 60;

fn conform(defect: Defect) -> Conform<Numbers> {
    let options = Options { defect, lost: defect == Defect::OptionsLoseAField };
    Conform::new().options(options).matches(MATCHES).turns_at_most(40).actions([Action::Guess(9)])
}

/// What the conformance test says about a game with this defect.
fn said(defect: Defect) -> Option<String> {
    let panic = catch_unwind(|| conform(defect).run()).err()?;
    Some(panic.downcast_ref::<String>().cloned().expect("reports are text"))
}

#[test]
fn the_healthy_game_passes() {
    testkit::conforms::<Numbers>(Options::default(), 500);
    conform(Defect::None).one_node_in(3).run();
    conform(Defect::None).notices_may_tell_more().run();
}

#[test]
fn every_defect_is_caught_by_its_own_check() {
    let mut escaped = Vec::new();
    for (defect, check) in DEFECTS {
        let report = said(*defect);
        let caught = report.as_ref().is_some_and(|text| text.starts_with(&format!("check `{check}` failed")));
        if !caught {
            escaped.push(format!("{defect:?} should be caught by `{check}`: {report:?}"));
        }
    }
    assert!(escaped.is_empty(), "{}", escaped.join("\n"));
}

#[test]
fn a_report_says_where_what_and_how_to_see_it_again() {
    let report = said(Defect::ChoicePanics).unwrap();
    for part in [
        "check `choices` failed in match 0 of numbers at turn 0",
        "decision: seat 0, Guess(5)",
        "the game panicked: five is out of bounds",
        "this match alone: .seed(0).matches(1)",
        "journal so far:\n{\n\"dropship\": \"journal\",",
    ] {
        assert!(report.contains(part), "{part} is not in\n{report}");
    }
}

/// The journal of a report is a journal: it is read and replays to the turn that failed.
#[test]
fn the_journal_of_a_report_replays() {
    let report = said(Defect::Endless).unwrap();
    let (_, journal) = report.split_once("journal so far:\n").unwrap();
    let journal = table::read::<Numbers>(journal).unwrap();
    let game = table::Match::replay(&table::Pack::builtin(), &journal).unwrap();
    assert_eq!(game.turn(), 40);
}

#[test]
fn a_match_that_failed_fails_alone_as_well() {
    let report = said(Defect::DrawNoticeLeaks).unwrap();
    let (_, seed) = report.split_once(".seed(").unwrap();
    let seed = seed.split(')').next().unwrap().parse().unwrap();
    let alone = catch_unwind(|| conform(Defect::DrawNoticeLeaks).seed(seed).matches(1).run()).unwrap_err();
    assert!(alone.downcast_ref::<String>().unwrap().starts_with("check `notices` failed in match 0"));
}

/// A game whose notices say more than its views has to say so, and then only of what it reveals.
#[test]
fn fleeting_notices_are_allowed_on_request() {
    conform(Defect::SwapNoticeLeaks).notices_may_tell_more().run();
    let caught = catch_unwind(|| conform(Defect::DrawNoticeLeaks).notices_may_tell_more().run()).unwrap_err();
    assert!(caught.downcast_ref::<String>().unwrap().starts_with("check `notices` failed"));
}
