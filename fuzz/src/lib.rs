//! What the fuzz targets do with their input. crates/dropship/tests/corpus.rs does the same with the stored corpus.

mod bodies;

pub use bodies::{engine, journal, scenario};
