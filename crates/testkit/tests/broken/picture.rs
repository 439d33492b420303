//! How the toy game looks: a board of two cells and a hole, a piece for each seat, and one's own card.

use super::defect::Defect;
use super::game::Numbers;
use super::state::{Action, Notice, View};
use std::sync::Arc;
use table::scene::{
    Anchor, Ask, Board, Card, Choice, Edge, EdgeKind, Floor, Odds, Piece, Place, Scene, Shape, Tray,
};
use table::{Message, Picture, Prompt, Seat, Viewer};

const HOLE: Place = Place { board: 0, cell: 2 };
const OUTSIDE: Place = Place { board: 1, cell: 0 };

impl Picture for Numbers {
    fn scene(_: &Arc<()>, view: &View, viewer: Viewer, prompt: Option<Prompt<'_, Numbers>>) -> Scene {
        let next = Seat(view.turn % 2);
        let mut scene = Scene {
            boards: vec![board()],
            pieces: Seat::first(2).map(piece).collect(),
            trays: vec![tray(view)],
            prompt: prompt.map(|prompt| Ask {
                seat: prompt.seat,
                question: "numbers-question".into(),
                choices: prompt.choices.iter().map(choice).collect(),
            }),
            awaited: vec![next],
            ..Scene::default()
        };
        spoil(&mut scene, view.defect, viewer);
        scene
    }

    fn tell((): &(), notice: &Notice) -> Message {
        Message::new(if notice.defect == Defect::NoticeWithoutWords { "" } else { "numbers-told" })
    }
}

fn board() -> Board {
    let floor = || Some(Floor { terrain: "floor".into(), name: String::new() });
    let wall = Edge { cell: 0, side: 1, kind: EdgeKind::Wall };
    Board {
        name: "numbers-board".into(),
        shape: Shape::Square,
        width: 3,
        cells: vec![floor(), floor(), None],
        edges: vec![wall],
    }
}

fn piece(seat: Seat) -> Piece {
    let place = Place { board: 0, cell: u16::from(seat.0) };
    Piece {
        place,
        icon: "pawn".into(),
        name: "numbers-pawn".into(),
        label: None,
        owner: Some(seat),
        badges: Vec::new(),
    }
}

fn tray(view: &View) -> Tray {
    let card = |number: &u8| Card {
        icon: "card".into(),
        name: Message::new("numbers-card").with("number", *number),
        text: "numbers-card-text".into(),
        badges: Vec::new(),
    };
    let cards: Vec<Card> = view.cards.iter().flatten().map(card).collect();
    let face_down = 3 - cards.len() as u16;
    Tray { name: "numbers-hand".into(), owner: None, cards, face_down }
}

fn choice(action: &Action) -> Choice {
    let anchor = match action {
        Action::Pass { .. } => Anchor::Button,
        Action::Guess(_) => Anchor::Piece(1),
        Action::Redraw => Anchor::Place(Place { board: 0, cell: 0 }),
        Action::Swap => Anchor::Card(0, 0),
    };
    Choice::new(anchor, "numbers-choice")
}

fn spoil(scene: &mut Scene, defect: Defect, viewer: Viewer) {
    match defect {
        Defect::PieceInAHole => scene.pieces[1].place = HOLE,
        Defect::OwnerNotAtTheTable => scene.trays[0].owner = Some(Seat(2)),
        Defect::RaggedBoard => scene.boards[0].width = 2,
        Defect::WallNowhere => scene.boards[0].edges[0].side = 4,
        Defect::SceneAwaitsNobodyAsked => scene.awaited = vec![Seat(0), Seat(1)],
        Defect::SceneAsksTheSpectator if viewer == Viewer::Spectator => {
            scene.prompt = Some(Ask { seat: Seat(0), question: "numbers-question".into(), choices: vec![] });
        }
        _ => {}
    }
    let Some(ask) = &mut scene.prompt else { return };
    let Some(first) = ask.choices.first_mut() else { return };
    match defect {
        Defect::LabelWithoutWords => first.label = "".into(),
        Defect::AnchorOffTheBoard => first.anchor = Anchor::Place(OUTSIDE),
        Defect::AnchorInAHole => first.anchor = Anchor::Place(HOLE),
        Defect::AnchorAtNoPiece => first.anchor = Anchor::Piece(2),
        Defect::AnchorAtNoCard => first.anchor = Anchor::Card(0, 1),
        Defect::PathOffTheBoard => first.path = vec![OUTSIDE],
        Defect::ImpossibleOdds => {
            first.odds = vec![Odds { outcome: "numbers-hit".into(), ways: 7, of: 6 }];
        }
        Defect::SceneWithoutAChoice => drop(ask.choices.pop()),
        _ => {}
    }
}
