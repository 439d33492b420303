//! What a match was decided by. A worker with a module of its own works it out and writes the page.

use crate::app::{App, hand_out};
use crate::dom::{self, act, element, set_text};
use crate::online::{text_of, written};
use crate::route::Route;
use crate::words::{game_name, t, t1, words};
use crate::{share, store};
use leptos::prelude::*;
use leptos::task::spawn_local;
use send_wrapper::SendWrapper;
use serde_json::Value;
use session::Saved;
use std::cell::RefCell;
use std::rc::Rc;
use table::{Hash, Message};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, HtmlInputElement, MessageEvent, MouseEvent, Worker};

/// A page that is narrower, in pixels, gets a curve that is higher.
const NARROW: f64 = 640.0;

thread_local! {
    /// What was worked out during this visit, by the hash of the journal and the language.
    static KEPT: RefCell<Vec<(Hash, Rc<Value>)>> = const { RefCell::new(Vec::new()) };
}

/// The page as it is written, and what stands behind it.
struct Held {
    app: App,
    text: RwSignal<String>,
    saved: Saved,
    /// Works, until it is ended.
    worker: RefCell<Option<Worker>>,
    told: RefCell<Option<Rc<Value>>>,
}

/// The page of a stored match.
pub(crate) fn page(id: String) -> impl IntoView {
    let app = App::get();
    let text = RwSignal::new(String::new());
    let held = Rc::new(RefCell::new(None::<Rc<Held>>));
    let (at_click, at_slide, at_end) = (held.clone(), held.clone(), SendWrapper::new(held.clone()));
    spawn_local(async move {
        match store::get(&id).await {
            Ok(Some(saved)) => {
                let (worker, told) = (RefCell::default(), RefCell::default());
                let opened = Rc::new(Held { app, text, saved, worker, told });
                held.replace(Some(opened.clone()));
                opened.begin();
            }
            Ok(None) => super::not_kept(app),
            Err(what) => app.complain(t1("web-store-failed", "what", what)),
        }
    });
    let slide = Closure::<dyn FnMut(Event)>::new(move |event| {
        if let Some(held) = at_slide.borrow().as_ref() {
            held.slid(&event);
        }
    });
    document().set_oninput(Some(slide.into_js_value().unchecked_ref()));
    on_cleanup(move || {
        document().set_oninput(None);
        if let Some(held) = at_end.take().take() {
            held.stop();
        }
    });
    let click = move |event| {
        if let Some(held) = at_click.borrow().as_ref() {
            held.clicked(&event);
        }
    };
    written("page analysis", Box::new(move || text.get()), act(click))
}

/// A way to this page.
pub(crate) fn link(id: &str) -> AnyView {
    let address = format!("/analysis/{id}");
    view! { <a class="button analyse" href=address>{t("web-analysis")}</a> }.into_any()
}

impl Held {
    /// Has the match judged.
    fn begin(self: Rc<Held>) {
        let tag = self.app.language.get_untracked().tag();
        let key = Hash::of((self.saved.journal.clone() + tag).as_bytes());
        let kept = KEPT.with_borrow(|all| all.iter().find(|kept| kept.0 == key).map(|kept| kept.1.clone()));
        if let Some(kept) = kept {
            return self.tell(kept);
        }
        self.text.try_set(format!(
            "<h1>{}</h1><section><p id=\"judged\">{}</p><progress id=\"progress\" max=\"{}\" value=\"0\" aria-label=\"{}\">\
             </progress><p><button data-act=\"judge\" id=\"judge\">{}</button></p></section>",
            game_name(&self.saved.game),
            self.judged(0),
            self.saved.turn,
            t("web-title-analysis"),
            t("web-judge-stop"),
        ));
        let worker = match dom::worker(&self.app.addresses().judge) {
            Ok(worker) => worker,
            Err(why) => return self.app.complain(t1("web-judge-failed", "what", why)),
        };
        let wide = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(NARROW) >= NARROW;
        let mut order = Value::Null;
        // Whatever is not there yet is put there.
        order["journal"] = Value::from(self.saved.journal.as_str());
        order["id"] = Value::from(self.saved.id.as_str());
        order["tag"] = Value::from(tag);
        order["text"] = Value::from(self.app.address(|all| &all.texts, tag));
        order["wide"] = Value::from(wide);
        let held = self.clone();
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            held.hear(key, &event.data().as_string().unwrap_or_default());
        });
        worker.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
        // A worker that has just been made can be written to.
        let _ = worker.post_message(&order.to_string().into());
        self.worker.replace(Some(worker));
    }

    /// How far the worker is, what it has found, or what went wrong.
    fn hear(&self, key: Hash, said: &str) {
        let said: Value = serde_json::from_str(said).unwrap_or_default();
        if let Some(done) = said["done"].as_u64() {
            set_text("judged", &self.judged(done as u32));
            if let Some(progress) = document().get_element_by_id("progress") {
                // An attribute of this name can be set.
                let _ = progress.set_attribute("value", &done.to_string());
            }
            return;
        }
        self.stop();
        if said["html"].is_null() {
            let why = text_of(&said["failed"]).to_string();
            return self.app.complain(t1("web-judge-failed", "what", why));
        }
        let told = Rc::new(said);
        KEPT.with_borrow_mut(|kept| kept.push((key, told.clone())));
        self.tell(told);
    }

    /// Ends the worker, if there is one.
    fn stop(&self) {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
    }

    fn judged(&self, done: u32) -> String {
        words().say(&Message::new("web-judging").with("done", done).with("last", self.saved.turn))
    }

    /// Tells what was found, unless the page was left.
    fn tell(&self, told: Rc<Value>) {
        self.text.try_set(text_of(&told["html"]).to_string());
        self.told.replace(Some(told));
    }

    fn moment(&self, turn: usize) -> Route {
        Route::Moment(self.saved.id.clone(), turn as u32)
    }

    /// A button, or a point of the curve.
    fn clicked(self: &Rc<Held>, event: &MouseEvent) {
        let Some(target) = element(event) else { return };
        let (app, saved) = (self.app, &self.saved);
        let file = |ending: &str| format!("{}-{}.{ending}", saved.game, saved.id);
        let told = self.told.borrow().clone().unwrap_or_default();
        match target.get_attribute("data-act").as_deref() {
            Some("judge") if self.worker.borrow().is_some() => {
                self.stop();
                set_text("judge", &t("web-judge"));
            }
            Some("judge") => self.clone().begin(),
            Some("web-share-link") => share::link(app, saved.id.clone(), saved.journal.clone(), "link"),
            Some("web-share-file") => hand_out(app, &file("journal.json"), &saved.journal),
            Some(_) => share::picture(app, text_of(&told["picture"]).to_string(), file("png")),
            None => {
                let Ok(Some(lines)) = target.closest("svg.curve") else { return };
                // The lowest line of the scale goes from the first moment to the last.
                let Ok(Some(scale)) = lines.query_selector(".grid") else { return };
                let room = scale.get_bounding_client_rect();
                let along = (f64::from(event.client_x()) - room.x()) / room.width();
                let turn = along.clamp(0.0, 1.0) * f64::from(saved.turn);
                app.go(self.moment(turn.round() as usize));
            }
        }
    }

    /// The slider leads along the curve.
    fn slid(&self, event: &Event) {
        let slider = element(event).and_then(|it| it.dyn_into::<HtmlInputElement>().ok());
        let turn = slider.filter(|it| it.id() == "moment").and_then(|it| it.value().parse::<usize>().ok());
        let (Some(turn), Some(told)) = (turn, &*self.told.borrow()) else { return };
        set_text("prospects", text_of(&told["prospects"][turn]));
        if let Some(see) = document().get_element_by_id("see") {
            // An attribute of this name can be set.
            let _ = see.set_attribute("href", &self.moment(turn).to_string());
        }
    }
}
