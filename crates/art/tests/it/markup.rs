//! What is written is XML that a strict page takes: no scripts, no inline styles, nothing from elsewhere.

use crate::boards::{board, every_edge, piece};
use crate::play::scenes;
use roxmltree::{Document, Node};
use std::collections::BTreeSet;
use table::scene::{Anchor, Ask, Badge, Choice, Place, Scene, Shape};
use table::{Message, Seat};

/// A part of a picture, as a page would hold it.
fn in_svg(part: &str) -> String {
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg">{part}</svg>"#)
}

#[track_caller]
fn checked(svg: &str) -> Document<'_> {
    let document = Document::parse(svg).unwrap_or_else(|error| panic!("{error} in {svg}"));
    let mut ids = BTreeSet::new();
    for node in document.descendants().filter(Node::is_element) {
        assert_eq!(node.tag_name().namespace(), Some("http://www.w3.org/2000/svg"), "{node:?}");
        assert!(!["script", "image", "foreignObject"].contains(&node.tag_name().name()), "{node:?}");
        for attribute in node.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            assert!(name != "style" && !name.starts_with("on"), "`{name}` is forbidden by a strict policy");
            assert!(name != "href" || value.starts_with('#'), "`{value}` leads elsewhere");
            assert!(!value.contains("NaN") && !value.contains("inf"), "{name}=\"{value}\" is no number");
        }
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id.to_string()), "`{id}` stands twice");
        }
    }
    document
}

/// Every reference leads to something in the same picture.
#[track_caller]
fn complete(document: &Document<'_>) {
    let ids: BTreeSet<_> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    for node in document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "use")))
    {
        let id = node.attribute("href").and_then(|href| href.strip_prefix('#')).unwrap_or_default();
        assert!(ids.contains(id), "`{id}` is referred to and not there");
    }
}

/// Classes without a rule of their own: names by which front ends find things, and kinds of what has a common rule.
const HOOKS: [&str; 10] = [
    "art-ground",
    "art-doorway",
    "art-plain",
    "art-sheet",
    "art-token",
    "art-edge",
    "art-door",
    "art-open",
    "art-closed",
    "art-barred",
];
const KINDS_OF: [&str; 2] = ["art-on-", "art-is-"];

/// Every other class that is used is in the style sheet.
#[track_caller]
fn styled(document: &Document<'_>) {
    let classes = document.descendants().filter_map(|node| node.attribute("class"));
    for class in classes.flat_map(str::split_whitespace).filter(|class| !HOOKS.contains(class)) {
        let rule = format!(".{class}");
        let follows = |rest: &str| rest.starts_with([' ', ',', '.', ':']);
        let known =
            art::style().match_indices(&rule).any(|(at, _)| follows(&art::style()[at + rule.len()..]));
        let kind = KINDS_OF.iter().any(|prefix| class.starts_with(prefix));
        assert!(known || kind, "`{class}` is not in the style sheet");
    }
}

#[test]
fn symbols_are_well_formed_and_complete() {
    let svg = in_svg(art::symbols());
    let document = checked(&svg);
    complete(&document);
    let names = art::names().count();
    let symbols = document.descendants().filter(|node| node.tag_name().name() == "symbol");
    assert_eq!(symbols.count(), names + art::BASES.len());
    for name in art::names() {
        let wanted = format!("i-{name}");
        let symbol =
            document.descendants().find(|node| node.attribute("id") == Some(wanted.as_str())).unwrap();
        assert_eq!(symbol.attribute("viewBox"), Some("0 0 64 64"), "{name}");
        assert!(symbol.descendants().count() > 1, "{name} is empty");
    }
}

#[test]
fn covers_and_brand_are_well_formed() {
    let covers = ["corps", "obcy", "requiem", "lantern"].map(art::cover);
    for cover in covers {
        checked(cover);
        assert!(cover.len() < 6 * 1024, "a cover of {} bytes", cover.len());
    }
    assert_eq!(covers.into_iter().collect::<BTreeSet<_>>().len(), 4);
    for mark in [art::logo(), art::wordmark(), art::favicon(), art::app_icon()] {
        checked(mark);
    }
    // They may stand on one page, so their gradients must not be mistaken for each other.
    checked(&in_svg(&covers.concat()));
}

#[test]
fn drawings_are_light() {
    let covers: usize =
        ["corps", "obcy", "requiem", "lantern"].map(|game| art::cover(game).len()).iter().sum();
    let total = art::symbols().len() + covers;
    assert!(total <= 90 * 1024, "{total} bytes of symbols and covers");
}

#[test]
fn grounds_and_edges_are_well_formed_and_styled() {
    for shape in [Shape::Square, Shape::Hex] {
        for board in [every_edge(shape), board(shape, &[".m~#", "  ~#", "#..."])] {
            let geometry = art::Geometry::of(&board);
            let edges: String = board.edges.iter().map(|edge| art::edge(&geometry, edge)).collect();
            let svg = in_svg(&format!("{}{edges}", art::ground(&board)));
            styled(&checked(&svg));
        }
    }
}

#[test]
fn sheets_of_real_matches_stand_alone() {
    let mut seen = scenes::<tictactoe::TicTacToe>(1, 3, 9);
    seen.extend(scenes::<lantern::Lantern>(1, 20, 60));
    seen.extend(scenes::<requiem::Requiem>(1, 97, 400));
    seen.extend(scenes::<obcy::Obcy>(1, 97, 400));
    seen.extend(scenes::<corps::Corps>(1, 97, 400));
    for scene in seen {
        for theme in [art::Theme::Dark, art::Theme::Light] {
            let svg = art::sheet(&scene, theme);
            let document = checked(&svg);
            complete(&document);
            styled(&document);
        }
    }
}

#[test]
fn odd_scenes_do_no_harm() {
    let empty = art::sheet(&Scene::default(), art::Theme::Dark);
    checked(&empty);

    let mut wild = board(Shape::Square, &["."]);
    wild.width = 0;
    let mut stray = piece(9, "<no> \"such\" &drawing", Some(200));
    stray.label = Some("<&\">".into());
    let badge = |value| Badge { icon: "\"<&".into(), value, name: Message::new("a badge") };
    stray.badges = [Some(i32::MIN), None, Some(3), None, Some(7)].map(badge).to_vec();
    let nowhere = Place { board: 7, cell: u16::MAX };
    let choices = [Anchor::Place(nowhere), Anchor::Piece(40), Anchor::Card(3, 3), Anchor::Button];
    let scene = Scene {
        boards: vec![wild],
        pieces: vec![stray],
        prompt: Some(Ask {
            seat: Seat(0),
            question: Message::new("a question"),
            choices: choices
                .into_iter()
                .map(|anchor| Choice::new(anchor, Message::new("a choice")))
                .collect(),
        }),
        ..Scene::default()
    };
    let svg = art::sheet(&scene, art::Theme::Light);
    let document = checked(&svg);
    complete(&document);
    let letters =
        document.descendants().find(|node| node.tag_name().name() == "text").and_then(|node| node.text());
    assert_eq!(letters, Some("<&\">"));
}

#[test]
fn choices_are_lit_where_they_are() {
    let mut scene = Scene { boards: vec![board(Shape::Square, &["..."])], ..Scene::default() };
    scene.pieces = vec![piece(2, "alien", None)];
    let lit = |scene: &Scene| art::sheet(scene, art::Theme::Dark).matches("class=\"art-choice\"").count();
    assert_eq!(lit(&scene), 0);
    let anchors =
        [Anchor::Place(Place { board: 0, cell: 0 }), Anchor::Piece(0), Anchor::Button, Anchor::Piece(0)];
    scene.prompt = Some(Ask {
        seat: Seat(0),
        question: Message::new("a question"),
        choices: anchors.into_iter().map(|anchor| Choice::new(anchor, Message::new("a choice"))).collect(),
    });
    assert_eq!(lit(&scene), 2);
}
