//! Drawn scenes.

use crate::expect::expect;
use crate::worlds;
use table::scene::{Anchor, Choice, Place, Shape};
use table::{Scene, Seat, Seeded, Viewer};
use terminal::{Style, draw};

const BESIDE: Style = Style { beside: true, ..Style::PLAIN };

fn tictactoe() -> Scene {
    let chance = &mut Seeded::from_number(1);
    let mut game = catalog::begin("tictactoe", &[], None, chance).expect("tic-tac-toe begins");
    for (turn, (seat, index)) in (0..).zip([(0, 4), (1, 0), (0, 0)]) {
        game.answer(turn, Seat(seat), index, chance).expect("the choice is on offer");
    }
    game.scene(Viewer::Seat(Seat(1)))
}

#[test]
fn golden_drawings() {
    expect("tictactoe.txt", &draw(&tictactoe(), Style::PLAIN));
    expect("ship.txt", &draw(&worlds::ship(), Style::PLAIN));
    expect("ship-beside.txt", &draw(&worlds::ship(), Style { width: 120, ..BESIDE }));
    expect("hands.txt", &draw(&worlds::hands(), Style::PLAIN));
    expect("hexagons.txt", &draw(&worlds::hexagons(), Style::PLAIN));
    expect("two-boards.txt", &draw(&worlds::two_boards(), Style::PLAIN));
    expect("wide-20.txt", &draw(&worlds::wide(20), Style::PLAIN));
    expect("wide-30.txt", &draw(&worlds::wide(30), Style::PLAIN));
    expect("wide-50.txt", &draw(&worlds::wide(50), Style::PLAIN));
}

fn all() -> [Scene; 8] {
    let (wide, wider) = (worlds::wide(24), worlds::wide(60));
    let mut far = worlds::wide(30);
    far.boards[0].shape = Shape::Hex;
    [far, tictactoe(), worlds::ship(), worlds::hands(), worlds::hexagons(), worlds::two_boards(), wide, wider]
}

#[test]
fn nothing_is_wider_than_the_screen_or_ends_in_blanks() {
    for scene in all() {
        for width in [80, 100, 120, 200] {
            for beside in [false, true] {
                let drawn = draw(&scene, Style { width, beside, ..Style::PLAIN });
                for line in drawn.lines() {
                    assert!(line.chars().count() <= width, "{width} columns: {line}");
                    assert_eq!(line, line.trim_end());
                }
            }
        }
    }
}

#[test]
fn colour_adds_codes_and_nothing_else() {
    for scene in all() {
        let plain = draw(&scene, Style::PLAIN);
        assert!(!plain.contains('\x1b'));
        let coloured = draw(&scene, Style { colour: true, ..Style::PLAIN });
        assert!(coloured.contains("\x1b["));
        let mut stripped = String::new();
        for (index, part) in coloured.split("\x1b[").enumerate() {
            stripped.push_str(if index == 0 {
                part
            } else {
                part.split_once('m').map_or("", |(_, rest)| rest)
            });
        }
        // Blanks at the end of a line may stand inside the last colour.
        let trimmed: String = stripped.lines().map(|line| line.trim_end().to_string() + "\n").collect();
        assert_eq!(trimmed, plain);
    }
}

#[test]
fn everybody_can_tell_owners_apart_without_colour() {
    let mut scene = worlds::wide(8);
    scene.pieces = (0..8).map(|seat| worlds::piece(u16::from(seat), "scout", "scout", Some(seat))).collect();
    let drawn = draw(&scene, Style::PLAIN);
    for seat in 0..8 {
        assert!(drawn.contains(&format!("S{seat}")), "{drawn}");
    }
}

/// Scenes may come over a wire: one that contradicts itself is drawn as well as can be.
#[test]
fn impossible_scenes_are_drawn_too() {
    let mut scene = worlds::ship();
    scene.boards[0].width = 0;
    draw(&scene, Style::PLAIN);
    let mut scene = worlds::hexagons();
    scene.boards[0].width = 1000;
    draw(&scene, Style::PLAIN);
    let mut scene = worlds::ship();
    scene.boards[0].edges.push(worlds::edge(9999, 250, table::scene::EdgeKind::Wall));
    scene.pieces[0].place = Place { board: 9, cell: 9999 };
    if let Some(ask) = &mut scene.prompt {
        let anchors = [Anchor::Place(Place { board: 9, cell: 0 }), Anchor::Piece(99), Anchor::Card(9, 9)];
        ask.choices.extend(anchors.map(|anchor| Choice::new(anchor, "no-such-words")));
    }
    assert!(draw(&scene, Style { width: 0, ..BESIDE }).contains("⟨no-such-words⟩"));
    assert_eq!(draw(&Scene::default(), Style::PLAIN), "");
}
