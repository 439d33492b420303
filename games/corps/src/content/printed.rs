//! What the rulebooks print of single cards (section 8), which no pack may change.

use super::{CardKind, FollowUp, Weapon};
use core::ops::Range;
use source::Source;
use table::TextError;

/// A weapon card as far as it is printed.
pub(super) struct Printed {
    pub(super) name: &'static str,
    cost: Option<u8>,
    facts: fn(&Weapon) -> bool,
    words: &'static str,
}

/// Section 8.2.
pub(super) const WEAPONS: [Printed; 6] = [
    Printed {
        name: "hk_vp70",
        cost: None,
        facts: |weapon| weapon.auto_hit == 3 && weapon.follow_up == Some(FollowUp::Again(1)),
        words: "`auto_hit = 3` and `follow_up = { again = 1 }`",
    },
    Printed {
        name: "ithaca",
        cost: Some(2),
        facts: |weapon| weapon.backup && weapon.close,
        words: "the keywords backup and close",
    },
    Printed {
        name: "m240",
        cost: None,
        facts: |weapon| weapon.area && weapon.auto_hit == 7,
        words: "`area = true` and `auto_hit = 7`",
    },
    Printed {
        name: "m40",
        cost: None,
        facts: |weapon| weapon.grenade && weapon.backup && weapon.discards_itself,
        words: "the keywords grenade and backup and `discards_itself = true`",
    },
    Printed {
        name: "m41a",
        cost: Some(3),
        facts: |weapon| weapon.price == 1 && weapon.full_auto && weapon.follow_up == Some(FollowUp::Grenade),
        words: "`price = 1`, the keyword full_auto and `follow_up = \"grenade\"`",
    },
    Printed { name: "m56", cost: None, facts: |weapon| weapon.price == 3, words: "`price = 3`" },
];

/// Section 8.3.
pub(super) const EQUIPMENT: [&str; 2] = ["body_armour", "m4_helmet"];

impl Printed {
    /// Compares a card that was read.
    pub(super) fn check(
        &self,
        source: Source<'_>,
        span: Range<usize>,
        card: &CardKind,
    ) -> Result<(), TextError> {
        let holds = card.weapon.as_ref().is_some_and(self.facts);
        source.must(holds, span.clone(), format_args!("{}, as the rulebook says", self.words))?;
        let right = self.cost.is_none_or(|cost| card.cost == cost);
        source.must(
            right,
            span,
            format_args!("`cost = {}`, as the rulebook says", self.cost.unwrap_or_default()),
        )
    }
}
