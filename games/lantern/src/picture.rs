//! How the house and the cards look.

use crate::action::{Action, Card, Notice, Question};
use crate::content::Content;
use crate::view::View;
use crate::{Lantern, Spot};
use alloc::string::ToString;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use board::{Cell, Dir, Edge};
use table::scene::{
    self, Anchor, Ask, Board, Choice, Cue, Die, EdgeKind, Floor, Gauge, Glance, Odds, Piece, Place, Scene,
    Shape, Tray,
};
use table::{Field, Input, Message, Picture, Prompt, Seat, Viewer};

pub(crate) fn card(card: Card) -> Message {
    match card {
        Card::Dash => "lantern-dash".into(),
        Card::Bolt => "lantern-bolt".into(),
    }
}

pub(crate) fn thief(seat: Seat) -> Message {
    Message::new("lantern-thief").with("seat", seat.0)
}

fn cell(spot: Spot) -> Message {
    Message::new("lantern-cell").with("cell", spot.to_string())
}

impl Picture for Lantern {
    fn scene(
        content: &Arc<Content>,
        view: &View,
        viewer: Viewer,
        prompt: Option<Prompt<'_, Lantern>>,
    ) -> Scene {
        let pieces: Vec<Piece> = Seat::first(view.thieves.len())
            .zip(&view.thieves)
            .map(|(seat, spot)| Piece {
                place: place(content, *spot),
                icon: "thief".into(),
                name: thief(seat),
                label: None,
                owner: Some(seat),
                badges: Vec::new(),
            })
            .collect();
        Scene {
            headline: Some(
                Message::new("lantern-turn").with("seat", view.next.0).with("left", view.turns_left),
            ),
            goal: Some(Message::new("lantern-goal").with("turns", content.numbers.turns)),
            phases: Vec::new(),
            focus: None,
            seats: Seat::first(view.thieves.len())
                .map(|seat| Message::new("lantern-seat").with("seat", seat.0))
                .collect(),
            boards: vec![house(content)],
            pieces,
            trays: trays(view, viewer),
            gauges: vec![Gauge {
                name: "lantern-turns-left".into(),
                of: None,
                icon: "hourglass".into(),
                owner: None,
                value: i32::from(view.turns_left),
                most: Some(i32::from(content.numbers.turns)),
            }],
            prompt: prompt.map(|prompt| ask(content, view, prompt)),
            awaited: Vec::new(),
        }
    }

    fn tell(_: &Content, notice: &Notice) -> Message {
        match notice {
            Notice::Stepped(seat, to) => {
                Message::new("lantern-stepped").with("thief", thief(*seat)).with("to", cell(*to))
            }
            Notice::Played(seat, played) => {
                Message::new("lantern-played").with("seat", seat.0).with("card", card(*played))
            }
            Notice::Bolted(seat, die) => {
                Message::new("lantern-bolted").with("thief", thief(*seat)).with("die", *die)
            }
            Notice::Returned(seat, to) => {
                Message::new("lantern-returned").with("thief", thief(*seat)).with("to", cell(*to))
            }
            Notice::Stopped(seat) => Message::new("lantern-stopped").with("seat", seat.0),
            Notice::Waited(seat) => Message::new("lantern-waited").with("seat", seat.0),
            Notice::Drew(seat, None) => Message::new("lantern-drew").with("seat", seat.0),
            Notice::Drew(seat, Some(drawn)) => {
                Message::new("lantern-drew-card").with("seat", seat.0).with("card", card(*drawn))
            }
            Notice::Reshuffled => "lantern-reshuffled".into(),
        }
    }

    fn glance(content: &Content, view: &View, notice: &Notice) -> Glance {
        let home = |seat: Seat| view.thieves.get(seat.index()).map(|spot| place(content, *spot));
        match *notice {
            Notice::Stepped(_, to) | Notice::Returned(_, to) => {
                Glance::heard(Cue::Step).at([place(content, to)])
            }
            Notice::Bolted(seat, die) => Glance::heard(Cue::Shot).at(home(seat)).rolled(Die::six(die)),
            Notice::Played(..) | Notice::Drew(..) | Notice::Reshuffled => Glance::heard(Cue::Card),
            Notice::Stopped(seat) | Notice::Waited(seat) => Glance::default().at(home(seat)),
        }
    }

    fn meant(content: &Arc<Content>, _: &View, _: Prompt<'_, Lantern>, anchor: Anchor) -> Vec<Action> {
        match anchor {
            Anchor::Place(place) if usize::from(place.cell) < content.house.size() => {
                vec![Action::Step(content.spot(Cell(place.cell)))]
            }
            Anchor::Piece(number) => vec![Action::Bolt(Seat(number as u8))],
            _ => Vec::new(),
        }
    }

    fn form(_: &Content) -> Vec<Field> {
        vec![Field::new("lantern", "seats", Input::Number { least: 2, most: 4 })]
    }
}

fn place(content: &Content, spot: Spot) -> Place {
    Place { board: 0, cell: content.cell(spot).map_or(0, |cell| cell.0) }
}

fn house(content: &Content) -> Board {
    let house = &content.house;
    let floor = |cell: Cell| {
        let terrain = match house.mark(cell)? {
            '*' => "lantern",
            '1'..='4' => "start",
            _ => "floor",
        };
        Some(Floor { terrain: terrain.into(), name: content.spot(cell).to_string() })
    };
    let walls = |cell: Cell| {
        Dir::ALL.into_iter().filter(move |dir| {
            // Each wall once: west and north ones belong to the neighbour, but for the outer walls.
            let kept = matches!(dir, Dir::East | Dir::South) || house.neighbour(cell, *dir).is_none();
            kept && house.edge(cell, *dir) == Edge::Wall
        })
    };
    let cells = (0..house.size() as u16).map(Cell);
    Board {
        name: "lantern-house".into(),
        shape: Shape::Square,
        width: house.width() as u16,
        cells: cells.clone().map(floor).collect(),
        edges: cells
            .flat_map(|cell| walls(cell).map(move |dir| (cell, dir)))
            .map(|(cell, dir)| scene::Edge { cell: cell.0, side: dir as u8, kind: EdgeKind::Wall })
            .collect(),
    }
}

fn trays(view: &View, viewer: Viewer) -> Vec<Tray> {
    let shown = |cards: &[Card]| cards.iter().map(|card| face(*card)).collect::<Vec<_>>();
    let hands = Seat::first(view.hands.len()).zip(&view.hands).map(|(seat, &size)| {
        let open = view.hand.as_deref().filter(|_| viewer.is(seat));
        Tray {
            name: Message::new("lantern-hand").with("seat", seat.0),
            owner: Some(seat),
            cards: open.map_or(Vec::new(), shown),
            face_down: if open.is_some() { 0 } else { u16::from(size) },
        }
    });
    let pile = |name: &'static str, cards: &[Card], face_down| Tray {
        name: name.into(),
        owner: None,
        cards: shown(cards),
        face_down,
    };
    let piles = [pile("lantern-deck", &[], view.deck.into()), pile("lantern-discard", &view.discard, 0)];
    hands.chain(piles).collect()
}

fn face(kind: Card) -> scene::Card {
    let (icon, text) = match kind {
        Card::Dash => ("dash", "lantern-dash-text"),
        Card::Bolt => ("bolt", "lantern-bolt-text"),
    };
    scene::Card { icon: icon.into(), name: card(kind), text: text.into(), badges: Vec::new() }
}

fn ask(content: &Content, view: &View, prompt: Prompt<'_, Lantern>) -> Ask {
    Ask {
        seat: prompt.seat,
        question: match prompt.question {
            Question::Turn => "lantern-question-turn".into(),
            Question::Dash => "lantern-question-dash".into(),
        },
        choices: prompt.choices.iter().map(|action| choice(content, view, *action)).collect(),
    }
}

fn choice(content: &Content, view: &View, action: Action) -> Choice {
    let to = |spot: Spot, id: &'static str| {
        let anchor = Anchor::Place(place(content, spot));
        Choice {
            path: vec![place(content, spot)],
            ..Choice::new(anchor, Message::new(id).with("to", cell(spot)))
        }
    };
    match action {
        Action::Step(spot) => to(spot, "lantern-step"),
        Action::Dash(spot) => to(spot, "lantern-play-dash"),
        Action::Bolt(target) => {
            let label = Message::new("lantern-play-bolt")
                .with("thief", thief(target))
                .with("at", cell(view.thieves[target.index()]));
            let hits = 7 - u64::from(content.numbers.cards.bolt.hits_on);
            let odds = vec![Odds { outcome: "lantern-hit".into(), ways: hits, of: 6 }];
            Choice { odds, ..Choice::new(Anchor::Piece(u16::from(target.0)), label) }
        }
        Action::Wait => Choice::new(Anchor::Button, "lantern-wait"),
        Action::Stop => Choice::new(Anchor::Button, "lantern-stop"),
    }
}
