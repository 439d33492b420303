//! Setting up a match: the page is written once, and what is filled in there goes into its form.

use super::play_now;
use crate::app::{App, cover};
use crate::dom::{self, act, element};
use crate::online::{look_for_host, open};
use crate::words::front;
use ::front::{Control, Form};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use session::Sitter;
use table::Seed;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement, HtmlSelectElement, MouseEvent};

/// The whole set-up of a game.
pub(crate) fn page(game: &str) -> impl IntoView + use<> {
    let Some(game) = super::known(game) else { return super::about::unknown().into_any() };
    let app = App::get();
    let is_ready = RwSignal::new(app.form.with_value(|form| form.as_ref().is_some_and(|it| it.game == game)));
    if !is_ready.get_untracked() {
        spawn_local(async move {
            prepare(app, game).await;
            is_ready.try_set(true);
        });
    }
    let taken = move || app.form.try_update_value(Option::take).flatten();
    (move || match is_ready.get().then(taken).flatten() {
        Some(form) => drawn(app, form).into_any(),
        None => {
            view! { <div class="page set-up" inner_html=front().set_up_head(game, &cover(app, game))></div> }
                .into_any()
        }
    })
    .into_any()
}

/// Reads the game's content for the form. The browser may draw and answer in between.
pub(super) async fn prepare(app: App, game: &'static str) {
    dom::sleep(0).await;
    let mut form = Form::new(game);
    dom::sleep(0).await;
    // What is usual goes together. This compiles much of the game, so it has a turn of its own.
    let _ = form.try_out();
    dom::sleep(0).await;
    app.form.set_value(Some(form));
}

fn drawn(app: App, form: Form) -> impl IntoView {
    look_for_host(app);
    let html = front().set_up(&form, &cover(app, form.game));
    let form = StoredValue::new(form);
    Effect::new(move || {
        if !app.host.read().is_empty() {
            form.with_value(|form| seat(app, form));
        }
    });
    let change = move |event: Event| {
        if let Some((id, text)) = filled_in(&event) {
            form.update_value(|form| form.fill(&id, &text));
            form.update_value(|form| show(app, form));
        }
    };
    let press = move |event: MouseEvent| {
        let pressed = element(&event).and_then(|it| it.closest("button").ok()?).map(|button| button.id());
        match pressed.as_deref() {
            Some("begin") => form.with_value(|form| begin(app, form)),
            Some("defaults") => form.update_value(|form| {
                form.reset();
                show(app, form);
            }),
            _ => {}
        }
    };
    view! { <div class="page set-up" inner_html=html on:change=act(change) on:click=act(press)></div> }
}

/// The name of what was filled in, and what stands in it.
fn filled_in(event: &Event) -> Option<(String, String)> {
    let element = element(event)?;
    let text = match element.dyn_ref::<HtmlInputElement>() {
        Some(tick) if tick.type_() == "checkbox" => tick.checked().to_string(),
        Some(input) => input.value(),
        None => element.dyn_ref::<HtmlSelectElement>()?.value(),
    };
    Some((element.id(), text))
}

/// Shows what has become of the form: what stands in it, other seats if there are any, and whether all goes together.
fn show(app: App, form: &mut Form) {
    let before = form.names.clone();
    let wrong = form.try_out().err().map(|error| front().refused(form, &error));
    if form.names != before {
        seat(app, form);
        for (id, html) in front().seat_inputs(form) {
            dom::write(&id, &html);
        }
    }
    for control in form.all_controls() {
        put(&control);
    }
    for (id, state, is_so) in
        [("begin", "disabled", wrong.is_some()), ("options-wrong", "hidden", wrong.is_none())]
    {
        if let Some(element) = document().get_element_by_id(id) {
            // Attributes of these names can be set.
            let _ = element.toggle_attribute_with_force(state, is_so);
        }
    }
    dom::set_text("options-wrong", &wrong.unwrap_or_default());
}

/// Shows who sits where.
fn seat(app: App, form: &Form) {
    dom::write("sitters", &front().sitters(form, !app.host.with_untracked(String::is_empty)));
}

/// Shows what stands in an element.
fn put(control: &Control) {
    let Some(element) = document().get_element_by_id(&control.id) else { return };
    match element.dyn_ref::<HtmlInputElement>() {
        Some(tick) if tick.type_() == "checkbox" => tick.set_checked(control.value == "true"),
        Some(input) => input.set_value(&control.value),
        None => element.unchecked_ref::<HtmlSelectElement>().set_value(&control.value),
    }
}

fn begin(app: App, form: &Form) {
    let options = Value::Object(form.options.clone());
    let seed = Some(&form.seed).filter(|text| !text.trim().is_empty()).map(|text| Seed::from_text(text));
    // Nobody in particular stands for a friend who comes by a link.
    let named = |name: &&str| Sitter::all().find(|sitter| sitter.name() == *name);
    let all: Vec<Option<Sitter>> = form.sitters.iter().map(named).collect();
    match all.iter().copied().collect() {
        Some(here) => play_now::begin(app, form.game, Some(&options), here, seed),
        None => open(app, form.game, &options, &all),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_can_sit_can_be_chosen() {
        let all: Vec<&str> = Sitter::all().map(Sitter::name).collect();
        assert_eq!(::front::SITTERS.map(|(name, _)| name), *all);
    }
}
