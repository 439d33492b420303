//! Which language the page speaks.

use crate::app::App;
use crate::{dom, words};
use leptos::prelude::*;
use leptos::task::spawn_local;
use locale::Language;

/// The languages that can be spoken.
pub(crate) fn all(app: App) -> Vec<Language> {
    let addresses = app.addresses();
    Language::ALL.into_iter().filter(|language| addresses.texts.contains_key(language.tag())).collect()
}

/// Changes to a language as soon as its words are there. What is shown is then drawn anew; `focus` names the element at
/// which whoever uses keys goes on.
pub(crate) fn change(app: App, language: Language, focus: String) {
    let address = app.address(|all| &all.texts, language.tag());
    spawn_local(async move {
        match dom::fetch(&address).await {
            Ok(text) => {
                words::speak(language, text);
                app.settings.update(|settings| settings.language = Some(language.tag().to_string()));
                app.language.set(language);
                dom::sleep(0).await;
                dom::focus(&format!("#{focus}"));
            }
            Err(what) => app.complain(words::t1("web-language-failed", "what", what)),
        }
    });
}
