//! A store without room, and a store that goes away: players are told, nothing confirmed is lost, and it goes on when the
//! trouble is over.

use anyhow::{Context, Result, bail, ensure};
use load::client::{Seat, Table};
use load::database::Database;
use load::server::{Folder, Server, until};
use protocol::{FromServer, Trouble};
use serde_json::json;
use std::path::Path;
use std::time::Duration;

/// So many pages fill up after some hundred moves.
const FEW_PAGES: u32 = 40;

pub(crate) async fn run(program: &Path) -> Result<()> {
    let (stored, told) = full(program).await?;
    println!(
        "{}",
        json!({"anchor": "dropship", "what": "store full", "moves_confirmed": stored, "told": told, "moves_lost": 0})
    );
    let told = away(program).await?;
    println!("{}", json!({"anchor": "dropship", "what": "store away", "told": told, "moves_lost": 0}));
    Ok(())
}

/// What came of a move.
enum Came {
    Seen(u32),
    Trouble(Trouble),
}

async fn try_move(seat: &mut Seat, turn: u32) -> Result<Came> {
    seat.answer(turn, 0, 0).await?;
    loop {
        match seat.hear().await? {
            FromServer::Position(position) => return Ok(Came::Seen(position.turn)),
            FromServer::Failed(problem) => return Ok(Came::Trouble(problem.error)),
            FromServer::Bye(problem) => bail!("{problem}"),
            _ => {}
        }
    }
}

async fn full(program: &Path) -> Result<(u32, String)> {
    let folder = Folder::new("full")?;
    let store = format!("{}?pages={FEW_PAGES}", folder.store());
    let mut server = Server::start(program, &store, &[])?;
    let mut confirmed = Vec::new();
    let mut stored = 0;
    let trouble = 'filling: loop {
        let Ok(table) = Table::open(server.address, "tictactoe", None).await else {
            break Trouble::Unavailable;
        };
        let mut seats = Vec::new();
        for seated in &table.seated {
            seats.push(Seat::come(server.address, table.created.id, seated.token).await?.0);
        }
        confirmed.push((table, 0));
        for turn in 0..5 {
            let mover = (turn % 2) as usize;
            match try_move(&mut seats[mover], turn).await? {
                Came::Seen(now) => {
                    ensure!(now == turn + 1, "the move is seen");
                    stored += 1;
                    confirmed.last_mut().context("a table")?.1 = now;
                    seats[1 - mover].position().await?;
                }
                Came::Trouble(trouble) => break 'filling trouble,
            }
        }
        ensure!(confirmed.len() < 10_000, "the store does not fill up");
    };
    ensure!(trouble == Trouble::Unavailable, "players are told: {trouble:?}");
    ensure!(server.is_running()?, "the server lives on");
    drop(server);
    // With room again everything confirmed is there, and the matches go on.
    let server = Server::start(program, &folder.store(), &[])?;
    for (table, turn) in &confirmed {
        let (mut seat, welcome) =
            Seat::come(server.address, table.created.id, table.seated[(*turn % 2) as usize].token).await?;
        let position = welcome.position.context("the match has begun")?;
        ensure!(position.turn == *turn, "turn {turn} was confirmed, {} is there", position.turn);
        if position.outcome.is_none() {
            ensure!(
                matches!(try_move(&mut seat, *turn).await?, Came::Seen(now) if now == turn + 1),
                "it goes on"
            );
        }
    }
    Ok((stored, format!("{trouble:?}")))
}

async fn away(program: &Path) -> Result<String> {
    let mut database = Database::start(true)?;
    let server = Server::start(program, &database.address(), &[])?;
    let table = Table::open(server.address, "tictactoe", None).await?;
    let (mut seat, _) = Seat::come(server.address, table.created.id, table.seated[0].token).await?;
    let (mut other, _) = Seat::come(server.address, table.created.id, table.seated[1].token).await?;
    ensure!(matches!(try_move(&mut seat, 0).await?, Came::Seen(1)), "all is well so far");
    other.position().await?;
    database.stop()?;
    let Came::Trouble(trouble) = try_move(&mut other, 1).await? else {
        bail!("nothing was stored, yet it is seen")
    };
    ensure!(trouble == Trouble::Unavailable, "players are told: {trouble:?}");
    database.go_on()?;
    until("the match goes on", Duration::from_secs(30), async || {
        matches!(try_move(&mut other, 1).await, Ok(Came::Seen(2)))
    })
    .await?;
    Ok(format!("{trouble:?}"))
}
