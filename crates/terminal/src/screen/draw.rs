//! The whole screen.

use super::news::{Link, Remark};
use super::page::Page;
use super::paint::{self, Palette, cut};
use super::panes::{LEAST, Pane};
use super::state::{Curtain, State};
use crate::draw::title;
use crate::flow::wrap;
use crate::ink::{Ink, Line};
use crate::seats;
use locale::capital;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::widgets::{Block, Clear, Widget};
use table::{Message, Seat};

impl State {
    /// Draws everything. The same state gives the same screen.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>) {
        let (area, buffer) = (frame.area(), frame.buffer_mut());
        if self.is_too_small() || area.width < LEAST.0 || area.height < LEAST.1 {
            let needed = Message::new("terminal-too-small")
                .with("width", LEAST.0)
                .with("height", LEAST.1)
                .with("columns", area.width)
                .with("rows", area.height);
            let lines = wrap(&self.words().say(&needed), usize::from(area.width), 0, Ink::Bold);
            paint::lines(self.palette(), &lines, area, 0, buffer);
            return;
        }
        match (&self.curtain, Page::of(self)) {
            (Some(curtain), _) => self.draw_curtain(curtain, area, buffer),
            (None, Some(page)) => self.draw_page(&page, buffer),
            (None, None) => self.draw_lobby(area, buffer),
        }
        self.draw_status(area, buffer);
        self.draw_overlay(area, buffer);
        if let Some(column) = self.cursor() {
            frame.set_cursor_position((column.min(area.right() - 1), area.bottom() - 1));
        }
    }

    pub(crate) fn palette(&self) -> Palette {
        Palette { colour: self.style.colour }
    }

    fn draw_page(&self, page: &Page<'_>, buffer: &mut Buffer) {
        let (palette, panes) = (self.palette(), page.panes);
        self.draw_title(panes.title, buffer);
        self.draw_phases(panes.phases, buffer);
        self.draw_boards(page, buffer);
        paint::lines(palette, &page.around, panes.around, self.around_from, buffer);
        paint::lines(palette, &page.question, panes.question, 0, buffer);
        let rows: Vec<Line> = page.choices.iter().map(|(_, line)| line.clone()).collect();
        paint::lines(palette, &rows, panes.choices, self.choices_from, buffer);
        let shown = page.choices.iter().skip(self.choices_from).zip(panes.choices.rows());
        for (_, row) in shown.filter(|((index, _), _)| *index == self.selected) {
            buffer.set_style(row, palette.selected());
        }
        let log_from = page.log_from(self.log_back);
        paint::lines(palette, &page.log, panes.log, log_from, buffer);
        let rule = palette.style(if self.focus == Pane::Board { Ink::Bold } else { Ink::Faint });
        for row in panes.divider.rows() {
            buffer.set_string(row.x, row.y, "│", rule);
        }
        self.head(panes.log_head, "web-log", Pane::Log, self.log_back > 0, buffer);
        if panes.around_head.height > 0 {
            let more = page.around.len() > usize::from(panes.around.height);
            self.head(panes.around_head, "terminal-pane-around", Pane::Around, more, buffer);
        }
        more(palette, &page.choices.len(), self.choices_from, panes.choices, buffer);
        more(palette, &page.around.len(), self.around_from, panes.around, buffer);
        more(palette, &page.boards.len(), self.board_from.0, panes.board, buffer);
    }

    /// A heading across a pane; the one that has the arrow keys is bold.
    fn head(&self, area: Rect, id: &'static str, pane: Pane, more: bool, buffer: &mut Buffer) {
        let mark = if self.focus == pane { "›" } else { "─" };
        let name = self.words().sentence(&id.into());
        let arrow = if more { " ↕" } else { "" };
        let text = format!("─{mark} {name}{arrow} ");
        let rest = usize::from(area.width).saturating_sub(text.chars().count());
        let ink = if self.focus == pane { Ink::Bold } else { Ink::Faint };
        paint::row(&(text + &"─".repeat(rest)), self.palette().style(ink), area, buffer);
    }

    /// The boards, with the cell of what is selected and those that it leads over.
    fn draw_boards(&self, page: &Page<'_>, buffer: &mut Buffer) {
        let (palette, window) = (self.palette(), page.window(self));
        let (selected, touched) = (page.selected(self), page.touched(self));
        let choosable = page.choosable(self);
        for (row, line) in window.rows() {
            paint::put(palette, line, row, buffer, |column| window.shown(line, column));
            for (column, width, place) in line.cells() {
                let style = if selected == Some(*place) {
                    palette.selected()
                } else if choosable.contains(place) {
                    palette.choosable()
                } else if touched.contains(place) {
                    palette.touched()
                } else {
                    continue;
                };
                for x in (*column..column + width).filter_map(|at| window.shown(line, at)) {
                    buffer.set_style(Rect { x, width: 1, ..row }, style);
                }
            }
        }
    }

    fn draw_title(&self, area: Rect, buffer: &mut Buffer) {
        let Some(shown) = &self.table else { return };
        let words = self.words();
        let mut text = words.say(&title(&shown.game, shown.turn, shown.outcome.is_some(), words));
        if let Some(headline) = &shown.scene.headline {
            text = format!("{text} · {}", words.sentence(headline));
        }
        let end =
            if self.link == Link::Lost { words.say(&"terminal-link-lost".into()) } else { String::new() };
        let room = usize::from(area.width).saturating_sub(end.chars().count() + 2);
        let text = cut(&text, room);
        paint::row(&format!(" {text:<room$}{end} "), self.palette().bar(), area, buffer);
    }

    /// The phases in their order; the one that is now stands in brackets.
    fn draw_phases(&self, area: Rect, buffer: &mut Buffer) {
        let phases = self.table.as_ref().map_or(&[][..], |shown| &shown.scene.phases);
        let mut line = Line::of(" ", Ink::Plain);
        let mut reached = 0;
        for (index, phase) in phases.iter().enumerate() {
            if index > 0 {
                line.add(" › ", Ink::Faint);
            }
            let name = self.words().say(&phase.name);
            if phase.now {
                line.add(format!("[{name}]"), Ink::Bold);
                reached = line.width();
            } else {
                line.add(name, Ink::Faint);
            }
        }
        // Too many for the row: it ends with the one that is now.
        let width = usize::from(area.width);
        let skip = if line.width() > width { (reached + 2).saturating_sub(width) } else { 0 };
        paint::put(self.palette(), &line, area, buffer, |column| {
            u16::try_from(column.checked_sub(skip)?).ok()
        });
    }

    fn draw_curtain(&self, curtain: &Curtain, area: Rect, buffer: &mut Buffer) {
        let pass = Message::new("terminal-pass").with("seat", curtain.seat.clone());
        let width = usize::from(area.width) - 8;
        let mut lines = wrap(&self.words().sentence(&pass), width, 0, Ink::Bold);
        lines.push(Line::new());
        for told in &curtain.lines {
            if let super::news::Told::Event(message) = told {
                lines.extend(wrap(&format!("• {}", self.words().sentence(message)), width, 2, Ink::Plain));
            }
        }
        let top = area.height / 3;
        let area = Rect { x: 4, y: top, width: area.width - 8, height: area.height - top - 1 };
        paint::lines(self.palette(), &lines, area, 0, buffer);
    }

    /// Before the first position: who is at an online table already.
    fn draw_lobby(&self, area: Rect, buffer: &mut Buffer) {
        let words = self.words();
        let mut lines = Vec::new();
        if let Some(company) = &self.company {
            lines.push(Line::of(words.sentence(&"terminal-gathering".into()), Ink::Bold));
            lines.push(Line::new());
            for seat in Seat::first(company.seats.len()) {
                let name = words.label(&capital(&words.seat(seat, &[])));
                let mut line = Line::of(format!("{name} "), Ink::Seat(seat));
                line.add(words.say(&seats::sitter(company, seat)), Ink::Plain);
                lines.push(line);
            }
        } else {
            lines.push(Line::of(words.sentence(&"terminal-coming".into()), Ink::Faint));
        }
        let area = Rect { x: 4, y: area.height / 3, width: area.width - 8, height: area.height / 2 };
        paint::lines(self.palette(), &lines, area, 0, buffer);
    }

    /// The line that is typed, an answer, a wish of somebody else, or what keys do.
    fn draw_status(&self, area: Rect, buffer: &mut Buffer) {
        let row = Rect { y: area.bottom() - 1, height: 1, ..area };
        let (palette, words) = (self.palette(), self.words());
        if let Some(typing) = &self.typing {
            let text = format!(" {} {}", words.sentence(&typing.prompt().into()), typing.text);
            let width = usize::from(area.width) - 1;
            let skipped: String = text.chars().skip(text.chars().count().saturating_sub(width)).collect();
            return paint::row(&skipped, palette.style(Ink::Bold), row, buffer);
        }
        if let Some(remark) = &self.remark {
            let alert = !matches!(remark, Remark::Note(_));
            let style = palette.style(if alert { Ink::Alert } else { Ink::Bold });
            return paint::row(&format!(" {}", self.said(remark)), style, row, buffer);
        }
        if self.is_asked_to_go_back() {
            let text = words.sentence(&self.proposal());
            return paint::row(&format!(" {text}"), palette.style(Ink::Alert), row, buffer);
        }
        let keys: Message = match (&self.curtain, &self.private) {
            (Some(_), _) => "terminal-keys-curtain".into(),
            (None, Some(_)) => "terminal-keys-private".into(),
            (None, None) if self.is_narrowed() => "terminal-keys-narrowed".into(),
            (None, None) => "terminal-keys".into(),
        };
        paint::row(&format!(" {}", words.say(&keys)), palette.bar(), row, buffer);
    }

    /// Whether only those choices are listed that somebody pointed at.
    fn is_narrowed(&self) -> bool {
        self.only_at.is_some()
    }

    fn proposal(&self) -> Message {
        let proposal = self.company.as_ref().and_then(|company| company.proposal.as_ref());
        let (name, number) =
            proposal.map_or_else(Default::default, |it| (seats::name(self, it.by), it.to + 1));
        Message::new("terminal-wish").with("name", name).with("number", number)
    }

    /// Where the next letter goes.
    fn cursor(&self) -> Option<u16> {
        let typing = self.typing.as_ref()?;
        let prompt = self.words().sentence(&typing.prompt().into());
        u16::try_from(prompt.chars().count() + typing.text.chars().count() + 2).ok()
    }

    fn draw_overlay(&self, area: Rect, buffer: &mut Buffer) {
        let Some(overlay) = &self.overlay else { return };
        let width = (area.width - 6).min(76);
        let lines = overlay.lines(self, usize::from(width) - 4);
        let height = u16::try_from(lines.len() + 2).unwrap_or(u16::MAX).min(area.height - 2);
        let (x, y) = ((area.width - width) / 2, (area.height - height) / 2);
        let frame = Rect { x, y, width, height };
        Clear.render(frame, buffer);
        let title = format!(" {} ", self.words().sentence(&overlay.title().into()));
        let end = format!(" {} ", self.words().say(&"terminal-box-keys".into()));
        let style = self.palette().style(Ink::Bold);
        Block::bordered().title(title).title_bottom(end).border_style(style).render(frame, buffer);
        let inner = Rect { x: x + 2, y: y + 1, width: width - 4, height: height - 2 };
        let from = overlay.from.min(lines.len().saturating_sub(usize::from(inner.height)));
        paint::lines(self.palette(), &lines, inner, from, buffer);
        more(self.palette(), &lines.len(), from, inner, buffer);
    }
}

/// Arrows at the right edge where a pane goes on beyond what can be seen.
fn more(palette: Palette, rows: &usize, from: usize, area: Rect, buffer: &mut Buffer) {
    if area.width == 0 || area.height == 0 {
        return;
    }
    let style = palette.style(Ink::Bold).remove_modifier(Modifier::UNDERLINED);
    let x = area.right() - 1;
    if from > 0 {
        buffer.set_string(x, area.top(), "▲", style);
    }
    if from + usize::from(area.height) < *rows {
        buffer.set_string(x, area.bottom() - 1, "▼", style);
    }
}
