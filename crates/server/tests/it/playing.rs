//! People play over real connections.

use crate::visitor::{Folder, Server, Visitor, choices, settings};
use protocol::{
    Answer, Consent, FromServer, Lobby, Phase, Position, Say, Sequel, Since, Sitter, Summary, ToServer, Undo,
};
use serde_json::{Value, json};
use table::{Refusal, Seat, Viewer};

/// Everybody answers with some choice until the match is over. Gives the last position.
async fn play_out(
    visitors: &mut [Visitor],
    mut positions: Vec<Position>,
    mut pick: impl FnMut(u32) -> u32,
) -> Position {
    loop {
        if positions[0].outcome.is_some() {
            return positions.swap_remove(0);
        }
        let asked = positions.iter().position(|position| position.asked.is_some());
        if let Some(at) = asked {
            let index = pick(choices(&positions[at]));
            visitors[at].answer(&positions[at], index).await;
        }
        for (visitor, position) in visitors.iter_mut().zip(&mut positions) {
            *position = visitor.position().await;
        }
    }
}

async fn come_all(
    server: &Server,
    created: &protocol::Created,
    seated: &[protocol::Seated],
) -> (Vec<Visitor>, Vec<Position>) {
    let (mut visitors, mut positions) = (Vec::new(), Vec::new());
    for seat in seated {
        let mut visitor = server.come(created.id, seat.token).await;
        positions.push(visitor.welcome().await.position.unwrap());
        visitors.push(visitor);
    }
    (visitors, positions)
}

#[tokio::test]
async fn two_people_play_a_match_and_check_its_dice() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder.store())).await;
    let (created, seated) = server.table("lantern", &[]).await;
    let (mut visitors, positions) = come_all(&server, &created, &seated).await;
    let mut watching = server.come(created.id, created.watch).await;
    assert_eq!(watching.welcome().await.viewer, Viewer::Spectator);
    let path = format!("/api/v1/matches/{}/journal", created.id);
    assert_eq!(
        server.ask("GET", &path, Some(seated[0].token), "").await.0,
        409,
        "the journal is secret so far"
    );

    let mut turn = 0;
    let last = play_out(&mut visitors, positions, |count| {
        turn += 7;
        turn % count
    })
    .await;
    let seen = watching.until(|message| match message {
        FromServer::Position(position) if position.outcome.is_some() => Some(position),
        _ => None,
    });
    assert_eq!(seen.await.turn, last.turn);

    let (status, journal) = server.ask("GET", &path, Some(seated[0].token), "").await;
    assert_eq!(status, 200, "{journal}");
    let verified = catalog::verify(&journal, &[]).unwrap();
    assert_eq!(verified.turn(), last.turn);
    let file: Value = serde_json::from_str(&journal).unwrap();
    assert_eq!(file["dice"]["commitment"], json!(created.commitment));
    assert_eq!(file["dice"]["nonces"].as_array().unwrap().len(), 2);
    server.stop().await;
}

#[tokio::test]
async fn what_was_confirmed_is_there_after_a_restart() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder.store())).await;
    let (created, seated) = server.table("lantern", &[]).await;
    let (mut visitors, mut positions) = come_all(&server, &created, &seated).await;
    for _ in 0..9 {
        let at = positions.iter().position(|position| position.asked.is_some()).unwrap();
        visitors[at].answer(&positions[at], 0).await;
        for (visitor, position) in visitors.iter_mut().zip(&mut positions) {
            *position = visitor.position().await;
        }
    }
    server.stop().await;
    // A server that stops says so; that others have gone may be told before.
    visitors[0].until(|message| matches!(message, FromServer::Bye(_)).then_some(())).await;

    let server = Server::start(settings(&folder.store())).await;
    for (seat, before) in seated.iter().zip(&positions) {
        let mut back = server.come(created.id, seat.token).await;
        let position = back.welcome().await.position.unwrap();
        assert_eq!((position.turn, position.view.get()), (before.turn, before.view.get()));
        back.say(&ToServer::History(Since { since: 0 })).await;
        let history = back.until(|message| match message {
            FromServer::History(history) => Some(history),
            _ => None,
        });
        assert_eq!(history.await.turns.len(), 9);
    }
    server.stop().await;
}

#[tokio::test]
async fn an_answer_sent_twice_is_taken_once_and_a_stale_one_is_refused() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder.store())).await;
    let (created, seated) = server.table("tictactoe", &[]).await;
    let (mut visitors, positions) = come_all(&server, &created, &seated).await;
    let cross = &mut visitors[0];
    cross.answer(&positions[0], 4).await;
    cross.answer(&positions[0], 4).await;
    assert_eq!((cross.position().await.turn, cross.position().await.turn), (1, 1));
    cross.answer(&positions[0], 5).await;
    let refused = |message| match message {
        FromServer::Refused(refused) => Some(refused),
        _ => None,
    };
    assert_eq!(cross.until(refused).await.why, Refusal::Stale { sent: 0, now: 1 });
    assert_eq!(cross.position().await.turn, 1, "the position follows a refusal");
    cross.say(&ToServer::Answer(Answer { turn: 1, era: 0, index: 0 })).await;
    assert_eq!(cross.until(refused).await.why, Refusal::NotAsked { seat: Seat(0) });
    let circle = &mut visitors[1];
    circle.say(&ToServer::Answer(Answer { turn: 1, era: 0, index: 8 })).await;
    assert_eq!(circle.until(refused).await.why, Refusal::NoSuchChoice { index: 8, count: 8 });
    server.stop().await;
}

#[tokio::test]
async fn bots_play_seats_are_lent_and_taken_back() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder.store())).await;
    let (created, seated) = server.table("tictactoe", &[None, Some("random")]).await;
    let mut me = server.come(created.id, seated[0].token).await;
    let position = me.welcome().await.position.unwrap();
    me.answer(&position, 0).await;
    assert_eq!(me.position().await.by, Some(Seat(0)));
    let mut position = me.position().await;
    assert_eq!((position.by, position.turn), (Some(Seat(1)), 2), "the bot has answered");

    let bot = format!("/api/v1/matches/{}/seats/0/bot", created.id);
    let lend = |token| server.ask("PUT", &bot, Some(token), r#"{"level":"recruit"}"#);
    assert_eq!(lend(created.watch).await.0, 403, "who looks on lends nothing");
    assert_eq!(lend(seated[0].token).await.0, 204);
    // Two bots would play by themselves, but nobody would be playing with them.
    let lent = me.until(|message| match message {
        FromServer::Table(table) => Some(table.seats[0].sitter.clone()),
        _ => None,
    });
    assert_eq!(lent.await, Sitter::Lent("recruit".to_string()));
    me.answer(&position, 0).await;
    let failed = me.until(|message| match message {
        FromServer::Failed(problem) => Some(problem.why),
        _ => None,
    });
    assert!(failed.await.contains("lent"));
    assert_eq!(server.ask("DELETE", &bot, Some(seated[0].token), "").await.0, 204);
    while position.outcome.is_none() {
        if position.asked.is_some() {
            me.answer(&position, 0).await;
        }
        position = me.position().await;
    }
    server.stop().await;
}

#[tokio::test]
async fn going_back_needs_everybody() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder.store())).await;
    let (created, seated) = server.table("tictactoe", &[]).await;
    let (mut visitors, positions) = come_all(&server, &created, &seated).await;
    visitors[0].answer(&positions[0], 4).await;
    visitors[0].position().await;
    let mut second = visitors[1].position().await;
    visitors[0].say(&ToServer::Undo(Undo { to: 0 })).await;
    let wish = |message| match message {
        FromServer::Table(table) => table.proposal,
        _ => None,
    };
    assert_eq!(visitors[1].until(wish).await.by, Seat(0));
    // A decision makes the wish lapse.
    visitors[1].answer(&second, 0).await;
    assert_eq!(visitors[0].position().await.turn, 2);
    second = visitors[1].position().await;
    visitors[1].say(&ToServer::Undo(Undo { to: 0 })).await;
    visitors[0].until(wish).await;
    visitors[0].say(&ToServer::Consent(Consent { yes: true })).await;
    let back = visitors[0].position().await;
    assert_eq!((back.turn, back.era, back.by), (0, 1, None));
    // What was meant for the turn before going back is not taken for the turn after it.
    visitors[0].answer(&positions[0], 3).await;
    let refused = visitors[0].until(|message| match message {
        FromServer::Refused(refused) => Some(refused.why),
        _ => None,
    });
    assert_eq!(refused.await, Refusal::Stale { sent: 0, now: 0 });
    visitors[0].answer(&back, 3).await;
    assert_eq!(visitors[1].position().await.turn, 0);
    let played = visitors[1].position().await;
    assert_eq!((played.turn, played.era), (1, 1));
    assert_eq!(second.era, 0);
    server.stop().await;
}

#[tokio::test]
async fn people_talk_look_around_and_play_again() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder.store())).await;
    let (created, seated) = server.table("tictactoe", &[]).await;
    let one = format!("/api/v1/matches/{}", created.id);
    let lobby: Lobby = server.get("GET", &one, Some(created.watch), &Value::Null).await;
    assert_eq!((lobby.table.phase, lobby.table.dice.commitment), (Phase::Playing, created.commitment));
    assert_eq!(server.ask("GET", &one, Some(created.invites[0].token), "").await.0, 403, "it was used");

    let (mut visitors, positions) = come_all(&server, &created, &seated).await;
    visitors[0].say(&ToServer::Say(Say { text: " good luck\u{7} ".to_string() })).await;
    let said = |message| match message {
        FromServer::Said(said) => Some(said),
        _ => None,
    };
    assert_eq!(visitors[1].until(said).await.text, "good luck");
    let rematch = format!("{one}/rematch");
    assert_eq!(server.ask("POST", &rematch, Some(seated[0].token), "").await.0, 409, "it is not over");
    play_out(&mut visitors, positions, |_| 0).await;

    let held = json!({"held": seated.iter().map(|seat| json!({"match": created.id, "token": seat.token})).collect::<Vec<_>>()});
    let mine: Vec<Summary> = server.get("POST", "/api/v1/mine", None, &held).await;
    assert_eq!(
        mine.iter().map(|summary| (summary.seat, summary.phase)).collect::<Vec<_>>(),
        [(Some(Seat(0)), Phase::Over), (Some(Seat(1)), Phase::Over)]
    );
    let first: Sequel = server.get("POST", &rematch, Some(seated[1].token), &Value::Null).await;
    let second: Sequel = server.get("POST", &rematch, Some(seated[0].token), &Value::Null).await;
    assert_eq!(first.id, second.id);
    assert!(first.host.is_some() && second.host.is_none());
    // The tokens of the first match are the invitations to the second.
    for seat in &seated {
        assert_eq!(server.sit(first.id, seat.token, "again").await.seat, seat.seat);
    }
    server.stop().await;
}

#[tokio::test]
async fn who_leaves_is_replaced_and_somebody_else_can_be_invited() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder.store())).await;
    let (created, seated) = server.table("tictactoe", &[]).await;
    let (mut visitors, _) = come_all(&server, &created, &seated).await;
    let seat = format!("/api/v1/matches/{}/seats/1", created.id);
    let invite = format!("{seat}/invite");
    assert_eq!(server.ask("POST", &invite, Some(created.host), "").await.0, 409, "somebody sits there");
    assert_eq!(server.ask("DELETE", &seat, Some(seated[0].token), "").await.0, 403, "it is not theirs");
    assert_eq!(server.ask("DELETE", &seat, Some(seated[1].token), "").await.0, 204);
    while let Some(message) = visitors[1].next().await {
        assert!(matches!(message, FromServer::Table(_) | FromServer::Bye(_)), "{message:?}");
    }
    assert_eq!(server.ask("POST", &invite, Some(seated[0].token), "").await.0, 403, "only the host invites");
    let invited: protocol::Invite = server.get("POST", &invite, Some(created.host), &Value::Null).await;
    let new = server.sit(created.id, invited.token, "somebody else").await;
    assert_eq!(new.seat, Seat(1));
    let mut visitor = server.come(created.id, new.token).await;
    assert_eq!(visitor.welcome().await.table.seats[1].sitter, Sitter::Person);
    server.stop().await;
}
