//! Numbers of tracker cards, sentry guns at set-up, and what a campaign remembers of captives and facehuggers.

use corps::{Action, Campaign, Corps, Facing, Key, Notice, Options, Profile, Question, Who};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::LazyLock;
use table::{Match, Pack, Recorded, Seat, Seeded, Spot, Viewer};

static PACK: LazyLock<Pack<Corps>> = LazyLock::new(Pack::builtin);

fn key(name: &str) -> Key {
    Key::parse(name).unwrap()
}

fn staged(options: Options, position: &str) -> Match<Corps> {
    Match::staged(&PACK, options, position).unwrap_or_else(|error| panic!("{error}\n{position}"))
}

/// A decision for which no die falls.
fn play(game: &mut Match<Corps>, seat: u8, action: Action) {
    game.play(Seat(seat), &action, &mut Recorded::new(&[])).unwrap();
}

/// How many tracker cards so many players draw in a round.
fn drawn(players: u8, edition: Profile) -> usize {
    let heroes = [Who::Gorman, Who::Hicks, Who::Hudson, Who::Vasquez, Who::Frost, Who::Ripley];
    let row = " .  ".repeat(7);
    let rim = "+---".repeat(7);
    let mut text = format!("[map]\n{rim}+\n|{}|\n{rim}+\n[people]\n6,0: newt\n", &row[..27]);
    for (seat, who) in heroes.into_iter().take(usize::from(players)).enumerate() {
        writeln!(text, "{seat},0: {} hero {seat} activated", who.name()).unwrap();
    }
    // Without a gate on the map they bring no blips.
    text += "[table]\nactivate newt\nexhaust 20\n";
    text += "tracker lone_drone scout overhead pair horde hiss contact shadows screams charge\n";
    let options = Options { players, edition, mission: key("escape"), ..Options::default() };
    let mut game = staged(options, &text);
    play(&mut game, 0, Action::Pass);
    let told = game.notices(Viewer::Spectator);
    told.filter(|notice| matches!(notice, Notice::Tracker(..))).count()
}

// rules: C-TRACK-1, C-TRACK-3
#[test]
fn so_many_cards_are_drawn() {
    let revised = [1, 2, 3, 4, 5, 6].map(|players| drawn(players, Profile::Revised));
    assert_eq!(revised, [2, 3, 3, 3, 4, 4], "T-29");
    let first = [1, 2, 3, 4, 5, 6].map(|players| drawn(players, Profile::First));
    assert_eq!(first, [2, 4, 3, 4, 5, 6], "T-30");
}

/// Begins a mission with choices of one's own and goes on until a gun is asked for, or the first round.
fn until_guns(mission: &str) -> Match<Corps> {
    let options = Options { mission: key(mission), ready_made: false, ..Options::default() };
    let chance = &mut Seeded::from_number(7);
    let mut game = Match::new(&PACK, options, chance).unwrap();
    loop {
        let prompt = game.prompts().get(0).unwrap();
        let (seat, question, first) = (prompt.seat, *prompt.question, prompt.choices[0]);
        let action = match question {
            Question::Hero | Question::Start(_) => first,
            Question::Gear(_) => Action::Pass,
            _ => return game,
        };
        game.play(seat, &action, chance).unwrap();
    }
}

fn spaces(game: &Match<Corps>) -> BTreeSet<Spot> {
    let choices = game.prompts().get(0).unwrap().choices.iter();
    choices.filter_map(|action| if let Action::Space(spot) = action { Some(*spot) } else { None }).collect()
}

// rules: C-SENTRY-1, C-SENTRY-11
#[test]
fn sentry_guns_are_set_up_on_any_empty_space_facing_four_ways() {
    let mut game = until_guns("survive");
    assert_eq!(*game.prompts().get(0).unwrap().question, Question::Gun(0));
    let view = game.view(Viewer::Spectator);
    let figures: BTreeSet<Spot> = view
        .people
        .values()
        .filter_map(|person| person.space)
        .chain(view.blips.iter().map(|blip| blip.space))
        .collect();
    let free = spaces(&game);
    assert!(figures.is_disjoint(&free));
    // The two boards of the mission, rock and consoles left out.
    assert!(free.len() > 100, "{}", free.len());
    let far = Spot::parse("23,5").unwrap();
    assert!(free.contains(&far), "also far from everybody");
    play(&mut game, 0, Action::Space(far));
    let facings = game.prompts().get(0).unwrap().choices.to_vec();
    assert_eq!(facings.len(), 4, "{facings:?}");
    play(&mut game, 0, facings[3]);
    let placed: Vec<Notice> = game.notices(Viewer::Spectator).collect();
    assert_eq!(placed, [Notice::GunPlaced(far, Facing::West)]);
    // The second gun goes somewhere else, or is left out.
    assert_eq!(*game.prompts().get(0).unwrap().question, Question::Gun(1));
    let mut rest = free;
    rest.remove(&far);
    assert_eq!(spaces(&game), rest);
    play(&mut game, 0, Action::Pass);
    assert!(matches!(
        game.prompts().get(0).unwrap().question,
        Question::Draw(..) | Question::Act(..) | Question::Effect
    ));
}

// rules: C-SENTRY-1
#[test]
fn only_some_missions_have_sentry_guns() {
    let asks =
        |mission: &str| matches!(until_guns(mission).prompts().get(0).unwrap().question, Question::Gun(_));
    for mission in ["survive", "yard", "block", "night_raid", "hatchery"] {
        assert!(asks(mission), "{mission}");
    }
    for mission in ["newt", "escape"] {
        assert!(!asks(mission), "{mission}");
    }
}

/// The last mission of a campaign, won at the end of this round.
fn last_mission(people: &str) -> Match<Corps> {
    let options = Options {
        mission: key("survive"),
        campaign: Some(Campaign { newt: true, won: 2, ..Campaign::default() }),
        ..Options::default()
    };
    let map = "+---+---+---+---+\n| a   b   c   d |\n+---+---+---+---+\n";
    let table = "round 99\nmark 0 1\nactivate vasquez\nabove 20\nexhaust 10\n";
    let mut game = staged(options, &format!("[map]\n{map}[people]\na: vasquez\n{people}\n[table]\n{table}"));
    play(&mut game, 0, Action::Pass);
    assert_eq!(game.outcome().unwrap().rule, "C-END-3");
    game
}

// rules: C-HUG-3
#[test]
fn who_carries_a_facehugger_counts_as_killed_at_the_end() {
    let healthy = last_mission("b: hicks hero 0 activated\nc: hudson activated").state().score().unwrap();
    let hugged = last_mission("b: hicks hero 0 activated hugged 1\nc: hudson activated");
    assert_eq!(hugged.state().carry().unwrap().hugged, [Who::Hicks]);
    assert_eq!(hugged.state().score().unwrap(), healthy - 5);
    let twice = last_mission("b: hicks hero 0 activated hugged 2\nc: hudson activated");
    assert_eq!(twice.state().score().unwrap(), healthy - 5, "a character is lost once");
    let dead = last_mission("b: hicks hero 0 activated\nkilled: hudson activated").state().score().unwrap();
    assert_eq!(dead, healthy - 5);
}

// rules: C-CAP-4
#[test]
fn captives_are_held_until_a_rescue_mission_frees_them() {
    let options = Options {
        mission: key("escape"),
        campaign: Some(Campaign { newt: true, won: 1, ..Campaign::default() }),
        ..Options::default()
    };
    let map = "+---+---+\n| a   E |\n+---+---+\n";
    let people = "a: gorman hero 0\ncaptured: hudson\nkilled: frost";
    let table = "activate gorman\nabove 9\nexhaust 9\n";
    let mut game = staged(options, &format!("[map]\n{map}[people]\n{people}\n[table]\n{table}"));
    play(&mut game, 0, Action::Move);
    play(&mut game, 0, Action::Space(Spot::parse("1,0").unwrap()));
    let campaign = game.state().carry().unwrap();
    assert_eq!((&campaign.captured[..], &campaign.killed[..]), (&[Who::Hudson][..], &[Who::Frost][..]));
    // He takes no part in the next mission, but a rescue mission is about him.
    let next = |mission: &str| {
        let options =
            Options { mission: key(mission), campaign: Some(campaign.clone()), ..Options::default() };
        Match::new(&PACK, options, &mut Seeded::from_number(1)).unwrap()
    };
    for mission in ["survive", "rescue"] {
        assert!(!next(mission).view(Viewer::Spectator).people.contains_key(&Who::Hudson), "{mission}");
    }
    let options = Options { mission: key("rescue"), campaign: Some(campaign), ..Options::default() };
    let map = "+---+---+---+\n| a   c   . |\n+---+---+---+\n";
    let table = "activate gorman\nabove 9\nexhaust 9\nobject 0 c\n";
    let position = format!("[map]\n{map}[people]\na: gorman hero 0\n[table]\n{table}");
    let mut game = staged(options, &position);
    let cocoon = Action::Interact(Spot::parse("1,0").unwrap());
    game.play(Seat(0), &cocoon, &mut Recorded::new(&[0])).unwrap();
    assert!(game.view(Viewer::Spectator).people[&Who::Hudson].space.is_some(), "free again");
}
