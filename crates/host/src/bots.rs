//! Bots that decide for seats.

use crate::decide::Who;
use crate::room::Room;
use crate::shared::seed;
use protocol::{Answer, Problem, Trouble};
use std::sync::Arc;
use std::time::Duration;
use table::{Seat, Seeded};
use tokio::time::sleep;
use tracing::warn;

/// How long a bot waits whose decision could not be stored, at first and at most.
const PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

impl Room {
    /// Decides for bots as long as one is awaited. There is one such task for a room at a time.
    pub(crate) async fn think(self: Arc<Self>, mut pause: Duration) {
        loop {
            sleep(pause).await;
            match self.decide_for_bot().await {
                Ok(true) => pause = Duration::ZERO,
                Ok(false) => return,
                Err(problem) if problem.error == Trouble::Broken => {
                    self.locked().await.thinking = false;
                    return;
                }
                Err(problem) => {
                    warn!(id = %self.id, %problem, "a bot could not decide");
                    pause = (pause * 2).clamp(PAUSE, LONGEST_PAUSE);
                }
            }
        }
    }

    /// Takes one decision for a bot, if one is awaited. If none is, nobody is thinking any more.
    async fn decide_for_bot(self: &Arc<Self>) -> Result<bool, Problem> {
        let (game, seat, level, turn, era) = {
            let mut used = self.enter().await?;
            let account = used.account()?;
            let awaited = account.awaited_bot().zip(account.play.as_ref());
            let Some(((seat, level), play)) = awaited else {
                used.inner.thinking = false;
                return Ok(false);
            };
            (play.game.boxed(), seat, level, play.game.turn(), play.era)
        };
        let permit = self.shared.thinkers.acquire().await;
        let chance = Seeded::new(seed()?);
        // It is shown the whole match but takes only view and prompt out of it.
        let thinking = move |seat: Seat| {
            let mut bot = bots::bot(game.game(), bots::Kind::Level(level), chance).ok()?;
            bot.choose(game.as_ref(), seat)
        };
        let chosen = tokio::task::spawn_blocking(move || thinking(seat)).await;
        drop(permit);
        let Ok(Some(index)) = chosen else {
            return Err(Problem::new(Trouble::Broken, "a bot stopped in the middle of a thought"));
        };
        match self.decide(seat, Answer { turn, era, index }, Who::Bot).await {
            // Its seat was taken back while it thought.
            Err(problem) if problem.error == Trouble::NotNow => Ok(true),
            other => other.map(|()| true),
        }
    }
}
