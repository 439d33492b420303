//! The language of texts: `reveal(weapon: aim(1); equipment|event: recycle(1), draw(1))`.

use super::condition;
use super::parse::Reader;
use super::scope::{self, Names, Scope};
use super::{Gate, ProgramId, Type, Types};
use crate::program::{Op, Pick};
use crate::state::GATES;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use source::Source;
use table::TextError;
use toml::Spanned;

/// Cards, spaces, actions: no text speaks of more.
const MOST: u8 = 12;
/// No dial or counter is changed by more.
const MOST_CHANGE: i8 = 9;
/// Texts inside texts go no deeper.
const DEEPEST: u8 = 4;
const TYPES: [&str; 4] = ["weapon", "equipment", "event", "hazard"];
const GATE: &str = "`tunnel`, `nearest` or the number of a spawn point, 1 to 4";

/// All texts of a pack. Equal ones are kept once.
pub(super) struct Library(Vec<Vec<Op>>);

impl Library {
    /// The text that does nothing has the first place.
    pub(super) const NOTHING: ProgramId = ProgramId(0);

    pub(super) fn new() -> Library {
        Library(Vec::from([Vec::new()]))
    }

    pub(super) fn into_texts(self) -> Vec<Vec<Op>> {
        self.0
    }

    pub(super) fn ops(&self, id: ProgramId) -> &[Op] {
        &self.0[usize::from(id.0)]
    }

    /// Does the text, or one inside it, have such an op?
    pub(super) fn any(&self, id: ProgramId, wanted: &dyn Fn(&Op) -> bool) -> bool {
        self.ops(id).iter().any(|op| {
            wanted(op)
                || match op {
                    Op::May(inner) | Op::If(_, inner) => self.any(*inner, wanted),
                    Op::Reveal(parts) => parts.iter().flatten().any(|part| self.any(*part, wanted)),
                    _ => false,
                }
        })
    }

    fn keep(&mut self, ops: Vec<Op>) -> Option<ProgramId> {
        let at = self.0.iter().position(|kept| *kept == ops).unwrap_or_else(|| {
            self.0.push(ops);
            self.0.len() - 1
        });
        u16::try_from(at).ok().map(ProgramId)
    }

    /// Reads a text. An empty one does nothing.
    pub(super) fn read(
        &mut self,
        source: Source<'_>,
        text: &Spanned<String>,
        scope: Scope,
        names: &Names,
    ) -> Result<ProgramId, TextError> {
        let mut reader = Reader::new(source, text);
        if reader.peek().is_none() {
            return Ok(Library::NOTHING);
        }
        let mut texts = Texts { reader, library: self, names };
        let id = texts.steps(scope, 0)?;
        texts.reader.end()?;
        Ok(id)
    }
}

struct Texts<'a, 'b> {
    reader: Reader<'a>,
    library: &'b mut Library,
    names: &'b Names,
}

impl Texts<'_, '_> {
    /// Steps one after the other, kept as a text of their own.
    fn steps(&mut self, mut scope: Scope, depth: u8) -> Result<ProgramId, TextError> {
        let from = self.reader.here();
        let mut ops = Vec::new();
        loop {
            let op = self.step(scope, depth)?;
            if matches!(op, Op::Pick(_)) {
                scope = scope.with(Scope::TARGET);
            }
            ops.push(op);
            self.reader.must(ops.len() < usize::from(u8::MAX), from, "fewer steps in a text")?;
            if !self.reader.skip(',') {
                break;
            }
        }
        let kept = self.library.keep(ops);
        kept.map_or_else(|| self.reader.wrong(from, "fewer texts in the pack"), Ok)
    }

    fn step(&mut self, scope: Scope, depth: u8) -> Result<Op, TextError> {
        let (from, word) = self.reader.name("a step of a text")?;
        let Some(needs) = scope::needs(word) else {
            return self.reader.wrong(from, format_args!("a step of a text: {}", scope::words()));
        };
        if let Some(why) = scope.lacks(needs) {
            return self.reader.wrong(from, format_args!("a step that can stand here: `{word}` {why}"));
        }
        if let Some(op) = plain(word) {
            return Ok(op);
        }
        self.reader.mark('(')?;
        let op = match word {
            "draw" => Op::Draw(self.count()?),
            "may_draw" => Op::MayDraw(self.count()?),
            "recycle" => Op::Recycle(self.count()?),
            "recycle_hand" => Op::RecycleHand(self.types(&TYPES)?),
            "exhaust" => Op::Exhaust(self.count()?),
            "exhaust_per_witness" => Op::ExhaustPerWitness(self.count()?),
            "discard" => Op::Discard(self.count()?),
            "discard_hand" => Op::DiscardHand(self.count()?),
            "reveal" => self.reveal(scope, depth)?,
            "search" => Op::Search(self.types(&TYPES)?),
            "relapse" => Op::Relapse(self.types(&TYPES)?),
            "salvage" => Op::Salvage(self.count()?),
            "pick" => self.pick(scope)?,
            "aim" => Op::Aim(self.reader.change(MOST_CHANGE)?),
            "act" => Op::Act(self.count()?),
            "step" => Op::Step(self.count()?),
            "lure" => Op::Lure(self.count()?),
            "spawn" => {
                let blips = self.count()?;
                self.reader.mark(',')?;
                Op::Spawn(blips, gate(&mut self.reader)?)
            }
            "facehugger" => Op::Facehugger(gate(&mut self.reader)?),
            "hatch" => Op::Hatch(self.object()?),
            "creep" => Op::Creep(self.count()?),
            "stir" => Op::Stir(self.count()?),
            "shoot" => Op::Shoot(self.count()?),
            "reload" => Op::Reload(self.count()?),
            "mark" => {
                let counter = self.names.mark(&mut self.reader)?;
                self.reader.mark(',')?;
                Op::Mark(counter, self.reader.change(MOST_CHANGE)?)
            }
            "appear" => Op::Appear(self.object()?),
            "vanish" => Op::Vanish(self.object()?),
            "carry" => Op::Carry(self.object()?),
            "ambush" => Op::Ambush(self.count()?),
            "pay" => Op::Pay(self.count()?),
            "may" => Op::May(self.inner(scope, depth)?),
            // `needs` knows no other word.
            _ => {
                let condition = condition::read(&mut self.reader, self.names)?;
                self.reader.mark(':')?;
                Op::If(condition, self.inner(scope, depth)?)
            }
        };
        self.reader.mark(')')?;
        Ok(op)
    }

    fn inner(&mut self, scope: Scope, depth: u8) -> Result<ProgramId, TextError> {
        let from = self.reader.here();
        self.reader.must(
            depth < DEEPEST,
            from,
            format_args!("texts at most {DEEPEST} deep in each other"),
        )?;
        self.steps(scope, depth + 1)
    }

    fn count(&mut self) -> Result<u8, TextError> {
        self.reader.number(1..=MOST)
    }

    fn object(&mut self) -> Result<u8, TextError> {
        self.names.object(&mut self.reader)
    }

    /// `weapon|event`.
    fn types(&mut self, known: &[&str]) -> Result<Types, TextError> {
        let expected = format!("types of cards such as `{}`", known.join("|"));
        let mut types = Types(0);
        loop {
            let from = self.reader.here();
            let one = 1 << self.reader.choice(known, &expected)?;
            self.reader.must(types.0 & one == 0, from, "each type once")?;
            types.0 |= one;
            if !self.reader.skip('|') {
                return Ok(types);
            }
        }
    }

    /// `weapon: aim(1); equipment|event: recycle(1)`. A hazard is resolved by itself (C-REV-5).
    fn reveal(&mut self, scope: Scope, depth: u8) -> Result<Op, TextError> {
        let mut parts = [None; 3];
        let inside = scope.without(Scope::REVEAL).with(Scope::REVEALED);
        loop {
            let from = self.reader.here();
            let types = self.types(&TYPES[..3])?;
            self.reader.mark(':')?;
            let text = self.inner(inside, depth)?;
            for of in [Type::Weapon, Type::Equipment, Type::Event].into_iter().filter(|of| types.has(*of)) {
                let free = parts[of as usize].replace(text).is_none();
                self.reader.must(free, from, "each type in one part of the reveal")?;
            }
            if !self.reader.skip(';') {
                return Ok(Op::Reveal(parts));
            }
        }
    }

    /// `seen, other, within 4`.
    fn pick(&mut self, scope: Scope) -> Result<Op, TextError> {
        const WORDS: [&str; 6] = ["seen", "other", "within", "marine", "down", "standing"];
        let expected = "`seen`, `other`, `within` and a number, `marine`, `down`, `standing` or `)`";
        let mut pick = Pick { within: 0, seen: false, other: false, marine: false, down: None };
        while self.reader.peek() != Some(')') {
            let from = self.reader.here();
            let word = self.reader.choice(&WORDS, expected)?;
            if word < 3 && scope.lacks(Scope::YOU).is_some() {
                return self.reader.wrong(from, "a choice that needs no character whose text it is");
            }
            match word {
                0 => pick.seen = true,
                1 => pick.other = true,
                2 => pick.within = self.reader.number(1..=MOST)?,
                3 => pick.marine = true,
                word => pick.down = Some(word == 4),
            }
            if !self.reader.skip(',') {
                break;
            }
        }
        Ok(Op::Pick(pick))
    }
}

/// `1`, `tunnel` or `nearest`.
pub(super) fn gate(reader: &mut Reader<'_>) -> Result<Gate, TextError> {
    let (from, name) = reader.name(GATE)?;
    match name {
        "tunnel" => Ok(Gate::Tunnel),
        "nearest" => Ok(Gate::Nearest),
        digits => match digits.parse::<u8>() {
            Ok(number) if (1..=GATES).contains(&usize::from(number)) => Ok(Gate::Spawn(number - 1)),
            _ => reader.wrong(from, GATE),
        },
    }
}

/// Steps that are a word alone.
fn plain(word: &str) -> Option<Op> {
    Some(match word {
        "exhaust_hand" => Op::ExhaustHand,
        "take_revealed" => Op::TakeRevealed,
        "exhaust_this" => Op::ExhaustThis,
        "discard_this" => Op::DiscardThis,
        "strike" => Op::Strike,
        "stand_up" => Op::StandUp,
        "knock_down" => Op::KnockDown,
        "reroll" => Op::Reroll,
        "mend" => Op::Mend,
        "spare" => Op::Spare,
        "peek" => Op::Peek,
        "bar" => Op::Bar,
        "breach" => Op::Breach,
        "free" => Op::Free,
        "scan" => Op::Scan,
        _ => return None,
    })
}
