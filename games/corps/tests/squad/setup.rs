//! Set-up: heroes and grunts, gear, decks, tokens and places.

use crate::packs::changed;
use crate::{asked, choices, key, play, refusal};
use corps::{Action, Campaign, Corps, Facing, Options, Question, Side, Who};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use table::{Game, Match, Pack, Seat, Seeded, Spot, Viewer};
use toml::Value;

const MISSIONS: [&str; 9] =
    ["newt", "escape", "survive", "rescue", "resupply", "yard", "block", "night_raid", "hatchery"];

/// Boards take a while to survey.
static PACK: LazyLock<Pack<Corps>> = LazyLock::new(Pack::builtin);

fn begin(options: Options, seed: u64) -> Match<Corps> {
    Match::new(&PACK, options, &mut Seeded::from_number(seed)).unwrap()
}

/// What the mission's card says under a key.
fn card(mission: &str, key: &str) -> Value {
    let text = Corps::FILES.iter().find(|(file, _)| *file == "missions.toml").unwrap().1;
    let missions = &text.parse::<toml::Table>().unwrap()["missions"];
    missions[mission].get(key).cloned().unwrap_or(Value::Array(Vec::new()))
}

/// The spaces that the mission's card lists under a key.
fn spaces(mission: &str, key: &str) -> BTreeSet<Spot> {
    card(mission, key).as_array().unwrap().iter().map(|space| spot(space.as_str().unwrap())).collect()
}

fn mission(name: &str, players: u8) -> Options {
    Options { mission: key(name), players, ..Options::default() }
}

fn view(game: &Match<Corps>) -> corps::View {
    game.view(Viewer::Spectator)
}

fn spot(text: &str) -> Spot {
    Spot::parse(text).unwrap()
}

/// The refused option.
fn refused(options: Options) -> &'static str {
    Match::<Corps>::new(&PACK, options, &mut Seeded::from_number(1)).unwrap_err().option
}

// rule: C-SETUP-1
#[test]
fn a_mission_is_chosen_and_the_first_is_newt() {
    assert_eq!(Options::default().mission, key("newt"));
    for name in MISSIONS {
        assert_eq!(view(&begin(mission(name, 1), 1)).options.mission, key(name));
    }
    assert_eq!(refused(mission("operation_dumbo", 1)), "mission");
}

// rule: C-GEN-1
#[test]
fn one_to_six_play() {
    for players in 1..=6 {
        assert_eq!(begin(mission("newt", players), 1).seats(), usize::from(players));
    }
    for players in [0, 7, 255] {
        assert_eq!(refused(mission("newt", players)), "players");
    }
}

// rules: C-SETUP-3, C-SETUP-4, C-CHAR-1
#[test]
fn everybody_chooses_a_hero_and_the_others_are_grunts() {
    let mut game = begin(mission("newt", 3), 1);
    let chance = &mut Seeded::from_number(2);
    assert_eq!(asked(&game), (Seat(0), Question::Hero));
    let heroes = [Who::Gorman, Who::Hicks, Who::Hudson, Who::Vasquez, Who::Frost, Who::Ripley];
    assert_eq!(choices(&game), heroes.map(Action::Choose));
    play(&mut game, Action::Choose(Who::Frost), chance);
    assert_eq!(asked(&game), (Seat(1), Question::Hero));
    assert_eq!(refusal(&game, Action::Choose(Who::Frost)), "C-SETUP-3");
    play(&mut game, Action::Choose(Who::Hudson), chance);
    play(&mut game, Action::Choose(Who::Ripley), chance);
    let people = view(&game).people;
    let mine = |seat| {
        people.iter().filter(move |(_, person)| person.player == Some(Seat(seat))).map(|(who, _)| *who)
    };
    assert_eq!(
        [0, 1, 2].map(|seat| mine(seat).collect::<Vec<_>>()),
        [[Who::Frost], [Who::Hudson], [Who::Ripley]]
    );
    for (who, person) in people {
        assert_eq!(person.side == Side::Hero, person.player.is_some(), "{who:?}");
    }
}

// rules: C-SETUP-5, C-EQUIP-1, C-EQUIP-3, C-NEWT-4
#[test]
fn gear_is_free_and_keeps_to_the_slots() {
    let options =
        Options { ready_made: false, heroes: vec![Who::Ripley, Who::Hicks], ..mission("escape", 2) };
    let mut game = begin(options, 1);
    let chance = &mut Seeded::from_number(2);
    let hicks = Question::Gear(Who::Hicks);
    assert_eq!(asked(&game), (Seat(1), hicks), "heroes first, each asked of its own player");
    let take = |name: &str| Action::Equip(key(name), Who::Hicks);
    assert!(!choices(&game).contains(&take("get_up")) && !choices(&game).contains(&take("jammed")));
    for name in ["m41a", "ithaca", "m4_helmet"] {
        play(&mut game, take(name), chance);
    }
    assert_eq!(refusal(&game, take("m41a")), "C-SETUP-5");
    assert_eq!(refusal(&game, take("hk_vp70")), "C-SETUP-5");
    play(&mut game, take("body_armour"), chance);
    // All slots are full, but the player still says when it is enough.
    if asked(&game) == (Seat(1), hicks) {
        play(&mut game, Action::Pass, chance);
    }
    assert_eq!(asked(&game), (Seat(0), Question::Gear(Who::Ripley)));
    play(&mut game, Action::Pass, chance);
    assert_eq!(asked(&game), (Seat(0), Question::Gear(Who::Newt)));
    assert_eq!(refusal(&game, Action::Equip(key("m41a"), Who::Newt)), "C-SETUP-5");
    play(&mut game, Action::Equip(key("flare"), Who::Newt), chance);
    play(&mut game, Action::Pass, chance);
    // The highest-ranking player equips the grunts.
    assert_eq!(asked(&game), (Seat(1), Question::Gear(Who::Gorman)));
    while let (_, Question::Gear(_)) = asked(&game) {
        play(&mut game, Action::Pass, chance);
    }
    let view = view(&game);
    assert_eq!((view.above, view.people[&Who::Hicks].cards.len()), (60 - 5, 4));
}

// rules: C-SETUP-6, C-NEWT-6
#[test]
fn a_bug_hunt_begins_with_a_pistol_each_and_without_newt() {
    for name in ["yard", "block", "night_raid", "hatchery"] {
        for ready_made in [false, true] {
            let options = Options { ready_made, heroes: vec![Who::Ripley], ..mission(name, 1) };
            let view = view(&begin(options, 1));
            assert_eq!(view.people.len(), 6, "{name}");
            assert!(!view.people.contains_key(&Who::Newt));
            for (who, person) in &view.people {
                let cards: Vec<_> = person.cards.values().map(|card| card.to_string()).collect();
                assert_eq!(cards, ["hk_vp70"], "{who:?}");
            }
        }
    }
}

fn ready(name: &str, heroes: &[Who]) -> Options {
    Options { heroes: heroes.to_vec(), ..mission(name, heroes.len() as u8) }
}

/// One player, with a hero who takes part in every mission.
fn available(name: &str) -> Options {
    ready(name, &[Who::Hicks])
}

// rules: C-SETUP-7, C-SETUP-8, C-SETUP-9, C-DECK-9
#[test]
fn what_nobody_took_is_the_deck_above_the_reshuffle_card() {
    for name in MISSIONS {
        let view = view(&begin(ready(name, &[Who::Hicks]), 1));
        let equipped: usize = view.people.values().map(|person| person.cards.len()).sum();
        assert_eq!(usize::from(view.above) + equipped, 60, "{name}");
        assert_eq!((view.beneath.hidden, view.beneath.cards.len()), (0, 0));
        assert!(view.exhaust.is_empty() && view.discard.is_empty() && view.removed.is_empty());
        assert!(view.hands.iter().all(|hand| hand.cards.is_empty() && hand.hidden == 0));
    }
}

// rule: C-SETUP-7
#[test]
fn the_deck_is_shuffled() {
    let mut drawn = BTreeSet::new();
    for seed in 0..40 {
        let mut game = begin(ready("newt", &[Who::Hicks]), seed);
        assert_eq!(asked(&game).1, Question::Draw(Some(Who::Hicks), 1));
        play(&mut game, Action::Draw, &mut Seeded::from_number(1));
        let view = view(&game);
        drawn.extend(
            view.hands[0].cards.iter().chain(&view.discard).chain(view.exhaust.iter().flatten()).copied(),
        );
    }
    assert!(drawn.len() > 10, "{drawn:?}");
}

// rules: C-SETUP-10, C-NEWT-7
#[test]
fn dials_show_the_aim_of_the_side_in_use() {
    let dial = |view: &corps::View, who| view.people[&who].dial;
    let heroes = view(&begin(
        ready("escape", &[Who::Hicks, Who::Hudson, Who::Ripley, Who::Vasquez, Who::Gorman, Who::Frost]),
        1,
    ));
    let grunts = view(&begin(ready("escape", &[Who::Frost]), 1));
    assert_eq!([Who::Hicks, Who::Hudson, Who::Ripley, Who::Newt].map(|who| dial(&heroes, who)), [7, 6, 7, 0]);
    assert_eq!(
        [Who::Hicks, Who::Vasquez, Who::Ripley, Who::Newt].map(|who| dial(&grunts, who)),
        [6, 6, 5, 0]
    );
}

// rule: C-SETUP-11
#[test]
fn the_tracker_deck_is_built_as_the_mission_says() {
    for name in MISSIONS {
        let layers: Vec<Vec<i64>> = card(name, "recipe").try_into().unwrap();
        let seen: BTreeSet<Option<u8>> =
            (0..30).map(|seed| view(&begin(available(name), seed)).tracker.level).collect();
        let top: BTreeSet<Option<u8>> =
            (1..).zip(&layers[0]).filter(|(_, cards)| **cards > 0).map(|(level, _)| Some(level)).collect();
        assert_eq!(seen, top, "{name}");
        let tracker = view(&begin(available(name), 1)).tracker;
        assert_eq!(i64::from(tracker.left), layers.iter().flatten().sum::<i64>(), "{name}");
        assert!(tracker.used.is_empty());
    }
}

// rules: C-SETUP-2, C-SETUP-12, C-SETUP-13, C-SETUP-14, C-SETUP-16
#[test]
fn tokens_lie_where_the_mission_says_and_the_other_blips_are_in_the_pool() {
    for name in MISSIONS {
        let view = view(&begin(available(name), 1));
        // Those in sight at the start are aliens by now; under one of the mission's own there may be something else.
        let on_board: BTreeSet<Spot> = view.blips.iter().map(|blip| blip.space).collect();
        let spotted: BTreeSet<Spot> = view.aliens.iter().map(|alien| alien.space).collect();
        let (plain, special) = (spaces(name, "blips"), spaces(name, "mission_blips"));
        let (lie, all) = (&on_board | &spotted, &plain | &special);
        assert!(lie.is_subset(&all) && lie.is_superset(&plain), "{name}: {lie:?} of {all:?}");
        assert!((&all - &lie).len() <= 1, "{name}: {lie:?} of {all:?}");
        assert!(view.blips.iter().all(|blip| blip.mission == special.contains(&blip.space)));
        assert_eq!(usize::from(view.pool), 21 - (&on_board & &plain).len(), "{name}");
        assert_eq!(view.round, 1);
    }
}

// rules: C-SETUP-15, C-CHAR-12
#[test]
fn characters_start_in_the_starting_area_each_on_a_space() {
    let area: Vec<Spot> = (3..=8)
        .map(|column| Spot { column, row: 22 })
        .chain(["3,21", "4,21", "7,21", "8,21"].map(spot))
        .collect();
    let made = view(&begin(ready("newt", &[Who::Hicks]), 1));
    let spaces: BTreeSet<Spot> = made.people.values().map(|person| person.space.unwrap()).collect();
    assert_eq!((made.people.len(), spaces.len()), (6, 6));
    assert!(spaces.iter().all(|space| area.contains(space)));

    let chance = &mut Seeded::from_number(3);
    let mut game = begin(Options { ready_made: false, ..ready("newt", &[Who::Hudson, Who::Hicks]) }, 1);
    while let (_, Question::Gear(_)) = asked(&game) {
        play(&mut game, Action::Pass, chance);
    }
    assert_eq!(asked(&game), (Seat(1), Question::Start(Who::Hicks)));
    assert_eq!(choices(&game).len(), area.len());
    assert!(area.iter().all(|space| choices(&game).contains(&Action::Space(*space))));
    assert_eq!(refusal(&game, Action::Space(spot("5,20"))), "C-SETUP-15");
    play(&mut game, Action::Space(spot("5,22")), chance);
    assert_eq!(asked(&game), (Seat(0), Question::Start(Who::Hudson)));
    assert_eq!(refusal(&game, Action::Space(spot("5,22"))), "C-SETUP-15");
    play(&mut game, Action::Space(spot("8,21")), chance);
    // The highest-ranking player places the grunts.
    assert_eq!(asked(&game), (Seat(1), Question::Start(Who::Gorman)));
}

// rule: C-SETUP-17
#[test]
fn the_exit_lies_at_the_edge_where_the_mission_says() {
    let chance = &mut Seeded::from_number(3);
    let mut game = begin(Options { ready_made: false, ..ready("newt", &[Who::Hudson]) }, 1);
    while asked(&game).1 != Question::Start(Who::Hudson) {
        play(&mut game, Action::Pass, chance);
    }
    play(&mut game, Action::Space(spot("5,22")), chance);
    while let (_, Question::Start(_)) = asked(&game) {
        let first = choices(&game)[0];
        play(&mut game, first, chance);
    }
    play(&mut game, Action::Move, chance);
    play(&mut game, Action::Space(spot("5,23")), chance);
    assert_eq!(view(&game).people[&Who::Hudson].space, None, "gone by the exit");
    let left = game
        .notices(Viewer::Spectator)
        .any(|notice| notice == corps::Notice::Lost(Who::Hudson, corps::Fate::Exited));
    assert!(left);
}

// rules: C-SETUP-18, C-ACT-1
#[test]
fn the_token_begins_with_the_highest_ranking_hero() {
    let game = begin(ready("newt", &[Who::Hudson, Who::Gorman, Who::Hicks]), 1);
    assert_eq!((view(&game).active, asked(&game)), (Some(Seat(1)), (Seat(1), Question::First)));
}

// rule: C-SETUP-19
#[test]
fn the_lead_places_sentry_guns_where_the_mission_uses_them() {
    let chance = &mut Seeded::from_number(3);
    let mut game = begin(Options { ready_made: false, ..ready("survive", &[Who::Hudson, Who::Hicks]) }, 1);
    while !matches!(asked(&game).1, Question::Gun(_)) {
        let action =
            if matches!(asked(&game).1, Question::Gear(_)) { Action::Pass } else { choices(&game)[0] };
        play(&mut game, action, chance);
    }
    assert_eq!(asked(&game), (Seat(1), Question::Gun(0)));
    assert!(choices(&game).contains(&Action::Pass));
    play(&mut game, Action::Space(spot("5,4")), chance);
    play(&mut game, Action::Gun(spot("5,4"), Facing::East), chance);
    assert_eq!(asked(&game), (Seat(1), Question::Gun(1)));
    assert_eq!(refusal(&game, Action::Space(spot("5,4"))), "C-SENTRY-11");
    play(&mut game, Action::Pass, chance);
    assert!(!matches!(asked(&game).1, Question::Gun(_)));

    let asks = |name: &str| {
        let chance = &mut Seeded::from_number(3);
        let mut game = begin(Options { ready_made: false, ..available(name) }, 1);
        while matches!(asked(&game).1, Question::Gear(_) | Question::Start(_)) {
            let action =
                if matches!(asked(&game).1, Question::Gear(_)) { Action::Pass } else { choices(&game)[0] };
            play(&mut game, action, chance);
        }
        matches!(asked(&game).1, Question::Gun(_))
    };
    assert_eq!(MISSIONS.map(asks), [false, false, true, false, false, true, true, true, true]);
}

// rules: C-SETUP-20, C-SETUP-13
#[test]
fn blips_in_sight_are_spotted_before_the_first_round() {
    let pack = changed("missions.toml", "\nblips = []", "\nblips = [\"3,20\"]");
    let mut numbers = BTreeSet::new();
    for seed in 0..20 {
        let game = Match::new(&pack, ready("newt", &[Who::Hudson]), &mut Seeded::from_number(seed)).unwrap();
        let view = view(&game);
        assert!(view.blips.iter().all(|blip| blip.space != spot("3,20")));
        assert_eq!((view.aliens.len(), view.aliens[0].space, view.round), (1, spot("3,20"), 1));
        assert_eq!(view.pool, 21, "it has gone back to the pool");
        assert_eq!(asked(&game).1, Question::Act(Who::Hudson, 2));
        numbers.insert(view.aliens[0].tokens);
    }
    assert!(numbers.len() > 1, "blips are dealt at random");
}

// rules: C-NEWT-1, C-NEWT-2
#[test]
fn newt_takes_part_once_she_was_found_and_goes_with_ripley() {
    let newt = |options: Options| {
        view(&begin(options, 1)).people.get(&Who::Newt).map(|newt| (newt.side, newt.player))
    };
    assert_eq!(newt(ready("newt", &[Who::Ripley])), None);
    for name in ["escape", "survive", "rescue", "resupply"] {
        assert_eq!(
            newt(ready(name, &[Who::Hicks, Who::Ripley])),
            Some((Side::Hero, Some(Seat(1)))),
            "{name}"
        );
        assert_eq!(newt(ready(name, &[Who::Hicks])), Some((Side::Grunt, None)), "{name}");
    }
    let campaign = |newt| Some(Campaign { newt, won: 1, ..Campaign::default() });
    assert_eq!(newt(Options { campaign: campaign(false), ..ready("escape", &[Who::Ripley]) }), None);
    assert!(newt(Options { campaign: campaign(true), ..ready("escape", &[Who::Ripley]) }).is_some());
    assert_eq!(refused(ready("escape", &[Who::Newt])), "heroes");
}
