//! What is asked of a server before the connection stands.

use super::{SeatLink, VisitError};
use protocol::{Problem, Token};
use std::time::Duration;
use ureq::http::Request;
use ureq::tls::{Certificate, RootCerts, TlsConfig};

/// Nobody waits longer for a server that does not answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Asks for something about a match, with a body unless it is empty.
pub(super) fn ask(
    link: &SeatLink,
    method: &str,
    rest: &str,
    token: Option<Token>,
    body: String,
) -> Result<String, VisitError> {
    let config = ureq::Agent::config_builder().http_status_as_error(false).timeout_global(Some(PATIENCE));
    let tls = TlsConfig::builder().root_certs(trusted()).build();
    let agent = ureq::Agent::new_with_config(config.tls_config(tls).build());
    let mut request =
        Request::builder().method(method).uri(format!("{}/api/v1/matches/{}{rest}", link.origin, link.id));
    if let Some(token) = token {
        request = request.header("Authorization", format!("Bearer {token}"));
    }
    let offline = |error: &dyn std::fmt::Display| VisitError::Offline(error.to_string());
    let request = request.body(body).map_err(|error| offline(&error))?;
    let mut answer = agent.run(request).map_err(|error| offline(&error))?;
    let text = answer.body_mut().read_to_string().map_err(|error| offline(&error))?;
    if answer.status().is_success() {
        return Ok(text);
    }
    let problem = serde_json::from_str::<Problem>(&text);
    Err(problem.map_or_else(|_| offline(&answer.status()), VisitError::Refused))
}

/// Who vouches for servers: whom this system trusts, as friends may host with a certificate of their own; else whom browsers
/// trust.
fn trusted() -> RootCerts {
    let known = rustls_native_certs::load_native_certs().certs;
    if known.is_empty() {
        return RootCerts::WebPki;
    }
    known.iter().map(|der| Certificate::from_der(der).to_owned()).into()
}
