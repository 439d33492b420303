//! Who wants to be reminded, and how.

use super::read::{Bearer, Failed, Json, Read, Which};
use crate::app::App;
use crate::reminders::{MAIL, PUSH, Wish, send, words};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use notify::{Notice, Notifier, NotifyError, Subscription};
use protocol::{Enrol, MatchId, Offered, Problem, Reminder, Trouble};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;
use store::Contact;
use table::{Message, Seat};

/// How often a code may be tried.
const TRIES: u8 = 5;

/// What is offered: the key that browsers subscribe with, and whether e-mail is sent.
pub(super) async fn offered(State(app): State<Arc<App>>) -> Json<Offered> {
    Json(Offered { push: app.notifiers.push_key.clone(), email: app.notifiers.mail.is_some() })
}

pub(super) async fn forget(
    State(app): State<Arc<App>>,
    Which(id): Which,
    Bearer(token): Bearer,
) -> Result<StatusCode, Failed> {
    let seat = app.hall.seat(id, &token).await?;
    app.hall.store().forget(id.0, seat.0, None).await.map_err(|_| down())?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn enrol(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Which(id): Which,
    Bearer(token): Bearer,
    Read(Enrol { reminder, language }): Read<Enrol>,
) -> Result<StatusCode, Failed> {
    let seat = app.hall.seat(id, &token).await?;
    match reminder {
        Reminder::Push { endpoint, p256dh, auth } => {
            let push = app.notifiers.push.as_ref();
            let push = push.ok_or_else(|| missing("this server sends no push messages"))?;
            let address = serde_json::json!(Subscription { endpoint, p256dh, auth }).to_string();
            push.check(&address).map_err(|error| refused(&error))?;
            let wish = Wish { address, language, code: None, told: None };
            keep(&app, id, seat, PUSH, &wish).await?;
            Ok(StatusCode::NO_CONTENT)
        }
        Reminder::Email { address, code: Some(code) } => {
            confirm(&app, id, seat, &address, &code).await?;
            Ok(StatusCode::NO_CONTENT)
        }
        Reminder::Email { address, code: None } => {
            let mail = app.notifiers.mail.as_ref().ok_or_else(|| missing("this server sends no e-mail"))?;
            mail.check(&address).map_err(|error| refused(&error))?;
            if !app.codes.take(app.visitor(peer, &headers), Instant::now()) {
                return Err(Problem::new(Trouble::TooMany, "too many codes; try again later").into());
            }
            send_code(&app, mail, id, seat, address, language).await?;
            Ok(StatusCode::ACCEPTED)
        }
    }
}

async fn send_code(
    app: &App,
    mail: &Arc<dyn Notifier>,
    id: MatchId,
    seat: Seat,
    address: String,
    language: String,
) -> Result<(), Failed> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|_| down())?;
    let code = format!("{:06}", u64::from_le_bytes(bytes) % 1_000_000);
    let words = words(&language);
    let say = |message: &'static str| words.say(&Message::new(message).with("code", code.clone()));
    let notice = Notice {
        title: say("common-notice-code-title"),
        text: say("common-notice-code"),
        link: app.settings.public.clone(),
    };
    let wish = Wish { address, language, code: Some((code.clone(), TRIES)), told: None };
    keep(app, id, seat, MAIL, &wish).await?;
    send(mail, &wish.address, notice).await.map_err(|error| {
        tracing::warn!(%error, "a code could not be sent");
        Failed(Problem::new(Trouble::Unavailable, "the code could not be sent"))
    })
}

async fn confirm(app: &App, id: MatchId, seat: Seat, address: &str, code: &str) -> Result<(), Failed> {
    let contacts = app.hall.store().contacts(id.0, seat.0).await.map_err(|_| down())?;
    let kept = contacts.iter().find(|contact| contact.kind == MAIL);
    let wish = kept.and_then(|contact| serde_json::from_str::<Wish>(&contact.body).ok());
    let wrong = || Failed(Problem::new(Trouble::NotYours, "this is not the code that was sent"));
    let mut wish = wish.filter(|wish| wish.address == address).ok_or_else(wrong)?;
    let Some((sent, tries)) = wish.code.take() else { return Ok(()) };
    if sent == code {
        return keep(app, id, seat, MAIL, &wish).await;
    }
    match tries.checked_sub(1).filter(|tries| *tries > 0) {
        Some(tries) => {
            wish.code = Some((sent, tries));
            keep(app, id, seat, MAIL, &wish).await?;
        }
        None => app.hall.store().forget(id.0, seat.0, Some(MAIL)).await.map_err(|_| down())?,
    }
    Err(wrong())
}

async fn keep(app: &App, id: MatchId, seat: Seat, kind: &str, wish: &Wish) -> Result<(), Failed> {
    let body = serde_json::json!(wish).to_string();
    let contact = Contact { id: id.0, seat: seat.0, kind: kind.to_string(), body };
    app.hall.store().enrol(contact).await.map_err(|_| down())
}

fn missing(why: &str) -> Failed {
    Failed(Problem::new(Trouble::NotFound, why))
}

fn refused(error: &NotifyError) -> Failed {
    Failed(Problem::new(Trouble::Malformed, error.to_string()))
}

fn down() -> Failed {
    Failed(Problem::new(Trouble::Unavailable, "the server cannot store anything at the moment"))
}
