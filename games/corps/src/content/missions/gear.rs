//! Ready-made gear: what everybody takes along if nobody wants to choose.

use crate::card::CardId;
use crate::content::Type;
use crate::content::cards::Deck;
use crate::content::hook::Kinds;
use crate::people::{PEOPLE, Who};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use source::Source;
use table::TextError;
use toml::Spanned;

pub(super) fn read(
    source: Source<'_>,
    raw: &BTreeMap<Spanned<Who>, Vec<Spanned<String>>>,
    deck: &Deck,
) -> Result<[Vec<CardId>; PEOPLE], TextError> {
    let mut gear: [Vec<CardId>; PEOPLE] = Default::default();
    let mut used = alloc::vec![0u8; deck.kinds.len()];
    for (who, cards) in raw {
        let who = *who.get_ref();
        let mut slots = [0u8; 3];
        for name in cards {
            let id = Kinds(&deck.keys).find(source, name)?;
            let kind = &deck.kinds[usize::from(id.0)];
            used[usize::from(id.0)] += 1;
            let expected = format!("at most {} of them for all, as many as there are", kind.copies);
            source.must(used[usize::from(id.0)] <= kind.copies, name.span(), expected)?;
            let slot = match (kind.of, kind.weapon) {
                (Type::Weapon, Some(weapon)) => usize::from(weapon.backup),
                (Type::Equipment, _) => 2,
                _ => return Err(source.wrong(name.span(), "a weapon or a piece of equipment (C-SETUP-5)")),
            };
            slots[slot] += 1;
            let fits = slots[slot] <= [1, 1, 2][slot] && (who != Who::Newt || slot == 2);
            source.must(fits, name.span(), "a card for which the character has a slot (C-EQUIP-1 to -6)")?;
            gear[who.index()].push(id);
            let is = |wanted: fn(&crate::content::Weapon) -> bool| {
                gear[who.index()]
                    .iter()
                    .any(|id| deck.kinds[usize::from(id.0)].weapon.as_ref().is_some_and(wanted))
            };
            let clash = is(|weapon| weapon.bulky) && is(|weapon| weapon.backup);
            source.must(!clash, name.span(), "no Backup weapon beside a Bulky one (C-EQUIP-4)")?;
        }
    }
    Ok(gear)
}
