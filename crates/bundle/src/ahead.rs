//! Pages drawn ahead, in every language: what a visitor sees until the client is there.

use crate::parts::Part;
use anyhow::{Context, Result};
use art::escape;
use front::{Form, Front, Learning, SCREEN, TERMS, section, sections, terms};
use locale::{Language, Words};
use rulebook::{Glossary, Rule, Rulebook};
use table::Message;

/// Where they lie. A server gives `pages/rules-corps-de.html` for `/rules/corps` to those who read German.
const FOLDER: &str = "pages";

/// The names of files that pages ask for, by what they are for.
pub(crate) struct Files<'a> {
    /// The games' backdrops.
    pub(crate) covers: &'a [(&'static str, String)],
    /// The rules of each language.
    pub(crate) rules: &'a [(&'static str, String)],
    /// Glossaries, by names such as `corps-de`.
    pub(crate) glossaries: &'a [(String, String)],
}

/// All of them, by a template that has places for what differs.
pub(crate) fn pages(template: &str, files: &Files<'_>) -> Result<Vec<Part>> {
    let mut forms: Vec<Form> = catalog::GAMES.iter().map(|game| Form::new(game)).collect();
    for form in &mut forms {
        form.try_out().with_context(|| format!("{} does not begin as usual", form.game))?;
    }
    Ok(Language::spoken().flat_map(|language| of_language(template, files, &forms, language)).collect())
}

fn of_language(template: &str, files: &Files<'_>, forms: &[Form], language: Language) -> Vec<Part> {
    let (tag, words) = (language.tag(), Words::of(language));
    let front = Front(words);
    let cover = |game: &str| address(files.covers, game);
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
    // The client would ask for texts only when it is there itself.
    let with = |text: String, path, class, page: &str| {
        format!(
            "<link rel=\"preload\" href=\"{text}\" as=\"fetch\" crossorigin>{}",
            front.whole(path, class, page)
        )
    };
    let book = Rulebook::in_language(tag);
    for (number, form) in forms.iter().enumerate() {
        let game = form.game;
        let page = front.whole("/new", "page set-up", &front.set_up(form, &cover(game)));
        pages.push(filled(&format!("new-{game}"), "web-title-set-up", &page));
        let glossary = rulebook::glossary_in(&book, game, tag).unwrap_or_default();
        let first: Vec<&str> = glossary.lines().take(TERMS).collect();
        let first = terms(&Glossary::read(&first.join("\n"), tag).entries, "");
        let page = format!("{}<ul class=\"term-list\">{first}</ul>", front.glossary_head(game));
        let text = address(files.glossaries, &format!("{game}-{tag}"));
        let page = with(text, "/glossary", "page glossary", &page);
        pages.push(filled(&format!("glossary-{game}"), "web-title-glossary", &page));
        let all = book.rules(game);
        let text = |rule: &Rule| escape(&rule.text);
        // The client brings the others.
        let first = sections(&all[..SCREEN.min(all.len())]).map(|rules| section(rules, None, &text));
        let rules = front.rules_head(game) + &front.contents(all) + &first.collect::<String>();
        let rules = with(address(files.rules, tag), "/rules", "page rules", &rules);
        pages.push(filled(&format!("rules-{game}"), "web-title-rules", &rules));
        // Whoever asks for no game in particular gets the first.
        if number == 0 {
            pages.push(filled("rules", "web-title-rules", &rules));
        }
    }
    pages
}

/// Where the file is that is for something; nowhere if there is none.
fn address(files: &[(impl AsRef<str>, String)], of: &str) -> String {
    let found = files.iter().find(|(what, _)| what.as_ref() == of);
    found.map(|(_, name)| format!("/{name}")).unwrap_or_default()
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
        let glossaries = [("obcy-fr".to_string(), "assets/glossary-obcy-fr.txt".to_string())];
        let files = Files { covers: &covers, rules: &rules, glossaries: &glossaries };
        let pages = pages(template, &files).unwrap();
        assert_eq!(pages.len(), Language::spoken().count() * (4 + 3 * catalog::GAMES.len()));
        for Part { name, bytes } in &pages {
            let text = std::str::from_utf8(bytes).unwrap();
            assert!(!text.contains("{{") && !text.contains('⟨'), "{name}: {text}");
            assert_eq!(text.split('|').count(), 6, "{name}");
            assert!(text.contains("{}"), "{name} has a place for what went wrong");
        }
        let named = |name: &str| pages.iter().find(|page| page.name == name).unwrap();
        let named = |name: &str| String::from_utf8_lossy(&named(name).bytes).into_owned();
        for game in catalog::GAMES {
            let page = named(&format!("pages/new-{game}-pl.html"));
            assert!(page.contains("id=\"sitter-0\"") && page.contains("id=\"begin\""), "{page}");
        }
        let french = named("pages/glossary-obcy-fr.html");
        assert!(french.contains("href=\"/assets/glossary-obcy-fr.txt\""), "{french}");
        assert_eq!(french.matches("<li>").count(), TERMS, "{french}");
        let german = named("pages/rules-corps-de.html");
        assert!(german.contains("href=\"/assets/rules-German.txt\""), "{german}");
        assert!(
            german.starts_with("de|") && german.matches("class=\"rule-row").count() == SCREEN,
            "{german}"
        );
    }
}
