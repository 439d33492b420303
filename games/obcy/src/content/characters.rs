//! The character cards (O-CHAR).

use super::items::Items;
use crate::item::{Item, Kind, Weapon};
use crate::people::{Character, PEOPLE};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Index;
use serde::{Deserialize, Serialize};
use source::Origin;
use source::Source;
use table::TextError;
use toml::Spanned;

/// What is printed on a character's card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Card {
    pub(crate) strength: u8,
    /// Weapons it may use, by number.
    fires: [bool; 3],
    pub(crate) grenades: bool,
    pub(crate) pockets: [Option<Item>; 3],
}

impl Card {
    /// May the character use the weapon (O-CHAR-10)?
    pub(crate) fn may_fire(&self, weapon: Weapon) -> bool {
        self.fires[weapon as usize]
    }
}

/// All six cards.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Cards([Card; PEOPLE]);

impl Index<Character> for Cards {
    type Output = Card;

    fn index(&self, who: Character) -> &Card {
        &self.0[who as usize]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    characters: Spanned<BTreeMap<Spanned<Character>, RawCard>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    strength: Spanned<u8>,
    fires: Vec<Spanned<Weapon>>,
    grenades: bool,
    pockets: Spanned<Vec<Spanned<Kind>>>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

pub(super) fn read(text: &str, items: &Items) -> Result<Cards, TextError> {
    let source = Source(text);
    let file: CardFile = source.read()?;
    let mut cards = Vec::new();
    for who in Character::ALL {
        let raw = file.characters.get_ref().get(&Spanned::new(0..0, who));
        let missing =
            || source.missing(file.characters.span(), format!("a table `[characters.{}]`", who.name()));
        cards.push(card(source, who, raw.ok_or_else(missing)?)?);
    }
    // What characters start with counts against the limits (O-ITEM-24).
    let mut left = Kind::ALL.map(|kind| items.limit(kind));
    for pocket in file.characters.get_ref().values().flat_map(|raw| raw.pockets.get_ref()) {
        if let Some(left) = &mut left[*pocket.get_ref() as usize] {
            let expected = "no more of this item than there are";
            *left = left.checked_sub(1).ok_or_else(|| source.wrong(pocket.span(), expected))?;
        }
    }
    source::check_origins(source)?;
    let cards = cards.try_into().map_err(|_| source.missing(file.characters.span(), "six characters"))?;
    Ok(Cards(cards))
}

fn card(source: Source<'_>, who: Character, raw: &RawCard) -> Result<Card, TextError> {
    let strength = *raw.strength.get_ref();
    source.must((1..=9).contains(&strength), raw.strength.span(), "1 to 9")?;
    if matches!(who, Character::Corporal | Character::Radio) {
        source.must(strength == 5, raw.strength.span(), "5, as the rulebook says")?;
    }
    let mut fires = [false; 3];
    for weapon in &raw.fires {
        let seen = core::mem::replace(&mut fires[*weapon.get_ref() as usize], true);
        source.must(!seen, weapon.span(), "each weapon once")?;
    }
    let listed = raw.pockets.get_ref();
    source.must(listed.len() <= 3, raw.pockets.span(), "at most three items")?;
    let mut pockets = [None; 3];
    for (pocket, kind) in pockets.iter_mut().zip(listed) {
        *pocket = Some(kind.get_ref().fresh());
    }
    if who == Character::Lieutenant {
        let right = [Kind::Pistol, Kind::Magazine];
        let same = listed.iter().map(Spanned::get_ref).eq(&right);
        source.must(same, raw.pockets.span(), "[\"pistol\", \"magazine\"], as the rulebook says")?;
        source.must(fires[Weapon::Pistol as usize], raw.pockets.span(), "a lieutenant who fires pistols")?;
    }
    if who == Character::Corporal {
        let rifle = fires[Weapon::Rifle as usize];
        source.must(rifle, raw.strength.span(), "a corporal who fires rifles, as the rulebook says")?;
    }
    Ok(Card { strength, fires, grenades: raw.grenades, pockets })
}
