//! How things look, sound and move.

use crate::app::App;
use crate::dom::act;
use crate::language;
use crate::settings::{Motion, Settings, Theme};
use crate::words::{t, t1};
use leptos::prelude::*;
use table::scene::Cue;

const TEXT_SIZES: [u16; 5] = [85, 100, 115, 130, 150];

/// All settings. They hold at once and are kept in this browser.
pub(crate) fn page() -> impl IntoView {
    let app = App::get();
    let themes = [(Theme::Dark, "web-theme-dark"), (Theme::Light, "web-theme-light")];
    let motions = [
        (Motion::System, "web-motion-system"),
        (Motion::Calm, "web-motion-calm"),
        (Motion::Quick, "web-motion-quick"),
        (Motion::None, "web-motion-none"),
    ];
    let sizes = TEXT_SIZES.map(|size| (size, t1("web-percent", "percent", size)));
    view! {
        <div class="page settings">
            <h1>{t("web-title-settings")}</h1>
            {languages(app)}
            {choice("web-theme", themes.map(|(theme, id)| (theme, t(id))).to_vec(), |settings| settings.theme, |settings, theme| settings.theme = theme)}
            {choice("web-text-size", sizes.to_vec(), |settings| settings.text, |settings, size| settings.text = size)}
            {choice("web-motion", motions.map(|(motion, id)| (motion, t(id))).to_vec(), |settings| settings.motion, |settings, motion| settings.motion = motion)}
            {flag("web-sound", |settings| settings.sound, |settings, on| settings.sound = on)}
            <p class="row">
                <button on:click=act(move |_| app.sound(Cue::Ping)) disabled=move || !app.settings.read().sound>{t("web-try-sound")}</button>
            </p>
            {flag("web-reading", |settings| settings.reading, |settings, on| settings.reading = on)}
            {flag("web-names", |settings| settings.names, |settings, on| settings.names = on)}
        </div>
    }
}

/// The languages, each called by itself.
fn languages(app: App) -> impl IntoView {
    let buttons = language::all(app).into_iter().map(|language| {
        let id = format!("language-{}", language.tag());
        let focus = id.clone();
        view! {
            <button id=id lang=language.tag()
                aria-pressed=move || (app.language.get() == language).to_string()
                on:click=act(move |_| language::change(app, language, focus.clone()))>
                {locale::capital(language.name())}
            </button>
        }
    });
    view! {
        <fieldset class="field">
            <legend>{t("web-language")}</legend>
            <div class="row">{buttons.collect_view()}</div>
        </fieldset>
    }
}

fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    id: &'static str,
    values: Vec<(T, String)>,
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> impl IntoView {
    let app = App::get();
    let buttons = values.into_iter().map(|(value, name)| {
        view! {
            <button aria-pressed=move || (get(&app.settings.read()) == value).to_string()
                on:click=act(move |_| app.settings.update(|settings| set(settings, value)))>
                {name}
            </button>
        }
    });
    view! {
        <fieldset class="field">
            <legend>{t(id)}</legend>
            <div class="row">{buttons.collect_view()}</div>
        </fieldset>
    }
}

fn flag(id: &'static str, get: fn(&Settings) -> bool, set: fn(&mut Settings, bool)) -> impl IntoView {
    let app = App::get();
    view! {
        <div class="field">
            <label for=id>{t(id)}</label>
            <input type="checkbox" id=id prop:checked=move || get(&app.settings.read())
                on:change=move |event| { let on = event_target_checked(&event); app.settings.update(|settings| set(settings, on)); }/>
        </div>
    }
}
