//! What is pointed at, and what pointing leads to.

use super::Desk;
use crate::board::Spot;
use crate::dom::sleep;
use crate::words::words;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Refusal;
use table::scene::{Anchor, Place};

/// What is pointed at: a place, and the choices that are made there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pointed {
    /// The cell, if it is on a board.
    pub(crate) place: Option<Place>,
    /// The numbers of the choices.
    pub(crate) choices: Vec<usize>,
}

/// A small window beside what was pointed at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Tip {
    /// One of these can be chosen here.
    Choices(Place, Vec<usize>),
    /// Why nothing can be chosen here.
    Why(Why),
}

/// Why nothing can be chosen at something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Why {
    /// The cell, if it is on a board.
    pub(crate) place: Option<Place>,
    pub(crate) sentence: String,
    pub(crate) rule: Option<String>,
    /// Whether somebody asked; else it goes as soon as something else is pointed at.
    pub(crate) asked: bool,
}

/// How long the pointer rests on something before it is told why that cannot be chosen, in milliseconds.
const DWELL: i32 = 650;

impl Desk {
    /// Points at something on the boards. Its choices are those of the piece, or else all of its cell.
    pub(crate) fn point(self, spot: Option<Spot>) {
        let pointed = spot.and_then(|spot| {
            self.framed_now(|frame| {
                let place = frame.place(spot.anchor())?;
                let mut choices = frame.choices_at(spot.anchor());
                if choices.is_empty() {
                    choices = frame.choices_by_place().remove(&place).unwrap_or_default();
                }
                Some(Pointed { place: Some(place), choices })
            })?
        });
        if self.pointed.with_untracked(|now| *now != pointed) {
            self.pointed.set(pointed);
            if self.tip.with_untracked(|tip| matches!(tip, Some(Tip::Why(why)) if !why.asked)) {
                self.tip.set(None);
            }
        }
    }

    /// Points at something with a mouse: whoever rests where nothing can be chosen is told why.
    pub(crate) fn hover(self, spot: Option<Spot>) {
        let before = self.pointed.get_untracked();
        self.point(spot);
        let now = self.pointed.get_untracked();
        let Some(spot) =
            spot.filter(|_| before != now && now.as_ref().is_some_and(|it| it.choices.is_empty()))
        else {
            return;
        };
        spawn_local(async move {
            sleep(DWELL).await;
            let rests = self.pointed.try_get_untracked().is_some_and(|still| still == now);
            if rests && self.tip.with_untracked(Option::is_none) {
                self.tell_why(spot.anchor(), false);
            }
        });
    }

    /// Points at a choice in the list.
    pub(crate) fn point_at_choice(self, index: Option<usize>) {
        let pointed = index.and_then(|index| {
            self.framed_now(|frame| {
                let choice = frame.choices().get(index)?;
                Some(Pointed { place: frame.place(choice.anchor), choices: vec![index] })
            })?
        });
        self.pointed.set(pointed);
    }

    /// Chooses what is pointed at: at once if there is one choice, else from a small window; or says why not.
    pub(crate) fn press(self, spot: Spot) {
        self.point(Some(spot));
        let Some(pointed) = self.pointed.get_untracked() else { return };
        match (pointed.choices.as_slice(), pointed.place) {
            ([], _) => self.why_not(spot.anchor()),
            ([only], _) => self.choose(*only),
            (several, Some(place)) => self.tip.set(Some(Tip::Choices(place, several.to_vec()))),
            (_, None) => {}
        }
    }

    /// A finger hides what it points at, so the first touch shows what would happen and the second does it.
    pub(crate) fn touch(self, spot: Spot) {
        let before = self.tip.get_untracked();
        self.point(Some(spot));
        let Some(pointed) = self.pointed.get_untracked() else { return };
        let Some(place) = pointed.place else { return };
        match pointed.choices.as_slice() {
            [] => self.why_not(spot.anchor()),
            [only] if before == Some(Tip::Choices(place, vec![*only])) => self.choose(*only),
            some => self.tip.set(Some(Tip::Choices(place, some.to_vec()))),
        }
    }

    /// Says why nothing can be chosen at this part of the scene.
    pub(crate) fn why_not(self, anchor: Anchor) {
        self.tell_why(anchor, true);
    }

    fn tell_why(self, anchor: Anchor, asked: bool) {
        let asked_at = self.framed_now(|frame| frame.asked().map(|seat| (seat, frame.place(anchor))));
        let Some(Some((seat, place))) = asked_at else { return };
        if let Some(online) = self.online {
            return online.why_not(anchor, place, asked);
        }
        let refusal = self.session.with_value(|session| session.as_ref()?.game().why_not(seat, anchor));
        if let Some(refusal) = refusal {
            self.explain(place, &refusal, asked);
        }
    }

    /// Shows why nothing can be chosen at a place.
    pub(crate) fn explain(self, place: Option<Place>, refusal: &Refusal, asked: bool) {
        let (sentence, rule) = match refusal {
            Refusal::Forbidden(breach) => (words().sentence(&breach.why), Some(breach.rule.to_string())),
            other => (words().refusal(other), None),
        };
        if asked {
            self.app.said.set(format!("{sentence} {}", rule.as_deref().unwrap_or_default()));
        }
        self.tip.set(Some(Tip::Why(Why { place, sentence, rule, asked })));
    }
}
