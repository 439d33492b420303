//! The matches on this device: go on, look again, hand out, bring in, forget.

use super::play_now;
use crate::app::{App, cover, hand_out};
use crate::desk::lesson;
use crate::dom::{act, element};
use crate::online::{ask, held, summaries};
use crate::words::{game_name, number, t, t1, words};
use crate::{dom, store};
use catalog::CatalogError;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use session::{Saved, Session};
use table::{FileError, Message, Standing};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement, MouseEvent};

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
    // The match that somebody is about to forget.
    let sure = RwSignal::new(String::new());
    let press = move |event: MouseEvent| {
        let Some((what, id)) = meant(&event) else { return };
        match what.as_str() {
            "export" => kept.with_untracked(|kept| {
                let saved = kept.iter().flatten().find(|saved| saved.id == id);
                if let Some(Saved { game, journal, .. }) = saved {
                    hand_out(app, &format!("{game}-{id}.journal.json"), journal);
                }
            }),
            "ask" => {
                sure.set(id);
                // The list is written anew; whoever uses keys goes on where they were.
                spawn_local(async {
                    dom::sleep(0).await;
                    dom::focus("[data-act='remove']");
                });
            }
            _ => spawn_local(async move {
                match store::remove(&id).await {
                    Ok(()) => refresh(),
                    Err(what) => app.complain(t1("web-store-failed", "what", what)),
                }
            }),
        }
    };
    view! {
        <div class="page matches" on:click=act(press)>
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
                Some(all) => {
                    let rows = sure.with(|sure| all.iter().map(|saved| row(app, saved, sure)).collect::<String>());
                    view! { <ul class="match-list" inner_html=rows></ul> }.into_any()
                }
            }}
        </div>
    }
}

/// What a button asks for, and the match it stands beside.
fn meant(event: &MouseEvent) -> Option<(String, String)> {
    let button = element(event)?.closest("[data-act]").ok()??;
    let row = button.closest("[data-match]").ok()??;
    Some((button.get_attribute("data-act")?, row.get_attribute("data-match")?))
}

/// A match and what can be done with it. `sure` is the one that somebody is about to forget.
fn row(app: App, saved: &Saved, sure: &str) -> String {
    let Saved { id, game, turn, over, updated, standing, .. } = saved;
    let when = js_sys::Date::new(&(*updated).into());
    // As in the reader's own country.
    let precision = js_sys::JSON::parse(r#"{"dateStyle":"medium","timeStyle":"short"}"#).unwrap_or_default();
    let when = String::from(when.to_locale_string("default", &precision));
    let state = match standing {
        Some(Standing::Won) => t("web-won"),
        Some(Standing::Drawn) => t("web-drawn"),
        Some(Standing::Lost) => t("web-lost"),
        None if *over => t("web-over"),
        None => t1("web-decisions", "count", number(*turn as usize)),
    };
    let kind = if lesson::game(id).is_some() {
        Some("web-lesson")
    } else {
        line_of(saved, "redeals").map(|_| "web-played-on")
    };
    let title = [game_name(game)].into_iter().chain(chosen(saved)).chain(kind.map(t));
    let title = title.collect::<Vec<_>>().join(" · ");
    let link = |class: &str, page: &str, name: &'static str, is_shown: bool| {
        if !is_shown {
            return String::new();
        }
        format!("<a class=\"button {class}\" href=\"/{page}/{id}\">{}</a>", t(name))
    };
    let button = |class: &str, act: &str, name: &'static str| {
        format!("<button class=\"{class}\" data-act=\"{act}\">{}</button>", t(name))
    };
    format!(
        "<li class=\"match\" data-match=\"{id}\"><div class=\"cover\"><img src=\"{}\" alt=\"\"></div>\
         <div><h2>{}</h2><p class=\"faint\">{state} · {when}</p></div><div class=\"row\">{}{}{}{}{}{}</div></li>",
        cover(app, game),
        title,
        link("main", "play", "web-resume", !over),
        link("", "replay", "web-replay", true),
        link("analyse", "analysis", "web-analysis", *turn > 0),
        link("", "verify", "web-verify", *over),
        button("export", "export", "web-export"),
        if sure == id {
            button("red", "remove", "web-remove-sure")
        } else {
            button("quiet", "ask", "web-remove")
        },
    )
}

/// What was agreed on, as far as options have names of their own: a mission, for instance.
fn chosen(saved: &Saved) -> Vec<String> {
    let line = line_of(saved, "options").map(|line| line.trim_end_matches(','));
    let options: Value = line.and_then(|line| serde_json::from_str(line).ok()).unwrap_or_default();
    let name = |(key, value): (&String, &Value)| {
        let id = format!("{}-{key}-{}", saved.game, value.as_str()?).replace('_', "-");
        words().has(&id).then(|| words().say(&Message::new(id)))
    };
    options.as_object().into_iter().flatten().filter_map(name).collect()
}

/// What stands on the line of a field of the journal, if it has that field.
fn line_of<'a>(saved: &'a Saved, field: &str) -> Option<&'a str> {
    let name = format!("\"{field}\": ");
    saved.journal.lines().find_map(|line| line.strip_prefix(name.as_str()))
}

/// Why a file is not taken, in the reader's own words where they are known.
fn refused(error: CatalogError) -> String {
    t(match error {
        CatalogError::File(FileError::Truncated { .. }) => "web-file-cut",
        CatalogError::File(FileError::Syntax { .. } | FileError::Foreign) => "web-file-foreign",
        CatalogError::File(FileError::Checksum) => "web-file-changed",
        other => return other.to_string(),
    })
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
            resumed.map_err(refused)
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
