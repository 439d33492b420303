//! Glue code and compiled code call each other by names that only tools read: here they get short ones, and the glue code
//! loses what only people read.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::convert::Infallible;
use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{ImportSection, Module};
use wasmparser::{Imports, Parser};

/// What the names begin with that bindgen makes for functions of the browser; a hash ends them.
const START: &str = "__wbg_";
const HASH: usize = 16;

/// The same two, with short names between them.
pub(crate) fn shorten(glue: &str, wasm: &[u8]) -> Result<(String, Vec<u8>)> {
    let mut names = Names(BTreeMap::new());
    let mut module = Module::new();
    names
        .parse_core_module(&mut module, Parser::new(0), wasm)
        .context("the compiled client cannot be read")?;
    Ok((bare(&names.put(glue)), module.finish()))
}

/// Long names and the short ones that stand for them.
struct Names(BTreeMap<String, String>);

impl Names {
    fn short(&mut self, name: &str) -> String {
        let hash =
            name.strip_prefix(START).and_then(|rest| rest.rsplit_once('_')).map_or("", |(_, hash)| hash);
        if hash.len() != HASH || !hash.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return name.to_string();
        }
        let next = format!("_{}", self.0.len());
        self.0.entry(name.to_string()).or_insert(next).clone()
    }

    fn put(&self, glue: &str) -> String {
        self.0.iter().fold(glue.to_string(), |glue, (long, short)| glue.replace(long, short))
    }
}

impl Reencode for Names {
    type Error = Infallible;

    fn parse_imports(
        &mut self,
        section: &mut ImportSection,
        imports: Imports<'_>,
    ) -> Result<(), Error<Infallible>> {
        match imports {
            Imports::Single(_, import) => {
                let (name, kind) = (self.short(import.name), self.entity_type(import.ty)?);
                section.import(import.module, &name, kind);
                Ok(())
            }
            others => utils::parse_imports(self, section, others),
        }
    }
}

/// Without comments, empty lines and the room before lines.
fn bare(glue: &str) -> String {
    let lines = glue.lines().map(str::trim);
    let said =
        lines.filter(|line| !line.is_empty() && !["//", "/*", "*"].iter().any(|mark| line.starts_with(mark)));
    said.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{EntityType, TypeSection};

    #[test]
    fn both_sides_get_the_same_short_names() {
        let long = "__wbg_append_0123456789abcdef";
        let mut module = Module::new();
        let (mut types, mut imports) = (TypeSection::new(), ImportSection::new());
        types.ty().function([], []);
        for name in [long, "__wbg_thought_free"] {
            imports.import("wbg", name, EntityType::Function(0));
        }
        module.section(&types).section(&imports);
        let glue = format!(
            "/** What it\n * does. */\nconst all = {{\n  // one\n  {long}: 1,\n  __wbg_thought_free: 2,\n}};\n"
        );
        let (glue, wasm) = shorten(&glue, &module.finish()).unwrap();
        assert_eq!(glue, "const all = {\n_0: 1,\n__wbg_thought_free: 2,\n};\n");
        let text = String::from_utf8_lossy(&wasm);
        assert!(text.contains("_0") && text.contains("__wbg_thought_free") && !text.contains("append"));
    }
}
