//! The curve of everybody's prospects, as a drawing and as a line of characters.

use crate::Analysis;
use std::fmt::Write;
use table::Seat;

/// Room for the curve, and for the scale beside it.
const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 44.0;
const FOOT: f64 = 22.0;

/// Eight heights of a character, the lowest first.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

impl Analysis {
    /// What a seat could expect before the first decision and after each.
    pub fn prospects(&self, seat: Seat) -> impl Iterator<Item = f64> {
        std::iter::once(self.start[seat]).chain(self.steps.iter().map(move |step| step.after[seat]))
    }

    /// The curve as so many characters.
    pub fn bars(&self, seat: Seat, width: usize) -> String {
        let all: Vec<f64> = self.prospects(seat).collect();
        let last = all.len() - 1;
        let at = |column: usize| all[last * column / width.saturating_sub(1).max(1)];
        (0..width.min(all.len()))
            .map(|column| {
                let stretched = if all.len() > width { at(column) } else { all[column] };
                BARS[((stretched * 8.0) as usize).min(7)]
            })
            .collect()
    }

    /// The curves of all seats as SVG. Colours are those of the classes `art-owner-0` and so on; every seat has its own
    /// dashes as well. `names` are read out.
    pub fn curve(&self, names: &[String]) -> String {
        let decisions = self.steps.len().max(1) as f64;
        let x = |step: usize| LEFT + (WIDTH - LEFT) * step as f64 / decisions;
        let y = |share: f64| 6.0 + (HEIGHT - FOOT - 6.0) * (1.0 - share);
        let mut svg = format!(
            "<svg class=\"curve\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{}\">",
            escaped(&names.join(", "))
        );
        for share in [0.0, 0.5, 1.0] {
            let (line, words) = (y(share), y(share) + 4.0);
            // Writing to a string cannot fail, here and below.
            let _ = write!(
                svg,
                "<path class=\"grid\" d=\"M{LEFT} {line:.1}H{WIDTH}\"/><text x=\"38\" y=\"{words:.1}\" \
                 text-anchor=\"end\">{:.0} %</text>",
                100.0 * share
            );
        }
        let _ = write!(
            svg,
            "<text x=\"{WIDTH}\" y=\"{}\" text-anchor=\"end\">{}</text>",
            HEIGHT - 4.0,
            self.steps.len()
        );
        for (seat, name) in Seat::first(self.start.len()).zip(names) {
            let mut path = String::new();
            for (step, share) in self.prospects(seat).enumerate() {
                let _ = write!(path, "{}{:.1} {:.1}", if step == 0 { 'M' } else { 'L' }, x(step), y(share));
            }
            let _ = write!(
                svg,
                "<path class=\"prospect art-owner-{} dash-{}\" d=\"{path}\"><title>{}</title></path>",
                seat.0,
                seat.0,
                escaped(name)
            );
        }
        svg.push_str("</svg>");
        svg
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
