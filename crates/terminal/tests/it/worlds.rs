//! Scenes made by hand, with everything a scene can hold.

use table::scene::{
    Anchor, Ask, Badge, Board, Card, Choice, Edge, EdgeKind, Floor, Gauge, Odds, Piece, Place, Scene, Shape,
    Tray,
};
use table::{Message, Seat};

/// A board whose cells are written as characters: `.` floor, `~` water, `r` rubble, blank where there is none.
pub(crate) fn board(shape: Shape, rows: &[&str], name: impl Fn(usize, usize) -> String) -> Board {
    let width = rows.iter().map(|row| row.len()).max().unwrap_or(0);
    let cell = |row: usize, column: usize| {
        let terrain = match rows[row].chars().nth(column)? {
            '.' => "floor",
            '~' => "water",
            'r' => "reactor",
            _ => return None,
        };
        Some(Floor { terrain: terrain.into(), name: name(row, column) })
    };
    let cells = (0..rows.len()).flat_map(|row| (0..width).map(move |column| (row, column)));
    Board {
        name: text("Deck A"),
        shape,
        width: width as u16,
        cells: cells.map(|(row, column)| cell(row, column)).collect(),
        edges: Vec::new(),
    }
}

/// A message that is said as it stands.
pub(crate) fn text(text: &'static str) -> Message {
    Message::new("lantern-cell").with("cell", text)
}

pub(crate) fn edge(cell: u16, side: u8, kind: EdgeKind) -> Edge {
    Edge { cell, side, kind }
}

pub(crate) fn piece(cell: u16, icon: &'static str, name: &'static str, owner: Option<u8>) -> Piece {
    Piece {
        place: Place { board: 0, cell },
        icon: icon.into(),
        name: text(name),
        label: None,
        owner: owner.map(Seat),
        badges: Vec::new(),
    }
}

pub(crate) fn badge(name: &'static str, value: Option<i32>) -> Badge {
    Badge { icon: "badge".into(), value, name: text(name) }
}

/// Walls, every kind of edge, water, a hole, pieces of two owners and of nobody, two on one cell.
pub(crate) fn ship() -> Scene {
    let mut deck = board(Shape::Square, &["....", ".~~.", "..r ", "...."], |row, column| {
        format!("{:02}-{:02}", column + 14, row + 1)
    });
    deck.edges = vec![
        edge(0, 1, EdgeKind::Wall),
        edge(0, 2, EdgeKind::OpenDoor),
        edge(1, 2, EdgeKind::ClosedDoor),
        edge(2, 1, EdgeKind::Grille),
        edge(2, 2, EdgeKind::Line),
        // From the other side: west of the third cell in the second row.
        edge(6, 3, EdgeKind::Line),
        edge(8, 1, EdgeKind::Barricade),
        edge(9, 2, EdgeKind::Barricade),
    ];
    let mut wounded = piece(4, "marine", "Hudson", Some(0));
    wounded.badges = vec![badge("wounds", Some(2)), badge("knocked down", None)];
    Scene {
        headline: Some(text("round 3 · action phase")),
        boards: vec![deck],
        pieces: vec![
            piece(0, "marine", "Hicks", Some(0)),
            wounded,
            piece(7, "synthetic", "Bishop", Some(1)),
            piece(13, "alien", "alien", None),
            piece(13, "alien", "alien", None),
            piece(15, "alien", "alien", None),
        ],
        gauges: vec![
            Gauge {
                name: text("Ammo"),
                of: None,
                icon: "ammo".into(),
                owner: Some(Seat(0)),
                value: 3,
                most: Some(8),
            },
            Gauge {
                name: text("Threat"),
                of: None,
                icon: "threat".into(),
                owner: None,
                value: -1,
                most: None,
            },
        ],
        prompt: Some(Ask {
            seat: Seat(0),
            question: text("What does Hicks do?"),
            choices: vec![
                Choice::new(Anchor::Place(place(4)), text("Go through the door to 14-02")),
                Choice::new(Anchor::Place(place(9)), text("Jump")),
                Choice::new(Anchor::Place(place(10)), text("Reach the reactor")),
                shot(3, "Fire once"),
                shot(5, "Fire a burst"),
                Choice::new(Anchor::Button, text("Wait")),
            ],
        }),
        ..Scene::default()
    }
}

fn place(cell: u16) -> Place {
    Place { board: 0, cell }
}

fn shot(piece: u16, label: &'static str) -> Choice {
    let odds = |outcome, ways| Odds { outcome: text(outcome), ways, of: 1000 };
    let odds = vec![odds("hit", 667), odds("jammed", 1)];
    Choice { odds, ..Choice::new(Anchor::Piece(piece), text(label)) }
}

/// Hands, piles, hidden cards, and more choices than fit one below the other.
pub(crate) fn hands() -> Scene {
    let card = |name, does, badges| Card { icon: "card".into(), name: text(name), text: text(does), badges };
    let tray = |name, owner: Option<u8>, cards, face_down| Tray {
        name: text(name),
        owner: owner.map(Seat),
        cards,
        face_down,
    };
    let medkit = || {
        card(
            "Medkit",
            "Heals two wounds of anybody within one field, the bearer included, and is then put away for the rest of the mission.",
            vec![],
        )
    };
    let shells = card("Shells", "Loads.", vec![badge("rounds", Some(4)), badge("wet", None)]);
    let labels =
        ["Draw", "Trade", "Rest", "Search", "Listen", "Call for help", "Barricade the door", "Give up"];
    let mut choices: Vec<Choice> = labels.map(|label| Choice::new(Anchor::Button, text(label))).to_vec();
    choices.push(Choice::new(Anchor::Card(0, 2), text("Load the shells")));
    choices.push(Choice::new(Anchor::Card(0, 0), text("Use the medkit")));
    Scene {
        trays: vec![
            tray("Hand", Some(0), vec![medkit(), medkit(), shells], 1),
            tray("Hand", Some(1), vec![], 5),
            tray("Deck", None, vec![], 31),
            tray("Exhausted", None, vec![medkit(), medkit(), medkit()], 0),
            tray("Lost", None, vec![], 0),
            tray("Reserve", None, vec![medkit()], 1),
        ],
        prompt: Some(Ask { seat: Seat(0), question: text("Your move?"), choices }),
        ..Scene::default()
    }
}

/// Hexagons with a hole, walls and doors on slanting sides.
pub(crate) fn hexagons() -> Scene {
    let mut field = board(Shape::Hex, &["....", ".. .", "...~"], |row, column| {
        format!("{}{}", char::from(b'A' + row as u8), column + 1)
    });
    field.edges = vec![
        edge(0, 0, EdgeKind::Wall),
        edge(1, 1, EdgeKind::Wall),
        edge(1, 2, EdgeKind::ClosedDoor),
        edge(4, 0, EdgeKind::OpenDoor),
        // South-west of the last cell in the second row; the east side of the second in the third.
        edge(7, 2, EdgeKind::Grille),
        edge(10, 3, EdgeKind::Line),
    ];
    Scene {
        boards: vec![field],
        pieces: vec![piece(5, "walker", "walker", Some(1)), piece(11, "walker", "walker", Some(0))],
        prompt: Some(Ask {
            seat: Seat(1),
            question: text("Where to?"),
            choices: vec![
                Choice::new(Anchor::Place(place(4)), text("Walk")),
                Choice::new(Anchor::Place(place(9)), text("Walk")),
            ],
        }),
        ..Scene::default()
    }
}

/// Two small boards whose cells have the same names.
pub(crate) fn two_boards() -> Scene {
    let name = |row: usize, column: usize| format!("{}{}", char::from(b'a' + column as u8), row + 1);
    let mut other = board(Shape::Square, &["..", ".~"], name);
    other.name = text("Deck B");
    let mut below = piece(3, "drone", "drone", None);
    below.place.board = 1;
    Scene {
        boards: vec![board(Shape::Square, &["...", "..."], name), other],
        pieces: vec![piece(0, "drone", "drone", None), below],
        awaited: vec![Seat(0), Seat(1), Seat(2)],
        ..Scene::default()
    }
}

/// A board of that many columns, every cell a choice.
pub(crate) fn wide(columns: usize) -> Scene {
    let row = ".".repeat(columns);
    let rows = [row.as_str(), row.as_str()];
    let choices =
        (0..columns as u16 * 2).map(|cell| Choice::new(Anchor::Place(place(cell)), text("Go"))).collect();
    Scene {
        boards: vec![board(Shape::Square, &rows, |row, column| format!("{:02}-{:02}", column + 1, row + 1))],
        pieces: vec![piece(1, "scout", "scout", Some(1))],
        prompt: Some(Ask { seat: Seat(0), question: text("Where?"), choices }),
        ..Scene::default()
    }
}
