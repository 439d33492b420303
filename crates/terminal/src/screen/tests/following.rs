//! The part of the boards that is in sight.

use super::{LARGE, Rig, SMALL, random};
use crate::ink::reach;
use crate::player::Player;
use crate::screen::page::Page;
use crate::screen::window::Window;
use ratatui::crossterm::event::KeyCode;
use table::scene::Place;

/// Whether the whole of a cell can be seen.
fn is_seen(window: &Window<'_>, place: Place) -> bool {
    window.rows().any(|(_, line)| {
        let mut cells = line.cells().iter().filter(|cell| cell.2 == place);
        cells.any(|(at, width, _)| (*at..at + width).all(|column| window.shown(line, column).is_some()))
    })
}

/// Whether a window of that size has room for all these cells at once, with a row to spare for names of columns.
fn fits(window: &Window<'_>, places: &[Place]) -> bool {
    let (mut rows, mut columns, mut edge) = (Vec::new(), Vec::new(), 0);
    for (row, line) in window.lines.iter().enumerate() {
        for (at, width, _) in line.cells().iter().filter(|cell| places.contains(&cell.2)) {
            rows.push(row);
            columns.extend([*at, at + width - 1]);
            edge = edge.max(line.edge().margin);
        }
    }
    let length =
        |of: &[usize]| of.iter().max().zip(of.iter().min()).map_or(0, |(last, first)| last - first + 1);
    length(&rows) + 2 <= usize::from(window.area.height)
        && length(&columns) + edge <= usize::from(window.area.width)
}

fn check(rig: &Rig, what: &str) {
    let page = Page::of(&rig.state).unwrap();
    let window = page.window(&rig.state);
    let (rows, columns) = (usize::from(window.area.height), usize::from(window.area.width));
    let (top, left) = window.from;
    assert!(top == 0 || top + rows <= page.boards.len(), "{what}: rows beyond the boards\n{}", rig.text());
    assert!(left == 0 || left + columns <= reach(&page.boards), "{what}: blank columns\n{}", rig.text());
    if let Some(selected) = page.selected(&rig.state) {
        assert!(is_seen(&window, selected), "{what}: what is selected\n{}", rig.text());
    }
    let focus = rig.state.table.as_ref().and_then(|shown| shown.scene.focus);
    let touched = page.touched(&rig.state);
    let offered: Vec<Place> = page.choosable(&rig.state).into_iter().chain(touched).chain(focus).collect();
    if fits(&window, &offered) {
        let hidden: Vec<_> = offered.iter().filter(|place| !is_seen(&window, **place)).collect();
        assert!(hidden.is_empty(), "{what}: {hidden:?}\n{}", rig.text());
    }
}

#[test]
fn what_is_on_offer_is_in_sight_and_nothing_beyond_the_boards() {
    for game in ["corps", "obcy", "requiem"] {
        for size in [SMALL, LARGE] {
            for seat in [0, 1] {
                let mut players: Vec<Player> = (0..seat).map(random).collect();
                players.push(Player::Person);
                let mut rig = Rig::new(game, players, size);
                for step in 0..24u64 {
                    let what = format!("{game} {size:?} seat {seat} step {step}");
                    check(&rig, &what);
                    // Not always the first choice, or the match would stay where it is.
                    for _ in 0..step % 5 {
                        rig.key(KeyCode::Down);
                    }
                    check(&rig, &what);
                    rig.keys("\n");
                }
            }
        }
    }
}

#[test]
fn boards_that_gave_way_follow_when_they_are_back() {
    let mut rig = Rig::new("requiem", Vec::new(), SMALL);
    rig.keys("\n").key(KeyCode::Tab).key(KeyCode::Tab).keys("\n\n\n").key(KeyCode::Tab);
    check(&rig, "after the cards");
    assert_eq!(rig.state.board_from, (0, 0), "{}", rig.text());
}

#[test]
fn the_name_of_a_board_stays_whole() {
    let mut rig = Rig::new("requiem", Vec::new(), SMALL);
    rig.key(KeyCode::Tab);
    for _ in 0..30 {
        rig.key(KeyCode::Right);
    }
    assert!(rig.state.board_from.1 > 0 && rig.text().contains("\nCity "), "{}", rig.text());
    for _ in 0..30 {
        rig.key(KeyCode::Down);
    }
    assert!(rig.text().contains("\nSewer "), "{}", rig.text());
}
