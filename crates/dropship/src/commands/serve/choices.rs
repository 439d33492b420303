//! What can be chosen for a server: by flags, by the environment, in a file.

use notify::{MailSettings, PushKey, PushSettings};
use serde::Deserialize;
use server::{Limits, Settings};
use std::net::SocketAddr;
use std::time::Duration;

/// Defines the choices, and how what was left open is filled up from a second list of them.
macro_rules! choices {
    ($($(#[$about:meta])* $name:ident: $kind:ty,)*) => {
        /// What can be chosen; nothing has to be.
        #[derive(Clone, Debug, Default, clap::Args, Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub(super) struct Choices {
            $($(#[$about])* #[serde(default)] pub(super) $name: Option<$kind>,)*
        }

        impl Choices {
            /// Takes from another list whatever this one leaves open.
            pub(super) fn fill_up(&mut self, other: Choices) {
                $(if self.$name.is_none() {
                    self.$name = other.$name;
                })*
            }
        }
    };
}

choices! {
    /// Address and port to serve on [default: 127.0.0.1:4426]
    #[arg(long, env = "DROPSHIP_LISTEN", value_name = "ADDRESS:PORT")]
    listen: SocketAddr,
    /// Where matches are kept: sqlite:FILE or postgres://USER:PASSWORD@HOST/DATABASE [default: sqlite:dropship.db]
    #[arg(long, env = "DROPSHIP_STORE", value_name = "STORE", hide_env_values = true)]
    store: String,
    /// Where people find this server, for links in notices [default: http:// and the address]
    #[arg(long, env = "DROPSHIP_PUBLIC", value_name = "URL")]
    public: String,
    /// Address and port for figures (/metrics), which are not for everybody [default: none]
    #[arg(long, env = "DROPSHIP_FIGURES", value_name = "ADDRESS:PORT")]
    figures: SocketAddr,
    /// Further origins whose pages may use this server, separated by commas
    #[arg(long, env = "DROPSHIP_ORIGINS", value_name = "URLS")]
    origins: String,
    /// A proxy stands in front: visitors' addresses are in X-Forwarded-For
    #[arg(long, env = "DROPSHIP_BEHIND_PROXY", value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    behind_proxy: bool,
    /// Threads that serve visitors [default: 1]
    #[arg(long, env = "DROPSHIP_THREADS", value_name = "COUNT")]
    threads: usize,
    /// Bots that think at once [default: cores less one]
    #[arg(long, env = "DROPSHIP_THINKERS", value_name = "COUNT")]
    thinkers: usize,
    /// Seconds until a match that nobody looks at is dropped from memory [default: 300]
    #[arg(long, env = "DROPSHIP_IDLE", value_name = "SECONDS")]
    idle: u64,
    /// Seconds that somebody may be away before they are told that it is their turn [default: 60]
    #[arg(long, env = "DROPSHIP_GRACE", value_name = "SECONDS")]
    grace: u64,
    /// Key for push messages, made by `dropship admin push-key` [default: none are sent]
    #[arg(long, env = "DROPSHIP_PUSH_KEY", value_name = "KEY", hide_env_values = true)]
    push_key: String,
    /// Whom push services may write to: mailto:ADDRESS or a URL
    #[arg(long, env = "DROPSHIP_PUSH_CONTACT", value_name = "CONTACT")]
    push_contact: String,
    /// Origins of further push services, separated by commas
    #[arg(long, env = "DROPSHIP_PUSH_SERVICES", value_name = "URLS")]
    push_services: String,
    /// SMTP server for e-mail: smtps://USER:PASSWORD@HOST [default: none is sent]
    #[arg(long, env = "DROPSHIP_MAIL_SERVER", value_name = "URL", hide_env_values = true)]
    mail_server: String,
    /// Whom e-mail is from
    #[arg(long, env = "DROPSHIP_MAIL_FROM", value_name = "ADDRESS")]
    mail_from: String,
    /// How logs are written to stderr: text or json [default: text]
    #[arg(long, env = "DROPSHIP_LOG", value_name = "FORM")]
    log: String,
    /// What is logged: error, warn, info, debug [default: warn]
    #[arg(long, env = "DROPSHIP_LOG_LEVEL", value_name = "LEVEL")]
    log_level: String,
    /// Requests a second from one address [default: 10]
    #[arg(long, env = "DROPSHIP_LIMIT_REQUESTS", value_name = "COUNT")]
    limit_requests: f64,
    /// Matches an hour from one address [default: 60]
    #[arg(long, env = "DROPSHIP_LIMIT_MATCHES", value_name = "COUNT")]
    limit_matches: f64,
    /// Connections from one address at once [default: 64]
    #[arg(long, env = "DROPSHIP_LIMIT_SOCKETS", value_name = "COUNT")]
    limit_sockets: usize,
    /// Connections at once in all [default: 10000]
    #[arg(long, env = "DROPSHIP_LIMIT_ALL_SOCKETS", value_name = "COUNT")]
    limit_all_sockets: usize,
    /// Messages a second over one connection [default: 20]
    #[arg(long, env = "DROPSHIP_LIMIT_MESSAGES", value_name = "COUNT")]
    limit_messages: f64,
}

impl Choices {
    /// The settings that follow.
    pub(super) fn settings(&self) -> Result<Settings, String> {
        let address = self.listen.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], server::USUAL_PORT)));
        let store = self.store.as_deref().unwrap_or("sqlite:dropship.db");
        let usual = Settings::new(address, store);
        Ok(Settings {
            figures: self.figures,
            threads: self.threads.unwrap_or(usual.threads),
            origins: list(self.origins.as_deref()),
            behind_proxy: self.behind_proxy.unwrap_or(false),
            public: self.public.as_deref().unwrap_or(&usual.public).trim_end_matches('/').to_string(),
            push: self.push()?,
            mail: self.mail()?,
            tables: self.tables(),
            limits: self.limits()?,
            ..usual
        })
    }

    fn tables(&self) -> host::Settings {
        let usual = host::Settings::default();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let seconds = |chosen: Option<u64>, usual: Duration| chosen.map_or(usual, Duration::from_secs);
        host::Settings {
            thinkers: self.thinkers.unwrap_or(cores - 1).max(1),
            idle: seconds(self.idle, usual.idle),
            grace: seconds(self.grace, usual.grace),
            ..usual
        }
    }

    fn limits(&self) -> Result<Limits, String> {
        let usual = Limits::default();
        let pace = |chosen: Option<f64>, usual: f64, name: &str| match chosen.unwrap_or(usual) {
            pace if pace > 0.0 && pace.is_finite() => Ok(pace),
            pace => Err(format!("{name}: expected a number above 0, found {pace}")),
        };
        Ok(Limits {
            requests: pace(self.limit_requests, usual.requests, "limit-requests")?,
            matches: pace(self.limit_matches, usual.matches, "limit-matches")?,
            messages: pace(self.limit_messages, usual.messages, "limit-messages")?,
            sockets: self.limit_sockets.unwrap_or(usual.sockets),
            all_sockets: self.limit_all_sockets.unwrap_or(usual.all_sockets),
            ..usual
        })
    }

    fn push(&self) -> Result<Option<PushSettings>, String> {
        let Some(key) = &self.push_key else { return Ok(None) };
        let key = PushKey::parse(key).map_err(|error| format!("push-key: {error}"))?;
        let contact = self.push_contact.clone();
        let contact =
            contact.ok_or("push-contact: push services want to know whom to write to, found nothing")?;
        Ok(Some(PushSettings { key, contact, services: list(self.push_services.as_deref()) }))
    }

    fn mail(&self) -> Result<Option<MailSettings>, String> {
        let Some(server) = self.mail_server.clone() else { return Ok(None) };
        let from = self.mail_from.clone().ok_or("mail-from: e-mail has a sender, found none")?;
        Ok(Some(MailSettings { server, from }))
    }
}

fn list(text: Option<&str>) -> Vec<String> {
    let entries = text.unwrap_or_default().split(',').map(str::trim).filter(|entry| !entry.is_empty());
    entries.map(|entry| entry.trim_end_matches('/').to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_come_before_the_file_and_the_file_before_what_is_usual() {
        let mut flags = Choices { store: Some("sqlite:a".into()), ..Choices::default() };
        let file = "store = \"sqlite:b\"\nlisten = \"0.0.0.0:80\"\norigins = \"https://a.example/, https://b.example\"\n\
                    limit-sockets = 3\nbehind-proxy = true\n";
        flags.fill_up(toml::from_str(file).unwrap());
        let settings = flags.settings().unwrap();
        assert_eq!((settings.store.as_str(), settings.address.port()), ("sqlite:a", 80));
        assert_eq!(settings.origins, ["https://a.example", "https://b.example"]);
        assert_eq!((settings.limits.sockets, settings.behind_proxy), (3, true));
        assert_eq!(settings.limits.messages, Limits::default().messages);
    }

    #[test]
    fn what_makes_no_sense_is_refused_without_repeating_secrets() {
        assert!(toml::from_str::<Choices>("lisen = \"0.0.0.0:80\"").is_err());
        let wrong = [
            Choices { push_key: Some("hunter2".into()), ..Choices::default() },
            Choices { limit_requests: Some(0.0), ..Choices::default() },
            Choices { mail_server: Some("smtp://u:hunter2@h".into()), ..Choices::default() },
        ];
        for choices in wrong {
            let why = choices.settings().err().unwrap();
            assert!(!why.contains("hunter2"), "{why}");
        }
    }
}
