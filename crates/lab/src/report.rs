//! A summary as text.

use crate::forecast::Forecasts;
use crate::summary::{Length, Summary};

/// Deciders that are listed.
const LISTED: usize = 20;

/// Tables in Markdown, which people can read as it is.
pub fn report(title: &str, summary: &Summary) -> String {
    let mut text = format!("{title}: {} matches\n\n", summary.games);
    text += "| side | won | drawn | lost | points (95 %) |\n|---|---|---|---|---|\n";
    for side in &summary.sides {
        let points = side.points.percent();
        text += &format!("| {} | {} | {} | {} | {points} |\n", side.side, side.won, side.drawn, side.lost);
    }
    text += "\n| ended by | matches |\n|---|---|\n";
    for (rule, games) in &summary.endings {
        text += &format!("| {rule} | {games} |\n");
    }
    text += "\n| length | mean | median | 5 % | 95 % |\n|---|---|---|---|---|\n";
    for (name, length) in [("clock", &summary.clock), ("decisions", &summary.decisions)] {
        let Length { mean, median, short, long } = length;
        text += &format!("| {name} | {mean:.1} | {median} | {short} | {long} |\n");
    }
    if !summary.deciders.is_empty() {
        deciders(&mut text, summary);
    }
    if !summary.forecasts.is_empty() {
        forecasts(&mut text, summary);
    }
    text
}

fn deciders(text: &mut String, summary: &Summary) {
    *text += "\n| what happens | a match | in | points where it does |\n|---|---|---|---|\n";
    for decider in summary.deciders.iter().take(LISTED) {
        let points = decider.side.as_ref().map_or(String::new(), |side| {
            format!("{side} {:+.0} ± {:.0}", 100.0 * decider.difference, 196.0 * decider.error)
        });
        let (mean, share) = (decider.mean, 100.0 * decider.share);
        *text += &format!("| {} | {mean:.2} | {share:.0} % | {points} |\n", decider.milestone);
    }
    let more = summary.deciders.len().saturating_sub(LISTED);
    if more > 0 {
        *text += &format!("\nThese {LISTED} decide most surely; {more} more happen.\n");
    }
}

fn forecasts(text: &mut String, summary: &Summary) {
    *text += "\n| forecast | positions | foretold | came true |\n|---|---|---|---|\n";
    for side in &summary.forecasts {
        for band in &side.bands {
            let [low, foretold, came_true] =
                [band.low, band.foretold, band.came_true].map(|part| 100.0 * part);
            let (positions, high) = (band.positions, low + 10.0);
            *text += &format!(
                "| {}, {low:.0} to {high:.0} % | {positions} | {foretold:.1} % | {came_true:.1} % |\n",
                side.side
            );
        }
    }
    *text += "\n| forecasts of | off by | score | of a constant |\n|---|---|---|---|\n";
    for Forecasts { side, off, score, constant, .. } in &summary.forecasts {
        *text += &format!("| {side} | {:.1} % | {score:.3} | {constant:.3} |\n", 100.0 * off);
    }
}
