//! A way to a server over TLS, with a certificate that only the test's own authority vouches for.

use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::spawn;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivatePkcs8KeyDer;

/// Hands everything on between visitors and a server that knows nothing of TLS, as a reverse proxy does.
pub(crate) struct Tls {
    pub(crate) address: SocketAddr,
    /// A file with the certificate of the authority.
    pub(crate) authority: PathBuf,
}

impl Tls {
    pub(crate) fn to(server: SocketAddr, folder: &Path) -> Tls {
        let (config, authority) = certified(folder);
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        listener.set_nonblocking(true).unwrap();
        let address = listener.local_addr().unwrap();
        let acceptor = TlsAcceptor::from(Arc::new(config));
        // Tests wait for what a terminal shows, which would keep a runtime of theirs from handing anything on.
        spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(async {
                let listener = TcpListener::from_std(listener).unwrap();
                while let Ok((visitor, _)) = listener.accept().await {
                    tokio::spawn(hand_on(acceptor.clone(), visitor, server));
                }
            });
        });
        Tls { address, authority }
    }
}

async fn hand_on(acceptor: TlsAcceptor, visitor: TcpStream, server: SocketAddr) {
    // Whoever does not trust the certificate leaves at once.
    let Ok(mut visitor) = acceptor.accept(visitor).await else { return };
    let mut server = TcpStream::connect(server).await.unwrap();
    let _ = copy_bidirectional(&mut visitor, &mut server).await;
}

fn certified(folder: &Path) -> (ServerConfig, PathBuf) {
    let mut params = CertificateParams::new([]).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let key = KeyPair::generate().unwrap();
    let authority = folder.join("authority.pem");
    std::fs::write(&authority, params.self_signed(&key).unwrap().pem()).unwrap();
    let issuer = Issuer::new(params, key);
    let key = KeyPair::generate().unwrap();
    let own = CertificateParams::new(["127.0.0.1".into()]).unwrap().signed_by(&key, &issuer).unwrap();
    let key = PrivatePkcs8KeyDer::from(key.serialize_der());
    let config = ServerConfig::builder().with_no_client_auth();
    (config.with_single_cert(vec![own.der().clone()], key.into()).unwrap(), authority)
}
