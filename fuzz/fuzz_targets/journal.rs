//! Random journal files.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| dropship_fuzz::journal(data));
