//! What a lesson says, and what a bot would do: words above the choices, and the choices they are about.

use crate::app::App;
use crate::desk::{Desk, Hint, Taught};
use crate::dom::act;
use crate::pages::{learn, play_now};
use crate::terms;
use crate::words::{number, sentence, t, t1, words};
use leptos::prelude::*;
use session::Asks;
use table::Message;

/// The lesson, if this match is one, and the hint, if somebody has asked for one.
pub(crate) fn teaching(desk: Desk) -> impl IntoView {
    view! {
        {move || desk.taught.get().map(|taught| lesson(desk, &taught))}
        {move || desk.advising.get().then(|| view! { <p class="teaching faint" role="status">{t("web-hint-thinking")}</p> })}
        {move || desk.hint.get().map(|hint| advice(desk, hint))}
    }
}

fn lesson(desk: Desk, taught: &Taught) -> impl IntoView + use<> {
    let step =
        Message::new("web-lesson-step").with("number", number(taught.number)).with("of", number(taught.of));
    let wanted = taught.choice().map(|index| view! { <ol>{offered(desk, index, None)}</ol> });
    let app = desk.app;
    let game = desk.framed_now(|frame| frame.game).unwrap_or_default();
    let ways = if taught.asks == Asks::Nothing {
        view! {
            <button class="main" id="lesson-play" on:click=act(move |_| play_now::alone(app, game))>{t("web-lesson-play")}</button>
            <button on:click=act(move |_| learn::anew(app, game))>{t("web-lesson-again")}</button>
        }
        .into_any()
    } else {
        view! { <button class="quiet" id="lesson-skip" on:click=act(move |_| play_now::alone(app, game))>{t("web-lesson-skip")}</button> }
            .into_any()
    };
    view! {
        <section class="teaching lesson" aria-label=t("web-lesson")>
            <p class="lesson-step">{words().say(&step)}</p>
            <p class="lesson-text">{terms::text(sentence(&taught.text))}</p>
            {wanted}
            <div class="row">{ways}</div>
        </section>
    }
}

fn advice(desk: Desk, hint: Hint) -> impl IntoView {
    let rows = hint.best.into_iter().map(|(index, share)| offered(desk, index, Some(share))).collect_view();
    view! {
        <section class="teaching hint" aria-label=t("web-hint")>
            <p>{terms::text(hint.reason)}</p>
            <ol>{rows}</ol>
        </section>
    }
}

/// A choice as a button, perhaps with what may be expected after it.
fn offered(desk: Desk, index: usize, share: Option<u8>) -> Option<impl IntoView> {
    let label =
        desk.framed_now(|frame| frame.choices().get(index).map(|choice| sentence(&choice.label)))??;
    let share =
        share.map(|share| view! { <span class="odds-share">{t1("web-percent", "percent", share)}</span> });
    Some(view! {
        <li>
            <button class="choice" on:click=act(move |_| desk.choose(index))
                on:pointerenter=act(move |_| desk.point_at_choice(Some(index)))
                on:focus=act(move |_| desk.point_at_choice(Some(index)))>
                <kbd>{index + 1}</kbd><span class="choice-label">{label}</span>{share}
            </button>
        </li>
    })
}

/// The button that asks a bot.
pub(super) fn ask(desk: Desk) -> Option<impl IntoView> {
    desk.may_ask().then(|| {
        view! {
            <button id="hint" title=t("web-hint-help") disabled=move || desk.advising.get() on:click=act(move |_| desk.ask_for_hint())>
                {t("web-hint")}
            </button>
        }
    })
}

/// Learning a game, on its card: begun, gone on with, or done once more.
pub(crate) fn learn_button(
    app: App,
    game: &'static str,
    under_way: impl Fn() -> bool + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let label = move || {
        if under_way() {
            t("web-learn-on")
        } else if app.settings.with(|settings| settings.learnt.iter().any(|known| known == game)) {
            t("web-learn-again")
        } else {
            t("web-learn")
        }
    };
    let name = crate::words::game_name(game);
    let what =
        move || words().say(&Message::new("web-learn-what").with("what", label()).with("game", name.clone()));
    view! {
        <button class="learn" aria-label=what on:click=act(move |_| learn::go_on(app, game))>{label}</button>
    }
}
