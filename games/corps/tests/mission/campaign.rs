//! Missions one after another: their order, and what is carried from one to the next.

use crate::{
    EASY, PACK, ROOM, asked, choices, in_campaign, key, mission, open, over, play, quietly, rewritten, stage,
    view,
};
use corps::{Action, Campaign, Corps, Ending, Key, Options, Question, Switches, Who};
use std::collections::BTreeMap;
use table::{Game, Match, Seat, Seeded, Viewer};

/// A campaign in which so many missions are won.
pub(crate) fn won(won: u8) -> Campaign {
    Campaign { won, newt: won > 0, ..Campaign::default() }
}

/// A mission that ends now, by its End phase.
pub(crate) fn ended(name: &str, campaign: Campaign, people: &str, table: &str) -> Match<Corps> {
    let pack = rewritten(name, &EASY);
    let position = format!("{ROOM}[people]\n{people}\n[table]\nphase end\n{table}");
    stage(&pack, in_campaign(name, 1, campaign), &position)
}

fn begin(options: Options) -> Match<Corps> {
    Match::new(&PACK, options, &mut Seeded::from_number(1)).unwrap()
}

/// The refused option.
fn refused(options: Options) -> &'static str {
    Match::<Corps>::new(&PACK, options, &mut Seeded::from_number(1)).unwrap_err().option
}

const ALIVE: &str = "a: hicks hero 0";
const CARDS: &str = "above 9\n";

// rule: C-CAMP-1
#[test]
fn missions_are_played_singly_or_in_their_order() {
    for name in ["newt", "escape", "survive", "rescue", "resupply"] {
        let pack = rewritten(name, &EASY);
        let position = format!("{ROOM}[people]\n{ALIVE}\n[table]\nphase end\n{CARDS}");
        let single = stage(&pack, mission(name, 1), &position);
        assert_eq!(over(&single), Some("C-END-3"));
        assert!(single.state().carry().is_none() && open(&single).is_empty());
    }
    for (at, name) in (0..).zip(["newt", "escape", "survive"]) {
        for before in 0..4 {
            let options = in_campaign(name, 1, won(before));
            if before == at {
                begin(options);
            } else {
                assert_eq!(refused(options), "mission", "{name} after {before}");
            }
        }
    }
    let story: Vec<Vec<String>> = [("newt", 0), ("escape", 1), ("survive", 2)]
        .map(|(name, before)| {
            let resupplied = Campaign { resupplied: true, ..won(before) };
            open(&ended(name, resupplied, ALIVE, CARDS))
        })
        .into();
    assert_eq!(story, [vec!["escape".to_owned()], vec!["survive".to_owned()], vec![]]);
}

// rules: C-CAMP-3, C-RESC-1, C-SUPP-1, C-SUPP-2
#[test]
fn rescues_and_one_resupply_are_open_between_missions() {
    let after = |name: &str, campaign: Campaign, people: &str| {
        let mut open = open(&ended(name, campaign, people, CARDS));
        open.sort();
        open
    };
    let held = "a: hicks hero 0\ncaptured: frost";
    assert_eq!(after("newt", won(0), ALIVE), ["escape", "resupply"]);
    assert_eq!(after("newt", won(0), held), ["escape", "rescue", "resupply"]);
    assert_eq!(after("escape", Campaign { resupplied: true, ..won(1) }, held), ["rescue", "survive"]);
    // Before the first mission and after the last there is nothing between.
    let captured = |before| Campaign { captured: vec![Who::Frost], ..won(before) };
    for name in ["rescue", "resupply"] {
        assert_eq!([0, 3].map(|before| refused(in_campaign(name, 1, captured(before)))), ["mission"; 2]);
        for before in [1, 2] {
            begin(in_campaign(name, 1, captured(before)));
        }
    }
    assert_eq!(refused(in_campaign("rescue", 1, won(1))), "mission", "nobody is held");
    assert_eq!(refused(in_campaign("resupply", 1, Campaign { resupplied: true, ..won(1) })), "mission");
    assert!(after("survive", captured(2), held).is_empty());
}

// rule: C-CAMP-4
#[test]
fn a_lost_mission_ends_the_campaign() {
    for name in ["newt", "escape", "survive", "rescue", "resupply"] {
        let before = if name == "newt" {
            0
        } else if name == "survive" {
            2
        } else {
            1
        };
        let campaign = Campaign { captured: vec![Who::Gorman], ..won(before) };
        let pack = rewritten(
            name,
            &[("victory", "[\"survivor\"]"), ("defeat", ""), ("immediate", "false"), ("withdrawal", "")],
        );
        let position = format!(
            "{ROOM}[people]\nkilled: hicks hero 0\n[table]\nphase end\n{CARDS}discard m41a m56 jammed\n"
        );
        let game = stage(&pack, in_campaign(name, 1, campaign), &position);
        // No card comes back first, nothing follows.
        assert_eq!(view(&game).over, Some(Ending::Fallen), "{name}");
        assert!(game.state().carry().is_none() && game.state().score().is_none() && open(&game).is_empty());
        assert_eq!(view(&game).discard.len(), 3);
    }
}

/// How many of each.
fn count(cards: impl IntoIterator<Item = Key>) -> BTreeMap<String, usize> {
    let mut all = BTreeMap::new();
    cards.into_iter().for_each(|card| *all.entry(card.to_string()).or_default() += 1);
    all
}

// rules: C-CAMP-5, C-CAMP-6, C-CAMP-7, C-CAMP-8, C-CAMP-9
#[test]
fn half_of_what_is_left_of_the_discard_pile_is_lost_rounded_up() {
    // So many harmless discards; one of them is chosen, the hazards return, and half of the rest is lost.
    for (discards, lost) in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (6, 3)] {
        let cards = ["m41a", "m56", "m240", "m40", "flare", "ithaca"];
        let pile = format!("above 9\ndiscard jammed jammed {}\n", cards[..discards].join(" "));
        let mut game = ended("newt", won(0), ALIVE, &pile);
        let before = view(&game);
        let mut learnt = Vec::new();
        if over(&game).is_none() {
            assert_eq!(asked(&game), (Seat(0), Question::Salvage));
            // The last one is no hazard.
            let kept = *choices(&game).last().unwrap();
            play(&mut game, kept, &mut Seeded::from_number(3));
            learnt = game.notices(Viewer::Spectator).collect();
        }
        assert_eq!(over(&game), Some("C-END-3"), "{discards}");
        let after = view(&game);
        assert_eq!(after.removed.len() - before.removed.len(), lost, "{discards}");
        let told = learnt.iter().filter(|notice| matches!(notice, corps::Notice::Removed(_))).count();
        assert!(after.discard.is_empty() && told == lost);
        // Hazards never get lost.
        assert_eq!(count(after.removed.clone()).get("jammed"), count(before.removed).get("jammed"));
        let carried = game.state().carry().unwrap();
        assert_eq!(count(carried.lost), count(after.removed));
    }
}

// rule: C-CAMP-6
#[test]
fn with_fewer_discards_than_players_the_last_go_without() {
    let pack = rewritten("newt", &EASY);
    let position = format!(
        "{ROOM}[people]\na: frost hero 0\nb: hudson hero 1\nc: hicks hero 2\n[table]\nphase end\nabove 9\ndiscard m41a m56\n"
    );
    let mut game = stage(&pack, in_campaign("newt", 3, won(0)), &position);
    // From the lead on: Hicks ranks highest.
    assert_eq!(asked(&game), (Seat(2), Question::Salvage));
    quietly(&mut game, Action::Card(key("m56")));
    // One card is left for the next player, and none for the last.
    let told: Vec<_> = game.notices(Viewer::Spectator).collect();
    assert_eq!(
        told[..2],
        [corps::Notice::Salvaged(Seat(2), key("m56")), corps::Notice::Salvaged(Seat(0), key("m41a"))]
    );
    assert_eq!(over(&game), Some("C-END-3"));
}

// rule: C-CAMP-9
#[test]
fn unspent_hands_return_unless_the_switch_says_otherwise() {
    for (edition, switch, returns) in [
        (corps::Profile::Revised, None, true),
        (corps::Profile::First, None, true),
        (corps::Profile::Revised, Some(false), false),
        (corps::Profile::First, Some(false), false),
        (corps::Profile::First, Some(true), true),
    ] {
        let switches = Switches { hand_returns: switch, ..Switches::default() };
        let options = Options { edition, switches, ..in_campaign("newt", 1, won(0)) };
        let position = format!("{ROOM}[people]\n{ALIVE}\n[table]\nphase end\nabove 9\nhand 0 m56 get_up\n");
        let game = stage(&rewritten("newt", &EASY), options, &position);
        let view = view(&game);
        assert!(view.hands[0].cards.is_empty());
        // One of two M56 and one of the others of its name lie outside from the start.
        assert_eq!(view.beneath.cards.contains(&key("m56")), returns, "{edition:?} {switch:?}");
        let lost = count(game.state().carry().unwrap().lost);
        assert_eq!(lost["m56"], if returns { 1 } else { 2 });
    }
}

// rules: C-CAMP-2, C-CAMP-10
#[test]
fn the_next_mission_begins_with_all_that_is_not_lost() {
    let won_newt = ended(
        "newt",
        won(0),
        "a: hicks hero 0 cards m41a body_armour\nb: frost cards m240",
        "above 20\nbeneath 3\nexhaust 7\nhand 0 get_up\n",
    );
    // Nothing was discarded, so nothing more is lost than lay outside from the start.
    let carried = won_newt.state().carry().unwrap();
    assert_eq!(carried.lost.len(), 60 - 20 - 3 - 7 - 1 - 3);
    for card in ["m41a", "body_armour", "m240"] {
        let copies = |pile: &[Key]| pile.iter().filter(|lost| **lost == key(card)).count();
        assert_eq!(copies(&carried.lost), copies(&view(&won_newt).removed), "{card}");
    }
    let options = in_campaign("escape", 1, carried.clone());
    let game = begin(Options { heroes: vec![Who::Hicks], ..options.clone() });
    let view = view(&game);
    let equipped: usize = view.people.values().map(|person| person.cards.len()).sum();
    assert_eq!(usize::from(view.above) + equipped, 60 - carried.lost.len());
    assert_eq!(count(view.removed), count(carried.lost));
    // Free equipping is for the players to do, as usual.
    let choosing = begin(Options { heroes: vec![Who::Hicks], ready_made: false, ..options });
    assert_eq!(asked(&choosing), (Seat(0), Question::Gear(Who::Hicks)));
    assert!(choices(&choosing).contains(&Action::Equip(key("m41a"), Who::Hicks)));
}

// rules: C-CAMP-11, C-CAMP-12, C-CAMP-13
#[test]
fn killed_and_captured_characters_are_out_and_heroes_are_chosen_anew() {
    let before = Campaign { captured: vec![Who::Vasquez], killed: vec![Who::Gorman], ..won(1) };
    let game = ended(
        "escape",
        before,
        "a: hicks hero 0\nb: ripley\nkilled: frost\ncaptured: hudson\nexited: newt",
        CARDS,
    );
    let next = Corps::sequels(game.state()).into_iter().find(|next| next.mission == key("survive")).unwrap();
    let campaign = next.campaign.clone().unwrap();
    assert_eq!(
        (&campaign.killed[..], &campaign.captured[..]),
        (&[Who::Gorman, Who::Frost][..], &[Who::Hudson, Who::Vasquez][..])
    );
    assert_eq!((campaign.won, campaign.newt, next.heroes.len()), (2, true, 0));
    let mut game = begin(next.clone());
    assert_eq!(
        (asked(&game), choices(&game)),
        ((Seat(0), Question::Hero), [Who::Hicks, Who::Ripley].map(Action::Choose).to_vec())
    );
    play(&mut game, Action::Choose(Who::Ripley), &mut Seeded::from_number(1));
    let people: Vec<Who> = view(&game).people.into_keys().collect();
    assert_eq!(people, [Who::Hicks, Who::Ripley, Who::Newt], "all others are killed or captured");
    for gone in [Who::Frost, Who::Hudson, Who::Gorman, Who::Vasquez] {
        assert_eq!(refused(Options { heroes: vec![gone], ..next.clone() }), "heroes");
    }
}

// rules: C-CAMP-13, C-NEWT-2
#[test]
fn newt_is_a_hero_by_herself_only_without_ripley() {
    let campaign = |killed: &[Who]| Campaign { killed: killed.to_vec(), ..won(1) };
    let heroes = |killed: &[Who]| choices(&begin(in_campaign("escape", 1, campaign(killed))));
    assert!(!heroes(&[Who::Hicks]).contains(&Action::Choose(Who::Newt)));
    assert!(heroes(&[Who::Ripley]).contains(&Action::Choose(Who::Newt)));
    // The last one left goes on alone.
    let others = [Who::Gorman, Who::Hicks, Who::Hudson, Who::Vasquez, Who::Frost, Who::Ripley];
    let alone = begin(in_campaign("escape", 2, campaign(&others)));
    let view = view(&alone);
    assert_eq!((view.people[&Who::Newt].player, &view.eliminated[..]), (Some(Seat(0)), &[Seat(1)][..]));
    assert_eq!(refused(in_campaign("escape", 1, Campaign { newt: false, ..campaign(&others) })), "campaign");
    // Without anybody there is nothing to play either.
    let nobody = ended(
        "newt",
        Campaign { killed: others[1..].to_vec(), ..won(0) },
        "exited: gorman hero 0 hugged 1",
        CARDS,
    );
    assert_eq!(over(&nobody), Some("C-END-3"));
    assert!(open(&nobody).contains(&"escape".to_owned()));
}
