//! A match looked at again: any moment of it, and playing on from there.

use super::{analysis, play_now};
use crate::app::App;
use crate::board::{Lens, stage};
use crate::desk::{Desk, Frame};
use crate::dom::act;
use crate::panel;
use crate::words::{t, t1, words};
use crate::{dom, store};
use leptos::prelude::*;
use leptos::task::spawn_local;
use session::{Saved, Session};
use std::sync::Arc;
use table::{Message, Seat, Viewer};

/// How long a moment is shown when the match plays by itself, in milliseconds.
const MOMENT: i32 = 700;

/// The replay of a stored match, perhaps at a moment of it.
pub(crate) fn page(id: String, moment: Option<u32>) -> impl IntoView {
    let app = App::get();
    let desk = Desk::new(id.clone());
    let saved = StoredValue::new(None::<Saved>);
    let (turn, last) = (RwSignal::new(0u32), RwSignal::new(0u32));
    let viewer = RwSignal::new(Viewer::Spectator);
    let running = RwSignal::new(false);
    spawn_local(async move {
        match store::get(&id).await {
            Ok(Some(found)) => match Session::open(&found, dom::seed()) {
                Ok(session) => {
                    last.set(session.game().turn());
                    viewer.set(own_view(&session));
                    desk.session.set_value(Some(session));
                    saved.set_value(Some(found));
                    turn.set(moment.unwrap_or(u32::MAX).min(last.get_untracked()));
                    // Arrows and the like lead through the match at once.
                    dom::focus("#scrub");
                }
                Err(error) => app.complain(t1("web-open-failed", "what", error.to_string())),
            },
            Ok(None) => super::not_kept(app),
            Err(what) => app.complain(t1("web-store-failed", "what", what)),
        }
    });
    Effect::new(move || {
        let (turn, viewer) = (turn.get(), viewer.get());
        last.track();
        let frame = desk.session.with_value(|session| Frame::of_moment(session.as_ref()?, turn, viewer));
        if let Some(frame) = frame {
            desk.frame.set(Some(Arc::new(frame)));
        }
    });
    on_cleanup(move || desk.leave());
    let lens = Lens::new();
    view! {
        <div class="table replay show-log">
            <h1 class="unseen">{t("web-title-replay")}</h1>
            <div class="prompt">
                <div class="prompt-text">
                    <p class="headline">{move || said(turn.get(), last.get())}</p>
                    <p class="question">{move || desk.framed(news)}</p>
                </div>
                <div class="prompt-buttons">{onwards(desk, saved, turn, viewer)}</div>
            </div>
            {stage(desk, lens)}
            <div class="scrubber">{scrubber(desk, turn, last, running)}{eyes(desk, saved, viewer)}</div>
            <aside class="side">
                <div class="things">{panel::seats(desk)}{panel::trays(desk)}</div>
                {panel::log(desk)}
            </aside>
        </div>
    }
}

/// As whoever plays alone sees it; else as everybody may.
fn own_view(session: &Session) -> Viewer {
    let mut people = Seat::first(session.sitters().len())
        .filter(|seat| session.sitters()[seat.index()] == session::Sitter::Person);
    match (people.next(), people.next()) {
        (Some(only), None) => Viewer::Seat(only),
        _ => Viewer::Spectator,
    }
}

fn said(turn: u32, last: u32) -> String {
    words().say(&Message::new("web-moment").with("turn", turn).with("last", last))
}

fn news(frame: &Frame) -> String {
    let lines: Vec<String> = frame.news.iter().map(|line| crate::words::sentence(&line.text)).collect();
    let end = frame.outcome.as_ref().map(|outcome| words().outcome(outcome, &frame.scene.seats));
    lines.into_iter().chain(end).collect::<Vec<_>>().join(" ")
}

fn scrubber(desk: Desk, turn: RwSignal<u32>, last: RwSignal<u32>, running: RwSignal<bool>) -> impl IntoView {
    let step = move |by: i32| {
        running.set(false);
        turn.update(|turn| *turn = turn.saturating_add_signed(by).min(last.get_untracked()));
    };
    let run = move |_| {
        running.update(|running| *running = !*running);
        if turn.get_untracked() == last.get_untracked() {
            turn.set(0);
        }
        let epoch = desk.epoch.get_value();
        spawn_local(async move {
            while running.try_get_untracked() == Some(true) && !desk.is_left(epoch) {
                dom::sleep(MOMENT).await;
                if running.try_get_untracked() != Some(true) || desk.is_left(epoch) {
                    return;
                }
                turn.update(|turn| *turn = (*turn + 1).min(last.get_untracked()));
                if turn.get_untracked() == last.get_untracked() {
                    running.set(false);
                }
            }
        });
    };
    let slide = move |event| {
        running.set(false);
        if let Ok(to) = event_target_value(&event).parse::<u32>() {
            turn.set(to.min(last.get_untracked()));
        }
    };
    view! {
        <button on:click=act(move |_| step(-1)) aria-label=t("web-step-back")>"◀"</button>
        <button on:click=run id="run" aria-pressed=move || running.get().to_string()>{move || if running.get() { t("web-stop") } else { t("web-run") }}</button>
        <button on:click=act(move |_| step(1)) aria-label=t("web-step-on")>"▶"</button>
        <input type="range" id="scrub" min="0" max=move || last.get() prop:value=move || turn.get().to_string()
            aria-label=t("web-scrubber") on:input=slide/>
    }
}

/// Through whose eyes. While a match is under way nobody looks into the hands of others.
fn eyes(desk: Desk, saved: StoredValue<Option<Saved>>, viewer: RwSignal<Viewer>) -> impl IntoView {
    let set = move |event| {
        let seat = event_target_value(&event).parse::<u8>().ok();
        viewer.set(seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat))));
    };
    let names = Memo::new(move |_| {
        // What is kept is known once the match is there, which brings its frame.
        let is_over = saved.with_value(|saved| saved.as_ref().is_some_and(|saved| saved.over));
        desk.framed(|frame| {
            let seats = Seat::first(frame.sitters.len()).filter(|_| is_over);
            seats.map(|seat| (seat, frame.seat(seat))).collect::<Vec<_>>()
        })
        .unwrap_or_default()
    });
    view! {
        <label for="eyes">{t("web-eyes")}</label>
        <select id="eyes" on:change=set disabled=move || names.read().is_empty()>
            <option value="all" selected=move || viewer.get() == Viewer::Spectator>{t("web-everybody")}</option>
            {move || names.get().into_iter().map(|(seat, name)| view! {
                <option value=seat.0.to_string() selected=move || viewer.get() == Viewer::Seat(seat)>{name}</option>
            }).collect_view()}
        </select>
    }
}

/// Playing on from the moment shown, as a match of its own.
fn onwards(
    desk: Desk,
    saved: StoredValue<Option<Saved>>,
    turn: RwSignal<u32>,
    viewer: RwSignal<Viewer>,
) -> impl IntoView {
    let app = desk.app;
    let play_on = move |_| {
        let begun = saved.with_value(|saved| {
            let mut session = Session::open(saved.as_ref()?, dom::seed()).ok()?;
            session.fork(turn.get_untracked(), viewer.get_untracked(), dom::seed()).ok()?;
            Some(session)
        });
        match begun {
            Some(session) => play_now::keep_and_go(app, &session, crate::dom::new_id()),
            None => app.complain(t("web-no-such-match")),
        }
    };
    let is_end = move || desk.framed(|frame| frame.outcome.is_some()) == Some(true);
    view! {
        {analysis::link(&desk.id.get_value())}
        <button class="main" id="play-on" title=t("web-play-on-help") disabled=is_end on:click=play_on>{t("web-play-on")}</button>
    }
}
