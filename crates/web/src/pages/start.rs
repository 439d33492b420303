//! The start page: the games as cards, each one click away from its table.

use super::play_now;
use crate::app::{App, cover};
use crate::desk::lesson;
use crate::dom::act;
use crate::panel::learn_button;
use crate::store;
use crate::words::{game_name, number, of_game, t, t1};
use leptos::prelude::*;
use leptos::task::spawn_local;
use session::Saved;

/// Cards for the games, and the match to go on with.
pub(crate) fn page() -> impl IntoView {
    let app = App::get();
    let kept = RwSignal::new(Vec::<Saved>::new());
    spawn_local(async move {
        // A browser that keeps nothing has nothing to go on with; playing will say so.
        kept.try_set(store::all().await.unwrap_or_default());
    });
    let last = move || {
        kept.with(|kept| kept.iter().find(|saved| !saved.over && lesson::game(&saved.id).is_none()).cloned())
    };
    view! {
        <div class="start">
            <div class="lead">
                <h1>{t("web-start-title")}</h1>
                <p>{t("web-start-lead")}</p>
                {move || last().map(|saved| view! {
                    <a class="button main" href=format!("/play/{}", saved.id) id="go-on">
                        {t1("web-go-on", "game", game_name(&saved.game))}
                        <small>{t1("web-decisions", "count", number(saved.turn as usize))}</small>
                    </a>
                })}
            </div>
            <div class="games">{catalog::GAMES.iter().map(|game| card(app, game, kept)).collect_view()}</div>
        </div>
    }
}

fn card(app: App, game: &'static str, kept: RwSignal<Vec<Saved>>) -> impl IntoView {
    let name = game_name(game);
    let facts = of_game(game, "facts");
    let learning = move || kept.with(|kept| kept.iter().any(|saved| lesson::game(&saved.id) == Some(game)));
    view! {
        <article class="game" data-game=game>
            {cover(app, game)}
            <div class="game-text">
                <h2>{name.clone()}</h2>
                <p>{of_game(game, "blurb")}</p>
                {facts.map(|facts| view! { <p class="faint">{facts}</p> })}
                <div class="row">
                    <button class="main play-now" aria-label=t1("web-play-now-what", "game", name.clone())
                        on:click=act(move |_| play_now::alone(app, game))>
                        {t("web-play-now")}
                    </button>
                    <a class="button" href=format!("/new/{game}") aria-label=t1("web-set-up-what", "game", name)>{t("web-set-up")}</a>
                    {move || learn_button(app, game, learning())}
                </div>
            </div>
        </article>
    }
}
