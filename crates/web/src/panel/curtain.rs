//! The curtain: between two people at one screen nobody sees anybody's hand.

use crate::app::plate;
use crate::desk::Desk;
use crate::dom::act;
use crate::words::{t, words};
use leptos::prelude::*;
use session::Stage;
use table::Message;

/// Covers the table until the person who is asked says that only they can see it.
pub(crate) fn curtain(desk: Desk) -> impl IntoView {
    move || {
        desk.framed(|frame| match frame.stage {
            Stage::Curtain(seat) => {
                let name = words().seat(seat, &frame.scene.seats);
                let said = words().say(&Message::new("web-curtain").with("seat", name));
                Some(view! {
                    <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
                        <div>
                            {plate(Some(seat))}
                            <h2 id="curtain-title">{frame.seat(seat)}</h2>
                            <p>{said}</p>
                            <button class="main" id="lift" autofocus on:click=act(move |_| desk.lift(seat))>{t("web-lift")}</button>
                        </div>
                    </div>
                })
            }
            _ => None,
        })
        .flatten()
    }
}
