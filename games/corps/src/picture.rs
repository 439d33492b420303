//! How the boards, the squad and the cards look.

mod ahead;
mod choice;
mod form;
mod glance;
mod log;
mod meant;
mod odds;
mod overlay;
mod pieces;
mod source;
mod trays;
pub(crate) mod words;

use crate::Corps;
use crate::action::Action;
use crate::agenda::Todo;
use crate::content::{Content, Ground};
use crate::event::Notice;
use crate::guess;
use crate::people::Place as Fate;
use crate::round;
use crate::state::State;
use crate::view::View;
use alloc::borrow::Cow;
use alloc::string::ToString;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use board::{Cell, Dir, Edge as Between};
use table::scene::{
    Anchor, Board, Edge, EdgeKind, Floor, Gauge, Glance, Icon, Overlay, Phase, Place, Scene, Shape,
};
use table::{Field, Message, Picture, Prompt, Viewer};

impl Picture for Corps {
    fn scene(
        content: &Arc<Content>,
        view: &View,
        viewer: Viewer,
        prompt: Option<Prompt<'_, Corps>>,
    ) -> Scene {
        let state = guess::rebuild(content, view, viewer);
        let trays = trays::all(&state, view);
        Scene {
            headline: Some(headline(&state)),
            goal: Some(words::mission_goal(state.mission().key)),
            phases: phases(&state),
            focus: state.table.current.and_then(|(who, _)| state.cell_of(who)).map(place),
            seats: seats(&state),
            boards: vec![board(&state)],
            pieces: pieces::all(&state).into_iter().map(|(_, piece)| piece).collect(),
            prompt: prompt.map(|prompt| choice::ask(&state, &trays, prompt)),
            trays: trays.into_iter().map(|(_, tray)| tray).collect(),
            gauges: gauges(&state, view),
            awaited: Vec::new(),
        }
    }

    fn seat_names(content: &Arc<Content>, view: &View) -> Vec<Message> {
        seats(&guess::rebuild(content, view, Viewer::Spectator))
    }

    fn tell(content: &Content, notice: &Notice) -> Message {
        log::tell(content, notice)
    }

    fn glance(content: &Content, view: &View, notice: &Notice) -> Glance {
        glance::glance(content, view, notice)
    }

    fn overlays(content: &Arc<Content>, view: &View, viewer: Viewer, pointed: Option<u16>) -> Vec<Overlay> {
        overlay::all(&guess::rebuild(content, view, viewer), pointed)
    }

    fn meant(content: &Arc<Content>, view: &View, prompt: Prompt<'_, Corps>, anchor: Anchor) -> Vec<Action> {
        let state = guess::rebuild(content, view, Viewer::Seat(prompt.seat));
        meant::meant(&state, view, prompt.seat, *prompt.question, anchor)
    }

    fn form(content: &Content) -> Vec<Field> {
        form::form(content)
    }
}

/// A space in the scene.
fn place(cell: Cell) -> Place {
    Place { board: 0, cell: cell.0 }
}

/// Players by their heroes; those who are lost are named only while nobody has come after them.
fn seats(state: &State) -> Vec<Message> {
    let name = |seat: table::Seat| {
        let people = &state.table.people;
        let own = crate::Who::ALL.into_iter().filter(|who| people[who.index()].player == Some(seat));
        let (lost, here): (Vec<_>, Vec<_>) =
            own.partition(|who| matches!(people[who.index()].place, Fate::Killed | Fate::Captured));
        let mut heroes = if here.is_empty() { lost } else { here }.into_iter();
        match (heroes.next(), heroes.next()) {
            (Some(one), Some(other)) => {
                Message::new("corps-seat-two").with("who", words::who(one)).with("other", words::who(other))
            }
            (Some(one), None) => Message::new("corps-seat-one").with("who", words::who(one)),
            _ => Message::new("corps-seat-none").with("number", seat.0 + 1),
        }
    };
    state.seats().map(name).collect()
}

/// What a round begins after, the phases of a round (C-ROUND-1), and what follows the last.
const PHASES: [&str; 5] = [
    "corps-phase-setup",
    "corps-phase-marine",
    "corps-phase-alien",
    "corps-phase-end",
    "corps-phase-aftermath",
];

/// The phase is the one whose end lies on the agenda.
fn phase(state: &State) -> usize {
    let waits = |job: round::Job| state.table.agenda.to_vec().contains(&Todo::Round(job));
    match () {
        () if matches!(state.table.agenda.first(), Some(Todo::Setup(_))) => 0,
        () if matches!(state.table.agenda.first(), Some(Todo::Aftermath(_))) => 4,
        () if waits(round::Job::Alien) => 1,
        () if waits(round::Job::End) => 2,
        () => 3,
    }
}

/// The phases of a round; before the first and after the last those as well.
fn phases(state: &State) -> Vec<Phase> {
    const STRIP: [&str; 5] = [
        "corps-strip-setup",
        "corps-strip-marine",
        "corps-strip-alien",
        "corps-strip-end",
        "corps-strip-aftermath",
    ];
    let now = phase(state);
    let shown = now.min(1)..STRIP.len().min(now.max(3) + 1);
    Phase::strip(&STRIP[shown.clone()], Some(now - shown.start))
}

fn headline(state: &State) -> Message {
    Message::new(PHASES[phase(state)])
        .with("round", state.table.round)
        .with("mission", words::mission(state.mission().key))
}

fn board(state: &State) -> Board {
    let ground = &state.mission().ground;
    let shut = state.shut();
    let cells = (0..ground.grid.size()).map(|index| Cell(index as u16));
    Board {
        name: words::mission(state.mission().key),
        shape: Shape::Square,
        width: ground.grid.width() as u16,
        cells: cells.clone().map(|cell| floor(state, ground, cell)).collect(),
        edges: cells.flat_map(|cell| edges(state, ground, &shut, cell)).collect(),
    }
}

fn floor(state: &State, ground: &Ground, cell: Cell) -> Option<Floor> {
    ground.grid.mark(cell)?;
    let hive = ground.hive.get(usize::from(ground.boards[cell.index()])).copied().unwrap_or(false);
    let terrain: Icon = match () {
        () if !ground.floor.contains(cell) => Cow::Borrowed("console"),
        () if state.mission().exits.contains(&cell) => "exit".into(),
        () if hive => "hive".into(),
        () if ground.room_of[cell.index()].is_some() => "floor".into(),
        () => "corridor".into(),
    };
    Some(Floor { terrain, name: state.spot(cell).to_string() })
}

/// What stands to the east and to the south of a space, and on the rims.
fn edges<'a>(
    state: &'a State,
    ground: &'a Ground,
    shut: &board::DoorSet,
    cell: Cell,
) -> impl Iterator<Item = Edge> + use<'a> {
    let shut = *shut;
    Dir::ALL.into_iter().enumerate().filter_map(move |(side, dir)| {
        let grid = &ground.grid;
        grid.mark(cell)?;
        let next = grid.neighbour(cell, dir).filter(|next| grid.mark(*next).is_some());
        let first = matches!(dir, Dir::East | Dir::South) || next.is_none();
        let kind = match grid.edge(cell, dir) {
            _ if !first => return None,
            Between::Open if next.is_none() => EdgeKind::Wall,
            Between::Open => return None,
            Between::Line => EdgeKind::Line,
            Between::Wall => EdgeKind::Wall,
            Between::Door => match grid.door(cell, dir) {
                Some(door) if state.table.barred.contains(door) => EdgeKind::Barricade,
                Some(door) if shut.contains(door) => EdgeKind::ClosedDoor,
                Some(_) => EdgeKind::OpenDoor,
                None => EdgeKind::Wall,
            },
        };
        Some(Edge { cell: cell.0, side: side as u8, kind })
    })
}

fn gauges(state: &State, view: &View) -> Vec<Gauge> {
    let gauge = |name: Message, icon: &'static str, value: i32, most: Option<i32>| Gauge {
        name,
        of: None,
        icon: icon.into(),
        owner: None,
        value,
        most,
    };
    let mut gauges = vec![gauge("corps-gauge-round".into(), "round", state.table.round.into(), None)];
    let deck = i32::from(view.above) + view.beneath.cards.len() as i32 + i32::from(view.beneath.hidden);
    gauges.push(gauge("corps-gauge-endurance".into(), "endurance", deck + view.exhaust.len() as i32, None));
    if let Some(score) = view.score {
        gauges.push(gauge("corps-gauge-score".into(), "score", score as i32, None));
    }
    for (mark, value) in state.mission().marks.iter().zip(state.table.marks) {
        gauges.push(gauge(words::mark(*mark).with("count", value), "mark", value.into(), None));
    }
    for (number, gun) in state.table.guns.iter().enumerate() {
        if let Some(gun) = gun {
            let name = Message::new("corps-gauge-gun").with("number", number as u8 + 1);
            gauges.push(gauge(name, "sentry-gun", gun.shots.into(), Some(state.content.gun_shots.into())));
        }
    }
    gauges
}
