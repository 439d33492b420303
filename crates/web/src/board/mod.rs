//! Boards, drawn: where they lie, what stands on them, how the pointer moves over them.

mod camera;
mod motion;
mod overlay;
mod pieces;
mod pointer;
mod reading;
mod stage;
mod world;

pub(crate) use camera::Num;
pub(crate) use reading::reading;
pub(crate) use stage::{Lens, stage};
pub(crate) use world::{Spot, World};

/// A direction of the keyboard's arrows.
pub(crate) fn towards(x: i8, y: i8) -> camera::Vector {
    camera::Vector::new(f64::from(x), f64::from(y))
}
