//! What somebody who plays well would do, told to whoever asks.

use crate::HotSeat;
use crate::choices;
use crate::desk::Desk;
use crate::ink::Ink;
use crate::look::Look;
use crate::player::Hint;
use std::io;
use table::{Chance, Message, Viewer};

/// Answers told; the others are seldom worth a word.
const TOLD: usize = 3;

impl<C: Chance> HotSeat<C> {
    /// The best few answers for the person at the screen, and why the first is the best.
    pub(crate) fn hint(&mut self, desk: &mut Desk<'_>) -> io::Result<()> {
        let local = &self.local;
        let asked = local.looking.zip(self.adviser.as_mut());
        let hint = asked.and_then(|(seat, adviser)| Some((seat, adviser(local.game.as_ref(), seat)?)));
        let Some((seat, hint)) = hint else { return desk.say(&"terminal-no-hint".into(), Ink::Alert) };
        let scene = local.scene(Viewer::Seat(seat));
        desk.say(&"terminal-hint".into(), Ink::Bold)?;
        let lines = told(&Look::of(&scene, desk.words()), &hint);
        lines.iter().try_for_each(|line| desk.say(line, Ink::Plain))
    }
}

/// The best few answers, and why the first is the best.
pub(crate) fn told(look: &Look<'_>, hint: &Hint) -> Vec<Message> {
    let choices = look.scene.prompt.as_ref().map_or(&[][..], |ask| &ask.choices);
    let line = |(index, percent): &(u32, Option<u8>)| {
        let choice = choices.get(*index as usize)?;
        let id = if percent.is_some() { "terminal-hint-line" } else { "terminal-hint-line-plain" };
        let line = Message::new(id).with("number", index + 1).with("answer", choices::text(look, choice));
        Some(percent.iter().fold(line, |line, percent| line.with("percent", *percent)))
    };
    let answers = hint.answers.iter().take(TOLD).filter_map(line);
    answers.chain([hint.reason.clone()]).collect()
}
