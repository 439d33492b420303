//! A match that a link brings along: it is kept here, and looked at.

use super::keep_journal;
use crate::app::App;
use crate::route::Route;
use crate::share;
use crate::words::{t, t1};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Opens what the link holds.
pub(crate) fn page() -> impl IntoView {
    let app = App::get();
    spawn_local(async move {
        match share::linked().await {
            Ok((id, journal)) => {
                if let Ok(history) = window().history() {
                    // Whoever goes back does not open it again; where that is not possible, they do.
                    let list = Route::Matches.to_string();
                    let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&list));
                }
                // From the beginning: nobody wants to know the end first.
                keep_journal(app, id, &journal, |id| Route::Moment(id, 0));
            }
            Err(what) => {
                app.go(Route::Matches);
                app.complain(t1("web-link-bad", "what", what));
            }
        }
    });
    view! { <div class="page"><h1>{t("web-title-shared")}</h1></div> }
}
