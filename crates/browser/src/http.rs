//! Just enough HTTP to speak to a driver on this machine.

use serde_json::Value;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// A driver that says nothing for so long has died.
const PATIENCE: Duration = Duration::from_secs(300);

/// Sends a request and gives the JSON that comes back.
pub(crate) fn ask(port: u16, method: &str, path: &str, body: Option<&Value>) -> io::Result<Value> {
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let body = body.map_or(String::new(), Value::to_string);
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
    )?;
    let mut answer = BufReader::new(stream);
    let mut length = None;
    loop {
        let mut line = String::new();
        if answer.read_line(&mut line)? == 0 || line == "\r\n" {
            break;
        }
        let header = line.split_once(':').filter(|(name, _)| name.eq_ignore_ascii_case("content-length"));
        length = header.and_then(|(_, value)| value.trim().parse::<usize>().ok()).or(length);
    }
    let mut bytes = Vec::new();
    match length {
        Some(length) => {
            bytes.resize(length, 0);
            answer.read_exact(&mut bytes)?;
        }
        None => {
            answer.read_to_end(&mut bytes)?;
        }
    }
    serde_json::from_slice(&bytes).map_err(io::Error::other)
}
