//! A summary as a drawing.

use crate::played::Played;
use crate::summary::{Decider, Summary};
use std::fmt::Write;

const WIDTH: f64 = 860.0;
/// A row of a bar chart, and the space left of the bars.
const ROW: f64 = 22.0;
const LABELS: f64 = 230.0;
const BARS: f64 = 520.0;
/// Rows of the longer lists.
const ROWS: usize = 14;
/// Columns of the histogram, and how high it is.
const COLUMNS: usize = 24;
const HIGH: f64 = 110.0;

const STYLE: &str = "<style>text{font:13px system-ui,sans-serif;fill:#223}.t{font-weight:600;font-size:15px}\
.n{fill:#667}.b{fill:#3b6ea5}.m{fill:#a5543b}.e{stroke:#123;stroke-width:2}.g{stroke:#99a;stroke-dasharray:3 3}</style>";

/// Win rates with their intervals, lengths, losses and other milestones, and what decides, as SVG.
pub fn chart(title: &str, played: &[Played], summary: &Summary) -> String {
    let mut page = Page { body: String::new(), y: 30.0 };
    page.text(16.0, "t", &format!("{title}: {} matches", summary.games));
    page.y += 26.0;
    shares(&mut page, summary);
    lengths(&mut page, played, summary);
    let mut often: Vec<&Decider> = summary.deciders.iter().collect();
    often.sort_by(|one, other| other.mean.total_cmp(&one.mean));
    let most = often.first().map_or(1.0, |most| most.mean);
    page.heading("Losses, tasks and cards in a match", often.is_empty());
    for decider in often.iter().take(ROWS) {
        page.bar(&decider.milestone, 0.0, decider.mean / most, "b", &format!("{:.2}", decider.mean));
    }
    let telling: Vec<&Decider> = summary.deciders.iter().filter(|decider| decider.side.is_some()).collect();
    page.heading("What decides: points more or fewer where it happens", telling.is_empty());
    for decider in telling.iter().take(ROWS) {
        let (class, from) = match decider.difference {
            more if more >= 0.0 => ("b", 0.5),
            fewer => ("m", 0.5 + fewer / 2.0),
        };
        let side = decider.side.as_deref().unwrap_or_default();
        let value = format!("{side} {:+.0} %", 100.0 * decider.difference);
        page.bar(&decider.milestone, from, decider.difference.abs() / 2.0, class, &value);
    }
    page.finish()
}

fn shares(page: &mut Page, summary: &Summary) {
    page.heading("Points by side, with the 95 % interval", false);
    let fair = LABELS + BARS / summary.sides.len().max(1) as f64;
    let (top, bottom) = (page.y - 14.0, page.y + ROW * summary.sides.len() as f64 - 10.0);
    page.line("g", fair, top, fair, bottom);
    for side in &summary.sides {
        let y = page.y;
        page.bar(&side.side, 0.0, side.points.share, "b", &side.points.percent());
        let [low, high] = [side.points.low, side.points.high].map(|part| LABELS + BARS * part);
        page.line("e", low, y - 5.0, high, y - 5.0);
    }
}

fn lengths(page: &mut Page, played: &[Played], summary: &Summary) {
    let clock = &summary.clock;
    let heading = format!(
        "Length by the game's clock: median {}, 90 % between {} and {}",
        clock.median, clock.short, clock.long
    );
    page.heading(&heading, played.is_empty());
    let longest = played.iter().map(|game| game.clock).max().unwrap_or(0) as usize;
    let width = longest / COLUMNS + 1;
    let mut columns = vec![0usize; longest / width + 1];
    played.iter().for_each(|game| columns[game.clock as usize / width] += 1);
    let most = columns.iter().copied().max().unwrap_or(1).max(1);
    let step = BARS / columns.len() as f64;
    for (at, count) in columns.iter().enumerate() {
        let high = HIGH * *count as f64 / most as f64;
        let (x, y) = (LABELS + step * at as f64, page.y + HIGH - high);
        let _ = write!(
            page.body,
            "<rect class=\"b\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{high:.1}\"/>",
            step - 1.0
        );
    }
    page.y += HIGH + 16.0;
    page.text(LABELS, "n", "0");
    page.text(LABELS + BARS - 30.0, "n", &longest.to_string());
    page.y += ROW;
}

struct Page {
    body: String,
    y: f64,
}

impl Page {
    fn text(&mut self, x: f64, class: &str, words: &str) {
        let words = words.replace('&', "&amp;").replace('<', "&lt;");
        // Writing to a string cannot fail, here and below.
        let _ = write!(self.body, "<text class=\"{class}\" x=\"{x:.1}\" y=\"{:.1}\">{words}</text>", self.y);
    }

    /// Begins a part of the page, unless there is nothing to show in it.
    fn heading(&mut self, words: &str, is_empty: bool) {
        if !is_empty {
            self.y += 14.0;
            self.text(16.0, "t", words);
            self.y += ROW;
        }
    }

    fn line(&mut self, class: &str, x1: f64, y1: f64, x2: f64, y2: f64) {
        let _ = write!(
            self.body,
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
        );
    }

    /// A labelled bar; `from` and `long` are parts of the whole width.
    fn bar(&mut self, label: &str, from: f64, long: f64, class: &str, value: &str) {
        self.text(16.0, "", label);
        let (x, y, wide) = (LABELS + BARS * from, self.y - 12.0, BARS * long);
        let _ = write!(
            self.body,
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{wide:.1}\" height=\"14\"/>"
        );
        self.text(LABELS + BARS * (from + long) + 8.0, "n", value);
        self.y += ROW;
    }

    fn finish(self) -> String {
        let high = self.y;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {high:.0}\" width=\"{WIDTH}\" \
             height=\"{high:.0}\">{STYLE}<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>{}</svg>\n",
            self.body
        )
    }
}
