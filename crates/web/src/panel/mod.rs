//! What stands around the boards: the question, the choices, cards and numbers, the log.

mod choices;
mod company;
mod curtain;
mod help;
mod log;
mod prompt;
mod seats;
mod teaching;
mod tip;
mod trays;

pub(crate) use choices::{choices, meant};
pub(crate) use company::company;
pub(crate) use curtain::curtain;
pub(crate) use help::help;
pub(crate) use log::log;
pub(crate) use prompt::prompt;
pub(crate) use seats::{goal, level_name, seats};
pub(crate) use teaching::teaching;
pub(crate) use tip::tip;
pub(crate) use trays::trays;
