//! The boards as text, cell by cell, for those who listen or prefer to read.

use crate::desk::{Desk, Frame};
use crate::dom::act;
use crate::panel::meant;
use crate::words::{sentence, t, words};
use art::escape;
use leptos::prelude::*;
use table::scene::{Board, Place};
use web_sys::MouseEvent;

/// A table for each board: what every cell is, who stands there and what can be chosen.
pub(crate) fn reading(desk: Desk) -> impl IntoView {
    let press = move |event: MouseEvent| {
        if let Some(index) = meant(&event) {
            desk.choose(index);
        }
    };
    let html = move || {
        desk.framed(|frame| (0u8..).zip(&frame.scene.boards).map(|it| board(frame, it)).collect::<String>())
    };
    view! {
        <section class="reading-all" tabindex="0" role="region" aria-label=t("web-boards-as-text")
            inner_html=move || html().unwrap_or_default() on:click=act(press)></section>
    }
}

fn board(frame: &Frame, (number, board): (u8, &Board)) -> String {
    let choices = frame.choices_by_place();
    let (width, base) = (usize::from(board.width.max(1)), base(board));
    let head = |at: usize, scope: &str| format!("<th scope=\"{scope}\">{}</th>", at + base);
    let columns: String = (0..width).map(|column| head(column, "col")).collect();
    let mut html = format!(
        "<table class=\"reading\"><caption>{}</caption><thead><tr><td></td>{columns}</tr></thead><tbody>",
        escape(&words().say(&board.name))
    );
    for (row, cells) in board.cells.chunks(width).enumerate() {
        html += "<tr>";
        html += &head(row, "row");
        for (column, floor) in cells.iter().enumerate() {
            let place = Place { board: number, cell: (row * width + column) as u16 };
            html += "<td>";
            if floor.is_some() {
                html += &escape(&frame.described(place));
            }
            for index in choices.get(&place).into_iter().flatten() {
                let label = frame.choices().get(*index).map(|choice| sentence(&choice.label));
                html += &format!(
                    "<button class=\"quiet\" data-choice=\"{0}\" aria-label=\"{1}\">{0}</button>",
                    index + 1,
                    escape(&label.unwrap_or_default())
                );
            }
            html += "</td>";
        }
        html += "</tr>";
    }
    html + "</tbody></table>"
}

/// What the names of a board's cells count from.
fn base(board: &Board) -> usize {
    let from_nought =
        |name: &str| name.split(|letter: char| !letter.is_ascii_digit()).any(|number| number == "0");
    usize::from(!board.cells.iter().flatten().any(|floor| from_nought(&floor.name)))
}
