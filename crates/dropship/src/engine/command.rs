//! The list of commands: what each is called, which fields it takes, who carries it out.

use super::answer::Fields;
use super::problem::Problem;
use super::request::Request;
use super::{Engine, act, help, look, open, quit};

/// One command. The list serves `help`, the check for unknown fields, and the call itself.
pub(crate) struct Command {
    pub(crate) name: &'static str,
    pub(crate) does: &'static str,
    /// Names of the fields besides `cmd` and `id`, and what each of them is.
    pub(crate) fields: &'static [(&'static str, &'static str)],
    pub(crate) run: fn(&mut Engine, &Request) -> Result<Fields, Problem>,
}

const STATUS: (&str, &str) = ("status", "true: adds the answer of `status`");

pub(crate) const COMMANDS: &[Command] = &[
    Command {
        name: "games",
        does: "lists the games with their default options",
        fields: &[],
        run: look::games,
    },
    Command {
        name: "new",
        does: "begins a match",
        fields: &[
            ("game", "name of the game"),
            ("options", "options of the game; its defaults without"),
            ("seed", "text or 64 hexadecimal digits; random without"),
            STATUS,
        ],
        run: open::new,
    },
    Command {
        name: "load",
        does: "begins at the position of a scenario",
        fields: &[
            ("scenario", "text of the scenario file"),
            ("run", "true: plays its script as well, which must hold"),
            ("seed", "for draws to come; random without"),
            STATUS,
        ],
        run: open::load,
    },
    Command {
        name: "replay",
        does: "takes up a match from its journal",
        fields: &[
            ("journal", "text of the journal file"),
            ("seed", "for draws to come, if the journal's own seed does not tell them; random without"),
            STATUS,
        ],
        run: open::replay,
    },
    Command {
        name: "status",
        does: "says how the match ended, or who must decide and every choice",
        fields: &[("seat", "only the question to this seat")],
        run: look::status,
    },
    Command {
        name: "play",
        does: "takes a decision",
        fields: &[
            ("seat", "who decides"),
            ("action", "the decision itself, as `status` lists it"),
            ("index", "or its number among the choices, from 0; needs `turn`"),
            ("turn", "the turn it is meant for"),
            ("viewer", "whose notices to give: a seat number or \"spectator\"; the seat's own without"),
            STATUS,
        ],
        run: act::play,
    },
    Command {
        name: "explain",
        does: "says whether a decision is on offer, and if not, why",
        fields: &[("seat", "who would decide"), ("action", "the decision")],
        run: look::explain,
    },
    Command {
        name: "view",
        does: "gives all that a viewer may know",
        fields: &[("viewer", "a seat number or \"spectator\"")],
        run: look::view,
    },
    Command {
        name: "scene",
        does: "gives what a viewer sees, as front ends draw it",
        fields: &[("viewer", "a seat number or \"spectator\"")],
        run: look::scene,
    },
    Command {
        name: "dice",
        does: "chooses the next draws; a match that uses them gives up its claim to fair dice",
        fields: &[
            ("dice", "faces from 1"),
            ("draws", "or draws from 0, as the rules make them"),
            ("clear", "true: drops what was chosen before"),
        ],
        run: act::dice,
    },
    Command {
        name: "undo",
        does: "goes back to an earlier turn, if nothing was drawn and no secret shown since",
        fields: &[("to", "the turn"), STATUS],
        run: act::undo,
    },
    Command {
        name: "journal",
        does: "gives the journal file as a string; it holds every secret of the match",
        fields: &[],
        run: look::journal,
    },
    Command { name: "help", does: "lists the commands", fields: &[], run: help },
    Command { name: "quit", does: "ends the engine", fields: &[], run: quit },
];
