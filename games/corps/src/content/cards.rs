//! The endurance cards.

use super::hook::{self, Kinds, RawText, When};
use super::scope::Scope;
use super::text::Library;
use super::{CardKind, FollowUp, Type, Weapon, traits};
use crate::card::{CARDS, CardId};
use crate::key::Key;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use serde::Deserialize;
use source::{Origin, Source, word};
use table::TextError;
use toml::Spanned;

/// Pistols for a Bug Hunt: one for each character but Newt (9.1, A-74).
const PISTOLS: u8 = 6;
/// The pistol of C-BUG-5.
const PISTOL: &str = "hk_vp70";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    cards: Spanned<BTreeMap<Spanned<String>, Spanned<RawCard>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    #[serde(rename = "type")]
    of: Spanned<Type>,
    cost: Option<Spanned<u8>>,
    copies: Spanned<u8>,
    weapon: Option<Spanned<RawWeapon>>,
    #[serde(default)]
    traits: Vec<Spanned<String>>,
    #[serde(default)]
    texts: Vec<Spanned<RawText>>,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "rulebook", default)]
    _rulebook: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawWeapon {
    #[serde(default)]
    price: u8,
    #[serde(default)]
    discards_itself: bool,
    #[serde(default)]
    auto_hit: u8,
    #[serde(default)]
    auto_range: u8,
    #[serde(default)]
    range: u8,
    #[serde(default)]
    area: bool,
    #[serde(default)]
    keywords: Vec<Spanned<Keyword>>,
    follow_up: Option<RawFollowUp>,
}

/// C-KEY.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Keyword {
    FullAuto,
    Backup,
    Bulky,
    Cumbersome,
    Close,
    Grenade,
}

const KEYWORDS: [(Keyword, &str); 6] = [
    (Keyword::FullAuto, "full_auto"),
    (Keyword::Backup, "backup"),
    (Keyword::Bulky, "bulky"),
    (Keyword::Cumbersome, "cumbersome"),
    (Keyword::Close, "close"),
    (Keyword::Grenade, "grenade"),
];

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum RawFollowUp {
    Grenade,
    Again(u8),
}

/// The cards as far as other files refer to them.
pub(super) struct Deck {
    pub(super) kinds: Vec<CardKind>,
    pub(super) keys: Vec<Key>,
    pub(super) pistol: CardId,
}

/// Reads the cards.
pub(super) fn read(text: &str, library: &mut Library) -> Result<Deck, TextError> {
    let source = Source(text);
    let file: CardFile = source.read()?;
    let table = file.cards.get_ref();
    let most = table.len() <= CARDS;
    source.must(most, file.cards.span(), format_args!("at most {CARDS} kinds of cards"))?;
    let keys = table.keys().map(|name| key(source, name)).collect::<Result<Vec<Key>, TextError>>()?;
    let mut kinds = Vec::with_capacity(keys.len());
    for (key, raw) in keys.iter().zip(table.values()) {
        kinds.push(kind(source, *key, raw, &Kinds(&keys), library)?);
    }
    let at = |name: &str| Key::parse(name).and_then(|key| keys.binary_search(&key).ok());
    check_whole(source, &file, &kinds)?;
    for known in super::printed::WEAPONS {
        let Some(number) = at(known.name) else {
            return Err(source.missing(file.cards.span(), format_args!("`[cards.{}]` (9.1)", known.name)));
        };
        // `at` finds only what is in the table.
        let span = table.values().nth(number).map_or(0..0, Spanned::span);
        known.check(source, span, &kinds[number])?;
    }
    for name in super::printed::EQUIPMENT {
        let there = at(name).is_some_and(|number| kinds[number].of == Type::Equipment);
        if !there {
            return Err(
                source.missing(file.cards.span(), format_args!("the equipment `[cards.{name}]` (9.1)"))
            );
        }
    }
    source::check_origins(source)?;
    // The pistol is one of the weapons that were just asked for.
    let pistol = CardId(at(PISTOL).unwrap_or_default() as u8);
    let pistols = kinds[usize::from(pistol.0)].copies;
    let span = table.values().nth(usize::from(pistol.0)).map_or(0..0, |raw| raw.get_ref().copies.span());
    source.must(pistols >= PISTOLS, span, format_args!("at least {PISTOLS} (C-BUG-5)"))?;
    Ok(Deck { kinds, keys, pistol })
}

/// The name of an entry.
pub(super) fn key(source: Source<'_>, name: &Spanned<String>) -> Result<Key, TextError> {
    let expected = "a name of 1 to 20 small letters, digits and underscores";
    Key::parse(name.get_ref()).ok_or_else(|| source.wrong(name.span(), expected))
}

fn kind(
    source: Source<'_>,
    key: Key,
    raw: &Spanned<RawCard>,
    kinds: &Kinds<'_>,
    library: &mut Library,
) -> Result<CardKind, TextError> {
    let (span, raw) = (raw.span(), raw.get_ref());
    let of = *raw.of.get_ref();
    source.must((1..=20).contains(raw.copies.get_ref()), raw.copies.span(), "1 to 20 copies")?;
    let cost = match (&raw.cost, of) {
        (Some(cost), Type::Hazard) => {
            return Err(source.wrong(cost.span(), "no cost: hazards have none (9.1)"));
        }
        (None, Type::Hazard) => 0,
        (Some(cost), _) => {
            source.must(*cost.get_ref() <= 6, cost.span(), "a cost of at most 6")?;
            *cost.get_ref()
        }
        (None, _) => return Err(source.missing(span, "the key `cost` in this table")),
    };
    let weapon = match (&raw.weapon, of) {
        (Some(weapon), Type::Weapon) => Some(armed(source, weapon)?),
        (None, Type::Weapon) => return Err(source.missing(span, "the key `weapon` in this table")),
        (Some(weapon), _) => return Err(source.wrong(weapon.span(), "no `weapon`: this card is none")),
        (None, _) => None,
    };
    if let (Some(first), Type::Event | Type::Hazard) = (raw.traits.first(), of) {
        return Err(source.wrong(first.span(), "no `traits`: this card is never equipped"));
    }
    let single = matches!(of, Type::Event | Type::Hazard);
    source.must(!single || raw.texts.len() == 1, raw.of.span(), format_args!("one text for {}", word(of)))?;
    let mut hooks = Vec::with_capacity(raw.texts.len());
    for text in &raw.texts {
        let (at, text) = (text.span(), text.get_ref());
        let when = *text.when.get_ref();
        let fits = match of {
            Type::Event => matches!(when, When::Action | When::FreeAction | When::Play),
            Type::Hazard => when == When::Hazard,
            Type::Weapon | Type::Equipment => !matches!(when, When::Play | When::Hazard),
        };
        source.must(fits, text.when.span(), format_args!("a moment of {}", word(of)))?;
        source.must(text.once_a_round.is_none(), at, "no `once_a_round`: only abilities have it")?;
        let scope = if single { Scope::HERO } else { Scope::HERO.with(Scope::THIS) };
        hooks.push(hook::read(source, text, scope, kinds, library)?);
    }
    let traits = traits::read(source, &raw.traits, kinds)?;
    let idle = of == Type::Equipment && traits.is_empty() && hooks.is_empty();
    source.must(!idle, span, "`traits` or `texts`, as this card does nothing")?;
    Ok(CardKind { key, of, cost, copies: *raw.copies.get_ref(), weapon, traits, hooks })
}

fn armed(source: Source<'_>, raw: &Spanned<RawWeapon>) -> Result<Weapon, TextError> {
    let (span, raw) = (raw.span(), raw.get_ref());
    let has = |keyword: Keyword| raw.keywords.iter().any(|one| *one.get_ref() == keyword);
    for (at, keyword) in raw.keywords.iter().enumerate() {
        let first = raw.keywords[..at].iter().all(|one| one.get_ref() != keyword.get_ref());
        source.must(first, keyword.span(), "each keyword once")?;
    }
    let clash = has(Keyword::Bulky) && has(Keyword::Backup);
    source.must(!clash, span.clone(), "a weapon that is not both Bulky and Backup (C-EQUIP-4)")?;
    source.must(raw.auto_hit <= 10, span.clone(), "an `auto_hit` of at most 10")?;
    source.must(raw.price <= 6, span.clone(), "a `price` of at most 6")?;
    source.must(raw.auto_range == 0 || raw.auto_hit > 0, span, "an `auto_hit` beside `auto_range`")?;
    Ok(Weapon {
        price: raw.price,
        discards_itself: raw.discards_itself,
        auto_hit: raw.auto_hit,
        auto_range: raw.auto_range,
        range: raw.range,
        area: raw.area,
        full_auto: has(Keyword::FullAuto),
        backup: has(Keyword::Backup),
        bulky: has(Keyword::Bulky),
        cumbersome: has(Keyword::Cumbersome),
        close: has(Keyword::Close),
        grenade: has(Keyword::Grenade),
        follow_up: raw.follow_up.map(|follow_up| match follow_up {
            RawFollowUp::Grenade => FollowUp::Grenade,
            RawFollowUp::Again(price) => FollowUp::Again(price),
        }),
    })
}

/// What the cards must satisfy together (9.1).
fn check_whole(source: Source<'_>, file: &CardFile, kinds: &[CardKind]) -> Result<(), TextError> {
    let span = file.cards.span();
    let count = |wanted: &dyn Fn(&CardKind) -> bool| -> u32 {
        kinds.iter().filter(|kind| wanted(kind)).map(|kind| u32::from(kind.copies)).sum()
    };
    let all = count(&|_| true);
    if all != CARDS as u32 {
        let expected = format!("{CARDS} cards in all (9.1)");
        return Err(TextError::at(source.0, span.start, expected, format!("{all}")));
    }
    for of in [Type::Weapon, Type::Equipment, Type::Event, Type::Hazard] {
        if count(&|kind| kind.of == of) == 0 {
            return Err(
                source.missing(span, format_args!("at least one card of the type {} (9.1)", word(of)))
            );
        }
    }
    for (keyword, name) in KEYWORDS {
        let with = |kind: &CardKind| kind.weapon.is_some_and(|weapon| weapon.has(keyword));
        if count(&with) == 0 {
            return Err(
                source.missing(span, format_args!("at least one weapon with the keyword {name} (9.1)"))
            );
        }
    }
    let arms = count(&|kind| kind.weapon.is_some() && kind.key.as_str() != PISTOL);
    if arms < u32::from(PISTOLS) {
        let expected = format!("at least {PISTOLS} weapons besides the pistols, for a full squad (9.1)");
        return Err(TextError::at(source.0, span.start, expected, format!("{arms}")));
    }
    for (when, words) in EVENTS {
        let with = |kind: &CardKind| kind.of == Type::Event && kind.hooks.iter().any(|hook| when(hook.0));
        if count(&with) == 0 {
            return Err(source.missing(span, format_args!("at least one event {words} (9.1)")));
        }
    }
    Ok(())
}

/// Events of every kind must be there.
type Wanted = (fn(super::Hook) -> bool, &'static str);
const EVENTS: [Wanted; 3] = [
    (|hook| hook == super::Hook::Action, "with the keyword Action"),
    (|hook| hook == super::Hook::FreeAction, "with the keyword Free Action"),
    (|hook| matches!(hook, super::Hook::Play(_)), "for moments of its own"),
];

impl Weapon {
    fn has(&self, keyword: Keyword) -> bool {
        match keyword {
            Keyword::FullAuto => self.full_auto,
            Keyword::Backup => self.backup,
            Keyword::Bulky => self.bulky,
            Keyword::Cumbersome => self.cumbersome,
            Keyword::Close => self.close,
            Keyword::Grenade => self.grenade,
        }
    }
}
