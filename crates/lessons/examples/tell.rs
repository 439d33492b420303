//! Tells lessons step by step, for those who write scripts: `cargo run -p lessons --example tell [GAME] [LANGUAGE]`.

use locale::{Language, Words};
use session::{Asks, Lesson};
use table::{Message, Viewer};

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let language = args.get(1).and_then(|tag| Language::from_tag(tag)).unwrap_or_default();
    let words = Words::of(language);
    for game in lessons::games().filter(|game| args.first().is_none_or(|wanted| wanted == game)) {
        tell(&lessons::make(game)?, words)?;
    }
    Ok(())
}

fn tell(lesson: &Lesson, words: &Words) -> Result<(), String> {
    println!("{}: {} decisions, seed `{}`\n", lesson.game, lesson.decisions.len(), lesson.seed);
    let mut session = lesson.begin().map_err(|error| error.to_string())?;
    let viewer = Viewer::Seat(lesson.learner);
    loop {
        let turn = session.game().turn();
        let (seat, index) = match lesson.asks(turn) {
            Asks::Learner(index) => (lesson.learner, index),
            Asks::Other(seat, index) => (seat, index),
            Asks::Nothing => {
                say(lesson, words, turn);
                return Ok(());
            }
        };
        if matches!(lesson.asks(turn), Asks::Learner(_)) {
            say(lesson, words, turn);
        }
        if let Some(ask) = session.game().scene(viewer).prompt.filter(|_| seat == lesson.learner) {
            let chosen = ask.choices.get(index as usize).map(|choice| words.sentence(&choice.label));
            println!(
                "   [{}] {} ({} choices)",
                words.sentence(&ask.question),
                chosen.unwrap_or_default(),
                ask.choices.len()
            );
        }
        session.decide(turn, seat, index).map_err(|refusal| refusal.to_string())?;
        for line in session.log().decisions().last().into_iter().flat_map(|decision| decision.lines(viewer)) {
            println!("     {}", words.sentence(&line.text));
        }
    }
}

fn say(lesson: &Lesson, words: &Words, turn: u32) {
    if let Some((number, note)) = lesson.note(turn) {
        println!("\n{}. {}", number + 1, words.say(&Message::new(note.to_string())));
    }
}
