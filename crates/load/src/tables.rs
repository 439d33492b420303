//! Two people at each of many tables of tic-tac-toe, who play one match after another.

use crate::client::{Seat, Table};
use crate::figures::Times;
use anyhow::Result;
use protocol::FromServer;
use std::cell::RefCell;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};
use table::{Chance, Seeded};

/// What was seen at all tables.
#[derive(Default)]
pub struct Record {
    /// From sending a move to seeing it, for whoever made it.
    pub own: Times,
    /// The same for the other person.
    pub other: Times,
    /// Moves that both have seen.
    pub moves: u64,
    /// Matches that were played out.
    pub games: u64,
}

/// A table that is ready to be played at.
pub struct Pair {
    seats: [Seat; 2],
    turn: u32,
    choices: u32,
}

impl Pair {
    /// Opens a match, and both sit down and come.
    ///
    /// # Errors
    /// If the server does not want it.
    pub async fn open(address: SocketAddr) -> Result<Pair> {
        let table = Table::open(address, "tictactoe", None).await?;
        let id = table.created.id;
        let (mut first, _) = Seat::come(address, id, table.seated[0].token).await?;
        let (second, _) = Seat::come(address, id, table.seated[1].token).await?;
        // The first is told when the second comes.
        while !matches!(first.hear().await?, FromServer::Table(table) if table.seats.iter().all(|seat| seat.here))
        {
        }
        Ok(Pair { seats: [first, second], turn: 0, choices: 9 })
    }

    /// Plays to the end, each move after a pause, until it is over or the time is. Whether it is over.
    ///
    /// # Errors
    /// If a connection is lost, or the server cannot do what was asked.
    pub async fn play(
        &mut self,
        chance: &mut Seeded,
        pause: impl Fn(&mut Seeded) -> Duration,
        until: Instant,
        record: &Rc<RefCell<Record>>,
    ) -> Result<bool> {
        while Instant::now() < until {
            let wait = pause(chance);
            if !wait.is_zero() {
                tokio::time::sleep(wait).await;
            }
            let mover = (self.turn % 2) as usize;
            let begun = Instant::now();
            self.seats[mover].answer(self.turn, 0, chance.below(self.choices)).await?;
            let mut over = false;
            for at in [mover, 1 - mover] {
                let position = self.seats[at].position().await?;
                let ms = begun.elapsed().as_secs_f64() * 1_000.0;
                let mut record = record.borrow_mut();
                if at == mover {
                    record.own.add(ms);
                } else {
                    record.other.add(ms);
                }
                over = position.outcome.is_some();
            }
            self.turn += 1;
            self.choices -= 1;
            record.borrow_mut().moves += 1;
            if over {
                record.borrow_mut().games += 1;
                return Ok(true);
            }
        }
        Ok(false)
    }
}
