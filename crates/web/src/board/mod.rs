//! Boards, drawn: where they lie, what stands on them, how the pointer moves over them.

mod camera;
mod motion;
mod pieces;
mod pointer;
mod reading;
mod stage;
mod world;

pub(crate) use camera::Camera;
pub(crate) use reading::reading;
pub(crate) use stage::{Lens, stage};
pub(crate) use world::{Spot, World};
