//! An analysis as the page that shows it.

use analysis::{Analysis, Report, Shape};
use art::escape;
use catalog::AnyMatch;
use locale::Words;
use serde_json::json;
use table::Message;

/// All that is shown of an analysis, as JSON.
pub(crate) fn told(told: &Analysis, game: &dyn AnyMatch, words: &Words, id: &str, wide: bool) -> String {
    let report = told.report(game, words);
    let name = words.say(&Message::new(format!("{}-name", game.game())));
    let last = game.turn();
    let said = |turn: u32| {
        let said = Message::new("web-moment-prospects")
            .with("turn", turn)
            .with("last", last)
            .with("prospects", told.prospects_told(&report, turn));
        words.say(&said)
    };
    let prospects: Vec<String> = (0..=last).map(said).collect();
    let shape = if wide { Shape::WIDE } else { Shape::NARROW };
    let now = prospects.last().map(String::as_str).unwrap_or_default();
    json!({
        "html": html(told, &report, words, shape, (&name, id, last, now)),
        "picture": told.picture(&name, &report),
        "prospects": prospects,
    })
    .to_string()
}

/// The page: what it is called, where its moments are, how many there are, and what is said of the last of them come along.
fn html(
    told: &Analysis,
    report: &Report,
    words: &Words,
    shape: Shape,
    (name, id, last, now): (&str, &str, u32, &str),
) -> String {
    let say = |what: &'static str| escape(&words.say(&what.into()));
    let button = |what: &'static str| format!("<button data-act=\"{what}\">{}</button>", say(what));
    let moment = |turn: u32| format!("/replay/{id}/{turn}");
    format!(
        "<h1>{}</h1><p class=\"lead\">{} {}</p><section><h2>{}</h2>{}<input type=\"range\" id=\"moment\" min=\"0\" \
         max=\"{last}\" value=\"{last}\" aria-label=\"{}\" aria-describedby=\"prospects\"><p class=\"row\">\
         <span id=\"prospects\">{}</span><a class=\"button\" id=\"see\" href=\"{}\">{}</a></p>{}</section>{}<section>\
         <h2>{}</h2><p class=\"row\">{}{}{}</p><input class=\"link\" id=\"link\" readonly hidden aria-label=\"{}\">\
         <p class=\"faint\">{}</p></section>",
        escape(name),
        escape(&report.result),
        escape(&report.length),
        escape(&report.curve),
        told.curve(&report.seats, shape),
        say("web-scrubber"),
        escape(now),
        moment(last),
        say("web-see-moment"),
        report.legend(),
        report.html(&|turn| Some(moment(turn))),
        say("web-share"),
        button("web-share-link"),
        button("web-share-file"),
        button("web-share-picture"),
        say("web-share-link"),
        say("web-share-note"),
    )
}

#[cfg(test)]
mod tests {
    use crate::Judge;
    use table::{Seat, Seeded};

    #[test]
    fn a_match_is_judged_step_by_step_and_told() {
        let chance = &mut Seeded::from_number(1);
        let mut game = catalog::begin("tictactoe", &[], None, chance).unwrap();
        for turn in 0..7 {
            game.answer(turn, Seat(turn as u8 % 2), 0, chance).unwrap();
        }
        let mut judge = Judge::new(&game.journal()).unwrap();
        for done in 1..=7 {
            assert!(judge.step());
            assert_eq!(judge.done(), done);
        }
        assert!(!judge.step());
        let language = locale::Language::English;
        let text: String = language.files().iter().map(|(_, text)| *text).collect();
        let told: serde_json::Value = serde_json::from_str(&judge.told("en", text, "x1", true)).unwrap();
        assert_eq!(told["prospects"].as_array().unwrap().len(), 8);
        let html = told["html"].as_str().unwrap();
        assert!(html.contains("href=\"/replay/x1/7\"") && html.contains("svg class=\"curve\""), "{html}");
        assert!(!html.contains('⟨') && told["picture"].as_str().unwrap().starts_with("<svg "), "{html}");
        assert!(Judge::new("{}").is_err());
    }
}
