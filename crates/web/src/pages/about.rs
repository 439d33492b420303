//! What this is, and where its content comes from.

use crate::words::{front, t};
use leptos::prelude::*;

/// About the table, its notice, and the origins of its content.
pub(crate) fn page() -> impl IntoView {
    view! { <div class="page about" inner_html=front().about()></div> }
}

/// An address that means nothing.
pub(crate) fn unknown() -> impl IntoView {
    view! {
        <div class="page">
            <h1>{t("web-title-unknown")}</h1>
            <p>{t("web-unknown")}</p>
            <a class="button main" href="/">{t("web-to-start")}</a>
        </div>
    }
}
