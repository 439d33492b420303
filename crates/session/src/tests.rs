//! Matches on one device, from their beginning to another visit.

use crate::{Advised, Asks, Lesson, Order, Reply, Session, Sitter, Stage, Thinker};
use bots::Level;
use table::{Seat, Seed, UndoError, Viewer};

fn seed() -> Seed {
    Seed::from_text("session")
}

fn begin(game: &str, sitters: &[Sitter]) -> Session {
    Session::begin(game, None, sitters.to_vec(), seed()).unwrap()
}

fn play_first(session: &mut Session) {
    let seat = session.game().awaited()[0];
    session.decide(session.game().turn(), seat, 0).unwrap();
}

#[test]
fn secrets_are_handed_over_behind_a_curtain() {
    let mut session = begin("lantern", &[Sitter::Person, Sitter::Person]);
    assert_eq!(session.viewer(), Viewer::Spectator);
    assert_eq!(session.stage(), Stage::Curtain(Seat(0)));
    session.look(Seat(0));
    assert_eq!((session.stage(), session.viewer()), (Stage::Person(Seat(0)), Viewer::Seat(Seat(0))));
    while session.game().awaited() == [Seat(0)] {
        play_first(&mut session);
    }
    assert_eq!(session.stage(), Stage::Curtain(Seat(1)));
}

#[test]
fn another_match_is_like_the_first_one_but_for_the_dice() {
    let options = serde_json::json!({ "mission": "survive", "players": 2 });
    let sitters = vec![Sitter::Bot(Level::Veteran), Sitter::Person];
    let mut first = Session::begin("corps", Some(&options), sitters, seed()).unwrap();
    play_first(&mut first);
    let second = first.again(Seed::from_text("another")).unwrap();
    let options = |session: &Session| {
        let journal: serde_json::Value = serde_json::from_str(&session.game().journal()).unwrap();
        (journal["options"].clone(), journal["dice"]["commitment"].clone())
    };
    assert_eq!((second.game().game(), second.game().turn()), ("corps", 0));
    assert_eq!(second.sitters(), first.sitters());
    assert_eq!(options(&second).0, options(&first).0);
    assert_eq!(options(&second).0["mission"], "survive");
    assert_ne!(options(&second).1, options(&first).1);
}

#[test]
fn an_open_game_needs_no_curtain() {
    let mut session = begin("tictactoe", &[Sitter::Person, Sitter::Person]);
    assert_eq!(session.stage(), Stage::Person(Seat(0)));
    play_first(&mut session);
    assert_eq!(session.stage(), Stage::Person(Seat(1)));
}

#[test]
fn one_person_sees_their_own_seat_all_the_time() {
    let session = begin("lantern", &[Sitter::Bot(Level::Recruit), Sitter::Person]);
    assert_eq!(session.viewer(), Viewer::Seat(Seat(1)));
    assert_eq!(session.stage(), Stage::Bot(Seat(0), Level::Recruit));
    let watched = begin("lantern", &[Sitter::Bot(Level::Recruit); 2]);
    assert_eq!(watched.viewer(), Viewer::Spectator);
}

#[test]
fn undo_goes_back_over_the_bots_and_stops_at_the_dice() {
    let mut session = begin("tictactoe", &[Sitter::Person]);
    assert_eq!(session.undo(), Err(UndoError::NotPlayed { turns: 0 }));
    play_first(&mut session);
    play_first(&mut session);
    assert!(session.can_undo());
    session.undo().unwrap();
    assert_eq!((session.game().turn(), session.log().decisions().len()), (0, 0));

    let mut session = begin("lantern", &[Sitter::Person]);
    // Waiting draws a card, which stays drawn.
    let wait = session.game().asked(Seat(0)).unwrap().choices.iter().position(|choice| choice == "wait");
    session.decide(0, Seat(0), wait.unwrap() as u32).unwrap();
    assert!(!session.can_undo());
    assert_eq!(session.undo(), Err(UndoError::Settled { earliest: 1 }));
    session.take_back(seed()).unwrap();
    assert_eq!((session.game().turn(), session.log().marks()), (0, &[(0, 1)][..]));
    play_first(&mut session);
    assert_eq!(session.log().decisions()[0].taken_back_from, Some(1));
}

#[test]
fn what_is_kept_comes_back_the_same() {
    let mut session = begin("lantern", &[Sitter::Person, Sitter::Bot(Level::Random)]);
    for _ in 0..6 {
        play_first(&mut session);
    }
    session.take_back(seed()).unwrap();
    play_first(&mut session);
    let saved = session.saved("m1", 1.0, 2.0);
    let text = serde_json::to_string(&saved).unwrap();
    assert!(text.contains(r#""sitters":["person","random"]"#), "{text}");
    let back = Session::open(&serde_json::from_str(&text).unwrap(), seed()).unwrap();
    assert_eq!(back.log(), session.log());
    assert_eq!(back.game().journal(), session.game().journal());
    assert_eq!(back.saved("m1", 1.0, 2.0), saved);
}

#[test]
fn the_dice_of_a_match_go_on_where_they_were() {
    let mut session = begin("lantern", &[Sitter::Person]);
    play_first(&mut session);
    let mut back = Session::open(&session.saved("m", 0.0, 0.0), Seed::from_text("other")).unwrap();
    for _ in 0..20 {
        play_first(&mut session);
        play_first(&mut back);
    }
    assert_eq!(back.game().journal(), session.game().journal());
}

#[test]
fn a_damaged_journal_is_refused() {
    let mut session = begin("lantern", &[Sitter::Person]);
    play_first(&mut session);
    let journal = session.game().journal();
    let half = &journal[..journal.len() / 2];
    assert!(Session::resume(half, Vec::new(), seed()).is_err());
    let changed = journal.replacen("\"rules\"", "\"ruled\"", 1);
    assert!(Session::resume(&changed, Vec::new(), seed()).is_err());
}

#[test]
fn a_thinker_follows_the_match_and_says_when_it_is_lost() {
    let mut session = begin("lantern", &[Sitter::Person, Sitter::Bot(Level::Recruit)]);
    let mut thinker = Thinker::default();
    let order = |session: &Session, known: Option<u32>| Order {
        journal: known.is_none().then(|| session.game().journal()),
        entries: (known.unwrap_or(session.game().turn())..session.game().turn())
            .filter_map(|turn| session.game().entry(turn))
            .collect(),
        turn: session.game().turn(),
        seat: session.game().awaited()[0],
        level: "recruit".into(),
        advice: false,
        seed: seed(),
    };
    assert!(matches!(thinker.think(&order(&session, Some(0))), Reply::Lost { .. }));
    let Reply::Chose { turn: 0, seat: Seat(0), index } = thinker.think(&order(&session, None)) else {
        panic!("expected a choice")
    };
    let asked = Order { advice: true, ..order(&session, Some(0)) };
    let Reply::Advised { turn: 0, advice } = thinker.think(&asked) else { panic!("expected advice") };
    let best = Advised::read(&advice).unwrap().best;
    let offered = session.game().scene(Viewer::Seat(Seat(0))).prompt.unwrap().choices.len() as u32;
    assert!(!best.is_empty() && best.iter().all(|it| it.0 < offered && it.1 <= Some(100)), "{best:?}");
    session.decide(0, Seat(0), index).unwrap();
    play_first(&mut session);
    assert!(matches!(thinker.think(&order(&session, Some(0))), Reply::Chose { turn: 2, .. }));
    session.undo().ok();
    assert!(matches!(thinker.think(&order(&session, Some(0))), Reply::Lost { .. }));
}

#[test]
fn whoever_plays_alone_decides_first() {
    for game in catalog::GAMES {
        let session = Session::alone(game, Seed::from_text("tea")).unwrap();
        assert!(matches!(session.stage(), Stage::Person(_)), "{game}: {:?}", session.stage());
        let people = session.sitters().iter().filter(|sitter| **sitter == Sitter::Person);
        assert_eq!(people.count(), 1, "{game}");
    }
}

#[test]
fn a_lesson_says_who_decides_what_and_begins_where_something_is_said() {
    let lesson = Lesson {
        game: "tictactoe".into(),
        options: serde_json::json!({}),
        seed: "lesson".into(),
        learner: Seat(0),
        decisions: vec![(Seat(0), 4), (Seat(1), 0), (Seat(0), 0), (Seat(1), 0)],
        notes: vec![(2, "x-lesson-row".into()), (4, "x-lesson-end".into())],
    };
    let session = lesson.begin().unwrap();
    assert_eq!((session.game().turn(), session.stage()), (2, Stage::Person(Seat(0))));
    assert_eq!((lesson.asks(2), lesson.asks(3)), (Asks::Learner(0), Asks::Other(Seat(1), 0)));
    assert_eq!((lesson.note(1), lesson.note(3)), (None, Some((0, "x-lesson-row"))));
    assert_eq!((lesson.asks(4), lesson.note(9)), (Asks::Nothing, Some((1, "x-lesson-end"))));
    assert_eq!(Lesson::read(&lesson.written()), Some(lesson.clone()));
    assert_eq!(Lesson::read("x\n{}\ntea"), None);
    let wrong = Lesson { decisions: vec![(Seat(1), 4)], ..lesson };
    assert!(wrong.begin().is_err());
}

#[test]
fn whoever_plays_on_from_a_moment_knows_what_they_knew_then() {
    let people = [Sitter::Person, Sitter::Person, Sitter::Bot(Level::Recruit)];
    let mut session = Session::begin(
        "lantern",
        Some(&serde_json::json!({ "seats": 3 })),
        people.to_vec(),
        Seed::from_text("tea"),
    )
    .unwrap();
    for _ in 0..6 {
        play_first(&mut session);
    }
    let (eyes, saved) = (Viewer::Seat(Seat(0)), session.saved("it", 0.0, 0.0));
    let then = session.game().rewound(3).unwrap();
    let forked = |number: u64| {
        let mut fork = Session::open(&saved, seed()).unwrap();
        fork.fork(3, eyes, Seed::from_text(&number.to_string())).unwrap();
        fork
    };
    let mut fork = forked(1);
    assert_eq!(fork.game().view(eyes), then.view(eyes));
    assert_eq!(fork.sitters()[1..], [Sitter::Bot(Level::default()), people[2]]);
    // It is dealt anew, and not always in the same way.
    let other = |number| forked(number).game().view(Viewer::Seat(Seat(1)));
    assert!((2..9).any(|number| other(number) != other(1)));
    play_first(&mut fork);
    let kept = fork.saved("other", 0.0, 0.0);
    let again = Session::open(&kept, seed()).unwrap();
    assert_eq!(again.game().journal(), fork.game().journal());
    assert_eq!(again.log().decisions().len(), 4);
    for viewer in Viewer::all(3) {
        assert_eq!(again.game().view(viewer), fork.game().view(viewer));
    }
    assert!(
        matches!(catalog::verify(&kept.journal, &[]), Err(error) if error.to_string().contains("turn 3 of another one"))
    );
    // What was before can still be taken back to.
    fork.take_back(seed()).unwrap();
    assert!(fork.game().turn() <= 3);
}
