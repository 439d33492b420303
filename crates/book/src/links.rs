//! Whether every link within the project leads somewhere.

use crate::page::Page;
use std::collections::BTreeMap;
use std::path::Path;

/// The links that lead nowhere, each in a line.
pub(crate) fn broken(root: &Path, pages: &[Page]) -> Vec<String> {
    let by_file = pages.iter().map(|page| (page.chapter.file.as_path(), page)).collect::<BTreeMap<_, _>>();
    let mut broken = Vec::new();
    for page in pages {
        for link in &page.links {
            let what = match (by_file.get(link.file.as_path()), &link.heading) {
                (Some(there), Some(heading)) if there.headings.iter().all(|it| it.id != *heading) => {
                    format!("no heading `{heading}` in {}", link.file.display())
                }
                (Some(_), _) => continue,
                (None, _) if link.file.extension().is_some_and(|it| it == "md") => {
                    format!("{} is not in the table of contents", link.file.display())
                }
                (None, _) if root.join(&link.file).exists() => continue,
                (None, _) => format!("there is no {}", link.file.display()),
            };
            broken.push(format!("{}: `{}`: {what}", page.chapter.file.display(), link.written));
        }
    }
    broken
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{page, summary};
    use std::path::PathBuf;

    fn project() -> (PathBuf, Vec<Page>) {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let contents = summary::read(&root).unwrap();
        let pages = contents.chapters().map(|chapter| page::read(&root, chapter).unwrap()).collect();
        (root, pages)
    }

    #[test]
    fn every_link_of_the_book_leads_somewhere() {
        let (root, pages) = project();
        assert_eq!(broken(&root, &pages), Vec::<String>::new());
    }

    #[test]
    fn a_link_that_leads_nowhere_is_found() {
        let (root, mut pages) = project();
        let links = pages.iter_mut().flat_map(|page| &mut page.links);
        let link = links.into_iter().find(|link| link.file.ends_with("scenario-format.md")).unwrap();
        link.heading = Some("no-such-heading".to_string());
        assert!(broken(&root, &pages)[0].contains("no heading `no-such-heading`"));
    }

    #[test]
    fn no_document_is_left_out_of_the_book() {
        let (root, pages) = project();
        for folder in ["docs", "docs/rules", "docs/rules/glossary", "docs/rules/pl"] {
            for file in std::fs::read_dir(root.join(folder)).unwrap().map(|it| it.unwrap().path()) {
                let file = file.strip_prefix(&root).unwrap();
                let is_chapter =
                    file.extension().is_some_and(|it| it == "md") && !file.ends_with("SUMMARY.md");
                let listed = pages.iter().any(|page| page.chapter.file == file);
                assert!(listed || !is_chapter, "{} is missing in docs/SUMMARY.md", file.display());
            }
        }
    }
}
