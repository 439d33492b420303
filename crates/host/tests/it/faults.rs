//! A store that is full, down, or stores without saying so: people are told, and nothing confirmed is lost.

use crate::memory::Mood;
use crate::sitting::{Guest, Sitting};
use protocol::{FromServer, Position, Trouble};

fn position(messages: &[FromServer]) -> Option<Position> {
    messages.iter().rev().find_map(|message| match message {
        FromServer::Position(position) => Some(position.clone()),
        FromServer::Welcome(welcome) => welcome.position.clone(),
        _ => None,
    })
}

fn trouble(messages: &[FromServer]) -> Option<Trouble> {
    messages.iter().find_map(|message| match message {
        FromServer::Failed(problem) => Some(problem.error),
        _ => None,
    })
}

async fn first_move(mood: Mood) -> (Sitting, Vec<Guest>, Vec<FromServer>, Vec<FromServer>) {
    let sitting = Sitting::new("tictactoe", None).await;
    let mut guests = sitting.come().await;
    let start = position(&guests[0].listen()).unwrap();
    guests[1].listen();
    sitting.store.set(mood);
    sitting.answer(&guests[0], &start, 4).await;
    let (own, other) = (guests[0].listen(), guests[1].listen());
    (sitting, guests, own, other)
}

#[tokio::test]
async fn what_is_not_stored_is_told_to_nobody_and_can_be_tried_again() {
    for mood in [Mood::Full, Mood::Down] {
        let (sitting, mut guests, own, other) = first_move(mood).await;
        assert_eq!(trouble(&own), Some(Trouble::Unavailable), "{mood:?}");
        assert!(position(&own).is_none() && position(&other).is_none(), "nobody sees what is not durable");
        let before = sitting.store.records(sitting.created.id.0).len();
        sitting.store.set(Mood::Fine);
        let again = protocol::ToServer::Answer(protocol::Answer { turn: 0, era: 0, index: 4 });
        sitting.room.handle(&guests[0].ticket, again).await;
        assert_eq!(position(&guests[1].listen()).unwrap().turn, 1);
        assert_eq!(sitting.store.records(sitting.created.id.0).len(), before + 1);
    }
}

#[tokio::test]
async fn what_was_stored_without_an_answer_is_found_again() {
    let (sitting, mut guests, own, other) = first_move(Mood::Lost).await;
    assert_eq!(trouble(&own), Some(Trouble::Unavailable));
    assert!(position(&other).is_none());
    sitting.store.set(Mood::Fine);
    // The same answer once more is known again; it is taken once.
    let again = protocol::ToServer::Answer(protocol::Answer { turn: 0, era: 0, index: 4 });
    sitting.room.handle(&guests[0].ticket, again).await;
    let messages = guests[0].listen();
    assert_eq!((position(&messages).unwrap().turn, trouble(&messages)), (1, None));
    assert!(!messages.iter().any(|message| matches!(message, FromServer::Refused(_))));
}

#[tokio::test]
async fn a_match_that_cannot_be_read_says_so() {
    let sitting = Sitting::new("tictactoe", None).await;
    let id = sitting.created.id;
    sitting.store.matches.lock().unwrap().get_mut(&id.0).unwrap()[1].body = "{\"sat\":1}".into();
    // Another server, which has not read it yet.
    let (hall, _) = host::Hall::new(sitting.store.clone(), host::Settings::default());
    let problem = hall.room(id).await.err().unwrap();
    assert_eq!(problem.error, Trouble::Broken);
    let other = hall.room(protocol::MatchId(1)).await.err().unwrap();
    assert_eq!(other.error, Trouble::NotFound);
}
