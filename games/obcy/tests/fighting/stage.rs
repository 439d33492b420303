//! Positions at random, crowded enough that characters and aliens can hit each other and stand in each other's way.

use super::oracle::{Rules, distance};
use obcy::{Character, Spot};
use std::fmt::Write;
use table::{Chance, Seeded, shuffle};

/// The lowest of these numbers to the highest, all equally likely.
fn between(chance: &mut Seeded, low: u32, high: u32) -> u32 {
    low + chance.below(high - low + 1)
}

fn one_in(chance: &mut Seeded, n: u32) -> bool {
    chance.below(n) == 0
}

/// A few fields near each other in no order, and one far away from them all.
fn crowd(rules: &Rules, chance: &mut Seeded) -> (Vec<Spot>, Spot) {
    let mut fields: Vec<Spot> = rules.fields().collect();
    let centre = fields[chance.below(fields.len() as u32) as usize];
    fields.sort_by_key(|field| distance(centre, *field));
    let far = fields.iter().rfind(|field| rules.is_inside(**field)).copied().expect("a field inside");
    fields.truncate(between(chance, 16, 40) as usize);
    shuffle(chance, &mut fields);
    (fields, far)
}

/// What a character may carry. There are no more grenades than there are.
fn pockets(chance: &mut Seeded, grenades: &mut u32) -> String {
    let weapons = ["pistol", "rifle", "flamethrower"];
    let mut items = vec![weapons[chance.below(3) as usize].to_string()];
    if !one_in(chance, 5) {
        items.push(format!("magazine{}", between(chance, 1, 4)));
    }
    for _ in 0..between(chance, 0, 1) {
        let item = match chance.below(6) {
            0..=2 => format!("magazine{}", between(chance, 1, 4)),
            3 => weapons[chance.below(3) as usize].to_string(),
            _ if *grenades > 0 => {
                *grenades -= 1;
                "grenade".into()
            }
            _ => "suit".into(),
        };
        items.push(item);
    }
    items.join(" ")
}

/// Characters, aliens, rubble and the transporter; the step is still to be said.
pub(crate) fn position(rules: &Rules, chance: &mut Seeded) -> String {
    let (mut fields, far) = crowd(rules, chance);
    let mut take = |fits: &dyn Fn(Spot) -> bool| {
        let at = fields.iter().position(|field| fits(*field))?;
        Some(fields.swap_remove(at))
    };
    let mut people = Character::ALL.to_vec();
    shuffle(chance, &mut people);
    people.truncate(between(chance, 1, 5) as usize);
    let mut text = "[people]\n".to_string();
    let mut grenades = 4;
    for (number, who) in people.into_iter().enumerate() {
        let strength = between(chance, 1, rules.strength_at_most(who).into());
        let ap = between(chance, 0, 6);
        let place = match take(&|field| !rules.is_hatching(field)) {
            // Somebody stands on the board, or there would be no fight.
            Some(field) if number == 0 || !one_in(chance, 8) => field.to_string(),
            _ => "aboard".into(),
        };
        let items = pockets(chance, &mut grenades);
        writeln!(text, "{place}: {} strength {strength} ap {ap} pockets {items}", who.name())
            .expect("memory");
    }
    text.push_str("[aliens]\n");
    for _ in 0..between(chance, 1, 7) {
        let Some(field) = take(&|field| rules.is_inside(field)) else { break };
        write!(text, "{field}: {}", between(chance, 1, 4)).expect("memory");
        if rules.is_hatching(field) {
            write!(text, " {}", between(chance, 1, 4)).expect("memory");
        }
        text.push('\n');
    }
    // One more that nobody sees: without any alien the next round would begin.
    writeln!(text, "{far}: 1").expect("memory");
    text.push_str("[table]\nfuel 1\nhatching off\n");
    for _ in 0..between(chance, 0, 2) {
        if let Some(field) = take(&|field| rules.is_corridor(field)) {
            writeln!(text, "collapsed {field}").expect("memory");
        }
    }
    if let Some(field) = take(&|field| rules.is_inside(field) && !rules.is_vent(field)) {
        writeln!(text, "transporter {field}").expect("memory");
    }
    text
}
