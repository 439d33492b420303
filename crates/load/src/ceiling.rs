//! The ceiling: tic-tac-toe over bare WebSockets, one thread, no framework, nothing stored. It has the same duties as the
//! others: it checks seat, number of the state and rules, and sends the whole new state as JSON to both.

use crate::bench::round;
use anyhow::{Context, Result, ensure};
use futures_util::{SinkExt, StreamExt};
use load::figures::Times;
use load::server::{cpu_of, cpu_of_all};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::collections::HashMap;
use std::env::current_exe;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::rc::Rc;
use std::time::{Duration, Instant};
use table::{Chance, Seeded};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::task::spawn_local;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

const TABLES: u32 = 200;
const SECONDS: f64 = 5.0;
const PACED: f64 = 300.0;
const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// A table: marks of both, number of the state, and who listens.
#[derive(Default)]
struct Board {
    marks: [u16; 2],
    id: u64,
    next: usize,
    over: bool,
    lines: [Option<UnboundedSender<Message>>; 2],
}

impl Board {
    fn text(&self, table: u64) -> Utf8Bytes {
        let cells: Vec<Option<u8>> =
            (0..9).map(|cell| (0..2).find(|seat| self.marks[usize::from(*seat)] >> cell & 1 == 1)).collect();
        json!({"table": table, "cells": cells, "next": self.next, "over": self.over, "id": self.id})
            .to_string()
            .into()
    }

    /// Marks a cell, or begins anew when the match is over. Whether it was allowed.
    fn step(&mut self, seat: usize, id: u64, cell: u64) -> bool {
        if id != self.id || seat > 1 {
            return false;
        }
        if self.over {
            *self = Board { id: self.id + 1, lines: std::mem::take(&mut self.lines), ..Board::default() };
            return true;
        }
        if seat != self.next || cell > 8 || (self.marks[0] | self.marks[1]) >> cell & 1 == 1 {
            return false;
        }
        self.marks[seat] |= 1 << cell;
        let won = LINES.iter().any(|line| self.marks[seat] & line == *line);
        self.over = won || (self.marks[0] | self.marks[1]) == 0o777;
        self.next = 1 - seat;
        self.id += 1;
        true
    }
}

/// Serves until it is killed; says its port first.
pub(crate) async fn serve() -> Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?.port());
    let boards: Rc<RefCell<HashMap<u64, Board>>> = Rc::default();
    loop {
        let (stream, _) = listener.accept().await?;
        stream.set_nodelay(true)?;
        spawn_local(visitor(stream, Rc::clone(&boards)));
    }
}

async fn visitor(stream: TcpStream, boards: Rc<RefCell<HashMap<u64, Board>>>) -> Result<()> {
    let (mut sink, mut source) = tokio_tungstenite::accept_async(stream).await?.split();
    let (line, mut told) = unbounded_channel();
    spawn_local(async move {
        while let Some(message) = told.recv().await {
            if sink.send(message).await.is_err() {
                return;
            }
        }
    });
    while let Some(Ok(Message::Text(text))) = source.next().await {
        // Table, seat, number of the state, cell; without a state it is a greeting.
        let (table, seat, id, cell): (u64, usize, Option<u64>, u64) = serde_json::from_str(&text)?;
        let mut boards = boards.borrow_mut();
        let board = boards.entry(table).or_default();
        match id {
            None => {
                *board.lines.get_mut(seat).context("two seats")? = Some(line.clone());
                line.send(Message::Text(board.text(table)))?;
            }
            Some(id) => {
                if board.step(seat, id, cell) {
                    let text = board.text(table);
                    for line in board.lines.iter().flatten() {
                        line.send(Message::Text(text.clone()))?;
                    }
                }
            }
        }
    }
    Ok(())
}

/// Starts the server in a process of its own and measures it as the others are measured.
pub(crate) async fn run() -> Result<()> {
    let mut child = Command::new(current_exe()?)
        .args(["--program", "/proc/self/exe", "ceiling-server"])
        .stdout(Stdio::piped())
        .spawn()?;
    let mut line = String::new();
    BufReader::new(child.stdout.take().context("it has an output")?).read_line(&mut line)?;
    let measured = async {
        let port = line.trim().parse()?;
        measure(port, child.id(), "saturate", None).await?;
        measure(port, child.id(), "paced", Some(f64::from(TABLES) / PACED)).await
    }
    .await;
    child.kill()?;
    child.wait()?;
    measured
}

async fn measure(port: u16, server: u32, what: &str, pause: Option<f64>) -> Result<()> {
    let stat = format!("/proc/{server}/stat");
    let times: Rc<RefCell<Times>> = Rc::default();
    let (begun, all) = (Instant::now(), cpu_of_all()?);
    let (before, own) = (cpu_of(&stat)?, cpu_of("/proc/self/stat")?);
    let until = begun + Duration::from_secs_f64(SECONDS);
    let base = if pause.is_some() { TABLES } else { 0 };
    let playing: Vec<_> = (0..TABLES)
        .map(|table| spawn_local(play(port, base + table, until, pause, Rc::clone(&times))))
        .collect();
    for playing in playing {
        playing.await??;
    }
    let wall = begun.elapsed().as_secs_f64();
    let (used, client) = (cpu_of(&stat)? - before, cpu_of("/proc/self/stat")? - own);
    let mut times = times.borrow_mut();
    let moves = times.count() as f64;
    println!(
        "{}",
        json!({
            "anchor": "websockets", "what": what, "moves": moves, "moves_per_s": (moves / wall).round(),
            "moves_per_server_cpu_s": (moves / used).round(), "own_p50_ms": round(times.at(0.5)),
            "own_p99_ms": round(times.at(0.99)), "server_cpu": round(used / wall), "load_cpu": round(client / wall),
            "others_cpu": round((cpu_of_all()? - all - used - client) / wall),
        })
    );
    Ok(())
}

async fn play(
    port: u16,
    table: u32,
    until: Instant,
    pause: Option<f64>,
    times: Rc<RefCell<Times>>,
) -> Result<()> {
    let mut seats: Vec<WebSocketStream<TcpStream>> = Vec::new();
    for seat in 0..2 {
        let stream = TcpStream::connect(("127.0.0.1", port)).await?;
        stream.set_nodelay(true)?;
        let request = format!("ws://127.0.0.1:{port}/").into_client_request()?;
        let mut socket = tokio_tungstenite::client_async(request, stream).await?.0;
        socket.send(Message::text(json!([table, seat, null, 0]).to_string())).await?;
        seats.push(socket);
    }
    let mut state = Value::Null;
    for seat in &mut seats {
        state = hear(seat).await?;
    }
    let mut chance = Seeded::from_number(u64::from(table));
    while Instant::now() < until {
        if let Some(pause) = pause {
            tokio::time::sleep(Duration::from_secs_f64(f64::from(chance.below(2_000)) / 1_000.0 * pause))
                .await;
        }
        let over = state["over"] == true;
        let mover = if over { 0 } else { usize::from(state["next"] == 1) };
        let cells = state["cells"].as_array().context("a board")?;
        let free: Vec<usize> = (0..9).filter(|cell| cells[*cell].is_null()).collect();
        let cell = free.get(chance.below(free.len().max(1) as u32) as usize).copied().unwrap_or_default();
        let begun = Instant::now();
        seats[mover].send(Message::text(json!([table, mover, state["id"], cell]).to_string())).await?;
        for (at, first) in [(mover, true), (1 - mover, false)] {
            let heard = hear(&mut seats[at]).await?;
            ensure!(heard["id"].as_u64() > state["id"].as_u64() || !first, "it was allowed");
            if first && !over {
                times.borrow_mut().add(begun.elapsed().as_secs_f64() * 1_000.0);
            }
            if !first {
                state = heard;
            }
        }
    }
    Ok(())
}

async fn hear(socket: &mut WebSocketStream<TcpStream>) -> Result<Value> {
    let message = socket.next().await.context("the connection lasts")??;
    Ok(serde_json::from_str(message.to_text()?)?)
}
