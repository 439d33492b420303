//! How the base, its people and the cards look.

mod choice;
mod form;
mod glance;
mod log;
mod meant;
mod odds;
mod overlay;
mod trays;
pub(crate) mod words;

use crate::action::Action;
use crate::content::{Content, Ground, Mark};
use crate::event::Notice;
use crate::guess;
use crate::people::{Alien, Character};
use crate::state::{ACTION_POINTS, Place as Standing, State};
use crate::view::View;
use crate::{Obcy, Spot};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::ToString;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use board::{Cell, HexDir};
use table::scene::{
    Anchor, Badge, Board, Edge, EdgeKind, Floor, Gauge, Glance, Icon, Overlay, Phase, Piece, Place, Scene,
    Shape,
};
use table::{Field, Message, Picture, Prompt, Seat, Viewer};

/// The boards of the scene: the base, the outside track, and the vehicle's picture (O-TRANS-27).
const BASE: u8 = 0;
const TRACK: u8 = 1;
const VEHICLE: u8 = 2;

impl Picture for Obcy {
    fn scene(content: &Arc<Content>, view: &View, _: Viewer, prompt: Option<Prompt<'_, Obcy>>) -> Scene {
        let state = guess::rebuild(content, view);
        Scene {
            headline: Some(headline(&state)),
            goal: Some(goal(&state)),
            phases: phases(&state),
            focus: focus(&state),
            seats: seats(&state),
            boards: vec![base(content, &state), track(content), vehicle()],
            pieces: pieces(&state),
            trays: trays::all(content, view, &state),
            gauges: gauges(&state),
            prompt: prompt.map(|prompt| choice::ask(&state, prompt)),
            awaited: Vec::new(),
        }
    }

    fn tell(_: &Content, notice: &Notice) -> Message {
        log::tell(notice)
    }

    fn glance(content: &Content, view: &View, notice: &Notice) -> Glance {
        glance::glance(content, view, notice)
    }

    fn overlays(content: &Arc<Content>, view: &View, _: Viewer, pointed: Option<u16>) -> Vec<Overlay> {
        overlay::all(&guess::rebuild(content, view), pointed)
    }

    fn meant(content: &Arc<Content>, view: &View, prompt: Prompt<'_, Obcy>, anchor: Anchor) -> Vec<Action> {
        meant::meant(&guess::rebuild(content, view), *prompt.question, anchor)
    }

    fn form(content: &Content) -> Vec<Field> {
        form::form(content)
    }
}

/// The Queen, and the expedition; its players by number where there are several.
fn seats(state: &State) -> Vec<Message> {
    let queen = state.agreed.queen;
    let last = state.agreed.controllers.iter().copied().chain([queen]).max().unwrap_or(queen);
    let count = usize::from(last.0) + 1;
    let mut number = 0u8;
    let name = |seat| {
        if seat == queen {
            return "obcy-seat-queen".into();
        }
        number += 1;
        if count == 2 {
            "obcy-seat-expedition".into()
        } else {
            Message::new("obcy-seat-player").with("number", number)
        }
    };
    Seat::first(count).map(name).collect()
}

fn headline(state: &State) -> Message {
    let id = match state.table.step {
        crate::state::Step::Drive => "obcy-step-drive",
        crate::state::Step::Act => "obcy-step-act",
        crate::state::Step::Fire => "obcy-step-fire",
        crate::state::Step::Hatch => "obcy-step-hatch",
        crate::state::Step::Brood => "obcy-step-brood",
        crate::state::Step::Strike => "obcy-step-strike",
    };
    Message::new(id).with("round", state.table.round)
}

/// Who wins by what: before the Queen's death, and after it (O-QUEEN-1, O-WIN).
fn goal(state: &State) -> Message {
    match state.agreed.variant {
        _ if !state.table.queen_alive => "obcy-goal-home".into(),
        1 => "obcy-goal-points".into(),
        _ => Message::new("obcy-goal-tasks").with("count", state.agreed.goal),
    }
}

/// The six steps of a round (O-SEQ), whoever takes them.
fn phases(state: &State) -> Vec<Phase> {
    use crate::state::Step;
    let all = [
        (Step::Drive, "obcy-phase-drive"),
        (Step::Act, "obcy-phase-act"),
        (Step::Fire, "obcy-phase-fire"),
        (Step::Hatch, "obcy-phase-hatch"),
        (Step::Brood, "obcy-phase-brood"),
        (Step::Strike, "obcy-phase-strike"),
    ];
    all.map(|(step, name)| Phase { name: name.into(), now: step == state.table.step }).to_vec()
}

/// Where whoever acts stands: a character, or the alien that was picked.
fn focus(state: &State) -> Option<Place> {
    let person = state.table.current.and_then(|who| state.cell(who));
    person.or_else(|| state.table.picked.map(|alien| state.alien_cell(alien))).map(place)
}

/// A field of the base in the scene.
fn place(cell: Cell) -> Place {
    Place { board: BASE, cell: cell.0 }
}

fn spot_place(state: &State, spot: Spot) -> Option<Place> {
    state.content.base.cell(spot).map(place)
}

fn base(content: &Content, state: &State) -> Board {
    let (base, grid) = (&content.base, content.base.grid());
    let floor = |cell: Cell| {
        let terrain: Icon = match (base.mark(cell), base.ground(cell)) {
            (_, Ground::Rock) => return None,
            _ if state.table.collapsed.has(cell) => "rubble".into(),
            (Some(Mark::Store(store)), _) => Cow::Owned(format!("store-{}", store.name())),
            (Some(Mark::Computer(_)), _) => "computer".into(),
            (Some(Mark::Hatching), _) => "hatching".into(),
            (Some(Mark::Device(_)), _) => "device".into(),
            (None, Ground::Corridor) => "corridor".into(),
            (None, Ground::Room(_)) => "floor".into(),
            (None, Ground::Vent) => "vent".into(),
            (None, Ground::Airlock(_)) => "airlock".into(),
            (None, Ground::Pad) => "pad".into(),
        };
        Some(Floor { terrain, name: base.spot(cell).to_string() })
    };
    Board {
        name: "obcy-base".into(),
        shape: Shape::Hex,
        width: grid.width() as u16,
        cells: grid.cells().map(floor).collect(),
        edges: grid.cells().flat_map(|cell| edges(content, cell)).collect(),
    }
}

/// What stands to the east and below a field; all other sides are their neighbours'.
fn edges(content: &Content, cell: Cell) -> impl Iterator<Item = Edge> + '_ {
    let base = &content.base;
    let sides = [(0, HexDir::East), (1, HexDir::SouthEast), (2, HexDir::SouthWest)];
    sides.into_iter().filter_map(move |(side, dir)| {
        let next = base.grid().neighbour(cell, dir)?;
        if base.ground(cell) == Ground::Rock || base.ground(next) == Ground::Rock {
            return None;
        }
        let joins =
            |pairs: &[(Cell, Cell)]| pairs.iter().any(|pair| *pair == (cell, next) || *pair == (next, cell));
        let kind = match () {
            () if !base.adjacent(cell, next) => EdgeKind::Wall,
            () if joins(&base.doors) => EdgeKind::OpenDoor,
            () if joins(&base.grilles) => EdgeKind::Grille,
            () => return None,
        };
        Some(Edge { cell: cell.0, side, kind })
    })
}

fn track(content: &Content) -> Board {
    let fields = content.base.track;
    let name = |field: u8| match field {
        0 => "we".into(),
        field if field + 1 == fields => "wy".into(),
        field => format!("t{}", field + 1),
    };
    let floor = |field| Some(Floor { terrain: "track".into(), name: name(field) });
    Board {
        name: "obcy-track".into(),
        shape: Shape::Square,
        width: u16::from(fields),
        cells: (0..fields).map(floor).collect(),
        edges: Vec::new(),
    }
}

fn vehicle() -> Board {
    let floor = |place: u8| Some(Floor { terrain: "vehicle".into(), name: format!("p{}", place + 1) });
    Board {
        name: "obcy-vehicle".into(),
        shape: Shape::Square,
        width: 6,
        cells: (0..6).map(floor).collect(),
        edges: Vec::new(),
    }
}

/// Living characters, the transporter, aliens, then items on the floor.
fn pieces(state: &State) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = state.living().map(|who| person(state, who)).collect();
    pieces.push(Piece {
        place: place(Cell(state.table.transporter)),
        icon: "transporter".into(),
        name: "obcy-transporter".into(),
        label: None,
        owner: None,
        badges: vec![badge("fuel", "obcy-badge-drives", state.table.fuel)],
    });
    pieces.extend(state.aliens().map(|alien| creature(state, alien)));
    pieces.extend(state.table.floor.iter().map(|(cell, item, count)| Piece {
        place: place(cell),
        icon: item.kind.name().into(),
        name: words::item(item),
        label: None,
        owner: None,
        badges: if count > 1 { vec![badge("copies", "obcy-badge-copies", count)] } else { Vec::new() },
    }));
    pieces
}

fn badge(icon: &'static str, id: &'static str, value: u8) -> Badge {
    Badge { icon: icon.into(), value: Some(value.into()), name: Message::new(id).with("count", value) }
}

fn person(state: &State, who: Character) -> Piece {
    let person = state.person(who);
    let mut badges = vec![badge("strength", "obcy-badge-strength", person.strength)];
    if state.table.step.is_expedition() {
        badges.push(badge("action", "obcy-badge-ap", person.ap));
    }
    if person.stopped {
        badges.push(Badge { icon: "stopped".into(), value: None, name: "obcy-badge-stopped".into() });
    }
    let place = match person.place {
        Standing::Field(cell) => place(Cell(cell)),
        Standing::Track(field) => Place { board: TRACK, cell: field.into() },
        Standing::Aboard | Standing::Dead => Place { board: VEHICLE, cell: who as u16 },
    };
    let owner = Some(state.controller(who));
    Piece { place, icon: who.name().into(), name: words::character(who), label: None, owner, badges }
}

fn creature(state: &State, alien: Alien) -> Piece {
    let creature = state.creature(alien);
    let mut badges = vec![badge("strength", "obcy-badge-strength", creature.strength)];
    if state.content.base.is_vent(state.alien_cell(alien)) {
        badges.push(badge("doubled", "obcy-badge-doubled", creature.strength * 2));
    }
    if creature.moved {
        badges.push(Badge { icon: "moved".into(), value: None, name: "obcy-badge-moved".into() });
    }
    Piece {
        place: place(state.alien_cell(alien)),
        icon: "alien".into(),
        name: words::alien(alien),
        label: Some(format!("a{}", alien.index() + 1).into()),
        owner: Some(state.agreed.queen),
        badges,
    }
}

fn gauges(state: &State) -> Vec<Gauge> {
    let table = &state.table;
    let gauge = |id: &'static str, icon: &'static str, value: u8, most: Option<u8>| Gauge {
        name: id.into(),
        of: None,
        icon: icon.into(),
        owner: None,
        value: value.into(),
        most: most.map(i32::from),
    };
    let goal = (state.agreed.variant == 2).then_some(state.agreed.goal);
    let mut gauges = vec![
        gauge("obcy-gauge-points", "point", table.points, goal),
        gauge("obcy-gauge-fuel", "fuel", table.fuel, Some(crate::transporter::DRIVES)),
        gauge("obcy-gauge-queen", "queen", u8::from(table.queen_alive), Some(1)),
    ];
    for who in state.living() {
        let own = |id: &'static str, icon: &'static str, value: u8, most: u8| Gauge {
            of: Some(words::character(who)),
            owner: Some(state.controller(who)),
            ..gauge(id, icon, value, Some(most))
        };
        let person = state.person(who);
        gauges.push(own(
            "obcy-gauge-strength",
            "strength",
            person.strength,
            state.content.cards[who].strength,
        ));
        gauges.push(own("obcy-gauge-ap", "action", person.ap, ACTION_POINTS));
    }
    gauges
}
