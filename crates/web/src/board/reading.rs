//! The boards as text, cell by cell, for those who listen or prefer to read.

use crate::desk::Desk;
use crate::dom::act;
use crate::words::{t, words};
use leptos::prelude::*;
use table::scene::Place;

/// A table for each board: what every cell is, who stands there and what can be chosen.
pub(crate) fn reading(desk: Desk) -> impl IntoView {
    move || {
        desk.framed(|frame| {
            let choices = frame.choices_by_place();
            let boards = (0u8..).zip(&frame.scene.boards).map(|(number, board)| {
                let width = usize::from(board.width.max(1));
                let rows = board.cells.chunks(width).enumerate().map(|(row, cells)| {
                    let cells = cells.iter().enumerate().map(|(column, floor)| {
                        let cell = u16::try_from(row * width + column).unwrap_or(u16::MAX);
                        let place = Place { board: number, cell };
                        let here = choices.get(&place).cloned().unwrap_or_default();
                        let text = floor.as_ref().map(|_| frame.described(place)).unwrap_or_default();
                        view! { <td>{text}{here.into_iter().map(|index| button(desk, index)).collect_view()}</td> }
                    });
                    view! { <tr><th scope="row">{row + 1}</th>{cells.collect_view()}</tr> }
                });
                let columns = (1..=width).map(|column| view! { <th scope="col">{column}</th> });
                view! {
                    <table class="reading">
                        <caption>{words().say(&board.name)}</caption>
                        <thead><tr><td></td>{columns.collect_view()}</tr></thead>
                        <tbody>{rows.collect_view()}</tbody>
                    </table>
                }
            });
            view! {
                <section class="reading-all" tabindex="0" role="region" aria-label=t("web-boards-as-text")>
                    {boards.collect_view()}
                </section>
            }
        })
    }
}

fn button(desk: Desk, index: usize) -> impl IntoView {
    let label = desk.framed_now(|frame| frame.choices().get(index).map(|choice| words().say(&choice.label)));
    view! {
        <button class="quiet" on:click=act(move |_| desk.choose(index)) aria-label=label.flatten()>
            {index + 1}
        </button>
    }
}
