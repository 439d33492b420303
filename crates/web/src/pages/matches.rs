//! The matches on this device: go on, look again, hand out, bring in, forget.

use super::{analysis, play_now};
use crate::app::{App, cover, hand_out};
use crate::dom::act;
use crate::online::{ask, held, summaries};
use crate::words::{game_name, number, t, t1};
use crate::{dom, store};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use session::{Saved, Session};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement};

/// The list.
pub(crate) fn page() -> impl IntoView {
    let app = App::get();
    let kept = RwSignal::new(None::<Vec<Saved>>);
    let refresh = move || {
        spawn_local(async move {
            match store::all().await {
                Ok(all) => {
                    kept.try_set(Some(all));
                }
                Err(what) => app.complain(t1("web-store-failed", "what", what)),
            }
        });
    };
    refresh();
    let online = RwSignal::new(String::new());
    let entry = |(id, _): (String, Value)| format!(r#"{{"match":"{id}","token":"{}"}}"#, held::best(&id));
    let held: Vec<String> = held::all().into_iter().take(100).map(entry).collect();
    if !held.is_empty() {
        let then = move |found: Result<Value, String>| {
            // Without a server there are none to go on with; they are still held.
            if let Some(all) = found.ok().as_ref().and_then(Value::as_array).filter(|all| !all.is_empty()) {
                online.try_set(summaries(all));
            }
        };
        let body = format!(r#"{{"held":[{}]}}"#, held.join(","));
        ask("POST", "/api/v1/mine".into(), String::new(), body, Box::new(then));
    }
    view! {
        <div class="page matches">
            <h1>{t("web-title-matches")}</h1>
            <p class="row">
                <label class="button" for="import">{t("web-import")}</label>
                <input class="unseen" type="file" id="import" accept=".json,application/json"
                    on:change=move |event| bring_in(app, &event)/>
            </p>
            <div inner_html=move || online.get()></div>
            {move || match kept.get() {
                None => view! { <p class="faint">{t("web-loading")}</p> }.into_any(),
                Some(all) if all.is_empty() => view! { <p class="faint">{t("web-no-matches")}</p> }.into_any(),
                Some(all) => view! {
                    <ul class="match-list">{all.into_iter().map(|saved| row(app, saved, refresh)).collect_view()}</ul>
                }.into_any(),
            }}
        </div>
    }
}

fn row(app: App, saved: Saved, refresh: impl Fn() + Copy + Send + 'static) -> impl IntoView {
    let (id, name) = (saved.id.clone(), game_name(&saved.game));
    let when = js_sys::Date::new(&saved.updated.into());
    let when = String::from(when.to_locale_string("en-GB", &wasm_bindgen::JsValue::UNDEFINED));
    let state =
        if saved.over { t("web-over") } else { t1("web-decisions", "count", number(saved.turn as usize)) };
    let sure = RwSignal::new(false);
    let file = format!("{}-{}.journal.json", saved.game, saved.id);
    let journal = saved.journal.clone();
    let remove = {
        let id = id.clone();
        move |_| {
            let id = id.clone();
            spawn_local(async move {
                match store::remove(&id).await {
                    Ok(()) => refresh(),
                    Err(what) => app.complain(t1("web-store-failed", "what", what)),
                }
            });
        }
    };
    view! {
        <li class="match" data-match=id.clone()>
            {cover(app, &saved.game)}
            <div>
                <h2>{name}</h2>
                <p class="faint">{state}" · "{when}</p>
            </div>
            <div class="row">
                {(!saved.over).then(|| view! { <a class="button main" href=format!("/play/{id}")>{t("web-resume")}</a> })}
                <a class="button" href=format!("/replay/{id}")>{t("web-replay")}</a>
                {saved.over.then(|| analysis::link(&id))}
                {saved.over.then(|| view! { <a class="button" href=format!("/verify/{id}")>{t("web-verify")}</a> })}
                <button class="export" on:click=act(move |_| hand_out(app, &file, &journal))>{t("web-export")}</button>
                {move || if sure.get() {
                    view! { <button class="red" on:click=remove.clone()>{t("web-remove-sure")}</button> }.into_any()
                } else {
                    view! { <button class="quiet" on:click=act(move |_| sure.set(true))>{t("web-remove")}</button> }.into_any()
                }}
            </div>
        </li>
    }
}

/// Reads a journal file. One that is damaged is refused with the reason, and nothing changes.
fn bring_in(app: App, event: &Event) {
    let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let file = input.as_ref().and_then(|input| input.files()?.get(0));
    let Some(file) = file else { return };
    spawn_local(async move {
        let read = dom::text_of(&file).await;
        let resumed = read.and_then(|text| {
            // A journal does not say who sat where: whoever brings it goes on with the next decision.
            let resumed = Session::resume(&text, Vec::new(), dom::seed()).map(Session::for_one);
            resumed.map_err(|error| error.to_string())
        });
        match resumed {
            Ok(session) => play_now::keep_and_go(app, &session, dom::new_id()),
            Err(what) => app.complain(t1("web-import-failed", "what", what)),
        }
        if let Some(input) = input {
            // The same file can be chosen again once it has been repaired.
            input.set_value("");
        }
    });
}
