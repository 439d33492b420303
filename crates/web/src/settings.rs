//! How things look, sound and move: kept in this browser.

use crate::dom;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// What can be set.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// The tag of the language, if one was chosen; else it follows the browser. The start script reads it too.
    pub(crate) language: Option<String>,
    pub(crate) theme: Theme,
    pub(crate) sound: bool,
    pub(crate) motion: Motion,
    /// Text size in percent.
    pub(crate) text: u16,
    /// Whether boards are read as text instead of drawn.
    pub(crate) reading: bool,
    /// Whether every cell shows its name.
    pub(crate) names: bool,
    /// Games whose lessons have been done, with a space after each.
    pub(crate) learnt: String,
}

/// Light on dark or dark on light.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Theme {
    Dark,
    Light,
}

/// How long things take to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Motion {
    /// As the system asks for: none where it asks for less.
    System,
    Calm,
    Quick,
    None,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::Dark,
            sound: false,
            motion: Motion::System,
            text: 100,
            reading: false,
            names: false,
            learnt: String::new(),
        }
    }
}

const KEY: &str = "dropship-settings";

impl Settings {
    /// What was set on an earlier visit.
    pub(crate) fn load() -> Settings {
        let kept = dom::storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
        kept.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// All of them as they are kept, by their names.
    pub(crate) fn kept(&self) -> BTreeMap<String, Value> {
        let text = serde_json::to_string(self).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Changes one of them to a value as it is kept; what is no value of it changes nothing.
    pub(crate) fn set(&mut self, name: &str, value: &str) {
        let mut all = self.kept();
        all.insert(name.to_string(), serde_json::from_str(value).unwrap_or_default());
        let text = serde_json::to_string(&all).unwrap_or_default();
        if let Ok(changed) = serde_json::from_str(&text) {
            *self = changed;
        }
    }

    /// Keeps them, and lets the page follow them.
    pub(crate) fn apply(&self) {
        // A browser that keeps nothing shows the page all the same.
        if let (Some(storage), Ok(text)) = (dom::storage(), serde_json::to_string(self)) {
            let _ = storage.set_item(KEY, &text);
        }
        let Some(root) = document().document_element() else { return };
        let theme = match self.theme {
            Theme::Dark => "dark",
            Theme::Light => "light",
        };
        let motion = if self.pause() == 0 { "none" } else { "some" };
        let text = self.text.to_string();
        for (name, value) in [("data-theme", theme), ("data-motion", motion), ("data-text", &text)] {
            // Setting an attribute of these names cannot fail.
            let _ = root.set_attribute(name, value);
        }
    }

    /// Whether the lesson of a game has been done.
    pub(crate) fn has_learnt(&self, game: &str) -> bool {
        self.learnt.split(' ').any(|known| known == game)
    }

    /// How long a step of somebody else is shown before the next one, in milliseconds.
    pub(crate) fn pause(&self) -> i32 {
        match self.motion {
            Motion::System if dom::prefers_less_motion() => 0,
            Motion::System | Motion::Calm => 420,
            Motion::Quick => 140,
            Motion::None => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_set_and_the_others_stay() {
        let mut settings = Settings { sound: true, ..Settings::default() };
        for (name, value) in [("theme", "\"light\""), ("text", "130"), ("motion", "\"none\"")] {
            settings.set(name, value);
        }
        let wanted = Settings {
            theme: Theme::Light,
            text: 130,
            motion: Motion::None,
            sound: true,
            ..Settings::default()
        };
        assert_eq!(settings, wanted);
        settings.set("theme", "\"blue\"");
        assert_eq!(settings, wanted, "what is no theme changes nothing");
    }
}
