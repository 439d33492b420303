//! People who are away are told that it is their turn.

use crate::app::App;
use crate::settings::Settings;
use host::Absent;
use locale::{Language, Words};
use notify::{Mail, Notice, Notifier, NotifyError, Push, PushKey};
use protocol::MatchId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use store::Contact;
use table::{Message, Seat};
use tokio::time::interval;
use tracing::warn;

/// How often it is looked who has been away for long enough.
const LOOKING: Duration = Duration::from_secs(1);

/// So long nobody is told anything again, in milliseconds: in a match where many decide at once turns pass quickly.
const AGAIN: u64 = 10 * 60 * 1_000;

/// The most people who are waited for at once; more are reminded when they next become absent.
const MOST_ABSENT: usize = 100_000;

/// The ways to tell people something.
pub(crate) struct Notifiers {
    pub(crate) push: Option<Arc<dyn Notifier>>,
    pub(crate) mail: Option<Arc<dyn Notifier>>,
    pub(crate) push_key: Option<String>,
}

/// How somebody wants to be reminded, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Wish {
    pub(crate) address: String,
    pub(crate) language: String,
    /// The code that has to come back before anything else is sent, and how often it may still be tried.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) code: Option<(String, u8)>,
    /// Era and turn they were told of last, and when.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) told: Option<(u32, u32, u64)>,
}

impl Notifiers {
    pub(crate) fn new(settings: &Settings) -> Result<Notifiers, NotifyError> {
        let push = settings.push.clone();
        let push_key = push.as_ref().map(|push| PushKey::public(&push.key));
        let mail = settings.mail.as_ref().map(Mail::new).transpose()?;
        Ok(Notifiers {
            push: push.map(|push| Arc::new(Push::new(push)) as Arc<dyn Notifier>),
            mail: mail.map(|mail| Arc::new(mail) as Arc<dyn Notifier>),
            push_key,
        })
    }

    /// The way of that kind.
    pub(crate) fn of(&self, kind: &str) -> Option<&Arc<dyn Notifier>> {
        match kind {
            PUSH => self.push.as_ref(),
            MAIL => self.mail.as_ref(),
            _ => None,
        }
    }
}

/// The kinds of contacts, as they are stored.
pub(crate) const PUSH: &str = "push";
pub(crate) const MAIL: &str = "mail";

/// Sends something on a thread of its own.
pub(crate) async fn send(
    notifier: &Arc<dyn Notifier>,
    address: &str,
    notice: Notice,
) -> Result<(), NotifyError> {
    let (notifier, address) = (Arc::clone(notifier), address.to_string());
    let sending = tokio::task::spawn_blocking(move || notifier.send(&address, &notice));
    sending.await.unwrap_or_else(|_| Err(NotifyError::Failed("the sender has stopped".to_string())))
}

/// Reminds people for as long as the server runs.
pub(crate) async fn run(app: Arc<App>, mut absent: Absent) {
    let grace = app.settings.tables.grace;
    let mut due: BTreeMap<(MatchId, Seat), Instant> = BTreeMap::new();
    let mut clock = interval(LOOKING.min(grace).max(Duration::from_millis(1)));
    loop {
        tokio::select! {
            missing = absent.recv() => {
                let Some(missing) = missing else { return };
                if due.len() < MOST_ABSENT {
                    due.entry(missing).or_insert_with(|| Instant::now() + grace);
                }
            }
            _ = clock.tick() => {
                let now = Instant::now();
                let ripe: Vec<_> = due.iter().filter(|(_, at)| **at <= now).map(|(who, _)| *who).collect();
                for (id, seat) in ripe {
                    due.remove(&(id, seat));
                    remind(&app, id, seat).await;
                }
            }
        }
    }
}

async fn remind(app: &App, id: MatchId, seat: Seat) {
    let store = app.hall.store();
    let Ok(contacts) = store.contacts(id.0, seat.0).await else { return };
    if contacts.is_empty() {
        return;
    }
    let Some(missed) = app.hall.missed(id, seat).await else { return };
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
    for contact in contacts {
        let (Some(notifier), Ok(mut wish)) =
            (app.notifiers.of(&contact.kind), serde_json::from_str::<Wish>(&contact.body))
        else {
            continue;
        };
        let is_told = wish
            .told
            .is_some_and(|(era, turn, at)| (era, turn) == (missed.era, missed.turn) || now < at + AGAIN);
        if is_told || wish.code.is_some() {
            continue;
        }
        let words = words(&wish.language);
        let notice = Notice {
            title: words.say(
                &Message::new("common-notice-turn-title")
                    .with("game", Message::new(format!("{}-name", missed.game))),
            ),
            text: words.say(&"common-notice-turn".into()),
            link: format!("{}/at/{id}", app.settings.public),
        };
        // Whoever cannot be told now is not told of this turn again, or a broken address would be tried for ever.
        wish.told = Some((missed.era, missed.turn, now));
        let stored = match send(notifier, &wish.address, notice).await {
            Err(NotifyError::Gone) => store.forget(id.0, seat.0, Some(&contact.kind)).await,
            sent => {
                if let Err(error) = sent {
                    warn!(%id, %error, kind = contact.kind, "somebody could not be told");
                }
                let body = serde_json::to_string(&wish).unwrap_or_default();
                store.enrol(Contact { body, ..contact }).await
            }
        };
        if let Err(error) = stored {
            warn!(%id, %error, "what was told could not be written down");
        }
    }
}

pub(crate) fn words(language: &str) -> &'static Words {
    Words::of(Language::from_tag(language).unwrap_or_default())
}
