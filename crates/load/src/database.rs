//! A PostgreSQL of one's own, in a temporary folder, for as long as it is needed.

use anyhow::{Context, Result, bail};
use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// PostgreSQL refuses to run as root; then it runs as nobody.
const NOBODY: u32 = 65_534;

/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// A PostgreSQL of one's own. It ends with this.
pub struct Database {
    folder: PathBuf,
    port: u16,
    server: Child,
}

impl Database {
    /// Starts one. Where `durable` is false it does not wait for the disk, which is enough for tests.
    ///
    /// # Errors
    /// If PostgreSQL is not installed, or does not start.
    pub fn start(durable: bool) -> Result<Database> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let folder = std::env::temp_dir().join(format!("dropship-postgres-{}-{port}", std::process::id()));
        fs::create_dir_all(&folder)?;
        if is_root() {
            chown(&folder, Some(NOBODY), Some(NOBODY))?;
        }
        let data = folder.join("data");
        let made = program("initdb", &folder)?
            .args([
                "--auth=trust",
                "--username=dropship",
                "--encoding=UTF8",
                "--no-locale",
                "--no-sync",
                "-D",
            ])
            .arg(&data)
            .stdout(Stdio::null())
            .status()?;
        if !made.success() {
            bail!("initdb did not work");
        }
        let server = start(&folder, port, durable)?;
        Ok(Database { folder, port, server })
    }

    /// Its address as a store.
    pub fn address(&self) -> String {
        format!("postgres://dropship@127.0.0.1:{}/postgres", self.port)
    }

    /// Stops it at once, as if the machine had lost power.
    ///
    /// # Errors
    /// If it cannot be stopped.
    pub fn stop(&mut self) -> Result<()> {
        // Those who serve a connection outlive it for a moment, and would store what comes just then.
        let children = fs::read_to_string(format!("/proc/{0}/task/{0}/children", self.server.id()))?;
        self.server.kill()?;
        self.server.wait()?;
        Command::new("kill").arg("-9").args(children.split_whitespace()).stderr(Stdio::null()).status()?;
        Ok(())
    }

    /// Starts it again where it was.
    ///
    /// # Errors
    /// If it does not start.
    pub fn go_on(&mut self) -> Result<()> {
        // Whoever is killed leaves its children behind for a moment, which hold the files.
        let begun = Instant::now();
        loop {
            match start(&self.folder, self.port, true) {
                Ok(server) => {
                    self.server = server;
                    return Ok(());
                }
                Err(error) if begun.elapsed() > PATIENCE => return Err(error),
                Err(_) => sleep(Duration::from_millis(200)),
            }
        }
    }
}

fn start(folder: &Path, port: u16, durable: bool) -> Result<Child> {
    let mut command = program("postgres", folder)?;
    command.arg("-D").arg(folder.join("data")).arg("-p").arg(port.to_string()).arg("-k").arg(folder);
    command.args(["-h", "127.0.0.1", "-c", "max_connections=50", "-c", "log_min_messages=fatal"]);
    if !durable {
        command.args(["-c", "fsync=off"]);
    }
    let mut server = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        if server.try_wait()?.is_some() {
            bail!("postgres ended by itself");
        }
        let ready = program("pg_isready", folder)?
            .args(["-q", "-h", "127.0.0.1", "-p"])
            .arg(port.to_string())
            .status()?;
        if ready.success() {
            return Ok(server);
        }
        sleep(Duration::from_millis(50));
    }
    bail!("postgres was not ready after {} s", PATIENCE.as_secs())
}

/// One of PostgreSQL's programs, to be run in the folder and not as root.
fn program(name: &str, folder: &Path) -> Result<Command> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> =
        versions.map(|version| version.path().join("bin").join(name)).filter(|path| path.exists()).collect();
    found.sort();
    let on_path = std::env::var_os("PATH").and_then(|path| {
        std::env::split_paths(&path).map(|folder| folder.join(name)).find(|path| path.exists())
    });
    let path = found.pop().or(on_path).with_context(|| {
        format!("{name} is missing: install PostgreSQL (Debian and Ubuntu: apt-get install postgresql)")
    })?;
    let mut command = Command::new(path);
    command.current_dir(folder);
    if is_root() {
        command.uid(NOBODY).gid(NOBODY);
    }
    Ok(command)
}

/// Whether this process runs as root: then everything it makes is root's.
fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

impl Drop for Database {
    fn drop(&mut self) {
        // It is thrown away; there is nothing to save.
        let _ = self.server.kill();
        let _ = self.server.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
