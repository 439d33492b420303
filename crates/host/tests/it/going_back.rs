//! Going back over a draw: possible if all agree, marked, with new dice, and the same after a restart.

use crate::sitting::Sitting;
use protocol::{Company, Consent, FromServer, Position, ToServer, Undo};

fn table(messages: &[FromServer]) -> Company {
    let company = messages.iter().rev().find_map(|message| match message {
        FromServer::Table(table) => Some(table.clone()),
        _ => None,
    });
    company.unwrap()
}

fn position(messages: &[FromServer]) -> Position {
    let position = messages.iter().rev().find_map(|message| match message {
        FromServer::Position(position) => Some(position.clone()),
        FromServer::Welcome(welcome) => welcome.position.clone(),
        _ => None,
    });
    position.unwrap()
}

#[tokio::test]
async fn going_back_over_a_draw_is_marked_and_kept() {
    let sitting = Sitting::new("lantern", None).await;
    let mut guests = sitting.come().await;
    let start = position(&guests[0].listen());
    let choices: Vec<serde_json::Value> =
        serde_json::from_str(start.asked.as_ref().unwrap().choices.get()).unwrap();
    // Waiting draws a card.
    let wait = choices.iter().position(|choice| choice == "wait").unwrap() as u32;
    sitting.answer(&guests[0], &start, wait).await;
    sitting.room.handle(&guests[1].ticket, ToServer::Undo(Undo { to: 0 })).await;
    let asked = table(&guests[0].listen());
    assert_eq!((asked.proposal.unwrap().to, asked.dice.sound, asked.marks.len()), (0, true, 0));
    sitting.room.handle(&guests[0].ticket, ToServer::Consent(Consent { yes: false })).await;
    assert!(table(&guests[1].listen()).proposal.is_none(), "one who does not agree is enough");
    sitting.room.handle(&guests[1].ticket, ToServer::Undo(Undo { to: 0 })).await;
    sitting.room.handle(&guests[0].ticket, ToServer::Consent(Consent { yes: true })).await;
    let messages = guests[0].listen();
    let (company, back) = (table(&messages), position(&messages));
    assert_eq!((company.dice.sound, company.marks), (false, vec![(0, 1)]));
    assert_eq!((back.turn, back.era, back.view.get()), (0, 1, start.view.get()));

    // The same draw once more is another one; and another server reads the same from the store.
    sitting.answer(&guests[0], &back, wait).await;
    let after = position(&guests[0].listen());
    let (hall, _) = host::Hall::new(sitting.store.clone(), host::Settings::default());
    let room = hall.room(sitting.created.id).await.unwrap();
    let mut ticket = room.join(&sitting.seated[0].token.hash(), protocol::Form::Views).await.unwrap();
    let Some(host::Letter::Text(bytes)) = ticket.told.recv().await else { panic!("no greeting") };
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    let there = position(&[FromServer::read(&text).unwrap()]);
    assert_eq!((there.turn, there.era, there.view.get()), (1, 1, after.view.get()));
}

#[tokio::test]
async fn what_cannot_be_gone_back_to_is_told() {
    let sitting = Sitting::new("lantern", None).await;
    let mut guests = sitting.come().await;
    for guest in &mut guests {
        guest.listen();
    }
    for message in [ToServer::Undo(Undo { to: 0 }), ToServer::Consent(Consent { yes: true })] {
        sitting.room.handle(&guests[0].ticket, message.clone()).await;
        assert!(matches!(guests[0].listen().as_slice(), [FromServer::Failed(_)]), "nothing was played yet");
        sitting.room.handle(&guests[2].ticket, message).await;
        assert!(matches!(guests[2].listen().as_slice(), [FromServer::Failed(_)]), "who looks on has no say");
    }
}
