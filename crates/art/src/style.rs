//! Colours and line widths of everything drawn here.

/// Light on dark, or dark on light. A page chooses by `data-theme` on any element around the drawings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Phosphor on near-black.
    #[default]
    Dark,
    /// Ink on paper.
    Light,
}

impl Theme {
    /// The value of `data-theme`.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Dark => "dark",
            Theme::Light => "light",
        }
    }
}

/// The variables of both themes and the classes that ground, edges, tokens and sheets use.
pub fn style() -> &'static str {
    include_str!("../style.css")
}
