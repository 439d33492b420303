//! The table: boards in the middle, the question above them, everything else around.

use crate::app::{App, hand_out};
use crate::board::{Lens, Spot, reading, stage};
use crate::desk::{Desk, lesson};
use crate::dom::{self, act, element};
use crate::keys::{Key, Typed};
use crate::online::written;
use crate::panel;
use crate::route::Route;
use crate::store;
use crate::terms;
use crate::words::{front, t, t1};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::scene::Place;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent};

/// What the panel shows where there is room for one thing only.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Choices,
    Cards,
    Log,
    Company,
}

/// The table of a stored match.
pub(crate) fn page(id: String) -> impl IntoView {
    let app = App::get();
    let desk = Desk::new(id.clone());
    spawn_local(async move {
        if let Some(game) = lesson::game(&id) {
            match lesson::fetched(app, game).await {
                Ok(lesson) => desk.lesson.set_value(Some(lesson)),
                Err(what) => return app.complain(t1("web-lesson-failed", "what", what)),
            }
        }
        match store::get(&id).await {
            Ok(Some(saved)) => {
                terms::load(app, &saved.game);
                desk.open(saved);
            }
            Ok(None) => super::not_kept(app),
            Err(what) => app.complain(t1("web-store-failed", "what", what)),
        }
    });
    // The worker starts while the page is drawn; if it cannot, the first bot will say so.
    let _ = app.thoughts().wake();
    on_cleanup(move || desk.leave());
    table(desk)
}

/// The table of a match, wherever it is kept.
pub(super) fn table(desk: Desk) -> impl IntoView {
    let app = desk.app;
    let lens = Lens::new();
    let (tab, help) = (RwSignal::new(Tab::Choices), RwSignal::new(false));
    keys(desk, lens, help);
    let is_covered =
        move || desk.framed(|frame| matches!(frame.stage, session::Stage::Curtain(_))).unwrap_or(false);
    let shown = move || match tab.get() {
        Tab::Choices => "table show-choices",
        Tab::Cards => "table show-cards",
        Tab::Log => "table show-log",
        Tab::Company => "table show-company",
    };
    view! {
        <div class=shown class:covered=is_covered>
            <h1 class="unseen">{move || desk.framed(|frame| crate::words::game_name(frame.game))}</h1>
            {panel::prompt(desk)}
            {move || if app.settings.read().reading {
                reading(desk).into_any()
            } else {
                stage(desk, lens).into_any()
            }}
            <nav class="tabs" aria-label=t("web-tabs")>
                {tab_button(tab, Tab::Choices, "web-choices")}
                {tab_button(tab, Tab::Cards, "web-cards")}
                {tab_button(tab, Tab::Log, "web-log")}
                {desk.online.map(|_| tab_button(tab, Tab::Company, "web-company"))}
            </nav>
            <aside class="side">
                {panel::teaching(desk)}
                {panel::choices(desk)}
                {panel::log(desk)}
                {panel::goal(desk)}
                <div class="things">{panel::seats(desk)}{panel::trays(desk)}</div>
                {desk.online.map(panel::company)}
                {tools(desk, help)}
            </aside>
        </div>
        {panel::curtain(desk)}
        {panel::help(help)}
    }
}

fn tab_button(tab: RwSignal<Tab>, which: Tab, id: &'static str) -> impl IntoView {
    view! {
        <button aria-pressed=move || (tab.get() == which).to_string() on:click=act(move |_| { tab.set(which); dom::to_top(".side"); })>{t(id)}</button>
    }
}

/// What is not needed at every decision.
fn tools(desk: Desk, help: RwSignal<bool>) -> impl IntoView {
    let app = desk.app;
    let press = move |event: MouseEvent| {
        let act = element(&event).and_then(|it| it.get_attribute("data-act")).unwrap_or_default();
        match act.as_str() {
            "web-names" => app.settings.update(|settings| settings.names = !settings.names),
            "web-reading" => app.settings.update(|settings| settings.reading = !settings.reading),
            "web-sound" => app.settings.update(|settings| settings.sound = !settings.sound),
            "web-keys" => return help.set(true),
            "web-replay" => return app.go(Route::Replay(desk.id.get_value())),
            "web-verify" => return app.go(Route::Verify(desk.id.get_value())),
            "web-export" => return export(desk),
            _ => return,
        }
        // It is written anew; whoever uses keys goes on where they were.
        spawn_local(async move {
            dom::sleep(0).await;
            dom::focus(&format!("[data-act='{act}']"));
        });
    };
    let html = move || {
        let button = |id: &'static str| format!("<button data-act=\"{id}\">{}</button>", front().say(id));
        let toggle = |id: &'static str, is_on: bool| {
            format!("<button data-act=\"{id}\" aria-pressed=\"{is_on}\">{}</button>", front().say(id))
        };
        let game = desk.framed(|frame| frame.game).unwrap_or_default();
        let link =
            |page: &str, id| format!("<a class=\"button\" href=\"/{page}/{game}\">{}</a>", front().say(id));
        let own = if desk.online.is_none() {
            ["web-replay", "web-export", "web-verify"].map(button).concat()
        } else {
            String::new()
        };
        let settings = app.settings.read();
        [
            toggle("web-names", settings.names),
            toggle("web-reading", settings.reading),
            toggle("web-sound", settings.sound),
            button("web-keys"),
            own,
            link("rules", "web-nav-rules"),
            link("glossary", "web-title-glossary"),
        ]
        .concat()
    };
    written("tools", Box::new(html), act(press))
}

/// Hands out the journal.
fn export(desk: Desk) {
    let journal = desk.session.with_value(|session| {
        let game = session.as_ref()?.game();
        Some((format!("{}-{}.journal.json", game.game(), desk.id.get_value()), game.journal()))
    });
    if let Some((file, journal)) = journal {
        hand_out(desk.app, &file, &journal);
    }
}

/// Listens to the keyboard as long as the table is shown.
fn keys(desk: Desk, lens: Lens, help: RwSignal<bool>) {
    let typed = StoredValue::new(Typed::default());
    let handle = window_event_listener(ev::keydown, move |event| pressed(&event, desk, lens, help, typed));
    on_cleanup(move || handle.remove());
}

fn pressed(event: &KeyboardEvent, desk: Desk, lens: Lens, help: RwSignal<bool>, typed: StoredValue<Typed>) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let inside = |what: &str| target.as_ref().is_some_and(|it| it.closest(what).ok().flatten().is_some());
    let Some(key) = Key::of(&event.key(), &event.code()) else { return };
    if event.ctrl_key() || event.meta_key() || event.alt_key() || inside("input, select, textarea") {
        return;
    }
    let covered = desk.framed_now(|frame| matches!(frame.stage, session::Stage::Curtain(_))).unwrap_or(true);
    if (covered || help.get_untracked()) && key != Key::Escape {
        return;
    }
    let count = desk.framed_now(|frame| frame.choices().len()).unwrap_or_default();
    if !matches!(key, Key::Digit(_) | Key::Enter) {
        // Whoever does something else in between begins a new number.
        typed.set_value(Typed::default());
    }
    match key {
        Key::Digit(digit) => {
            if let Some(number) = typed.try_update_value(|typed| typed.digit(digit, count)).flatten() {
                desk.choose(number - 1);
            } else if let Some(number) = typed.with_value(|typed| typed.0) {
                desk.point_at_choice(Some(number - 1));
            }
        }
        Key::Enter => match typed.try_update_value(Typed::confirm).flatten() {
            Some(number) => desk.choose(number - 1),
            // A button does what it says.
            None if inside("button, a, summary") => return,
            None => press_pointed(desk),
        },
        Key::Escape => {
            help.set(false);
            desk.tip.set(None);
            desk.pointed.set(None);
        }
        Key::Arrow(_, y) if y != 0 && inside("#choices") => step_list(desk, y),
        // The log is scrolled.
        Key::Arrow(..) if inside(".log") => return,
        Key::Arrow(x, y) => step_board(desk, x, y),
        Key::Next => step_list(desk, 1),
        Key::Previous => step_list(desk, -1),
        Key::Why => {
            if let Some(spot) = pointed_spot(desk) {
                desk.why_not(spot.anchor());
            }
        }
        Key::Undo => desk.undo(),
        Key::Larger => lens.zoom(desk, 1.25),
        Key::Smaller => lens.zoom(desk, 0.8),
        Key::Fit => lens.fit(desk),
        Key::Names => desk.app.settings.update(|settings| settings.names = !settings.names),
        // None, each of them alone, and none again.
        Key::Overlay => desk.overlays.update(|on| *on = if *on == 0 { 1 } else { *on << 1 & 0b111 }),
        Key::Hurry => desk.hurry.set(desk.thinking.get_untracked().is_some()),
        Key::Hint => desk.ask_for_hint(),
        Key::Help => help.set(true),
    }
    event.prevent_default();
}

/// The piece or cell that is pointed at.
fn pointed_spot(desk: Desk) -> Option<Spot> {
    let place = desk.pointed.get_untracked()?.place?;
    let piece = desk.framed_now(|frame| frame.scene.pieces.iter().position(|piece| piece.place == place))?;
    Some(piece.map_or(Spot::Cell(place), |number| Spot::Piece(number as u16)))
}

fn press_pointed(desk: Desk) {
    let choices = desk.pointed.get_untracked().map(|pointed| pointed.choices).unwrap_or_default();
    match (choices.as_slice(), pointed_spot(desk)) {
        ([only], _) => desk.choose(*only),
        (_, Some(spot)) => desk.press(spot),
        (_, None) => {}
    }
}

/// Moves what is pointed at over the boards, beginning where something can be chosen, and reads it out.
fn step_board(desk: Desk, x: i8, y: i8) {
    let Some(world) = desk.world.get_untracked() else { return };
    // A button that kept the focus would be pressed by the next Enter instead of what is pointed at.
    dom::unfocus();
    let before = desk.pointed.get_untracked().and_then(|pointed| pointed.place);
    let next = desk.framed_now(|frame| {
        let first = || frame.choices_by_place().keys().next().copied();
        let anywhere = Place { board: 0, cell: 0 };
        match before {
            None => Some(first().unwrap_or(anywhere)),
            Some(from) => {
                let towards = crate::board::towards(x, y);
                world.step(&frame.scene, from, towards)
            }
        }
    });
    let Some(Some(place)) = next else { return };
    desk.point(Some(Spot::Cell(place)));
    desk.look.set(Some(place));
    let said = desk.framed_now(|frame| {
        let choices = frame.choices_by_place().remove(&place).unwrap_or_default();
        let labels = choices.iter().filter_map(|index| frame.choices().get(*index));
        let labels: Vec<String> = labels.map(|choice| crate::words::sentence(&choice.label)).collect();
        format!("{}. {}", frame.described(place), labels.join(", "))
    });
    desk.app.said.set(said.unwrap_or_default());
}

/// Moves the focus in the list of choices.
fn step_list(desk: Desk, by: i8) {
    let count = desk.framed_now(|frame| frame.choices().len()).unwrap_or_default();
    let focused =
        document().active_element().and_then(|it| it.get_attribute("data-choice")?.parse::<usize>().ok());
    let next = match (focused, by > 0) {
        (None, true) => 1,
        (None, false) => count,
        (Some(at), true) => (at + 1).min(count),
        (Some(at), false) => at.saturating_sub(1).max(1),
    };
    dom::focus(&format!("#choices [data-choice='{next}']"));
}
