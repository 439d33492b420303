//! Through the push service of a browser: RFC 8030.

use crate::seal::{Receiver, seal};
use crate::vapid::{PushKey, fresh};
use crate::{Notice, Notifier, NotifyError};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use p256::PublicKey;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use ureq::Agent;

/// How long a service may take to answer.
const PATIENCE: Duration = Duration::from_secs(15);

/// How long a service shall keep a message for a browser that is not running, in seconds.
const KEPT: &str = "86400";

/// The services of the browsers there are. Others would let visitors make this server send requests anywhere.
const SERVICES: [&str; 4] =
    ["fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];

/// How push messages are sent.
#[derive(Clone)]
pub struct PushSettings {
    /// Who we are.
    pub key: PushKey,
    /// An address to complain to: `mailto:…` or `https://…`.
    pub contact: String,
    /// Origins of further services, such as `https://push.example.org`.
    pub services: Vec<String>,
}

/// A browser's subscription, which is an address as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Subscription {
    /// Where its service takes messages.
    pub endpoint: String,
    /// Its public key, in base64url.
    pub p256dh: String,
    /// Its secret, in base64url.
    pub auth: String,
}

/// Through push services. Addresses are subscriptions as JSON.
pub struct Push {
    settings: PushSettings,
    agent: Agent,
}

impl Push {
    /// Push messages by these settings.
    pub fn new(settings: PushSettings) -> Push {
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            .max_redirects(0)
            .build();
        Push { settings, agent: config.into() }
    }

    /// The subscription, its origin and its keys, if its service is one that is sent to.
    fn read(&self, address: &str) -> Result<(Subscription, String, Receiver), NotifyError> {
        let wrong = |what: &str| NotifyError::Address(what.to_string());
        let subscription: Subscription =
            serde_json::from_str(address).map_err(|_| wrong("expected a subscription"))?;
        let origin = origin(&subscription.endpoint).ok_or_else(|| wrong("expected an https address"))?;
        let is_known = SERVICES.iter().any(|service| {
            let host = origin.strip_prefix("https://").unwrap_or_default();
            host == *service || (service.starts_with('.') && host.ends_with(service))
        });
        if !is_known && !self.settings.services.contains(&origin) {
            return Err(wrong("this push service is not known here"));
        }
        let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        let public = bytes(&subscription.p256dh).and_then(|bytes| PublicKey::from_sec1_bytes(&bytes).ok());
        let auth = bytes(&subscription.auth).and_then(|bytes| bytes.try_into().ok());
        let keys = public.zip(auth).ok_or_else(|| wrong("expected the keys of a browser"))?;
        Ok((subscription, origin, Receiver { public: keys.0, auth: keys.1 }))
    }
}

/// Scheme and host of an address, if it has nothing strange in them.
fn origin(address: &str) -> Option<String> {
    let (scheme, rest) = address.split_once("://")?;
    let host = rest.split(['/', '?', '#']).next()?;
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | ':');
    let is_host = !host.is_empty() && host.chars().all(is_plain);
    (matches!(scheme, "https" | "http") && is_host)
        .then(|| format!("{scheme}://{}", host.to_ascii_lowercase()))
}

impl Notifier for Push {
    fn check(&self, address: &str) -> Result<(), NotifyError> {
        self.read(address).map(|_| ())
    }

    fn send(&self, address: &str, notice: &Notice) -> Result<(), NotifyError> {
        let (subscription, origin, receiver) = self.read(address)?;
        let message = serde_json::json!({ "title": notice.title, "text": notice.text, "link": notice.link })
            .to_string();
        let mut salt = [0; 16];
        getrandom::fill(&mut salt).map_err(NotifyError::failed)?;
        let body = seal(&receiver, &fresh()?, salt, message.as_bytes())?;
        let answer = self
            .agent
            .post(&subscription.endpoint)
            .header("Authorization", self.settings.key.pass(&origin, &self.settings.contact))
            .header("Content-Encoding", "aes128gcm")
            .header("Content-Type", "application/octet-stream")
            .header("TTL", KEPT)
            .header("Urgency", "normal")
            .send(&body[..])
            .map_err(NotifyError::failed)?;
        match answer.status().as_u16() {
            200..=299 => Ok(()),
            404 | 410 => Err(NotifyError::Gone),
            status => Err(NotifyError::Failed(format!("the push service answered {status}"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_push_key;

    const KEY: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

    fn push() -> Push {
        let key = PushKey::parse(&new_push_key().unwrap()).unwrap();
        Push::new(PushSettings { key, contact: "mailto:a@example.org".into(), services: Vec::new() })
    }

    #[test]
    fn only_push_services_are_sent_to() {
        let address = |endpoint: &str| {
            let auth = "BTBZMqHH6r4Tts7J_aSIgg".to_string();
            let subscription = Subscription { endpoint: endpoint.into(), p256dh: KEY.into(), auth };
            serde_json::to_string(&subscription).unwrap()
        };
        for known in [
            "https://fcm.googleapis.com/fcm/send/x",
            "https://updates.push.services.mozilla.com/wpush/v2/x",
            "https://web.push.apple.com/x",
        ] {
            push().check(&address(known)).unwrap();
        }
        for strange in [
            "http://fcm.googleapis.com/x",
            "https://localhost/x",
            "https://169.254.169.254/latest",
            "https://fcm.googleapis.com@10.0.0.1/",
            "https://evil-push.services.mozilla.com.example.org/",
            "https://evilpush.apple.com/",
            "file:///etc/passwd",
        ] {
            assert!(push().check(&address(strange)).is_err(), "{strange}");
        }
    }
}
