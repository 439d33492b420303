//! Drawings on the floor: what a cell is.

super::drawings! { "places":
    "console"
    "device"
    "guard-cell"
    "hatching"
    "hybrid-cell"
    "lantern"
    "manhole"
    "predator-cell"
    "start"
    "store-ammunition"
    "store-explosives"
    "store-fuel"
    "store-medical"
    "store-parts"
    "store-suits"
    "store-weapons"
}
