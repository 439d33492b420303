//! What can be laid over the boards on demand, and the buttons for it.

use super::camera::Num;
use super::stage::outline;
use crate::app::icon;
use crate::desk::Desk;
use crate::dom::act;
use crate::words::{sentence, t};
use leptos::prelude::*;
use std::fmt::Write as _;
use table::scene::{Overlay, Tone};

/// What can be laid over the boards now, some of it about the piece that is pointed at.
fn overlays(desk: Desk, pointed: Option<u16>) -> Vec<Overlay> {
    let Some(viewer) = desk.framed(|frame| frame.viewer) else { return Vec::new() };
    if let Some(online) = desk.online {
        return online.overlays(pointed);
    }
    desk.session.with_value(|session| {
        session.as_ref().map(|session| session.game().overlays(viewer, pointed)).unwrap_or_default()
    })
}

/// The marks of all overlays that are on: what lies under the pieces, and the numbers, which no piece may cover.
#[derive(Clone, PartialEq, Default)]
pub(super) struct Marks {
    pub shades: String,
    pub numbers: String,
}

pub(super) fn marks(desk: Desk) -> Marks {
    let on = desk.overlays.get();
    let Some(world) = desk.world.get().filter(|_| on != 0) else { return Marks::default() };
    let place = desk.pointed.get().and_then(|pointed| pointed.place);
    let piece = desk.framed(|frame| frame.scene.pieces.iter().position(|piece| Some(piece.place) == place));
    let piece = piece.flatten().and_then(|number| u16::try_from(number).ok());
    let mut marks = Marks::default();
    let all = overlays(desk, piece).into_iter().enumerate();
    for (_, overlay) in all.filter(|(number, _)| on >> number & 1 == 1) {
        for shade in overlay.shades {
            let class = match shade.tone {
                Tone::Harm => "shade harm",
                Tone::Warning => "shade warning",
                Tone::Calm => "shade calm",
            };
            marks.shades.push_str(&outline(&world, shade.place, class, 2.0));
            if let (Some(number), Some(at)) = (shade.number, world.centre(shade.place)) {
                // Writing into a string cannot fail.
                let (x, y) = (Num(at.x), Num(at.y - 22.0));
                let _ =
                    write!(marks.numbers, r#"<text class="shade-number" x="{x}" y="{y}">{number}</text>"#);
            }
        }
    }
    marks
}

/// One toggle for each overlay of the game.
pub(super) fn buttons(desk: Desk) -> impl IntoView {
    // Names do not change in the course of a match, so they are asked for once.
    let names = Memo::new(move |before: Option<&Vec<(String, String)>>| match before {
        Some(names) if !names.is_empty() => names.clone(),
        _ => {
            let all = overlays(desk, None).into_iter();
            all.map(|overlay| (sentence(&overlay.name), overlay.icon.to_string())).collect()
        }
    });
    view! {
        // Whoever points at a button does not point at the cell behind it.
        <div class="overlay-buttons" role="group" aria-label=t("web-overlays") on:pointerenter=act(move |_| desk.point(None))>
            {move || names.get().into_iter().enumerate().map(|(number, (name, drawing))| {
                let is_on = move || desk.overlays.get() >> number & 1 == 1;
                view! {
                    <button aria-pressed=move || is_on().to_string() aria-label=name.clone() title=name
                        on:click=act(move |_| desk.overlays.update(|on| *on ^= 1 << number))>
                        {icon(&drawing)}
                    </button>
                }
            }).collect_view()}
        </div>
    }
}
