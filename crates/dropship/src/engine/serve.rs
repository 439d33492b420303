//! The loop: a line in, a line out, until the input ends or somebody says `quit`.

use super::lines::{Line, next_line};
use super::problem::Problem;
use super::{Engine, Reply, answer};
use crate::exit::Failure;
use crate::files::unreadable;
use std::io::{BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The longest line that is read.
pub const MOST_BYTES: usize = 1 << 20;

/// Answers every line of `input` on `output`.
///
/// # Errors
/// If the input cannot be read or the output cannot be written, such as a pipe that was closed.
pub fn serve(engine: &mut Engine, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<(), Failure> {
    let cut_off = |error: std::io::Error| Failure::unusable("stdin", unreadable(&error));
    while let Some(line) = next_line(input, MOST_BYTES).map_err(cut_off)? {
        let reply = match line {
            Line::Whole(line) => answer_or_survive(engine, &line),
            Line::TooLong => {
                let why = format!("expected a line of at most {MOST_BYTES} bytes, found a longer one");
                Reply { text: answer::failed(None, &Problem::new("too_long", why)), quit: false }
            }
        };
        writeln!(output, "{}", reply.text)?;
        output.flush()?;
        if reply.quit {
            break;
        }
    }
    Ok(())
}

/// A broken invariant in some game's rules must not end the session. Requests work on copies, so the engine is as
/// it was before; the panic's own message has gone to stderr.
fn answer_or_survive(engine: &mut Engine, line: &[u8]) -> Reply {
    catch_unwind(AssertUnwindSafe(|| engine.answer(line))).unwrap_or_else(|_| {
        let why = "this is a mistake in Dropship, not in the request; nothing has changed. Please report it with \
                   the answer of `journal` and this request";
        Reply { text: answer::failed(None, &Problem::new("internal", why)), quit: false }
    })
}
