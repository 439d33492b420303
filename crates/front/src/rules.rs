//! The rules of a game, to be read.

use crate::{Front, game_name};
use art::escape;
use rulebook::Rule;

impl Front<'_> {
    /// Heading, search and the games; `shown` is the one whose rules follow.
    pub fn rules_head(self, shown: &str) -> String {
        format!(
            "<h1>{}</h1>{}<div class=\"row\" role=\"group\" aria-label=\"{}\">{}</div>",
            self.say("web-title-rules"),
            self.rules_search(),
            self.say("web-games"),
            self.rules_tabs(shown)
        )
    }

    /// The field for words to look for.
    pub fn rules_search(self) -> String {
        format!(
            "<div class=\"field\"><label for=\"search\">{}</label>\
             <input type=\"search\" id=\"search\" autocomplete=\"off\"></div>",
            self.say("web-search-rules")
        )
    }

    /// A button for each game, and the way to the glossary of the one that is shown.
    pub fn rules_tabs(self, shown: &str) -> String {
        let tab = |game: &&str| {
            let name = escape(&game_name(self.0, game));
            format!("<button id=\"rules-{game}\" aria-pressed=\"{}\">{name}</button>", *game == shown)
        };
        let tabs: String = catalog::GAMES.iter().map(tab).collect();
        if shown.is_empty() {
            return tabs;
        }
        format!("{tabs}<a class=\"button\" href=\"/glossary/{shown}\">{}</a>", self.say("web-title-glossary"))
    }

    /// The first rules, so many at most, under the headings of their sections, and before them a list of all sections. `text`
    /// writes that of a rule; `target` is the one that was asked for.
    pub fn sections(
        self,
        rules: &[Rule],
        most: usize,
        target: Option<&str>,
        text: &dyn Fn(&Rule) -> String,
    ) -> String {
        let (mut html, mut contents, mut section) = (String::new(), String::new(), None);
        for (number, rule) in rules.iter().enumerate() {
            if section != Some(&*rule.section) {
                let (name, id) = (escape(&rule.section), rule.id);
                contents += &format!("<li><button class=\"quiet\" data-first=\"{id}\">{name}</button></li>");
                if number < most {
                    html += if number > 0 { "</dl>" } else { "" };
                    html += &format!("<h2>{name}</h2><dl class=\"rule-list\">");
                }
                section = Some(&rule.section);
            }
            if number < most {
                html += &row(rule, target, &text(rule));
            }
        }
        let title = self.say("web-contents");
        format!(
            "<details class=\"contents\"><summary>{title}</summary><ul>{contents}</ul></details>{html}</dl>"
        )
    }
}

/// A rule beside its number.
pub fn row(rule: &Rule, target: Option<&str>, text: &str) -> String {
    let id = rule.id;
    let class = if target == Some(id) { "rule-row target" } else { "rule-row" };
    let language = if rule.untranslated { " lang=\"en\"" } else { "" };
    let source = rule.source.as_deref().map(escape);
    let source = source.map(|source| format!(" <small class=\"faint\" lang=\"en\">{source}</small>"));
    format!(
        "<div class=\"{class}\" id=\"{id}\"><dt><a class=\"rule\" href=\"/rules/{id}\">{id}</a></dt>\
         <dd{language}>{text}{}</dd></div>",
        source.unwrap_or_default()
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::{Language, Words};
    use rulebook::Rulebook;

    #[test]
    fn rules_stand_in_their_sections() {
        let book = Rulebook::load();
        let rules = book.rules("requiem");
        let front = Front(Words::of(Language::English));
        let sections = |most| front.sections(rules, most, Some(rules[1].id), &|rule| escape(&rule.text));
        let html = sections(rules.len());
        assert_eq!(html.matches("<h2>").count(), html.matches("</dl>").count());
        assert_eq!(html.matches("<h2>").count(), html.matches("data-first=").count());
        assert_eq!(html.matches("class=\"rule-row").count(), rules.len());
        assert!(html.contains(&format!("class=\"rule-row target\" id=\"{}\"", rules[1].id)));
        // Where only the first are drawn, the list is whole as well.
        let first = sections(3);
        assert_eq!((first.matches("class=\"rule-row").count(), first.matches("<h2>").count()), (3, 1));
        assert_eq!(first.matches("data-first=").count(), html.matches("data-first=").count());
    }
}
