//! Whole tables behind a screen that is kept in memory: no thread, no terminal, no clock.

mod behaviour;
mod following;
mod golden;
mod passing;
mod pointing;
mod resuming;

use super::host::Host;
use super::news::Wish;
use super::state::{Event, State};
use super::thinker::Thinker;
use crate::local::Local;
use crate::player::{Adviser, Hint, Player};
use crate::style::Style;
use catalog::AnyMatch;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event as Input, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::style::{Color, Modifier};
use table::{Chance, Message, Seeded};

/// A table with a screen.
pub(super) struct Rig {
    pub(super) state: State,
    pub(super) host: Host<Seeded>,
    thinker: Thinker,
    /// Everything the screen wished.
    pub(super) wishes: Vec<Wish>,
}

pub(super) const SMALL: (u16, u16) = (80, 24);
pub(super) const LARGE: (u16, u16) = (120, 40);

/// Takes any choice, always the same ones.
pub(super) fn random(seed: u64) -> Player {
    let mut chance = Seeded::from_number(seed);
    Player::Machine(Box::new(move |game, seat| {
        chance.below(game.asked(seat).map_or(1, |asked| asked.choices.len() as u32))
    }))
}

fn adviser() -> Adviser {
    Box::new(|_, _| {
        Some(Hint {
            answers: vec![(1, Some(70)), (0, None)],
            reason: Message::new("common-seat").with("seat", 7),
        })
    })
}

impl Rig {
    /// A match whose first seat is a person's unless `players` say otherwise; machines take the others.
    pub(super) fn new(game: &str, players: Vec<Player>, size: (u16, u16)) -> Rig {
        let mut chance = Seeded::from_number(3);
        let game = catalog::begin(game, &[], None, &mut chance).expect("the game begins");
        Rig::resumed(game, chance, players, size)
    }

    /// The same with a match that may have been played for a while.
    pub(super) fn resumed(
        game: Box<dyn AnyMatch>,
        chance: Seeded,
        mut players: Vec<Player>,
        size: (u16, u16),
    ) -> Rig {
        if players.is_empty() {
            players.push(Player::Person);
        }
        let seats = game.seats();
        (players.len()..seats).for_each(|seat| players.push(random(seat as u64)));
        let local = Local::new(game, chance, &players);
        let thinker = Thinker { players, adviser: Some(adviser()) };
        let state = State::new(Style::PLAIN, size);
        let mut rig = Rig { state, host: Host::new(local), thinker, wishes: Vec::new() };
        rig.host.advance();
        rig.run();
        rig
    }

    /// Lets everybody think and the screen hear of it, until somebody is asked.
    fn run(&mut self) {
        loop {
            let (news, orders) = self.host.take();
            if news.is_empty() && orders.is_empty() {
                return;
            }
            for news in news {
                self.state.update(Event::News(news));
            }
            for order in orders {
                let thought = self.thinker.think(&order);
                self.host.hear(thought);
            }
        }
    }

    pub(super) fn input(&mut self, input: Input) -> &mut Rig {
        for wish in self.state.update(Event::Input(input)) {
            self.wishes.push(wish.clone());
            self.host.carry_out(wish);
            self.run();
        }
        self
    }

    pub(super) fn key(&mut self, code: KeyCode) -> &mut Rig {
        self.input(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)))
    }

    /// Types letters; a line feed is Enter.
    pub(super) fn keys(&mut self, letters: &str) -> &mut Rig {
        for letter in letters.chars() {
            self.key(if letter == '\n' { KeyCode::Enter } else { KeyCode::Char(letter) });
        }
        self
    }

    pub(super) fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) -> &mut Rig {
        self.input(Input::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }))
    }

    pub(super) fn click(&mut self, (column, row): (u16, u16)) -> &mut Rig {
        self.mouse(MouseEventKind::Down(MouseButton::Left), column, row)
    }

    pub(super) fn turn(&self) -> u32 {
        self.state.table.as_ref().map_or(0, |shown| shown.turn)
    }

    pub(super) fn buffer(&self) -> Buffer {
        let (width, height) = self.state.size;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen in memory");
        terminal.draw(|frame| self.state.draw(frame)).expect("a screen in memory");
        terminal.backend().buffer().clone()
    }

    /// The screen without its colours.
    pub(super) fn text(&self) -> String {
        rows(&self.buffer()).iter().map(|row| row.trim_end().to_string() + "\n").collect()
    }

    /// Where a text stands: column and row.
    pub(super) fn find(&self, text: &str) -> (u16, u16) {
        let rows = rows(&self.buffer());
        let found = (0u16..).zip(&rows).find_map(|(y, row)| {
            let at = row.find(text)?;
            Some((row[..at].chars().count() as u16, y))
        });
        found.unwrap_or_else(|| panic!("no `{text}` in\n{}", self.text()))
    }
}

fn rows(buffer: &Buffer) -> Vec<String> {
    let row = |y: u16| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
    (0..buffer.area.height).map(row).collect()
}

/// The screen with the codes that a terminal would be sent, so that `cat` shows it.
pub(super) fn painted(buffer: &Buffer) -> String {
    let mut out = String::new();
    for y in 0..buffer.area.height {
        let mut before = String::new();
        for x in 0..buffer.area.width {
            let cell = &buffer[(x, y)];
            let code = code(cell.fg, cell.bg, cell.modifier);
            if code != before {
                out.push_str(&format!("\x1b[0{}{code}m", if code.is_empty() { "" } else { ";" }));
                before = code;
            }
            out.push_str(cell.symbol());
        }
        out.truncate(out.trim_end().len());
        out.push_str(if before.is_empty() { "\n" } else { "\x1b[0m\n" });
    }
    out
}

fn code(fg: Color, bg: Color, modifier: Modifier) -> String {
    let number = |colour: Color| match colour {
        Color::Black => Some(0),
        Color::Red => Some(1),
        Color::Green => Some(2),
        Color::Yellow => Some(3),
        Color::Blue => Some(4),
        Color::Magenta => Some(5),
        Color::Cyan => Some(6),
        Color::Gray => Some(7),
        _ => None,
    };
    let set = [(Modifier::BOLD, 1), (Modifier::DIM, 2), (Modifier::UNDERLINED, 4), (Modifier::REVERSED, 7)];
    let set = set.into_iter().filter(|(which, _)| modifier.contains(*which)).map(|(_, code)| code);
    let colours = number(fg).map(|fg| 30 + fg).into_iter().chain(number(bg).map(|bg| 40 + bg));
    set.chain(colours).map(|code| code.to_string()).collect::<Vec<_>>().join(";")
}
