//! Which language the page speaks, and where the words of others are fetched from.

use crate::words;
use crate::{app::App, dom};
use leptos::prelude::*;
use leptos::task::spawn_local;
use locale::{Language, Words};
use std::collections::BTreeMap;
use wasm_bindgen::JsCast;

/// The language of the page.
#[derive(Clone, Copy)]
pub(crate) struct Tongue {
    /// What is spoken now.
    pub(crate) now: RwSignal<Language>,
    /// Where the text of each language is, by its tag.
    texts: StoredValue<BTreeMap<String, String>>,
}

impl Tongue {
    /// Speaks the language of that tag from now on.
    pub(crate) fn new(texts: &str, tag: &str, text: &str) -> Tongue {
        let language = Language::from_tag(tag).unwrap_or_default();
        words::speak(Words::read(language, [text]));
        // The bundler writes the list; without it there is nothing to change to.
        let texts = serde_json::from_str(texts).unwrap_or_default();
        Tongue { now: RwSignal::new(language), texts: StoredValue::new(texts) }
    }

    /// The languages that can be spoken.
    pub(crate) fn all(self) -> Vec<Language> {
        let is_there =
            |language: &Language| self.texts.with_value(|texts| texts.contains_key(language.tag()));
        Language::ALL.into_iter().filter(is_there).collect()
    }

    /// Changes to a language as soon as its words are there. What is shown is then drawn anew; `focus` names the element
    /// at which whoever uses keys goes on.
    pub(crate) fn change(self, app: App, language: Language, focus: String) {
        let address = self.texts.with_value(|texts| texts.get(language.tag()).cloned()).unwrap_or_default();
        spawn_local(async move {
            match dom::fetch(&address).await {
                Ok(text) => {
                    words::speak(Words::read(language, [text.as_str()]));
                    app.settings.update(|settings| settings.language = Some(language.tag().to_string()));
                    self.now.set(language);
                    dom::sleep(0).await;
                    let element = document().get_element_by_id(&focus);
                    if let Some(element) = element.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
                        // A button that is shown can take the focus.
                        let _ = element.focus();
                    }
                }
                Err(what) => app.complain(words::t1("web-language-failed", "what", what)),
            }
        });
    }
}
