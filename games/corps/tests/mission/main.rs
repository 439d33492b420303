//! Barricades, the end of a mission, and what a campaign makes of it.
#![allow(clippy::unwrap_used)]

mod campaign;
#[path = "../squad/desk.rs"]
mod desk;
mod ending;
mod hunts;
mod odds;
mod score;
mod spoils;

use corps::{Action, Campaign, Corps, Options, Question, View};
use desk::{asked, choices, key, play};
use std::sync::LazyLock;
use table::{Chance, Game, Match, Pack, Recorded, Viewer};

/// Boards take a while to survey.
static PACK: LazyLock<Pack<Corps>> = LazyLock::new(Pack::builtin);

#[test]
fn scenarios_hold() {
    testkit::scenarios::<Corps>("tests/scenarios/mission");
}

fn view(game: &Match<Corps>) -> View {
    game.view(Viewer::Spectator)
}

/// Whoever is asked plays this, and no chance is drawn.
#[track_caller]
fn quietly(game: &mut Match<Corps>, action: Action) {
    play(game, action, &mut Recorded::new(&[]));
}

/// Passes, or where that is impossible takes the first choice, until something holds.
#[track_caller]
fn pass_until(game: &mut Match<Corps>, chance: &mut dyn Chance, holds: impl Fn(&Match<Corps>) -> bool) {
    for _ in 0..200 {
        if holds(game) {
            return;
        }
        let offered = choices(game);
        let action = if offered.contains(&Action::Pass) { Action::Pass } else { offered[0] };
        play(game, action, chance);
    }
    panic!("{:?} is asked for ever", asked(game));
}

/// The rule by which the mission ended; nothing while it goes on.
fn over(game: &Match<Corps>) -> Option<&str> {
    game.outcome().map(|outcome| &*outcome.rule)
}

/// A file of the built-in pack.
fn file(name: &str) -> &'static str {
    Corps::FILES.iter().find(|(file, _)| *file == name).unwrap().1
}

/// The built-in pack with some facts of a mission written anew: rules are tested whatever the missions are tuned to.
fn rewritten(mission: &str, facts: &[(&str, &str)]) -> Pack<Corps> {
    let whole = rewritten_text(mission, facts);
    Pack::read(&[("missions.toml", &whole)]).unwrap_or_else(|error| panic!("{error}"))
}

/// All missions, with facts of one written anew; an empty one is left out.
fn rewritten_text(mission: &str, facts: &[(&str, &str)]) -> String {
    let text = file("missions.toml");
    let head = format!("\n[missions.{mission}]\n");
    let start = text.find(&head).unwrap() + head.len();
    let end = start + text[start..].find("\n[").unwrap_or(text.len() - start);
    let mut card = String::new();
    let mut left_out = false;
    let mut depth = 0;
    for line in text[start..end].lines() {
        if depth == 0 {
            left_out = facts.iter().any(|(key, _)| line.starts_with(&format!("{key} = ")));
        }
        depth += line.matches(['[', '{']).count();
        depth -= line.matches([']', '}']).count();
        if !left_out {
            card += line;
            card += "\n";
        }
    }
    let facts: String = facts
        .iter()
        .filter(|(_, value)| !value.is_empty())
        .map(|(key, value)| format!("{key} = {value}\n"))
        .collect();
    format!("{}{facts}{card}{}", &text[..start], &text[end..])
}

/// The mission is won at the end of any round that somebody survives.
const EASY: [(&str, &str); 5] = [
    ("victory", "[\"survivor\"]"),
    ("defeat", ""),
    ("withdrawal", ""),
    ("immediate", "false"),
    ("timed", ""),
];

#[track_caller]
fn stage(pack: &Pack<Corps>, options: Options, position: &str) -> Match<Corps> {
    Match::staged(pack, options, position).unwrap_or_else(|error| panic!("{error}"))
}

fn mission(name: &str, players: u8) -> Options {
    Options { mission: key(name), players, ..Options::default() }
}

/// In a campaign that has come so far.
fn in_campaign(name: &str, players: u8, campaign: Campaign) -> Options {
    Options { campaign: Some(campaign), ..mission(name, players) }
}

/// Five spaces in a row, the last one an exit.
const ROOM: &str = "[map]\n+---+---+---+---+---+\n| a   b   c   d   E |\n+---+---+---+---+---+\n";

/// What may be played next.
fn open(game: &Match<Corps>) -> Vec<String> {
    Corps::sequels(game.state()).iter().map(|options| options.mission.to_string()).collect()
}

/// Whoever is activated on the fourth space of the room steps out by the exit.
#[track_caller]
fn walk_out(game: &mut Match<Corps>) {
    pass_until(game, &mut Recorded::new(&[]), |game| matches!(asked(game).1, Question::Act(..)));
    quietly(game, Action::Move);
    play(game, Action::Space(table::Spot::parse("4,0").unwrap()), &mut table::Seeded::from_number(1));
}
