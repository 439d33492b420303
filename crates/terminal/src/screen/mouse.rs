//! What the mouse does: a click chooses, the wheel scrolls.

use super::news::Wish;
use super::page::Page;
use super::panes::Pane;
use super::state::State;
use crate::look::anchored;
use crate::why::at;
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use table::scene::Place;

/// Rows that one notch of the wheel is worth.
const NOTCH: isize = 2;

impl State {
    pub(super) fn mouse(&mut self, mouse: MouseEvent) -> Vec<Wish> {
        let spot = Position::new(mouse.column, mouse.row);
        let down = match mouse.kind {
            MouseEventKind::ScrollDown => NOTCH,
            MouseEventKind::ScrollUp => -NOTCH,
            MouseEventKind::ScrollRight => return self.wheel(spot, 0, 1),
            MouseEventKind::ScrollLeft => return self.wheel(spot, 0, -1),
            MouseEventKind::Down(MouseButton::Left) => return self.click(spot),
            _ => return Vec::new(),
        };
        self.wheel(spot, down, 0)
    }

    fn wheel(&mut self, spot: Position, down: isize, right: isize) -> Vec<Wish> {
        if let Some(overlay) = &mut self.overlay {
            overlay.scroll(down);
        } else if let Some(pane) = self.pane(spot) {
            let down = if pane == Pane::Choices { down.signum() } else { down };
            self.scroll_pane(pane, down, right);
        }
        Vec::new()
    }

    fn click(&mut self, spot: Position) -> Vec<Wish> {
        // A box is in the way: a click puts it away, unless it asks something.
        if let Some(overlay) = self.overlay.take() {
            self.overlay = Some(overlay).filter(super::overlay::Overlay::stays);
            return Vec::new();
        }
        if self.curtain.is_some() || self.private.is_some() || self.is_too_small() {
            return Vec::new();
        }
        self.remark = None;
        let Some(page) = Page::of(self) else { return Vec::new() };
        let (choice, place) = (page.choice_at(self, spot), page.window(self).place_at(spot));
        drop(page);
        if let Some(choice) = choice {
            self.selected = choice;
            return self.choose();
        }
        if let Some(place) = place {
            return self.point_at(place);
        }
        if let Some(pane) = self.pane(spot) {
            self.focus = pane;
        }
        Vec::new()
    }

    /// Chooses the only thing that can be chosen in a place; shows all of them if there are several, and asks why not
    /// if there is none.
    fn point_at(&mut self, place: Place) -> Vec<Wish> {
        self.typing = None;
        self.want_all();
        let (Some(shown), Some(ask)) = (&self.table, self.ask()) else { return Vec::new() };
        let here = |index: &usize| anchored(&shown.scene, ask.choices[*index].anchor) == Some(place);
        let found: Vec<usize> = (0..ask.choices.len()).filter(here).collect();
        match found.as_slice() {
            [] => vec![Wish::WhyAt(at(&shown.scene, place))],
            [only] => {
                self.selected = *only;
                self.choose()
            }
            [first, ..] => {
                self.selected = *first;
                self.only_at = Some(place);
                self.focus = Pane::Choices;
                Vec::new()
            }
        }
    }

    /// The pane under the mouse.
    fn pane(&self, spot: Position) -> Option<Pane> {
        if self.is_too_small() {
            return None;
        }
        let panes = Page::of(self)?.panes;
        let all = [
            (panes.choices, Pane::Choices),
            (panes.board, Pane::Board),
            (panes.around, Pane::Around),
            (panes.log, Pane::Log),
        ];
        all.into_iter().find(|(area, _)| area.contains(spot)).map(|(_, pane)| pane)
    }
}
