//! Panics without words.
//!
//! A panic ends the client at once, and nobody is there to read its message: the browser says "unreachable" either way. So
//! calls that only lead to a panic become that very instruction, and the places in our files that they would have named
//! are blotted out. Whatever tells the page something, as a thrown error does, stays.

use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, Module};
use wasmparser::{DataKind, FunctionBody, Operator, Parser, Payload, TypeRef};

/// The same code, in which panics are silent.
pub(crate) fn quiet(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut silencer = Silencer { panics: panics(wasm)?, places: BTreeSet::new(), named: BTreeSet::new() };
    let mut module = Module::new();
    silencer.parse_core_module(&mut module, Parser::new(0), wasm)?;
    let places = silencer.places.difference(&silencer.named).copied().collect();
    blot_out(module.finish(), &places)
}

/// What a function does, as far as it matters here.
#[derive(Default)]
struct Calls {
    /// Whom it calls.
    to: BTreeSet<u32>,
    /// After whom it goes on.
    returning: BTreeSet<u32>,
}

/// The functions of our own that never come back, and tell nobody: none of them leads to the page.
fn panics(wasm: &[u8]) -> Result<BTreeSet<u32>> {
    let (mut imported, mut functions) = (0, Vec::<Calls>::new());
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_) | TypeRef::FuncExact(_)));
                }
            }
            Payload::CodeSectionEntry(body) => functions.push(calls(&body)?),
            _ => {}
        }
    }
    let called: BTreeSet<u32> = functions.iter().flat_map(|calls| calls.to.iter().copied()).collect();
    let returning: BTreeSet<u32> =
        functions.iter().flat_map(|calls| calls.returning.iter().copied()).collect();
    let mut silent: BTreeSet<u32> =
        called.difference(&returning).copied().filter(|function| *function >= imported).collect();
    let mut telling: BTreeSet<u32> = (0..imported).collect();
    loop {
        let before = telling.len();
        for (number, calls) in (imported..).zip(&functions) {
            if !calls.to.is_disjoint(&telling) {
                telling.insert(number);
            }
        }
        if telling.len() == before {
            break;
        }
    }
    silent.retain(|function| !telling.contains(function));
    Ok(silent)
}

fn calls(body: &FunctionBody<'_>) -> Result<Calls> {
    let mut calls = Calls::default();
    let mut last = None;
    for operator in body.get_operators_reader()? {
        let operator = operator?;
        if let Some(function) = last.take()
            && !matches!(operator, Operator::Unreachable)
        {
            calls.returning.insert(function);
        }
        if let Operator::Call { function_index } = operator {
            calls.to.insert(function_index);
            last = Some(function_index);
        }
    }
    Ok(calls)
}

struct Silencer {
    panics: BTreeSet<u32>,
    /// Numbers that were handed to panics, many of them addresses of places in our files.
    places: BTreeSet<u32>,
    /// Numbers that are still used.
    named: BTreeSet<u32>,
}

impl Reencode for Silencer {
    type Error = Infallible;

    fn parse_function_body(
        &mut self,
        code: &mut CodeSection,
        body: FunctionBody<'_>,
    ) -> Result<(), Error<Infallible>> {
        let mut kept: Vec<Operator<'_>> = Vec::new();
        for operator in body.get_operators_reader()? {
            match operator? {
                Operator::Call { function_index } if self.panics.contains(&function_index) => {
                    // What would have been handed over need not be fetched.
                    while let Some(
                        Operator::I32Const { .. } | Operator::I64Const { .. } | Operator::LocalGet { .. },
                    ) = kept.last()
                    {
                        if let Some(Operator::I32Const { value }) = kept.pop() {
                            self.places.insert(value as u32);
                        }
                    }
                }
                operator => kept.push(operator),
            }
        }
        let mut function = self.new_function_with_parsed_locals(&body)?;
        for operator in kept {
            if let Operator::I32Const { value } = operator {
                self.named.insert(value as u32);
            }
            function.instruction(&self.instruction(operator)?);
        }
        code.function(&function);
        Ok(())
    }
}

/// Overwrites the places in our files at these addresses: a name, its length, a line and a column.
fn blot_out(mut wasm: Vec<u8>, places: &BTreeSet<u32>) -> Result<Vec<u8>> {
    let mut segments = BTreeMap::new();
    for payload in Parser::new(0).parse_all(&wasm) {
        if let Payload::DataSection(section) = payload? {
            for data in section {
                let data = data?;
                let DataKind::Active { offset_expr, .. } = &data.kind else { continue };
                if let Operator::I32Const { value } = offset_expr.get_operators_reader().read()? {
                    let start = data.range.end - data.data.len();
                    segments.insert(value as u32, start..data.range.end);
                }
            }
        }
    }
    let within = |address: u32, length: usize| {
        let (start, range) = segments.range(..=address).next_back()?;
        let from = range.start + (address - start) as usize;
        (from + length <= range.end).then(|| from..from + length)
    };
    let mut blots = Vec::new();
    for place in places.iter().filter_map(|address| within(*address, 16)) {
        let number =
            |at: usize| wasm[place.clone()][at..at + 4].iter().rev().fold(0, |n, b| n << 8 | u32::from(*b));
        let name = within(number(0), number(4) as usize).map(|range| &wasm[range]);
        // The name of a file may be followed by a zero, for those who read it in C.
        if name.is_some_and(|name| name.ends_with(b".rs") || name.ends_with(b".rs\0")) {
            blots.push(place);
        }
    }
    for blot in blots {
        wasm[blot].fill(0);
    }
    Ok(wasm)
}
