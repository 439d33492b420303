//! The mission's objects (C-INT-1).

use super::{Job, push};
use crate::event::{self, Notice};
use crate::pause::Moment;
use crate::people::Who;
use crate::program::{self, Running};
use crate::roll::{self, Roll, Test};
use crate::state::{Holder, State};
use crate::{Corps, pause};
use board::Cell;
use table::{Cx, Seat, Spot};

/// The objects that a character may interact with, and where they are.
pub(super) fn objects(state: &State, who: Who) -> impl Iterator<Item = (u8, Spot)> + '_ {
    let here = state.cell_of(who);
    state.mission().objects.iter().enumerate().filter_map(move |(number, object)| {
        let Holder::Space(cell) = state.table.objects[number] else { return None };
        let near = here.is_some_and(|here| state.touches(here, Cell(cell)));
        (near && object.usable && program::holds(state, object.needs))
            .then(|| (number as u8, state.spot(Cell(cell))))
    })
}

pub(super) fn begin(state: &mut State, who: Who, seat: Seat, spot: Spot) {
    let object = objects(state, who).find(|(_, there)| *there == spot).map(|(object, _)| object);
    let Some(object) = object else { return };
    let tested = !state.mission().objects[usize::from(object)].test;
    push(state, Job::Interact { who, seat, object, tested });
    if !tested {
        pause::open(state, Moment::TestDeclared);
    }
}

/// Throws for it, or carries out what a passed test brings (C-TECH-1, C-TECH-2).
pub(super) fn run(state: &mut State, job: Job, cx: &mut Cx<'_, Corps>) {
    state.table.agenda.pop();
    let Job::Interact { who, seat, object, tested } = job else { return };
    if !tested {
        push(state, Job::Interact { who, seat, object, tested: true });
        let need = state.interact_tech(who);
        roll::throw(state, Roll::new(Test::Tech, who, 0, need), cx);
        return;
    }
    let passed = state.table.roll.take().is_none_or(|roll| roll.succeeds());
    if !passed || state.cell_of(who).is_none() {
        return;
    }
    let Holder::Space(cell) = state.table.objects[usize::from(object)] else { return };
    event::tell(cx, Notice::Interacted(who, state.spot(Cell(cell))));
    let card = &state.mission().objects[usize::from(object)];
    let (effect, once, look) = (card.effect, card.once, card.look);
    if once {
        state.table.objects[usize::from(object)] = Holder::Off;
        event::tell(cx, Notice::Object(look, None));
    }
    program::start(state, Running { cell: Some(cell), ..Running::new(effect, seat, Some(who)) });
}
