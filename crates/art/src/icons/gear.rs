//! Things carried: equipment, supplies, parts.

super::drawings! { "gear":
    "armour"
    "charge"
    "cloak"
    "diskette"
    "flare"
    "fuel"
    "helmet"
    "lamp"
    "magazine"
    "map"
    "medkit"
    "motion-tracker"
    "part"
    "scanner"
    "serum"
    "suit"
    "transporter"
    "visor"
    "welder"
}
