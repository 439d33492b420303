//! A match handed on: as a link that holds all of it, and as a picture.

use crate::app::App;
use crate::dom::{self, said};
use crate::online::held;
use crate::route::Route;
use crate::words::{t, t1};
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{Hash, Message};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlInputElement;

/// So many letters a link may have: much longer ones get lost in programs that send them.
const MOST: usize = 30_000;

#[wasm_bindgen]
extern "C" {
    /// Of the start script. `pack` gives a text in letters that an address can have, `unpack` gives it back, and `paint` hands a
    /// drawing out as a picture of that name.
    #[wasm_bindgen(catch)]
    async fn share(how: &str, what: &str, name: &str) -> Result<JsValue, JsValue>;
}

/// Puts the link to a match into the field of that name, and into the clipboard. A match that is too long for a link, but
/// kept by a server, is linked to there.
pub(crate) fn link(app: App, id: String, journal: String, field: &'static str) {
    spawn_local(async move {
        let code = match share("pack", &journal, "").await {
            Ok(code) => code.as_string().unwrap_or_default(),
            Err(error) => return app.complain(said(&error)),
        };
        let watch = held::text(&id, "watch");
        let path = if code.len() <= MOST {
            format!("{}#{code}", Route::Shared)
        } else if !watch.is_empty() {
            format!("{}#watch={watch}", Route::Meeting(id))
        } else {
            let kilobytes = |letters: usize| letters.div_ceil(1000) as i64;
            let told = Message::new("web-link-too-long")
                .with("size", kilobytes(code.len()))
                .with("most", kilobytes(MOST));
            return app.complain(crate::words::words().say(&told));
        };
        let found = document().get_element_by_id(field).and_then(|it| it.dyn_into::<HtmlInputElement>().ok());
        let Some(field) = found else { return };
        field.set_value(&(window().location().origin().unwrap_or_default() + &path));
        field.set_hidden(false);
        app.tell(t(if dom::copy(&field) { "web-link-copied" } else { "web-link-ready" }));
    });
}

/// The journal that the address of the page holds, and a name for it: the same link is the same match.
pub(crate) async fn linked() -> Result<(String, String), String> {
    let code = window().location().hash().unwrap_or_default();
    let code = code.trim_start_matches('#');
    if code.is_empty() || code.len() > MOST {
        return Err(t("web-link-empty"));
    }
    // What browsers say of letters that cannot be unpacked helps nobody.
    let journal = share("unpack", code, "").await.ok().and_then(|journal| journal.as_string());
    let journal = journal.ok_or_else(|| t("web-link-cut"))?;
    Ok((Hash::of(journal.as_bytes()).short(), journal))
}

/// Hands out a drawing as a picture.
pub(crate) fn picture(app: App, svg: String, name: String) {
    spawn_local(async move {
        match share("paint", &svg, &name).await {
            Ok(_) => app.tell(t1("web-picture-saved", "file", name)),
            Err(error) => app.complain(t1("web-export-failed", "what", said(&error))),
        }
    });
}
