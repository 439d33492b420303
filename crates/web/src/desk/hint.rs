//! What a bot would do, on request.

use super::Desk;
use crate::dom;
use crate::words::{sentence, t1};
use leptos::prelude::*;
use leptos::task::spawn_local;
use session::{Advised, Asks, Reply};

/// Who is asked.
const ADVISER: bots::Level = bots::Level::Elite;
/// How often it is asked anew if it has lost the match.
const PATIENCE: u32 = 3;

impl Desk {
    /// Whether somebody at the screen has something to ask about.
    pub(crate) fn may_ask(self) -> bool {
        let choices = self.framed(|frame| frame.choices().len()).unwrap_or_default();
        // The page does not have the whole of a match that a server keeps.
        choices > 1
            && self.online.is_none()
            && self.taught.with(|taught| taught.as_ref().is_none_or(|it| it.asks == Asks::Nothing))
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
                    Ok(Reply::Advised { advice, .. }) => {
                        failed.clear();
                        let Some(advised) = Advised::read(&advice) else { break };
                        // Whoever has decided meanwhile needs no advice any more.
                        let now = self.frame.try_get_untracked().flatten();
                        if now.is_some_and(|frame| frame.turn == turn) {
                            self.app.said.set(sentence(&advised.reason));
                            self.point_at_choice(advised.best.first().map(|best| best.0 as usize));
                            self.hint.set(Some(advised));
                            dom::to_top(".side");
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
