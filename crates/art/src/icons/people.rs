//! People: characters, soldiers and whoever walks on two legs.

super::drawings! { "people":
    "android"
    "frost"
    "gorman"
    "grunt"
    "hero"
    "hicks"
    "hudson"
    "newt"
    "ripley"
    "soldier"
    "thief"
    "vasquez"
}
