//! How things look, sound and move. It is put together as text, which is a fraction of the code that elements of their own would be.

use crate::app::App;
use crate::dom::{self, act, element};
use crate::language;
use crate::online::written;
use crate::words::{front, t1};
use art::escape;
use leptos::prelude::*;
use leptos::task::spawn_local;
use locale::Language;
use serde_json::Value;
use std::collections::BTreeMap;
use table::scene::Cue;
use web_sys::MouseEvent;

/// What can be chosen of each, as it is kept, and what it is called.
const THEMES: [(&str, &str); 2] = [("\"dark\"", "web-theme-dark"), ("\"light\"", "web-theme-light")];
const MOTIONS: [(&str, &str); 4] = [
    ("\"system\"", "web-motion-system"),
    ("\"calm\"", "web-motion-calm"),
    ("\"quick\"", "web-motion-quick"),
    ("\"none\"", "web-motion-none"),
];
const TEXT_SIZES: [u16; 5] = [85, 100, 115, 130, 150];

/// What is done by the buttons that set nothing.
const SPEAK: &str = "speak";
const TRY_SOUND: &str = "try";

/// All settings. They hold at once and are kept in this browser.
pub(crate) fn page() -> impl IntoView {
    let app = App::get();
    written("page settings", Box::new(move || html(app)), act(move |event| _ = pressed(app, &event)))
}

fn html(app: App) -> String {
    let now: BTreeMap<String, Value> = app.settings.read().kept();
    let is = |name: &str, value: &str| now.get(name).map(Value::to_string).as_deref() == Some(value);
    let named = |name: &'static str, all: &[(&str, &'static str)]| {
        let one =
            |(value, id): &(&str, &'static str)| button(name, value, is(name, value), "", &front().say(id));
        all.iter().map(one).collect::<String>()
    };
    let spoken = language::all(app).into_iter().map(|language| {
        let (tag, is_spoken) = (language.tag(), app.language.get_untracked() == language);
        let extra = format!(" id=\"language-{tag}\" lang=\"{tag}\"");
        button(SPEAK, tag, is_spoken, &extra, &locale::capital(language.name()))
    });
    let size = |size: u16| {
        let value = size.to_string();
        button("text", &value, is("text", &value), "", &t1("web-percent", "percent", size))
    };
    let flag = |name: &str, id: &'static str| {
        let (value, checked) = if is(name, "true") { ("false", " checked") } else { ("true", "") };
        format!(
            "<div class=\"field\"><label for=\"{id}\">{}</label><input type=\"checkbox\" id=\"{id}\" \
             data-set=\"{name}\" data-value=\"{value}\"{checked}></div>",
            front().say(id)
        )
    };
    let silent = if is("sound", "true") { "" } else { " disabled" };
    [
        format!("<h1>{}</h1>", front().say("web-title-settings")),
        group("web-language", &spoken.collect::<String>()),
        group("web-theme", &named("theme", &THEMES)),
        group("web-text-size", &TEXT_SIZES.map(size).concat()),
        group("web-motion", &named("motion", &MOTIONS)),
        flag("sound", "web-sound"),
        format!(
            "<p class=\"row\"><button data-set=\"{TRY_SOUND}\" data-value=\"\"{silent}>{}</button></p>",
            front().say("web-try-sound")
        ),
        flag("reading", "web-reading"),
        flag("names", "web-names"),
    ]
    .concat()
}

fn group(legend: &'static str, buttons: &str) -> String {
    format!(
        "<fieldset class=\"field\"><legend>{}</legend><div class=\"row\">{buttons}</div></fieldset>",
        front().say(legend)
    )
}

fn button(name: &str, value: &str, is_on: bool, extra: &str, label: &str) -> String {
    format!(
        "<button data-set=\"{name}\" data-value=\"{}\" aria-pressed=\"{is_on}\"{extra}>{label}</button>",
        escape(value)
    )
}

/// Something was chosen.
fn pressed(app: App, event: &MouseEvent) -> Option<()> {
    let it = element(event)?.closest("[data-set]").ok()??;
    let (name, value) = (it.get_attribute("data-set")?, it.get_attribute("data-value")?);
    match name.as_str() {
        SPEAK => language::change(app, Language::from_tag(&value)?, it.id()),
        TRY_SOUND => app.sound(Cue::Ping),
        _ => {
            app.settings.update(|settings| settings.set(&name, &value));
            // The page is written anew; whoever uses keys goes on where they were.
            let again = format!("[data-set='{name}']:is([aria-pressed='true'], input)");
            spawn_local(async move {
                dom::sleep(0).await;
                dom::focus(&again);
            });
        }
    }
    Some(())
}
