//! What is sent to those who draw: pictures in place of views, as compact bytes in binary frames.

use crate::History;
use crate::compact::Compact;
use serde::{Deserialize, Serialize};
use table::scene::{Glance, Overlay};
use table::{Breach, Message, Outcome, Scene, Seat};

/// How a visitor wants to be shown positions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// As the game's own JSON, for programs that think.
    #[default]
    Views,
    /// As scenes, for programs that draw and know no game.
    Drawings,
}

/// A message in a binary frame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Drawing {
    /// The position now, as the visitor may see it.
    Position(Box<Drawn>),
    /// The log that was asked for.
    History(History),
    /// Why nothing can be chosen at what was pointed at: a rule, or only that it is not on offer.
    WhyNot(Option<Breach>),
    /// What can be laid over the boards about the piece that was pointed at.
    Overlays(Vec<Overlay>),
}

/// A position as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// How many decisions lead to it.
    pub turn: u32,
    /// How often the table went back.
    pub era: u32,
    /// Who took the last decision; nobody at the beginning and after going back.
    pub by: Option<Seat>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// The picture.
    pub scene: Scene,
    /// What came of the last decision, each sentence with what can be shown besides.
    pub news: Vec<(Message, Glance)>,
    /// What can be laid over the boards.
    pub overlays: Vec<Overlay>,
}

/// Bytes that are no drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoDrawing;

impl Drawing {
    /// The message as it is sent.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.put(&mut bytes);
        bytes
    }

    /// Reads a message.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(mut bytes: &[u8]) -> Result<Drawing, NoDrawing> {
        Drawing::get(&mut bytes).filter(|_| bytes.is_empty()).ok_or(NoDrawing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawings_come_back_from_their_bytes() {
        let news = vec![(Message::new("a").with("n", 3u8), Glance::default())];
        let scene = Scene { headline: Some(Message::new("b")), ..Scene::default() };
        let outcome = Some(Outcome::drawn(2, "R-END-1"));
        let drawn =
            Drawn { turn: 300, era: 1, by: Some(Seat(1)), outcome, scene, news, overlays: Vec::new() };
        let whole = Drawing::Position(Box::new(drawn));
        let bytes = whole.bytes();
        assert_eq!(Drawing::read(&bytes), Ok(whole));
        assert_eq!(Drawing::read(&bytes[..bytes.len() - 1]), Err(NoDrawing));
        assert_eq!(Drawing::read(b"{}"), Err(NoDrawing));
    }
}
