//! The frame around every page: navigation, the live region, and what all pages share.

use crate::dom::{self, act};
use crate::pages;
use crate::route::Route;
use crate::settings::Settings;
use crate::sound::Sounds;
use crate::terms::{self, Terms};
use crate::thoughts::Thoughts;
use crate::words::{front, t};
use ::front::Form;
use leptos::prelude::*;
use locale::Language;
use rulebook::Rulebook;
use send_wrapper::SendWrapper;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, MouseEvent};

/// Where the files are that are fetched when they are needed.
#[derive(Clone, Deserialize)]
pub(crate) struct Addresses {
    /// The script in which bots think.
    worker: String,
    /// The script in which matches are judged.
    pub(crate) judge: String,
    /// The words of every language by its tag.
    pub(crate) texts: BTreeMap<String, String>,
    /// All rules in every language, by its tag.
    pub(crate) rules: BTreeMap<String, String>,
    /// Glossaries, by names such as `corps-de`.
    pub(crate) glossaries: BTreeMap<String, String>,
    /// Lessons, by their games.
    pub(crate) lessons: BTreeMap<String, String>,
    /// The backdrop of every game's card, and `table` for any other.
    covers: BTreeMap<String, String>,
}

/// What all pages share.
#[derive(Clone, Copy)]
pub(crate) struct App {
    /// The page that is shown.
    pub(crate) route: RwSignal<Route>,
    pub(crate) settings: RwSignal<Settings>,
    /// What is spoken.
    pub(crate) language: RwSignal<Language>,
    /// Where other files are.
    addresses: StoredValue<Arc<Addresses>>,
    /// Whether there is more than the frame already.
    is_drawn: RwSignal<bool>,
    /// What is read out to those who listen to the page.
    pub(crate) said: RwSignal<String>,
    /// Something to be told once, and whether it is an error.
    pub(crate) notice: RwSignal<Option<(String, bool)>>,
    /// The rules, once somebody has asked for them, and the language they are in.
    pub(crate) rulebook: RwSignal<Option<(Language, Arc<Rulebook>)>>,
    /// The terms of the game that is on the page.
    pub(crate) terms: RwSignal<Option<Arc<Terms>>>,
    /// What is agreed before a match, read for a set-up page that is about to be drawn.
    pub(crate) form: StoredValue<Option<Form>>,
    /// What the server behind the page offers, as JSON; empty unless it keeps matches.
    pub(crate) host: RwSignal<String>,
    thoughts: StoredValue<SendWrapper<Thoughts>>,
    sounds: StoredValue<SendWrapper<Sounds>>,
}

impl App {
    fn new(addresses: Addresses, language: Language) -> App {
        let path = window().location().pathname().unwrap_or_default();
        App {
            route: RwSignal::new(Route::of(&path)),
            settings: RwSignal::new(Settings::load()),
            language: RwSignal::new(language),
            is_drawn: RwSignal::new(false),
            said: RwSignal::new(String::new()),
            notice: RwSignal::new(None),
            rulebook: RwSignal::new(None),
            terms: RwSignal::new(None),
            form: StoredValue::new(None),
            host: RwSignal::new(String::new()),
            thoughts: StoredValue::new(SendWrapper::new(Thoughts::new(addresses.worker.clone()))),
            sounds: StoredValue::new(SendWrapper::new(Sounds::default())),
            addresses: StoredValue::new(Arc::new(addresses)),
        }
    }

    /// What all pages share. Only pages ask, and they all stand inside the shell.
    pub(crate) fn get() -> App {
        expect_context::<App>()
    }

    /// Goes to a page, as a link would.
    pub(crate) fn go(self, route: Route) {
        if let Ok(history) = window().history() {
            // A page that may not change its address shows the other page all the same.
            let _ = history.push_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&route.to_string()));
        }
        self.show(route);
    }

    fn show(self, route: Route) {
        self.notice.set(None);
        terms::close();
        self.route.set(route);
        window().scroll_to_with_x_and_y(0.0, 0.0);
        // Whoever listens or uses keys begins at the top of the new page.
        dom::focus("#main");
    }

    /// Where other files are.
    pub(crate) fn addresses(self) -> Arc<Addresses> {
        self.addresses.get_value()
    }

    /// Where one of several files is, by its name; nowhere if there is none.
    pub(crate) fn address(self, which: fn(&Addresses) -> &BTreeMap<String, String>, name: &str) -> String {
        which(&self.addresses()).get(name).cloned().unwrap_or_default()
    }

    pub(crate) fn thoughts(self) -> Thoughts {
        self.thoughts.with_value(|thoughts| (**thoughts).clone())
    }

    /// Makes a sound, if sounds are on.
    pub(crate) fn sound(self, cue: table::scene::Cue) {
        if self.settings.read_untracked().sound {
            self.sounds.with_value(|sounds| sounds.play(cue));
        }
    }

    /// Tells something that went wrong.
    pub(crate) fn complain(self, what: impl Into<String>) {
        self.notice.set(Some((what.into(), true)));
    }

    /// Tells something that went well.
    pub(crate) fn tell(self, what: impl Into<String>) {
        self.notice.set(Some((what.into(), false)));
    }
}

/// Draws the frame, which stays hidden for as long as the page that was drawn ahead is there, and then the page itself.
pub(crate) async fn mount(addresses: Addresses, language: Language) {
    let app = App::new(addresses, language);
    dom::sleep(0).await;
    leptos::mount::mount_to_body(move || shell(app));
    pages::prepare(app).await;
    dom::sleep(0).await;
    if let Some(ahead) = document().get_element_by_id("boot") {
        ahead.remove();
    }
    app.is_drawn.set(true);
}

/// The whole page.
fn shell(app: App) -> impl IntoView {
    provide_context(app);
    follow_links(app);
    terms::follow(app);
    Effect::new(move || app.settings.read().apply());
    Effect::new(move || {
        let language = app.language.get();
        if let Some(root) = document().document_element() {
            // An attribute of this name can be set.
            let _ = root.set_attribute("lang", language.tag());
        }
        document().set_title(&t(app.route.read().title()));
    });
    view! {
        {move || {
            // Another language draws everything anew.
            app.language.track();
            spoken(app)
        }}
        <div class="unseen" role="status" aria-live="polite" id="said">{move || app.said.get()}</div>
    }
}

/// All that has words.
fn spoken(app: App) -> impl IntoView {
    view! {
        <a class="skip" href="#main">{t("web-skip")}</a>
        <header class="bar" class:at-table=move || app.route.with(|route| matches!(route, Route::Table(_) | Route::Meeting(_)))
            inner_html=move || front().bar(&app.route.read().to_string())></header>
        {notice(app)}
        <main id="main" tabindex="-1">{move || app.is_drawn.get().then(|| page(app.route.get()))}</main>
    }
}

fn notice(app: App) -> impl IntoView {
    move || {
        app.notice.get().map(|(text, wrong)| {
            view! {
                <div class="notice" class:wrong=wrong role=if wrong { "alert" } else { "status" }>
                    <p>{text}</p>
                    <button class="quiet" on:click=act(move |_| app.notice.set(None))>{t("web-dismiss")}</button>
                </div>
            }
        })
    }
}

fn page(route: Route) -> AnyView {
    match route {
        Route::Start => pages::start::page().into_any(),
        Route::SetUp(game) => pages::set_up::page(&game).into_any(),
        Route::Matches => pages::matches::page().into_any(),
        Route::Table(id) => pages::table::page(id).into_any(),
        Route::Replay(id) => pages::replay::page(id, None).into_any(),
        Route::Moment(id, turn) => pages::replay::page(id, Some(turn)).into_any(),
        Route::Analysis(id) => pages::analysis::page(id).into_any(),
        Route::Shared => pages::shared::page().into_any(),
        Route::Meeting(id) => pages::meeting::page(id).into_any(),
        Route::Verify(id) => pages::verify::page(id).into_any(),
        Route::Rules(which) => pages::rules::page(which).into_any(),
        Route::Glossary(game) => pages::glossary::page(&game).into_any(),
        Route::Settings => pages::settings::page().into_any(),
        Route::About => pages::about::page().into_any(),
        Route::Unknown => pages::about::unknown().into_any(),
    }
}

/// Links inside the site change the page without loading it again; so do the browser's own buttons.
fn follow_links(app: App) {
    let back = Closure::<dyn FnMut()>::new(move || {
        app.show(Route::of(&window().location().pathname().unwrap_or_default()));
    });
    window().set_onpopstate(Some(back.as_ref().unchecked_ref()));
    back.forget();
    let click = Closure::<dyn FnMut(MouseEvent)>::new(move |event: MouseEvent| {
        let plain = event.button() == 0 && !(event.ctrl_key() || event.meta_key() || event.shift_key());
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let link = target.and_then(|target| target.closest("a[href]").ok().flatten());
        let address = link.and_then(|link| link.get_attribute("href"));
        let Some(address) = address.filter(|address| plain && address.starts_with('/')) else { return };
        event.prevent_default();
        app.go(Route::of(&address));
    });
    // The page has no other such listener, and this one lives as long as the page.
    let _ = document().add_event_listener_with_callback("click", click.as_ref().unchecked_ref());
    click.forget();
}

/// Where the backdrop of a game is.
pub(crate) fn cover(app: App, game: &str) -> String {
    let own = app.address(|all| &all.covers, game);
    if own.is_empty() { app.address(|all| &all.covers, "table") } else { own }
}

/// A drawing by its name, beside words that say the same.
pub(crate) fn icon(name: &str) -> impl IntoView + use<> {
    let drawing = format!("#{}", art::symbol(name));
    view! { <svg class="icon" viewBox="0 0 64 64" aria-hidden="true"><use_ href=drawing></use_></svg> }
}

/// The plate of a seat: its colour and its shape.
pub(crate) fn plate(seat: Option<table::Seat>) -> impl IntoView {
    let base = art::base(seat);
    let class = format!("icon plate {}", base.class);
    let drawing = format!("#{}", base.id);
    view! { <svg class=class viewBox="0 0 64 64" aria-hidden="true"><use_ href=drawing></use_></svg> }
}

/// Hands a journal out as a file.
pub(crate) fn hand_out(app: App, name: &str, journal: &str) {
    match dom::download(name, journal) {
        Ok(()) => app.tell(crate::words::t1("web-exported", "file", name.to_string())),
        Err(error) => app.complain(crate::words::t1("web-export-failed", "what", dom::said(&error))),
    }
}
