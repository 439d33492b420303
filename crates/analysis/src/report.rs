//! An analysis in words, for every front end alike.

use crate::number::{figure, fixed, percent, signed, whole};
use crate::{Account, Analysis, Cause, DiceOf, Faces, MOMENTS, Moment};
use catalog::AnyMatch;
use locale::{Words, capital};
use table::{Message, Seat, Viewer};

/// Sentences told of each; a long phase has dozens.
const SENTENCES: usize = 6;

/// What is shown of a match after it has been played.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// How it ended.
    pub result: String,
    /// How long it was.
    pub length: String,
    /// What the seats are called.
    pub seats: Vec<String>,
    /// What the lines of the curve are called, each with the number of its first seat.
    pub lines: Vec<(Seat, String)>,
    /// The heading of the curve.
    pub curve: String,
    /// All else, in order.
    pub sections: Vec<Section>,
}

/// A part of the report under its own heading.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// The names of the columns, if it is a table.
    pub columns: Vec<String>,
    /// Rows of the table.
    pub rows: Vec<Vec<String>>,
    /// Paragraphs, each with what stands under it and the decision it is about.
    pub paragraphs: Vec<Paragraph>,
}

/// A sentence with what belongs to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Paragraph {
    /// The sentence.
    pub text: String,
    /// What is said besides.
    pub under: Vec<String>,
    /// The decision that it is about, from 0.
    pub turn: Option<u32>,
}

impl Analysis {
    /// The whole of it in words. `game` is the match it was made of.
    pub fn report(&self, game: &dyn AnyMatch, words: &Words) -> Report {
        let names = game.seat_names();
        let seats: Vec<String> =
            Seat::first(game.seats()).map(|it| capital(&words.seat(it, &names))).collect();
        let say = |id: &'static str| words.say(&id.into());
        Report {
            result: match game.outcome() {
                Some(outcome) => words.outcome(outcome, &names),
                None => say("analysis-unfinished"),
            },
            length: words.say(&Message::new("analysis-decisions").with("count", game.turn())),
            curve: say("analysis-curve"),
            sections: vec![
                self.accounts_told(&seats, words),
                self.moments_told(game, &seats, words),
                self.dice_told(&seats, words),
            ],
            lines: self.lines(&seats),
            seats,
        }
    }

    /// What everybody could expect after so many decisions.
    pub fn prospects_told(&self, report: &Report, turn: u32) -> String {
        let expected = |(seat, name): &(Seat, String)| {
            let share = self.prospects(*seat).nth(turn as usize).unwrap_or_default();
            format!("{name} {}", percent(share))
        };
        let all: Vec<String> = report.lines.iter().map(expected).collect();
        all.join("; ")
    }

    fn accounts_told(&self, seats: &[String], words: &Words) -> Section {
        let columns = [
            "analysis-seat",
            "analysis-start",
            "analysis-own",
            "analysis-others",
            "analysis-luck",
            "analysis-end",
        ];
        let row = |(account, name): (Account, &String)| {
            let [start, own, others, end] =
                [account.start, account.own, account.others, account.end].map(whole);
            // Whoever adds up what is shown comes to what is shown: luck takes what rounding leaves.
            let luck = end - start - own - others;
            let [own, others, luck] =
                [own, others, luck].map(|points| figure(&format!("{points:+}"), words.language()));
            vec![name.clone(), format!("{start} %"), own, others, luck, format!("{end} %")]
        };
        let rows = self.accounts().into_iter().zip(seats).map(row);
        Section {
            title: words.say(&"analysis-accounts".into()),
            columns: columns.map(|name| words.say(&name.into())).into(),
            rows: rows.collect(),
            paragraphs: vec![Paragraph::plain(words.say(&"analysis-accounts-note".into()))],
        }
    }

    fn moments_told(&self, game: &dyn AnyMatch, seats: &[String], words: &Words) -> Section {
        let moments = self.moments(MOMENTS);
        let told = moments.iter().map(|moment| self.moment_told(moment, game, seats, words));
        let mut paragraphs: Vec<Paragraph> = told.collect();
        if paragraphs.is_empty() {
            paragraphs.push(Paragraph::plain(words.say(&"analysis-no-moments".into())));
        }
        Section::of(words.say(&"analysis-moments".into()), paragraphs)
    }

    fn moment_told(
        &self,
        moment: &Moment,
        game: &dyn AnyMatch,
        seats: &[String],
        words: &Words,
    ) -> Paragraph {
        let id = match moment.cause {
            Cause::Decision => "analysis-moment-decision",
            Cause::Luck => "analysis-moment-luck",
        };
        let text = Message::new(id)
            .with("turn", moment.turn + 1)
            .with("seat", seats[moment.seat.index()].clone())
            .with("before", whole(moment.before))
            .with("after", whole(moment.after));
        let asked = game.rewound(moment.turn).ok().and_then(|at| at.scene(Viewer::Seat(moment.by)).prompt);
        let answers: Vec<Message> =
            asked.into_iter().flat_map(|ask| ask.choices).map(|choice| choice.label).collect();
        // While a match lasts, what somebody has chosen may be a secret.
        let taken = self.steps[moment.turn as usize].taken as usize;
        let taken = answers.get(taken).filter(|_| game.outcome().is_some() && answers.len() > 1);
        let taken = taken.map(|answer| {
            let by = seats[moment.by.index()].clone();
            words.sentence(&Message::new("analysis-taken").with("seat", by).with("answer", answer.clone()))
        });
        // What everybody saw of it; an analysis is for those who have played, but a picture of it may be shown to anybody.
        let after = game.rewound(moment.turn + 1).ok();
        let lines = after.map(|after| after.told(Viewer::Spectator)).unwrap_or_default();
        let mut under: Vec<String> = taken.into_iter().collect();
        under.extend(lines.iter().take(SENTENCES).map(|line| words.sentence(line)));
        if lines.len() > SENTENCES {
            under.push("…".to_string());
        }
        under.extend(self.better_told(moment, &answers, words));
        Paragraph { text: words.say(&text), under, turn: Some(moment.turn) }
    }

    /// What a veteran would have done instead.
    fn better_told(&self, moment: &Moment, answers: &[Message], words: &Words) -> Option<String> {
        let better = self.better.iter().find(|it| it.turn == moment.turn)?;
        let answer = answers.get(better.answer as usize)?.clone();
        let told = match better.expected {
            Some((best, taken)) => {
                Message::new("analysis-better").with("best", whole(best)).with("taken", whole(taken))
            }
            None => Message::new("analysis-better-at-a-glance"),
        };
        Some(words.sentence(&told.with("answer", answer)))
    }

    fn dice_told(&self, seats: &[String], words: &Words) -> Section {
        let columns = [
            "analysis-seat",
            "analysis-sides",
            "analysis-thrown",
            "analysis-mean",
            "analysis-expected",
            "analysis-oddity",
        ];
        let row = |of: &DiceOf, (sides, faces): &(u8, Faces)| {
            Some(vec![
                seats[of.seat.index()].clone(),
                sides.to_string(),
                faces.thrown().to_string(),
                figure(&fixed(faces.mean()?, 2), words.language()),
                figure(&fixed(faces.expected(), 2), words.language()),
                figure(&signed(faces.oddity()?, 1), words.language()),
            ])
        };
        let rows: Vec<Vec<String>> =
            self.dice.iter().flat_map(|of| of.kinds.iter().filter_map(|kind| row(of, kind))).collect();
        let title = words.say(&"analysis-dice".into());
        if rows.is_empty() {
            return Section::of(title, vec![Paragraph::plain(words.say(&"analysis-no-dice".into()))]);
        }
        let columns = columns.map(|name| words.say(&name.into())).into();
        Section { title, columns, rows, paragraphs: Vec::new() }
    }
}

impl Section {
    fn of(title: String, paragraphs: Vec<Paragraph>) -> Section {
        Section { title, columns: Vec::new(), rows: Vec::new(), paragraphs }
    }
}

impl Paragraph {
    fn plain(text: String) -> Paragraph {
        Paragraph { text, under: Vec::new(), turn: None }
    }
}
