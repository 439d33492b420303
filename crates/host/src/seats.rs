//! Who sits where: sitting down, inviting, lending, leaving.

use crate::account::Account;
use crate::hall::Hall;
use crate::record::Record;
use crate::room::not_yours;
use crate::shared::token;
use crate::visit::{not_now, plain};
use bots::Level;
use protocol::{Invite, LONGEST_NAME, Lobby, MatchId, Problem, Seated, Sit, Token, Trouble};
use table::{Hash, Seat, Viewer};

impl Hall {
    /// What can be known of a match before one comes to it, by any of its tokens.
    ///
    /// # Errors
    /// If the token is none of this match's.
    pub async fn lobby(&self, id: MatchId, token: &Token) -> Result<Lobby, Problem> {
        let room = self.room(id).await?;
        let mut used = room.enter().await?;
        let token = token.hash();
        let account = used.account()?;
        let viewer = account.viewer(&token);
        let invited = account.invited(&token);
        if viewer.is_none() && invited.is_none() && account.made.host != token {
            return Err(not_yours());
        }
        let (game, options) = (account.made.game.clone(), account.made.options.clone());
        let account = used.inner.account.as_ref().ok_or_else(not_yours)?;
        Ok(Lobby { id, game, options, viewer, invited, table: used.inner.company(account) })
    }

    /// Sits down.
    ///
    /// # Errors
    /// If the invitation is not for a seat of this match, or somebody sits there.
    pub async fn sit(&self, id: MatchId, sit: &Sit) -> Result<Seated, Problem> {
        let (name, token, invite) = (plain(&sit.name, LONGEST_NAME)?, token()?, sit.invite.hash());
        let room = self.room(id).await?;
        let seat = {
            let mut used = room.enter().await?;
            invited(used.account()?, &invite)?
        };
        room.change(|account| {
            let seat = invited(account, &invite)?;
            Ok(Record::Sat { seat, name: name.clone(), token: token.hash(), nonce: sit.nonce })
        })
        .await?;
        Ok(Seated { seat, token })
    }

    /// Invites somebody to a free seat, or to one that a bot has. Older invitations to it are void.
    ///
    /// # Errors
    /// If the token does not run this table, or a person sits there.
    pub async fn invite(&self, id: MatchId, host: &Token, seat: Seat) -> Result<Invite, Problem> {
        let (token, host) = (token()?, host.hash());
        let change = |account: &Account| {
            if account.made.host != host {
                return Err(not_yours());
            }
            let chair = account.seats.get(seat.index()).ok_or_else(|| not_now("there is no such seat"))?;
            if chair.token.is_some() {
                return Err(not_now("somebody sits there"));
            }
            Ok(Record::Invited { seat, invite: token.hash() })
        };
        self.room(id).await?.change(change).await?;
        Ok(Invite { seat, token })
    }

    /// Gives a seat to a bot: the own one, or any for whoever runs the table.
    ///
    /// # Errors
    /// If the token opens neither, or there is no such level.
    pub async fn lend(&self, id: MatchId, token: &Token, seat: Seat, level: &str) -> Result<(), Problem> {
        let (token, level) = (token.hash(), known(level)?.name().to_string());
        let change = |account: &Account| {
            let is_own = account.viewer(&token) == Some(Viewer::Seat(seat));
            if !is_own && account.made.host != token {
                return Err(not_yours());
            }
            if seat.index() >= account.seats.len() {
                return Err(not_now("there is no such seat"));
            }
            Ok(Record::Lent { seat, level: level.clone() })
        };
        self.room(id).await?.change(change).await
    }

    /// Takes the own seat back from a bot.
    ///
    /// # Errors
    /// If the token does not open that seat, or it is not lent.
    pub async fn take_back(&self, id: MatchId, token: &Token, seat: Seat) -> Result<(), Problem> {
        let token = token.hash();
        let change = |account: &Account| {
            own(account, &token, seat)?;
            if account.seats[seat.index()].bot.is_none() {
                return Err(not_now("this seat is not lent"));
            }
            Ok(Record::TakenBack { seat })
        };
        self.room(id).await?.change(change).await
    }

    /// Leaves for good. A bot goes on if the match has begun.
    ///
    /// # Errors
    /// If the token does not open that seat.
    pub async fn leave(&self, id: MatchId, token: &Token, seat: Seat) -> Result<(), Problem> {
        let token = token.hash();
        let room = self.room(id).await?;
        room.change(|account| own(account, &token, seat).map(|()| Record::Left { seat })).await?;
        // Who has left wants to hear no more. That they have left is stored already.
        let _ = self.shared.store.forget(id.0, seat.0, None).await;
        Ok(())
    }

    /// The seat that a token opens.
    ///
    /// # Errors
    /// If it opens none.
    pub async fn seat(&self, id: MatchId, token: &Token) -> Result<Seat, Problem> {
        let room = self.room(id).await?;
        let mut used = room.enter().await?;
        match used.account()?.viewer(&token.hash()) {
            Some(Viewer::Seat(seat)) => Ok(seat),
            _ => Err(not_yours()),
        }
    }
}

pub(crate) fn known(level: &str) -> Result<Level, Problem> {
    level.parse().map_err(|why: String| Problem::new(Trouble::Options, why))
}

/// The seat that an invitation is for.
fn invited(account: &Account, invite: &Hash) -> Result<Seat, Problem> {
    account
        .invited(invite)
        .ok_or_else(|| Problem::new(Trouble::NotYours, "this invitation was used, or is for another table"))
}

/// Whether a token opens a seat.
fn own(account: &Account, token: &Hash, seat: Seat) -> Result<(), Problem> {
    match account.viewer(token) {
        Some(Viewer::Seat(own)) if own == seat => Ok(()),
        _ => Err(not_yours()),
    }
}
