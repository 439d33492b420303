//! What somebody who plays well would do, told to whoever asks.

use crate::HotSeat;
use crate::choices;
use crate::desk::Desk;
use crate::ink::Ink;
use crate::look::Look;
use std::io;
use table::{Chance, Message, Viewer};

/// Answers told; the others are seldom worth a word.
const TOLD: usize = 3;

impl<C: Chance> HotSeat<C> {
    /// The best few answers for the person at the screen, and why the first is the best.
    pub(crate) fn hint(&mut self, desk: &mut Desk<'_>) -> io::Result<()> {
        let asked = self.looking.zip(self.adviser.as_mut());
        let hint = asked.and_then(|(seat, adviser)| Some((seat, adviser(self.game.as_ref(), seat)?)));
        let Some((seat, hint)) = hint else { return desk.say(&"terminal-no-hint".into(), Ink::Alert) };
        let scene = self.game.scene(Viewer::Seat(seat));
        let words = desk.words();
        let look = Look::of(&scene, words);
        desk.say(&"terminal-hint".into(), Ink::Bold)?;
        for (index, percent) in hint.answers.into_iter().take(TOLD) {
            let choice = scene.prompt.as_ref().and_then(|ask| ask.choices.get(index as usize));
            let Some(choice) = choice else { continue };
            let id = if percent.is_some() { "terminal-hint-line" } else { "terminal-hint-line-plain" };
            let line =
                Message::new(id).with("number", index + 1).with("answer", choices::text(&look, choice));
            let line = percent.iter().fold(line, |line, percent| line.with("percent", *percent));
            desk.say(&line, Ink::Plain)?;
        }
        desk.say(&hint.reason, Ink::Plain)
    }
}
