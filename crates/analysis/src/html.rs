//! The report as parts of a page, for the browser and for a page of its own.

use crate::{Paragraph, Report, Section};
use art::escape;
use std::fmt::Write;
use table::Seat;

impl Report {
    /// What the lines of the curve mean.
    pub fn legend(&self) -> String {
        let mut html = String::from("<ul class=\"legend\">");
        for (Seat(number), name) in &self.lines {
            // Writing to a string cannot fail, here and below.
            let _ = write!(
                html,
                "<li><svg viewBox=\"0 0 40 8\" aria-hidden=\"true\"><path class=\"prospect art-owner-{number} \
                 dash-{number}\" d=\"M0 4H40\"/></svg> {}</li>",
                escape(name)
            );
        }
        html + "</ul>"
    }

    /// All sections. `moment` is where the match can be looked at after so many decisions, if anywhere.
    pub fn html(&self, moment: &dyn Fn(u32) -> Option<String>) -> String {
        self.sections.iter().map(|section| section.html(moment)).collect()
    }
}

impl Section {
    fn html(&self, moment: &dyn Fn(u32) -> Option<String>) -> String {
        let title = escape(&self.title);
        let mut html = format!("<section><h2>{title}</h2>");
        if !self.columns.is_empty() {
            let heads: String =
                self.columns.iter().map(|name| format!("<th scope=\"col\">{}</th>", escape(name))).collect();
            let _ = write!(
                html,
                "<div class=\"table-box\" role=\"region\" aria-label=\"{title}\" tabindex=\"0\"><table class=\"figures\">\
                 <thead><tr>{heads}</tr></thead><tbody>{}</tbody></table></div>",
                self.rows.iter().map(|cells| row(cells, &self.columns)).collect::<String>()
            );
        }
        html.extend(self.paragraphs.iter().map(|paragraph| paragraph.html(moment)));
        html + "</section>"
    }
}

/// A row, whose cells know their columns: where there is no room for all beside each other, a style sheet may put them below.
fn row(cells: &[String], columns: &[String]) -> String {
    let mut html = String::from("<tr>");
    for (number, (cell, column)) in cells.iter().zip(columns).enumerate() {
        let (tag, scope) = if number == 0 { ("th", " scope=\"row\"") } else { ("td", "") };
        let _ = write!(html, "<{tag}{scope} data-column=\"{}\">{}</{tag}>", escape(column), escape(cell));
    }
    html + "</tr>"
}

impl Paragraph {
    fn html(&self, moment: &dyn Fn(u32) -> Option<String>) -> String {
        let text = escape(&self.text);
        // What came of a decision can be seen after it.
        let html = match self.turn.and_then(|turn| moment(turn + 1)) {
            Some(address) => format!("<p><a class=\"turn\" href=\"{}\">{text}</a></p>", escape(&address)),
            None => format!("<p>{text}</p>"),
        };
        if self.under.is_empty() {
            return html;
        }
        let under: String = self.under.iter().map(|line| format!("<li>{}</li>", escape(line))).collect();
        format!("{html}<ul class=\"under\">{under}</ul>")
    }
}
