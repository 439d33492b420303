//! The full screen, seen from outside: the real binary in a real terminal, alone and at a real server.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

#[path = "support/proxy.rs"]
mod proxy;
#[path = "support/pty.rs"]
mod pty;
#[path = "support/tls.rs"]
mod tls;

use load::client::{Seat, ask};
use load::server::{Folder, Server};
use protocol::{Create, Created, Seated, Sit};
use proxy::Proxy;
use pty::Pty;
use serde_json::json;
use std::path::Path;
use table::Hash;
use tls::Tls;

const SMALL: (u16, u16) = (80, 24);

#[test]
fn a_match_is_played_by_keys_in_a_window_that_changes() {
    let home = Folder::new("screen-keys").unwrap();
    let args = ["play", "--terminal", "tictactoe", "--seats", "all"];
    let mut pty = Pty::start(&args, home.path(), SMALL);
    pty.until("decision 1");
    pty.keys("5\r").until("decision 2");
    pty.keys("\x1b[B\r").until("decision 3");
    pty.resize(79, 20).until("80 × 24");
    pty.resize(100, 30).until("decision 3");
    pty.keys("/bottom\r").until("decision 4");
    pty.keys("u").until("decision 3 is open again");
    pty.keys("?").until("Numbers on the board are choices");
    pty.keys("q").until("Enter choose");
    // A click on the last line of the list.
    pty.keys("\x1b[F\r").until("decision 4");
    pty.keys("s").until("Save to: tictactoe.journal.json");
    pty.keys("\r").until("The file holds every secret of the match");
    pty.keys("q").ends_restored();
    let journal = std::fs::read_to_string(home.path().join("tictactoe.journal.json")).unwrap();
    assert_eq!(catalog::replay(&journal, &[]).unwrap().turn(), 3);
}

#[test]
fn every_game_opens_and_ctrl_c_gives_the_terminal_back() {
    let home = Folder::new("screen-games").unwrap();
    for (game, asked) in
        [("corps", "Which character"), ("obcy", "Hatch an alien"), ("requiem", "Where does soldier")]
    {
        let args = ["play", "--terminal", game, "--seats", "0", "--bots", "random", "--seed", "tea"];
        let mut pty = Pty::start(&args, home.path(), (120, 40));
        // Bots may have to decide first: only then is there something to choose.
        pty.until(asked);
        pty.keys("\r\x03").until("This match is not saved");
        pty.keys("\x03").ends_restored();
    }
}

#[test]
fn nothing_takes_the_screen_where_lines_are_wanted() {
    let home = Folder::new("screen-lines").unwrap();
    let args = ["play", "--terminal", "tictactoe", "--seats", "all", "--plain"];
    let mut pty = Pty::start(&args, home.path(), SMALL);
    pty.until("(1–9, ? help) >");
    pty.keys("q\r").ends_restored();
}

async fn open(server: &Server) -> Created {
    let wanted = Create { game: "tictactoe".into(), options: None, bots: Vec::new() };
    let (status, answer) =
        ask(server.address, "POST", "/api/v1/matches", None, &json!(wanted).to_string()).await.unwrap();
    assert_eq!(status, 200, "{answer}");
    serde_json::from_str(&answer).unwrap()
}

async fn sit(server: &Server, created: &Created, seat: usize) -> Seat {
    let sit = Sit { invite: created.invites[seat].token, name: "Bob".into(), nonce: Hash([7; 32]) };
    let path = format!("/api/v1/matches/{}/sit", created.id);
    let (status, answer) = ask(server.address, "POST", &path, None, &json!(sit).to_string()).await.unwrap();
    assert_eq!(status, 200, "{answer}");
    let seated: Seated = serde_json::from_str(&answer).unwrap();
    Seat::come(server.address, created.id, seated.token).await.unwrap().0
}

#[tokio::test]
async fn a_seat_at_a_server_is_taken_kept_and_come_back_to() {
    let folder = Folder::new("screen-online").unwrap();
    let server = Server::start(Path::new(env!("CARGO_BIN_EXE_dropship")), &folder.store(), &[]).unwrap();
    let proxy = Proxy::to(server.address);
    let created = open(&server).await;
    let link = format!("http://{}/at/{}#invite={}", proxy.address, created.id, created.invites[0].token);
    let args = ["play", "--terminal", "--join", &link, "--name", "Ada"];
    let mut pty = Pty::start(&args, folder.path(), SMALL);
    assert!(pty.until("The match begins when every seat is taken").contains("Ada"));
    let mut other = sit(&server, &created, 1).await;
    pty.until("decision 1");
    pty.keys("5\r").until("Waiting for ring. (Bob)");
    let mut position = other.position().await.unwrap();
    while position.turn < 1 {
        position = other.position().await.unwrap();
    }
    // The connection is lost, the others go on, and the screen finds them there.
    proxy.cut();
    other.answer(position.turn, position.era, 0).await.unwrap();
    pty.until("decision 3");
    pty.keys("mhello\r").until("Ada: hello");
    pty.keys("q").ends_restored();
    // The link is used up, but whoever sat down by it is known here, and only here.
    let mut back = Pty::start(&args, folder.path(), SMALL);
    back.until("decision 3");
    back.keys("\r").until("Waiting for ring. (Bob)");
    back.keys("q").ends_restored();
    let elsewhere = Folder::new("screen-elsewhere").unwrap();
    Pty::start(&args, elsewhere.path(), SMALL).refuses("This link opens nothing here");
}

#[tokio::test]
async fn a_seat_is_taken_over_tls_if_somebody_trusted_vouches_for_the_server() {
    let folder = Folder::new("screen-tls").unwrap();
    let server = Server::start(Path::new(env!("CARGO_BIN_EXE_dropship")), &folder.store(), &[]).unwrap();
    let tls = Tls::to(server.address, folder.path());
    let created = open(&server).await;
    let link = format!("https://{}/at/{}#invite={}", tls.address, created.id, created.invites[0].token);
    let args = ["play", "--terminal", "--join", &link, "--name", "Ada"];
    Pty::start(&args, folder.path(), SMALL).refuses("certificate");
    let mut pty = Pty::start_with(&args, folder.path(), SMALL, &[("SSL_CERT_FILE", &tls.authority)]);
    pty.until("The match begins when every seat is taken");
    let _other = sit(&server, &created, 1).await;
    pty.until("decision 1");
    pty.keys("5\r").until("Waiting for ring. (Bob)");
    pty.keys("q").ends_restored();
}

#[test]
fn links_that_lead_nowhere_are_told() {
    let home = Folder::new("screen-nowhere").unwrap();
    let link = "http://127.0.0.1:9/at/00000000deadbeef#invite=00112233445566778899aabbccddeeff";
    let join =
        |link| Pty::start(&["play", "--terminal", "--join", link, "--name", "Ada"], home.path(), SMALL);
    join(link).refuses("The server cannot be reached");
    join("nonsense").refuses("expected a link such as");
}
