//! Tokens and markers that lie on boards.

super::drawings! { "tokens":
    "activation"
    "barricade"
    "beacon"
    "computer"
    "crate"
    "cross"
    "dial"
    "exit"
    "exit-a"
    "exit-b"
    "ring"
    "sentry-gun"
    "spawn-point"
    "tunnel"
    "turn-dial"
    "unknown"
}
