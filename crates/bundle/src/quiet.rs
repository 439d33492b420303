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

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        ConstExpr, DataSection, EntityType, Function, FunctionSection, ImportSection, Instruction,
        MemorySection, MemoryType, TypeSection, ValType,
    };

    /// Where the place of a panic stands, and the name of its file.
    const PLACE: i32 = 1024;
    const NAME: i32 = 1000;

    /// A page's own function, a panic, an error for the page, somebody who panics and somebody who tells the page; and
    /// one more, who does this.
    fn module(last: &[Instruction<'_>]) -> Vec<u8> {
        let (mut types, mut imports, mut list) =
            (TypeSection::new(), ImportSection::new(), FunctionSection::new());
        types.ty().function([], []);
        types.ty().function([ValType::I32], []);
        imports.import("page", "throw", EntityType::Function(0));
        let mut memories = MemorySection::new();
        memories.memory(MemoryType {
            minimum: 1,
            maximum: None,
            memory64: false,
            shared: false,
            page_size_log2: None,
        });
        let mut code = CodeSection::new();
        let bodies: [(u32, &[Instruction<'_>]); 5] = [
            (1, &[Instruction::Unreachable]),
            (0, &[Instruction::Call(0), Instruction::Unreachable]),
            (0, &[Instruction::I32Const(PLACE), Instruction::Call(1), Instruction::Unreachable]),
            (0, &[Instruction::Call(2), Instruction::Unreachable]),
            (0, last),
        ];
        for (kind, instructions) in bodies {
            list.function(kind);
            let mut body = Function::new([]);
            instructions.iter().chain([&Instruction::End]).for_each(|instruction| {
                body.instruction(instruction);
            });
            code.function(&body);
        }
        let mut data = DataSection::new();
        let mut bytes = b"src/lib.rs".to_vec();
        bytes.resize((PLACE - NAME) as usize, b' ');
        bytes.extend([NAME, 10, 5, 9].iter().flat_map(|number| number.to_le_bytes()));
        data.active(0, &ConstExpr::i32_const(NAME), bytes);
        let mut module = Module::new();
        module
            .section(&types)
            .section(&imports)
            .section(&list)
            .section(&memories)
            .section(&code)
            .section(&data);
        module.finish()
    }

    /// How many calls each function makes, and whether the place can still be read.
    fn read(wasm: &[u8]) -> (Vec<usize>, bool) {
        let (mut counts, mut legible) = (Vec::new(), false);
        for payload in Parser::new(0).parse_all(wasm) {
            match payload.unwrap() {
                Payload::CodeSectionEntry(body) => counts.push(calls(&body).unwrap().to.len()),
                Payload::DataSection(section) => {
                    legible = section.into_iter().any(|data| data.unwrap().data.ends_with(&[9, 0, 0, 0]));
                }
                _ => {}
            }
        }
        (counts, legible)
    }

    #[test]
    fn panics_fall_silent_and_errors_are_still_told() {
        let wasm = module(&[Instruction::Nop]);
        assert_eq!(read(&wasm), (vec![0, 1, 1, 1, 0], true));
        assert_eq!(read(&quiet(&wasm).unwrap()), (vec![0, 1, 0, 1, 0], false));
    }

    #[test]
    fn what_somebody_goes_on_after_is_no_panic_and_what_is_used_elsewhere_stays() {
        let after = module(&[Instruction::I32Const(PLACE), Instruction::Call(1), Instruction::Nop]);
        assert_eq!(read(&quiet(&after).unwrap()), (vec![0, 1, 1, 1, 1], true));
        let elsewhere = module(&[Instruction::I32Const(PLACE), Instruction::Drop]);
        assert_eq!(read(&quiet(&elsewhere).unwrap()), (vec![0, 1, 0, 1, 0], true));
    }
}
