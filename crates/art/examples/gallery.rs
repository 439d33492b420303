//! Pages to look at: every icon in three sizes and both themes, covers, and boards in play. Written to `target/gallery`.

use std::fs;
use std::path::Path;
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
    let figure = |(at, name): (usize, &str)| {
        let drawn =
            |size: u32| format!(r##"<svg width="{size}" height="{size}"><use href="#i-{name}"/></svg> "##);
        let owner = if at % 9 == 8 { None } else { Some(Seat(at as u8 % 9)) };
        let piece = table::scene::Piece {
            place: table::scene::Place { board: 0, cell: 0 },
            icon: name.to_string().into(),
            name: "gallery".into(),
            label: None,
            owner,
            badges: Vec::new(),
        };
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
