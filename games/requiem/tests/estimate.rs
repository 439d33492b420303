//! What bots go by: where a step leads, and when to stop.
#![allow(clippy::unwrap_used)]

use requiem::{Action, Hero, Options, Requiem, State};
use table::{Cx, Estimate, Game, Match, Pack, Seat, Seeded, Viewer};

const GUARD: Seat = Seat(0);

/// A match in which the Guard lets a soldier act.
fn acting(tasks: bool, soldier: &str, position: &str) -> Match<Requiem> {
    let options = Options { tasks, ..Options::default() };
    let mut game = Match::<Requiem>::staged(&Pack::builtin(), options, position).unwrap();
    game.play(GUARD, &Action::Activate(Hero::parse(soldier).unwrap()), &mut Seeded::from_number(1)).unwrap();
    game
}

fn after(game: &Match<Requiem>, action: &Action) -> State {
    let mut state = game.state().clone();
    Requiem::apply(&mut state, GUARD, action, &mut Cx::silent(&mut Seeded::from_number(2)));
    state
}

/// What stopping is worth, and the best of the walks that leave something to be done.
fn stop_or_walk(game: &Match<Requiem>) -> (f64, f64) {
    let prompt = game.prompts().get(0).unwrap();
    let walks = prompt.choices.iter().filter(|action| matches!(action, Action::Move(_)));
    let short = walks.map(|action| after(game, action)).filter(|state| {
        let view = Requiem::view(state, Viewer::Spectator);
        view.heroes.values().any(|hero| hero.acted && !hero.done)
    });
    let best = short.map(|state| Requiem::estimate(&state, GUARD)).max_by(f64::total_cmp).unwrap();
    (Requiem::estimate(&after(game, &Action::Finish), GUARD), best)
}

#[test]
fn a_step_that_leads_nowhere_is_worth_less_than_to_stop() {
    // The others hold the corridor and the hives, and are nearer to all enemies.
    let position = "[heroes]\nc15-09: S1\nc19-07: S2\nc19-11: S3\nc01-16: S4\ns06-08: S5\ns14-08: S6\ns10-02: S7\n\
                    c16-04: P\ns17-02: H\n[table]\nturn guard\nlevel guard 5\n";
    let game = acting(true, "S4", position);
    let (stop, walk) = stop_or_walk(&game);
    assert!(stop > walk, "{stop} {walk}");
}

#[test]
fn where_tasks_lead_nobody_together_enemies_are_sought() {
    let position = "[heroes]\nc01-16: S1\nc20-16: P\ns10-05: H\n[table]\nturn guard\n";
    let game = acting(false, "S1", position);
    let (stop, walk) = stop_or_walk(&game);
    assert!(stop < walk, "{stop} {walk}");
}

#[test]
fn soldiers_go_no_nearer_than_they_can_shoot() {
    let position = "[heroes]\nc01-16: S1\nc06-16: P\ns10-05: H\n[table]\nturn guard\n";
    let game = acting(false, "S1", position);
    let (stop, walk) = stop_or_walk(&game);
    assert!(stop > walk, "{stop} {walk}");
}
