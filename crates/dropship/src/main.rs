//! Starts the program: reads the command line, runs one command, ends with its exit code.

use clap::Parser;
use dropship::cli::Cli;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let ended = cli.run(&mut out).and_then(|ended| {
        out.flush()?;
        Ok(ended)
    });
    let code = ended.unwrap_or_else(|failure| {
        // What was found before the failure is shown above it. A reader who has gone does not need it.
        let _ = out.flush();
        failure.tell()
    });
    // After a failed write the buffer still holds text; dropping it would only try that write again.
    let _ = out.into_parts();
    code.into()
}
