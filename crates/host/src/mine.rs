//! What people can look up: their matches, and journals of those that are over.

use crate::hall::Hall;
use crate::room::not_yours;
use crate::visit::not_now;
use protocol::{Held, MatchId, Problem, Summary, Token};
use table::Viewer;

impl Hall {
    /// What is to be said of matches whose tokens somebody holds.
    pub async fn mine(&self, held: &[Held]) -> Vec<Summary> {
        let mut all = Vec::new();
        for held in held {
            let Ok(room) = self.room(held.id).await else { continue };
            let Ok(mut used) = room.enter().await else { continue };
            let Ok(account) = used.account() else { continue };
            let token = held.token.hash();
            let viewer = account.viewer(&token);
            if viewer.is_none() && account.made.host != token {
                continue;
            }
            let seat = viewer.and_then(|viewer| match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            });
            all.push(Summary {
                id: held.id,
                game: account.made.game.clone(),
                seat,
                names: account.seats.iter().map(|chair| chair.name.clone()).collect(),
                phase: account.phase(),
                turn: account.play.as_ref().map_or(0, |play| play.game.turn()),
                your_turn: seat.is_some_and(|seat| account.awaited().contains(&seat)),
                updated: account.updated,
            });
        }
        all
    }

    /// The journal of a match that is over, with the seed of its dice.
    ///
    /// # Errors
    /// If the token opens nothing here, or the match is not over.
    pub async fn journal(&self, id: MatchId, token: &Token) -> Result<String, Problem> {
        let room = self.room(id).await?;
        let mut used = room.enter().await?;
        let account = used.account()?;
        account.viewer(&token.hash()).ok_or_else(not_yours)?;
        let play = account.play.as_ref().filter(|play| play.game.outcome().is_some());
        Ok(play.ok_or_else(|| not_now("the journal is shown when the match is over"))?.game.journal())
    }
}
