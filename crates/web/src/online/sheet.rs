//! Sheets: parts of a page that are written as text, as boards are, and whose buttons name what they do.

use super::Online;
use crate::dom::act;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent, SubmitEvent};

/// A part of a page that is written anew whenever something is known that was not before.
pub(crate) fn sheet(online: Online, class: &'static str, write: fn(Online) -> String) -> AnyView {
    let text = move || {
        online.changed.track();
        write(online)
    };
    let press = move |event: MouseEvent| {
        if let Some((what, at)) = meant(&event, "button[data-act]") {
            online.act(&what, &at);
        }
    };
    written(class, Box::new(text), act(press))
}

/// A part of a page that is text, and what is done when somebody clicks on it. One type for all such parts.
pub(crate) fn written(
    class: &'static str,
    text: Box<dyn FnMut() -> String + Send>,
    press: Box<dyn FnMut(MouseEvent)>,
) -> AnyView {
    view! { <div class=class inner_html=text on:click=press></div> }.into_any()
}

/// A form that is written once, so that what is typed stays.
pub(crate) fn form(online: Online, written: String) -> AnyView {
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some((what, at)) = meant(&event, "form[data-act]") {
            online.act(&what, &at);
        }
    };
    view! { <div inner_html=written on:submit=act(send)></div> }.into_any()
}

/// What an event asks for, and where.
fn meant(event: &Event, which: &str) -> Option<(String, Element)> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let found = target.closest(which).ok()??;
    Some((found.get_attribute("data-act")?, found))
}
