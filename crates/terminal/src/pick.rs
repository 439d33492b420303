//! Which choice is meant by what somebody typed.

use crate::choices;
use crate::look::{Look, anchored};
use locale::Words;
use table::Message;
use table::scene::{Anchor, Choice, Scene};

/// The number of the choice, from 0, or why none was understood.
pub(crate) fn pick(scene: &Scene, words: &Words, typed: &str) -> Result<u32, Message> {
    let choices = scene.prompt.as_ref().map_or(&[][..], |ask| &ask.choices);
    let count = choices.len() as u32;
    let typed_text = typed.to_string();
    if typed.bytes().all(|byte| byte.is_ascii_digit()) {
        let number = typed.parse::<u32>().unwrap_or(u32::MAX);
        let wrong = Message::new("terminal-no-such-number").with("number", typed_text).with("count", count);
        return number.checked_sub(1).filter(|index| *index < count).ok_or(wrong);
    }
    let look = Look::of(scene, words);
    let find = |fits: &dyn Fn(&Choice) -> bool| {
        (0..).zip(choices).filter(|(_, choice)| fits(choice)).collect::<Vec<(u32, &Choice)>>()
    };
    let mut found = find(&|choice| names(&look, choice, typed));
    if found.is_empty() {
        if look.atlas.find(typed).is_some() {
            return Err(Message::new("terminal-not-there").with("place", typed_text));
        }
        let start = typeable(typed);
        found = find(&|choice| typeable(&words.say(&choice.label)).starts_with(&start));
    }
    match found.as_slice() {
        [] => Err(Message::new("terminal-unknown").with("typed", typed_text).with("count", count)),
        [(index, _)] => Ok(*index),
        several => {
            let each = several
                .iter()
                .map(|(index, choice)| format!("{} {}", index + 1, choices::text(&look, choice)));
            let numbers = each.collect::<Vec<_>>().join("; ");
            Err(Message::new("terminal-several").with("typed", typed_text).with("numbers", numbers))
        }
    }
}

/// As people type it: small letters, and the spaces and apostrophes that keyboards have.
pub(crate) fn typeable(text: &str) -> String {
    let plain = |letter| match letter {
        '\u{a0}' | '\u{202f}' => ' ',
        '’' => '\'',
        other => other,
    };
    text.chars().map(plain).flat_map(char::to_lowercase).collect()
}

/// Whether the text is a name of the choice: of its cell, its piece, its card, or its whole label.
fn names(look: &Look<'_>, choice: &Choice, typed: &str) -> bool {
    let same = |name: &str| typeable(name) == typeable(typed);
    let said = |message: &Message| same(&look.words.say(message));
    let anchor = match choice.anchor {
        Anchor::Piece(index) => look
            .scene
            .pieces
            .get(usize::from(index))
            .is_some_and(|piece| said(&piece.name) || same(&look.tags.piece(piece))),
        Anchor::Card(tray, card) => look
            .scene
            .trays
            .get(usize::from(tray))
            .and_then(|tray| tray.cards.get(usize::from(card)))
            .is_some_and(|card| said(&card.name)),
        Anchor::Place(_) | Anchor::Button => false,
    };
    let place = anchored(look.scene, choice.anchor).is_some_and(|place| look.atlas.means(typed, place));
    anchor || place || said(&choice.label)
}
