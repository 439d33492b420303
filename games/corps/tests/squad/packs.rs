//! What the built-in cards leave out: texts of other kinds, in packs made for the purpose.

use crate::{asked, choices, key, play, refusal};
use corps::{Action, Corps, Notice, Options, Origin, Question, Side, Who};
use table::{Game, Match, Pack, Recorded, Seat, Viewer};

/// The built-in pack with a piece of one file replaced.
#[track_caller]
pub(crate) fn changed(name: &str, from: &str, to: &str) -> Pack<Corps> {
    let text = Corps::FILES.iter().find(|(file, _)| *file == name).unwrap().1;
    assert!(text.contains(from), "`{from}` in {name}");
    Pack::read(&[(name, &text.replacen(from, to, 1))]).unwrap_or_else(|error| panic!("{error}"))
}

fn stage(pack: &Pack<Corps>, position: &str) -> Match<Corps> {
    stage_in(pack, "newt", position)
}

fn stage_in(pack: &Pack<Corps>, mission: &str, position: &str) -> Match<Corps> {
    let options = Options { mission: key(mission), ..Options::default() };
    Match::staged(pack, options, position).unwrap_or_else(|error| panic!("{error}"))
}

/// Plays without any chance.
#[track_caller]
fn quietly(game: &mut Match<Corps>, action: Action) {
    play(game, action, &mut Recorded::new(&[]));
}

fn learnt(game: &Match<Corps>, notice: &Notice) -> bool {
    game.notices(Viewer::Spectator).any(|told| told == *notice)
}

const ROOM: &str = "[map]\n+---+---+---+\n| a   b   . |\n+---+---+---+\n";

/// An ability in place of the one that lets Hicks draw.
fn hicks(abilities: &str) -> Pack<Corps> {
    let from = "{ when = \"on_activation\", text = \"may_draw(1)\", origin = \"rulebook\" },";
    changed("characters.toml", from, abilities)
}

// rule: C-CHAR-9
#[test]
fn an_ability_for_during_the_activation_is_used_once_between_actions() {
    let pack = hicks("{ when = \"during_activation\", text = \"aim(1)\", origin = \"authored\" },");
    let mut game =
        stage(&pack, &format!("{ROOM}[people]\na: hicks hero 0 cards m41a\n[table]\nactivate hicks\n"));
    let ability = Action::Use(Origin::Ability(0));
    assert!(choices(&game).contains(&ability));
    quietly(&mut game, Action::Move);
    assert!(!choices(&game).contains(&ability), "not inside an action");
    quietly(&mut game, Action::Space(table::Spot::parse("1,0").unwrap()));
    quietly(&mut game, Action::Pass);
    assert_eq!(asked(&game).1, Question::Act(Who::Hicks, 1));
    quietly(&mut game, ability);
    assert_eq!(asked(&game).1, Question::Act(Who::Hicks, 1), "it is no action");
    assert_eq!(game.view(Viewer::Spectator).people[&Who::Hicks].dial, 8);
    assert_eq!(refusal(&game, ability), "C-CHAR-9");
}

// rules: C-CHAR-9, C-EQUIP-12
#[test]
fn an_ability_that_is_no_action_does_not_end_equipping() {
    let pack = hicks("{ when = \"during_activation\", text = \"aim(1)\", origin = \"authored\" },");
    let mut game =
        stage(&pack, &format!("{ROOM}[people]\na: hicks hero 0 cards m41a\n[table]\nactivate hicks\n"));
    quietly(&mut game, Action::Use(Origin::Ability(0)));
    quietly(&mut game, Action::Unequip(corps::Slot::Weapon));
}

// rules: C-CHAR-11, C-ROUND-1
#[test]
fn an_end_phase_ability_works_every_round_in_the_end_phase() {
    let pack = hicks("{ when = \"end_phase\", text = \"draw(1)\", origin = \"authored\" },");
    let mut game = stage_in(
        &pack,
        "rescue",
        &format!("{ROOM}[people]\na: hicks hero 0\n[table]\nactivate hicks\nabove m40 m41a m56\nexhaust 1\n"),
    );
    for (round, cards) in [(2, 1), (3, 2)] {
        assert_eq!(asked(&game).1, Question::Act(Who::Hicks, 2));
        quietly(&mut game, Action::Pass);
        assert!(learnt(&game, &Notice::Used(Who::Hicks, Side::Hero, Origin::Ability(0))));
        let view = game.view(Viewer::Spectator);
        assert_eq!((view.round, view.hands[0].cards.len()), (round, cards));
    }
}

// rules: C-ACT-5, C-ACT-9
#[test]
fn several_abilities_of_a_step_come_in_the_order_that_the_player_chooses() {
    for (when, before) in [("on_activation", 0), ("end_of_activation", 1)] {
        let pack = hicks(&format!(
            "{{ when = \"{when}\", text = \"draw(1)\", origin = \"authored\" }}, {{ when = \"{when}\", text = \"exhaust(1)\", origin = \"authored\" }},"
        ));
        let position = format!(
            "{ROOM}[people]\na: hicks hero 0\nb: frost\n[table]\nactivate hicks\nabove m40 m41a m56\n"
        );
        for (first, hand) in [(0, "m56"), (1, "m41a")] {
            let mut game = stage(&pack, &position);
            for _ in 0..before {
                quietly(&mut game, Action::Pass);
            }
            assert_eq!(asked(&game), (Seat(0), Question::Order));
            assert_eq!(choices(&game), [0, 1].map(|number| Action::Use(Origin::Ability(number))));
            // The second follows of itself.
            quietly(&mut game, Action::Use(Origin::Ability(first)));
            let view = game.view(Viewer::Spectator);
            assert_eq!((&view.hands[0].cards[..], view.exhaust.len()), (&[key(hand)][..], 1));
        }
    }
}

// rules: C-CARD-9, C-REV-3
#[test]
fn a_hazard_revealed_by_a_tracker_card_is_not_played() {
    let from =
        "[cards.shadows]\nthreat = \"hidden\"\nlevel = 1\nblips = 1\ngate = \"2\"\nbonus = \"exhaust(1)\"";
    let to = "[cards.shadows]\nthreat = \"hidden\"\nlevel = 1\nblips = 1\ngate = \"2\"\neffect = \"reveal(weapon: exhaust(1))\"\nbonus = \"exhaust(1)\"";
    let pack = changed("tracker.toml", from, to);
    for (top, exhausted) in [("jammed", 0), ("m40", 1)] {
        let position = format!(
            "{ROOM}[people]\na: hudson hero 0\n[table]\nactivate hudson\nabove flare flare m41a {top} get_up\nhand 0 m56\ntracker shadows\n"
        );
        // In a Bug Hunt, where a used card does not come again.
        let mut game = stage_in(&pack, "yard", &position);
        // Hudson takes the event that he reveals himself; then the tracker card turns over the next one. Nowhere is there
        // a spawn point for its blip.
        quietly(&mut game, Action::Pass);
        assert!(learnt(&game, &Notice::Tracker(Seat(0), key("shadows"))));
        assert!(learnt(&game, &Notice::Revealed(key(top))));
        assert!(!learnt(&game, &Notice::Hazard(key("jammed"))));
        let view = game.view(Viewer::Spectator);
        assert!(view.beneath.cards.contains(&key(top)) && view.discard.is_empty());
        assert_eq!(view.exhaust.len(), exhausted);
    }
}

// rule: C-KEY-8
#[test]
fn area_and_auto_hit_are_no_keywords() {
    let text = Corps::FILES.iter().find(|(file, _)| *file == "endurance.toml").unwrap().1;
    for keyword in ["area", "auto_hit"] {
        let own = text.replacen(
            "keywords = [\"cumbersome\"",
            &format!("keywords = [\"{keyword}\", \"cumbersome\""),
            1,
        );
        let error = Pack::<Corps>::read(&[("endurance.toml", &own)]).err().unwrap().to_string();
        assert!(error.contains("cumbersome"), "the keywords there are: {error}");
    }
}

// rules: C-CHAR-2, C-CHAR-3, C-CHAR-4
#[test]
fn a_character_card_has_all_values_and_a_marine_a_rank() {
    let text = Corps::FILES.iter().find(|(file, _)| *file == "characters.toml").unwrap().1;
    let refused = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        Pack::<Corps>::read(&[("characters.toml", &text.replacen(from, to, 1))]).err().unwrap().to_string()
    };
    for value in ["speed = 4\n", "defence = 4\n", "melee = 2\n", "tech = 6\n", "aim = 5\n", "marine = true\n"]
    {
        let name = value.split(' ').next().unwrap();
        assert!(refused(value, "").contains(name), "{value}");
    }
    for rank in ["rank = 0\n", "rank = 4\n", ""] {
        assert!(refused("rank = 3\n", rank).contains("rank"), "{rank}");
    }
    assert!(refused("marine = false\n", "marine = false\nrank = 1\n").contains("rank"));
}

// rules: C-DECK-3, C-DECK-13
#[test]
fn the_deck_is_sixty_cards_of_four_types() {
    let text = Corps::FILES.iter().find(|(file, _)| *file == "endurance.toml").unwrap().1;
    let count = |of: &str| -> u32 {
        let cards = text.split("\n[cards.").skip(1).filter(|card| card.contains(&format!("type = \"{of}\"")));
        let copies = |card: &str| {
            card.lines().find_map(|line| line.strip_prefix("copies = ")).unwrap().parse::<u32>().unwrap()
        };
        cards.map(copies).sum()
    };
    let types = ["weapon", "equipment", "event", "hazard"].map(count);
    assert!(types.iter().all(|count| *count > 0));
    assert_eq!(types.iter().sum::<u32>(), 60);
    let game =
        stage(&Pack::builtin(), &format!("{ROOM}[people]\na: frost hero 0\n[table]\nactivate frost\n"));
    assert_eq!(game.view(Viewer::Spectator).above, 60, "the Reshuffle card is none of them");
    let lawless = text.replacen("type = \"hazard\"", "type = \"omen\"", 1);
    assert!(Pack::<Corps>::read(&[("endurance.toml", &lawless)]).is_err());
}
