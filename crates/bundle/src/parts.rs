//! The files of the client: glue code made from the compiled one, and what stands in `crates/web`.

use crate::ahead::{self, Files};
use crate::names::shorten;
use crate::pack::Effort;
use crate::quiet::quiet;
use crate::slim::slim;
use crate::texts;
use anyhow::{Context, Result};
use locale::Language;
use rulebook::Rulebook;
use std::path::{Path, PathBuf};
use std::{env, fs};
use wasm_bindgen_cli_support::Bindgen;

/// A file to be served.
pub(crate) struct Part {
    /// Its name below the root of the server.
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// Style sheets in the order in which they are put together.
const STYLES: &str = "style";
/// Files that other files name, in an order in which each stands before those that name it.
const SCRIPTS: [&str; 5] = ["worker.js", "judging.js", "sharing.js", "boot.js", "sw.js"];
/// The module of those who ask for an analysis, compiled beside the client.
const JUDGE: &str = "judge.wasm";

/// Everything, with names that change with the content. Only pages, the worker for offline use and the manifest keep theirs, because browsers come back for them under the same name.
pub(crate) fn all(wasm: &Path, effort: Effort) -> Result<Vec<Part>> {
    let web = web_folder();
    let (glue, code) = bindgen(wasm, effort)?;
    let mut parts = vec![named("dropship.wasm", code), named("dropship.js", glue)];
    let (glue, code) = bindgen(&wasm.with_file_name(JUDGE), effort)?;
    parts.extend([named(JUDGE, code), named("judge.js", glue)]);
    parts.push(named("style.css", styles(&web)?));
    // Content is read here, so that the client needs no readers.
    parts.push(named("content.bin", catalog::packed()));
    let mut texts = Vec::new();
    for (tag, text) in texts::all() {
        let part = named(&format!("text-{tag}.txt"), text.into_bytes());
        texts.push((tag, part.name.clone()));
        parts.push(part);
    }
    // The rules are large and rarely read, so the client fetches them when they are.
    let mut rules = Vec::new();
    for tag in Language::spoken().map(Language::tag) {
        let part = named(&format!("rules-{tag}.txt"), Rulebook::in_language(tag).sent().into_bytes());
        rules.push((tag, part.name.clone()));
        parts.push(part);
    }
    let mut glossaries = Vec::new();
    for (name, text) in texts::glossaries() {
        let part = named(&format!("glossary-{name}.txt"), text.into_bytes());
        glossaries.push((name, part.name.clone()));
        parts.push(part);
    }
    let mut lessons = Vec::new();
    for game in lessons::games() {
        let lesson = lessons::make(game).map_err(anyhow::Error::msg)?;
        let part = named(&format!("lesson-{game}.txt"), lesson.written().into_bytes());
        lessons.push((game, part.name.clone()));
        parts.push(part);
    }
    let mut covers = Vec::new();
    for game in catalog::GAMES.iter().copied().chain(["table"]) {
        let part = named(&format!("cover-{game}.svg"), art::cover(game).into());
        covers.push((game, part.name.clone()));
        parts.push(part);
    }
    let drawings =
        format!(r#"<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">{}</svg>"#, art::symbols());
    parts.push(named("drawings.svg", drawings.into_bytes()));
    parts.push(named("icon.svg", read(&web, "../art/brand/app-icon.svg")?));
    for name in SCRIPTS {
        let text = filled(&uncommented(&script(&web, name)?), &parts)
            .replace("{{texts}}", &by_name(&texts))
            .replace("{{rules}}", &by_name(&rules))
            .replace("{{glossaries}}", &by_name(&glossaries))
            .replace("{{lessons}}", &by_name(&lessons))
            .replace("{{covers}}", &by_name(&covers));
        let part = if name == "sw.js" {
            Part { name: name.into(), bytes: text.into() }
        } else {
            named(name, text.into())
        };
        parts.push(part);
    }
    let manifest = filled(&script(&web, "manifest.webmanifest")?, &parts);
    parts.push(Part { name: "manifest.webmanifest".into(), bytes: manifest.into() });
    let template = filled(&script(&web, "index.html")?, &parts);
    let files = Files { covers: &covers, rules: &rules, glossaries: &glossaries };
    parts.extend(ahead::pages(&template, &files)?);
    Ok(parts)
}

/// A script without the lines that only those read who write it.
fn uncommented(script: &str) -> String {
    let lines = script.lines().filter(|line| !line.is_empty() && !line.trim_start().starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Where the client's pages and scripts lie. Cargo tells where that is now, whatever was moved since this was compiled.
fn web_folder() -> PathBuf {
    let own = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&own).join("../web")
}

fn read(web: &Path, name: &str) -> Result<Vec<u8>> {
    let path = web.join(name);
    fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))
}

/// What stands in the folder of pages, with places to be filled in.
fn script(web: &Path, name: &str) -> Result<String> {
    String::from_utf8(read(web, &format!("page/{name}"))?).with_context(|| format!("page/{name} is not text"))
}

/// Glue code and the code it belongs to, made small if that is worth the effort.
fn bindgen(wasm: &Path, effort: Effort) -> Result<(Vec<u8>, Vec<u8>)> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).web(true)?.typescript(false).remove_name_section(true);
    bindgen.remove_producers_section(true).omit_default_module_path(true);
    let mut output = bindgen
        .generate_output()
        .with_context(|| format!("the glue code for {} could not be made", wasm.display()))?;
    let glue = output.js().to_string();
    let wasm = output.wasm_mut().emit_wasm();
    if effort == Effort::None {
        return Ok((glue.into_bytes(), wasm));
    }
    let (glue, wasm) = shorten(&glue, &wasm)?;
    Ok((glue.into_bytes(), slim(&quiet(&wasm)?)?))
}

/// All style sheets as one, in the order of their names.
fn styles(web: &Path) -> Result<Vec<u8>> {
    let folder = web.join(STYLES);
    let entries = fs::read_dir(&folder).with_context(|| format!("{} cannot be listed", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    // Drawings bring their own colours, which the pages' styles may use.
    let mut all = read(web, "../art/style.css")?;
    for path in paths {
        all.extend(fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?);
        all.push(b'\n');
    }
    Ok(all)
}

/// A file whose name changes with its content: `assets/dropship-1a2b3c4d.wasm`.
fn named(name: &str, bytes: Vec<u8>) -> Part {
    let hash = blake3::hash(&bytes).to_hex();
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    Part { name: format!("assets/{stem}-{}.{ending}", &hash[..8]), bytes }
}

/// Files by the names of what they are for, as JavaScript reads them.
fn by_name(names: &[(impl AsRef<str>, String)]) -> String {
    let each: Vec<String> =
        names.iter().map(|(of, name)| format!("\"{}\": \"/{name}\"", of.as_ref())).collect();
    format!("{{ {} }}", each.join(", "))
}

/// Puts real names for `{{dropship.wasm}}` and the like, a list of all for `{{all}}`, and a hash of all for
/// `{{version}}`.
fn filled(text: &str, parts: &[Part]) -> String {
    let mut text = text.to_string();
    let mut version = blake3::Hasher::new();
    for part in parts {
        version.update(part.name.as_bytes());
        let file = part.name.trim_start_matches("assets/");
        if let (Some((stem, _)), Some((_, ending))) = (file.rsplit_once('-'), file.rsplit_once('.')) {
            text = text.replace(&format!("{{{{{stem}.{ending}}}}}"), &format!("/{}", part.name));
        }
    }
    let names: Vec<String> = parts.iter().map(|part| format!("\"/{}\"", part.name)).collect();
    text.replace("{{all}}", &names.join(", ")).replace("{{version}}", &version.finalize().to_hex()[..8])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_lose_only_lines_that_are_comments() {
        let script = "// Why.\n\nconst a = \"//x\"; // here\n  // more\n  b();\n";
        assert_eq!(uncommented(script), "const a = \"//x\"; // here\n  b();\n");
    }

    #[test]
    fn names_follow_the_content_and_are_filled_in() {
        let parts = [named("a.js", b"1".to_vec()), named("b-c.css", b"2".to_vec())];
        assert_ne!(named("a.js", b"2".to_vec()).name, parts[0].name);
        let text = filled("{{a.js}} {{b-c.css}} {{all}} {{version}}", &parts);
        let (a, b) = (&parts[0].name, &parts[1].name);
        assert!(text.starts_with(&format!("/{a} /{b} \"/{a}\", \"/{b}\" ")), "{text}");
        assert!(!text.contains('{'), "{text}");
    }
}
