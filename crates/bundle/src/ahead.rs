//! Pages drawn ahead, in every language: what a visitor sees until the client is there.

use crate::parts::Part;
use art::escape;
use front::{Front, Learning, SCREEN, section, sections};
use locale::{Language, Words};
use rulebook::{Rule, Rulebook};
use table::Message;

/// Where they lie. A server gives `pages/rules-corps-de.html` for `/rules/corps` to those who read German.
const FOLDER: &str = "pages";

/// Files by what they are for.
type Files<'a> = [(&'a str, String)];

/// All of them, by a template that has places for what differs. `covers` are the games' backdrops, `rules` the rules of each
/// language.
pub(crate) fn pages(template: &str, covers: &Files<'_>, rules: &Files<'_>) -> Vec<Part> {
    Language::spoken().flat_map(|language| of_language(template, covers, rules, language)).collect()
}

fn of_language(template: &str, covers: &Files<'_>, rules: &Files<'_>, language: Language) -> Vec<Part> {
    let (tag, words) = (language.tag(), Words::of(language));
    let front = Front(words);
    let cover = |game: &str| address(covers, game);
    let failed = escape(&words.say(&Message::new("web-cannot-start").with("what", "{}")));
    let filled = |name: &str, title: &'static str, page: &str| {
        let text = template
            .replace("{{tag}}", tag)
            .replace("{{title}}", &front.say(title))
            .replace("{{description}}", &front.say("web-start-lead"))
            .replace("{{failed}}", &failed)
            .replace("{{noscript}}", &front.say("web-needs-script"))
            .replace("{{page}}", page);
        Part { name: format!("{FOLDER}/{name}-{tag}.html"), bytes: text.into() }
    };
    let start = format!(
        "<div class=\"lead\">{}</div><div class=\"games\">{}</div>",
        front.lead(None),
        front.cards(&cover, &|_| Learning::New)
    );
    // Tables and whatever else only the client can draw: something to look at meanwhile.
    let waiting = format!(
        "<div class=\"boot\" role=\"status\"><img class=\"boot-cover\" src=\"{}\" alt=\"\"><p class=\"boot-mark\">Dropship</p>\
         <p>{}</p></div>",
        cover("table"),
        front.say("web-loading")
    );
    let mut pages = vec![
        filled("index", "web-title-start", &waiting),
        filled("start", "web-title-start", &front.whole("/", "start", &start)),
        filled("about", "web-title-about", &front.whole("/about", "page about", &front.about())),
    ];
    // The client would ask for the rules only when it is there itself.
    let sent_along =
        format!("<link rel=\"preload\" href=\"{}\" as=\"fetch\" crossorigin>", address(rules, tag));
    let book = Rulebook::in_language(tag);
    for (number, game) in catalog::GAMES.iter().enumerate() {
        let head = front.set_up(game, &cover(game));
        let page = front.whole(&format!("/new/{game}"), "page set-up", &head);
        pages.push(filled(&format!("new-{game}"), "web-title-set-up", &page));
        let all = book.rules(game);
        let text = |rule: &Rule| escape(&rule.text);
        // The client brings the others.
        let first = sections(&all[..SCREEN.min(all.len())]).map(|rules| section(rules, None, &text));
        let rules = front.rules_head(game) + &front.contents(all) + &first.collect::<String>();
        let rules = format!("{sent_along}{}", front.whole("/rules", "page rules", &rules));
        pages.push(filled(&format!("rules-{game}"), "web-title-rules", &rules));
        // Whoever asks for no game in particular gets the first.
        if number == 0 {
            pages.push(filled("rules", "web-title-rules", &rules));
        }
    }
    pages
}

/// Where the file is that is for something; nowhere if there is none.
fn address(files: &Files<'_>, of: &str) -> String {
    files.iter().find(|(what, _)| *what == of).map(|(_, name)| format!("/{name}")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_filled_in_for_every_language() {
        let template = "{{tag}}|{{title}}|{{description}}|{{failed}}|{{noscript}}|{{page}}";
        let covers: Vec<_> =
            catalog::GAMES.iter().map(|game| (*game, format!("assets/cover-{game}.svg"))).collect();
        let rules: Vec<_> =
            Language::spoken().map(|it| (it.tag(), format!("assets/rules-{it:?}.txt"))).collect();
        let pages = pages(template, &covers, &rules);
        assert_eq!(pages.len(), Language::spoken().count() * (4 + 2 * catalog::GAMES.len()));
        for Part { name, bytes } in &pages {
            let text = std::str::from_utf8(bytes).unwrap();
            assert!(!text.contains("{{") && !text.contains('⟨'), "{name}: {text}");
            assert_eq!(text.split('|').count(), 6, "{name}");
            assert!(text.contains("{}"), "{name} has a place for what went wrong");
        }
        let named = |name: &str| pages.iter().find(|page| page.name == name).unwrap();
        let german = String::from_utf8_lossy(&named("pages/rules-corps-de.html").bytes).into_owned();
        assert!(german.contains("href=\"/assets/rules-German.txt\""), "{german}");
        assert!(
            german.starts_with("de|") && german.matches("class=\"rule-row").count() == SCREEN,
            "{german}"
        );
    }
}
