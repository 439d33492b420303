//! Creatures: what comes out of the dark.

super::drawings! { "creatures":
    "alien"
    "alien-token"
    "blip"
    "cocoon"
    "egg"
    "facehugger"
    "hybrid"
    "mission-blip"
    "predator"
    "queen"
    "swarm"
}
