//! Those who listen to a match, and what each of them is told.

use crate::account::{Account, Changed};
use crate::room::Inner;
use bytes::Bytes;
use protocol::{Company, Drawing, Form, FromServer, Problem, Trouble};
use table::{Hash, Seat, Viewer};
use tokio::sync::mpsc::{Receiver, Sender, channel};

/// So many messages may wait for one visitor. Who is further behind is let go, and comes back to the position as it is.
const WAITING: usize = 64;

/// The most connections to one match.
const MOST_GUESTS: usize = 256;

/// A message that is ready to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Letter {
    /// A text frame.
    Text(Bytes),
    /// A binary frame.
    Drawing(Bytes),
}

impl From<&FromServer> for Letter {
    fn from(message: &FromServer) -> Letter {
        Letter::Text(message.text().into())
    }
}

impl From<&Drawing> for Letter {
    fn from(drawing: &Drawing) -> Letter {
        Letter::Drawing(drawing.bytes().into())
    }
}

/// A visitor's place in a room.
pub struct Ticket {
    number: u64,
    /// As whom the visitor is here.
    pub viewer: Viewer,
    /// How the visitor is shown positions.
    pub form: Form,
    /// What the visitor is told. It ends when the visitor has to go.
    pub told: Receiver<Letter>,
}

struct Guest {
    number: u64,
    viewer: Viewer,
    form: Form,
    token: Hash,
    line: Sender<Letter>,
}

/// Everybody who listens.
#[derive(Default)]
pub(crate) struct Guests {
    all: Vec<Guest>,
    next: u64,
}

/// Messages that are ready to be sent, in order: to whom (everybody if to nobody in particular) and what.
pub(crate) type Told = Vec<(Option<(Viewer, Form)>, Letter)>;

impl Guests {
    pub(crate) fn add(
        &mut self,
        viewer: Viewer,
        form: Form,
        token: Hash,
    ) -> Result<(Ticket, Sender<Letter>), Problem> {
        if self.all.len() >= MOST_GUESTS {
            return Err(Problem::new(Trouble::TooMany, "too many are at this table already"));
        }
        self.next += 1;
        let (line, told) = channel(WAITING);
        self.all.push(Guest { number: self.next, viewer, form, token, line: line.clone() });
        Ok((Ticket { number: self.next, viewer, form, told }, line))
    }

    pub(crate) fn remove(&mut self, ticket: &Ticket) {
        self.all.retain(|guest| guest.number != ticket.number);
    }

    /// Sends away whoever came with a token that no longer opens anything.
    fn check(&mut self, account: &Account) {
        self.all.retain(|guest| account.viewer(&guest.token) == Some(guest.viewer));
    }

    pub(crate) fn is_here(&self, viewer: Viewer) -> bool {
        self.all.iter().any(|guest| guest.viewer == viewer)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    fn spectators(&self) -> u32 {
        self.all.iter().filter(|guest| guest.viewer == Viewer::Spectator).count() as u32
    }

    /// Everybody who is here, each viewer and form once.
    fn viewers(&self) -> Vec<(Viewer, Form)> {
        let mut viewers: Vec<_> = self.all.iter().map(|guest| (guest.viewer, guest.form)).collect();
        viewers.sort_unstable();
        viewers.dedup();
        viewers
    }

    /// Sends what was prepared. Who does not listen any more, or not fast enough, is let go.
    pub(crate) fn tell(&mut self, told: &Told) {
        self.all.retain(|guest| {
            let mut mine = told.iter().filter(|(to, _)| to.is_none_or(|to| to == (guest.viewer, guest.form)));
            mine.all(|(_, message)| guest.line.try_send(message.clone()).is_ok())
        });
    }

    pub(crate) fn tell_one(&mut self, ticket: &Ticket, message: Letter) {
        if let Some(guest) = self.all.iter().find(|guest| guest.number == ticket.number)
            && guest.line.try_send(message).is_err()
        {
            self.remove(ticket);
        }
    }
}

impl Inner {
    pub(crate) fn company(&self, account: &Account) -> Company {
        account.company(|seat: Seat| self.guests.is_here(Viewer::Seat(seat)), self.guests.spectators())
    }

    /// What everybody has to be told of a change, written once for all who may see the same.
    pub(crate) fn prepare(&self, changed: &Changed) -> Told {
        let mut told = Told::new();
        let Some(account) = &self.account else { return told };
        if changed.table {
            told.push((None, (&FromServer::Table(self.company(account))).into()));
        }
        if let (true, Some(play)) = (changed.position, &account.play) {
            for (viewer, form) in self.guests.viewers() {
                told.push((Some((viewer, form)), play.shown(viewer, form)));
            }
        }
        if let Some(said) = &changed.said {
            told.push((None, (&FromServer::Said(said.clone())).into()));
        }
        told
    }

    /// Tells everybody what has changed.
    pub(crate) fn publish(&mut self, changed: &Changed) {
        if let (Some(account), Some(_)) = (&self.account, changed.vacated) {
            self.guests.check(account);
        }
        let told = self.prepare(changed);
        self.guests.tell(&told);
    }
}
