//! How the boards, heroes, cards and tasks look.

mod choice;
mod form;
mod glance;
mod log;
mod meant;
mod odds;
mod overlay;
mod trays;
pub(crate) mod words;

use crate::action::{Action, Event};
use crate::content::{Content, Terrain};
use crate::hero::{Hero, Kind, PREDATOR, Race};
use crate::spot::Area;
use crate::view::{HeroView, View};
use crate::{Requiem, view};
use alloc::string::ToString;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use board::Cell;
use table::scene::{Anchor, Badge, Board, Floor, Gauge, Glance, Overlay, Phase, Piece, Place, Scene, Shape};
use table::{Field, Message, Picture, Prompt, Viewer};

impl Picture for Requiem {
    fn scene(content: &Arc<Content>, view: &View, _: Viewer, prompt: Option<Prompt<'_, Requiem>>) -> Scene {
        Scene {
            headline: Some(
                Message::new("requiem-turn")
                    .with("race", words::race(view.active))
                    .with("round", view.rounds + 1),
            ),
            goal: Some(if view.tasks { "requiem-goal-tasks" } else { "requiem-goal-last" }.into()),
            phases: phases(view),
            focus: view
                .current
                .and_then(|hero| content.map.cell(view.heroes.get(&hero)?.cell))
                .map(|cell| place(content, cell)),
            seats: seats(view),
            boards: vec![board(content, Area::City), board(content, Area::Sewer)],
            pieces: view.heroes.iter().map(|(hero, seen)| piece(content, view, *hero, seen)).collect(),
            trays: trays::all(content, view),
            gauges: gauges(content, view),
            prompt: prompt.map(|prompt| choice::ask(&view::rebuild(content, view), prompt)),
            awaited: Vec::new(),
        }
    }

    fn tell(content: &Content, notice: &Event) -> Message {
        log::tell(content, notice)
    }

    fn glance(content: &Content, view: &View, notice: &Event) -> Glance {
        glance::glance(content, view, notice)
    }

    fn overlays(content: &Arc<Content>, view: &View, viewer: Viewer, pointed: Option<u16>) -> Vec<Overlay> {
        overlay::all(&view::rebuild(content, view), viewer, pointed)
    }

    fn meant(
        content: &Arc<Content>,
        view: &View,
        prompt: Prompt<'_, Requiem>,
        anchor: Anchor,
    ) -> Vec<Action> {
        meant::meant(content, view, *prompt.question, anchor)
    }

    fn form(_: &Content) -> Vec<Field> {
        form::form()
    }
}

/// The steps of a turn (R-TURN-1). Only the Predator has a visor and a cloak.
fn phases(view: &View) -> Vec<Phase> {
    use crate::state::Phase as Step;
    let predator = view.active == Race::Predator;
    let all = [
        (Step::Spend, "requiem-phase-spend", true),
        (Step::Visor, "requiem-phase-visor", predator),
        (Step::Cloak, "requiem-phase-cloak", predator),
        (Step::Act, "requiem-phase-act", true),
    ];
    let part = all.into_iter().filter(|(.., part)| *part);
    part.map(|(step, name, _)| Phase { name: name.into(), now: step == view.phase }).collect()
}

/// Seats are called by their races.
fn seats(view: &View) -> Vec<Message> {
    let mut seated: Vec<_> = view.seats.iter().map(|(race, seat)| (*seat, words::race(*race))).collect();
    table::arrange(&mut seated, |(seat, _)| *seat);
    seated.into_iter().map(|(_, name)| name).collect()
}

/// Where a cell is in the scene: city on board 0, sewer on board 1.
fn place(content: &Content, cell: Cell) -> Place {
    match content.map.area(cell) {
        Area::City => Place { board: 0, cell: cell.0 },
        Area::Sewer => Place { board: 1, cell: cell.0 - city_size(content) },
    }
}

fn city_size(content: &Content) -> u16 {
    u16::from(content.map.width(Area::City)) * u16::from(content.map.height(Area::City))
}

fn board(content: &Content, area: Area) -> Board {
    let map = &content.map;
    let floor = |cell: Cell| {
        let terrain = match map.terrain(cell) {
            Terrain::Floor => "floor",
            Terrain::Wall | Terrain::Blocked => "wall",
            Terrain::Passage => "passage",
            Terrain::Water => "water",
            Terrain::GuardCell => "guard-cell",
            Terrain::PredatorCell => "predator-cell",
            Terrain::HybridCell => "hybrid-cell",
            Terrain::Hive(_) => "hive",
            Terrain::Link(_) => "manhole",
        };
        Some(Floor { terrain: terrain.into(), name: map.spot(cell).to_string() })
    };
    Board {
        name: match area {
            Area::City => "requiem-city".into(),
            Area::Sewer => "requiem-sewer".into(),
        },
        shape: Shape::Square,
        width: map.width(area).into(),
        cells: map.cells().filter(|cell| map.area(*cell) == area).map(floor).collect(),
        edges: Vec::new(),
    }
}

fn piece(content: &Content, view: &View, hero: Hero, seen: &HeroView) -> Piece {
    let badge = |icon: &'static str, value: Option<u8>, name: &'static str| {
        let name = value.map_or(Message::new(name), |value| Message::new(name).with("count", value));
        Badge { icon: icon.into(), value: value.map(i32::from), name }
    };
    let mut badges = Vec::new();
    match hero.kind() {
        Kind::Alien if seen.wounds == 0 => {}
        Kind::Alien => badges.push(badge("wound", Some(seen.wounds), "requiem-badge-wounds")),
        _ => badges.push(badge("health", Some(seen.health), "requiem-badge-health")),
    }
    if hero.race() == view.active && !seen.done {
        badges.push(badge("action", Some(seen.ap), "requiem-badge-ap"));
    }
    if seen.entangled {
        badges.push(badge("net", None, "requiem-badge-entangled"));
    }
    if hero == PREDATOR && view.cloak {
        badges.push(badge("cloak", None, "requiem-badge-cloaked"));
    }
    Piece {
        place: content.map.cell(seen.cell).map_or(Place { board: 0, cell: 0 }, |cell| place(content, cell)),
        icon: hero.kind().name().into(),
        name: words::hero(hero),
        label: Some(hero.to_string().into()),
        owner: view.seats.get(&hero.race()).copied(),
        badges,
    }
}

fn gauges(content: &Content, view: &View) -> Vec<Gauge> {
    let mut gauges = Vec::new();
    for race in Race::ALL.into_iter().filter(|race| view.seats.contains_key(race)) {
        let owner = view.seats.get(&race).copied();
        let Some(side) = view.races.get(&race) else { continue };
        let mut add = |id: &'static str, icon: &'static str, value: u8, most: u8| {
            gauges.push(Gauge {
                name: id.into(),
                of: None,
                icon: icon.into(),
                owner,
                value: value.into(),
                most: Some(most.into()),
            });
        };
        add("requiem-gauge-tp", "tactical", side.tp, crate::finish::MOST_TP);
        if view.tasks {
            add("requiem-gauge-level", "level", side.level, crate::tasks::TOP);
        }
        if race == Race::Predator && side.alive {
            add("requiem-gauge-energy", "energy", view.energy, content.heroes[Kind::Predator].energy);
        }
    }
    gauges
}
