//! The real binary in a real pseudo-terminal, and the screen it draws.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, SlavePty, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex};
use std::thread::spawn;
use std::time::Duration;
use vt100::{MouseProtocolMode, Parser};

/// How long anything may take on a busy machine. Nothing is measured by it.
const PATIENCE: Duration = Duration::from_secs(90);

/// A terminal with the program in it.
pub(crate) struct Pty {
    master: Box<dyn MasterPty + Send>,
    /// Kept open, so that what the program left behind can still be looked at.
    _slave: Box<dyn SlavePty + Send>,
    keyboard: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    screen: Arc<(Mutex<Parser>, Condvar)>,
    /// What the terminal was set to before the program came.
    before: String,
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

fn some(number: u16) -> NonZero<u16> {
    NonZero::new(number).unwrap()
}

impl Pty {
    /// Starts `dropship` with some arguments. `home` is where it keeps its own files.
    pub(crate) fn start(args: &[&str], home: &Path, size: (u16, u16)) -> Pty {
        Pty::start_with(args, home, size, &[])
    }

    /// The same with some variables of its environment.
    pub(crate) fn start_with(
        args: &[&str],
        home: &Path,
        (columns, rows): (u16, u16),
        variables: &[(&str, &Path)],
    ) -> Pty {
        let pair = native_pty_system().openpty(size(columns, rows)).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_dropship"));
        command.args(args);
        for (name, value) in [("LC_ALL", "C"), ("TERM", "xterm-256color")] {
            command.env(name, value);
        }
        command.env("XDG_DATA_HOME", home);
        variables.iter().for_each(|(name, value)| command.env(name, value));
        command.cwd(home);
        let before = format!("{:?}", pair.master.get_termios());
        let child = pair.slave.spawn_command(command).unwrap();
        let keyboard = pair.master.take_writer().unwrap();
        let mut reader = pair.master.try_clone_reader().unwrap();
        let screen = Arc::new((Mutex::new(Parser::new(some(rows), some(columns), 0)), Condvar::new()));
        let drawn = Arc::clone(&screen);
        spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                drawn.0.lock().unwrap().process(&bytes[..count]);
                drawn.1.notify_all();
            }
        });
        Pty { master: pair.master, _slave: pair.slave, keyboard, child, screen, before }
    }

    pub(crate) fn keys(&mut self, keys: &str) -> &mut Pty {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
        self
    }

    /// Another size of the window.
    pub(crate) fn resize(&mut self, columns: u16, rows: u16) -> &mut Pty {
        self.screen.0.lock().unwrap().screen_mut().set_size(some(rows), some(columns));
        self.master.resize(size(columns, rows)).unwrap();
        self
    }

    /// Waits until the screen shows a text, and gives all of it.
    #[track_caller]
    pub(crate) fn until(&mut self, text: &str) -> String {
        self.wait(|parser| parser.screen().contents().contains(text)).unwrap_or_else(|screen| {
            panic!("`{text}` was never shown, but\n{screen}");
        })
    }

    fn wait(&self, holds: impl Fn(&Parser) -> bool) -> Result<String, String> {
        let (parser, changed) = &*self.screen;
        let (parser, timeout) =
            changed.wait_timeout_while(parser.lock().unwrap(), PATIENCE, |parser| !holds(parser)).unwrap();
        let contents = parser.screen().contents();
        if timeout.timed_out() { Err(contents) } else { Ok(contents) }
    }

    /// Waits for the end, and checks that the terminal is as it was before.
    #[track_caller]
    pub(crate) fn ends_restored(&mut self) {
        let status = self.child.wait().unwrap();
        assert!(status.success(), "{status:?}");
        let is_restored = |parser: &Parser| {
            let screen = parser.screen();
            !screen.alternate_screen()
                && !screen.hide_cursor()
                && !screen.bracketed_paste()
                && screen.mouse_protocol_mode() == MouseProtocolMode::None
        };
        self.wait(is_restored).unwrap_or_else(|screen| panic!("the screen was left as it is:\n{screen}"));
        assert_eq!(format!("{:?}", self.master.get_termios()), self.before);
    }

    /// Waits for an end that is a refusal with these words.
    #[track_caller]
    pub(crate) fn refuses(&mut self, words: &str) {
        self.until(words);
        assert!(!self.child.wait().unwrap().success());
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        // It has usually ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
