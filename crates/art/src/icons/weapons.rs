//! Weapons of all sides.

super::drawings! { "weapons":
    "blade"
    "claws"
    "disc"
    "explosive"
    "flamethrower"
    "grenade"
    "grenades"
    "jaws"
    "m14"
    "m249"
    "m4"
    "net"
    "pistol"
    "plasma"
    "pulse-rifle"
    "shotgun"
    "smartgun"
    "spear"
    "tail"
}
