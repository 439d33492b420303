//! Random lines for the engine.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| dropship_fuzz::engine(data));
