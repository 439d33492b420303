//! The summary as one drawing that needs no other file: something to send around.

use crate::{Analysis, Report, Shape};
use art::escape;
use std::fmt::Write;
use table::Seat;

/// The colours of our phosphor theme.
const STYLE: &str = "text{font:22px system-ui,sans-serif;fill:#d9f3e2}.title{font:700 40px ui-monospace,monospace;\
    fill:#7dffa8}.curve text,.faint{font-size:18px;fill:#93b5a2}.curve text{font-size:12px}.grid{stroke:#24382d}.prospect\
    {fill:none;stroke-width:2.4;stroke-linejoin:round}.turning{stroke:#050806;stroke-width:2}.dash-1{stroke-dasharray:9 4}\
    .dash-2{stroke-dasharray:3 3}.dash-3{stroke-dasharray:12 3 3 3}.dash-4{stroke-dasharray:6 6}.dash-5{stroke-dasharray:2 5}";

/// The colours of seats.
const OWNERS: [&str; 8] =
    ["#56c4f5", "#f6ae2d", "#ee93d8", "#58d98b", "#f2e25a", "#ff9068", "#b5a6ff", "#dfe8e2"];

/// Letters that fit on a line.
const LINE: usize = 88;
/// How high the curve is.
const CURVE_HEIGHT: usize = 280;
/// Where names begin, and the room they have.
const NAMES: (usize, usize) = (100, 270);
/// The right ends of the columns of figures, and the room they have.
const COLUMNS: [(usize, usize); 5] = [(460, 80), (680, 210), (930, 240), (1060, 120), (1160, 90)];
/// About how wide a letter is, and how wide one above a column: they are smaller.
const LETTER: usize = 12;
const SMALL_LETTER: usize = 10;

impl Analysis {
    /// Result, curve and accounts under a title, as SVG.
    pub fn picture(&self, title: &str, report: &Report) -> String {
        let said = lines(&format!("{} {}", report.result, report.length));
        let top = 110 + 32 * said.len();
        let rows = top + CURVE_HEIGHT + 50;
        let height = rows + 36 * (report.seats.len() + 1);
        let mut style = STYLE.to_string();
        for (seat, colour) in OWNERS.iter().enumerate() {
            // Writing to a string cannot fail, here and below.
            let _ = write!(
                style,
                ".prospect.art-owner-{seat}{{stroke:{colour}}}.turning.art-owner-{seat}{{fill:{colour}}}"
            );
        }
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\"{height}\" viewBox=\"0 0 1200 {height}\">\
             <style>{style}</style><rect width=\"1200\" height=\"{height}\" fill=\"#050806\"/>\
             <text class=\"title\" x=\"40\" y=\"64\">{}</text><text class=\"faint\" x=\"1160\" y=\"60\" \
             text-anchor=\"end\">dropship</text>",
            escape(title)
        );
        for (number, line) in said.iter().enumerate() {
            let _ = write!(svg, "<text x=\"40\" y=\"{}\">{}</text>", 110 + 32 * number, escape(line));
        }
        let _ = write!(
            svg,
            "<svg class=\"curve\" x=\"40\" y=\"{top}\" width=\"1120\" height=\"{CURVE_HEIGHT}\" viewBox=\"0 0 960 240\">\
             {}</svg>",
            self.drawn(&report.seats, Shape::WIDE)
        );
        // The accounts come first.
        if let Some(accounts) = report.sections.first() {
            figures(&mut svg, rows, "faint", SMALL_LETTER, &accounts.columns);
            for (seat, row) in Seat::first(report.seats.len()).zip(&accounts.rows) {
                let y = rows + 36 * (seat.index() + 1);
                let _ = write!(
                    svg,
                    "<path class=\"prospect art-owner-{0} dash-{0}\" d=\"M40 {1}h44\"/>",
                    self.line(seat).0,
                    y - 7
                );
                figures(&mut svg, y, "", LETTER, row);
            }
        }
        svg + "</svg>"
    }
}

/// A row of the table: what it is about, and its figures. What is too long for its room is drawn narrower.
fn figures(svg: &mut String, y: usize, class: &str, letter: usize, cells: &[String]) {
    let ends = COLUMNS.iter().map(|column| (*column, "end"));
    for (cell, ((x, room), anchor)) in cells.iter().zip(std::iter::once((NAMES, "start")).chain(ends)) {
        let narrower = if cell.chars().count() * letter > room {
            format!(" textLength=\"{room}\" lengthAdjust=\"spacingAndGlyphs\"")
        } else {
            String::new()
        };
        let _ = write!(
            svg,
            "<text class=\"{class}\" x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\"{narrower}>{}</text>",
            escape(cell)
        );
    }
}

/// A text on lines that are not too long.
fn lines(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        // There is always a last line.
        let last = lines.len() - 1;
        let line = &mut lines[last];
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + word.chars().count() < LINE {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_string());
        }
    }
    lines
}
