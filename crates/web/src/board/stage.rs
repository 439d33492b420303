//! The boards on the screen: layers from the ground up, seen through a camera.

use super::camera::{Camera, Num, Vector};
use super::overlay;
use super::pieces::pieces;
use super::pointer::Gestures;
use super::world::World;
use crate::app::icon;
use crate::desk::{Desk, Frame};
use crate::dom::act;
use crate::panel;
use crate::words::{t, words};
use leptos::html::Div;
use leptos::prelude::*;
use std::fmt::Write as _;
use std::sync::Arc;
use table::scene::{Board, EdgeKind, Place};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

/// What is seen of the boards.
#[derive(Clone, Copy)]
pub(crate) struct Lens {
    pub(crate) camera: RwSignal<Camera>,
    /// The size of the window they are seen through.
    pub(crate) window: RwSignal<Vector>,
    /// Whether somebody has moved the camera; until then it shows everything.
    pub(crate) moved: RwSignal<bool>,
    /// Whether a gesture is under way.
    pub(crate) moving: RwSignal<bool>,
}

impl Lens {
    pub(crate) fn new() -> Lens {
        Lens {
            camera: RwSignal::new(Camera::fit(Vector::new(100.0, 100.0), Vector::new(100.0, 100.0))),
            window: RwSignal::new(Vector::default()),
            moved: RwSignal::new(false),
            moving: RwSignal::new(false),
        }
    }

    /// Shows everything, and stays there.
    pub(crate) fn fit(self, desk: Desk) {
        self.moved.set(true);
        if let Some(world) = desk.world.get_untracked() {
            self.camera.set(Camera::fit(room(self.window.get_untracked()), world.size));
        }
    }

    /// Shows everything; where cells would be too small for a finger the boards on which something can be chosen now; and where
    /// even they would be, what can be chosen. Whoever has moved the camera keeps it.
    fn settle(self, desk: Desk) {
        let Some(world) = desk.world.get_untracked().filter(|_| !self.moved.get_untracked()) else { return };
        let window = self.window.get_untracked();
        let lit = desk.framed_now(|frame| {
            // Where nothing is left to choose, as in a replay, everything is of interest.
            if frame.stage == session::Stage::Over {
                return Vec::new();
            }
            frame.choices_by_place().into_keys().chain(frame.scene.focus).collect::<Vec<Place>>()
        });
        let lit = lit.unwrap_or_default();
        let mut boards = lit.iter().filter_map(|place| world.part(place.board));
        let mut cells = lit.iter().filter_map(|place| {
            let Vector { x, y } = world.centre(*place)?;
            Some((Vector::new(x - AROUND, y - AROUND), Vector::new(x + AROUND, y + AROUND)))
        });
        let on_boards = spanned(&mut boards).map(|part| Camera::on(room(window), part, LARGE));
        let on_cells =
            spanned(&mut cells).map(|part| Camera::on(window, part, LARGE).filling(window, world.size));
        let all = Camera::fit(room(window), world.size);
        let large_enough = |camera: &Camera| camera.scale >= SMALL;
        let seen = Some(all).filter(large_enough).or(on_boards.filter(large_enough)).or(on_cells);
        self.camera.set(seen.unwrap_or(all));
    }

    /// Larger or smaller around the middle.
    pub(crate) fn zoom(self, desk: Desk, factor: f64) {
        let window = self.window.get_untracked();
        let middle = Vector::new(window.x / 2.0, window.y / 2.0);
        self.change(desk, |camera| camera.zoomed(middle, factor));
    }

    /// Changes the camera, keeping something in sight.
    pub(crate) fn change(self, desk: Desk, to: impl FnOnce(&Camera) -> Camera) {
        let Some(world) = desk.world.get_untracked() else { return };
        self.moved.set(true);
        let window = self.window.get_untracked();
        self.camera.update(|camera| *camera = to(camera).held(window, world.size));
    }
}

/// The last frame with other boards than the one before it. Boards are large, so they stay where they are.
type Boards = Memo<Option<Arc<Frame>>>;

fn boards_of(frame: &Option<Arc<Frame>>) -> &[Board] {
    frame.as_ref().map_or(&[], |frame| &frame.scene.boards)
}

/// The window without the column of buttons at its right, where it is wide enough to have one.
fn room(window: Vector) -> Vector {
    Vector::new(if window.x > 700.0 { window.x - 56.0 } else { window.x }, window.y)
}

/// The corners of the part of the world that holds all of these.
fn spanned(parts: &mut dyn Iterator<Item = (Vector, Vector)>) -> Option<(Vector, Vector)> {
    parts.reduce(|(from, to), (start, end)| {
        (Vector::new(from.x.min(start.x), from.y.min(start.y)), Vector::new(to.x.max(end.x), to.y.max(end.y)))
    })
}

/// Cells seen smaller than this are too small for a finger: 64 units are then 26 pixels.
const SMALL: f64 = 0.4;
/// Large enough for any finger.
const LARGE: f64 = 0.75;
/// So much around what can be chosen is shown as well: two cells.
const AROUND: f64 = 128.0;

/// All boards of the match.
pub(crate) fn stage(desk: Desk, lens: Lens) -> impl IntoView {
    let frame = NodeRef::<Div>::new();
    let boards = Memo::new_with_compare(
        move |_| desk.frame.get(),
        |before, now| before.map(boards_of) != now.map(boards_of),
    );
    watch_size(frame, lens);
    lay_out(desk, lens, boards);
    let gestures = StoredValue::new(Gestures::default());
    let over = Memo::new(move |_| overlay::marks(desk));
    let transform = move || {
        let Camera { shift, scale } = lens.camera.get();
        format!("translate({}px, {}px) scale({})", Num(shift.x), Num(shift.y), Num(scale))
    };
    let size = move || desk.world.get().map_or(Vector::default(), |world| world.size);
    let (width, height) = (move || Num(size().x).to_string(), move || Num(size().y).to_string());
    view! {
        <div
            class="viewport"
            class:moving=move || lens.moving.get()
            node_ref=frame
            id="boards"
            tabindex="0"
            role="application"
            aria-label=t("web-boards")
            aria-describedby="said"
            on:pointerdown=move |event| gestures.update_value(|gestures| gestures.down(&event, lens))
            on:pointermove=move |event| gestures.update_value(|gestures| gestures.moved(&event, desk, lens))
            on:pointerup=move |event| gestures.update_value(|gestures| gestures.up(&event, desk, lens))
            on:pointercancel=move |event| gestures.update_value(|gestures| gestures.gone(&event, lens))
            on:pointerleave=act(move |_| desk.point(None))
            on:wheel=move |event| Gestures::wheel(&event, desk, lens)
        >
            // The ground is a picture of its own: it is large, and what lies upon it changes at every decision.
            <svg class="world still" style:transform=transform width=width height=height aria-hidden="true">
                <g inner_html=move || ground(desk, boards_of(&boards.read()))></g>
                <g inner_html=move || doors(desk, boards_of(&boards.read()))></g>
            </svg>
            <svg class="world" style:transform=transform width=width height=height role="group" aria-label=t("web-pieces")>
                <g class="overlays" inner_html=move || over.read().shades.clone()></g>
                <g class="glow" inner_html=move || glow(desk)></g>
                <g class="names" inner_html=move || names(desk, boards_of(&boards.read()))></g>
                <g class="trace" inner_html=move || trace(desk)></g>
                {pieces(desk)}
                <g class="overlays" inner_html=move || over.read().numbers.clone()></g>
                <g class="aim" inner_html=move || aim(desk)></g>
            </svg>
            {panel::tip(desk, lens)}
            {overlay::buttons(desk)}
            <div class="lens-buttons">
                <button on:click=act(move |_| lens.zoom(desk, 1.35)) aria-label=t("web-larger") title=t("web-larger")>"+"</button>
                <button on:click=act(move |_| lens.zoom(desk, 1.0 / 1.35)) aria-label=t("web-smaller") title=t("web-smaller")>"−"</button>
                <button on:click=act(move |_| lens.fit(desk)) aria-label=t("web-fit") title=t("web-fit")>{icon("focus")}</button>
            </div>
        </div>
    }
}

/// Keeps the size of the window up to date.
fn watch_size(frame: NodeRef<Div>, lens: Lens) {
    Effect::new(move || {
        let Some(element) = frame.get() else { return };
        let watched = element.clone();
        let measure = move || {
            let size = Vector::new(f64::from(watched.client_width()), f64::from(watched.client_height()));
            if lens.window.try_get_untracked().is_some_and(|before| before != size) {
                lens.window.set(size);
            }
        };
        measure();
        let on_resize = Closure::<dyn FnMut()>::new(measure);
        if let Ok(observer) = web_sys::ResizeObserver::new(on_resize.as_ref().unchecked_ref()) {
            observer.observe(&element);
        }
        // It lives as long as the element, which the browser knows and we do not.
        on_resize.forget();
    });
}

/// Lays the boards out for the window, and brings into sight what was asked for.
fn lay_out(desk: Desk, lens: Lens, boards: Boards) {
    Effect::new(move || {
        let window = lens.window.get();
        boards.track();
        if window.x < 1.0 {
            return;
        }
        let world = desk.framed_now(|frame| World::of(&frame.scene, window));
        let Some(world) = world else { return };
        if desk.world.with_untracked(|before| before.as_deref() != Some(&world)) {
            desk.world.set(Some(Arc::new(world)));
        }
        if lens.moved.get_untracked() {
            lens.change(desk, |camera| *camera);
        }
        lens.settle(desk);
    });
    Effect::new(move || {
        desk.frame.track();
        lens.settle(desk);
    });
    Effect::new(move || {
        let Some(place) = desk.look.get() else { return };
        let centre = desk.world.with_untracked(|world| world.as_ref().and_then(|world| world.centre(place)));
        let window = lens.window.get_untracked();
        if let Some(centre) = centre {
            lens.camera.update(|camera| *camera = camera.showing(centre, window));
        }
    });
}

/// A group in the units of a board.
fn on_board(world: &World, board: usize, inside: &str) -> String {
    let at = world.boards.get(board).map_or(Vector::default(), |placed| placed.at);
    format!(r#"<g transform="translate({} {})">{inside}</g>"#, Num(at.x), Num(at.y))
}

fn ground(desk: Desk, boards: &[Board]) -> String {
    let Some(world) = desk.world.get() else { return String::new() };
    let mut svg = String::new();
    for (number, board) in boards.iter().enumerate() {
        let title = format!(r#"<text class="board-name" x="0" y="-28">{}</text>"#, words().say(&board.name));
        svg.push_str(&on_board(&world, number, &format!("{}{title}", art::ground(board))));
    }
    svg
}

/// What is drawn anew whenever it changes; all else is part of the ground.
fn is_door(kind: EdgeKind) -> bool {
    matches!(kind, EdgeKind::OpenDoor | EdgeKind::ClosedDoor | EdgeKind::Barricade)
}

fn doors(desk: Desk, boards: &[Board]) -> String {
    let Some(world) = desk.world.get() else { return String::new() };
    let drawn = boards.iter().zip(&world.boards).enumerate().map(|(number, (board, placed))| {
        let doors = board.edges.iter().filter(|edge| is_door(edge.kind));
        let edges: String = doors.map(|edge| art::edge(&placed.geometry, edge)).collect();
        on_board(&world, number, &edges)
    });
    drawn.collect()
}

/// The frames of cells at which something can be chosen.
fn glow(desk: Desk) -> String {
    let Some(world) = desk.world.get() else { return String::new() };
    let places = desk.framed(|frame| frame.choices_by_place()).unwrap_or_default();
    let mut svg = String::new();
    for place in places.keys() {
        svg.push_str(&outline(&world, *place, "art-choice", 3.0));
    }
    if let Some(place) = desk.framed(|frame| frame.scene.focus).flatten() {
        svg.push_str(&outline(&world, place, "acting", 1.0));
    }
    let wanted = desk.taught.get().and_then(|taught| taught.choice());
    let anchor =
        wanted.and_then(|index| desk.framed(|frame| frame.place(frame.choices().get(index)?.anchor))?);
    if let Some(place) = anchor {
        svg.push_str(&outline(&world, place, "wanted", 1.0));
    }
    svg
}

/// A frame around a cell.
pub(super) fn outline(world: &World, place: Place, class: &str, inset: f32) -> String {
    let Some(placed) = world.boards.get(usize::from(place.board)) else { return String::new() };
    let corners = placed.geometry.shrunken(place.cell, inset);
    let mut points = String::new();
    for corner in corners {
        let (x, y) = (Num(f64::from(corner.x) + placed.at.x), Num(f64::from(corner.y) + placed.at.y));
        // Writing into a string cannot fail.
        let _ = write!(points, "{x},{y} ");
    }
    format!(r#"<polygon class="{class}" points="{points}"/>"#)
}

/// Where what is pointed at would lead: its way step by step, the line to its target, the cells that come into
/// question, and where something may come in between.
fn trace(desk: Desk) -> String {
    let (Some(world), Some(pointed)) = (desk.world.get(), desk.pointed.get()) else { return String::new() };
    let first = |frame: &Frame| frame.choices().get(*pointed.choices.first()?).cloned();
    let Some(choice) = desk.framed(first).flatten() else { return String::new() };
    let mut svg: String = choice.area.iter().map(|place| outline(&world, *place, "area", 5.0)).collect();
    if let Some((from, to)) = choice.sight
        && let (Some(from), Some(to)) = (world.centre(from), world.centre(to))
    {
        let _ = write!(
            svg,
            r#"<line class="sight" x1="{}" y1="{}" x2="{}" y2="{}"/>"#,
            Num(from.x),
            Num(from.y),
            Num(to.x),
            Num(to.y)
        );
    }
    for place in choice.risks.iter().filter_map(|risk| risk.place) {
        svg.push_str(&outline(&world, place, "risk-at", 2.0));
    }
    if !choice.path.is_empty() {
        let focus = desk.framed(|frame| frame.scene.focus).flatten();
        let from = focus.filter(|from| from.board == choice.path[0].board);
        let points = from.iter().chain(&choice.path).filter_map(|place| world.centre(*place));
        let points: Vec<Vector> = points.collect();
        let line: Vec<String> =
            points.iter().map(|point| format!("{},{}", Num(point.x), Num(point.y))).collect();
        let _ = write!(svg, r#"<polyline class="way" points="{}"/>"#, line.join(" "));
        for point in points {
            let _ = write!(
                svg,
                r#"<circle class="way-step" cx="{}" cy="{}" r="6"/>"#,
                Num(point.x),
                Num(point.y)
            );
        }
    }
    svg
}

/// The frame around what is pointed at.
fn aim(desk: Desk) -> String {
    let (Some(world), Some(pointed)) = (desk.world.get(), desk.pointed.get()) else { return String::new() };
    let class = if pointed.choices.is_empty() { "aim-nothing" } else { "aim-choice" };
    pointed.place.map_or(String::new(), |place| outline(&world, place, class, 1.0))
}

/// The names of all cells, if they are wanted.
fn names(desk: Desk, boards: &[Board]) -> String {
    let Some(world) = desk.world.get().filter(|_| desk.app.settings.read().names) else {
        return String::new();
    };
    let mut svg = String::new();
    for (number, board) in (0u8..).zip(boards) {
        for (cell, floor) in (0u16..).zip(&board.cells) {
            let centre = world.centre(Place { board: number, cell });
            if let (Some(floor), Some(centre)) = (floor, centre) {
                let (x, y) = (Num(centre.x), Num(centre.y + 27.0));
                let _ = write!(svg, r#"<text class="cell-name" x="{x}" y="{y}">{}</text>"#, floor.name);
            }
        }
    }
    svg
}
