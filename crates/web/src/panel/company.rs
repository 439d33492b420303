//! The people at a table that a server keeps: what they say, and what they can do about their seats.

use crate::online::{Online, buttons, chat, form, links, sheet};
use crate::words::t;
use leptos::prelude::*;

/// What was said, a line to speak, buttons, and links to hand out.
pub(crate) fn company(online: Online) -> AnyView {
    let say = format!(
        "<form class=\"row say\" data-act=\"say\"><input id=\"say\" maxlength=\"500\" autocomplete=\"off\" aria-label=\"{0}\">\
         <button>{0}</button></form>",
        t("web-say")
    );
    view! {
        <section class="company" aria-label=t("web-company")>
            <h2>{t("web-company")}</h2>
            {sheet(online, "said", chat)}
            {online.known().borrow().is_seated().then(|| form(online, say))}
            {sheet(online, "tools", buttons)}
            <details><summary>{t("web-links")}</summary>{sheet(online, "links", links)}</details>
        </section>
    }
    .into_any()
}
