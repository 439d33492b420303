//! What a match was decided by, worked out in the browser: a module of its own, which only those load who ask for an analysis.
//! It runs in a worker that goes from decision to decision and is simply ended by whoever no longer wants to know.

mod page;

use analysis::{Thoroughness, Walk};
use catalog::AnyMatch;
use locale::{Language, Words};
use wasm_bindgen::prelude::wasm_bindgen;

/// A match that is being judged.
#[wasm_bindgen]
pub struct Judge {
    game: Box<dyn AnyMatch>,
    walk: Walk,
}

#[wasm_bindgen]
impl Judge {
    /// Brings the content of all games, as the bundler wrote it: before anything else.
    pub fn bring(content: &[u8]) -> Result<(), String> {
        catalog::bring(content).map_err(|error| error.to_string())
    }

    /// Begins with the first decision of a journal.
    #[wasm_bindgen(constructor)]
    pub fn new(journal: &str) -> Result<Judge, String> {
        let game = catalog::replay(journal, &[]).map_err(|error| error.to_string())?;
        let walk = analysis::begin(game.as_ref(), Thoroughness::default());
        Ok(Judge { walk: walk.map_err(|error| error.to_string())?, game })
    }

    /// Judges the next decision; false if all have been.
    pub fn step(&mut self) -> bool {
        self.walk.step()
    }

    /// How many decisions have been judged.
    pub fn done(&self) -> u32 {
        self.walk.done()
    }

    /// What was found, in the language `tag` whose words are `text`, as JSON: the page (`html`), what everybody could expect after
    /// so many decisions (`prospects`), and something to send around (`picture`). `id` is what the match is called in
    /// addresses.
    pub fn told(self, tag: &str, text: String, id: &str, wide: bool) -> String {
        // A worker tells one match and ends; its words need not be given back.
        let words = Words::read(Language::from_tag(tag).unwrap_or_default(), &[String::leak(text)]);
        page::told(&self.walk.finish(), self.game.as_ref(), &words, id, wide)
    }
}
