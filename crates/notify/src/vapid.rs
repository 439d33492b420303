//! Who we are, for push services: RFC 8292.

use crate::NotifyError;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToEncodedPoint;
use std::time::{SystemTime, UNIX_EPOCH};

/// How long a pass is good for, in seconds. Services take at most a day.
const GOOD_FOR: u64 = 12 * 3_600;

/// The key by which push services know a server again.
#[derive(Clone)]
pub struct PushKey(SecretKey);

/// A new key, as it stands in a configuration.
///
/// # Errors
/// If the system gives no random numbers.
pub fn new_push_key() -> Result<String, NotifyError> {
    fresh().map(|key| BASE64.encode(key.to_bytes()))
}

/// A key that nobody else has.
pub(crate) fn fresh() -> Result<SecretKey, NotifyError> {
    loop {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(NotifyError::failed)?;
        // One number in four thousand millions is no key.
        if let Ok(key) = SecretKey::from_slice(&bytes) {
            return Ok(key);
        }
    }
}

impl PushKey {
    /// The key that stands in a configuration.
    ///
    /// # Errors
    /// If it is none.
    pub fn parse(text: &str) -> Result<PushKey, NotifyError> {
        // What was given is a secret, so it is not repeated.
        let wrong =
            || NotifyError::Address("expected a key as `dropship admin push-key` makes it".to_string());
        let bytes = BASE64.decode(text.trim()).map_err(|_| wrong())?;
        SecretKey::from_slice(&bytes).map(PushKey).map_err(|_| wrong())
    }

    /// What browsers need to subscribe, in base64url.
    pub fn public(&self) -> String {
        BASE64.encode(self.0.public_key().to_encoded_point(false).as_bytes())
    }

    /// The header by which a service knows us. `audience` is its origin, `contact` an address to complain to.
    pub(crate) fn pass(&self, audience: &str, contact: &str) -> String {
        let until = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_secs()) + GOOD_FOR;
        let claims = serde_json::json!({ "aud": audience, "exp": until, "sub": contact }).to_string();
        let signed = format!("{}.{}", BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#), BASE64.encode(claims));
        let signature: Signature = SigningKey::from(&self.0).sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", BASE64.encode(signature.to_bytes()), self.public())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    #[test]
    fn a_pass_is_signed_by_the_key_it_names() {
        let key = PushKey::parse(&new_push_key().unwrap()).unwrap();
        let pass = key.pass("https://push.example", "mailto:a@example.org");
        let (token, public) = pass.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, key.public());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let claims = BASE64.decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example");
        let known = VerifyingKey::from_sec1_bytes(&BASE64.decode(public).unwrap()).unwrap();
        let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
        known.verify(signed.as_bytes(), &signature).unwrap();
    }

    #[test]
    fn a_bad_key_is_not_repeated() {
        let Err(error) = PushKey::parse("secret") else { panic!("it is no key") };
        assert!(!error.to_string().contains("secret"));
    }
}
