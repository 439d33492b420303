//! `cargo xtask lighthouse`: how quick and how accessible every page is, by Lighthouse, with a slow phone and on a desktop.

use std::{
    fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, ExitCode, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::{
    browser,
    process::{cargo, tool},
    repo::root,
    web::{self, Form},
};

/// Fetched by npm when it is asked for.
const PACKAGE: &str = "lighthouse@12.8.2";
const FOLDER: &str = "target/lighthouse";
/// What every page shall have in every category.
const LEAST: u32 = 95;
/// When others took more of the processor than so many per cent, figures say little: the page is visited again.
const QUIET: u64 = 3;
/// So often at most; then the quietest visit counts.
const TRIES: usize = 5;
/// The categories in the order of the table.
const CATEGORIES: [&str; 4] = ["performance", "accessibility", "best-practices", "seo"];
/// The pages that can be reached without a match.
const PAGES: [&str; 11] = [
    "/",
    "/about",
    "/matches",
    "/settings",
    "/new/corps",
    "/new/obcy",
    "/new/requiem",
    "/rules/corps",
    "/rules/obcy",
    "/rules/requiem",
    "/glossary/corps",
];

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The pages to visit, such as `/rules/corps`; all that need no match if none is named
    pages: Vec<String>,
    /// How often each is visited; the middle one counts
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=9))]
    rounds: u32,
}

/// Whose device it is.
#[derive(Clone, Copy)]
struct Profile {
    name: &'static str,
    options: &'static [&'static str],
}

/// The phone's processor is four times as slow and its network is slow 4G: really slowed down, not reckoned.
const PROFILES: [Profile; 2] = [
    Profile { name: "phone", options: &["--throttling-method=devtools"] },
    Profile { name: "desktop", options: &["--preset=desktop"] },
];

/// Visits the pages one after another and prints what each has.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    browser::chromium()?;
    let lighthouse = set_up()?;
    web::build(Form::Small)?;
    cargo(["build", "--release", "-p", "dropship"]).run()?;
    let server = Server::start()?;
    let pages: Vec<&str> =
        if args.pages.is_empty() { PAGES.into() } else { args.pages.iter().map(String::as_str).collect() };
    println!(
        "\n{:<8} {:<18} {:>11} {:>13} {:>14} {:>5}  taken away",
        "profile", "page", CATEGORIES[0], CATEGORIES[1], CATEGORIES[2], CATEGORIES[3]
    );
    let mut low = 0;
    for profile in PROFILES {
        for page in &pages {
            let visits = (0..args.rounds).map(|_| quiet_visit(&lighthouse, &server, page, profile));
            let visits = visits.collect::<Result<Vec<_>>>()?;
            let scores =
                [0, 1, 2, 3].map(|category| middle(visits.iter().map(|(scores, _)| scores[category])));
            let stolen = visits.iter().map(|(_, stolen)| *stolen).max().unwrap_or_default();
            low += scores.iter().filter(|score| **score < LEAST).count();
            let [performance, accessibility, practices, search] = scores;
            println!(
                "{:<8} {page:<18} {performance:>11} {accessibility:>13} {practices:>14} {search:>5}  {stolen} %",
                profile.name
            );
        }
    }
    if low == 0 {
        println!("\nEvery page has at least {LEAST} in every category.");
        return Ok(ExitCode::SUCCESS);
    }
    println!(
        "\n{low} figures are below {LEAST}. Where more than {QUIET} % of the processor was taken away (last column), they say \
         little: try again."
    );
    Ok(ExitCode::FAILURE)
}

/// Makes sure of Lighthouse and says where its program is.
fn set_up() -> Result<PathBuf> {
    let program = root().join(FOLDER).join("node_modules/.bin/lighthouse");
    if !program.exists() {
        println!("lighthouse: missing, will be fetched");
        let install = ["install", "--silent", "--no-save", "--prefix", FOLDER, PACKAGE];
        tool("npm", install).run().with_context(|| format!("npm fetches {PACKAGE}: install npm"))?;
    }
    Ok(program)
}

/// The table on a port of its own, until this is dropped.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start() -> Result<Server> {
        // Free a moment ago, and nobody else looks for one.
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut command = Command::new(root().join("target/release/dropship"));
        command.args(["play", "--no-open", "--port", &port.to_string()]).stdout(Stdio::null());
        let child = command.spawn().context("the table cannot be started")?;
        let mut server = Server { child, address: format!("127.0.0.1:{port}") };
        let start = Instant::now();
        while std::net::TcpStream::connect(&server.address).is_err() {
            let ended = server.child.try_wait()?;
            ensure!(ended.is_none(), "the table ended before it began: {ended:?}");
            ensure!(start.elapsed() < Duration::from_secs(60), "the table does not answer");
            thread::sleep(Duration::from_millis(50));
        }
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A visit that little was taken away from.
fn quiet_visit(lighthouse: &Path, server: &Server, page: &str, profile: Profile) -> Result<([u32; 4], u64)> {
    let mut quietest: Option<([u32; 4], u64)> = None;
    for _ in 0..TRIES {
        let again = || visit(lighthouse, server, page, profile);
        // Now and then a browser does not begin to record; then the next one does.
        let (scores, stolen) = again().or_else(|_| again())?;
        if quietest.is_none_or(|(_, least)| stolen < least) {
            quietest = Some((scores, stolen));
        }
        if stolen <= QUIET {
            break;
        }
    }
    quietest.context("no page was visited")
}

/// The scores of a page, and how much of the processor others took meanwhile, in per cent.
fn visit(lighthouse: &Path, server: &Server, page: &str, profile: Profile) -> Result<([u32; 4], u64)> {
    let report = root().join(FOLDER).join("report.json");
    let before = processor();
    let output = Command::new(lighthouse)
        .arg(format!("http://{}{page}", server.address))
        .args(profile.options)
        .args(["--quiet", "--output=json", "--output-path"])
        .arg(&report)
        .arg("--chrome-flags=--headless=new --no-sandbox --disable-gpu")
        .output()
        .context("lighthouse cannot be started; it needs node")?;
    if !output.status.success() {
        bail!("lighthouse ended with {}: {}", output.status, String::from_utf8_lossy(&output.stderr).trim());
    }
    let (all, stolen) = processor();
    let stolen = (stolen - before.1) * 100 / (all - before.0).max(1);
    let text = fs::read_to_string(&report).context("lighthouse wrote no report")?;
    Ok((scores(&serde_json::from_str(&text)?)?, stolen))
}

fn scores(report: &Value) -> Result<[u32; 4]> {
    let mut scores = [0; 4];
    for (score, category) in scores.iter_mut().zip(CATEGORIES) {
        let found = report["categories"][category]["score"].as_f64();
        *score = (found.with_context(|| format!("the report has no score for {category}"))? * 100.0).round()
            as u32;
    }
    Ok(scores)
}

/// Time of all processors and what of it other machines took, in ticks; nothing where that is not told.
fn processor() -> (u64, u64) {
    let text = fs::read_to_string("/proc/stat").unwrap_or_default();
    let ticks = text.lines().next().unwrap_or_default().split_whitespace().skip(1);
    let ticks: Vec<u64> = ticks.filter_map(|number| number.parse().ok()).take(8).collect();
    (ticks.iter().sum(), ticks.get(7).copied().unwrap_or_default())
}

fn middle(numbers: impl Iterator<Item = u32>) -> u32 {
    let mut numbers: Vec<u32> = numbers.collect();
    numbers.sort_unstable();
    numbers.get((numbers.len().max(1) - 1) / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_category_must_have_a_score() {
        let of = |score: Value| json!({ "score": score });
        let report = |seo: Value| {
            json!({ "categories": { "performance": of(json!(0.954)), "accessibility": of(json!(1)),
                "best-practices": of(json!(0.96)), "seo": of(seo) } })
        };
        assert_eq!(scores(&report(json!(0.9))).unwrap(), [95, 100, 96, 90]);
        let error = scores(&report(Value::Null)).unwrap_err().to_string();
        assert!(error.contains("seo"), "{error}");
    }

    #[test]
    fn of_an_even_number_the_lower_of_the_two_in_the_middle_counts() {
        assert_eq!(middle([99, 93, 97].into_iter()), 97);
        assert_eq!(middle([99, 93].into_iter()), 93);
    }
}
