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
            self.search("web-search-rules"),
            self.say("web-games"),
            self.rules_tabs(shown)
        )
    }

    /// The field for words to look for, and what it is called.
    pub fn search(self, name: &'static str) -> String {
        format!(
            "<div class=\"field\"><label for=\"search\">{}</label>\
             <input type=\"search\" id=\"search\" autocomplete=\"off\"></div>",
            self.say(name)
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

    /// The list of all sections; a press on one leads to its first rule.
    pub fn contents(self, rules: &[Rule]) -> String {
        let section = |rules: &[Rule]| {
            let (id, name) = (rules[0].id, escape(&rules[0].section));
            format!("<li><button class=\"quiet\" data-first=\"{id}\">{name}</button></li>")
        };
        let sections: String = sections(rules).map(section).collect();
        let title = self.say("web-contents");
        format!("<details class=\"contents\"><summary>{title}</summary><ul>{sections}</ul></details>")
    }
}

/// So many rules fill a screen.
pub const SCREEN: usize = 12;

/// The rules of one section after another.
pub fn sections(rules: &[Rule]) -> impl Iterator<Item = &[Rule]> {
    rules.chunk_by(|one, next| one.section == next.section)
}

/// A section under its heading. `text` writes that of a rule; `target` is the one that was asked for.
pub fn section(rules: &[Rule], target: Option<&str>, text: &dyn Fn(&Rule) -> String) -> String {
    let name = rules.first().map(|rule| escape(&rule.section)).unwrap_or_default();
    format!("<h2>{name}</h2>{}", list(rules, target, text))
}

/// Rules one below the other.
pub fn list(rules: &[Rule], target: Option<&str>, text: &dyn Fn(&Rule) -> String) -> String {
    let rows: String = rules.iter().map(|rule| row(rule, target, &text(rule))).collect();
    format!("<dl class=\"rule-list\">{rows}</dl>")
}

/// A rule beside its number.
pub fn row(rule: &Rule, target: Option<&str>, text: &str) -> String {
    let id = rule.id;
    let class = if target == Some(id) { "rule-row target" } else { "rule-row" };
    let source = rule.source.as_deref().map(escape);
    let source = source.map(|source| format!(" <small class=\"faint\" lang=\"en\">{source}</small>"));
    format!(
        "<div class=\"{class}\" id=\"{id}\"><dt><a class=\"rule\" href=\"/rules/{id}\">{id}</a></dt>\
         <dd>{text}{}</dd></div>",
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
        let target = rules[1].id;
        let html: Vec<String> =
            sections(rules).map(|rules| section(rules, Some(target), &|rule| escape(&rule.text))).collect();
        let contents = Front(Words::of(Language::English)).contents(rules);
        assert!(html.len() > 10 && contents.matches("data-first=").count() == html.len());
        let html = html.concat();
        assert_eq!(html.matches("class=\"rule-row").count(), rules.len());
        assert!(html.contains(&format!("class=\"rule-row target\" id=\"{target}\"")));
    }
}
