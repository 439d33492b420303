//! Pages that need no match: the bar above all of them, the start page, set-ups, rules, glossaries, and what this is.
//!
//! They are written as HTML by one [`Front`] for two: the client, and whoever packs it. So a visitor sees the page while the client
//! is still being loaded, and nothing moves when it takes over.
//!
//! ```
//! use front::Front;
//! use locale::{Language, Words};
//! let bar = Front(Words::of(Language::German)).bar("/about");
//! assert!(bar.contains(r#"<a href="/about" aria-current="page">"#));
//! ```

mod form;
mod glossary;
mod rules;
mod set_up;
mod shares;
mod start;

pub use form::{Control, Form, SITTERS};
pub use glossary::{TERMS, terms};
pub use rules::{SCREEN, list, row, section, sections};
pub use start::{GoOn, Learning};

use art::escape;
use locale::Words;
use table::{Arg, Message, Seat};

/// Ways around that stand in the bar, and what they are called.
const WAYS: [(&str, &str); 4] = [
    ("/matches", "web-nav-matches"),
    ("/rules", "web-nav-rules"),
    ("/settings", "web-nav-settings"),
    ("/about", "web-nav-about"),
];

/// What draws pages in the words of a language.
#[derive(Clone, Copy)]
pub struct Front<'a>(pub &'a Words);

impl Front<'_> {
    /// A message as part of a page.
    pub fn say(self, id: &'static str) -> String {
        escape(&self.0.say(&Message::new(id)))
    }

    fn say_with(self, id: &'static str, name: &'static str, arg: impl Into<Arg>) -> String {
        escape(&self.0.say(&Message::new(id).with(name, arg)))
    }

    /// What a game says about itself under a name such as `blurb`; nothing if it does not.
    fn of_game(self, game: &str, what: &str) -> String {
        escape(&of_game(self.0, game, what).unwrap_or_default())
    }

    /// What stands in the bar above every page. `path` is the page that is shown.
    pub fn bar(self, path: &str) -> String {
        let way = |(address, name): (&str, &'static str)| {
            let here = if path.starts_with(address) { " aria-current=\"page\"" } else { "" };
            format!("<a href=\"{address}\"{here}>{}</a>", self.say(name))
        };
        format!(
            "<a class=\"brand\" href=\"/\" aria-label=\"{}\">{}</a><nav aria-label=\"{}\">{}</nav>",
            self.say("web-brand"),
            art::wordmark(),
            self.say("web-nav"),
            WAYS.map(way).concat()
        )
    }

    /// A whole page, as it is shown until the client is there.
    pub fn whole(self, path: &str, class: &str, page: &str) -> String {
        format!(
            "<a class=\"skip\" href=\"#main\">{}</a><header class=\"bar\">{}</header><main id=\"main\" \
             tabindex=\"-1\"><div class=\"{class}\">{page}</div></main>",
            self.say("web-skip"),
            self.bar(path)
        )
    }

    /// What this is, and where its content comes from.
    pub fn about(self) -> String {
        let part = |id, text| format!("<h2>{}</h2><p>{}</p>", self.say(id), self.say(text));
        let rows = catalog::GAMES.iter().filter_map(|game| {
            let origins = catalog::origins(game).ok()?;
            let said = Message::new("web-origins")
                .with("rulebook", origins.rulebook)
                .with("public", origins.public)
                .with("authored", origins.authored);
            let (name, said) = (escape(&game_name(self.0, game)), escape(&self.0.say(&said)));
            Some(format!("<tr><th scope=\"row\">{name}</th><td>{said}</td></tr>"))
        });
        [
            format!(
                "<h1>{}</h1><p class=\"lead\">{}</p>",
                self.say("web-title-about"),
                self.say("web-about")
            ),
            part("web-notice-title", "web-notice"),
            part("web-origins-title", "web-origins-help"),
            format!("<table class=\"plain\"><tbody>{}</tbody></table>", rows.collect::<String>()),
            part("web-fair-title", "web-fair"),
            part("web-private-title", "web-private"),
            format!("<p class=\"faint\">Dropship {} · MIT / Apache-2.0</p>", env!("CARGO_PKG_VERSION")),
        ]
        .concat()
    }
}

/// What a game is called.
pub fn game_name(words: &Words, game: &str) -> String {
    of_game(words, game, "name").unwrap_or_else(|| game.to_string())
}

/// What a game says about itself under a name such as `blurb`, if it does.
pub fn of_game(words: &Words, game: &str, what: &str) -> Option<String> {
    let id = format!("{game}-{what}");
    words.has(&id).then(|| words.say(&Message::new(id)))
}

/// The plate of a seat: its colour and its shape.
pub fn plate(seat: Seat) -> String {
    let base = art::base(Some(seat));
    format!(
        "<svg class=\"icon plate {}\" viewBox=\"0 0 64 64\" aria-hidden=\"true\"><use href=\"#{}\"></use></svg>",
        base.class, base.id
    )
}

/// A picture that fills its place.
fn backdrop(address: &str) -> String {
    format!("<div class=\"cover\"><img src=\"{address}\" alt=\"\"></div>")
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::Language;

    #[test]
    fn every_page_is_drawn_whole_in_every_language() {
        for language in Language::ALL {
            let words = Words::of(language);
            let front = Front(words);
            let start = front.lead(None) + &front.cards(&|game| format!("/{game}.svg"), &|_| Learning::New);
            let set_ups = catalog::GAMES.iter().map(|game| {
                let mut form = Form::new(game);
                form.try_out().unwrap();
                front.set_up(&form, "/c.svg") + &front.sitters(&form, true)
            });
            let pages =
                [front.bar("/"), start, front.about(), front.rules_head("obcy"), front.glossary_head("obcy")];
            for page in pages.into_iter().chain(set_ups) {
                // A message without words shows its name in such brackets.
                assert!(!page.contains('⟨'), "{language}: {page}");
                assert_eq!(page.matches('<').count(), page.matches('>').count(), "{language}: {page}");
            }
            assert_eq!(front.about().matches("<tr>").count(), catalog::GAMES.len());
        }
    }

    #[test]
    fn the_bar_says_where_one_is() {
        let words = Words::of(Language::English);
        let here = |path| Front(words).bar(path).matches("aria-current").count();
        assert_eq!((here("/"), here("/rules/R-MOVE-4"), here("/settings")), (0, 1, 1));
    }
}
