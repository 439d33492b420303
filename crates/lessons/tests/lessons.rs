//! Lessons come true with the present rules and content, and say what they have to say in every language.
#![allow(clippy::unwrap_used)]

use locale::{Language, Words};
use session::{Asks, Lesson, Session};
use table::{Message, Seed};

/// What a lesson must not leave out: moving, attacking, the end of a turn, the enemy's, and what wins.
const CORE: [(&str, [&str; 5]); 3] = [
    ("corps", ["step", "target", "next", "prey", "wins"]),
    ("obcy", ["move", "shots", "end-step", "enemy", "wins"]),
    ("requiem", ["move", "attack", "end-turn", "enemy", "wins"]),
];

/// Plays a lesson to its end, as a learner does who follows it.
fn followed(lesson: &Lesson) -> Session {
    let mut session = lesson.begin().unwrap();
    loop {
        let turn = session.game().turn();
        let (seat, index) = match lesson.asks(turn) {
            Asks::Learner(index) => {
                assert!(session.game().awaited().contains(&lesson.learner), "{} at {turn}", lesson.game);
                (lesson.learner, index)
            }
            Asks::Other(seat, index) => (seat, index),
            Asks::Nothing => return session,
        };
        session
            .decide(turn, seat, index)
            .unwrap_or_else(|refusal| panic!("{} at {turn}: {refusal}", lesson.game));
    }
}

#[test]
fn every_game_has_a_lesson_that_comes_true() {
    let games: Vec<&str> =
        catalog::GAMES.iter().copied().filter(|game| !["lantern", "tictactoe"].contains(game)).collect();
    assert_eq!(lessons::games().collect::<Vec<_>>(), games);
    for game in lessons::games() {
        let lesson = lessons::make(game).unwrap_or_else(|why| panic!("{why}"));
        let session = followed(&lesson);
        assert_eq!(session.game().turn() as usize, lesson.decisions.len(), "{game}");
        // It can be played on from there, and its dice can be checked as those of any match.
        assert!(session.game().outcome().is_none(), "{game} is over with its lesson");
        let journal = session.game().journal();
        assert_eq!(catalog::verify(&journal, &[]).unwrap().turn(), session.game().turn(), "{game}");
        let learner = lesson.notes.len() - 1;
        assert!((8..=20).contains(&learner), "{game}: {learner} decisions are not about five minutes");
        assert!(
            lesson.decisions.len() <= 140,
            "{game}: {} decisions take too long to watch",
            lesson.decisions.len()
        );
    }
}

#[test]
fn a_lesson_is_made_the_same_again_and_survives_being_written_down() {
    let lesson = lessons::make("requiem").unwrap();
    assert_eq!(lessons::make("requiem").unwrap(), lesson);
    assert_eq!(Lesson::read(&lesson.written()), Some(lesson));
}

#[test]
fn a_lesson_can_be_left_and_gone_on_with() {
    let lesson = lessons::make("requiem").unwrap();
    let mut session = lesson.begin().unwrap();
    let half = lesson.decisions.len() / 2;
    for turn in session.game().turn()..half as u32 {
        let (seat, index) = lesson.decisions[turn as usize];
        session.decide(turn, seat, index).unwrap();
    }
    let mut back = Session::open(&session.saved("learn", 0.0, 0.0), Seed::from_text("other")).unwrap();
    for (turn, (seat, index)) in (half as u32..).zip(&lesson.decisions[half..]) {
        back.decide(turn, *seat, *index).unwrap();
    }
    assert_eq!(back.game().journal(), followed(&lesson).game().journal());
}

#[test]
fn every_lesson_teaches_the_core_in_every_language() {
    for (game, core) in CORE {
        let script = lessons::script(game).unwrap();
        let notes: Vec<&String> =
            script.step.iter().filter_map(|step| step.note.as_ref()).chain([&script.end]).collect();
        for name in core {
            assert!(notes.iter().any(|note| *note == name), "{game} does not teach `{name}`");
        }
        for language in Language::spoken() {
            let words = Words::of(language);
            for note in &notes {
                let id = format!("{game}-lesson-{note}");
                let said = words.say(&Message::new(id.clone()));
                assert!(words.has(&id) && said.chars().count() > 30, "{}: {id}: {said}", language.tag());
            }
        }
    }
}

#[test]
fn a_script_that_cannot_come_true_says_how_far_it_came_and_what_was_there() {
    let error = lessons::make("chess").unwrap_err();
    assert!(error.contains("no lesson"), "{error}");
}
