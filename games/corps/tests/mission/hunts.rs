//! Bug Hunts: they stand alone, and end when everything is dead or everybody is.

use crate::{PACK, ROOM, asked, in_campaign, mission, over, pass_until, stage, view};
use corps::{Action, Campaign, Corps, Ending, Notice, Options, Question, Who};
use table::{Game, Match, Seeded, Viewer};

const HUNTS: [&str; 4] = ["yard", "block", "night_raid", "hatchery"];

fn begin(options: Options) -> Match<Corps> {
    Match::new(&PACK, options, &mut Seeded::from_number(1)).unwrap()
}

/// A Bug Hunt in its End phase.
fn end(people: &str, rest: &str) -> Match<Corps> {
    let position = format!("{ROOM}[people]\n{people}\n{rest}");
    stage(&PACK, mission("yard", 1), &position)
}

const QUIET: &str = "[table]\nphase end\nabove 9\n";

// rule: C-BUG-1
#[test]
fn a_bug_hunt_is_no_part_of_a_campaign() {
    for name in HUNTS {
        let campaign = Campaign { newt: true, won: 1, captured: vec![Who::Frost], ..Campaign::default() };
        let refused =
            Match::new(&PACK, in_campaign(name, 1, campaign), &mut Seeded::from_number(1)).unwrap_err();
        assert_eq!(refused.option, "campaign", "{name}");
    }
    let won = end("a: hicks hero 0", QUIET);
    assert_eq!(over(&won), Some("C-END-3"));
    assert!(won.state().carry().is_none() && Corps::sequels(won.state()).is_empty());
}

// rule: C-BUG-2
#[test]
fn a_bug_hunt_is_won_when_tracker_aliens_and_blips_are_gone_and_somebody_survives() {
    for people in
        ["a: hicks hero 0", "a: hicks hero 0 down\nkilled: frost", "a: hicks hero 0\ncaptured: frost"]
    {
        assert_eq!(over(&end(people, QUIET)), Some("C-END-3"), "{people}");
    }
    for rest in [
        "[aliens]\nc: alien\n[table]\nphase end\nabove 9\n",
        "[aliens]\nc: facehugger\n[table]\nphase end\nabove 9\n",
        "[table]\nphase end\nabove 9\ntracker a_breather\n",
    ] {
        assert_eq!(over(&end("a: hicks hero 0", rest)), None, "{rest}");
    }
    // A blip behind a door.
    let blip = "[map]\n+---+---+---+\n| a   . / b |\n+---+---+---+\n[people]\na: hicks hero 0\n[blips]\nb: 1\n[table]\nphase end\nabove 9\n";
    assert_eq!(over(&stage(&PACK, mission("yard", 1), blip)), None);
}

// rule: C-BUG-2
#[test]
fn the_rule_book_asks_for_survivors_in_every_bug_hunt() {
    for name in HUNTS {
        let position = format!("{ROOM}[people]\na: hicks hero 0\n{QUIET}");
        assert_eq!(over(&stage(&PACK, mission(name, 1), &position)), Some("C-END-3"), "{name}");
        let position = format!("{ROOM}[people]\nkilled: hicks hero 0\n{QUIET}");
        assert_eq!(over(&stage(&PACK, mission(name, 1), &position)), Some("C-END-4"), "{name}");
    }
}

// rules: C-BUG-3, C-TRACK-6
#[test]
fn only_outside_bug_hunts_the_tracker_deck_is_shuffled_anew() {
    let drawn = |name: &str| {
        let position = format!(
            "{ROOM}[people]\na: frost hero 0\n[table]\nactivate frost\nabove 9\nexhaust 9\ntracker a_breather\n"
        );
        let mut game = stage(&PACK, mission(name, 1), &position);
        let round = |game: &Match<Corps>| view(game).round > 1 || over(game).is_some();
        pass_until(&mut game, &mut Seeded::from_number(1), round);
        let told: Vec<Notice> = game.notices(Viewer::Spectator).collect();
        let cards = told.iter().filter(|notice| matches!(notice, Notice::Tracker(..))).count();
        (cards, told.contains(&Notice::TrackerShuffled), over(&game).map(str::to_owned))
    };
    // One player draws two cards; the second is missing, and with the deck gone and nothing there the hunt is won.
    assert_eq!(drawn("yard"), (1, false, Some("C-END-3".into())));
    assert_eq!(drawn("newt"), (2, true, None));
}

// rule: C-BUG-4
#[test]
fn a_bug_hunt_is_lost_with_its_people_or_its_cards() {
    let busy = "[aliens]\nd: alien\n[table]\nphase end\nabove 9\n";
    for people in [
        "killed: hicks hero 0\nkilled: frost",
        "killed: hicks hero 0\ncaptured: frost",
        "captured: hicks hero 0",
    ] {
        for rest in [busy, QUIET] {
            let game = end(people, rest);
            assert_eq!((over(&game), view(&game).over), (Some("C-END-4"), Some(Ending::Fallen)), "{people}");
        }
    }
    // C-END-4 counts as well: the last one lies on the floor while aliens are there.
    assert_eq!(over(&end("a: hicks hero 0 down\nkilled: frost", busy)), Some("C-END-4"));
    let mut game = stage(
        &PACK,
        mission("yard", 1),
        &format!(
            "{ROOM}[people]\na: vasquez cards m56\n[aliens]\nd: alien\n[table]\nactivate vasquez by 0\nabove 1\n"
        ),
    );
    crate::play(&mut game, Action::Attack(corps::Slot::Weapon), &mut Seeded::from_number(1));
    assert_eq!(over(&game), Some("C-DECK-4"));
}

// rule: C-BUG-6
#[test]
fn newt_is_never_there() {
    for name in HUNTS {
        let game = begin(Options { heroes: vec![Who::Ripley], ..mission(name, 1) });
        assert!(!view(&game).people.contains_key(&Who::Newt), "{name}");
        let refused = Match::<Corps>::new(
            &PACK,
            Options { heroes: vec![Who::Newt], ..mission(name, 1) },
            &mut Seeded::from_number(1),
        );
        assert_eq!(refused.unwrap_err().option, "heroes");
    }
}

// rule: C-BUG-7
#[test]
fn every_bug_hunt_has_its_sentry_guns() {
    for name in HUNTS {
        let mut game = begin(Options { heroes: vec![Who::Hicks], ready_made: false, ..mission(name, 1) });
        let (mut asked_for, mut placed) = (Vec::new(), 0);
        while let (_, question @ (Question::Start(_) | Question::Gun(_))) = asked(&game) {
            if let Question::Gun(number) = question {
                asked_for.push(number);
            }
            let first = crate::choices(&game)[0];
            crate::play(&mut game, first, &mut Seeded::from_number(1));
            let guns =
                game.notices(Viewer::Spectator).filter(|notice| matches!(notice, Notice::GunPlaced(..)));
            placed += guns.count();
        }
        // Each gun gets a space, then a direction.
        assert_eq!((asked_for, placed), (vec![0, 0, 1, 1], 2), "{name}");
    }
}
