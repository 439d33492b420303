//! A `dropship serve` of one's own.

use anyhow::{Context, Result, bail};
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server that was started for this, and ends with it.
pub struct Server {
    child: Child,
    /// Where it serves.
    pub address: SocketAddr,
}

/// A folder of one's own, gone with this.
pub struct Folder(PathBuf);

impl Folder {
    /// A new folder.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn new(name: &str) -> Result<Folder> {
        let path = std::env::temp_dir().join(format!("dropship-{name}-{}", std::process::id()));
        fs::create_dir_all(&path)?;
        Ok(Folder(path))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// A store in it.
    pub fn store(&self) -> String {
        format!("sqlite:{}/tables.db", self.0.display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Limits that are out of the way of many visitors from one address.
const WIDE: [&str; 10] = [
    "--limit-requests",
    "1000000",
    "--limit-matches",
    "1000000",
    "--limit-sockets",
    "100000",
    "--limit-all-sockets",
    "100000",
    "--limit-messages",
    "100000",
];

impl Server {
    /// Starts the program with a store, and with limits out of the way unless `args` say otherwise.
    ///
    /// # Errors
    /// If it does not start.
    pub fn start(program: &Path, store: &str, args: &[&str]) -> Result<Server> {
        let wide: &[&str] = if args.iter().any(|arg| arg.starts_with("--limit")) { &[] } else { &WIDE };
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--store", store, "--log-level", "error"])
            .args(wide)
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("{} does not start", program.display()))?;
        let mut line = String::new();
        let out = child.stdout.take().context("the server has no output")?;
        BufReader::new(out).read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        let Some(address) = address.and_then(|address| address.parse().ok()) else {
            let _ = child.kill();
            let _ = child.wait();
            bail!("the server did not start: {line}");
        };
        Ok(Server { child, address })
    }

    /// Ends it at once, as a crash would.
    ///
    /// # Errors
    /// If it cannot be ended.
    pub fn kill(mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Asks it politely to stop.
    ///
    /// # Errors
    /// If it cannot be asked.
    pub fn terminate(&self) -> Result<()> {
        let asked = Command::new("kill").arg("-TERM").arg(self.child.id().to_string()).status()?;
        if asked.success() { Ok(()) } else { bail!("the server cannot be asked to stop") }
    }

    /// CPU seconds it has used.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn cpu(&self) -> Result<f64> {
        cpu_of(&format!("/proc/{}/stat", self.child.id()))
    }

    /// Memory it holds, in MB: now, and at most so far.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn memory(&self) -> Result<(f64, f64)> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let of = |name: &str| {
            let line = status.lines().find(|line| line.starts_with(name))?;
            line.split_whitespace().nth(1)?.parse::<f64>().ok().map(|kb| kb / 1_024.0)
        };
        of("VmRSS:").zip(of("VmHWM:")).context("the system does not tell")
    }

    /// Whether it still runs.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn is_running(&mut self) -> Result<bool> {
        Ok(self.child.try_wait()?.is_none())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// CPU seconds of a process or a thread, by its `stat` file.
///
/// # Errors
/// If there is no such file.
pub fn cpu_of(stat: &str) -> Result<f64> {
    let text = fs::read_to_string(stat)?;
    let fields: Vec<&str> = text.rsplit(") ").next().unwrap_or_default().split(' ').collect();
    let ticks = |at: usize| fields.get(at).and_then(|field| field.parse::<f64>().ok());
    // Linux counts in hundredths for everybody who asks.
    ticks(11).zip(ticks(12)).map(|(user, system)| (user + system) / 100.0).context("the system does not tell")
}

/// CPU seconds of the whole machine.
///
/// # Errors
/// If the system does not say.
pub fn cpu_of_all() -> Result<f64> {
    let text = fs::read_to_string("/proc/stat")?;
    let fields: Vec<f64> = text
        .lines()
        .next()
        .unwrap_or_default()
        .split_whitespace()
        .filter_map(|field| field.parse().ok())
        .collect();
    Ok([0, 1, 2, 5, 6].iter().filter_map(|at| fields.get(*at)).sum::<f64>() / 100.0)
}

/// Waits until something holds.
///
/// # Errors
/// If it does not hold in time.
pub async fn until(what: &str, patience: Duration, mut holds: impl AsyncFnMut() -> bool) -> Result<()> {
    let begun = Instant::now();
    while begun.elapsed() < patience {
        if holds().await {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    bail!("{what}: not within {} s", patience.as_secs())
}
