//! What becomes of the screen when something is heard of the table.

use super::news::{News, Remark, Shown};
use super::overlay::Overlay;
use super::state::{Curtain, State};
use super::typing::Typing;

impl State {
    pub(super) fn hear(&mut self, news: News) {
        match news {
            News::Shown(shown) => self.show(*shown),
            News::Told { keep, lines } => {
                self.log.truncate(keep);
                self.log.extend(lines);
                self.log_back = 0;
            }
            News::Private(seat) => self.private = Some(seat),
            News::Curtain { seat, lines } => {
                // Nothing may be left that the next person could look at.
                *self = State {
                    curtain: Some(Curtain { seat, lines }),
                    unsaved: self.unsaved,
                    save_as: self.save_as.take(),
                    ..State::new(self.style, self.size)
                };
            }
            News::Remark(remark) => self.remark(remark),
            News::Hinted { turn, hint } => {
                self.hinting = false;
                if self.table.as_ref().is_none_or(|shown| shown.turn != turn) {
                    return;
                }
                match hint {
                    Some(hint) => {
                        self.want_all();
                        self.selected = hint.answers.first().map_or(0, |answer| answer.0 as usize);
                        self.overlay = Some(Overlay::hint(hint));
                    }
                    None => self.remark(Remark::Alert("terminal-no-hint".into())),
                }
            }
            News::Exists(file) => {
                self.typing = Some(Typing::save(file.display().to_string(), true));
            }
            News::Unsaved(unsaved) => {
                self.unsaved = unsaved;
                self.left |= !unsaved && self.leaves_once_saved;
            }
            News::Company(company) => self.company = Some(*company),
            News::Link(link) => self.link = link,
            News::Gone(why) => self.overlay = Some(Overlay::gone(why)),
        }
    }

    fn show(&mut self, shown: Shown) {
        let is_same = self.table.as_ref().is_some_and(|known| {
            (known.turn, known.era) == (shown.turn, shown.era) && known.scene.prompt == shown.scene.prompt
        });
        self.table = Some(shown);
        self.sent = false;
        self.curtain = None;
        if !is_same {
            self.private = None;
            self.selected = 0;
            self.want_all();
            self.typing = self.typing.take().filter(|typing| !typing.is_filter());
            self.overlay = self.overlay.take().filter(|overlay| !overlay.is_of_position());
            self.follow = true;
        }
    }

    /// Says something until the next key; in a box of its own if it is too long for a line.
    pub(super) fn remark(&mut self, remark: Remark) {
        self.sent = false;
        let fits = self.said(&remark).chars().count() + 2 <= usize::from(self.size.0);
        self.overlay = (!fits).then(|| Overlay::remark(remark.clone())).or(self.overlay.take());
        self.remark = fits.then_some(remark);
    }

    pub(crate) fn said(&self, remark: &Remark) -> String {
        match remark {
            Remark::Note(message) | Remark::Alert(message) => self.words().sentence(message),
            Remark::Refused(refusal) => self.words().refusal(refusal),
            Remark::Undo(error) => self.words().undo(error),
        }
    }
}
