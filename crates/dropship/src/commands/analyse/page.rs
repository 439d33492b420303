//! The report as one page that needs no other file.

use analysis::{Analysis, Report, Section};
use locale::{Language, capital};
use std::fmt::Write;

/// Beside what the drawings bring along.
const STYLE: &str = include_str!("page.css");

/// The whole report.
pub(super) fn page(game: &str, told: &Analysis, report: &Report, language: Language) -> String {
    let title = format!("{}: {}", capital(game), report.result);
    let mut legend = String::new();
    for (number, name) in report.seats.iter().enumerate() {
        let _ = write!(
            legend,
            "<li><svg viewBox=\"0 0 40 8\" aria-hidden=\"true\"><path class=\"prospect art-owner-{number} \
             dash-{number}\" d=\"M0 4H40\"/></svg> {}</li>",
            escaped(name)
        );
    }
    format!(
        "<!doctype html>\n<html lang=\"{}\" data-theme=\"dark\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{}</title>\
         <style>{}{STYLE}</style></head><body><main><h1>{}</h1><p class=\"result\">{} {}</p>\
         <h2>{}</h2>{}<ul class=\"legend\">{legend}</ul>{}</main></body></html>\n",
        language.tag(),
        escaped(&title),
        art::style(),
        escaped(&capital(game)),
        escaped(&report.result),
        escaped(&report.length),
        escaped(&report.curve),
        told.curve(&report.seats),
        report.sections.iter().map(section).collect::<String>(),
    )
}

/// The curve alone, with its colours.
pub(super) fn drawing(told: &Analysis, seats: &[String]) -> String {
    let opening = "<svg ";
    let curve = told.curve(seats);
    let rest = curve.strip_prefix(opening).unwrap_or(&curve);
    let (head, body) = rest.split_once('>').unwrap_or((rest, ""));
    format!(
        "{opening}xmlns=\"http://www.w3.org/2000/svg\" data-theme=\"dark\" {head}><style>{}{STYLE}</style>\
         <rect width=\"100%\" height=\"100%\" fill=\"#050807\"/>{body}\n",
        art::style()
    )
}

fn section(section: &Section) -> String {
    let mut html = format!("<h2>{}</h2>", escaped(&section.title));
    let row = |cells: &[String], tag: &str| {
        let cells: String = cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", escaped(cell))).collect();
        format!("<tr>{cells}</tr>")
    };
    if !section.columns.is_empty() {
        let rows: String = section.rows.iter().map(|cells| row(cells, "td")).collect();
        let _ = write!(
            html,
            "<div class=\"table\"><table><thead>{}</thead><tbody>{rows}</tbody></table></div>",
            row(&section.columns, "th")
        );
    }
    for paragraph in &section.paragraphs {
        let _ = write!(html, "<p>{}</p>", escaped(&paragraph.text));
        if !paragraph.under.is_empty() {
            let under: String =
                paragraph.under.iter().map(|line| format!("<li>{}</li>", escaped(line))).collect();
            let _ = write!(html, "<ul>{under}</ul>");
        }
    }
    html
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
