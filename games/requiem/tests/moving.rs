//! Boards, set-up, turns, walking, items and spending: what no single position can show.
#![allow(clippy::unwrap_used)]

use requiem::{
    Action, Area, Card, Event, HYBRID, Hero, Kind, Markers, Options, PREDATOR, Question, Race, Requiem, Spot,
    Under, View,
};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::LazyLock;
use table::{Chance, Every, Game, Match, Pack, Recorded, Seat, Seeded, Viewer};

/// Read once: the tables of sight take a while.
static PACK: LazyLock<Pack<Requiem>> = LazyLock::new(Pack::builtin);

#[test]
fn scenarios_hold() {
    testkit::scenarios::<Requiem>("tests/scenarios/moving");
}

fn spot(name: &str) -> Spot {
    Spot::parse(name).unwrap()
}

fn hero(name: &str) -> Hero {
    Hero::parse(name).unwrap()
}

fn plain() -> Options {
    Options { tasks: false, ..Options::default() }
}

fn staged(position: &str) -> Match<Requiem> {
    Match::staged(&PACK, plain(), position).unwrap_or_else(|error| panic!("{error}\n{position}"))
}

fn begin(options: Options, chance: &mut dyn Chance) -> Match<Requiem> {
    Match::new(&PACK, options, chance).unwrap()
}

fn seen(game: &Match<Requiem>) -> View {
    game.view(Viewer::Spectator)
}

/// Everything the first prompt offers that `pick` takes.
fn offered<T: Ord>(game: &Match<Requiem>, pick: impl Fn(&Action) -> Option<T>) -> BTreeSet<T> {
    game.prompts().get(0).unwrap().choices.iter().filter_map(pick).collect()
}

fn moves(game: &Match<Requiem>) -> BTreeSet<Spot> {
    offered(game, |action| if let Action::Move(to) = action { Some(*to) } else { None })
}

fn places(game: &Match<Requiem>) -> BTreeSet<Spot> {
    offered(game, |action| if let Action::Deploy(to) = action { Some(*to) } else { None })
}

/// The boards as their files draw them, read without the engine.
struct Drawn(BTreeMap<Spot, char>);

impl Drawn {
    fn new() -> Drawn {
        let mut cells = BTreeMap::new();
        for (name, area) in [("city.map", Area::City), ("sewer.map", Area::Sewer)] {
            let text = Requiem::FILES.iter().find(|file| file.0 == name).unwrap().1;
            for (row, line) in (1..).zip(text.lines()) {
                for (column, mark) in (1..).zip(line.chars()) {
                    cells.insert(Spot { area, row, column }, mark);
                }
            }
        }
        Drawn(cells)
    }

    fn floor(&self) -> Vec<Spot> {
        self.0.iter().filter(|(_, mark)| !"#~".contains(**mark)).map(|(spot, _)| *spot).collect()
    }

    /// North, east, south, west, link.
    fn around(&self, at: Spot) -> Vec<Spot> {
        let beside = [(0, -1), (1, 0), (0, 1), (-1, 0)].map(|(right, down)| Spot {
            column: at.column.wrapping_add_signed(right),
            row: at.row.wrapping_add_signed(down),
            ..at
        });
        let mark = self.0[&at];
        let other = |spot: &&Spot| mark.is_ascii_uppercase() && "ABCD".contains(mark) && self.0[spot] == mark;
        let link = self.0.keys().filter(other).find(|spot| spot.area != at.area);
        let all = beside.into_iter().chain(link.copied());
        all.filter(|spot| self.0.get(spot).is_some_and(|mark| !"#~".contains(*mark))).collect()
    }

    /// The first shortest way to every cell within so many steps, past the cells that `blocks`.
    fn ways(&self, from: Spot, steps: usize, blocks: impl Fn(Spot) -> bool) -> BTreeMap<Spot, Vec<Spot>> {
        let mut ways = BTreeMap::from([(from, Vec::new())]);
        let mut open = VecDeque::from([from]);
        while let Some(at) = open.pop_front() {
            let way: Vec<Spot> = ways[&at].clone();
            for next in self.around(at) {
                if way.len() < steps && !blocks(next) && !ways.contains_key(&next) {
                    ways.insert(next, way.iter().copied().chain([next]).collect());
                    open.push_back(next);
                }
            }
        }
        ways
    }
}

fn race_name(race: Race) -> String {
    format!("{race:?}").to_lowercase()
}

// rules: R-BOARD-4, R-BOARD-5, R-BOARD-6, R-BOARD-7, R-BOARD-8, R-BOARD-9, R-BOARD-10, R-BOARD-11
// rules: R-MOVE-1, R-MOVE-2, R-MOVE-3, R-MOVE-8, R-SEWER-1, R-SEWER-2, R-SEWER-3
#[test]
fn one_step_leads_to_exactly_the_adjacent_cells_that_can_be_walked_on() {
    let drawn = Drawn::new();
    for from in drawn.floor() {
        let around: BTreeSet<Spot> = drawn.around(from).into_iter().collect();
        // The Hybrid must be somewhere, out of the way.
        let far =
            ["s10-05", "s01-05"].map(spot).into_iter().find(|far| *far != from && !around.contains(far));
        for who in ["S1", "P", "H", "A1"].map(hero) {
            let hybrid = if who == HYBRID { String::new() } else { format!("{}: H\n", far.unwrap()) };
            let race = race_name(who.race());
            let position =
                format!("[heroes]\n{from}: {who} ap 1\n{hybrid}[table]\nturn {race}\nactive {who}\n");
            assert_eq!(moves(&staged(&position)), around, "{who} on {from}");
        }
    }
}

// rule: R-SEWER-1
#[test]
fn four_links_join_the_boards() {
    let drawn = Drawn::new();
    let links: BTreeSet<(String, String)> = drawn
        .floor()
        .into_iter()
        .filter(|from| from.area == Area::City)
        .flat_map(|from| {
            let below = drawn.around(from).into_iter().filter(|to| to.area == Area::Sewer);
            below.map(move |to| (from.to_string(), to.to_string())).collect::<Vec<_>>()
        })
        .collect();
    let expected = [("c02-02", "s02-02"), ("c02-14", "s02-09"), ("c19-01", "s19-02"), ("c19-15", "s19-09")];
    assert_eq!(links, expected.map(|(city, sewer)| (city.to_string(), sewer.to_string())).into());
}

/// A crowd on random cells near each other.
fn crowd(drawn: &Drawn, dice: &mut Seeded) -> BTreeMap<Spot, Hero> {
    let floor = drawn.floor();
    let centre = floor[dice.below(floor.len() as u32) as usize];
    let mut near: Vec<Spot> = drawn.ways(centre, 5, |_| false).into_keys().collect();
    let mut crowd = BTreeMap::new();
    for name in ["S1", "S2", "S3", "P", "H", "A1", "A2", "A3", "A4"] {
        let at = dice.below(near.len() as u32) as usize;
        crowd.insert(near.swap_remove(at), hero(name));
    }
    crowd
}

// rules: R-MOVE-1, R-MOVE-4, R-MOVE-5, R-MOVE-6, R-MOVE-7, R-MOVE-8, R-MOVE-9, R-SEWER-4, R-AP-4
#[test]
fn everybody_walks_where_a_slow_search_says_and_by_its_way() {
    let drawn = Drawn::new();
    let dice = &mut Seeded::from_number(7);
    for _ in 0..300 {
        let crowd = crowd(&drawn, dice);
        let (from, who) = crowd.iter().nth(dice.below(crowd.len() as u32) as usize).unwrap();
        let ap = 1 + dice.below(6) as usize;
        let mut position = String::from("[heroes]\n");
        for (cell, hero) in &crowd {
            let points = if hero == who { format!(" ap {ap}") } else { String::new() };
            position += &format!("{cell}: {hero}{points}\n");
        }
        position += &format!("[table]\nturn {}\nactive {who}\n", race_name(who.race()));
        let enemy = |cell| crowd.get(&cell).is_some_and(|other| other.race() != who.race());
        let ways = drawn.ways(*from, ap, |cell| who.kind() != Kind::Alien && enemy(cell));
        let stops: BTreeSet<Spot> = ways.keys().copied().filter(|cell| !crowd.contains_key(cell)).collect();
        let game = staged(&position);
        assert_eq!(moves(&game), stops, "{position}");
        for to in stops {
            let mut game = staged(&position);
            let seat = Seat(who.race() as u8);
            let events = game.play(seat, &Action::Move(to), &mut Recorded::new(&[])).unwrap();
            assert!(events.contains(&Event::Moved(*who, ways[&to].clone())), "{position}{to}: {events:?}");
            let walker = &seen(&game).heroes[who];
            assert_eq!((walker.cell, usize::from(walker.ap)), (to, ap - ways[&to].len()));
        }
    }
}

// rules: R-GUARD-8, R-BROOD-3
#[test]
fn new_figures_stand_on_exactly_the_nearest_free_cells() {
    let names = |spots: BTreeSet<Spot>| spots.iter().map(Spot::to_string).collect::<Vec<_>>().join(" ");
    let mut game = staged(
        "[heroes]\nc03-08: S1\nc03-09: S2\nc03-10: S3\nc16-04: P\ns10-05: H\n[table]\nturn guard\nphase spend\n\
         tp guard 1\n",
    );
    game.play(Seat(0), &Action::Recruit(Card::M4), &mut Recorded::new(&[])).unwrap();
    assert_eq!(names(places(&game)), "c04-08 c02-09 c04-09 c04-10");
    let mut game = staged(
        "[heroes]\nc03-08: S1\nc16-04: P\ns10-05: H\ns10-02: A1\ns11-02: A2\n[table]\nturn aliens\nphase spend\n\
         tp aliens 1\n",
    );
    game.play(Seat(2), &Action::Spawn(1), &mut Recorded::new(&[])).unwrap();
    assert_eq!(names(places(&game)), "s10-01 s11-01 s09-02 s12-02 s10-03 s11-03");
}

// rule: R-SETUP-1
#[test]
fn two_or_three_play() {
    for sides in 0..=255 {
        let options = Options { sides, ..Options::default() };
        let begun = Match::<Requiem>::new(&PACK, options, &mut Recorded::new(&[]));
        assert_eq!(begun.is_ok(), matches!(sides, 2 | 3), "{sides}");
        if let Ok(game) = begun {
            let races: Vec<Race> = seen(&game).seats.into_keys().collect();
            let expected: &[Race] = if sides == 2 { &[Race::Guard, Race::Aliens] } else { &Race::ALL };
            assert_eq!((races.as_slice(), game.seats()), (expected, usize::from(sides)));
        }
    }
}

// rule: R-SETUP-2
#[test]
fn races_are_agreed_on_or_drawn_evenly() {
    let with = |races: &[Race]| Options { races: races.to_vec(), ..Options::default() };
    for wrong in
        [&[Race::Guard; 3][..], &[Race::Guard, Race::Aliens], &[Race::Aliens, Race::Aliens, Race::Guard]]
    {
        let refused = Match::<Requiem>::new(&PACK, with(wrong), &mut Recorded::new(&[]));
        assert!(refused.is_err(), "{wrong:?}");
    }
    let agreed = begin(with(&[Race::Predator, Race::Aliens, Race::Guard]), &mut Recorded::new(&[]));
    let seats = [(Race::Guard, Seat(2)), (Race::Predator, Seat(0)), (Race::Aliens, Seat(1))];
    assert_eq!(seen(&agreed).seats, seats.into());

    for (sides, orders) in [(3, 6), (2, 2)] {
        let options = Options { sides, random_races: true, ..Options::default() };
        let mut drawn = BTreeMap::new();
        let mut every = Every::new();
        loop {
            let game = begin(options.clone(), &mut every);
            *drawn.entry(seen(&game).seats).or_insert(0) += 1;
            if !every.advance() {
                break;
            }
        }
        assert_eq!(drawn.len(), orders, "{drawn:?}");
        assert!(drawn.values().all(|times| *times == 1), "{drawn:?}");
    }
}

// rules: R-SETUP-3, R-SETUP-5, R-SETUP-6, R-SETUP-7
#[test]
fn tb_15_everything_in_the_box_is_somewhere() {
    let nothing = &mut Recorded::new(&[]);
    let mut game = begin(Options::default(), nothing);
    game.play(Seat(0), &Action::Deploy(spot("c03-08")), nothing).unwrap();
    game.play(Seat(0), &Action::Deploy(spot("c03-09")), nothing).unwrap();
    let view = seen(&game);
    let figures: Vec<String> = view.heroes.keys().map(Hero::to_string).collect();
    assert_eq!(figures, ["S1", "S2", "S3", "P", "H"]);
    let banked =
        |kind| Hero::all().filter(|hero| hero.kind() == kind && !view.heroes.contains_key(hero)).count();
    assert_eq!((banked(Kind::Soldier), banked(Kind::Alien)), (4, 10));
    let health: u8 = view.heroes.values().map(|hero| hero.health).sum();
    assert_eq!((health, 38 - health), (9 + 10 + 7, 12));
    assert_eq!(view.bank.values().sum::<u8>(), 22);
    assert_eq!(view.heroes.values().map(|hero| hero.cards.len()).sum::<usize>(), 8);
    assert!(view.arriving.is_empty());
}

// rules: R-ITEM-1, R-CARD-2, R-CARD-3
#[test]
fn four_cards_are_items_and_all_others_weapons() {
    let items: Vec<Card> = Card::ALL.into_iter().filter(|card| card.weapon().is_none()).collect();
    assert_eq!(items, [Card::Medkit, Card::Heal, Card::Cloak, Card::Visor]);
    let people = [Card::M4, Card::M14, Card::M249, Card::Grenades, Card::Medkit];
    assert_eq!(Card::people(), people);
    assert_eq!((Card::people().len(), Card::predators().len()), (5, 8));
}

/// Dice that remember how they were thrown.
struct Watched {
    dice: Seeded,
    thrown: Vec<(u32, u32)>,
}

impl Chance for Watched {
    fn below(&mut self, n: u32) -> u32 {
        let drawn = self.dice.below(n);
        self.thrown.push((n, drawn + 1));
        drawn
    }
}

/// One decision of a random match.
struct Step<'a> {
    before: &'a View,
    action: Action,
    events: &'a [Event],
    after: &'a View,
    /// Sides and face of every die.
    thrown: &'a [(u32, u32)],
    /// What is asked next; nothing at the end.
    asked: Option<Question>,
}

/// Plays at random and shows every decision.
fn play_at_random(number: u64, mut watch: impl FnMut(Step<'_>)) {
    let mut dice = Watched { dice: Seeded::from_number(number), thrown: Vec::new() };
    let mut player = Seeded::from_number(5000 + number);
    let mut game = begin(Options::default(), &mut Recorded::new(&[]));
    let mut before = seen(&game);
    for _ in 0..3000 {
        let Some(prompt) = game.prompts().get(0) else { return };
        let action = prompt.choices[player.below(prompt.choices.len() as u32) as usize];
        let seat = prompt.seat;
        dice.thrown.clear();
        let events = game.play(seat, &action, &mut dice).unwrap().to_vec();
        let after = seen(&game);
        let asked = game.prompts().get(0).map(|prompt| *prompt.question);
        watch(Step { before: &before, action, events: &events, after: &after, thrown: &dice.thrown, asked });
        before = after;
    }
}

// rule: R-RNG-1
#[test]
fn the_only_dice_are_those_of_attacks_in_their_order() {
    for number in 0..8 {
        play_at_random(number, |Step { action, events, thrown, .. }| {
            let rolls = events.iter().filter_map(|event| match event {
                Event::Threw(roll, ..) | Event::Critical(_, roll) | Event::Acid(_, roll) => {
                    Some((6, u32::from(*roll)))
                }
                _ => None,
            });
            assert_eq!(thrown, rolls.collect::<Vec<_>>(), "{action:?}: {events:?}");
            // An attack that completes tasks goes on, with acid, after the choice of the one that counts.
            let attack = matches!(action, Action::Attack(..) | Action::Counter(..) | Action::Count(_));
            assert!(attack || thrown.is_empty(), "{action:?}");
        });
    }
}

// rule: R-RNG-2
#[test]
fn who_sits_where_and_rolls_does_not_matter() {
    let orders = [[Race::Guard, Race::Predator, Race::Aliens], [Race::Aliens, Race::Guard, Race::Predator]];
    let mut games = orders
        .map(|races| begin(Options { races: races.to_vec(), ..Options::default() }, &mut Recorded::new(&[])));
    let mut dice = [Seeded::from_number(3), Seeded::from_number(3)];
    let mut player = Seeded::from_number(4);
    for _ in 0..400 {
        let Some(prompt) = games[0].prompts().get(0) else { break };
        let action = prompt.choices[player.below(prompt.choices.len() as u32) as usize];
        for (game, dice) in games.iter_mut().zip(&mut dice) {
            let seat = game.prompts().get(0).unwrap().seat;
            game.play(seat, &action, dice).unwrap();
        }
        let [mut one, mut other] = [seen(&games[0]), seen(&games[1])];
        assert_ne!(one.seats, other.seats);
        one.seats.clear();
        other.seats.clear();
        assert_eq!(one, other);
    }
}

// rules: R-MOVE-4, R-HERO-11, R-GUARD-6, R-BROOD-5
#[test]
fn one_hero_a_cell_and_no_number_beyond_its_limits() {
    for number in 0..6 {
        play_at_random(100 + number, |Step { action, after, .. }| {
            let cells: BTreeSet<Spot> = after.heroes.values().map(|hero| hero.cell).collect();
            assert_eq!(cells.len(), after.heroes.len(), "{action:?}");
            assert!(after.energy <= 10);
            for (hero, shown) in &after.heroes {
                let (ap, health) = match hero.kind() {
                    Kind::Soldier => (5, 1..=3),
                    Kind::Predator => (6, 1..=10),
                    Kind::Hybrid => (6, 1..=7),
                    Kind::Alien => (6, 0..=0),
                };
                assert!(shown.ap <= ap && health.contains(&shown.health), "{hero}: {shown:?} by {action:?}");
                assert!(shown.wounds < 3, "{hero}: {shown:?}");
            }
        });
    }
}

// rules: R-HEAL-5, R-HEAL-4, R-HERO-6
#[test]
fn nobody_heals_by_anything_but_what_the_rules_name() {
    for number in 0..8 {
        play_at_random(200 + number, |Step { before, action, events, after, asked, .. }| {
            let turned = |race| events.iter().any(|event| matches!(event, Event::Turn(to, _) if *to == race));
            // The end of a turn can stop between healing the Aliens and the next turn.
            let new_turn =
                Race::ALL.into_iter().any(turned) || matches!(asked, None | Some(Question::Count(_)));
            for (hero, now) in &after.heroes {
                let Some(then) = before.heroes.get(hero) else {
                    let placed =
                        events.iter().any(|event| matches!(event, Event::Deployed(new, _) if new == hero));
                    assert!(placed, "{hero} by {action:?}");
                    continue;
                };
                let cured = match action {
                    Action::Medkit(patient) => patient == *hero,
                    Action::Heal => *hero == PREDATOR,
                    _ => *hero == HYBRID && turned(Race::Aliens),
                };
                assert!(now.health <= then.health || cured, "{hero} by {action:?}");
                assert!(now.wounds >= then.wounds || new_turn, "{hero} by {action:?}");
            }
            for hero in before.heroes.keys().filter(|hero| !after.heroes.contains_key(hero)) {
                let gone = events.iter().any(|event| match event {
                    Event::Destroyed(lost, _) => lost == hero,
                    Event::Eliminated(race) => *race == hero.race(),
                    _ => false,
                });
                assert!(gone, "{hero} by {action:?}");
            }
        });
    }
}

// rules: R-HERO-12, R-HERO-7, R-SETUP-7, R-ITEM-5
#[test]
fn cards_change_hands_only_with_the_bank() {
    for number in 0..8 {
        play_at_random(300 + number, |Step { before, action, events, after, .. }| {
            for (hero, now) in &after.heroes {
                let bought = events.iter().filter_map(|event| match event {
                    Event::Bought(buyer, card) if buyer == hero => Some(*card),
                    _ => None,
                });
                let then = before.heroes.get(hero).map(|then| &then.cards);
                let mut expected = then.or(before.arriving.get(hero)).cloned().unwrap_or_default();
                expected.extend(bought);
                expected.sort_unstable();
                assert_eq!(now.cards, expected, "{hero} by {action:?}");
            }
            let held = after.heroes.values().map(|hero| &hero.cards).chain(after.arriving.values()).flatten();
            let people = |card: &&Card| Card::people().contains(card);
            let banked: u8 = after.bank.iter().filter(|(card, _)| people(card)).map(|(_, count)| count).sum();
            assert_eq!(held.filter(people).count() + usize::from(banked), 22, "{action:?}");
        });
    }
}

// rules: R-TURN-1, R-TURN-6, R-TURN-7
#[test]
fn each_hero_acts_once_a_turn_and_races_follow_each_other() {
    for number in 0..6 {
        let mut acted = BTreeSet::new();
        play_at_random(400 + number, |Step { before, action, events, after, .. }| {
            if let Action::Activate(hero) = action {
                assert!(before.current.is_none() && hero.race() == before.active, "{hero}");
                assert!(acted.insert(hero), "{hero} a second time");
            }
            for event in events {
                let Event::Turn(race, round) = event else { continue };
                acted.clear();
                assert_eq!((after.active, after.rounds + 1), (*race, *round));
                let mut next = before.active.following();
                while !after.races[&next].alive {
                    next = next.following();
                }
                // The first turn follows the placing of soldiers.
                assert!(*race == next || matches!(action, Action::Deploy(_)) && *race == Race::Guard);
            }
        });
    }
}

fn on(name: &str) -> Under {
    Under::Cell(spot(name))
}

// rules: R-MARK-1, R-MARK-2
#[test]
fn ten_own_markers_in_the_own_turn() {
    let game = staged("[heroes]\nc03-09: S1\nc16-04: P\ns10-05: H\n[table]\nturn guard\n");
    let (view, content) = (seen(&game), game.content());
    let mut markers = Markers::default();
    let rule = |result: Result<(), table::Breach>| result.unwrap_err().rule;
    // Any cell of both boards, walls too, any hero card, the same place twice.
    let anywhere = [on("c03-09"), on("c04-02"), on("s20-10"), Under::Card(PREDATOR), on("c03-09")];
    for under in anywhere {
        markers.put(&view, content, Race::Guard, under).unwrap();
    }
    assert_eq!(markers.of(Race::Guard).collect::<Vec<_>>(), anywhere);
    assert_eq!(rule(markers.put(&view, content, Race::Guard, on("c21-01"))), "R-MARK-2");
    assert_eq!(rule(markers.put(&view, content, Race::Predator, on("c01-01"))), "R-MARK-2");
    assert_eq!(rule(markers.put(&view, content, Race::Aliens, on("c01-01"))), "R-MARK-2");
    for column in 1..=5 {
        markers.put(&view, content, Race::Guard, on(&format!("c{column:02}-01"))).unwrap();
    }
    assert_eq!(rule(markers.put(&view, content, Race::Guard, on("c06-01"))), "R-MARK-1");
    assert_eq!(markers.of(Race::Guard).count(), 10);
    // Own ones can be taken away, and then put again.
    assert_eq!(rule(markers.remove(&view, Race::Guard, on("c06-01"))), "R-MARK-2");
    assert_eq!(rule(markers.remove(&view, Race::Predator, on("c01-01"))), "R-MARK-2");
    markers.remove(&view, Race::Guard, on("c03-09")).unwrap();
    assert_eq!(markers.of(Race::Guard).filter(|under| *under == on("c03-09")).count(), 1);
    markers.put(&view, content, Race::Guard, on("c06-01")).unwrap();

    // In the Predator's turn the Guard's markers stay where they are, and the Predator has ten of its own.
    let game = staged("[heroes]\nc03-09: S1\nc16-04: P\ns10-05: H\n[table]\nturn predator\n");
    let view = seen(&game);
    assert_eq!(rule(markers.remove(&view, Race::Guard, on("c06-01"))), "R-MARK-2");
    assert_eq!(rule(markers.remove(&view, Race::Predator, on("c06-01"))), "R-MARK-2");
    for _ in 0..10 {
        markers.put(&view, content, Race::Predator, on("c06-01")).unwrap();
    }
    assert_eq!((markers.of(Race::Guard).count(), markers.of(Race::Predator).count()), (10, 10));
}

// rules: R-MARK-1, R-MARK-4
#[test]
fn markers_change_nothing_in_the_game() {
    let game = staged("[heroes]\nc03-09: S1\nc16-04: P\ns10-05: H\n[table]\nturn guard\nactive S1\n");
    let before = (seen(&game), moves(&game), game.state().clone());
    let mut markers = Markers::default();
    for to in ["c04-09", "c03-08", "c05-09"] {
        markers.put(&before.0, game.content(), Race::Guard, on(to)).unwrap();
    }
    assert_eq!((seen(&game), moves(&game), game.state().clone()), before);
    assert!(moves(&game).contains(&spot("c04-09")));
}

// rule: R-MARK-3
#[test]
fn wounds_are_shown_to_everybody() {
    let game = staged(
        "[heroes]\nc03-09: S1\nc16-04: P\ns10-05: H\nc08-09: A1 wounds 2\nc08-10: A2\n[table]\nturn predator\n",
    );
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))] {
        let heroes = game.view(viewer).heroes;
        assert_eq!((heroes[&hero("A1")].wounds, heroes[&hero("A2")].wounds), (2, 0), "{viewer}");
    }
}
