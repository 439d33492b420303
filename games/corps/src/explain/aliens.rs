//! Why a blip, a figure or a tunnel does not go there.

use super::no;
use crate::action::Action;
use crate::spot;
use crate::state::State;
use board::Cell;
use table::Breach;

/// The space that is pointed at.
fn space(state: &State, action: Action) -> Option<Cell> {
    match action {
        Action::Space(spot) => state.cell(spot),
        _ => None,
    }
}

/// A blip that enters play.
pub(super) fn blip(state: &State, action: Action) -> Breach {
    match space(state, action) {
        Some(cell) if !state.is_empty(cell) => no("C-SPAWN-3", "corps-no-stacking"),
        Some(_) => no("C-SPAWN-2", "corps-no-blip-there"),
        None => no("C-SPAWN-4", "corps-no-spawning-first"),
    }
}

/// One of several figures of a blip.
pub(super) fn figure(state: &State, from: u16, action: Action) -> Breach {
    match space(state, action) {
        Some(cell) if !state.is_empty(cell) || spot::is_seen(state, cell) => {
            no("C-OPT-3", "corps-no-figure-seen")
        }
        Some(cell) if spot::is_exposed(state, cell) => no("C-OPT-5", "corps-no-figure-door"),
        Some(cell) if Cell(from) != cell => no("C-OPT-4", "corps-no-figure-far"),
        _ => no("C-OPT-6", "corps-no-figure-first"),
    }
}

/// A tunnel beside a hero.
pub(super) fn tunnel(state: &State, action: Action) -> Breach {
    let taken = |cell: Cell| {
        let tunnel = state.table.tunnels.iter().flatten().any(|tunnel| tunnel.cell == cell.0);
        tunnel || state.mission().spawns.contains(&cell) || !state.is_empty(cell)
    };
    match space(state, action) {
        Some(cell) if taken(cell) => no("C-TUN-2", "corps-no-tunnel-taken"),
        Some(_) => no("C-TUN-1", "corps-no-tunnel-far"),
        None => no("C-TUN-5", "corps-no-tunnel-first"),
    }
}
