//! Pages to look at: every icon in three sizes and both themes, covers, and boards in play. Written to `target/gallery`.

use std::fs;
use std::path::Path;
use table::scene::{Badge, Board, Edge, EdgeKind, Floor, Piece, Place, Shape};
use table::{Chance, Match, Pack, Picture, Scene, Seat, Seeded, Viewer};

fn main() -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/gallery");
    fs::create_dir_all(&folder)?;
    for theme in [art::Theme::Dark, art::Theme::Light] {
        let name = theme.name();
        fs::write(folder.join(format!("icons-{name}.html")), icons(theme))?;
        fs::write(folder.join(format!("brand-{name}.html")), brand(theme))?;
        for (game, scene) in scenes() {
            fs::write(folder.join(format!("{game}-{name}.svg")), art::sheet(&scene, theme))?;
        }
    }
    println!("{}", folder.display());
    Ok(())
}

/// A page with the colours of a theme and all symbols in it.
fn page(theme: art::Theme, body: &str) -> String {
    format!(
        r#"<!doctype html><html data-theme="{}"><meta charset="utf-8"><style>{}
body {{ background: var(--art-void); color: var(--art-badge-ink); font: 12px system-ui; margin: 16px; }}
.grid {{ display: grid; grid-template-columns: repeat(auto-fill, 226px); gap: 8px; }}
figure {{ margin: 0; }} figure > svg {{ --art-shade: color-mix(in srgb, currentColor 50%, var(--art-void)); --art-line: var(--art-void); }}
.covers {{ display: grid; grid-template-columns: 480px 480px; gap: 16px; }} .covers div {{ width: 480px; height: 270px; overflow: hidden; }}
.covers svg {{ width: 100%; height: 100%; }}</style>
<svg width="0" height="0" style="position:absolute"><defs>{}</defs></svg>{body}</html>"#,
        theme.name(),
        art::style(),
        art::symbols()
    )
}

fn icons(theme: art::Theme) -> String {
    let figure = |(at, name): (usize, &'static str)| {
        let drawn =
            |size: u32| format!(r##"<svg width="{size}" height="{size}"><use href="#i-{name}"/></svg> "##);
        let owner = if at % 9 == 8 { None } else { Some(Seat(at as u8 % 9)) };
        let piece = Piece { owner, ..piece(0, name, None) };
        let token = art::token(&piece);
        format!(
            r#"<figure>{}{}{}<svg viewBox="0 0 64 64" width="32" height="32">{token}</svg><br>{name}</figure>"#,
            drawn(24),
            drawn(48),
            drawn(96)
        )
    };
    let figures: String = art::names().enumerate().map(figure).collect();
    page(theme, &format!(r#"<div class="grid">{figures}</div>"#))
}

fn brand(theme: art::Theme) -> String {
    let games = ["corps", "obcy", "requiem", "any"];
    let covers: String = games.map(|game| format!("<div>{}</div>", art::cover(game))).concat();
    let marks = [art::logo(), art::wordmark(), art::favicon(), art::app_icon()];
    let marks = marks.map(|mark| format!("<div style=\"height:96px\">{mark}</div>")).concat();
    page(theme, &format!(r#"<div class="covers">{covers}</div><div class="covers">{marks}</div>"#))
}

fn scenes() -> Vec<(&'static str, Scene)> {
    vec![
        ("deck", deck()),
        ("tictactoe", played::<tictactoe::TicTacToe>(3)),
        ("lantern", played::<lantern::Lantern>(12)),
        ("requiem", played::<requiem::Requiem>(160)),
        ("obcy", played::<obcy::Obcy>(160)),
    ]
}

/// A match after so many random decisions, as whoever is asked sees it.
fn played<G: Picture>(decisions: u32) -> Scene {
    let chance = &mut Seeded::from_number(7);
    let options = G::Options::default();
    let mut game =
        Match::<G>::new(&Pack::builtin(), options, chance).expect("default options can be played with");
    for turn in 0..decisions {
        let Some(prompt) = game.prompts().iter().next() else { break };
        let (seat, count) = (prompt.seat, prompt.choices.len() as u32);
        let index = chance.below(count);
        game.answer(turn, seat, index, chance).expect("a choice on offer is taken");
    }
    let seat = game.prompts().iter().next().map_or(Seat(0), |prompt| prompt.seat);
    let viewer = Viewer::Seat(seat);
    G::scene(game.content(), &game.view(viewer), viewer, game.prompts().of(seat))
}

/// A colony deck made by hand: every kind of edge, several owners, crowded cells, badges.
fn deck() -> Scene {
    const ROWS: [&str; 5] = ["..........", "..........", "...  .....", "..........", ".........."];
    let floor = |mark: char| (mark == '.').then(|| Floor { terrain: "floor".into(), name: "deck".into() });
    let edge = |cell, side, kind| Edge { cell, side, kind };
    let (mut edges, kinds) = (Vec::new(), [EdgeKind::ClosedDoor, EdgeKind::OpenDoor, EdgeKind::Barricade]);
    for row in 0..5 {
        edges.push(edge(row * 10 + 2, 1, if row == 1 { EdgeKind::ClosedDoor } else { EdgeKind::Wall }));
        edges.push(edge(row * 10 + 6, 1, if row == 3 { EdgeKind::Barricade } else { EdgeKind::Wall }));
    }
    edges.extend((3..6).zip(kinds).map(|(column, kind)| edge(column, 2, kind)));
    edges.push(edge(6, 2, EdgeKind::Grille));
    edges.extend((7..10).map(|column| edge(20 + column, 2, EdgeKind::Line)));
    let people = ["gorman", "hicks", "hudson", "vasquez", "frost", "ripley", "newt", "android"];
    let stands = [11, 12, 21, 14, 15, 25, 26, 31];
    let mut pieces: Vec<Piece> = (0..)
        .zip(people.into_iter().zip(stands))
        .map(|(seat, (icon, cell))| piece(cell, icon, Some(seat)))
        .collect();
    let beasts = [(8, "alien"), (18, "swarm"), (28, "facehugger"), (38, "blip"), (38, "mission-blip")];
    let tokens = [
        (9, "spawn-point"),
        (0, "crate"),
        (20, "computer"),
        (48, "sentry-gun"),
        (40, "exit"),
        (46, "tunnel"),
    ];
    pieces.extend(beasts.into_iter().chain(tokens).map(|(cell, icon)| piece(cell, icon, None)));
    let badge = |icon: &'static str, value| Badge { icon: icon.into(), value, name: "gallery".into() };
    pieces[1].badges = vec![badge("aim", Some(7)), badge("action", Some(2))];
    pieces[4].badges = vec![badge("knocked-down", None), badge("wound", Some(1))];
    pieces[9].badges = vec![badge("copies", Some(4))];
    Scene {
        boards: vec![Board {
            name: "gallery".into(),
            shape: Shape::Square,
            width: 10,
            cells: ROWS.concat().chars().map(floor).collect(),
            edges,
        }],
        pieces,
        ..Scene::default()
    }
}

fn piece(cell: u16, icon: &'static str, owner: Option<u8>) -> Piece {
    Piece {
        place: Place { board: 0, cell },
        icon: icon.into(),
        name: "gallery".into(),
        label: None,
        owner: owner.map(Seat),
        badges: Vec::new(),
    }
}
