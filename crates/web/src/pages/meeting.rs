//! A table that a server keeps: sitting down, waiting for the others, and then the same table as everywhere.

use super::table::table;
use crate::app::App;
use crate::desk::Desk;
use crate::dom;
use crate::online::{self, NAME, Online, State, ask, form, held, lobby, look_for_host, sheet, text_of};
use crate::route::Route;
use crate::terms;
use crate::words::{t, t1};
use leptos::prelude::*;
use serde_json::Value;

/// The table of a match, for whoever holds a token or comes with a link.
pub(crate) fn page(id: String) -> impl IntoView {
    let app = App::get();
    look_for_host(app);
    take_link(&id);
    let online = Online::new(id.clone());
    let desk = Desk { online: Some(online), ..Desk::new(id.clone()) };
    online.known().borrow_mut().enter = Some(Box::new(move || online.come(desk)));
    let then = move |found: Result<Value, String>| {
        let known = online.known();
        let mut known = known.borrow_mut();
        match found {
            Ok(mut found) => {
                let game = text_of(&found["game"]);
                known.game = super::known(game).unwrap_or_default();
                terms::load(app, known.game);
                known.options = found["options"].take();
                known.company = found["table"].take();
                known.sit(&found["viewer"]);
                let is_invited = found["viewer"].is_null() && !found["invited"].is_null();
                known.state = if is_invited { State::Invited } else { State::New };
            }
            Err(why) => {
                known.state = State::Ended;
                app.complain(why);
            }
        }
        let is_let_in = known.state == State::New;
        drop(known);
        online.tell();
        if is_let_in {
            online.enter();
        }
    };
    ask("GET", online::address(&id, ""), held::best(&id), String::new(), Box::new(then));
    on_cleanup(move || desk.leave());
    move || {
        let stage = online.stage.get();
        if stage == 2 {
            return table(desk).into_any();
        }
        let invitation = (stage == 1).then(|| form(online, sit_down(online)));
        view! { <div class="page lobby">{invitation}{sheet(online, "page", lobby)}</div> }.into_any()
    }
}

/// Holds the token that a link has brought, and takes it out of the address.
fn take_link(id: &str) {
    let mark = window().location().hash().unwrap_or_default();
    let Some((name, token)) = mark.trim_start_matches('#').split_once('=') else { return };
    if matches!(name, "invite" | "watch") {
        held::put(id, &[(name, token)]);
        if let Ok(history) = window().history() {
            let plain = Route::Meeting(id.to_string()).to_string();
            // If the address may not be changed, it stays as it is.
            let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&plain));
        }
    }
}

/// A name to sit down with, and what the dice are committed to.
fn sit_down(online: Online) -> String {
    let last = dom::storage().and_then(|storage| storage.get_item(NAME).ok().flatten()).unwrap_or_default();
    let is_host = held::of(&online.known().borrow().id)["host"].is_string();
    let promise = text_of(&online.known().borrow().company["dice"]["commitment"]).to_string();
    format!(
        "<section><h2>{}</h2><form class=\"row\" data-act=\"sit\"><label for=\"name\">{}</label>\
         <input id=\"name\" required pattern=\".*\\S.*\" maxlength=\"40\" autocomplete=\"nickname\" value=\"{}\" autofocus>\
         <button class=\"main\" id=\"sit\">{}</button></form><p class=\"faint\">{}</p></section>",
        t(if is_host { "web-opened" } else { "web-invited" }),
        t("web-name"),
        art::escape(&last),
        t("web-sit-down"),
        art::escape(&t1("web-committed", "hash", promise)),
    )
}
