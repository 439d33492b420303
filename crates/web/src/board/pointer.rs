//! Mouse, pen and fingers over the boards: pointing, choosing, dragging, pinching, and the wheel.

use super::camera::Vector;
use super::stage::Lens;
use crate::desk::Desk;
use crate::dom::is_touch;
use leptos::prelude::*;
use std::collections::BTreeMap;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent, WheelEvent};

/// A finger that has moved less than this has not dragged, in pixels.
const STILL: f64 = 7.0;

/// The fingers that are down.
#[derive(Default)]
pub(super) struct Gestures {
    fingers: BTreeMap<i32, Vector>,
    /// Where the first one came down, until it is dragged.
    pressed: Option<Vector>,
}

impl Gestures {
    pub(super) fn down(&mut self, event: &PointerEvent, lens: Lens) {
        let Some(at) = on_boards(event) else { return };
        self.fingers.insert(event.pointer_id(), at);
        self.pressed = (self.fingers.len() == 1 && event.button() == 0).then_some(at);
        lens.moving.set(self.fingers.len() > 1);
    }

    pub(super) fn moved(&mut self, event: &PointerEvent, desk: Desk, lens: Lens) {
        let Some(at) = position(event) else { return };
        let Some(before) = self.fingers.get(&event.pointer_id()).copied() else {
            if !is_touch(event) && on_boards(event).is_some() {
                desk.hover(spot(desk, lens, at));
            }
            return;
        };
        if self.pressed.is_some_and(|pressed| (pressed.x - at.x).hypot(pressed.y - at.y) < STILL) {
            return;
        }
        if self.pressed.take().is_some() {
            capture(event);
            desk.tip.set(None);
        }
        lens.moving.set(true);
        let other = self.fingers.iter().find(|(id, _)| **id != event.pointer_id()).map(|(_, at)| *at);
        match other {
            None => lens.change(desk, |camera| camera.panned(Vector::new(at.x - before.x, at.y - before.y))),
            Some(other) => {
                let apart = |one: Vector| (one.x - other.x).hypot(one.y - other.y).max(1.0);
                let factor = apart(at) / apart(before);
                let by = Vector::new((at.x - before.x) / 2.0, (at.y - before.y) / 2.0);
                let middle = Vector::new((at.x + other.x) / 2.0, (at.y + other.y) / 2.0);
                lens.change(desk, |camera| camera.panned(by).zoomed(middle, factor));
            }
        }
        self.fingers.insert(event.pointer_id(), at);
    }

    pub(super) fn up(&mut self, event: &PointerEvent, desk: Desk, lens: Lens) {
        let pressed = self.pressed.take();
        self.gone(event, lens);
        let Some(at) = pressed else { return };
        match spot(desk, lens, at) {
            Some(spot) if is_touch(event) => desk.touch(spot),
            Some(spot) => desk.press(spot),
            None => desk.tip.set(None),
        }
    }

    pub(super) fn gone(&mut self, event: &PointerEvent, lens: Lens) {
        self.fingers.remove(&event.pointer_id());
        if self.fingers.is_empty() {
            lens.moving.set(false);
        }
    }

    /// The wheel makes things larger or smaller where the pointer is.
    pub(super) fn wheel(event: &WheelEvent, desk: Desk, lens: Lens) {
        event.prevent_default();
        let Some(at) = position(event) else { return };
        let lines = if event.delta_mode() == WheelEvent::DOM_DELTA_LINE { 30.0 } else { 1.0 };
        let factor = (-event.delta_y() * lines * 0.0016).exp();
        lens.change(desk, |camera| camera.zoomed(at, factor));
    }
}

/// Where an event is, from the upper left of the boards' window.
fn position(event: &web_sys::MouseEvent) -> Option<Vector> {
    let window: Element = event.current_target()?.dyn_into().ok()?;
    let frame = window.get_bounding_client_rect();
    Some(Vector::new(f64::from(event.client_x()) - frame.x(), f64::from(event.client_y()) - frame.y()))
}

/// The same, unless it is on a button or a small window above the boards.
fn on_boards(event: &web_sys::MouseEvent) -> Option<Vector> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let covered = target.closest(".tip, .lens-buttons, .overlay-buttons").ok().flatten().is_some();
    position(event).filter(|_| !covered)
}

fn spot(desk: Desk, lens: Lens, at: Vector) -> Option<super::Spot> {
    let world = desk.world.get_untracked()?;
    let point = lens.camera.get_untracked().world(at);
    desk.framed_now(|frame| world.spot_at(&frame.scene, point))?
}

/// Keeps following the finger when it leaves the window.
fn capture(event: &PointerEvent) {
    let window = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(window) = window {
        // A finger that is gone already needs no following.
        let _ = window.set_pointer_capture(event.pointer_id());
    }
}
