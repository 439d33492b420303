//! Messages that only one browser can read: RFC 8291 over RFC 8188.

use crate::NotifyError;
use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use hkdf::Hkdf;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

/// The size of a record, which holds the whole message.
const RECORD: u32 = 4_096;

/// Marks the last record.
const LAST: u8 = 2;

/// The keys of a browser.
pub(crate) struct Receiver {
    pub(crate) public: PublicKey,
    pub(crate) auth: [u8; 16],
}

/// The body of a push message. `own` and `salt` must be new for each.
pub(crate) fn seal(
    receiver: &Receiver,
    own: &SecretKey,
    salt: [u8; 16],
    message: &[u8],
) -> Result<Vec<u8>, NotifyError> {
    let theirs = receiver.public.to_encoded_point(false);
    let ours = own.public_key().to_encoded_point(false);
    let shared = p256::ecdh::diffie_hellman(own.to_nonzero_scalar(), receiver.public.as_affine());
    let mut info = b"WebPush: info\0".to_vec();
    info.extend_from_slice(theirs.as_bytes());
    info.extend_from_slice(ours.as_bytes());
    let secret: [u8; 32] = derive(&receiver.auth, shared.raw_secret_bytes(), &info)?;
    let key: [u8; 16] = derive(&salt, &secret, b"Content-Encoding: aes128gcm\0")?;
    let nonce: [u8; 12] = derive(&salt, &secret, b"Content-Encoding: nonce\0")?;

    let mut plain = message.to_vec();
    plain.push(LAST);
    let cipher = Aes128Gcm::new_from_slice(&key).map_err(NotifyError::failed)?;
    let sealed = cipher.encrypt(Nonce::from_slice(&nonce), plain.as_slice()).map_err(NotifyError::failed)?;
    if sealed.len() > RECORD as usize {
        return Err(NotifyError::Failed("the message is too long".to_string()));
    }
    let mut body = salt.to_vec();
    body.extend_from_slice(&RECORD.to_be_bytes());
    body.push(ours.as_bytes().len() as u8);
    body.extend_from_slice(ours.as_bytes());
    body.extend_from_slice(&sealed);
    Ok(body)
}

fn derive<const BYTES: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> Result<[u8; BYTES], NotifyError> {
    let mut bytes = [0; BYTES];
    Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut bytes).map_err(NotifyError::failed)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::Engine;
    use base64::prelude::BASE64_URL_SAFE_NO_PAD;

    /// The example of RFC 8291, section 5.
    #[test]
    fn the_example_of_the_standard_is_met() {
        let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).unwrap();
        let theirs =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let receiver = Receiver {
            public: PublicKey::from_sec1_bytes(&bytes(theirs)).unwrap(),
            auth: bytes("BTBZMqHH6r4Tts7J_aSIgg").try_into().unwrap(),
        };
        let own = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let body = seal(&receiver, &own, salt, b"When I grow up, I want to be a watermelon").unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
                        AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64_URL_SAFE_NO_PAD.encode(body), expected);
    }
}
