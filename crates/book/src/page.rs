//! One chapter: its document as HTML, its headings, its links and its pictures.

use crate::summary::{Chapter, page_of, plain};
use anyhow::{Context, Result};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A chapter, made ready.
#[derive(Debug)]
pub(crate) struct Page {
    /// Which one.
    pub(crate) chapter: Chapter,
    /// Its text.
    pub(crate) html: String,
    /// Its headings with what they are called in links.
    pub(crate) headings: Vec<Heading>,
    /// Where it leads within the project.
    pub(crate) links: Vec<Link>,
}

/// A heading of a page.
#[derive(Debug)]
pub(crate) struct Heading {
    /// How deep it lies, from 1.
    pub(crate) level: HeadingLevel,
    /// The name in links.
    pub(crate) id: String,
    /// What it says.
    pub(crate) text: String,
}

/// A link within the project.
#[derive(Debug)]
pub(crate) struct Link {
    /// As it was written.
    pub(crate) written: String,
    /// The file it means, from the root of the project.
    pub(crate) file: PathBuf,
    /// The heading it means.
    pub(crate) heading: Option<String>,
}

/// Reads a chapter and makes a page of it.
pub(crate) fn read(root: &Path, chapter: &Chapter) -> Result<Page> {
    let text = std::fs::read_to_string(root.join(&chapter.file)).with_context(|| {
        format!("{} is in the table of contents and cannot be read", chapter.file.display())
    })?;
    Ok(make(chapter, &text))
}

fn make(chapter: &Chapter, text: &str) -> Page {
    let mut events =
        Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH).collect::<Vec<_>>();
    let headings = name_headings(&mut events);
    let mut links = Vec::new();
    for event in &mut events {
        match event {
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                if let Some(link) = within(&chapter.file, dest_url) {
                    *dest_url = CowStr::from(address(&chapter.file, &link));
                    links.push(link);
                }
            }
            // Pictures of a given width are written as HTML.
            Event::Html(html) | Event::InlineHtml(html) => {
                if let Some((before, rest)) = html.split_once("src=\"")
                    && let Some((written, after)) = rest.split_once('"')
                    && let Some(link) = within(&chapter.file, written)
                {
                    let there = address(&chapter.file, &link);
                    *html = CowStr::from(format!("{before}src=\"{there}\"{after}"));
                    links.push(link);
                }
            }
            _ => {}
        }
    }
    let mut html = String::new();
    html::push_html(&mut html, events.into_iter());
    // Wide tables scroll by themselves and never the whole page.
    let html = html
        .replace("<table>", "<div class=\"table\" tabindex=\"0\"><table>")
        .replace("</table>", "</table></div>");
    Page { chapter: chapter.clone(), html, headings, links }
}

/// Gives every heading a name of its own, as the usual viewers of such files do.
fn name_headings(events: &mut [Event<'_>]) -> Vec<Heading> {
    let mut headings: Vec<Heading> = Vec::new();
    let mut taken = BTreeMap::new();
    let mut begun: Option<(usize, HeadingLevel, String)> = None;
    for index in 0..events.len() {
        match &events[index] {
            Event::Start(Tag::Heading { level, .. }) => begun = Some((index, *level, String::new())),
            Event::Text(text) | Event::Code(text) => {
                if let Some((_, _, words)) = &mut begun {
                    words.push_str(text);
                }
            }
            Event::End(TagEnd::Heading(_)) => {
                let Some((start, level, text)) = begun.take() else { continue };
                let name = anchor(&text);
                let count = taken.entry(name.clone()).or_insert(0_u32);
                let id = if *count == 0 { name } else { format!("{name}-{count}") };
                *count += 1;
                if let Event::Start(Tag::Heading { id: shown, .. }) = &mut events[start] {
                    *shown = Some(CowStr::from(id.clone()));
                }
                headings.push(Heading { level, id, text });
            }
            _ => {}
        }
    }
    headings
}

fn anchor(text: &str) -> String {
    let kept = text.chars().filter(|it| it.is_alphanumeric() || matches!(it, ' ' | '-' | '_'));
    kept.collect::<String>().trim().to_lowercase().replace(' ', "-")
}

/// What a link means, if it stays within the project.
fn within(from: &Path, written: &str) -> Option<Link> {
    if written.contains("://") || written.starts_with("mailto:") {
        return None;
    }
    let (file, heading) = match written.split_once('#') {
        Some((file, heading)) => (file, Some(heading.to_string())),
        None => (written, None),
    };
    let file = if file.is_empty() { from.to_path_buf() } else { plain(&from.parent()?.join(file)) };
    Some(Link { written: written.to_string(), file, heading })
}

/// The same link from page to page.
fn address(from: &Path, link: &Link) -> String {
    let there = if link.file.extension().is_some_and(|it| it == "md") {
        page_of(&link.file)
    } else {
        link.file.strip_prefix("docs").unwrap_or(&link.file).to_path_buf()
    };
    let heading = link.heading.as_ref().map(|it| format!("#{it}")).unwrap_or_default();
    format!("{}{}{heading}", up(&page_of(from)), there.display())
}

/// From a page to the root of the book.
pub(crate) fn up(page: &Path) -> String {
    "../".repeat(page.components().count().saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(text: &str) -> Page {
        let chapter = Chapter { title: "Rules".to_string(), file: PathBuf::from("docs/rules/a.md") };
        make(&chapter, text)
    }

    #[test]
    fn headings_of_the_same_words_have_different_names() {
        let page = page("# One `two`\n## Three\n## Three\n");
        let ids = page.headings.iter().map(|it| it.id.as_str()).collect::<Vec<_>>();
        assert_eq!(ids, ["one-two", "three", "three-1"]);
        assert!(page.html.contains("<h2 id=\"three-1\">"), "{}", page.html);
    }

    #[test]
    fn links_lead_from_page_to_page() {
        let page = page("[a](../../README.md) [b](b.md#c) [d](https://e.org/f.md) ![g](../pictures/g.webp)");
        for expected in ["../index.html", "../rules/b.html#c", "https://e.org/f.md", "../pictures/g.webp"] {
            assert!(page.html.contains(&format!("\"{expected}\"")), "{expected} in {}", page.html);
        }
        assert_eq!(page.links.len(), 3);
    }

    #[test]
    fn pictures_of_a_given_width_are_found_as_well() {
        let page = page("<img src=\"../pictures/g.webp\" width=\"240\">\n");
        assert_eq!(page.links[0].file, Path::new("docs/pictures/g.webp"));
    }
}
