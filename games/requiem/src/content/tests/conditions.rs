//! Every condition, read and told again in other words.

use super::{builtin, pack};
use crate::content::condition::{Condition, Part, Victims, Who};
use crate::content::{Content, FILES};
use crate::{Kind, Race};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use board::Cell;

fn group(content: &Content, cells: impl IntoIterator<Item = Cell>) -> String {
    let names: Vec<String> = cells.into_iter().map(|cell| content.map.spot(cell).to_string()).collect();
    names.join("+")
}

/// The condition in the order of its fields; groups as the cells they have.
fn told(content: &Content, condition: &Condition) -> String {
    let part = |part: &Part| match part {
        Part::Visit { who, groups, at_least } => {
            let watched = content.tasks.watched();
            let cells = |mask: u64| (0..watched.len()).filter(move |bit| mask >> bit & 1 == 1);
            let groups = groups.iter().map(|&mask| group(content, cells(mask).map(|bit| watched[bit])));
            format!("visit {who:?} {} {at_least}", groups.collect::<Vec<_>>().join(" "))
        }
        Part::Kill { victims, at_least } => format!("kill {victims:?} {at_least}"),
        Part::Wound { victims, at_least } => format!("wound {victims:?} {at_least}"),
        Part::Gone(race) => format!("gone {race:?}"),
        Part::Few { victims, at_most } => format!("few {victims:?} {at_most}"),
        Part::Hold { who, groups, at_least, turns, .. } => {
            let groups = groups.iter().map(|cells| group(content, cells.iter().copied()));
            format!("hold {who:?} {} {at_least} {turns}", groups.collect::<Vec<_>>().join(" "))
        }
        Part::Squad { who, area, at_least, turns, .. } => {
            let area = area.map_or("Any".into(), |area| format!("{area:?}"));
            format!("squad {who:?} {area} {at_least} {turns}")
        }
        Part::Idle { who, cell, turns } => format!("idle {who:?} {} {turns}", content.map.spot(*cell)),
    };
    condition.parts.iter().map(part).collect::<Vec<_>>().join(", ")
}

const TOLD: &[(&str, &str)] = &[
    ("G1A", "hold Soldier c09-09+c10-09 1 1"),
    ("G1B", "visit Soldier c19-01 c19-15 2"),
    ("G1C", "wound Enemy 2"),
    ("P1A", "visit Predator c11-01 c11-07 c20-07 2"),
    ("P1B", "kill Enemy 1"),
    ("P1C", "wound Enemy 2"),
    ("A1A", "visit Hybrid s10-02+s11-02 s06-08+s07-08 s14-08+s15-08 2"),
    ("A1B", "visit Brood c02-02 c19-01 c02-14 c19-15 1"),
    ("A1C", "kill Enemy 1"),
    ("G2A", "hold Soldier c09-04+c10-04 c09-09+c10-09 c09-13+c10-13 3 2"),
    ("G2B", "kill Alien 2"),
    ("G2C", "visit Soldier s04-05 1"),
    ("P2A", "visit Predator s12-03 s12-04 s12-05 1"),
    ("P2B", "kill Soldier 2"),
    ("P2C", "kill Alien 2"),
    ("A2A", "squad Alien Any 4 1"),
    ("A2B", "kill Soldier 2"),
    ("A2C", "hold Brood c02-02 c19-01 c02-14 c19-15 2 1"),
    ("S3GA", "hold Own c03-04 1 1"),
    ("S3GP", "hold Own c08-06 1 1"),
    ("S3PA", "hold Own s17-02 1 1"),
    ("G3C", "squad Soldier Any 6 1"),
    ("P3C", "kill Enemy 3"),
    ("A3C", "squad Alien City 4 1"),
    ("S4GA", "hold Own s03-08 1 2"),
    ("S4GP", "hold Own c11-13 1 2"),
    ("S4PA", "hold Own c20-03 1 2"),
    ("G4C", "kill Enemy 3"),
    ("P4C", "wound Enemy 5"),
    ("A4C", "kill Enemy 3"),
    ("G5A", "gone Aliens, gone Predator"),
    ("G5B", "hold Soldier s10-02+s11-02 s06-08+s07-08 s14-08+s15-08 2 2"),
    ("G5C", "hold Soldier c15-09 c19-07 c19-11 3 3"),
    ("P5A", "kill Hybrid 1"),
    ("P5B", "idle Predator c15-04 1"),
    ("P5C", "kill Enemy 4"),
    ("A5A", "idle Hybrid c15-09 1, few Soldier 0"),
    ("A5B", "squad Alien City 7 2"),
    ("A5C", "gone Predator, squad Alien City 8 1"),
];

/// Those that are others with two players.
const TOLD_2P: &[(&str, &str)] = &[
    ("G5A", "gone Aliens"),
    ("G5B", "hold Soldier s10-02+s11-02 s06-08+s07-08 s14-08+s15-08 2 1"),
    ("G5C", "hold Soldier c15-09 c19-07 c19-11 3 2"),
    ("A5A", "idle Hybrid c15-09 1"),
    ("A5B", "squad Alien City 10 3"),
];

// rules: R-TASK-13, R-2P-6, R-2P-7
#[test]
fn every_condition_is_read_as_it_is_meant() {
    let content = builtin();
    let read = |sides: usize| {
        let tasks = content.tasks.all.iter();
        tasks.map(|task| (task.id.as_str(), told(&content, &task.conds[3 - sides]))).collect::<Vec<_>>()
    };
    let three: Vec<_> = TOLD.iter().map(|&(id, told)| (id, told.to_string())).collect();
    assert_eq!(read(3), three);
    let other = |id| TOLD_2P.iter().find(|other| other.0 == id).map(|other| other.1);
    let two: Vec<_> = TOLD.iter().map(|&(id, told)| (id, other(id).unwrap_or(told).to_string())).collect();
    assert_eq!(read(2), two);
}

#[test]
fn a_condition_with_hold_squad_or_idle_waits_for_the_end_of_the_turn() {
    let content = builtin();
    for condition in content.tasks.all.iter().flat_map(|task| &task.conds) {
        let told = told(&content, condition);
        let late = ["hold", "squad", "idle"].iter().any(|word| told.contains(word));
        assert_eq!(condition.ends_turn, late, "{told}");
    }
}

#[test]
fn kinds_are_told_apart_by_owner() {
    let of = |who: Who, owner| Kind::ALL.map(|kind| u8::from(who.matches(kind, owner)));
    assert_eq!(of(Who::Soldier, Race::Guard), [1, 0, 0, 0]);
    assert_eq!(of(Who::Predator, Race::Predator), [0, 1, 0, 0]);
    assert_eq!(of(Who::Hybrid, Race::Aliens), [0, 0, 1, 0]);
    assert_eq!(of(Who::Alien, Race::Aliens), [0, 0, 0, 1]);
    assert_eq!(of(Who::Brood, Race::Aliens), [0, 0, 1, 1]);
    assert_eq!(of(Who::Brood, Race::Guard), [0, 0, 0, 0]);
    assert_eq!(Race::ALL.map(|race| of(Who::Own, race)), [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 1]]);
    let of = |victims: Victims, owner| Kind::ALL.map(|kind| u8::from(victims.matches(kind, owner)));
    assert_eq!(Race::ALL.map(|race| of(Victims::Enemy, race)), [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 0]]);
    assert_eq!(of(Victims::Brood, Race::Guard), [0, 0, 1, 1]);
    assert_eq!(of(Victims::Soldier, Race::Aliens), [1, 0, 0, 0]);
}

#[test]
fn blanks_do_not_matter() {
    let text =
        FILES[4].1.replace("hold(soldier,[BRIDGE_M],1,1)", " hold ( soldier , [ BRIDGE_M ] , 1 , 1 ) ");
    let (spaced, plain) = (pack("tasks.toml", &text).unwrap(), builtin());
    assert_eq!(spaced.tasks.all, plain.tasks.all);
}
