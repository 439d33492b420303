//! The terminal itself: taken over whole, and given back as it was, whatever happens.

use super::state::{Event, State};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode, size,
};
use std::io::{self, Write};
use std::panic::{PanicHookInfo, set_hook, take_hook};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex};
use std::thread::{JoinHandle, spawn};
use std::time::Duration;

/// How long the keyboard is listened to before looking whether anybody still listens.
const PATIENCE: Duration = Duration::from_millis(100);

/// What was done about panics before.
type Hook = Box<dyn Fn(&PanicHookInfo<'_>) + Send + Sync>;

/// A terminal that was taken over, until this is dropped.
pub(crate) struct Tty<'a> {
    terminal: Terminal<CrosstermBackend<&'a mut dyn Write>>,
    /// What went wrong meanwhile. It is told once it can be read.
    panics: Arc<Mutex<Vec<String>>>,
    hook: Option<Hook>,
}

impl<'a> Tty<'a> {
    pub(crate) fn enter(mut out: &'a mut dyn Write) -> io::Result<Tty<'a>> {
        enable_raw_mode()?;
        let screen = &mut out;
        let taken = execute!(
            screen,
            EnterAlternateScreen,
            EnableMouseCapture,
            EnableBracketedPaste,
            SetTitle("Dropship")
        );
        let terminal = taken.and_then(|()| Terminal::new(CrosstermBackend::new(out)));
        // Nothing else would give it back.
        let terminal = terminal.inspect_err(|_| drop(disable_raw_mode()))?;
        let panics = Arc::new(Mutex::new(Vec::new()));
        let heard = Arc::clone(&panics);
        let hook = Some(take_hook());
        set_hook(Box::new(move |panic| {
            if let Ok(mut heard) = heard.lock() {
                heard.push(panic.to_string());
            }
        }));
        Ok(Tty { terminal, panics, hook })
    }

    pub(crate) fn size(&self) -> io::Result<(u16, u16)> {
        size()
    }

    pub(crate) fn draw(&mut self, state: &State) -> io::Result<()> {
        self.terminal.draw(|frame| state.draw(frame)).map(drop)
    }
}

impl Drop for Tty<'_> {
    fn drop(&mut self) {
        // Each of these is tried even if one before it failed: there is nobody left to tell.
        let _ = self.terminal.show_cursor();
        let out = self.terminal.backend_mut();
        let _ = execute!(out, DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen);
        let _ = disable_raw_mode();
        if !std::thread::panicking()
            && let Some(hook) = self.hook.take()
        {
            set_hook(hook);
        }
        if let Ok(panics) = self.panics.lock() {
            for panic in panics.iter() {
                let _ = writeln!(io::stderr(), "{panic}");
            }
        }
    }
}

/// A thread that listens to keyboard and mouse.
pub(crate) struct Listening {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

/// Sends whatever is typed and pointed at.
pub(crate) fn listen(events: Sender<Event>) -> Listening {
    let stop = Arc::new(AtomicBool::new(false));
    let stopped = Arc::clone(&stop);
    let thread = spawn(move || {
        while !stopped.load(Ordering::Relaxed) {
            let sent = match event::poll(PATIENCE) {
                Ok(false) => continue,
                Ok(true) => event::read().map(|event| events.send(Event::Input(event)).is_ok()),
                Err(error) => Err(error),
            };
            if !sent.unwrap_or(false) {
                // Nobody can type anything any more; if nobody listens either, that is fine.
                let _ = events.send(Event::Closed);
                return;
            }
        }
    });
    Listening { stop, thread }
}

impl Listening {
    pub(crate) fn end(self) {
        self.stop.store(true, Ordering::Relaxed);
        // It catches nothing that could fail.
        let _ = self.thread.join();
    }
}
