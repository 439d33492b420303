//! Whole servers as programs of their own: two on one database, killed ones, and a bot in another language.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

mod support;

use load::client::{Seat, Table, ask, choices};
use load::database::Database;
use load::server::{Folder, Server};
use protocol::{Create, Created, FromServer, Position};
use serde_json::json;
use std::path::Path;
use std::process::Command;
use support::run;

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_dropship"))
}

/// The position after somebody has decided; whoever is asked takes the first choice.
async fn one_move(seats: &mut [Seat], positions: &mut [Position]) {
    let at = positions.iter().position(|position| position.asked.is_some()).unwrap();
    seats[at].answer(positions[at].turn, positions[at].era, choices(&positions[at]) - 1).await.unwrap();
    for (seat, position) in seats.iter_mut().zip(positions.iter_mut()) {
        *position = seat.position().await.unwrap();
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL; cargo xtask test runs it"]
async fn two_servers_share_a_database_and_one_goes_on_alone() {
    let database = Database::start(false).unwrap();
    let one = Server::start(program(), &database.address(), &[]).unwrap();
    let other = Server::start(program(), &database.address(), &[]).unwrap();
    let table = Table::open(one.address, "lantern", None).await.unwrap();
    let id = table.created.id;
    let (first, welcome) = Seat::come(one.address, id, table.seated[0].token).await.unwrap();
    let mut positions = vec![welcome.position.unwrap()];
    let (second, welcome) = Seat::come(other.address, id, table.seated[1].token).await.unwrap();
    positions.push(welcome.position.unwrap());
    let mut seats = vec![first, second];
    for _ in 0..6 {
        one_move(&mut seats, &mut positions).await;
        assert_eq!(positions[0].turn, positions[1].turn, "each sees what happens at the other server");
    }
    one.kill().unwrap();
    let (back, welcome) = Seat::come(other.address, id, table.seated[0].token).await.unwrap();
    let position = welcome.position.unwrap();
    assert_eq!((position.turn, position.view.get()), (positions[0].turn, positions[0].view.get()));
    seats[0] = back;
    positions[0] = position;
    while positions[0].outcome.is_none() {
        one_move(&mut seats, &mut positions).await;
    }
    let path = format!("/api/v1/matches/{id}/journal");
    let (status, journal) = ask(other.address, "GET", &path, Some(table.seated[0].token), "").await.unwrap();
    assert_eq!(status, 200, "{journal}");
    catalog::verify(&journal, &[]).unwrap();
}

#[tokio::test]
async fn a_killed_server_has_lost_nothing() {
    let folder = Folder::new("killed").unwrap();
    let mut server = Server::start(program(), &folder.store(), &[]).unwrap();
    let table = Table::open(server.address, "lantern", None).await.unwrap();
    let id = table.created.id;
    let mut known: Option<Vec<Position>> = None;
    for _ in 0..3 {
        let (mut seats, mut positions) = (Vec::new(), Vec::new());
        for seated in &table.seated {
            let (seat, welcome) = Seat::come(server.address, id, seated.token).await.unwrap();
            seats.push(seat);
            positions.push(welcome.position.unwrap());
        }
        for (known, position) in known.iter().flatten().zip(&positions) {
            assert_eq!((known.turn, known.view.get()), (position.turn, position.view.get()));
        }
        for _ in 0..5 {
            one_move(&mut seats, &mut positions).await;
        }
        known = Some(positions);
        server.kill().unwrap();
        server = Server::start(program(), &folder.store(), &[]).unwrap();
    }
}

#[tokio::test]
async fn a_bot_in_another_language_plays_to_the_end() {
    let folder = Folder::new("python").unwrap();
    let server = Server::start(program(), &folder.store(), &[]).unwrap();
    let wanted = Create { game: "lantern".into(), options: None, bots: vec![None, Some("recruit".into())] };
    let (status, answer) =
        ask(server.address, "POST", "/api/v1/matches", None, &json!(wanted).to_string()).await.unwrap();
    assert_eq!(status, 200, "{answer}");
    let created: Created = serde_json::from_str(&answer).unwrap();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let url = format!("http://{}", server.address);
    let (id, invite) = (created.id.to_string(), created.invites[0].token.to_string());
    let out = tokio::task::spawn_blocking(move || {
        Command::new("python3").args([script, &url, &id, &invite]).output()
    });
    let out = out.await.unwrap().unwrap();
    let said = String::from_utf8_lossy(&out.stdout);
    assert!(
        out.status.success() && said.contains("standings"),
        "{said} {}",
        String::from_utf8_lossy(&out.stderr)
    );
    let (_, welcome) = Seat::come(server.address, created.id, created.watch).await.unwrap();
    assert!(welcome.position.unwrap().outcome.is_some());
}

#[tokio::test]
async fn a_store_is_copied_and_exported_while_it_is_used() {
    let folder = Folder::new("export").unwrap();
    let server = Server::start(program(), &folder.store(), &[]).unwrap();
    let table = Table::open(server.address, "tictactoe", None).await.unwrap();
    let (mut seats, mut positions) = (Vec::new(), Vec::new());
    for seated in &table.seated {
        let (seat, welcome) = Seat::come(server.address, table.created.id, seated.token).await.unwrap();
        seats.push(seat);
        positions.push(welcome.position.unwrap());
    }
    while positions[0].outcome.is_none() {
        one_move(&mut seats, &mut positions).await;
    }
    Table::open(server.address, "tictactoe", None).await.unwrap();
    let copy = folder.path().join("copy.db");
    let store = folder.store();
    run(&["admin", "backup", "--store", &store, copy.to_str().unwrap()]).fine(&["the whole store"]);
    run(&["admin", "backup", "--store", &store, copy.to_str().unwrap()]).failed(2, &["already"]);
    let out = folder.path().join("out");
    let copied = format!("sqlite:{}", copy.display());
    run(&["admin", "export", "--store", &copied, out.to_str().unwrap()])
        .fine(&["2 matches, 1 of them over with their journals"]);
    let journal = out.join(format!("{}.journal.json", table.created.id));
    run(&["verify", journal.to_str().unwrap()]).fine(&[]);
    run(&["admin", "export", "--store", "sqlite:/nowhere/x.db", out.to_str().unwrap()])
        .failed(2, &["/nowhere/x.db"]);
}

#[tokio::test]
async fn a_server_that_is_asked_to_stop_says_goodbye() {
    let folder = Folder::new("goodbye").unwrap();
    let mut server = Server::start(program(), &folder.store(), &[]).unwrap();
    let table = Table::open(server.address, "tictactoe", None).await.unwrap();
    let (mut seat, _) = Seat::come(server.address, table.created.id, table.seated[0].token).await.unwrap();
    server.terminate().unwrap();
    loop {
        if let FromServer::Bye(problem) = seat.hear().await.unwrap() {
            assert!(problem.why.contains("come again"), "{problem}");
            break;
        }
    }
    load::server::until("the server ends", std::time::Duration::from_secs(20), async || {
        !server.is_running().unwrap()
    })
    .await
    .unwrap();
}

#[test]
fn what_makes_no_sense_is_told() {
    run(&["serve", "--store", "nonsense:x"]).failed(2, &["sqlite:FILE"]);
    run(&["serve", "--log", "xml"]).failed(2, &["text or json"]);
    run(&["serve", "--config", "/nowhere.toml"]).failed(2, &["/nowhere.toml"]);
    let key = run(&["admin", "push-key"]);
    key.fine(&[]);
    assert_eq!(key.out.trim().len(), 43);
}
