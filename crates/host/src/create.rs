//! Matches begin to exist: opened by somebody, or following another one.

use crate::hall::Hall;
use crate::record::{Creation, First, Record};
use crate::room::not_yours;
use crate::seats::known;
use crate::shared::{now, random, seed, token};
use crate::visit::not_now;
use protocol::{Create, Created, Invite, MatchId, Phase, Problem, Sequel, Token, Trouble};
use serde_json::Value;
use store::NewMatch;
use table::{Dice, Hash, Seat, Seeded, Viewer};

impl Hall {
    /// Opens a match.
    ///
    /// # Errors
    /// If the game does not allow it, or it cannot be stored.
    pub async fn create(&self, wanted: &Create) -> Result<Created, Problem> {
        let options = match &wanted.options {
            Some(options) => options.clone(),
            None => catalog::defaults(&wanted.game).map_err(|error| refused(&error))?,
        };
        let seats = seats(&wanted.game, &options)?;
        if wanted.bots.len() > seats {
            return Err(Problem::new(Trouble::Options, format!("this table has {seats} seats")));
        }
        let mut invites = Vec::new();
        let mut first = Vec::new();
        for seat in Seat::first(seats) {
            first.push(match wanted.bots.get(seat.index()) {
                Some(Some(level)) => First::Bot(known(level)?.name().to_string()),
                _ => {
                    let token = token()?;
                    invites.push(Invite { seat, token });
                    First::Invite(token.hash())
                }
            });
        }
        if invites.is_empty() {
            return Err(Problem::new(Trouble::Options, "at least one seat is for a person"));
        }
        let (host, watch) = (token()?, token()?);
        let (id, commitment) = self.store_new(&wanted.game, options, host, watch, first).await?;
        Ok(Created { id, host, watch, commitment, invites })
    }

    async fn store_new(
        &self,
        game: &str,
        options: Value,
        host: Token,
        watch: Token,
        seats: Vec<First>,
    ) -> Result<(MatchId, Hash), Problem> {
        let (rules, content) = catalog::edition(game).map_err(|error| refused(&error))?;
        let seed = seed()?;
        let made = Creation {
            game: game.to_string(),
            rules,
            content,
            options,
            seed,
            host: host.hash(),
            watch: watch.hash(),
            seats,
        };
        let id = MatchId(u64::from_be_bytes(random()?));
        let body = Record::Created(Box::new(made)).text();
        let new = NewMatch { id: id.0, game: game.to_string(), at: now(), body };
        self.shared.store.create(new).await.map_err(|error| {
            tracing::warn!(%error, "a match cannot be created");
            Problem::new(Trouble::Unavailable, "the server cannot store anything at the moment")
        })?;
        Ok((id, Dice::commit(seed).commitment))
    }

    /// Opens the next match of the same people. Whoever asks later is told the same one.
    ///
    /// # Errors
    /// If the token opens no seat, or the match is not over.
    pub async fn rematch(&self, id: MatchId, token_: &Token) -> Result<Sequel, Problem> {
        let asking = token_.hash();
        let room = self.room(id).await?;
        let (game, options, first) = {
            let mut used = room.enter().await?;
            let account = used.account()?;
            if !matches!(account.viewer(&asking), Some(Viewer::Seat(_))) {
                return Err(not_yours());
            }
            if account.phase() != Phase::Over {
                return Err(not_now("the match is not over"));
            }
            if let Some(next) = account.rematch {
                return Ok(Sequel { id: next, host: None });
            }
            let first = account.seats.iter().map(|chair| match chair.token {
                Some(token) => First::Invite(token),
                None => First::Bot(chair.bot.unwrap_or_default().name().to_string()),
            });
            (account.made.game.clone(), account.made.options.clone(), first.collect())
        };
        let (host, watch) = (token()?, token()?);
        let (next, _) = self.store_new(&game, options, host, watch, first).await?;
        let followed = room
            .change(|account| match account.rematch {
                None => Ok(Record::Followed { by: next }),
                Some(_) => Err(not_now("somebody else was faster")),
            })
            .await;
        match followed {
            Ok(()) => Ok(Sequel { id: next, host: Some(host) }),
            Err(problem) => {
                let mut used = room.enter().await?;
                used.account()?.rematch.map(|id| Sequel { id, host: None }).ok_or(problem)
            }
        }
    }
}

/// How many seats a table of these options has.
fn seats(game: &str, options: &Value) -> Result<usize, Problem> {
    let begun = catalog::begin(game, &[], Some(options), &mut Seeded::from_number(0));
    begun.map(|game| game.seats()).map_err(|error| refused(&error))
}

fn refused(error: &catalog::CatalogError) -> Problem {
    Problem::new(Trouble::Options, error.to_string())
}
