//! The table of contents: `docs/SUMMARY.md`, parts as headings and chapters as a list of links.

use anyhow::{Context, Result, bail};
use std::path::{Component, Path, PathBuf};

/// Where the table of contents stands.
const FILE: &str = "docs/SUMMARY.md";

/// What the book consists of.
#[derive(Debug)]
pub(crate) struct Contents {
    /// The title of the book.
    pub(crate) title: String,
    /// Its parts, in order.
    pub(crate) parts: Vec<Part>,
}

/// Chapters under one heading.
#[derive(Debug)]
pub(crate) struct Part {
    /// The heading.
    pub(crate) title: String,
    /// What stands under it.
    pub(crate) chapters: Vec<Chapter>,
}

/// One document.
#[derive(Debug, Clone)]
pub(crate) struct Chapter {
    /// Its name in the table of contents.
    pub(crate) title: String,
    /// Its file, from the root of the project.
    pub(crate) file: PathBuf,
}

impl Contents {
    /// All chapters in the order in which they are read.
    pub(crate) fn chapters(&self) -> impl Iterator<Item = &Chapter> {
        self.parts.iter().flat_map(|part| &part.chapters)
    }
}

impl Chapter {
    /// Where its page lies in the book. The first document of the project is the book's front page.
    pub(crate) fn page(&self) -> PathBuf {
        page_of(&self.file)
    }
}

/// Where the page of a document lies in the book.
pub(crate) fn page_of(file: &Path) -> PathBuf {
    if file == Path::new("README.md") {
        return PathBuf::from("index.html");
    }
    file.strip_prefix("docs").unwrap_or(file).with_extension("html")
}

/// Reads the table of contents under `root`.
pub(crate) fn read(root: &Path) -> Result<Contents> {
    let text = std::fs::read_to_string(root.join(FILE)).with_context(|| format!("{FILE} cannot be read"))?;
    parse(&text)
}

fn parse(text: &str) -> Result<Contents> {
    let mut contents = Contents { title: String::new(), parts: Vec::new() };
    for (number, line) in text.lines().enumerate().map(|(index, line)| (index + 1, line.trim())) {
        if let Some(title) = line.strip_prefix("## ") {
            contents.parts.push(Part { title: title.to_string(), chapters: Vec::new() });
        } else if let Some(title) = line.strip_prefix("# ") {
            contents.title = title.to_string();
        } else if !line.is_empty() {
            let chapter = chapter(line)
                .with_context(|| format!("{FILE}:{number}: expected `- [title](file.md)`, found `{line}`"))?;
            let part = contents.parts.last_mut();
            part.with_context(|| format!("{FILE}:{number}: a chapter before the first `## part`"))?
                .chapters
                .push(chapter);
        }
    }
    if contents.chapters().next().is_none() {
        bail!("{FILE} lists no chapter; expected lines such as `- [Rules](rules/corps.md)`");
    }
    Ok(contents)
}

fn chapter(line: &str) -> Option<Chapter> {
    let (title, rest) = line.strip_prefix("- [")?.split_once("](")?;
    Some(Chapter { title: title.to_string(), file: plain(&Path::new("docs").join(rest.strip_suffix(')')?)) })
}

/// The path without `..` in it.
pub(crate) fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                plain.pop();
            }
            Component::CurDir => {}
            other => plain.push(other),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_and_chapters_are_read_in_order() {
        let contents = parse("# Book\n\n## One\n- [Start](../README.md)\n- [Rules](rules/a.md)\n").unwrap();
        assert_eq!(contents.title, "Book");
        let pages = contents.chapters().map(Chapter::page).collect::<Vec<_>>();
        assert_eq!(pages, [Path::new("index.html"), Path::new("rules/a.html")]);
    }

    #[test]
    fn what_is_no_chapter_is_named_with_its_line() {
        let error = parse("# Book\n## One\n* Start\n").unwrap_err().to_string();
        assert!(error.contains("SUMMARY.md:3") && error.contains("* Start"), "{error}");
        assert!(parse("# Book\n- [Start](a.md)\n").unwrap_err().to_string().contains("before the first"));
        assert!(parse("# Book\n").unwrap_err().to_string().contains("no chapter"));
    }
}
