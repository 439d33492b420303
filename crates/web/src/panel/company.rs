//! The people at a table that a server keeps: what they say, and what they can do about their seats.

use crate::online::{Online, buttons, chat, form, links, mail, sheet};
use crate::words::t;
use leptos::prelude::*;

/// What was said, a line to speak, buttons, and links to hand out.
pub(crate) fn company(online: Online) -> AnyView {
    let say = format!(
        "<form class=\"row say\" data-act=\"say\"><input id=\"say\" maxlength=\"500\" autocomplete=\"off\" aria-label=\"{0}\">\
         <button>{0}</button></form>",
        t("web-say")
    );
    let is_seated = online.known().borrow().is_seated();
    view! {
        <section class="company" aria-label=t("web-company")>
            <h2>{t("web-company")}</h2>
            {sheet(online, "said", chat)}
            {is_seated.then(|| form(online, say))}
            {sheet(online, "tools", buttons)}
            {move || mail(online).filter(|_| is_seated).map(|written| form(online, written))}
            <details><summary>{t("web-links")}</summary>{sheet(online, "links", links)}</details>
        </section>
    }
    .into_any()
}
