//! The ship that the project is named after, in the sizes pages need.

/// The ship alone, in the colour of the text around it.
pub fn logo() -> &'static str {
    include_str!("../brand/logo.svg")
}

/// The ship and the name beside it, in the colour of the text around them.
pub fn wordmark() -> &'static str {
    include_str!("../brand/wordmark.svg")
}

/// A file for the browser's tab. It has its own colours.
pub fn favicon() -> &'static str {
    include_str!("../brand/favicon.svg")
}

/// A file for home screens, which may cut it to a circle.
pub fn app_icon() -> &'static str {
    include_str!("../brand/app-icon.svg")
}
