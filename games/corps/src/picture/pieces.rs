//! What stands on the board.

use super::{place, words};
use crate::people::{Place, Who};
use crate::state::{Breed, Holder, State};
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use board::Cell;
use table::Message;
use table::scene::{Badge, Piece};

/// What a piece is, so that choices find it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Of {
    Person(Who),
    /// An alien or a blip on a space.
    Threat(u16),
    Token(u16),
    Gun(u8),
}

/// Characters, aliens, blips, then tokens.
pub(super) fn all(state: &State) -> Vec<(Of, Piece)> {
    let mut pieces: Vec<(Of, Piece)> = Vec::new();
    for (who, cell) in state.on_board() {
        pieces.push((Of::Person(who), person(state, who, cell)));
    }
    for alien in &state.table.aliens {
        let (icon, id) = match alien.breed {
            Breed::Facehugger => ("facehugger", "corps-facehugger"),
            Breed::Alien if alien.tokens > 0 => ("swarm", "corps-swarm"),
            Breed::Alien => ("alien", "corps-alien"),
        };
        let mut piece = plain(Cell(alien.cell), icon, id.into());
        if alien.tokens > 0 {
            piece.badges.push(badge("swarm", "corps-badge-swarm", alien.tokens + 1));
        }
        pieces.push((Of::Threat(alien.cell), piece));
    }
    for blip in &state.table.blips {
        let (icon, id) =
            if blip.mission { ("mission-blip", "corps-mission-blip") } else { ("blip", "corps-blip") };
        pieces.push((Of::Threat(blip.cell), plain(Cell(blip.cell), icon, id.into())));
    }
    tokens(state, &mut pieces);
    pieces
}

fn plain(cell: Cell, icon: &'static str, name: Message) -> Piece {
    Piece { place: place(cell), icon: icon.into(), name, label: None, owner: None, badges: Vec::new() }
}

pub(super) fn badge(icon: &'static str, id: &'static str, value: u8) -> Badge {
    Badge { icon: icon.into(), value: Some(value.into()), name: Message::new(id).with("count", value) }
}

fn sign(icon: &'static str, id: &'static str) -> Badge {
    Badge { icon: icon.into(), value: None, name: id.into() }
}

fn person(state: &State, who: Who, cell: Cell) -> Piece {
    let person = &state.table.people[who.index()];
    let mut badges = Vec::new();
    if person.dial > 0 {
        badges.push(badge("aim", "corps-badge-dial", person.dial));
    }
    if person.down {
        badges.push(sign("down", "corps-badge-down"));
    }
    if person.activated && state.table.current.is_none_or(|(current, _)| current != who) {
        badges.push(sign("done", "corps-badge-activated"));
    }
    if person.hugged > 0 {
        badges.push(badge("facehugger", "corps-badge-hugged", person.hugged));
    }
    if state.table.objects.contains(&Holder::Held(who)) {
        badges.push(sign("carries", "corps-badge-carries"));
    }
    if !person.is_hero() {
        badges.push(sign("grunt", "corps-badge-grunt"));
    }
    let name = words::who(who);
    Piece { place: place(cell), icon: who.name().into(), name, label: None, owner: person.player, badges }
}

fn tokens(state: &State, pieces: &mut Vec<(Of, Piece)>) {
    for (number, cell) in state.mission().spawns.iter().enumerate() {
        let mut piece =
            plain(*cell, "spawn-point", Message::new("corps-spawn-point").with("number", number as u8 + 1));
        piece.label = Some(format!("{}", number + 1).into());
        if state.table.barred_spawns & (1 << number) != 0 {
            piece.badges = vec![sign("barricade", "corps-badge-barred")];
        }
        pieces.push((Of::Token(cell.0), piece));
    }
    for tunnel in state.table.tunnels.iter().flatten() {
        let mut piece = plain(Cell(tunnel.cell), "tunnel", "corps-tunnel".into());
        if tunnel.barred {
            piece.badges = vec![sign("barricade", "corps-badge-barred")];
        }
        pieces.push((Of::Token(tunnel.cell), piece));
    }
    for (object, holder) in state.mission().objects.iter().zip(&state.table.objects) {
        if let Holder::Space(cell) = holder {
            let name = words::thing(state.mission().key, object.key);
            pieces.push((Of::Token(*cell), plain(Cell(*cell), words::look(object.look), name)));
        }
    }
    for (number, gun) in (0..).zip(state.table.guns) {
        if let Some(gun) = gun {
            let arrow = ["↑", "→", "↓", "←"][usize::from(gun.facing % 4)];
            let mut piece = plain(Cell(gun.cell), "sentry-gun", "corps-sentry-gun".into());
            piece.label = Some(arrow.into());
            piece.badges = vec![badge("ammo", "corps-badge-shots", gun.shots)];
            pieces.push((Of::Gun(number), piece));
        }
    }
    for (number, exit) in state.mission().exits.iter().enumerate() {
        let mut piece = plain(*exit, "exit", "corps-exit".into());
        let gone = |person: &&crate::people::Person| person.place == Place::Exited(number as u8);
        let out = state.table.people.iter().filter(gone).count() as u8;
        if out > 0 {
            piece.badges = vec![badge("out", "corps-badge-out", out)];
        }
        pieces.push((Of::Token(exit.0), piece));
    }
}
