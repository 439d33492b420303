//! A position laid out for a screen: what stands where, so that it can be drawn, scrolled and pointed at.

use super::news::Told;
use super::panes::{Pane, Panes, board_room, choices_width};
use super::state::State;
use super::window::{Window, pulled};
use crate::draw::{around, boards};
use crate::flow::{hang, wrap};
use crate::ink::{Ink, Line, reach};
use crate::look::{Look, Wide, anchored};
use crate::stock::goal;
use crate::{choices, seats};
use ratatui::layout::Position;
use table::Message;
use table::scene::Place;

/// Lines of the log that can be scrolled back to.
const REMEMBERED: usize = 400;
/// A position laid out.
pub(crate) struct Page<'a> {
    pub(crate) panes: Panes,
    pub(crate) boards: Vec<Line>,
    pub(crate) question: Vec<Line>,
    /// Every row of the list with the choice it belongs to.
    pub(crate) choices: Vec<(usize, Line)>,
    pub(crate) around: Vec<Line>,
    pub(crate) log: Vec<Line>,
    look: Look<'a>,
}

impl<'a> Page<'a> {
    /// The position that is on the screen, if one is.
    pub(crate) fn of(state: &'a State) -> Option<Page<'a>> {
        let shown = state.table.as_ref()?;
        let look = Look::of(&shown.scene, state.words());
        let width = state.size.0;
        let boards = boards(&look, usize::from(board_room(width)), Wide::Whole);
        let widest = reach(&boards);
        let column = usize::from(choices_width(width, widest));
        let question = question(state, &look, column);
        let panes = Panes::of(state.screen(), widest, question.len(), state.focus == Pane::Around);
        let around_width = usize::from(panes.around.width.max(panes.board.width));
        Some(Page {
            choices: listed(state, &look, column),
            around: [seats::lines(state, &look, around_width), around(&look, around_width)].concat(),
            log: log(state, &look, usize::from(panes.log.width)),
            panes,
            boards,
            question,
            look,
        })
    }

    /// The part of the boards that can be seen.
    pub(crate) fn window(&self, state: &State) -> Window<'_> {
        Window { lines: &self.boards, area: self.panes.board, from: state.board_from }
    }

    /// The first row of the list that can be seen.
    pub(crate) fn choices_from(&self, state: &State) -> usize {
        let rows = usize::from(self.panes.choices.height);
        let own = |(index, _): &(usize, Line)| *index == state.selected;
        let first = self.choices.iter().position(own).unwrap_or_default();
        let count = self.choices.iter().filter(|row| own(row)).count();
        let from =
            if state.follow { pulled(state.choices_from, rows, first, count, 1) } else { state.choices_from };
        from.min(self.choices.len().saturating_sub(rows))
    }

    pub(crate) fn around_from(&self, from: usize) -> usize {
        from.min(self.around.len().saturating_sub(usize::from(self.panes.around.height)))
    }

    pub(crate) fn log_back(&self, back: usize) -> usize {
        back.min(self.log.len().saturating_sub(usize::from(self.panes.log.height)))
    }

    /// The first row of the log that can be seen.
    pub(crate) fn log_from(&self, back: usize) -> usize {
        self.log.len().saturating_sub(usize::from(self.panes.log.height) + back)
    }

    /// The cells that the selected choice concerns besides its own.
    pub(crate) fn touched(&self, state: &State) -> Vec<Place> {
        let Some(choice) = state.choice() else { return Vec::new() };
        let sight = choice.sight.iter().flat_map(|(from, to)| [*from, *to]);
        let risks = choice.risks.iter().filter_map(|risk| risk.place);
        choice.path.iter().chain(&choice.area).copied().chain(sight).chain(risks).collect()
    }

    /// The cells where something can be chosen that fits.
    pub(crate) fn choosable(&self, state: &State) -> Vec<Place> {
        let Some(ask) = state.ask().filter(|_| state.private.is_none()) else { return Vec::new() };
        let choices = state.fitting().into_iter().filter_map(|index| ask.choices.get(index));
        choices.filter_map(|choice| anchored(self.look.scene, choice.anchor)).collect()
    }

    /// The cell of the selected choice.
    pub(crate) fn selected(&self, state: &State) -> Option<Place> {
        state.choice().and_then(|choice| anchored(self.look.scene, choice.anchor))
    }

    /// What the boards have to show, the most important first: what is selected, where whoever acts stands, what the
    /// selected choice leads over, everything else that can be chosen, and the pieces of whoever chooses.
    pub(crate) fn wanted(&self, state: &State) -> Vec<Place> {
        let scene = self.look.scene;
        let asked = state.ask().map(|ask| ask.seat);
        let own = scene.pieces.iter().filter(|piece| asked.is_some() && piece.owner == asked);
        let first = self.selected(state).into_iter().chain(scene.focus);
        let others = self.touched(state).into_iter().chain(self.choosable(state));
        first.chain(others).chain(own.map(|piece| piece.place)).collect()
    }

    /// The choice under the mouse.
    pub(crate) fn choice_at(&self, state: &State, spot: Position) -> Option<usize> {
        let area = self.panes.choices;
        let row = usize::from(spot.y.checked_sub(area.y)?) + state.choices_from;
        self.choices.get(row).filter(|_| area.contains(spot)).map(|(index, _)| *index)
    }
}

/// What is asked, what came of it all, or who is waited for.
fn question(state: &State, look: &Look<'_>, width: usize) -> Vec<Line> {
    let Some(shown) = &state.table else { return Vec::new() };
    let mut lines = if let Some(seat) = &state.private {
        let hide = Message::new("terminal-hide").with("seat", seat.clone());
        wrap(&look.words.sentence(&hide), width, 0, Ink::Alert)
    } else if let Some(outcome) = &shown.outcome {
        wrap(&look.words.outcome(outcome, &shown.scene.seats), width, 0, Ink::Bold)
    } else if let Some(ask) = &shown.scene.prompt {
        choices::question(look, ask, width)
    } else {
        state.waiting().map_or_else(Vec::new, |text| wrap(&text, width, 0, Ink::Faint))
    };
    if state.hinting {
        lines.extend(wrap(&look.words.sentence(&"web-hint-thinking".into()), width, 0, Ink::Faint));
    }
    lines.push(Line::new());
    lines
}

/// The rows of the choices that fit, each with its number; the selected one tells more.
fn listed(state: &State, look: &Look<'_>, width: usize) -> Vec<(usize, Line)> {
    let Some(ask) = state.ask().filter(|_| state.private.is_none()) else { return Vec::new() };
    let digits = ask.choices.len().to_string().len();
    let mut rows = Vec::new();
    for index in state.fitting() {
        let choice = &ask.choices[index];
        let mut lines =
            hang(choices::head(index + 1, digits), &choices::text(look, choice), width, Ink::Plain);
        if index == state.selected {
            let indent = digits + 4;
            lines.extend(choices::details(look, choice, width.saturating_sub(indent)).into_iter().map(
                |line| {
                    let mut indented = Line::of(" ".repeat(indent), Ink::Plain);
                    indented.append(line);
                    indented
                },
            ));
        }
        rows.extend(lines.into_iter().map(|line| (index, line)));
    }
    rows
}

/// What is played for, and what has happened; what whoever is at the screen has seen before is faint.
fn log(state: &State, look: &Look<'_>, width: usize) -> Vec<Line> {
    let known = state.table.as_ref().map_or(0, |shown| shown.known);
    let skipped = state.log.len().saturating_sub(REMEMBERED);
    let lines = state.log.iter().enumerate().skip(skipped).flat_map(|(index, told)| {
        let old = index < known;
        match told {
            Told::Event(message) => {
                let ink = if old { Ink::Faint } else { Ink::Plain };
                hang(
                    Line::of(if old { "  " } else { "• " }, ink),
                    &state.words().sentence(message),
                    width,
                    ink,
                )
            }
            Told::Said { seat, text } => {
                let name = state.words().label(&seats::name(state, *seat));
                hang(Line::of(format!("{name} "), Ink::Seat(*seat)), text, width, Ink::Plain)
            }
        }
    });
    goal(look, width).into_iter().chain(lines).collect()
}
