//! What a match was decided by: worked out in the worker, told on one page.

use crate::app::{App, hand_out};
use crate::dom::act;
use crate::route::Route;
use crate::words::{game_name, t, t1, words};
use crate::{share, store};
use analysis::{Analysis, Report, Shape};
use art::escape;
use catalog::AnyMatch;
use leptos::prelude::*;
use leptos::task::spawn_local;
use session::{Order, Reply, Saved};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Hash, Message};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, KeyboardEvent, MouseEvent};

/// A page that is narrower, in pixels, gets a curve that is higher.
const NARROW: f64 = 640.0;

thread_local! {
    /// What was worked out during this visit, by the hash of the journal.
    static KEPT: RefCell<BTreeMap<Hash, Arc<Analysis>>> = const { RefCell::new(BTreeMap::new()) };
}

/// A match with all that was found out about it.
struct Told {
    saved: Saved,
    analysis: Arc<Analysis>,
    report: Report,
    shape: Shape,
}

/// How far it is.
#[derive(Clone, Copy)]
struct Progress {
    done: RwSignal<u32>,
    running: RwSignal<bool>,
    told: RwSignal<Option<Arc<Told>>>,
}

/// The page of a stored match.
pub(crate) fn page(id: String) -> impl IntoView {
    let app = App::get();
    let progress =
        Progress { done: RwSignal::new(0), running: RwSignal::new(false), told: RwSignal::new(None) };
    let saved = RwSignal::new(None::<Saved>);
    spawn_local(async move {
        match store::get(&id).await {
            Ok(Some(found)) => {
                saved.set(Some(found.clone()));
                begin(app, found, progress);
            }
            Ok(None) => app.complain(t("web-no-such-match")),
            Err(what) => app.complain(t1("web-store-failed", "what", what)),
        }
    });
    view! {
        <div class="page analysis">
            <h1>{move || saved.get().map(|saved| game_name(&saved.game))}</h1>
            {move || match progress.told.get() {
                Some(told) => shown(app, told).into_any(),
                None => saved.get().map(|saved| judging(app, saved, progress)).into_any(),
            }}
        </div>
    }
}

/// How far it is, and a button to stop it or to begin it.
fn judging(app: App, saved: Saved, progress: Progress) -> impl IntoView {
    let Progress { done, running, .. } = progress;
    let last = saved.turn;
    let said = move || words().say(&Message::new("web-judging").with("done", done.get()).with("last", last));
    let press = move |_: MouseEvent| {
        if running.get_untracked() { running.set(false) } else { begin(app, saved.clone(), progress) }
    };
    view! {
        <section>
            <p>{said}</p>
            <progress max=last prop:value=move || done.get() aria-label=t("web-title-analysis")></progress>
            <p><button id="judge" on:click=act(press)>
                {move || t(if running.get() { "web-judge-stop" } else { "web-judge" })}
            </button></p>
        </section>
    }
}

/// Has a match judged, decision by decision, until somebody stops it or leaves the page.
fn begin(app: App, saved: Saved, progress: Progress) {
    let Progress { done, running, told } = progress;
    let key = Hash::of(saved.journal.as_bytes());
    let game = match catalog::replay(&saved.journal, &[]) {
        Ok(game) => game,
        Err(error) => return app.complain(t1("web-open-failed", "what", error.to_string())),
    };
    if let Some(kept) = KEPT.with_borrow(|kept| kept.get(&key).cloned()) {
        return told.set(Some(Told::new(saved, game.as_ref(), kept)));
    }
    done.set(0);
    running.set(true);
    spawn_local(async move {
        let thoughts = app.thoughts();
        let mut journal = Some(saved.journal.clone());
        // A page that was left has no signals any more.
        while running.try_get_untracked() == Some(true) {
            match thoughts.ask(&Order::judge(journal.take())).await {
                Ok(Reply::Judging { done: judged }) => {
                    done.try_set(judged);
                }
                Ok(Reply::Judged { figures }) => {
                    running.try_set(false);
                    let Some(found) = Analysis::read(&figures) else { return };
                    let found = Arc::new(found);
                    KEPT.with_borrow_mut(|kept| kept.insert(key, found.clone()));
                    told.try_set(Some(Told::new(saved, game.as_ref(), found)));
                    return;
                }
                Ok(Reply::Lost { why }) | Err(why) => {
                    running.try_set(false);
                    return app.complain(t1("web-judge-failed", "what", why));
                }
                Ok(_) => {}
            }
        }
    });
}

impl Told {
    fn new(saved: Saved, game: &dyn AnyMatch, analysis: Arc<Analysis>) -> Arc<Told> {
        let wide = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(NARROW) >= NARROW;
        let shape = if wide { Shape::WIDE } else { Shape::NARROW };
        let report = analysis.report(game, words());
        Arc::new(Told { saved, analysis, report, shape })
    }

    fn last(&self) -> u32 {
        self.analysis.steps.len() as u32
    }

    fn moment(&self, turn: u32) -> String {
        Route::Moment(self.saved.id.clone(), turn).to_string()
    }

    /// What everybody could expect at a moment.
    fn said(&self, turn: u32) -> String {
        let told = Message::new("web-moment-prospects")
            .with("turn", turn)
            .with("last", self.last())
            .with("prospects", self.analysis.prospects_told(&self.report, turn));
        words().say(&told)
    }

    /// All of it, as text that the browser reads.
    fn written(&self) -> String {
        let last = self.last();
        let button = |what: &'static str| format!("<button data-act=\"{what}\">{}</button>", t(what));
        format!(
            "<p class=\"lead\">{} {}</p><section><h2>{}</h2>{}<input type=\"range\" id=\"moment\" min=\"0\" max=\"{last}\" \
             value=\"{last}\" aria-label=\"{}\" aria-valuetext=\"{said}\"><p class=\"row\"><span id=\"prospects\">{said}</span>\
             <a class=\"button\" id=\"see\" href=\"{}\">{}</a></p>{}</section>{}<section><h2>{}</h2><p class=\"row\">{}{}{}</p>\
             <input class=\"link\" id=\"link\" readonly hidden aria-label=\"{}\"><p class=\"faint\">{}</p></section>",
            escape(&self.report.result),
            self.report.length,
            self.report.curve,
            self.analysis.curve(&self.report.seats, self.shape),
            t("web-scrubber"),
            self.moment(last),
            t("web-see-moment"),
            self.report.legend(),
            self.report.html(&|turn| Some(self.moment(turn))),
            t("web-share"),
            button("web-share-link"),
            button("web-share-file"),
            button("web-share-picture"),
            t("web-share-link"),
            t("web-share-note"),
            said = escape(&self.said(last)),
        )
    }
}

/// The report. Its parts name what they do.
fn shown(app: App, told: Arc<Told>) -> impl IntoView {
    let (at_click, at_slide, at_key) = (told.clone(), told.clone(), told.clone());
    let click = move |event: MouseEvent| {
        let Some(target) = element(&event) else { return };
        if let Ok(Some(curve)) = target.closest("svg.curve") {
            let room = curve.get_bounding_client_rect();
            let share = (f64::from(event.client_x()) - room.x()) / room.width();
            return app.go(Route::Moment(
                at_click.saved.id.clone(),
                at_click.analysis.moment_at(share, at_click.shape),
            ));
        }
        let saved = &at_click.saved;
        let file = |ending: &str| format!("{}-{}.{ending}", saved.game, saved.id);
        match target.get_attribute("data-act").as_deref() {
            Some("web-share-link") => share::link(app, saved.id.clone(), saved.journal.clone(), "link"),
            Some("web-share-file") => hand_out(app, &file("journal.json"), &saved.journal),
            Some(_) => {
                let drawn = at_click.analysis.picture(&game_name(&saved.game), &at_click.report);
                share::picture(app, drawn, file("png"));
            }
            None => {}
        }
    };
    let slide = move |event: Event| {
        let Some((slider, turn)) = slid(&event) else { return };
        let said = at_slide.said(turn);
        // These attributes can be set.
        let _ = slider.set_attribute("aria-valuetext", &said);
        if let Some(prospects) = document().get_element_by_id("prospects") {
            prospects.set_text_content(Some(&said));
        }
        if let Some(see) = document().get_element_by_id("see") {
            let _ = see.set_attribute("href", &at_slide.moment(turn));
        }
    };
    let key = move |event: KeyboardEvent| {
        if let Some((_, turn)) = slid(&event).filter(|_| event.key() == "Enter") {
            app.go(Route::Moment(at_key.saved.id.clone(), turn));
        }
    };
    view! { <div class="told" inner_html=told.written() on:click=act(click) on:input=act(slide) on:keydown=act(key)></div> }
}

fn element(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The slider, if an event is about it, and where it stands.
fn slid(event: &Event) -> Option<(HtmlInputElement, u32)> {
    let slider: HtmlInputElement =
        element(event)?.dyn_into().ok().filter(|it: &HtmlInputElement| it.id() == "moment")?;
    let turn = slider.value().parse().ok()?;
    Some((slider, turn))
}
