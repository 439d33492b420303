//! Whole matches typed line by line.

use crate::expect::expect;
use locale::{Language, Words};
use std::sync::{Arc, Mutex};
use table::{Chance, MAX_SEATS, Seat, Seeded, Standing};
use terminal::{End, HotSeat, Player, Style};

pub(crate) fn table_of(game: &str, players: Vec<Player>) -> HotSeat<Seeded> {
    let mut chance = Seeded::from_number(3);
    let game = catalog::begin(game, &[], None, &mut chance).expect("the game begins");
    HotSeat::new(game, chance, players).styled(Style::PLAIN).echoing(true)
}

pub(crate) fn run(table: &mut HotSeat<Seeded>, typed: &[u8]) -> (End, String) {
    let mut screen = Vec::new();
    let end = table.run(&mut &*typed, &mut screen).expect("nothing fails");
    (end, String::from_utf8(screen).expect("the screen is text"))
}

fn random(seed: u64) -> Player {
    let mut chance = Seeded::from_number(seed);
    Player::Machine(Box::new(move |game, seat| {
        chance.below(game.asked(seat).map_or(1, |asked| asked.choices.len() as u32))
    }))
}

#[test]
fn a_match_of_two_people() {
    // Numbers, names of cells, and the beginnings of labels.
    let (end, screen) = run(&mut table_of("tictactoe", vec![]), b"5\na1\nC1\nmark the top\nA3\nl\n\n");
    expect("match-tictactoe.txt", &screen);
    let End::Over(outcome) = end else { panic!("{end:?}") };
    assert_eq!(outcome.standings[Seat(0)], Standing::Won);
}

#[test]
fn machines_play_to_the_end_alone() {
    for game in catalog::GAMES {
        let machines = (0..MAX_SEATS as u64).map(random).collect();
        let (end, screen) = run(&mut table_of(game, machines), b"");
        assert!(matches!(end, End::Over(_)), "{game}: {end:?}");
        assert!(screen.lines().any(|line| line.starts_with("- ")) && !screen.contains(" > "), "{screen}");
        // A game whose words are still being written has no name yet; once it has one, nothing may be missing.
        let spoken = Words::of(Language::English).has(&format!("{game}-name"));
        let gaps = screen.contains('⟨') || screen.contains("{$");
        assert!(!(spoken && gaps), "{game} has messages without words:\n{screen}");
    }
}

#[test]
fn a_person_plays_a_machine_and_reads_its_decisions() {
    let first = Player::Machine(Box::new(|_, _| 0));
    let (end, screen) = run(&mut table_of("tictactoe", vec![Player::Person, first]), b"5\n3\nu\nc1\nb3\n\n");
    assert!(screen.contains("- Ring marks the top left."), "{screen}");
    // Taking back goes behind the machine's answer as well.
    assert!(screen.contains("Taken back: decision 3 is open again."), "{screen}");
    assert_eq!(end, End::InputEnded, "{screen}");
}

#[test]
fn a_machine_is_asked_for_its_own_seat_only() {
    let asked = Arc::new(Mutex::new(Vec::new()));
    let seen = Arc::clone(&asked);
    let machine = Player::Machine(Box::new(move |game, seat| {
        seen.lock().unwrap().push((game.turn(), seat));
        0
    }));
    run(&mut table_of("tictactoe", vec![Player::Person, machine]), b"9\n");
    assert_eq!(*asked.lock().unwrap(), [(1, Seat(1))]);
}

#[test]
fn a_machine_that_answers_nonsense_is_an_error_not_a_move() {
    let mut table = table_of("tictactoe", vec![Player::Machine(Box::new(|_, _| 99))]);
    let error = table.run(&mut &b""[..], &mut Vec::new()).expect_err("99 is not on offer");
    assert!(error.to_string().starts_with("The machine on cross answered 99"), "{error}");
    assert_eq!(table.game().turn(), 0);
}

#[test]
fn what_cannot_be_used_gets_one_line_and_changes_nothing() {
    for (typed, said) in [
        ("0", "There is no choice 0: the numbers go from 1 to 9."),
        ("10", "There is no choice 10: the numbers go from 1 to 9."),
        ("99999999999999999999", "There is no choice 99999999999999999999: the numbers go from 1 to 9."),
        ("-1", "“-1” is none of the choices. Type a number from 1 to 9, or ? for help."),
        ("d4", "“d4” is none of the choices. Type a number from 1 to 9, or ? for help."),
        ("zażółć", "“zażółć” is none of the choices. Type a number from 1 to 9, or ? for help."),
        ("\x1b[A", "“[A” is none of the choices. Type a number from 1 to 9, or ? for help."),
        ("s", "Name a file: s FILE"),
        ("w", "Name a cell or a piece: w CELL"),
        ("w zebra", "No cell and no piece on the table is called “zebra”."),
        ("w B2", "It is on offer now."),
        ("w {", "That is no action of this game: EOF while parsing an object at line 1 column 1"),
        ("w 3", "It is on offer now."),
        ("w 9", "There is no cell 9: cells are numbered 0 to 8. (T-MARK-1)"),
        ("u", "Nothing has been decided yet."),
        ("undo", "Nothing has been decided yet."),
        ("l", "Nothing has happened yet."),
    ] {
        let mut table = table_of("tictactoe", vec![]);
        let (end, screen) = run(&mut table, format!("{typed}\n").as_bytes());
        assert_eq!(end, End::InputEnded);
        assert_eq!(table.game().turn(), 0, "{typed}");
        let answer = screen.lines().rev().nth(2);
        assert_eq!(answer, Some(said), "{typed}:\n{screen}");
    }
}

#[test]
fn why_not_is_asked_by_the_names_on_the_board() {
    for (game, names) in
        [("requiem", ["c01-01", "C01-01", "p", "the Predator"]), ("obcy", ["10,3", "(10,3)", "3,14", "c1"])]
    {
        for name in names {
            let (_, screen) = run(&mut table_of(game, vec![]).open(true), format!("w {name}\n").as_bytes());
            let said = screen.split_once(&format!("> w {name}\n")).map_or("", |(_, said)| said);
            assert!(!said.starts_with("No cell") && !said.contains("no action"), "{game} {name}: {said}");
            assert!(!said.contains("JSON"), "{said}");
        }
    }
}

#[test]
fn a_match_that_was_played_before_is_recalled() {
    let mut chance = Seeded::from_number(3);
    let mut game = catalog::begin("tictactoe", &[], None, &mut chance).unwrap();
    for (turn, (seat, index)) in (0..).zip([(0, 4), (1, 0)]) {
        game.answer(turn, Seat(seat), index, &mut chance).unwrap();
    }
    let mut table = HotSeat::new(game, chance, vec![]).styled(Style::PLAIN);
    let (_, screen) = run(&mut table, b"l\nu\n");
    let told = "Goal: Three of your marks in a row, a column or a diagonal win.\nLog\n- Cross marks the centre.\n- Ring marks the top left.\n";
    assert!(screen.starts_with(told), "{screen}");
    assert_eq!(screen.matches("- Cross marks the centre.").count(), 2, "{screen}");
    assert!(screen.contains("Taken back: decision 2 is open again."), "{screen}");
}

#[test]
fn a_taken_cell_and_a_doubtful_name_are_told_apart() {
    let (_, screen) = run(&mut table_of("tictactoe", vec![]), b"b2\nb2\nmark the b\n");
    assert!(screen.contains("Nothing can be chosen at b2 now."), "{screen}");
    let several = "“mark the b” can mean several things. Type a number: 6 Mark the bottom left";
    assert!(screen.contains(several), "{screen}");
}

#[test]
fn input_that_is_no_text_or_never_ends_its_line_is_survived() {
    let mut typed = vec![0xff, 0xfe, b'\n'];
    typed.extend(vec![b'x'; 100_000]);
    typed.extend(b"\n5\n");
    let mut table = table_of("tictactoe", vec![]);
    let (end, screen) = run(&mut table, &typed);
    assert_eq!((end, table.game().turn()), (End::InputEnded, 1), "{}", &screen[..2000]);
}

#[test]
fn the_end_of_the_input_is_polite() {
    let (end, screen) = run(&mut table_of("tictactoe", vec![]), b"5");
    assert_eq!(end, End::InputEnded);
    assert!(screen.ends_with("The input has ended; the match stops here.\n"), "{screen}");
}

#[test]
fn leaving_an_unsaved_match_takes_two() {
    let (end, screen) = run(&mut table_of("tictactoe", vec![]), b"q\n5\n");
    assert_eq!(end, End::Quit, "nothing was decided, so nothing is lost: {screen}");
    let mut table = table_of("tictactoe", vec![]);
    let (end, screen) = run(&mut table, b"5\nq\n1\nq\nq\n");
    assert_eq!((end, table.game().turn()), (End::Quit, 2));
    assert_eq!(screen.matches("This match is not saved.").count(), 2, "{screen}");
}

#[test]
fn after_the_end_there_is_still_something_to_ask() {
    let mut table = table_of("tictactoe", vec![]);
    let (end, screen) = run(&mut table, b"5\n1\n2\n1\na3\nw 1\nhuh\nu\nq\nq\n");
    assert!(screen.contains("The game is over: no answer is awaited any more."), "{screen}");
    assert!(screen.contains("“huh” is no command."), "{screen}");
    assert!(screen.contains("Taken back: decision 5 is open again."), "{screen}");
    assert_eq!((end, table.game().turn()), (End::Quit, 4), "{screen}");
}
