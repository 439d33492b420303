//! What a bot would do, on request.

use super::Desk;
use crate::words::{sentence, t1};
use leptos::prelude::*;
use leptos::task::spawn_local;
use session::Reply;

/// Who is asked.
const ADVISER: bots::Level = bots::Level::Veteran;
/// So many of the best choices are told.
const BEST: usize = 3;
/// How often it is asked anew if it has lost the match.
const PATIENCE: u32 = 3;

/// What a bot thinks of the choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hint {
    /// The best choices first, each with what may be expected after it in percent.
    pub(crate) best: Vec<(usize, u8)>,
    /// Why the first one is the best.
    pub(crate) reason: String,
}

impl Desk {
    /// Whether somebody at the screen has something to ask about.
    pub(crate) fn may_ask(self) -> bool {
        let choices = self.framed(|frame| frame.choices().len()).unwrap_or_default();
        // The page does not have the whole of a match that a server keeps.
        choices > 1
            && self.online.is_none()
            && self.taught.with(|taught| taught.as_ref().is_none_or(|it| it.asks == session::Asks::Nothing))
    }

    /// Asks a bot what it would do. It thinks in the worker, and the page goes on.
    pub(crate) fn ask_for_hint(self) {
        let Some((Some(seat), turn)) = self.framed_now(|frame| (frame.asked(), frame.turn)) else { return };
        if self.advising.get_untracked() || !untrack(|| self.may_ask()) {
            return;
        }
        self.advising.set(true);
        spawn_local(async move {
            let thoughts = self.app.thoughts();
            let mut failed = String::new();
            for _ in 0..PATIENCE {
                let order = self.session.try_with_value(|session| {
                    let order = thoughts.order(session.as_ref()?, seat, ADVISER.name());
                    Some(session::Order { advice: true, ..order })
                });
                let Some(Some(order)) = order else { return };
                match thoughts.ask(&order).await {
                    Ok(Reply::Advised { best, reason, .. }) => {
                        failed.clear();
                        // Whoever has decided meanwhile needs no advice any more.
                        if self.frame.try_with_untracked(|frame| frame.as_ref().map(|it| it.turn))
                            == Some(Some(turn))
                        {
                            let best = best.iter().map(|(index, share)| (*index as usize, *share)).take(BEST);
                            let hint = Hint { best: best.collect(), reason: sentence(&reason) };
                            self.app.said.set(hint.reason.clone());
                            self.point_at_choice(hint.best.first().map(|best| best.0));
                            self.hint.set(Some(hint));
                        }
                        break;
                    }
                    Ok(Reply::Lost { why }) | Err(why) => failed = why,
                    Ok(Reply::Chose { .. }) => {}
                }
                thoughts.forget();
            }
            self.advising.try_set(false);
            if !failed.is_empty() {
                self.app.complain(t1("web-bot-failed", "what", failed));
            }
        });
    }
}
