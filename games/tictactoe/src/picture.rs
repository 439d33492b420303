//! How the board looks.

use crate::{Marked, Question, TicTacToe, View};
use alloc::format;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use table::scene::{Anchor, Ask, Board, Choice, Floor, Piece, Place, Scene, Shape};
use table::{Message, Picture, Prompt, Seat, Viewer};

const ICONS: [&str; 2] = ["cross", "ring"];

fn cell_name(cell: impl Into<table::Arg>) -> Message {
    Message::new("tictactoe-cell").with("cell", cell)
}

impl Picture for TicTacToe {
    fn scene(_: &Arc<()>, view: &View, _: Viewer, prompt: Option<Prompt<'_, TicTacToe>>) -> Scene {
        let floor = |cell: u16| Some(Floor { terrain: "floor".into(), name: format!("{cell}") });
        let piece = |(cell, owner): (u16, &Option<Seat>)| {
            let icon = ICONS[owner.as_ref()?.index()];
            Some(Piece {
                place: Place { board: 0, cell },
                icon: icon.into(),
                name: Message::new(format!("tictactoe-{icon}")),
                label: None,
                owner: *owner,
                badges: Vec::new(),
            })
        };
        let choice = |cell: u8| {
            let anchor = Anchor::Place(Place { board: 0, cell: u16::from(cell) });
            Choice::new(anchor, Message::new("tictactoe-mark").with("cell", cell_name(cell)))
        };
        Scene {
            headline: Some(Message::new("tictactoe-turn").with("seat", view.next.0)),
            goal: Some("tictactoe-goal".into()),
            phases: Vec::new(),
            focus: None,
            seats: vec!["tictactoe-cross".into(), "tictactoe-ring".into()],
            boards: vec![Board {
                name: "tictactoe-board".into(),
                shape: Shape::Square,
                width: 3,
                cells: (0..9).map(floor).collect(),
                edges: Vec::new(),
            }],
            pieces: (0..).zip(&view.cells).filter_map(piece).collect(),
            prompt: prompt.map(|prompt| Ask {
                seat: prompt.seat,
                question: match prompt.question {
                    Question::Mark => "tictactoe-question".into(),
                },
                choices: prompt.choices.iter().map(|mark| choice(mark.0)).collect(),
            }),
            ..Scene::default()
        }
    }

    fn tell((): &(), notice: &Marked) -> Message {
        Message::new("tictactoe-marked").with("seat", notice.seat.0).with("cell", cell_name(notice.cell.0))
    }
}
