//! Starting the real binary, as other programs do.

#![allow(dead_code, reason = "each test file uses a part of this")]

use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The binary with some arguments.
pub(crate) fn dropship(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dropship"));
    // Whoever runs the tests may have another language.
    command.args(args).env("LC_ALL", "C");
    command
}

/// What a finished command said.
pub(crate) struct Said {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs a command to its end.
pub(crate) fn run(args: &[&str]) -> Said {
    let output = dropship(args).stdin(Stdio::null()).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Said { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

impl Said {
    /// Checks the exit code and some words on stderr, which must be short and in plain language.
    #[track_caller]
    pub(crate) fn failed(&self, code: i32, words: &[&str]) {
        assert_eq!(self.code, Some(code), "out: {}\nerr: {}", self.out, self.err);
        for word in words {
            assert!(self.err.contains(word), "expected `{word}` in: {}", self.err);
        }
        assert!(self.err.starts_with("error: ") && self.err.lines().count() == 1, "{}", self.err);
        for debris in ["panicked", "Some(", "Err(", "Error {"] {
            assert!(!self.err.contains(debris), "{}", self.err);
        }
    }

    /// Checks that all went well and some words on stdout.
    #[track_caller]
    pub(crate) fn fine(&self, words: &[&str]) {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "out: {}", self.out);
        for word in words {
            assert!(self.out.contains(word), "expected `{word}` in: {}", self.out);
        }
    }
}

/// A running engine.
pub(crate) struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    pub(crate) fn start(args: &[&str]) -> Engine {
        let mut command = dropship(&["engine"]);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().unwrap());
        Engine { child, input, output }
    }

    /// Sends bytes as they are.
    pub(crate) fn write(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).unwrap();
        input.flush().unwrap();
    }

    /// The next line of the output, which must be a JSON object.
    #[track_caller]
    pub(crate) fn read(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        let value: Value = serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line:?}"));
        assert!(value["ok"].is_boolean(), "{value}");
        value
    }

    /// Sends a line and gives its answer.
    #[track_caller]
    pub(crate) fn ask(&mut self, line: &str) -> Value {
        self.write(format!("{line}\n").as_bytes());
        self.read()
    }

    /// Sends a line that must succeed.
    #[track_caller]
    pub(crate) fn done(&mut self, line: &str) -> Value {
        let answer = self.ask(line);
        assert_eq!(answer["ok"], true, "{line} → {answer}");
        answer
    }

    /// Sends a line that must fail with an error of this kind and these words.
    #[track_caller]
    pub(crate) fn fails(&mut self, line: &str, kind: &str, words: &str) -> Value {
        let answer = self.ask(line);
        assert_eq!((&answer["ok"], &answer["error"]), (&Value::from(false), &Value::from(kind)), "{answer}");
        assert!(answer["why"].as_str().unwrap().contains(words), "expected `{words}` in {answer}");
        answer
    }

    /// Closes the input and waits for the end.
    pub(crate) fn end(mut self) -> Said {
        drop(self.input.take());
        drop(self.output);
        let output = self.child.wait_with_output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        Said { code: output.status.code(), out: String::new(), err }
    }

    /// Closes the reading side while the engine lives, and waits for its end.
    pub(crate) fn hang_up(self) -> Said {
        let Engine { child, input, output } = self;
        drop(output);
        let mut input = input.unwrap();
        // The engine may be gone before the line is written; that is what this is about.
        let _ = input.write_all(b"{\"cmd\":\"help\"}\n{\"cmd\":\"help\"}\n");
        drop(input);
        let output = child.wait_with_output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        Said { code: output.status.code(), out: String::new(), err }
    }
}

/// A JSON request with a text in one of its fields.
pub(crate) fn request(cmd: &str, field: &str, text: &str) -> String {
    serde_json::json!({ "cmd": cmd, field: text }).to_string()
}

/// A folder of one test, empty at its beginning.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).unwrap();
    }
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A journal of a whole tic-tac-toe match that seat 0 won.
pub(crate) fn journal() -> String {
    let mut engine = Engine::start(&[]);
    engine.done(r#"{"cmd":"new","game":"tictactoe","seed":"tea"}"#);
    for (turn, cell) in [4, 0, 2, 1, 6].into_iter().enumerate() {
        engine.done(&format!(r#"{{"cmd":"play","seat":{},"action":{cell}}}"#, turn % 2));
    }
    let journal = engine.done(r#"{"cmd":"journal"}"#)["journal"].as_str().unwrap().to_string();
    engine.end();
    journal
}
