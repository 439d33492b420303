//! The start page: the games as cards, each one click away from its table.

use crate::{Front, backdrop, game_name};
use art::escape;
use std::fmt::Write;
use table::Message;

/// A match to go on with.
#[derive(Clone, Copy)]
pub struct GoOn<'a> {
    /// What it is called in addresses.
    pub id: &'a str,
    /// Its game.
    pub game: &'a str,
    /// How many decisions it has had.
    pub turn: u32,
}

/// How far somebody is with the lesson of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Learning {
    /// Never begun.
    New,
    /// Begun and left.
    UnderWay,
    /// Done.
    Done,
}

impl Front<'_> {
    /// What stands above the cards.
    pub fn lead(self, go_on: Option<GoOn<'_>>) -> String {
        let mut html =
            format!("<h1>{}</h1><p>{}</p>", self.say("web-start-title"), self.say("web-start-lead"));
        if let Some(GoOn { id, game, turn }) = go_on {
            // Writing to a string cannot fail.
            let _ = write!(
                html,
                "<a class=\"button main\" href=\"/play/{id}\" id=\"go-on\">{} <small>{}</small></a>",
                self.say_with("web-go-on", "game", game_name(self.0, game)),
                self.say_with("web-decisions", "count", turn)
            );
        }
        html
    }

    /// The games. `cover` gives the address of a game's backdrop.
    pub fn cards(self, cover: &dyn Fn(&str) -> String, learning: &dyn Fn(&str) -> Learning) -> String {
        catalog::GAMES.iter().map(|game| self.card(game, &cover(game), learning(game))).collect()
    }

    fn card(self, game: &str, cover: &str, learning: Learning) -> String {
        let name = game_name(self.0, game);
        let learn = self.say(match learning {
            Learning::New => "web-learn",
            Learning::UnderWay => "web-learn-on",
            Learning::Done => "web-learn-again",
        });
        let what = Message::new("web-learn-what").with("what", learn.clone()).with("game", name.clone());
        format!(
            "<article class=\"game\" data-game=\"{game}\">{}<div class=\"game-text\"><h2>{}</h2><p>{}</p>\
             <p class=\"faint\">{}</p><div class=\"row\">\
             <button class=\"main play-now\" id=\"play-{game}\" aria-label=\"{}\">{}</button>\
             <a class=\"button\" href=\"/new/{game}\" aria-label=\"{}\">{}</a>\
             <button class=\"learn\" id=\"learn-{game}\" aria-label=\"{}\">{learn}</button></div></div></article>",
            backdrop(cover),
            escape(&name),
            self.of_game(game, "blurb"),
            self.of_game(game, "facts"),
            self.say_with("web-play-now-what", "game", name.clone()),
            self.say("web-play-now"),
            self.say_with("web-set-up-what", "game", name),
            self.say("web-set-up"),
            escape(&self.0.say(&what)),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::{Language, Words};

    #[test]
    fn a_card_says_how_far_its_lesson_is() {
        let front = Front(Words::of(Language::English));
        let cards = front.cards(&|_| String::new(), &|game| {
            if game == "corps" { Learning::UnderWay } else { Learning::New }
        });
        assert_eq!(cards.matches(">Go on learning<").count(), 1);
        assert!(cards.contains("id=\"learn-corps\" aria-label=\"Go on learning: "), "{cards}");
    }

    #[test]
    fn the_match_to_go_on_with_is_offered() {
        let front = Front(Words::of(Language::English));
        let lead = front.lead(Some(GoOn { id: "a1", game: "obcy", turn: 3 }));
        assert!(lead.contains("href=\"/play/a1\"") && lead.contains('3'), "{lead}");
        assert!(!front.lead(None).contains("<a"));
    }
}
