//! A last look at the compiled code: what is there twice is kept once, and what is alike lies side by side, where brotli
//! finds it. Together that is a thirtieth of what is sent.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::convert::Infallible;
use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, CustomSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

/// The same code, slimmer. Sections that only tools read are left out.
pub(crate) fn slim(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut wasm = wasm.to_vec();
    loop {
        let mut order = Order::of(&wasm).context("the compiled client cannot be read")?;
        let mut module = Module::new();
        order.parse_core_module(&mut module, Parser::new(0), &wasm).context("it cannot be put in order")?;
        wasm = module.finish();
        // Two functions that called the two copies of a third are copies of each other now.
        if order.kept.len() == order.to.len() {
            return Ok(wasm);
        }
    }
}

/// Where every function goes. Imported functions stay in front.
struct Order {
    imported: u32,
    /// Types of the functions as they were.
    types: Vec<u32>,
    /// The new number of each.
    to: Vec<u32>,
    /// Which ones are kept, in their new order.
    kept: Vec<usize>,
}

impl Order {
    fn of(wasm: &[u8]) -> Result<Order> {
        let (mut imported, mut types, mut bodies) = (0, Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_) | TypeRef::FuncExact(_)));
                    }
                }
                Payload::FunctionSection(section) => {
                    types = section.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
                _ => {}
            }
        }
        let mut alike: BTreeMap<(&[u8], u32), Vec<usize>> = BTreeMap::new();
        for (number, (body, kind)) in bodies.into_iter().zip(&types).enumerate() {
            alike.entry((body, *kind)).or_default().push(number);
        }
        let mut to = vec![0; types.len()];
        for (new, same) in (imported..).zip(alike.values()) {
            same.iter().for_each(|number| to[*number] = new);
        }
        let kept = alike.values().map(|same| same[0]).collect();
        Ok(Order { imported, types, to, kept })
    }
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        let own = function.checked_sub(self.imported);
        Ok(own.and_then(|own| self.to.get(own as usize).copied()).unwrap_or(function))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        _: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        for number in &self.kept {
            functions.function(self.types[*number]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for number in self.kept.clone() {
            utils::parse_function_body(self, code, bodies[number].clone())?;
        }
        Ok(())
    }

    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{ExportKind, ExportSection, Function, Instruction, TypeSection, ValType};

    /// A module of functions that each give back a number, by way of another function or directly.
    fn module(functions: &[Result<i32, u32>]) -> Vec<u8> {
        let (mut types, mut list, mut exports, mut code) =
            (TypeSection::new(), FunctionSection::new(), ExportSection::new(), CodeSection::new());
        types.ty().function([], [ValType::I32]);
        for (number, function) in (0u32..).zip(functions) {
            list.function(0);
            exports.export(&format!("f{number}"), ExportKind::Func, number);
            let mut body = Function::new([]);
            body.instruction(&match function {
                Ok(number) => Instruction::I32Const(*number),
                Err(other) => Instruction::Call(*other),
            });
            body.instruction(&Instruction::End);
            code.function(&body);
        }
        let mut module = Module::new();
        module.section(&types).section(&list).section(&exports).section(&code);
        module.finish()
    }

    /// How many functions are left, and what each export leads to: a number, by way of so many calls.
    fn read(wasm: &[u8]) -> (usize, Vec<(i32, u32)>) {
        let (mut bodies, mut exports) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(wasm) {
            match payload.unwrap() {
                Payload::ExportSection(section) => {
                    exports = section.into_iter().map(|export| export.unwrap().index as usize).collect();
                }
                Payload::CodeSectionEntry(body) => {
                    bodies.push(body.get_operators_reader().unwrap().read().unwrap());
                }
                _ => {}
            }
        }
        let follow = |mut at: usize| {
            let mut calls = 0;
            loop {
                match &bodies[at] {
                    wasmparser::Operator::I32Const { value } => return (*value, calls),
                    wasmparser::Operator::Call { function_index } => at = *function_index as usize,
                    other => panic!("{other:?}"),
                }
                calls += 1;
            }
        };
        (bodies.len(), exports.into_iter().map(follow).collect())
    }

    #[test]
    fn copies_go_and_everything_still_leads_where_it_led() {
        let before = module(&[Ok(7), Err(0), Ok(7), Err(2), Ok(9), Err(3), Err(1)]);
        let after = slim(&before).unwrap();
        assert_eq!(read(&before).1, read(&after).1);
        assert_eq!((read(&before).0, read(&after).0), (7, 4));
        assert!(slim(b"no module").is_err());
    }
}
