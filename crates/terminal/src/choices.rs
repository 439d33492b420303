//! The question and its numbered choices.

use crate::flow::{columns, hang, wrap};
use crate::ink::{Ink, Line};
use crate::legend::badges;
use crate::look::Look;
use locale::capital;
use table::scene::{Anchor, Ask, Choice, Odds};

/// Lists up to this length stay one below the other, which is easier to read.
const SHORT: usize = 6;

type Belongs = fn(Anchor) -> bool;

/// Where choices are made.
const GROUPS: [(Belongs, &str); 4] = [
    (|anchor| matches!(anchor, Anchor::Place(_)), "terminal-choices-places"),
    (|anchor| matches!(anchor, Anchor::Piece(_)), "terminal-choices-pieces"),
    (|anchor| matches!(anchor, Anchor::Card(..)), "terminal-choices-cards"),
    (|anchor| matches!(anchor, Anchor::Button), "terminal-choices-buttons"),
];

/// Who is asked what.
pub(crate) fn question(look: &Look<'_>, ask: &Ask, width: usize) -> Vec<Line> {
    let seat = look.words.label(&capital(&look.words.seat(ask.seat, &look.scene.seats)));
    wrap(&format!("{seat} {}", look.words.sentence(&ask.question)), width, 2, Ink::Seat(ask.seat))
}

/// Who is asked what, and every answer.
pub(crate) fn draw(look: &Look<'_>, ask: &Ask, width: usize) -> Vec<Line> {
    let mut lines = question(look, ask, width);
    let numbered: Vec<(usize, &Choice)> = (1..).zip(&ask.choices).collect();
    let digits = numbered.len().to_string().len();
    let group = |(belongs, heading): (Belongs, &'static str)| {
        (numbered.iter().filter(|(_, choice)| belongs(choice.anchor)).collect::<Vec<_>>(), heading)
    };
    let mut groups: Vec<_> = GROUPS.map(group).into_iter().filter(|group| !group.0.is_empty()).collect();
    groups.sort_by_key(|(group, _)| group[0].0);
    let several = groups.len() > 1;
    for (group, heading) in groups {
        if several && numbered.len() > SHORT {
            lines.push(Line::of(look.words.say(&heading.into()), Ink::Faint));
        }
        let entries = || group.iter().map(|(number, choice)| (head(*number, digits), text(look, choice)));
        if group.len() <= SHORT {
            lines.extend(entries().flat_map(|(head, text)| hang(head, &text, width, Ink::Plain)));
        } else {
            let entry = |(mut head, text): (Line, String)| {
                head.add(text, Ink::Plain);
                head
            };
            lines.extend(columns(entries().map(entry).collect(), width));
        }
    }
    lines
}

pub(crate) fn head(number: usize, digits: usize) -> Line {
    let mut line = Line::of(format!("{number:>width$}", width = digits + 2), Ink::Bold);
    line.add("  ", Ink::Plain);
    line
}

/// What a choice does, where, and what may come of it.
pub(crate) fn text(look: &Look<'_>, choice: &Choice) -> String {
    let mut text = look.words.say(&choice.label);
    let place = match choice.anchor {
        Anchor::Place(place) => look.atlas.full_name(place, look.words),
        Anchor::Piece(index) => look.scene.pieces.get(usize::from(index)).map_or_else(String::new, |piece| {
            format!("{} {}", look.tags.piece(piece), look.atlas.full_name(piece.place, look.words))
        }),
        Anchor::Card(..) | Anchor::Button => String::new(),
    };
    // Some games call a cell `15-09`, others `15,9`.
    let is_between = |c: char| !c.is_alphanumeric() && c != '-' && c != ',';
    let told = |part: &str| text.split(is_between).any(|word| word.trim_matches(',') == part);
    let place: Vec<&str> = place.split(' ').filter(|part| !part.is_empty() && !told(part)).collect();
    if !place.is_empty() {
        text = format!("{text} · {}", place.join(" "));
    }
    if !choice.odds.is_empty() {
        let odds: Vec<String> = choice
            .odds
            .iter()
            .map(|odds| format!("{} {}", percent(odds), look.words.say(&odds.outcome)))
            .collect();
        text = format!("{text} · {}", odds.join(", "));
    }
    // Labels begin with whatever acts, such as a soldier.
    capital(&text)
}

/// What it costs and what may come in between, for whoever looks closer.
pub(crate) fn details(look: &Look<'_>, choice: &Choice, width: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    if !choice.costs.is_empty() {
        let costs = look.words.label(&look.words.sentence(&"web-costs".into()));
        let costs = format!("{costs} {}", badges(look, &choice.costs));
        lines.extend(wrap(&costs, width, 2, Ink::Faint));
    }
    for risk in &choice.risks {
        lines.extend(wrap(&format!("! {}", look.words.sentence(&risk.what)), width, 2, Ink::Alert));
    }
    lines
}

/// The exact ratio, rounded; what is possible is never 0 %, what is not certain never 100 %.
fn percent(odds: &Odds) -> String {
    let (ways, of) = (u128::from(odds.ways), u128::from(odds.of));
    if of == 0 {
        return "? %".to_string();
    }
    match (200 * ways + of) / (2 * of) {
        0 if ways > 0 => "<1 %".to_string(),
        100 if ways < of => ">99 %".to_string(),
        rounded => format!("{rounded} %"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_are_rounded_but_never_to_certainty() {
        let percent = |ways, of| percent(&Odds { outcome: "x".into(), ways, of });
        assert_eq!(percent(2, 3), "67 %");
        assert_eq!(percent(1, 8), "13 %");
        assert_eq!(percent(0, 6), "0 %");
        assert_eq!(percent(1, 1000), "<1 %");
        assert_eq!(percent(999, 1000), ">99 %");
        assert_eq!(percent(u64::MAX, u64::MAX), "100 %");
        assert_eq!(percent(0, 0), "? %");
    }
}
