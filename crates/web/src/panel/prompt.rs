//! Who decides what, and what can be taken back.

use super::teaching::ask;
use crate::app::plate;
use crate::desk::Desk;
use crate::dom::act;
use crate::online::{consent, sheet};
use crate::pages::{analysis, play_now};
use crate::terms;
use crate::words::{sentence, t, t1};
use leptos::prelude::*;
use session::Stage;
use table::scene::Phase;

/// The bar above the boards.
pub(crate) fn prompt(desk: Desk) -> impl IntoView {
    let who = move || {
        desk.framed(|frame| {
            let seat = match frame.stage {
                Stage::Person(seat) | Stage::Bot(seat, _) | Stage::Curtain(seat) | Stage::Elsewhere(seat) => {
                    seat
                }
                Stage::Over => return None,
            };
            let name = frame.seat(seat);
            Some(view! { <span class="who">{plate(Some(seat))}{name}</span> })
        })
        .flatten()
    };
    let headline = move || desk.framed(|frame| frame.scene.headline.as_ref().map(sentence)).flatten();
    view! {
        <div class="prompt" class:waiting=move || desk.thinking.get().is_some()>
            <div class="prompt-text">
                <p class="headline">{who}<span>{headline}</span></p>
                <p class="question" id="question">
                    {move || desk.framed(crate::desk::Frame::question).map(terms::text)}
                    {move || desk.thinking.get().map(|_| view! { <span class="dots" aria-hidden="true"></span> })}
                </p>
            </div>
            {phases(desk)}
            <div class="prompt-buttons">
                {move || skip(desk)}
                {match desk.online {
                    Some(online) => sheet(online, "prompt-buttons", consent),
                    None => view! { {move || ask(desk)} {back(desk)} {move || after(desk)} }.into_any(),
                }}
            </div>
            {move || desk.unsaved.get().map(|why| view! {
                <p class="wrong" role="alert">{t1("web-unsaved", "what", why)}</p>
            })}
        </div>
    }
}

/// What comes when in a turn or round, and where in it the match is.
fn phases(desk: Desk) -> impl IntoView {
    // Once it is over, no phase is.
    let phases = Memo::new(move |_| {
        let now = desk.framed(|frame| frame.outcome.is_none().then(|| frame.scene.phases.clone()));
        now.flatten().unwrap_or_default()
    });
    let one =
        |phase: Phase| view! { <li aria-current=phase.now.then_some("step")>{sentence(&phase.name)}</li> };
    move || {
        let phases = Some(phases.get()).filter(|phases| !phases.is_empty())?;
        let rows = phases.into_iter().map(one).collect_view();
        Some(view! { <ol class="phases" aria-label=t("web-phases")>{rows}</ol> })
    }
}

/// While others move: a button that passes over their pauses.
fn skip(desk: Desk) -> Option<impl IntoView> {
    let slow = desk.app.settings.read().pause() > 0;
    let shown = slow && desk.thinking.get().is_some() && !desk.hurry.get();
    shown.then(
        || view! { <button id="skip" on:click=act(move |_| desk.hurry.set(true))>{t("web-hurry")}</button> },
    )
}

/// Once it is over: what it was decided by, and the next one.
fn after(desk: Desk) -> Option<impl IntoView> {
    let over = desk.framed(|frame| frame.outcome.is_some()).unwrap_or_default();
    let again = move |_| {
        desk.session
            .with_value(|session| session.iter().for_each(|session| play_now::again(desk.app, session)));
    };
    over.then(|| {
        view! {
            {analysis::link(&desk.id.get_value())}
            <button class="main" id="again" on:click=act(again)>{t("web-rematch")}</button>
        }
    })
}

/// Undo where nothing has come to light; else an open 'take back', which asks first.
fn back(desk: Desk) -> impl IntoView {
    let sure = RwSignal::new(false);
    Effect::new(move || {
        desk.frame.track();
        sure.set(false);
    });
    move || {
        let (undo, take_back) =
            desk.framed(|frame| (frame.can_undo, frame.can_take_back)).unwrap_or_default();
        if undo {
            view! { <button on:click=act(move |_| desk.undo()) title=t("web-undo-help")>{t("web-undo")}</button> }
                .into_any()
        } else if take_back && sure.get() {
            view! {
                <button class="amber" on:click=act(move |_| desk.take_back())>{t("web-take-back-sure")}</button>
                <button class="quiet" on:click=act(move |_| sure.set(false))>{t("web-cancel")}</button>
            }
            .into_any()
        } else if take_back {
            view! {
                <button class="quiet" on:click=act(move |_| sure.set(true)) title=t("web-take-back-help")>
                    {t("web-take-back")}
                </button>
            }
            .into_any()
        } else {
            ().into_any()
        }
    }
}
