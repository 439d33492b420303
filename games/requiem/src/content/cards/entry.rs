//! One card: what its kind must have, may have and may not have.

use super::{Entry, FULL, Heals, Item, RawCard, RawItem, RawToggle, Visor};
use crate::content::weapons::{self, Traits, WeaponCard};
use crate::{Card, Race};
use alloc::format;
use source::{Source, word};
use table::TextError;
use toml::Spanned;

/// What all cards have, and the item.
pub(super) fn read(source: Source<'_>, card: Card, spanned: &Spanned<RawCard>) -> Result<Entry, TextError> {
    let raw = spanned.get_ref();
    let people = Card::people().contains(&card);
    let race = if people { Race::Guard } else { Race::Predator };
    source.must(*raw.race.get_ref() == race, raw.race.span(), format!("\"{}\"", word(race)))?;
    let least = if card == Card::M4 { 3 } else { 1 };
    source.must(*raw.count.get_ref() >= least, raw.count.span(), format!("at least {least}"))?;

    let starts = matches!(card, Card::Blade | Card::Disc | Card::Plasma | Card::Cloak | Card::Visor);
    let start = raw.start.as_ref().is_some_and(|start| *start.get_ref());
    let start_span = raw.start.as_ref().map_or(spanned.span(), Spanned::span);
    source.must(
        start == starts,
        start_span,
        if starts { "`start = true`" } else { "no card of the Predator's start" },
    )?;
    match &raw.price {
        Some(price) if starts => {
            return Err(source.wrong(price.span(), "no price, as the Predator starts with it"));
        }
        Some(price) => source.must(*price.get_ref() >= 1, price.span(), "a price of at least 1")?,
        None if starts => {}
        None => return Err(source.missing(spanned.span(), "a `price`")),
    }
    let printed = match card {
        Card::M4 | Card::Grenades => Some(1),
        Card::M14 => Some(2),
        _ => None,
    };
    if let (Some(right), Some(price)) = (printed, &raw.price) {
        source.must(*price.get_ref() == right, price.span(), format!("{right}, as the rulebook says"))?;
    }

    let flags = [&raw.random, &raw.indirect];
    if let (None, Some(flag)) = (card.weapon(), flags.into_iter().flatten().next()) {
        return Err(source.wrong(flag.span(), "no `random` or `indirect`: this card is no weapon"));
    }
    let parts = [
        (raw.modes.as_ref().map(Spanned::span), card.weapon().is_some(), "modes"),
        (raw.item.as_ref().map(Spanned::span), matches!(card, Card::Medkit | Card::Heal), "item"),
        (raw.toggle.as_ref().map(Spanned::span), matches!(card, Card::Cloak | Card::Visor), "toggle"),
    ];
    for (span, wanted, key) in parts {
        match span {
            Some(span) if !wanted => return Err(source.wrong(span, format!("no `{key}` on this card"))),
            None if wanted => return Err(source.missing(spanned.span(), format!("`{key}`"))),
            _ => {}
        }
    }
    let item = raw.item.as_ref().map(|item| read_item(source, card, item.get_ref())).transpose()?;
    Ok(Entry { count: *raw.count.get_ref(), price: raw.price.as_ref().map(|price| *price.get_ref()), item })
}

fn read_item(source: Source<'_>, card: Card, raw: &RawItem) -> Result<Item, TextError> {
    let (effect, name) =
        if card == Card::Medkit { (Heals::Heal2, "heal2") } else { (Heals::HealFull, "heal_full") };
    source.must(
        *raw.effect.get_ref() == effect,
        raw.effect.span(),
        format!("\"{name}\", as the rulebook says"),
    )?;
    if let Some(energy) = &raw.energy {
        let may = card == Card::Heal || *energy.get_ref() == 0;
        source.must(may, energy.span(), "no energy: only cards of the Predator cost it")?;
    }
    Ok(Item {
        ap: raw.ap,
        energy: raw.energy.as_ref().map_or(0, |energy| *energy.get_ref()),
        heals: if effect == Heals::Heal2 { 2 } else { FULL },
    })
}

/// The rulebook gives no number, only that hits become much harder.
pub(super) fn cloak(source: Source<'_>, spanned: &Spanned<RawCard>) -> Result<u8, TextError> {
    let Some(toggle) = &spanned.get_ref().toggle else { return Ok(0) };
    let RawToggle { acc_penalty, range_penalty, .. } = toggle.get_ref();
    source.must((1..=5).contains(acc_penalty.get_ref()), acc_penalty.span(), "a penalty from 1 to 5")?;
    if let Some(range) = range_penalty {
        return Err(source.wrong(range.span(), "no `range_penalty`: the cloak does not touch ranges"));
    }
    Ok(*acc_penalty.get_ref())
}

pub(super) fn visor(source: Source<'_>, spanned: &Spanned<RawCard>) -> Result<Visor, TextError> {
    let Some(toggle) = &spanned.get_ref().toggle else { return Ok(Visor::default()) };
    let RawToggle { acc_penalty, range_penalty, .. } = toggle.get_ref();
    let expected = "1, as the rulebook says";
    source.must(*acc_penalty.get_ref() == 1, acc_penalty.span(), expected)?;
    let Some(range) = range_penalty else {
        return Err(source.missing(toggle.span(), "`range_penalty = 1`, as the rulebook says"));
    };
    source.must(*range.get_ref() == 1, range.span(), expected)?;
    Ok(Visor { accuracy: 1, range: 1 })
}

pub(super) fn weapon(
    source: Source<'_>,
    card: Card,
    spanned: &Spanned<RawCard>,
) -> Result<Option<WeaponCard>, TextError> {
    let (raw, Some(weapon)) = (spanned.get_ref(), card.weapon()) else { return Ok(None) };
    let Some(modes) = &raw.modes else { return Ok(None) };
    let chosen_by_die = matches!(card, Card::M249 | Card::Grenades);
    let is_set = |flag: &Option<Spanned<bool>>| flag.as_ref().is_some_and(|flag| *flag.get_ref());
    let random = is_set(&raw.random);
    let span = raw.random.as_ref().map_or(spanned.span(), Spanned::span);
    let expected = if chosen_by_die { "`random = true`" } else { "no `random`: the player chooses the mode" };
    source.must(random == chosen_by_die, span, expected)?;
    let traits = Traits { random, indirect: is_set(&raw.indirect) };
    weapons::read(source, weapon, modes, traits).map(Some)
}
