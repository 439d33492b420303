//! The real server on a real port: what it says to which address.

use crate::visitor::{Folder, settings};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc;
use std::thread;

/// A server of its own for each test, stopped with the test program.
fn serve() -> SocketAddr {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let folder = Folder::new();
        let ready = |address| sender.send(address).unwrap();
        server::serve(settings(&folder.store()), std::future::pending(), ready)
    });
    receiver.recv().unwrap()
}

fn get(address: SocketAddr, path: &str, headers: &str) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect(address).unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\n{headers}Connection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n").unwrap();
    (String::from_utf8_lossy(&answer[..end]).to_lowercase(), answer[end + 4..].to_vec())
}

#[test]
fn every_answer_is_careful() {
    let address = serve();
    for path in ["/", "/nothing.js", "/play/x"] {
        let (head, _) = get(address, path, "");
        for part in ["content-security-policy: default-src 'none'", "nosniff", "frame-ancestors 'none'"] {
            assert!(head.contains(part), "{path} lacks {part}: {head}");
        }
        assert!(!head.contains("unsafe-inline"), "{head}");
    }
}

#[test]
fn a_missing_file_is_not_the_page() {
    let (head, body) = get(serve(), "/assets/none.wasm", "Accept-Encoding: br\r\n");
    assert!(head.starts_with("http/1.1 404"), "{head}");
    assert!(String::from_utf8_lossy(&body).contains("There is no such file"));
}

#[test]
fn the_page_is_asked_for_again_and_its_parts_are_kept_for_ever() {
    let address = serve();
    let (head, body) = get(address, "/rules/R-MOVE-4", "");
    let page = String::from_utf8(body).unwrap();
    if !server::is_built() {
        assert!(head.starts_with("http/1.1 503") && page.contains("cargo xtask play"), "{head} {page}");
        return;
    }
    assert!(head.contains("cache-control: no-cache") && head.contains("text/html"), "{head}");
    let script = page.split('"').find(|part| part.starts_with("/assets/boot-")).unwrap();
    let (head, _) = get(address, script, "");
    assert!(head.contains("immutable") && head.contains("text/javascript"), "{head}");
}

#[test]
fn pages_are_drawn_ahead_in_the_language_that_the_visitor_reads() {
    if !server::is_built() {
        return;
    }
    let address = serve();
    let page = |path: &str, headers: &str| {
        let (head, body) = get(address, path, headers);
        assert!(head.contains("vary: accept-encoding, accept-language, cookie"), "{head}");
        String::from_utf8(body).unwrap()
    };
    let german = page("/", "Accept-Language: de-CH,en;q=0.5\r\n");
    assert!(
        german.contains("<html lang=\"de\"") && german.matches("class=\"game\"").count() == 3,
        "{german}"
    );
    let polish = page("/rules/corps/", "Accept-Language: de\r\nCookie: language=pl\r\n");
    assert!(polish.contains("<html lang=\"pl\"") && polish.contains("id=\"C-"), "{polish}");
    // What only the client can draw is something to look at meanwhile; so is what means nothing.
    for path in ["/play/x", "/rules/R-MOVE-4", "/../x", "/%2e%2e/pages", "/pages/start-en"] {
        assert!(page(path, "").contains("boot-cover"), "{path}");
    }
}
