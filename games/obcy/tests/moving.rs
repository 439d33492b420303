//! Base, turns, walking, driving and the way outside: what no single position can show.
#![allow(clippy::unwrap_used)]

use obcy::{Action, Alien, Character, Obcy, Options, Question, Spot, View, Weapon};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;
use table::{Chance, Game, Match, Pack, Picture, Scene, Seat, Seeded, Viewer};

static PACK: LazyLock<Pack<Obcy>> = LazyLock::new(Pack::builtin);

const PAD: Spot = Spot { row: 14, column: 1 };

#[test]
fn scenarios_hold() {
    testkit::scenarios::<Obcy>("tests/scenarios/moving");
}

fn staged(options: Options, position: &str) -> Match<Obcy> {
    Match::staged(&PACK, options, position).unwrap_or_else(|error| panic!("{error}\n{position}"))
}

fn seen(game: &Match<Obcy>) -> View {
    game.view(Viewer::Spectator)
}

/// Everything the first prompt offers that `pick` takes.
fn offered<T: Ord>(game: &Match<Obcy>, pick: impl Fn(&Action) -> Option<T>) -> BTreeSet<T> {
    game.prompts().get(0).unwrap().choices.iter().filter_map(pick).collect()
}

fn moves(game: &Match<Obcy>) -> BTreeSet<Spot> {
    offered(game, |action| if let Action::Move(to) = action { Some(*to) } else { None })
}

fn drives(game: &Match<Obcy>) -> BTreeSet<Spot> {
    offered(game, |action| if let Action::Drive(to) = action { Some(*to) } else { None })
}

fn names(spots: &BTreeSet<Spot>) -> String {
    spots.iter().map(Spot::to_string).collect::<Vec<_>>().join(" ")
}

/// The base as its files draw it, read without the engine.
struct Drawn {
    fields: BTreeMap<Spot, char>,
    openings: BTreeSet<(Spot, Spot)>,
    marks: BTreeMap<Spot, String>,
}

impl Drawn {
    fn new() -> Drawn {
        let text = |name: &str| Obcy::FILES.iter().find(|file| file.0 == name).unwrap().1;
        let mut drawn = Drawn { fields: BTreeMap::new(), openings: BTreeSet::new(), marks: BTreeMap::new() };
        for (row, line) in (0..).zip(text("base.map").lines()) {
            for (column, mark) in (0..).zip(line.chars().filter(|mark| *mark != ' ')) {
                drawn.fields.insert(Spot { row, column }, mark);
            }
        }
        drawn.fields.retain(|_, mark| *mark != '#');
        let mut section = "";
        for line in text("base.toml").lines().filter(|line| !line.starts_with('#')) {
            if let Some(name) = line.strip_prefix('[') {
                section = name.trim_end_matches(']');
                continue;
            }
            let entry = line.split(" =").next().unwrap();
            for quoted in line.split('"').skip(1).step_by(2) {
                if let Some(spot) = Spot::parse(quoted) {
                    let mark =
                        if section == "stores" { format!("store-{entry}") } else { section.to_string() };
                    assert_eq!(drawn.marks.insert(spot, mark), None, "one mark on {spot}");
                } else if let Some((one, other)) = quoted.split_once('-') {
                    let (one, other) = (Spot::parse(one).unwrap(), Spot::parse(other).unwrap());
                    drawn.openings.extend([(one, other), (other, one)]);
                }
            }
        }
        drawn
    }

    /// Fields that share a side without a wall.
    fn around(&self, at: Spot) -> BTreeSet<Spot> {
        let (left, right) = if at.row.is_multiple_of(2) { (-1, 0) } else { (0, 1) };
        let sides = [(-1, 0), (1, 0), (left, -1), (right, -1), (left, 1), (right, 1)];
        let beside = sides.into_iter().filter_map(|(across, down)| {
            let (column, row) = (at.column.checked_add_signed(across)?, at.row.checked_add_signed(down)?);
            Some(Spot { row, column })
        });
        let mark = self.fields[&at];
        let open = |to: &Spot| {
            let same =
                self.fields.get(to) == Some(&mark) && (mark.is_ascii_uppercase() || "+~".contains(mark));
            same || self.openings.contains(&(at, *to))
        };
        beside.filter(open).collect()
    }

    fn is_hatching(&self, at: Spot) -> bool {
        self.marks.get(&at).is_some_and(|mark| mark == "hatching")
    }

    fn is_airlock(&self, at: Spot) -> bool {
        self.fields[&at].is_ascii_digit()
    }

    /// Where anybody may walk.
    fn is_foot(&self, at: Spot) -> bool {
        at != PAD && !self.is_airlock(at) && !self.is_hatching(at)
    }

    /// Where the transporter may drive.
    fn is_road(&self, at: Spot) -> bool {
        let store = self.marks.get(&at).is_some_and(|mark| mark.starts_with("store"));
        self.is_foot(at) && self.fields[&at] != '~' && !store
    }

    /// With how many steps fields are reached over those that `enter`, not going on where a move `ends`.
    fn reach(
        &self,
        from: Spot,
        steps: u8,
        enter: impl Fn(Spot) -> bool,
        ends: impl Fn(Spot) -> bool,
    ) -> BTreeMap<Spot, u8> {
        let (mut reached, mut edge) = (BTreeMap::new(), vec![from]);
        for step in 1..=steps {
            let mut next = Vec::new();
            for to in edge.into_iter().flat_map(|at| self.around(at)) {
                if to != from && enter(to) && !reached.contains_key(&to) {
                    reached.insert(to, step);
                    if !ends(to) {
                        next.push(to);
                    }
                }
            }
            edge = next;
        }
        reached
    }
}

// rules: O-BOARD-1, O-LOCK-1
#[test]
fn every_field_has_one_kind_and_at_most_one_mark() {
    let drawn = Drawn::new();
    let game = Match::<Obcy>::new(&PACK, Options::default(), &mut Seeded::from_number(1)).unwrap();
    let scene = scene(&game);
    let terrain = |mark: char| match mark {
        '+' => "corridor",
        '~' => "vent",
        '@' => "pad",
        '1'..='5' => "airlock",
        _ => "floor",
    };
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    let mut fields = 0;
    for floor in scene.boards[0].cells.iter().flatten() {
        let spot = Spot::parse(&floor.name).unwrap();
        let expected = match drawn.marks.get(&spot).map(String::as_str) {
            Some("computers") => "computer",
            Some("devices") => "device",
            Some(mark) => mark,
            None => terrain(drawn.fields[&spot]),
        };
        assert_eq!(floor.terrain, expected, "{spot}");
        *count.entry(terrain(drawn.fields[&spot])).or_default() += 1;
        fields += 1;
    }
    assert_eq!(fields, drawn.fields.len());
    let kinds = [("airlock", 5), ("corridor", 76), ("floor", 117), ("pad", 1), ("vent", 78)];
    assert_eq!(count, kinds.into());
}

fn scene(game: &Match<Obcy>) -> Scene {
    Obcy::scene(game.content(), &seen(game), Viewer::Spectator, None)
}

// rules: O-BOARD-2, O-MOVE-1, O-MOVE-8, O-MOVE-9, O-MOVE-13, O-MOVE-15, O-LOCK-2
#[test]
fn one_step_leads_to_exactly_the_adjacent_fields_that_are_open() {
    let drawn = Drawn::new();
    for from in drawn.fields.keys().copied().filter(|at| !drawn.is_hatching(*at)) {
        for (suit, queen) in [(false, true), (true, true), (false, false)] {
            let pockets = if suit { "suit" } else { "" };
            let dead = if queen { "" } else { "queen dead\n" };
            let position = format!(
                "[people]\n{from}: corporal ap 1 pockets {pockets}\n[table]\nactive corporal\n{dead}"
            );
            let open =
                |to: &Spot| drawn.is_foot(*to) || (suit && drawn.is_airlock(*to)) || (!queen && *to == PAD);
            let expected: BTreeSet<Spot> = drawn.around(from).into_iter().filter(open).collect();
            assert_eq!(names(&moves(&staged(Options::default(), &position))), names(&expected), "{position}");
        }
    }
}

/// Other characters, aliens and rubble on random fields near a centre.
struct Crowd {
    people: Vec<Spot>,
    aliens: BTreeSet<Spot>,
    rubble: BTreeSet<Spot>,
}

impl Crowd {
    fn new(drawn: &Drawn, centre: Spot, dice: &mut Seeded) -> Crowd {
        let near = drawn.reach(centre, 6, |to| drawn.is_foot(to), |_| false);
        let mut near: Vec<Spot> = near.into_keys().collect();
        let mut pick = |wanted: &dyn Fn(Spot) -> bool| {
            let at = dice.below(near.len() as u32) as usize;
            Some(near.swap_remove(at)).filter(|spot| wanted(*spot))
        };
        let rubble = (0..3).filter_map(|_| pick(&|spot| drawn.fields[&spot] == '+')).collect();
        let people = (0..3).filter_map(|_| pick(&|_| true)).collect();
        let aliens = (0..2).filter_map(|_| pick(&|_| true)).collect();
        Crowd { people, aliens, rubble }
    }

    fn blocks(&self, at: Spot) -> bool {
        self.people.contains(&at) || self.aliens.contains(&at)
    }

    fn text(&self) -> (String, String) {
        let mut text = String::new();
        for (spot, name) in self.people.iter().zip(["radio", "gunner", "android"]) {
            text += &format!("{spot}: {name} pockets\n");
        }
        text += "[aliens]\n";
        self.aliens.iter().for_each(|spot| text += &format!("{spot}: 1\n"));
        (text, format!("collapsed {}\n", names(&self.rubble)))
    }
}

fn any(fields: &[Spot], dice: &mut Seeded) -> Spot {
    fields[dice.below(fields.len() as u32) as usize]
}

// rules: O-MOVE-1, O-MOVE-2, O-MOVE-3, O-MOVE-4, O-MOVE-5, O-MOVE-7, O-MOVE-10, O-AP-4, O-AP-2, O-LOCK-3, O-BOARD-5
#[test]
fn characters_walk_where_a_slow_search_says() {
    let drawn = Drawn::new();
    let dice = &mut Seeded::from_number(7);
    let foot: Vec<Spot> = drawn.fields.keys().copied().filter(|at| drawn.is_foot(*at)).collect();
    for _ in 0..300 {
        let from = any(&foot, dice);
        let crowd = Crowd::new(&drawn, from, dice);
        let (ap, suit) = (1 + dice.below(6) as u8, dice.below(2) == 0);
        let (others, rubble) = crowd.text();
        let pockets = if suit { "suit" } else { "" };
        let position = format!(
            "[people]\n{from}: corporal ap {ap} pockets {pockets}\n{others}[table]\nactive corporal\n{rubble}"
        );
        let near_alien = |at: Spot| drawn.around(at).iter().any(|next| crowd.aliens.contains(next));
        let open = |to: Spot| {
            let ground = drawn.is_foot(to) || (suit && drawn.is_airlock(to));
            ground && !crowd.blocks(to) && !crowd.rubble.contains(&to)
        };
        let reach = drawn.reach(from, ap, open, |at| drawn.is_airlock(at) || near_alien(at));
        let game = staged(Options::default(), &position);
        assert_eq!(names(&moves(&game)), names(&reach.keys().copied().collect()), "{position}");
        for (to, steps) in reach {
            let mut game = staged(Options::default(), &position);
            game.play(Seat(1), &Action::Move(to), &mut Seeded::from_number(1)).unwrap();
            let walker = &seen(&game).people[&Character::Corporal];
            if drawn.is_airlock(to) {
                assert_eq!((walker.field, walker.ap, walker.done), (None, 0, true), "{position}{to}");
            } else {
                let expected = (Some(to), ap - steps, near_alien(to));
                assert_eq!((walker.field, walker.ap, walker.stopped), expected, "{position}{to}");
            }
        }
    }
}

// rules: O-TRANS-4, O-TRANS-11, O-TRANS-12, O-TRANS-13, O-TRANS-14, O-TRANS-15, O-TRANS-16
#[test]
fn the_transporter_drives_where_a_slow_search_says() {
    let drawn = Drawn::new();
    let dice = &mut Seeded::from_number(8);
    let road: Vec<Spot> =
        drawn.fields.keys().copied().filter(|at| *at == PAD || drawn.is_road(*at)).collect();
    for number in 0..300 {
        let from = any(&road, dice);
        let crowd = Crowd::new(&drawn, from, dice);
        let queen = number % 2 == 0;
        let dead = if queen { "" } else { "queen dead\n" };
        let (others, rubble) = crowd.text();
        let position = format!(
            "[people]\naboard: corporal\n{others}[table]\nstep drive\ntransporter {from}\nfuel 2\n{dead}{rubble}"
        );
        let open = |to: Spot| (drawn.is_road(to) || (!queen && to == PAD)) && !crowd.rubble.contains(&to);
        let mut reach = drawn.reach(from, 10, open, |_| false);
        reach.retain(|to, _| !crowd.blocks(*to));
        if reach.is_empty() {
            continue;
        }
        let game = staged(Options::default(), &position);
        assert_eq!(names(&drives(&game)), names(&reach.keys().copied().collect()), "{position}");
    }
}

// rule: O-TRANS-24
#[test]
fn passengers_are_put_out_on_exactly_the_nearest_free_fields() {
    let drawn = Drawn::new();
    let dice = &mut Seeded::from_number(9);
    let road: Vec<Spot> = drawn.fields.keys().copied().filter(|at| drawn.is_road(*at)).collect();
    for _ in 0..300 {
        let from = any(&road, dice);
        let mut crowd = Crowd::new(&drawn, from, dice);
        crowd.people.insert(0, from);
        crowd.people.truncate(3);
        let (others, rubble) = crowd.text();
        let position = format!("[people]\naboard: pilot\n{others}[table]\ntransporter {from}\n{rubble}");
        let open = |to: Spot| drawn.is_foot(to) && !crowd.rubble.contains(&to);
        let mut reach = drawn.reach(from, 20, open, |_| false);
        reach.retain(|to, _| !crowd.blocks(*to));
        let least = *reach.values().min().unwrap();
        let nearest: BTreeSet<Spot> =
            reach.into_iter().filter(|(_, steps)| *steps == least).map(|(to, _)| to).collect();
        let mut game = staged(Options::default(), &position);
        game.play(Seat(1), &Action::EndStep, dice).unwrap();
        if nearest.len() > 1 {
            let exits =
                offered(&game, |action| if let Action::PutOut(to) = action { Some(*to) } else { None });
            assert_eq!(names(&exits), names(&nearest), "{position}");
            game.play(Seat(1), &Action::PutOut(any(&exits.into_iter().collect::<Vec<_>>(), dice)), dice)
                .unwrap();
        }
        let pilot = &seen(&game).people[&Character::Pilot];
        assert!(nearest.contains(&pilot.field.unwrap()), "{position}");
        assert_eq!((pilot.aboard, pilot.ap), (false, 0), "{position}");
    }
}

// rules: O-LOCK-1, O-LOCK-5
#[test]
fn each_of_five_airlocks_leads_in_by_its_number() {
    let drawn = Drawn::new();
    let position = "[people]\ntrack 3: radio pockets suit\n[table]\nactive radio\n";
    let numbers = offered(&staged(Options::default(), position), |action| {
        if let Action::Enter(number) = action { Some(*number) } else { None }
    });
    assert!(numbers.iter().copied().eq(1..=5));
    for number in numbers {
        let mut game = staged(Options::default(), position);
        game.play(Seat(1), &Action::Enter(number), &mut Seeded::from_number(1)).unwrap();
        let field = seen(&game).people[&Character::Radio].field.unwrap();
        assert_eq!(drawn.fields[&field], char::from(b'0' + number));
    }
}

// rules: O-CHAR-1, O-CHAR-3, O-AP-1, O-CHAR-8
#[test]
fn six_characters_begin_with_their_initial_strength() {
    let game = Match::<Obcy>::new(&PACK, Options::default(), &mut Seeded::from_number(1)).unwrap();
    let people: Vec<(Character, u8, u8, usize)> = seen(&game)
        .people
        .iter()
        .map(|(who, person)| (*who, person.strength, person.ap, person.pockets.len()))
        .collect();
    let [lieutenant, corporal, gunner, radio, pilot, android] = Character::ALL;
    let expected = [(lieutenant, 4), (corporal, 5), (gunner, 5), (radio, 5), (pilot, 4), (android, 3)];
    assert_eq!(people, expected.map(|(who, strength)| (who, strength, 6, 2)));
}

// rules: O-CHAR-1, O-CHAR-10, O-CHAR-11
#[test]
fn every_card_says_what_its_character_may_fire_and_throw() {
    let table = [
        (Character::Lieutenant, [true, true, false], true),
        (Character::Corporal, [true, true, true], true),
        (Character::Gunner, [true, true, true], true),
        (Character::Radio, [true, true, false], true),
        (Character::Pilot, [true, false, true], false),
        (Character::Android, [true, false, false], false),
    ];
    for (who, fires, throws) in table {
        // Somebody else must be able to fire, or the step would be over before it begins.
        let other = if who == Character::Corporal { "radio" } else { "corporal" };
        let armed = |pockets: &str| {
            let position = format!(
                "[people]\n5,7: {} pockets {pockets}\n7,7: {other}\n[aliens]\n6,7: 1\n[table]\nstep fire\n",
                who.name()
            );
            let game = staged(Options::default(), &position);
            offered(&game, |action| if let Action::Activate(who) = action { Some(*who) } else { None })
                .contains(&who)
        };
        for weapon in Weapon::ALL {
            let pockets = format!("{} magazine4", weapon.kind().name());
            assert_eq!(armed(&pockets), fires[weapon as usize], "{who:?}, {weapon:?}");
        }
        assert_eq!(armed("grenade"), throws, "{who:?}");
        let medic = staged(
            Options::default(),
            &format!(
                "[people]\n5,7: {} pockets medkit\n4,7: {other} strength 1\n[table]\nactive {}\n",
                who.name(),
                who.name()
            ),
        );
        let heals =
            offered(&medic, |action| if let Action::Heal(whom) = action { Some(*whom) } else { None });
        assert_eq!(!heals.is_empty(), who == Character::Android, "one android, five humans");
    }
}

// rules: O-TURN-8, O-CHAR-2, O-CHAR-12
#[test]
fn the_first_living_character_of_the_roster_leads() {
    let reversed: Vec<Vec<Character>> =
        Character::ALL.into_iter().rev().map(|who| vec![who]).chain([vec![]]).collect();
    for seats in [Vec::new(), reversed] {
        let options = Options { players: 7, seats: seats.clone(), ..Options::default() };
        let seat_of = |who: Character| if seats.is_empty() { 1 + who as u8 } else { 5 - who as u8 };
        for living in 1u8..64 {
            let alive: Vec<Character> =
                Character::ALL.into_iter().filter(|who| living >> *who as u8 & 1 == 1).collect();
            let lines: String = alive.iter().map(|who| format!("1,14: {}\n", who.name())).collect();
            let mut game = staged(options.clone(), &format!("[people]\n{lines}"));
            let leader = Seat(seat_of(alive[0]));
            for who in alive {
                let prompt = game.prompts().get(0).unwrap();
                assert_eq!((prompt.seat, *prompt.question), (leader, Question::Activate), "{lines}");
                game.play(leader, &Action::Activate(who), &mut Seeded::from_number(1)).unwrap();
                let prompt = game.prompts().get(0).unwrap();
                assert_eq!((prompt.seat, *prompt.question), (Seat(seat_of(who)), Question::Act(who)));
                game.play(Seat(seat_of(who)), &Action::Finish, &mut Seeded::from_number(1)).unwrap();
            }
        }
    }
}

/// Positions that are crowded enough for everything to happen.
const CROWDED: [&str; 3] = [
    "[people]\n4,7: corporal pockets fuel rifle magazine4\n5,7: radio pockets grenade rifle magazine4\n\
     5,8: gunner pockets flamethrower magazine4 charge\n4,8: android pockets medkit medkit diskette\n\
     aboard: pilot pockets suit pistol magazine4\naboard: lieutenant pockets grenade pistol magazine4\n\
     [aliens]\n5,6: 4\n6,6: 2\n8,7: 3\n7,8: 1\n8,10: 1 2\n[table]\nstep begin\ntransporter 3,8\nfuel 1\n",
    "[people]\n3,5: radio pockets suit rifle magazine4\ntrack 2: pilot pockets suit\ntrack 3: gunner pockets suit\n\
     3,4: android pockets medkit suit\n4,4: corporal strength 2\n5,4: lieutenant strength 1 pockets fuel\n\
     [aliens]\n3,7: 2\n3,8: 1\n7,4: 3\n7,5: 1\n7,3: 1\n6,5: 1\n[table]\nstep begin\ntransporter 3,6\nfuel 0\n",
    "[people]\n1,14: corporal pockets fuel rifle magazine4\n1,14: radio\n1,14: gunner\n1,13: android\n\
     2,14: pilot pockets fuel\naboard: lieutenant\n\
     [aliens]\n1,12: 2\n3,13: 3\n3,12: 1\n5,14: 1\n[table]\nstep begin\nfuel 2\n",
];

/// What must hold between any two decisions.
fn is_in_order(drawn: &Drawn, game: &Match<Obcy>, initial: &BTreeMap<Character, u8>) {
    let view = seen(game);
    let mut standing = BTreeSet::new();
    for (who, person) in &view.people {
        assert!((1..=initial[who]).contains(&person.strength), "{who:?} has {}", person.strength);
        assert!(person.pockets.len() <= 3 && person.ap <= 6, "{who:?}");
        assert_eq!(
            u8::from(person.field.is_some()) + u8::from(person.aboard) + u8::from(person.track.is_some()),
            1,
            "{who:?} is in one place"
        );
        if let Some(field) = person.field {
            assert!(standing.insert(field) || field == PAD, "two characters on {field}");
            assert!(!drawn.is_hatching(field) && !view.collapsed.contains(&field), "{who:?} on {field}");
        }
    }
    let mut stacks: BTreeMap<Spot, usize> = BTreeMap::new();
    view.aliens.values().for_each(|alien| *stacks.entry(alien.field).or_default() += 1);
    let question = game.prompts().get(0).map(|prompt| *prompt.question);
    let moving = matches!(question, Some(Question::Brood | Question::Go(_)));
    for (field, count) in stacks {
        assert!(!standing.contains(&field), "an alien and a character on {field}");
        assert!(!view.collapsed.contains(&field) && field != PAD && !drawn.is_airlock(field), "{field}");
        let most = match drawn.fields[&field] {
            _ if drawn.is_hatching(field) => 72,
            '~' if moving => 2,
            _ => 1,
        };
        assert!(count <= most, "{count} aliens on {field} at {question:?}");
    }
    let dry = view.fuel == 0 && view.people.values().any(|person| person.aboard);
    let acting = matches!(question, Some(Question::Activate | Question::Act(_) | Question::PutOut(_)));
    assert!(!dry || acting || view.over.is_some(), "passengers without fuel at {question:?}");
}

// rules: O-BOARD-3, O-BOARD-4, O-BOARD-5, O-BOARD-8, O-CHAR-5, O-CHAR-6, O-CHAR-8, O-AP-2, O-TRANS-23, O-LOCK-10
#[test]
fn pieces_never_stand_where_they_may_not() {
    let drawn = Drawn::new();
    let initial = Character::ALL.into_iter().zip([4, 5, 5, 5, 4, 3]).collect();
    for number in 0..90 {
        let options = Options { rounds: 6, ..Options::default() };
        let mut game = staged(options, CROWDED[number as usize % 3]);
        let (mut dice, mut chance) = (Seeded::from_number(number), Seeded::from_number(1000 + number));
        while let Some(prompt) = game.prompts().get(0) {
            let (seat, index) = (prompt.seat, dice.below(prompt.choices.len() as u32));
            game.answer(game.turn(), seat, index, &mut chance).unwrap();
            is_in_order(&drawn, &game, &initial);
        }
    }
}

// rules: O-BOARD-7, O-TRANS-27
#[test]
fn the_table_shows_all_pieces_and_no_queen() {
    for (number, position) in (0..).zip(CROWDED) {
        let mut game = staged(Options { rounds: 4, ..Options::default() }, position);
        let (mut dice, mut chance) = (Seeded::from_number(number), Seeded::from_number(50 + number));
        while let Some(prompt) = game.prompts().get(0) {
            let (view, scene) = (seen(&game), scene(&game));
            assert!(view.queen_alive);
            let icons =
                |icon: &str| scene.pieces.iter().filter(|piece| piece.icon == icon).collect::<Vec<_>>();
            let name = |board: u8, cell: u16| {
                let floor = &scene.boards[usize::from(board)].cells[usize::from(cell)];
                floor.as_ref().unwrap().name.clone()
            };
            let [transporter] = icons("transporter")[..] else { panic!("one pawn for the transporter") };
            let place = transporter.place;
            assert_eq!((place.board, name(0, place.cell)), (0, view.transporter.to_string()));
            for (who, person) in &view.people {
                let [piece] = icons(who.name())[..] else { panic!("one pawn for {who:?}") };
                // Passengers are kept on the picture of the vehicle, walkers on the track.
                let board = if person.aboard { 2 } else { u8::from(person.track.is_some()) };
                assert_eq!(piece.place.board, board, "{who:?}");
                if let Some(field) = person.field {
                    assert_eq!(name(0, piece.place.cell), field.to_string());
                }
            }
            assert_eq!(icons("alien").len(), view.aliens.len());
            let pieces = view.people.len() + 1 + view.aliens.len() + view.floor.len();
            assert_eq!(scene.pieces.len(), pieces, "nothing else is on the table");
            let met = |action: &Action| match action {
                Action::Fire(_, alien, _) | Action::Choose(alien) => Some(*alien),
                _ => None,
            };
            let met: BTreeSet<Alien> = offered(&game, met);
            assert!(met.iter().all(|alien| view.aliens.contains_key(alien)));
            let (seat, index) = (prompt.seat, dice.below(prompt.choices.len() as u32));
            game.answer(game.turn(), seat, index, &mut chance).unwrap();
        }
    }
}
