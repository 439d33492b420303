//! How a piece gets from one cell to another before the eyes of the players.

use super::camera::Vector;
use super::pieces::transform;
use crate::desk::Desk;
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use table::scene::Place;
use wasm_bindgen::JsCast;
use web_sys::SvgElement;

/// How long one step takes at most, and a whole walk, in milliseconds.
const STEP: f64 = 130.0;
const WALK: f64 = 700.0;

/// Lets a piece walk along the cells that the log names, or straight if it names none.
pub(super) fn walk(
    desk: Desk,
    node: &SvgElement,
    (from, start): (Vector, Place),
    (to, end): (Vector, Place),
    size: f64,
) {
    let pause = desk.pause();
    // Without motion, and from one board to another, it is simply there.
    if pause == 0 || start.board != end.board {
        return;
    }
    let way = desk.framed_now(|frame| {
        let walks = frame.news.iter().map(|line| &line.glance.places);
        walks.filter(|places| places.last() == Some(&end)).max_by_key(|places| places.len()).cloned()
    });
    let cells = way.flatten().unwrap_or_default();
    let between = cells.iter().rev().skip(1).rev();
    let centres = desk.world.with_untracked(|world| {
        let world = world.as_ref()?;
        Some(between.filter_map(|place| world.centre(*place)).collect::<Vec<Vector>>())
    });
    let points = [from].into_iter().chain(centres.unwrap_or_default()).chain([to]);
    let frames = Array::new();
    for point in points {
        let frame = Object::new();
        // A fresh object takes any property.
        let _ = Reflect::set(&frame, &"transform".into(), &transform(point, size).into());
        frames.push(&frame);
    }
    let quicker = f64::from(pause) / 420.0;
    let duration = (STEP * f64::from(frames.length()) * quicker).min(WALK * quicker);
    // A browser that cannot animate shows the piece where it is, which is right as well.
    if let Ok(animate) = Reflect::get(node, &"animate".into()).and_then(JsCast::dyn_into::<Function>) {
        let _ = animate.call2(node, &frames, &duration.into());
    }
}
