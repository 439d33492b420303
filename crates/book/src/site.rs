//! The book as files: pages in their frame, style, search, and what pages show or hand out.

use crate::page::{Page, up};
use crate::summary::Contents;
use anyhow::{Context, Result};
use pulldown_cmark::HeadingLevel;
use std::fmt::Write;
use std::path::{Path, PathBuf};

const STYLE: &str = include_str!("book.css");
const SEARCH: &str = include_str!("search.js");

/// Writes all of it and says how many files that were.
pub(crate) fn write(root: &Path, out: &Path, contents: &Contents, pages: &[Page]) -> Result<usize> {
    let mut files = vec![
        (PathBuf::from("book.css"), STYLE.as_bytes().to_vec()),
        (PathBuf::from("search.js"), format!("const headings = {};\n{SEARCH}", headings(pages)).into_bytes()),
    ];
    for (index, page) in pages.iter().enumerate() {
        let around = (index.checked_sub(1).map(|before| &pages[before]), pages.get(index + 1));
        files.push((page.chapter.page(), framed(contents, page, around).into_bytes()));
        for link in &page.links {
            let source = root.join(&link.file);
            if source.is_file() && link.file.extension().is_none_or(|it| it != "md") {
                let there = link.file.strip_prefix("docs").unwrap_or(&link.file).to_path_buf();
                files.push((there, std::fs::read(&source).with_context(|| source.display().to_string())?));
            }
        }
    }
    files.sort();
    files.dedup_by(|one, other| one.0 == other.0);
    for (name, bytes) in &files {
        let there = out.join(name);
        std::fs::create_dir_all(there.parent().unwrap_or(out))?;
        std::fs::write(&there, bytes)?;
    }
    Ok(files.len())
}

/// A page with the table of contents beside it and its neighbours below.
fn framed(contents: &Contents, page: &Page, (before, after): (Option<&Page>, Option<&Page>)) -> String {
    let here = page.chapter.page();
    let up = up(&here);
    let mut menu = String::new();
    for part in &contents.parts {
        let _ = write!(menu, "<h2>{}</h2><ul>", escaped(&part.title));
        for chapter in &part.chapters {
            let current = if chapter.file == page.chapter.file { " aria-current=\"page\"" } else { "" };
            let there = chapter.page();
            let title = escaped(&chapter.title);
            let _ = write!(menu, "<li><a href=\"{up}{}\"{current}>{title}</a></li>", there.display());
        }
        menu.push_str("</ul>");
    }
    let neighbour = |page: Option<&Page>, name: &str, arrow: &str| {
        page.map_or(String::new(), |it| {
            let title = escaped(&it.chapter.title);
            format!("<a rel=\"{name}\" href=\"{up}{}\">{arrow} {title}</a>", it.chapter.page().display())
        })
    };
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{title} · {book}</title><link rel=\"stylesheet\" href=\"{up}book.css\">\
         <script defer src=\"{up}search.js\" data-root=\"{up}\"></script></head><body>\
         <a class=\"skip\" href=\"#text\">To the text</a>\
         <nav aria-label=\"Contents\"><p class=\"book\"><a href=\"{up}index.html\">{book}</a></p>\
         <label>Search headings <input id=\"search\" type=\"search\" autocomplete=\"off\"></label>\
         <ul id=\"found\" aria-live=\"polite\"></ul><details open><summary>Contents</summary>{menu}</details></nav>\
         <main id=\"text\">{html}<footer>{before}{after}</footer></main></body></html>\n",
        title = escaped(&page.chapter.title),
        book = escaped(&contents.title),
        html = page.html,
        before = neighbour(before, "prev", "←"),
        after = neighbour(after, "next", "→"),
    )
}

/// All headings that can be searched for, as JSON: words, chapter, address.
fn headings(pages: &[Page]) -> String {
    let mut rows = Vec::new();
    for page in pages {
        for heading in page.headings.iter().filter(|it| it.level <= HeadingLevel::H3) {
            let there = format!("{}#{}", page.chapter.page().display(), heading.id);
            // What Rust writes for a string with these characters is a string of JavaScript, too.
            rows.push(format!("[{:?}, {:?}, {there:?}]", heading.text, page.chapter.title));
        }
    }
    format!("[{}]", rows.join(", "))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
