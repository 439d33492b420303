//! A table in a hall, with somebody on every seat.

use crate::memory::Memory;
use host::{Hall, Letter, Room, Settings, Ticket};
use protocol::{Answer, Create, Created, Drawing, Form, FromServer, Position, Seated, Sit, ToServer};
use serde_json::Value;
use std::sync::Arc;
use table::Hash;

pub(crate) struct Sitting {
    pub(crate) store: Arc<Memory>,
    pub(crate) created: Created,
    pub(crate) seated: Vec<Seated>,
    pub(crate) room: Arc<Room>,
}

pub(crate) fn nonce(seat: u8) -> Hash {
    Hash::of(&[seat])
}

impl Sitting {
    pub(crate) async fn new(game: &str, options: Option<Value>) -> Sitting {
        let store = Arc::new(Memory::default());
        let (hall, _) = Hall::new(Arc::clone(&store) as Arc<dyn store::Store>, Settings::default());
        let wanted = Create { game: game.to_string(), options, bots: Vec::new() };
        let created = hall.create(&wanted).await.unwrap();
        let mut seated = Vec::new();
        for invite in &created.invites {
            let sit = Sit { invite: invite.token, name: "somebody".into(), nonce: nonce(invite.seat.0) };
            seated.push(hall.sit(created.id, &sit).await.unwrap());
        }
        let room = hall.room(created.id).await.unwrap();
        Sitting { store, created, seated, room }
    }

    /// Everybody comes, and then somebody who looks on; each of them twice, to be shown views and drawings.
    pub(crate) async fn come(&self) -> Vec<Guest> {
        let mut guests = Vec::new();
        let tokens = self.seated.iter().map(|seated| seated.token).chain([self.created.watch]);
        for token in tokens {
            let ticket = self.room.join(&token.hash(), Form::Views).await.unwrap();
            let drawer = self.room.join(&token.hash(), Form::Drawings).await.unwrap();
            guests.push(Guest { ticket, drawer, heard: Vec::new() });
        }
        guests
    }

    pub(crate) async fn answer(&self, guest: &Guest, position: &Position, index: u32) {
        let answer = Answer { turn: position.turn, era: position.era, index };
        self.room.handle(&guest.ticket, ToServer::Answer(answer)).await;
    }
}

pub(crate) struct Guest {
    pub(crate) ticket: Ticket,
    pub(crate) drawer: Ticket,
    /// Every message as it was sent.
    pub(crate) heard: Vec<String>,
}

impl Guest {
    /// Everything that has come since; positions among it are given back as they were sent.
    pub(crate) fn listen(&mut self) -> Vec<FromServer> {
        let mut messages = Vec::new();
        while let Ok(letter) = self.ticket.told.try_recv() {
            let Letter::Text(bytes) = letter else { panic!("who wants views is sent no drawings") };
            let text = String::from_utf8(bytes.to_vec()).unwrap();
            messages.push(FromServer::read(&text).unwrap());
            self.heard.push(text);
        }
        messages
    }

    /// The drawings that have come since.
    pub(crate) fn look(&mut self) -> Vec<Drawing> {
        let mut drawings = Vec::new();
        while let Ok(letter) = self.drawer.told.try_recv() {
            match letter {
                Letter::Drawing(bytes) => drawings.push(Drawing::read(&bytes).unwrap()),
                Letter::Text(text) => assert!(!text.starts_with(b"{\"position\""), "a view was sent"),
            }
        }
        drawings
    }
}
