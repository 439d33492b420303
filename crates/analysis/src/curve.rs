//! The curve of everybody's prospects, as a drawing and as a line of characters.

use crate::number::fixed;
use crate::{Analysis, MOMENTS};
use art::escape;
use std::fmt::Write;
use table::Seat;

/// How large a curve is drawn, in units of its own.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shape {
    width: f64,
    height: f64,
}

impl Shape {
    /// For a page.
    pub const WIDE: Shape = Shape { width: 960.0, height: 240.0 };
    /// For a phone, where a wide one would be too small to read.
    pub const NARROW: Shape = Shape { width: 400.0, height: 250.0 };
}

/// Room for the scale.
const LEFT: f64 = 44.0;
const RIGHT: f64 = 8.0;
const TOP: f64 = 8.0;
const FOOT: f64 = 22.0;

/// Eight heights of a character, the lowest first.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

impl Analysis {
    /// What a seat could expect before the first decision and after each.
    pub fn prospects(&self, seat: Seat) -> impl Iterator<Item = f64> {
        std::iter::once(self.start[seat]).chain(self.steps.iter().map(move |step| step.after[seat]))
    }

    /// The lines of the curve: seats that expect the same all along, such as those of a team, share one. Each line has the number
    /// of its first seat.
    pub fn lines(&self, names: &[String]) -> Vec<(Seat, String)> {
        let mut lines: Vec<(Seat, String)> = Vec::new();
        for (seat, name) in Seat::first(self.start.len()).zip(names) {
            match lines.iter_mut().find(|(first, _)| *first == self.line(seat)) {
                Some((_, names)) => *names += &format!(", {name}"),
                None => lines.push((seat, name.clone())),
            }
        }
        lines
    }

    /// The number of the line that shows a seat's prospects.
    pub(crate) fn line(&self, seat: Seat) -> Seat {
        let same = |other: &Seat| self.prospects(*other).eq(self.prospects(seat));
        Seat::first(self.start.len()).find(same).unwrap_or(seat)
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

    /// All lines as SVG, with a dot at every turning point. Colours are those of the classes `art-owner-0` and so on; every line
    /// has its own dashes as well. `names` are read out.
    pub fn curve(&self, names: &[String], shape: Shape) -> String {
        let Shape { width, height } = shape;
        format!(
            "<svg class=\"curve\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">{}</svg>",
            width as u32,
            height as u32,
            escape(&names.join(", ")),
            self.drawn(names, shape)
        )
    }

    /// Scale, lines and dots.
    pub(crate) fn drawn(&self, names: &[String], Shape { width, height }: Shape) -> String {
        let decisions = self.steps.len().max(1) as f64;
        let x = |step: u32| fixed(LEFT + (width - LEFT - RIGHT) * f64::from(step) / decisions, 1);
        let down = |share: f64| TOP + (height - FOOT - TOP) * (1.0 - share);
        let y = |share: f64| fixed(down(share), 1);
        let mut svg = String::new();
        for share in [0_u32, 50, 100] {
            let at = f64::from(share) / 100.0;
            // Writing to a string cannot fail, here and below.
            let _ = write!(
                svg,
                "<path class=\"grid\" d=\"M{} {}H{}\"/><text x=\"38\" y=\"{}\" text-anchor=\"end\">{share} %</text>",
                x(0),
                y(at),
                x(self.steps.len() as u32),
                fixed(down(at) + 4.0, 1),
            );
        }
        let _ = write!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>",
            x(self.steps.len() as u32),
            height as u32 - 4,
            self.steps.len()
        );
        for (seat, name) in self.lines(names) {
            let mut path = String::new();
            for (step, share) in (0..).zip(self.prospects(seat)) {
                let _ = write!(path, "{}{} {}", if step == 0 { 'M' } else { 'L' }, x(step), y(share));
            }
            let _ = write!(
                svg,
                "<path class=\"prospect art-owner-{0} dash-{0}\" d=\"{path}\"><title>{1}</title></path>",
                seat.0,
                escape(&name)
            );
        }
        for moment in self.moments(MOMENTS) {
            let _ = write!(
                svg,
                "<circle class=\"turning art-owner-{}\" cx=\"{}\" cy=\"{}\" r=\"5\"/>",
                self.line(moment.seat).0,
                x(moment.turn + 1),
                y(moment.after)
            );
        }
        svg
    }
}
