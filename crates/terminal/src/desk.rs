//! Where lines are read and written.

use crate::flow::wrap;
use crate::ink::{Ink, Line};
use crate::style::Style;
use locale::Words;
use std::io::{self, BufRead, Write};
use table::Message;

/// Longer lines are cut: nobody types them, and nothing may fill the memory.
const LONGEST: u64 = 4096;

/// The keyboard and the screen.
pub(crate) struct Desk<'a> {
    pub(crate) input: &'a mut dyn BufRead,
    pub(crate) output: &'a mut dyn Write,
    pub(crate) style: Style,
    /// Whether the screen can be wiped.
    pub(crate) wipes: bool,
    /// Whether what was read is written out, for transcripts.
    pub(crate) echoes: bool,
}

impl Desk<'_> {
    pub(crate) fn words(&self) -> &'static Words {
        self.style.words()
    }

    pub(crate) fn print(&mut self, text: &str) -> io::Result<()> {
        self.output.write_all(text.as_bytes())
    }

    /// Writes a text, broken where the screen ends.
    pub(crate) fn text(&mut self, text: &str, ink: Ink) -> io::Result<()> {
        for paragraph in text.lines() {
            let indent = paragraph.len() - paragraph.trim_start().len();
            for line in wrap(paragraph, self.style.columns(), indent + 2, ink) {
                self.print(&(line.print(self.style.colour) + "\n"))?;
            }
        }
        Ok(())
    }

    pub(crate) fn say(&mut self, message: &Message, ink: Ink) -> io::Result<()> {
        self.text(&self.words().sentence(message), ink)
    }

    /// Writes a line of the log.
    pub(crate) fn item(&mut self, told: &Message) -> io::Result<()> {
        self.text(&format!("- {}", self.words().sentence(told)), Ink::Plain)
    }

    /// Asks for a line. Nothing once the input has ended.
    pub(crate) fn ask(&mut self, prompt: &Message) -> io::Result<Option<String>> {
        let prompt = Line::of(self.words().sentence(prompt), Ink::Faint).print(self.style.colour);
        self.print(&format!("{prompt} > "))?;
        self.output.flush()?;
        let line = self.line()?;
        if self.echoes || line.is_none() {
            self.print(&format!("{}\n", line.as_deref().unwrap_or_default()))?;
        }
        Ok(line)
    }

    /// A line without what could play tricks on the screen, such as the codes of arrow keys.
    fn line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        io::Read::take(&mut *self.input, LONGEST).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        if !bytes.ends_with(b"\n") && bytes.len() as u64 == LONGEST {
            self.input.skip_until(b'\n')?;
        }
        let line = String::from_utf8_lossy(&bytes);
        Ok(Some(line.trim().chars().filter(|c| !c.is_control()).collect()))
    }

    /// Wipes the screen and what has scrolled off it.
    pub(crate) fn wipe(&mut self) -> io::Result<()> {
        if self.wipes { self.print("\x1b[H\x1b[2J\x1b[3J") } else { Ok(()) }
    }
}
