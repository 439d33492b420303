//! The odds shown beside choices, against every way in which the dice can fall.

use crate::{PACK, choices, play, stage};
use corps::{Action, Corps, Element, Options, Question, Slot, Who};
use table::{Arg, Every, Match, Picture, Recorded, Seat, Spot, Viewer};

/// What is shown beside a choice: outcomes with their ways and of how many.
fn shown(game: &Match<Corps>, action: Action) -> Vec<(String, u64, u64)> {
    let choice = choice(game, action);
    choice.odds.iter().map(|odds| (odds.outcome.id.to_string(), odds.ways, odds.of)).collect()
}

fn choice(game: &Match<Corps>, action: Action) -> table::scene::Choice {
    let viewer = Viewer::Seat(Seat(0));
    let scene = Corps::scene(game.content(), &game.view(viewer), viewer, game.prompts().get(0));
    let at = choices(game).iter().position(|choice| *choice == action).expect("it is offered");
    scene.prompt.unwrap().choices.swap_remove(at)
}

/// How many aliens there are.
fn lives(game: &Match<Corps>) -> u64 {
    let aliens = game.view(Viewer::Spectator).aliens;
    aliens.iter().map(|alien| u64::from(alien.tokens) + 1).sum()
}

/// The first of the alien targets on offer.
fn any_target(game: &Match<Corps>) -> Option<Action> {
    choices(game).iter().copied().find(|action| matches!(action, Action::Space(_)))
}

/// In so many of `of` throws at least so many aliens die by this choice, if the player goes on as long as it is possible.
fn enumerated(position: &str, way: &[Action], kills: u64, of: u64) -> u64 {
    let mut every = Every::new();
    let mut ways = 0;
    loop {
        let mut game = stage(&PACK, Options::default(), position);
        let before = lives(&game);
        way.iter().for_each(|action| play(&mut game, *action, &mut every));
        while before - lives(&game) < kills
            && matches!(game.prompts().get(0).map(|prompt| *prompt.question), Some(Question::Burst(..)))
        {
            let next = any_target(&game).unwrap();
            play(&mut game, next, &mut every);
        }
        if before - lives(&game) >= kills {
            ways += of / every.weight();
        }
        if !every.advance() {
            return ways;
        }
    }
}

fn corridor(person: &str, alien: &str, above: u8) -> String {
    format!(
        "[map]\n+---+---+---+---+---+---+\n| a   .   .   .   .   b |\n+---+---+---+---+---+---+\n\
         [people]\na: {person}\n[aliens]\nb: {alien}\n[table]\nactivate {} by 0\nabove {above}\n",
        person.split(' ').next().unwrap()
    )
}

fn far() -> Action {
    Action::Space(Spot::parse("5,0").unwrap())
}

// rules: C-ATK-3, C-HIT-1, C-GEN-5
#[test]
fn a_shot_shows_in_how_many_throws_it_hits() {
    for dial in 1..=10 {
        for (card, slot) in [("ithaca", Slot::Backup), ("hk_vp70", Slot::Backup)] {
            let position = corridor(&format!("vasquez dial {dial} cards {card}"), "alien", 9);
            let game = stage(&PACK, Options::default(), &position);
            let attack = Action::Attack(slot);
            let ways = enumerated(&position, &[attack], 1, 10);
            assert_eq!(shown(&game, attack), [("corps-odds-hit".into(), ways, 10)], "{card} at {dial}");
        }
    }
}

// rule: C-HIT-1
#[test]
fn an_auto_hit_that_holds_near_by_only_shows_at_each_target() {
    let position = "[map]\n+---+---+---+---+---+\n| a   .   c   .   b |\n+---+---+---+---+---+\n[people]\n\
                    a: vasquez dial 2 cards ithaca\n[aliens]\nb: alien\nc: alien\n[table]\nactivate vasquez by 0\nabove 9\n";
    let attack = Action::Attack(Slot::Backup);
    let mut game = stage(&PACK, Options::default(), position);
    assert!(shown(&game, attack).is_empty(), "which target comes later");
    play(&mut game, attack, &mut Recorded::new(&[]));
    for (space, expected) in [("2,0", 5), ("4,0", 2)] {
        let at = Action::Space(Spot::parse(space).unwrap());
        let ways = enumerated(position, &[attack, at], 1, 10);
        assert_eq!((ways, shown(&game, at)), (expected, vec![("corps-odds-hit".into(), ways, 10)]));
    }
}

// rules: C-AUTO-1, C-AUTO-2, C-AUTO-3
#[test]
fn full_auto_shows_two_and_three_hits_in_a_row() {
    let outcomes = ["corps-odds-hit", "corps-odds-two", "corps-odds-three"];
    let attack = Action::Attack(Slot::Weapon);
    for (dial, card) in (1..=10).flat_map(|dial| [(dial, "m41a"), (dial, "m56")]) {
        let position = corridor(&format!("frost dial {dial} cards {card}"), "alien 5", 20);
        let game = stage(&PACK, Options::default(), &position);
        let expected: Vec<(String, u64, u64)> = (1..)
            .zip(outcomes)
            .map(|(kills, outcome)| {
                let of = 10_u64.pow(kills);
                (outcome.into(), enumerated(&position, &[attack], u64::from(kills), of), of)
            })
            .collect();
        assert_eq!(shown(&game, attack), expected, "{card} at {dial}");
    }
}

// rules: C-AUTO-1, C-AUTO-3
#[test]
fn full_auto_shows_no_more_hits_than_there_are_aliens_and_cards() {
    let attack = Action::Attack(Slot::Weapon);
    for (alien, above, shots) in [("alien", 20, 1), ("alien 1", 20, 2), ("alien 2", 20, 3)] {
        let position = corridor("vasquez dial 5 cards m41a", alien, above);
        assert_eq!(shown(&stage(&PACK, Options::default(), &position), attack).len(), shots, "{alien}");
    }
    // One card in the deck pays for the first shot, and by being discarded for a second.
    let position = corridor("vasquez dial 5 cards m41a", "alien 5", 1);
    assert_eq!(shown(&stage(&PACK, Options::default(), &position), attack).len(), 2);
}

// rules: C-AUTO-2, C-AIM-4
#[test]
fn the_next_shot_of_full_auto_shows_its_own_odds() {
    let position = corridor("vasquez dial 6 cards m41a", "alien 5", 20);
    let mut game = stage(&PACK, Options::default(), &position);
    play(&mut game, Action::Attack(Slot::Weapon), &mut Recorded::new(&[0]));
    assert_eq!(*game.prompts().get(0).unwrap().question, Question::Burst(Who::Vasquez, Slot::Weapon));
    // At dial 5, then 4 and 3.
    let odds = shown(&game, far()).into_iter().map(|(_, ways, of)| (ways, of)).collect::<Vec<_>>();
    assert_eq!(odds, [(5, 10), (20, 100), (60, 1000)]);
}

// rules: C-AREA-2, C-AREA-6, C-HIT-1
#[test]
fn a_grenade_shows_the_odds_of_each_of_its_dice() {
    let attack = Action::Attack(Slot::Backup);
    for dial in [1, 4, 5, 8, 10] {
        let position = corridor(&format!("vasquez dial {dial} cards m40"), "alien 1", 9);
        let mut game = stage(&PACK, Options::default(), &position);
        play(&mut game, attack, &mut Recorded::new(&[]));
        for space in ["4,0", "5,0"] {
            let odds = shown(&game, Action::Space(Spot::parse(space).unwrap()));
            assert_eq!(odds, [("corps-odds-each".into(), dial.max(5), 10)], "at {dial}");
        }
        assert_eq!(
            shown(&game, Action::Space(Spot::parse("3,0").unwrap())),
            [],
            "nothing is there to be hit"
        );
        // Two dice for the swarm: both hit in the square of the ways of one, one or both in what is left of 100.
        let ways = dial.max(5);
        assert_eq!(enumerated(&position, &[attack, far()], 2, 100), ways * ways);
        assert_eq!(enumerated(&position, &[attack, far()], 1, 100), 100 - (10 - ways) * (10 - ways));
    }
}

// rules: C-AREA-2, C-AREA-8
#[test]
fn a_grenade_warns_of_the_own_people_in_its_blast() {
    let position = "[map]\n+---+---+---+---+---+\n| b   a   .   .   c |\n+---+---+---+---+---+\n[people]\n\
                    a: vasquez dial 7 cards m40\nb: frost\n[aliens]\nc: alien\n[table]\nactivate vasquez by 0\nabove 9\n";
    let attack = Action::Attack(Slot::Backup);
    let mut game = stage(&PACK, Options::default(), position);
    play(&mut game, attack, &mut Recorded::new(&[]));
    for (space, own) in [("0,0", ["0,0", "1,0"].as_slice()), ("2,0", &["1,0"]), ("3,0", &[])] {
        let choice = choice(&game, Action::Space(Spot::parse(space).unwrap()));
        let own: Vec<Spot> = own.iter().map(|own| Spot::parse(own).unwrap()).collect();
        let warned = choice.risks.iter().map(|risk| {
            assert_eq!(risk.what.id, "corps-risk-blast");
            assert_eq!(risk.what.args[1], ("ways".into(), Arg::Number(7)));
            Spot { column: risk.place.unwrap().cell as u8, row: 0 }
        });
        assert_eq!(warned.collect::<Vec<_>>(), own, "{space}");
        assert_eq!(choice.odds.is_empty(), space != "3,0", "only the alien counts as a target");
    }
}

// rules: C-ATK-8, C-AIM-4
#[test]
fn a_free_attack_shows_its_odds_and_its_whole_price() {
    let position = corridor("vasquez dial 6 cards hk_vp70", "alien 5", 9);
    let (attack, mut game) = (Action::Attack(Slot::Backup), stage(&PACK, Options::default(), &position));
    let cost = |game: &Match<Corps>| {
        let label = choice(game, attack).label;
        label.args.iter().find(|(name, _)| *name == "cost").map(|(_, cost)| cost.clone())
    };
    assert_eq!(cost(&game), Some(Arg::Number(0)));
    play(&mut game, attack, &mut Recorded::new(&[9]));
    assert_eq!(*game.prompts().get(0).unwrap().question, Question::FollowUp(Who::Vasquez));
    assert_eq!(cost(&game), Some(Arg::Number(1)));
    assert_eq!(shown(&game, attack), [("corps-odds-hit".into(), 5, 10)]);
    let above = game.view(Viewer::Spectator).above;
    play(&mut game, attack, &mut Recorded::new(&[4]));
    assert_eq!((lives(&game), game.view(Viewer::Spectator).above), (5, above - 1));
}

// rules: C-REROLL-1, C-ATK-3
#[test]
fn a_shot_thrown_again_shows_its_odds() {
    let attack = Action::Attack(Slot::Weapon);
    let event = Action::Play(corps::Key::parse("steady_now").unwrap());
    let position = corridor("vasquez dial 4 cards m41a", "alien", 9) + "hand 0 steady_now\n";
    let mut game = stage(&PACK, Options::default(), &position);
    play(&mut game, attack, &mut Recorded::new(&[9]));
    assert_eq!(shown(&game, event), [("corps-odds-pass".into(), 4, 10)]);
    let hits = (0..10).filter(|die| {
        let mut game = stage(&PACK, Options::default(), &position);
        play(&mut game, attack, &mut Recorded::new(&[9]));
        play(&mut game, event, &mut Recorded::new(&[*die]));
        lives(&game) == 0
    });
    assert_eq!(hits.count(), 4);
}

// rules: C-TECH-1, C-BARR-2
#[test]
fn a_barricade_shows_the_odds_of_its_test() {
    let position = "[map]\n+---+---+---+\n| a / b   . |\n+---+---+---+\n[people]\na: hicks hero 0\n[table]\n\
                    activate hicks\nexhaust 9\n";
    let spot = |space| Spot::parse(space).unwrap();
    let build = Action::Barricade(Element::Door(spot("0,0"), spot("1,0")));
    let game = stage(&PACK, Options::default(), position);
    let built = (0..10).filter(|die| {
        let mut game = stage(&PACK, Options::default(), position);
        play(&mut game, build, &mut Recorded::new(&[*die]));
        !game.view(Viewer::Spectator).barred.is_empty()
    });
    assert_eq!(shown(&game, build), [("corps-odds-pass".into(), built.count() as u64, 10)]);
}
