//! The report as one page that needs no other file.

use analysis::{Analysis, Report, Shape};
use locale::{Language, capital};

/// Beside what the drawings bring along.
const STYLE: &str = include_str!("page.css");

/// The whole report.
pub(super) fn page(game: &str, told: &Analysis, report: &Report, language: Language) -> String {
    let escape = art::escape;
    let title = format!("{}: {}", capital(game), report.result);
    format!(
        "<!doctype html>\n<html lang=\"{}\" data-theme=\"dark\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{}</title>\
         <style>{}{STYLE}</style></head><body><main><h1>{}</h1><p class=\"result\">{} {}</p>\
         <h2>{}</h2><div class=\"wide\">{}</div><div class=\"narrow\">{}</div>{}{}</main></body></html>\n",
        language.tag(),
        escape(&title),
        art::style(),
        escape(&capital(game)),
        escape(&report.result),
        escape(&report.length),
        escape(&report.curve),
        // Whichever fits: a wide one would be too small to read on a phone.
        told.curve(&report.seats, Shape::WIDE),
        told.curve(&report.seats, Shape::NARROW),
        report.legend(),
        // Nothing else is there to be looked at.
        report.html(&|_| None),
    )
}
