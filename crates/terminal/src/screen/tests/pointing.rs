//! What the mouse does.

use super::{Rig, SMALL};
use crate::player::Player;
use crate::screen::news::Wish;
use crate::screen::page::Page;
use crate::screen::panes::Pane;
use ratatui::crossterm::event::MouseEventKind;
use ratatui::layout::Position;
use table::scene::{Anchor, Place};

/// Where a cell is on the screen.
fn spot(rig: &Rig, place: Place) -> (u16, u16) {
    let page = Page::of(&rig.state).unwrap();
    let area = page.panes.board;
    let all = (area.top()..area.bottom()).flat_map(|y| (area.left()..area.right()).map(move |x| (x, y)));
    let mut found =
        all.filter(|(x, y)| page.window(&rig.state).place_at(Position::new(*x, *y)) == Some(place));
    found.next().expect("the cell is on the screen")
}

fn cell(cell: u16) -> Place {
    Place { board: 0, cell }
}

#[test]
fn a_click_on_a_choice_takes_it() {
    let mut rig = Rig::new("tictactoe", vec![Player::Person, Player::Person], SMALL);
    rig.click(rig.find("Mark the centre"));
    assert_eq!(rig.wishes, [Wish::Answer { turn: 0, era: 0, index: 4 }]);
}

#[test]
fn a_click_on_a_cell_takes_what_is_there_or_says_why_not() {
    let mut rig = Rig::new("tictactoe", vec![Player::Person, Player::Person], SMALL);
    rig.click(spot(&rig, cell(8)));
    assert_eq!((rig.wishes.as_slice(), rig.turn()), (&[Wish::Answer { turn: 0, era: 0, index: 8 }][..], 1));
    rig.click(spot(&rig, cell(8)));
    assert_eq!(rig.turn(), 1);
    assert!(rig.text().contains("That is not on offer now."), "{}", rig.text());
}

#[test]
fn a_click_where_nothing_can_be_chosen_names_the_rule() {
    let mut rig = Rig::new("requiem", Vec::new(), SMALL);
    while rig.state.ask().is_some_and(|ask| ask.choices.len() < 12) {
        rig.keys("\n");
    }
    let turn = rig.turn();
    rig.click(spot(&rig, cell(0)));
    assert_eq!((rig.turn(), rig.wishes.last()), (turn, Some(&Wish::WhyAt(Anchor::Place(cell(0))))));
    assert!(rig.text().contains("(R-"), "{}", rig.text());
}

#[test]
fn several_choices_on_one_cell_are_shown_first() {
    let mut rig = Rig::new("obcy", Vec::new(), SMALL);
    let crowded = |rig: &Rig| {
        let choices = &rig.state.ask()?.choices;
        let anchors = choices.iter().map(|choice| choice.anchor);
        let mut places = anchors.filter_map(|it| crate::look::anchored(&rig.state.table.as_ref()?.scene, it));
        let first = places.next()?;
        (places.any(|place| place == first)).then_some(first)
    };
    let mut steps = 0;
    while crowded(&rig).is_none() && steps < 200 {
        rig.keys("\n");
        steps += 1;
    }
    let place = crowded(&rig).expect("somewhere several things can be done");
    let (turn, all) = (rig.turn(), rig.state.fitting().len());
    rig.click(spot(&rig, place));
    assert_eq!(rig.turn(), turn);
    let here = rig.state.fitting().len();
    assert!(here > 1 && here < all, "{here} of {all}");
    rig.keys("\n");
    assert!(rig.turn() > turn);
}

#[test]
fn the_wheel_scrolls_what_is_under_it() {
    let mut rig = Rig::new("corps", Vec::new(), SMALL);
    let (board, choice) = (rig.state.board_from, rig.state.selected);
    rig.mouse(MouseEventKind::ScrollDown, 10, 8);
    assert!(rig.state.board_from.0 > board.0);
    rig.mouse(MouseEventKind::ScrollUp, 10, 8);
    assert_eq!(rig.state.board_from, board);
    rig.mouse(MouseEventKind::ScrollDown, 60, 10);
    assert_eq!(rig.state.selected, choice + 1);
    rig.click((3, 21));
    assert_eq!(rig.state.focus, Pane::Log);
}

#[test]
fn clicks_beside_everything_do_no_harm() {
    let mut rig = Rig::new("corps", Vec::new(), SMALL);
    for (x, y) in [(0, 0), (79, 0), (79, 23), (0, 23), (47, 10), (500, 500), (79, 15)] {
        rig.click((x, y));
        rig.mouse(MouseEventKind::ScrollDown, x, y);
        rig.mouse(MouseEventKind::Moved, x, y);
    }
    rig.keys("?").click((40, 12));
    assert!(rig.state.overlay.is_none());
}
