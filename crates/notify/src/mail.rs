//! By e-mail, through an SMTP server.

use crate::{Notice, Notifier, NotifyError};
use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::{Message, SmtpTransport, Transport};
use std::time::Duration;

/// How long a conversation with the server may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// How mail is sent.
#[derive(Clone, PartialEq, Eq)]
pub struct MailSettings {
    /// The server: `smtps://user:password@host`, `smtp://user:password@host:587?tls=required` or `smtp://host`.
    pub server: String,
    /// Whom it is from.
    pub from: String,
}

/// By e-mail. Addresses are those of people.
pub struct Mail {
    server: SmtpTransport,
    from: Mailbox,
}

impl Mail {
    /// Mail through that server.
    ///
    /// # Errors
    /// If its address or the sender's makes no sense.
    pub fn new(settings: &MailSettings) -> Result<Mail, NotifyError> {
        // The reason may repeat parts of the address, where a password stands.
        let wrong =
            |_| NotifyError::Address("expected an SMTP server as `smtps://USER:PASSWORD@HOST`".to_string());
        let server =
            SmtpTransport::from_url(&settings.server).map_err(wrong)?.timeout(Some(PATIENCE)).build();
        Ok(Mail { server, from: mailbox(&settings.from)? })
    }
}

fn mailbox(address: &str) -> Result<Mailbox, NotifyError> {
    address.parse().map_err(|_| NotifyError::Address("expected an e-mail address".to_string()))
}

impl Notifier for Mail {
    fn check(&self, address: &str) -> Result<(), NotifyError> {
        mailbox(address).map(|_| ())
    }

    fn send(&self, address: &str, notice: &Notice) -> Result<(), NotifyError> {
        let message = Message::builder()
            .from(self.from.clone())
            .to(mailbox(address)?)
            .subject(&notice.title)
            .header(ContentType::TEXT_PLAIN)
            .body(format!("{}\n\n{}\n", notice.text, notice.link))
            .map_err(NotifyError::failed)?;
        match self.server.send(&message) {
            Ok(_) => Ok(()),
            // The server will never take it: the person does not exist.
            Err(error) if error.is_permanent() => Err(NotifyError::Gone),
            Err(error) => Err(NotifyError::failed(error)),
        }
    }
}
