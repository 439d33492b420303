//! A last look at the compiled code: what nobody calls is left out, what is there twice is kept once, and what is alike lies
//! side by side, where brotli finds it.

use crate::alike;
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, ElementItems, ExternalKind, FunctionSectionReader, Operator,
    OperatorsReader, Parser, Payload, TypeRef,
};

/// The same code, slimmer. Sections that only tools read are left out.
pub(crate) fn slim(wasm: &[u8]) -> Result<Vec<u8>> {
    let (mut wasm, mut is_last) = (wasm.to_vec(), false);
    loop {
        let mut order = Order::of(&wasm, is_last).context("the compiled client cannot be read")?;
        let mut module = Module::new();
        order.parse_core_module(&mut module, Parser::new(0), &wasm).context("it cannot be put in order")?;
        wasm = module.finish();
        if is_last {
            return Ok(wasm);
        }
        // Two functions that called the two copies of a third are copies of each other now.
        is_last = order.kept.len() == order.types.len();
    }
}

/// Where every function goes. Imported functions stay in front.
struct Order {
    /// Types of the functions as they were.
    types: Vec<u32>,
    /// The new number of each that is needed.
    to: BTreeMap<u32, u32>,
    /// Which ones are kept, in their new order.
    kept: Vec<usize>,
}

impl Order {
    /// The order of a module's functions; with like by like, which takes its time, if this is the last.
    fn of(wasm: &[u8], is_last: bool) -> Result<Order> {
        let (mut imported, mut types, mut bodies) = (0, Vec::new(), Vec::new());
        let mut needed = BTreeSet::new();
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
                Payload::CodeSectionEntry(body) => bodies.push(body),
                Payload::StartSection { func, .. } => needed.extend([func]),
                Payload::ExportSection(section) => {
                    for export in section {
                        let export = export?;
                        needed.extend((export.kind == ExternalKind::Func).then_some(export.index));
                    }
                }
                Payload::ElementSection(section) => {
                    for element in section {
                        match element?.items {
                            ElementItems::Functions(functions) => {
                                needed.extend(functions.into_iter().collect::<Result<Vec<_>, _>>()?);
                            }
                            ElementItems::Expressions(_, expressions) => {
                                for expression in expressions {
                                    needed.extend(named(expression?.get_operators_reader())?);
                                }
                            }
                        }
                    }
                }
                _ => {}
            }
        }
        let mut open: Vec<u32> = needed.iter().copied().collect();
        while let Some(function) = open.pop() {
            let Some(body) = function.checked_sub(imported).and_then(|own| bodies.get(own as usize)) else {
                continue;
            };
            open.extend(named(body.get_operators_reader()?)?.filter(|other| needed.insert(*other)));
        }
        let mut copies: BTreeMap<(u32, &[u8]), Vec<u32>> = BTreeMap::new();
        for (number, (body, kind)) in (imported..).zip(bodies.iter().zip(&types)) {
            if needed.contains(&number) {
                copies.entry((*kind, body.as_bytes())).or_default().push(number);
            }
        }
        let (texts, copies): (Vec<_>, Vec<_>) =
            copies.into_iter().map(|((_, body), same)| (body, same)).unzip();
        let order = if is_last { alike::order(&texts) } else { (0..texts.len()).collect() };
        let ordered = || order.iter().map(|number| &copies[*number]);
        let numbered = (imported..).zip(ordered());
        let to = numbered.flat_map(|(new, same)| same.iter().map(move |old| (*old, new))).collect();
        let kept = ordered().map(|same| (same[0] - imported) as usize).collect();
        Ok(Order { types, to, kept })
    }
}

/// The functions that some instructions name.
fn named(operators: OperatorsReader<'_>) -> Result<impl Iterator<Item = u32>> {
    let all = operators.into_iter().collect::<Result<Vec<_>, _>>()?;
    Ok(all.into_iter().filter_map(|operator| match operator {
        Operator::Call { function_index }
        | Operator::ReturnCall { function_index }
        | Operator::RefFunc { function_index } => Some(function_index),
        _ => None,
    }))
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        Ok(self.to.get(&function).copied().unwrap_or(function))
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

    /// A module of functions that each give back a number, by way of another function or directly; all are exported.
    fn module(functions: &[Result<i32, u32>]) -> Vec<u8> {
        exporting(functions, &(0..functions.len() as u32).collect::<Vec<_>>())
    }

    /// The same with only these exported.
    fn exporting(functions: &[Result<i32, u32>], exported: &[u32]) -> Vec<u8> {
        let (mut types, mut list, mut exports, mut code) =
            (TypeSection::new(), FunctionSection::new(), ExportSection::new(), CodeSection::new());
        types.ty().function([], [ValType::I32]);
        for number in exported {
            exports.export(&format!("f{number}"), ExportKind::Func, *number);
        }
        for function in functions {
            list.function(0);
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
    fn what_nobody_calls_goes() {
        let before = module(&[Ok(7), Err(0), Ok(8)]);
        assert_eq!(read(&slim(&before).unwrap()), (3, vec![(7, 0), (7, 1), (8, 0)]));
        let mut quiet = Vec::new();
        for number in 0..3 {
            quiet.push(read(&slim(&exporting(&[Ok(7), Err(0), Ok(8)], &[number])).unwrap()));
        }
        assert_eq!(quiet, [(1, vec![(7, 0)]), (2, vec![(7, 1)]), (1, vec![(8, 0)])]);
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
