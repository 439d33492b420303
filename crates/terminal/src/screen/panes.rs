//! How the screen is divided.

use ratatui::layout::Rect;

/// The smallest screen on which everything has its place.
pub(crate) const LEAST: (u16, u16) = (80, 24);
/// Screens of so many rows have room for cards and numbers under the board.
const TALL: u16 = 32;

/// What can be scrolled and has the arrow keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Pane {
    #[default]
    Choices,
    Board,
    Around,
    Log,
}

impl Pane {
    pub(crate) fn next(self) -> Pane {
        match self {
            Pane::Choices => Pane::Board,
            Pane::Board => Pane::Around,
            Pane::Around => Pane::Log,
            Pane::Log => Pane::Choices,
        }
    }

    pub(crate) fn before(self) -> Pane {
        self.next().next().next()
    }
}

/// Where everything is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Panes {
    pub(crate) title: Rect,
    pub(crate) phases: Rect,
    pub(crate) board: Rect,
    /// What lies around the board; in its place on a low screen, if that is wanted.
    pub(crate) around: Rect,
    /// The heading over it, which divides it from the board.
    pub(crate) around_head: Rect,
    /// Between the board and the choices.
    pub(crate) divider: Rect,
    pub(crate) question: Rect,
    pub(crate) choices: Rect,
    pub(crate) log_head: Rect,
    pub(crate) log: Rect,
    pub(crate) status: Rect,
}

/// The widest that boards may be on a screen of that width: choices need room as well.
pub(crate) fn board_room(width: u16) -> u16 {
    width.saturating_sub(1 + choices_room(width))
}

fn choices_room(width: u16) -> u16 {
    (width * 3 / 10).max(32)
}

/// So many columns of the choices stay blank between the divider and the text.
const MARGIN: u16 = 1;

/// How many columns the choices have, if the boards are that wide.
pub(crate) fn choices_width(width: u16, boards: usize) -> u16 {
    width - 1 - left(width, boards) - MARGIN
}

/// As wide as the boards, but at least half the screen.
fn left(width: u16, boards: usize) -> u16 {
    let boards = u16::try_from(boards).unwrap_or(u16::MAX);
    boards.clamp(width / 2, board_room(width).max(width / 2))
}

impl Panes {
    /// Divides a screen that is large enough. `boards` is the width of what is drawn there, `question` the number of
    /// lines above the choices; `around` is whether cards and numbers are wanted where there is room for one only.
    pub(crate) fn of(screen: Rect, boards: usize, question: usize, around: bool) -> Panes {
        let row = |y: u16, height: u16| Rect { x: screen.x, y, width: screen.width, height };
        let log_rows = (screen.height / 5).clamp(4, 9);
        let bottom = screen.bottom() - 1;
        let log_top = bottom - log_rows;
        let (top, rows) = (screen.y + 2, log_top - screen.y - 2);
        let width = left(screen.width, boards);
        let spare = if screen.height >= TALL { (rows / 3).clamp(6, 14) } else { 0 };
        let board = Rect { x: screen.x, y: top, width, height: rows - spare };
        let head = Rect { y: board.bottom(), height: spare.min(1), ..board };
        let below = Rect { y: head.bottom(), height: spare.saturating_sub(1), ..board };
        let nothing = Rect { width: 0, height: 0, ..board };
        let (board, below) = match (spare, around) {
            (0, true) => (nothing, board),
            (0, false) => (board, nothing),
            _ => (board, below),
        };
        let divider = Rect { x: screen.x + width, y: top, width: 1, height: rows };
        let right = divider.right() + MARGIN;
        let asked = u16::try_from(question).unwrap_or(u16::MAX).min(rows / 2);
        let question = Rect { x: right, y: top, width: screen.right() - right, height: asked };
        let choices = Rect { y: question.bottom(), height: rows - asked, ..question };
        Panes {
            title: row(screen.y, 1),
            phases: row(screen.y + 1, 1),
            board,
            around: below,
            around_head: head,
            divider,
            question,
            choices,
            log_head: row(log_top, 1),
            log: row(log_top + 1, log_rows - 1),
            status: row(bottom, 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panes_fill_the_screen_and_do_not_overlap() {
        for (width, height) in [LEAST, (81, 31), (120, 40), (200, 60), (300, 100)] {
            for (boards, question) in [(0, 0), (76, 2), (500, 200)] {
                for around in [false, true] {
                    let screen = Rect::new(0, 0, width, height);
                    let panes = Panes::of(screen, boards, question, around);
                    let all = [
                        panes.title,
                        panes.phases,
                        panes.board,
                        panes.around,
                        panes.around_head,
                        panes.divider,
                        panes.question,
                        panes.choices,
                        panes.log_head,
                        panes.log,
                        panes.status,
                    ];
                    for (index, one) in all.iter().enumerate() {
                        assert_eq!(screen.union(*one), screen, "{one} in {width}×{height}");
                        for other in &all[index + 1..] {
                            assert!(!one.intersects(*other), "{one} and {other} in {width}×{height}");
                        }
                    }
                    assert!(panes.choices.width >= 30 && panes.choices.height >= 6, "{panes:?}");
                    assert!(panes.log.height >= 3 && panes.board.height + panes.around.height >= 10);
                }
            }
        }
    }
}
