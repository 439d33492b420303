//! `dropship rules`: the rules reference.

use crate::exit::{Ended, Failure};
use crate::speech::Speech;
use rulebook::{Rule, Rulebook};
use std::io::{self, Write};

/// Shows rules by number or by words, or lists the sections
///
/// Exit code 1 if there is no such rule.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  dropship rules C-MOVE-6
  dropship rules door --game obcy
  dropship rules --game requiem
  dropship rules O-MOVE-3 --lang pl")]
pub struct Args {
    /// A rule's number, in capitals or not, or words that must all occur
    #[arg(value_name = "ID|WORDS")]
    query: Vec<String>,
    /// Only the rules of this game
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    #[command(flatten)]
    speech: Speech,
}

/// Prints what was asked for.
///
/// # Errors
/// If no rule fits, or there is no such game.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Ended, Failure> {
    let rules = &Rulebook::in_language(args.speech.language().tag());
    let games: Vec<&str> = rules.books().iter().map(|book| book.game).collect();
    if let Some(game) = args.game.as_deref().filter(|game| !games.contains(game)) {
        let what = format!("there are no numbered rules of `{game}`: the games are {}", games.join(", "));
        return Err(Failure::Unusable(what));
    }
    let is_wanted = |rule: &&Rule| args.game.as_deref().is_none_or(|game| game == rule.game);
    let query = args.query.join(" ");
    if query.trim().is_empty() {
        sections(rules, args.game.as_deref(), out)?;
        return Ok(Ended::Fine);
    }
    if let Some(rule) = rules.find(&query).filter(is_wanted) {
        show(rule, out)?;
        return Ok(Ended::Fine);
    }
    let found: Vec<&Rule> = rules.search(&query).into_iter().filter(is_wanted).collect();
    if found.is_empty() {
        return Err(not_found(rules, &query, is_wanted));
    }
    for rule in &found {
        show(rule, out)?;
    }
    writeln!(out, "{} rules", found.len())?;
    Ok(Ended::Fine)
}

fn not_found(rules: &Rulebook, query: &str, is_wanted: impl Fn(&&Rule) -> bool) -> Failure {
    let near: Vec<&str> =
        rules.nearest(query, 12).into_iter().filter(is_wanted).take(3).map(|rule| rule.id).collect();
    let hint = match near.as_slice() {
        [] => "try fewer words, or `dropship rules` for the list of sections".to_string(),
        near => format!("did you mean {}?", near.join(" or ")),
    };
    Failure::Failed(format!("no rule has the number `{query}` or holds these words: {hint}"))
}

fn show(rule: &Rule, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}  ({}, {})", rule.id, rule.game, rule.section)?;
    writeln!(out, "    {}", rule.text)?;
    if let Some(source) = &rule.source {
        writeln!(out, "    Source: {source}")?;
    }
    writeln!(out)
}

/// The headings of each game's rules in order, with the number of rules under each.
fn sections(rules: &Rulebook, only: Option<&str>, out: &mut dyn Write) -> io::Result<()> {
    for book in rules.books().iter().filter(|book| only.is_none_or(|game| game == book.game)) {
        writeln!(out, "{} ({} rules)", book.game, book.rules.len())?;
        for section in book.rules.chunk_by(|one, next| one.section == next.section) {
            let [first, ..] = section else { continue };
            writeln!(out, "  {:>4}  {}  ({}, …)", section.len(), first.section, first.id)?;
        }
    }
    Ok(())
}
