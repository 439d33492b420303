//! The End phase: effects, victory before defeat, the next round.

use crate::{
    EASY, ROOM, asked, choices, file, key, mission, over, pass_until, quietly, rewritten, stage, view,
    walk_out,
};
use corps::{Action, Corps, Notice, Options, Phase, Profile, Question, Who};
use table::{Match, Pack, Recorded, Seat, Viewer};

/// Facts of a mission that can be won by a mark only.
fn marked(timed: &str) -> [(&str, &str); 7] {
    [
        ("victory", "[\"mark(signal) >= 1\"]"),
        ("defeat", ""),
        ("withdrawal", ""),
        ("immediate", "false"),
        ("marks", "[\"signal\"]"),
        ("timed", timed),
        ("spoils", ""),
    ]
}

fn told(game: &Match<Corps>) -> Vec<Notice> {
    game.notices(Viewer::Spectator).collect()
}

// rules: C-END-1, C-END-3, C-END-9
#[test]
fn effects_come_before_victory_and_those_of_a_round_in_that_round() {
    let pack = rewritten("survive", &marked("[{ round = 2, text = \"mark(signal, 1)\" }]"));
    let mut game = stage(
        &pack,
        mission("survive", 1),
        &format!("{ROOM}[people]\na: frost hero 0\n[table]\nactivate frost\nabove 20\n"),
    );
    // The end of round 1 brings nothing, and so the mission goes on.
    pass_until(&mut game, &mut Recorded::new(&[]), |game| view(game).round > 1 || over(game).is_some());
    assert_eq!((over(&game), view(&game).round, view(&game).marks[0]), (None, 2, 0));
    pass_until(&mut game, &mut Recorded::new(&[]), |game| over(game).is_some());
    assert_eq!((over(&game), view(&game).round), (Some("C-END-3"), 2), "won before the dial advances");
    let phases =
        told(&game).into_iter().filter(|notice| matches!(notice, Notice::Phase(..) | Notice::Mark(..)));
    let expected =
        [Notice::Phase(2, Phase::Alien), Notice::Phase(2, Phase::End), Notice::Mark(key("signal"), 1)];
    assert_eq!(phases.collect::<Vec<_>>(), expected);
}

// rules: C-END-5, C-END-6
#[test]
fn a_mission_that_is_neither_won_nor_lost_goes_on_with_the_next_round() {
    let pack = rewritten(
        "survive",
        &marked("[{ text = \"exhaust(1)\" }, { round = 9, text = \"mark(signal, 1)\" }]"),
    );
    let mut game = stage(
        &pack,
        mission("survive", 1),
        &format!("{ROOM}[people]\na: frost hero 0\nb: hicks down\n[table]\nphase marine\nabove 30\n"),
    );
    for round in 1..=3 {
        assert_eq!(view(&game).round, round);
        pass_until(&mut game, &mut Recorded::new(&[]), |game| {
            view(game).round > round || over(game).is_some()
        });
        // A text without a round is carried out at the end of each.
        assert_eq!(view(&game).exhaust.len(), usize::from(round));
        assert!(told(&game).contains(&Notice::Activated(Who::Frost, Seat(0))));
        assert!(told(&game).contains(&Notice::Phase(round + 1, Phase::Marine)));
    }
}

/// Missions make up for many tracker cards, for few players and for the harder rules of the first edition.
#[test]
fn effects_may_hang_on_players_tracker_cards_and_edition() {
    let signs = ["draws >= 3", "players >= 2", "players < 2", "first_edition"];
    for (players, edition, expected) in [
        (1, Profile::Revised, [false, false, true, false]),
        (2, Profile::Revised, [true, true, false, false]),
        (1, Profile::First, [false, false, true, true]),
        (3, Profile::First, [true, true, false, true]),
    ] {
        let met = signs.map(|condition| {
            let timed = format!("[{{ round = 1, text = \"if({condition}: mark(signal, 1))\" }}]");
            let pack = rewritten("survive", &marked(&timed));
            let position = format!("{ROOM}[people]\na: frost hero 0\n[table]\nactivate frost\nabove 20\n");
            let mut game = stage(&pack, Options { edition, ..mission("survive", players) }, &position);
            pass_until(&mut game, &mut Recorded::new(&[]), |game| {
                view(game).round > 1 || over(game).is_some()
            });
            over(&game) == Some("C-END-3")
        });
        assert_eq!(met, expected, "{players} players, {edition:?}");
    }
}

/// The built-in pack with an ability in place of the one that lets Hicks draw, and a mission rewritten.
fn with_ability(mission: &str, facts: &[(&str, &str)], abilities: &str) -> Pack<Corps> {
    let from = "{ when = \"on_activation\", text = \"may_draw(1)\", origin = \"rulebook\" },";
    let characters = file("characters.toml").replacen(from, abilities, 1);
    let missions = crate::rewritten_text(mission, facts);
    Pack::read(&[("characters.toml", &characters), ("missions.toml", &missions)])
        .unwrap_or_else(|error| panic!("{error}"))
}

// rule: C-END-2
#[test]
fn the_lead_orders_the_effects_of_the_end_phase() {
    let abilities = "{ when = \"end_phase\", text = \"draw(1)\", origin = \"authored\" }, \
                     { when = \"end_phase\", text = \"exhaust(1)\", origin = \"authored\" },";
    let pack = with_ability(
        "survive",
        &marked("[{ text = \"exhaust(1)\" }, { round = 9, text = \"mark(signal, 1)\" }]"),
        abilities,
    );
    let position = format!(
        "{ROOM}[people]\na: hicks hero 1\nb: frost hero 0\n[table]\nactivate hicks\nabove m40 m41a m56 m240\nexhaust 1\n"
    );
    let origins = [0, 1].map(|number| Action::Use(corps::Origin::Ability(number)));
    // Three effects, of which one is the mission's: whichever comes first takes the M240.
    for (first, second, hand, exhausted) in [
        (Action::Choose(Who::Hicks), Some(origins[0]), "m240", 3),
        (Action::Choose(Who::Hicks), Some(origins[1]), "m41a", 3),
        (Action::Yes, None, "m56", 3),
    ] {
        let mut game = stage(&pack, mission("survive", 2), &position);
        let ends = |game: &Match<Corps>| asked(game).1 == Question::Order;
        pass_until(&mut game, &mut Recorded::new(&[]), ends);
        // Hicks ranks higher than Frost.
        assert_eq!(asked(&game), (Seat(1), Question::Order));
        assert_eq!(choices(&game), [Action::Choose(Who::Hicks), Action::Yes]);
        quietly(&mut game, first);
        if let Some(second) = second {
            assert_eq!((asked(&game), choices(&game)), ((Seat(1), Question::Order), origins.to_vec()));
            quietly(&mut game, second);
        }
        // What is left is again for the lead to order.
        while view(&game).round == 1 {
            let action = choices(&game).into_iter().rev().find(|action| *action != Action::Pass).unwrap();
            let action =
                if first == Action::Yes && choices(&game) == origins.to_vec() { origins[0] } else { action };
            quietly(&mut game, action);
        }
        let view = view(&game);
        assert_eq!(
            (&view.hands[1].cards[..], view.exhaust.len()),
            (&[key(hand)][..], exhausted),
            "{first:?}"
        );
    }
}

/// Where the characters are, in the End phase, and how it ends.
#[track_caller]
fn ends(pack: &Pack<Corps>, name: &str, people: &str, rule: Option<&str>) -> Match<Corps> {
    let game =
        stage(pack, mission(name, 1), &format!("{ROOM}[people]\n{people}\n[table]\nphase end\nabove 20\n"));
    assert_eq!(over(&game), rule, "{people}");
    game
}

// rules: C-END-4, C-END-5
#[test]
fn all_killed_knocked_down_or_captured_is_defeat() {
    let pack = rewritten("survive", &marked("[{ round = 9, text = \"mark(signal, 1)\" }]"));
    for people in [
        "a: frost hero 0 down",
        "killed: frost hero 0\na: hicks down\ncaptured: hudson",
        "killed: frost hero 0",
        "captured: frost hero 0\nkilled: newt",
        "killed: frost hero 0\na: newt down",
    ] {
        let game = ends(&pack, "survive", people, Some("C-END-4"));
        assert_eq!(game.outcome().unwrap().standings.len(), 1);
        assert_eq!(view(&game).over, Some(corps::Ending::Fallen));
    }
    for people in ["a: frost hero 0", "a: frost hero 0 down\nb: newt", "killed: hicks hero 0\nb: newt"] {
        ends(&pack, "survive", people, None);
    }
}

// rule: C-END-8
#[test]
fn who_left_prevents_defeat_but_somebody_must_be_left_to_act() {
    let pack = rewritten("escape", &marked("[{ round = 9, text = \"mark(signal, 1)\" }]"));
    ends(&pack, "escape", "a: frost hero 0 down\nexited: hicks", None);
    let deserted = ends(&pack, "escape", "exited: frost hero 0\nkilled: hicks", Some("C-END-8"));
    assert_eq!(view(&deserted).over, Some(corps::Ending::Deserted));
    // Victory is looked for first.
    let easy = rewritten("escape", &EASY);
    for people in ["a: frost hero 0 down\ncaptured: hicks", "exited: frost hero 0"] {
        ends(&easy, "escape", people, Some("C-END-3"));
    }
}

// rules: C-END-7, C-GEN-6
#[test]
fn victory_waits_for_the_end_phase_unless_the_mission_says_otherwise() {
    for (immediate, after_the_step) in [("false", None), ("true", Some("C-END-3"))] {
        let facts = [("victory", "[\"exited >= 1\"]"), ("defeat", ""), ("immediate", immediate)];
        let pack = rewritten("escape", &facts);
        let mut game = stage(
            &pack,
            mission("escape", 1),
            &format!("{ROOM}[people]\nd: frost hero 0\na: hicks\n[table]\nactivate frost\nabove 20\n"),
        );
        walk_out(&mut game);
        assert_eq!(over(&game), after_the_step);
        // Otherwise the round is played to its end.
        pass_until(&mut game, &mut Recorded::new(&[]), |game| over(game).is_some());
        assert_eq!((over(&game), view(&game).round), (Some("C-END-3"), 1));
    }
}

// rule: C-END-7
#[test]
fn the_fall_of_the_last_one_counts_in_the_end_phase() {
    let pack = rewritten("survive", &marked("[{ round = 9, text = \"mark(signal, 1)\" }]"));
    // Frost falls to the first alien; then the second one strikes, then tracker cards would come.
    let mut game = stage(
        &pack,
        mission("survive", 1),
        &format!(
            "{ROOM}[people]\nb: frost hero 0\n[aliens]\na: alien\nc: alien\n[table]\nactivate frost\nabove 20\n"
        ),
    );
    // Of two aliens equally close the lead chooses.
    pass_until(&mut game, &mut Recorded::new(&[]), |game| asked(game).1 == Question::Mover);
    let first = choices(&game)[0];
    crate::play(&mut game, first, &mut Recorded::new(&[8, 8]));
    let strikes = told(&game).iter().filter(|notice| matches!(notice, Notice::Strikes(..))).count();
    assert_eq!((strikes, over(&game)), (2, Some("C-END-4")));
    assert!(told(&game).contains(&Notice::Phase(1, Phase::End)));
}

// rules: C-END-7, C-GEN-6
#[test]
fn a_mission_card_may_lose_by_its_own_conditions_in_the_end_phase() {
    let facts =
        [("victory", "[\"all_out\"]"), ("defeat", "[\"round >= 3\", \"lost >= 2\"]"), ("immediate", "true")];
    let pack = rewritten("escape", &facts);
    let end = |round: u16, people: &str| {
        let text = format!("{ROOM}[people]\n{people}\n[table]\nround {round}\nphase end\nabove 20\n");
        over(&stage(&pack, mission("escape", 1), &text)).map(str::to_owned)
    };
    assert_eq!(end(2, "a: frost hero 0\nkilled: hicks"), None);
    assert_eq!(end(3, "a: frost hero 0").as_deref(), Some("C-GEN-6"));
    assert_eq!(end(1, "a: frost hero 0\nkilled: hicks\ncaptured: hudson").as_deref(), Some("C-GEN-6"));
}
